/// An object in a text that was scanned before, looked at once more for the sake of a message.
struct JSONObject {
  private let source: Source
  private let start: Int

  init(at start: Int, in source: Source) {
    self.source = source
    self.start = start
  }

  /// Its keys, each once, in their order.
  var keys: [String] { Self.distinct(members.map(\.key)) }

  /// Those of its keys that have a value to make a label of.
  var labelKeys: [String] { Self.distinct(members.filter { $0.value != nil }.map(\.key)) }

  private static func distinct(_ keys: [String]) -> [String] {
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }

  /// Whether it says of itself, as the last record of `tree -J` does, that it is no node.
  var isReport: Bool { members.contains { $0.key == "type" && $0.value == "report" } }

  /// Its members; values that are containers or null are left out.
  private var members: [(key: String, value: String?)] {
    var scanner = JSONScanner(source.bytes, at: start)
    var decoder = LexemeDecoder(source.bytes, keepsUnshowable: true)
    var members: [(key: String, value: String?)] = []
    while let token = try? scanner.next() {
      if token.kind == .objectEnd, scanner.depth == 0 { break }
      guard scanner.depth == 1 else { continue }
      let text = decoder.text(of: token.lexeme)
      if token.kind == .key {
        members.append((text, nil))
      } else if token.kind.isLabel {
        members[members.count - 1].value = text
      }
    }
    return members
  }
}
