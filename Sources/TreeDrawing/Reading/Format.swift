/// The notations that trees are read from.
package enum Format: String, CaseIterable, Sendable {
  /// By the name's extension if it is `.json` or `.txt`, else by the first byte.
  case auto
  /// Indented text, one node a line.
  case outline
  /// JSON objects with a label and children.
  case json
}

extension Format {
  /// The format that a name's extension stands for, if it stands for one.
  init?(extensionOf name: String) {
    switch name.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() {
    case "json": self = .json
    case "txt": self = .outline
    default: return nil
    }
  }

  /// The format that a text probably has whose first byte, white space aside, is this one.
  init(firstByte: UInt8) {
    self = firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[") ? .json : .outline
  }
}
