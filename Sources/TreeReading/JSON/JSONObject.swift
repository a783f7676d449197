/// An object in a text that was scanned before, looked at once more for the sake of a message.
struct JSONObject {
  private let source: Source
  /// The offset of its opening bracket.
  let start: Int

  init(at start: Int, in source: Source) {
    self.source = source
    self.start = start
  }

  /// The keys of an object, each once, in their order.
  struct Keys: Sendable {
    let all: [String]
    /// Those that have a value to make a label of.
    let ofLabels: [String]
  }

  var keys: Keys {
    let members = members
    return Keys(
      all: Self.distinct(members.map(\.key)),
      ofLabels: Self.distinct(members.filter { $0.value != nil }.map(\.key)))
  }

  private static func distinct(_ keys: [String]) -> [String] {
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }

  /// Whether it says of itself, as the last record of `tree -J` does, that it is no node.
  var isReport: Bool { members.contains { $0.key == "type" && $0.value == "report" } }

  /// Whether it is what `kubectl get -o json` puts around what it lists.
  var isListOfKubernetes: Bool {
    let members = members
    return members.contains { $0.key == "apiVersion" }
      && members.contains { $0.key == "kind" && $0.value?.hasSuffix("List") == true }
  }

  /// What it says that could not be done, if it says nothing else.
  var onlyError: Lexeme? {
    let members = lexemes
    return members.count == 1 && text(members[0].key) == "error" ? members[0].value : nil
  }

  /// The value of a member that can be a label; nil if there is none.
  func value(of key: String) -> Lexeme? {
    lexemes.first { text($0.key) == key }?.value
  }

  /// Its members; values that are containers or null are left out.
  private var members: [(key: String, value: String?)] {
    lexemes.map { (text($0.key), $0.value.map(text)) }
  }

  private func text(_ lexeme: Lexeme) -> String { lexeme.text(in: source.bytes) }

  private var lexemes: [(key: Lexeme, value: Lexeme?)] {
    var scanner = JSONScanner(source.bytes, at: start)
    var members: [(key: Lexeme, value: Lexeme?)] = []
    while let token = try? scanner.next() {
      if token.kind == .objectEnd, scanner.depth == 0 { break }
      guard scanner.depth == 1 else { continue }
      if token.kind == .key {
        members.append((token.lexeme, nil))
      } else if token.kind.isLabel {
        members[members.count - 1].value = token.lexeme
      }
    }
    return members
  }
}
