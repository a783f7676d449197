/// The grammar of links from a node to others: names of nodes, separated by semicolons, each
/// perhaps with a colon and a label behind it.
enum LinkTargets {
  /// The targets in a text.
  static func texts(in text: String) -> [String] {
    text.unicodeScalars.split(separator: ";").compactMap { part in
      let start = Substring(part).drop { $0 == " " }
      return start.lastIndex { $0 != " " }.map { String(start[...$0]) }
    }
  }
}
