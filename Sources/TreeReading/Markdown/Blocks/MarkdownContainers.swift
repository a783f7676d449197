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
  /// Whether the innermost is an item that may still get a label.
  private var awaitsLabel = false
  /// How many there have been.
  private var numberOfAll = 0

  private struct Container {
    /// Such as no other has.
    let number: Int
    /// How far an item's content is indented from what the item is in; nil for a quote.
    let width: Int?
    /// The column of a number that begins an item.
    let numberColumn: Int?
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
  /// - Parameters:
  ///   - cursor: the line, which is then behind what makes it part of them.
  ///   - policy: says whether a blank line ends an item that is empty.
  /// - Returns: how many they are, counted from the outermost.
  mutating func matched(by cursor: inout MarkdownCursor, _ policy: MarkdownPolicy) -> Int {
    defer { isEmptyItem = false }
    if isEmptyItem, cursor.isBlank { awaitsLabel = false }
    var count = 0
    var quoteCount = 0
    while count < all.count {
      if cursor.isBlank {
        let isEnd = isEmptyItem && !policy.keepsEmptyItems
        return quoteCount < quotes.count ? quotes[quoteCount] : all.count - (isEnd ? 1 : 0)
      }
      if let width = all[count].width {
        guard cursor.enterItem(width, least: width + shift(behind: count)) else { return count }
      } else {
        guard cursor.enterQuote() else { return count }
        quoteCount += 1
      }
      count += 1
    }
    return count
  }

  /// How much further left than an item's content that of a bullet in it is, below its number.
  private func shift(behind place: Int) -> Int {
    place + 1 < all.count ? min(all[place + 1].width ?? 0, 0) : 0
  }

  /// Goes on with an item below whose number a bullet is, though not indented as far as its text.
  ///
  /// - Parameters:
  ///   - place: the first of the containers that the bullet's line does not go on with.
  ///   - cursor: the line from the bullet on, which is then in that item.
  /// - Returns: whether there is such an item.
  func keeps(_ place: Int, below cursor: inout MarkdownCursor) -> Bool {
    guard place < all.count, let width = all[place].width, let column = all[place].numberColumn,
      cursor.line.column >= column + 2
    else { return false }
    return cursor.enterItem(width, least: .min)
  }

  /// Closes all but the outermost ones.
  mutating func close(to count: Int) {
    guard count < all.count else { return }
    all.removeLast(all.count - count)
    while let last = quotes.last, last >= count { quotes.removeLast() }
    awaitsLabel = false
  }

  mutating func openQuote() {
    quotes.append(all.count)
    open(width: nil, number: nil)
  }

  mutating func openItem(_ marker: MarkdownMarker, width: Int, isEmpty: Bool) {
    open(width: width, number: marker.isOrdered ? marker.column : nil)
    isEmptyItem = isEmpty
    awaitsLabel = true
  }

  private mutating func open(width: Int?, number: Int?) {
    numberOfAll += 1
    all.append(Container(number: numberOfAll, width: width, numberColumn: number))
    isEmptyItem = false
  }
}

extension MarkdownContainers {
  /// What a heading or a new paragraph in the outermost ones is, which may be a label once.
  mutating func takeRole(in count: Int, _ policy: MarkdownPolicy) -> MarkdownRole {
    guard policy.hasLabels, count > 0 else { return .plain }
    guard awaitsLabel, count == all.count else { return .passed }
    awaitsLabel = false
    return .label
  }

  /// Takes that what seemed to be a label is the head of a table.
  mutating func giveBackLabel() { awaitsLabel = true }
}
