extension ByteWriter {
  /// Appends the begin of what leads somewhere; a place in the document has the prefix of its
  /// names.
  mutating func link(to destination: String, _ format: SVGFormat) {
    markup("<a href=\"")
    if let prefix = format.options.prefix, destination.hasPrefix("#"),
      format.marks.names.values.contains(String(destination.dropFirst()))
    {
      markup("#")
      markup(made: prefix)
      text(String(destination.dropFirst()))
    } else {
      text(destination)
    }
    markup("\"")
    if let target = format.options.linkTarget { markup(target.attributes) }
    markup(">")
  }
}

extension LinkTarget {
  /// What makes a link open there.
  fileprivate var attributes: StaticString {
    switch self {
    case .blank: " target=\"_blank\" rel=\"noopener\""
    case .`self`: " target=\"_self\""
    case .parent: " target=\"_parent\""
    case .top: " target=\"_top\""
    }
  }
}
