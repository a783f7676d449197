/// The block quotes and list items that are open, outermost first.
///
/// They are a list, and blank lines pass over all items at once; so neither depth nor many lines
/// take more than their share.
struct MarkdownContainers {
  private var all: [Container] = []
  /// Which of them are block quotes.
  private var quotes: [Int] = []
  /// Whether the innermost is an item with nothing but its marker so far.
  private var isEmptyItem = false
  /// How many there have been.
  private var numberOfAll = 0

  private struct Container {
    /// Such as no other has.
    let number: Int
    /// How far an item's content is indented from what the item is in; nil for a quote.
    let width: Int?
  }

  var count: Int { all.count }

  /// What a line begins with to be in all of them.
  var prefix: [UInt8] {
    all.flatMap { container in
      container.width.map { [UInt8](repeating: UInt8(ascii: " "), count: $0) } ?? Array("> ".utf8)
    }
  }

  /// The number of the innermost; 0 if none is open.
  var innermost: Int { all.last?.number ?? 0 }

  /// Finds the containers that a line goes on with.
  ///
  /// - Parameter cursor: the line, which is then behind what makes it part of them.
  /// - Returns: how many they are, counted from the outermost.
  mutating func matched(by cursor: inout MarkdownCursor) -> Int {
    defer { isEmptyItem = false }
    var count = 0
    var quoteCount = 0
    while count < all.count {
      if cursor.isBlank {
        return quoteCount < quotes.count ? quotes[quoteCount] : all.count - (isEmptyItem ? 1 : 0)
      }
      if let width = all[count].width {
        guard cursor.enterItem(width) else { return count }
      } else {
        guard cursor.enterQuote() else { return count }
        quoteCount += 1
      }
      count += 1
    }
    return count
  }

  /// Closes all but the outermost ones.
  mutating func close(to count: Int) {
    all.removeLast(max(all.count - count, 0))
    while let last = quotes.last, last >= count { quotes.removeLast() }
  }

  mutating func openQuote() {
    quotes.append(all.count)
    open(width: nil)
  }

  mutating func openItem(width: Int, isEmpty: Bool) {
    open(width: width)
    isEmptyItem = isEmpty
  }

  private mutating func open(width: Int?) {
    numberOfAll += 1
    all.append(Container(number: numberOfAll, width: width))
    isEmptyItem = false
  }
}
