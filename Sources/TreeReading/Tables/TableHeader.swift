/// The first row of a table, which names its columns.
struct TableHeader: NamedColumns {
  private static let separators = [",", ";", "\t", "|"].map { (sign: Character) in
    sign.asciiValue ?? 0
  }

  /// The names of the columns.
  let names: [String]
  /// Where the first name is.
  let start: Int
  /// Where the rows begin that are nodes.
  let end: Int
  let separator: UInt8
  /// Whether bars are drawn around the rows as well, as in Markdown.
  let isFramed: Bool

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - bytes: those of a source, or the first of them.
  ///   - start: where the text begins.
  ///   - origin: where it stands in another, whose places faults tell.
  /// - Throws: what is wrong with its quotes.
  init(in bytes: [UInt8], at start: Int, of origin: SourceOrigin? = nil) throws(Fault) {
    let first = OutlineLine(in: bytes, at: bytes[start...].firstIndex { !$0.isWhiteSpace } ?? start)
    let given = Self.statedSeparator(first, in: bytes)
    let textStart = given == nil ? first.label.start : first.next
    isFramed = given == nil && TableFrame.begins(in: bytes, at: textStart)
    separator =
      isFramed ? TableFrame.bar : given ?? Self.separator(ofLineAt: textStart, in: bytes)
    var scanner = TableScanner(
      bytes, at: textStart, of: origin, separator: separator, isFramed: isFramed)
    var fields: [Lexeme] = []
    _ = try scanner.next(&fields)
    names = fields.map { $0.text(in: bytes) }
    self.start = fields.first?.start ?? textStart
    end = scanner.position
  }

  /// The character in a first line such as `sep=;`, which spreadsheets write for each other.
  private static func statedSeparator(_ line: OutlineLine, in bytes: [UInt8]) -> UInt8? {
    let text = bytes[line.label.range]
    return text.count == 5 && text.starts(with: "sep=".utf8) ? text.last : nil
  }

  /// The one that occurs most often in a line, outside of quotes; of equals, the first.
  private static func separator(ofLineAt start: Int, in bytes: [UInt8]) -> UInt8 {
    var counts = separators.map { _ in 0 }
    var isQuoted = false
    for byte in bytes[start...] {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte.endsLine { break }
      if let index = separators.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return separators[counts.firstIndex(of: most) ?? 0]
  }
}
