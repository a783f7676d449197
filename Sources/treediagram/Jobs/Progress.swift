/// A line on a terminal that says how far long work has come.
struct Progress {
  private let count: Int
  private let isShown: Bool
  private let start = secondsOfSteadyClock()
  /// When the line was last written.
  private var last = 0.0
  private var isVisible = false

  /// How long work is before it is worth a line, and how often that changes, in seconds.
  private static let patience = 1.0
  private static let pause = 0.1

  init(count: Int, isShown: Bool) {
    self.count = count
    self.isShown = isShown
  }

  /// Shows how many are done, if this takes long.
  mutating func show(_ done: Int) {
    guard isShown else { return }
    guard done < count else { return hide() }
    let now = secondsOfSteadyClock()
    guard now - start > Self.patience, now - last > Self.pause else { return }
    last = now
    isVisible = true
    write("\r\(done) of \(count) drawn\u{1B}[K")
  }

  /// Makes room for a message.
  mutating func hide() {
    guard isVisible else { return }
    isVisible = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    try? Descriptor.standardError.writeAll(Array(text.utf8))
  }
}
