/// The defaults of guides that are being worked out, each because the one before asks for it.
///
/// It notices a default that depends on itself, which would be worked out for ever.
final class GuideDefaults {
  private let warnings: WarningLog
  private var open: [Default] = []

  /// Far more than what guides ask of each other, and less than what fits on the call stack.
  private static let limit = 64

  private struct Default {
    let key: AlignmentKey
    let element: Int?
    var isCircular = false
  }

  init(reportingTo warnings: WarningLog) {
    self.warnings = warnings
  }

  /// What a guide's default comes out as, 0 if it depends on itself.
  func value(of key: AlignmentKey, in element: Int?, _ body: () -> Double) -> Double {
    let first = open.firstIndex { $0.key == key && $0.element == element }
    guard first == nil, open.count < Self.limit else {
      noteCircle(from: first ?? open.count - 1, key)
      return 0
    }
    open.append(Default(key: key, element: element))
    let value = body()
    return open.removeLast().isCircular ? 0 : value
  }

  private func noteCircle(from first: Int, _ key: AlignmentKey) {
    warnings.note(.circularGuide(name: key.name))
    for index in first..<open.count { open[index].isCircular = true }
  }
}
