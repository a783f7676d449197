/// The defaults of guides that are being worked out, each because the one before asks for it.
///
/// It notices a default that depends on itself, which would be worked out for ever.
final class GuideDefaults {
  private let warnings: WarningLog
  private var open: [Default] = []
  /// Those that were found to depend on themselves.
  private var circular: Set<Default> = []

  /// Far more than what guides ask of each other, and less than what fits on the call stack.
  private static let limit = 64

  private struct Default: Hashable {
    let key: AlignmentKey
    let element: ElementID?
  }

  init(reportingTo warnings: WarningLog) {
    self.warnings = warnings
  }

  /// What a guide's default comes out as that another one asks for, 0 if it depends on itself.
  func askedValue(of key: AlignmentKey, in element: ElementID?, _ body: () -> Double) -> Double {
    let asked = Default(key: key, element: element)
    let first = open.firstIndex(of: asked)
    guard first == nil, open.count < Self.limit else {
      warnings.record(.circularGuide(name: key.name))
      circular.formUnion(open[(first ?? 0)...])
      return 0
    }
    open.append(asked)
    defer { open.removeLast() }
    return value(of: key, in: element, body)
  }

  /// The default as the engine asks it.
  ///
  /// It is not tracked: a cycle always passes through `askedValue`, which is.
  func value(of key: AlignmentKey, in element: ElementID?, _ body: () -> Double) -> Double {
    let value = body()
    guard !circular.isEmpty else { return value }
    return circular.contains(Default(key: key, element: element)) ? 0 : value
  }
}
