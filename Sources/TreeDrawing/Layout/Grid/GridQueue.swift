/// Columns, or rows, of a grid by their lengths; the next one is known at once.
///
/// - Complexity: O(log *n*) for each that is added or taken out.
struct GridQueue {
  struct Entry {
    let length: Double
    let track: Int
  }

  private var entries: [Entry] = []
  /// Whether the longest is the next, and not the shortest.
  private let isLongestFirst: Bool

  init(isLongestFirst: Bool) { self.isLongestFirst = isLongestFirst }

  var next: Entry? { entries.first }

  mutating func add(_ track: Int, length: Double) {
    entries.append(Entry(length: length, track: track))
    var index = entries.count - 1
    while index > 0, isBefore(index, (index - 1) / 2) {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeNext() {
    guard let last = entries.popLast(), !entries.isEmpty else { return }
    entries[0] = last
    var index = 0
    while let child = firstChild(of: index), isBefore(child, index) {
      entries.swapAt(index, child)
      index = child
    }
  }

  /// The place of what comes first of the two below a place.
  private func firstChild(of index: Int) -> Int? {
    let child = 2 * index + 1
    guard child + 1 < entries.count else { return child < entries.count ? child : nil }
    return isBefore(child + 1, child) ? child + 1 : child
  }

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    isLongestFirst
      ? entries[one].length > entries[other].length : entries[one].length < entries[other].length
  }
}
