/// What was misused while a picture is laid out.
///
/// Views, the engine and the proxies of geometry readers all report here, so it is shared. It holds
/// nothing until there is something to report.
///
/// Misuse is never fatal: each check gives back a value to go on with.
final class WarningLog {
  private var counts: [(misuse: LayoutWarning.Misuse, count: Int)] = []
  private var indices: [LayoutWarning.Misuse: Int] = [:]

  /// Records a misuse, which counts once more if it is the same as an earlier one.
  func record(_ misuse: LayoutWarning.Misuse) {
    if let index = indices[misuse] {
      counts[index].count += 1
    } else {
      indices[misuse] = counts.appendIndex((misuse, 1))
    }
  }

  /// The misuses in the order in which they were first met.
  var warnings: [LayoutWarning] {
    counts.map { LayoutWarning(misuse: $0.misuse, count: $0.count) }
  }
}
