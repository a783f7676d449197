/// Another way to read an input that has a fault.
package enum Hint: Sendable {
  /// Data happen to have the name of an attribute.
  case attributeMayBeData
  /// Data happen to have the name of a child of a binary tree.
  case sideMayBeData
  /// Text happens to look like a block of attributes.
  case blockMayBeText
  /// The format was a guess from one thing alone, and may be another.
  indirect case doubtful(Recognition, other: Format)
  /// The first lines look like another format than the one that was asked for.
  case looksLike(Format)
}

extension Hint {
  /// What to do, as the last remedy of a message.
  var remedy: String {
    switch self {
    case .attributeMayBeData: "or, if this is no attribute but data, use --literal"
    case .sideMayBeData: "or, if this is no child but data, use --fields children=children"
    case .blockMayBeText: "or, if this is no block of attributes but text, use --literal"
    case .doubtful(let recognition, let other):
      "or, if this is not \(recognition.format.title) though \(recognition.reason ?? ""), "
        + "use --from \(other.rawValue)"
    case .looksLike(let other):
      "or, as this looks like \(other.title), use --from \(other.rawValue)"
    }
  }
}
