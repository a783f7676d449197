/// A heading or a list item that is open.
struct MarkdownLevel {
  /// From 1 to 6; 0 for an item.
  let rank: Int
  /// The column of an item's marker.
  let column: Int
  /// The column where an item's text begins.
  let content: Int
  let isOrdered: Bool

  init(rank: Int) {
    self.rank = rank
    column = 0
    content = 0
    isOrdered = false
  }

  init(item marker: MarkdownMarker) {
    rank = 0
    column = marker.column
    content = marker.content
    isOrdered = marker.isOrdered
  }

  var isItem: Bool { rank == 0 }

  /// Whether another item is nested in this one: it begins below the text.
  ///
  /// Below a number, it is enough that a bullet is indented by two, as many write.
  func holds(_ marker: MarkdownMarker) -> Bool {
    marker.column >= content || isOrdered && !marker.isOrdered && marker.column >= column + 2
  }
}
