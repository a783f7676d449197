/// In how many columns the children of a node stand.
package enum ColumnCount: Hashable, Sendable {
  /// As many as make the diagram of the node about as wide as high.
  case auto
  case count(Int)
}

extension ColumnCount {
  package static let range = 1...1000

  /// The count that a text names: `auto`, or a whole number in the range; nil if it is neither.
  init?(_ text: String) {
    if text == "auto" {
      self = .auto
    } else if text.utf8.allSatisfy(\.isDigit), let count = Int(text), Self.range.contains(count) {
      self = .count(count)
    } else {
      return nil
    }
  }

  /// The text that names it.
  package var text: String {
    switch self {
    case .auto: "auto"
    case .count(let count): String(count)
    }
  }
}
