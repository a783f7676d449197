/// A member that is a field, or that has fields in it.
struct FieldHead: Sendable {
  /// A field that the member's value is or holds.
  struct Field: Sendable {
    /// The field's number.
    let number: UInt8
    /// The names further in; none if the value is the field's.
    let rest: [String]
    /// Whether lists are no values of it.
    let isPlain: Bool
  }

  let key: String
  private(set) var fields: [Field]

  /// The members that fields begin with, each once.
  ///
  /// - Parameters:
  ///   - paths: the fields.
  ///   - plainCount: how many of the first have no lists as values.
  /// - Returns: the members, in the order of the fields.
  static func heads(of paths: [FieldPath], plainCount: Int) -> [FieldHead] {
    var heads: [FieldHead] = []
    var places: [String: Int] = [:]
    for (number, path) in paths.enumerated() {
      let field = Field(
        number: UInt8(truncatingIfNeeded: number), rest: Array(path.parts.dropFirst()),
        isPlain: number < plainCount)
      if let place = places[path.parts[0]] {
        heads[place].fields.append(field)
      } else {
        places[path.parts[0]] = heads.count
        heads.append(FieldHead(key: path.parts[0], fields: [field]))
      }
    }
    return heads
  }

  /// The values of fields in a member's value; those of null are empty.
  ///
  /// - Parameters:
  ///   - value: what the value begins with.
  ///   - bytes: the source's.
  /// - Returns: for each field that is there its value, and further ones if there are several.
  func values(in value: JSONToken, of bytes: [UInt8]) -> [(name: ValueName, value: Lexeme)] {
    guard !value.kind.opensContainer else {
      let fields = fields.filter { !$0.isPlain }
      guard !fields.isEmpty else { return [] }
      var finder = FieldFinder(fields, in: bytes, at: value.lexeme.start)
      return finder.values()
    }
    let text = value.kind == .null ? Lexeme.empty : value.lexeme
    return fields.filter { $0.rest.isEmpty }.map { (.field($0.number), text) }
  }
}

/// Finds the values of fields in an object or array.
///
/// The parts of a name are keys, or the numbers of elements, counted from 0. A key stands for that
/// of all elements of an array between. An array of texts and numbers is a value of several parts.
private struct FieldFinder {
  private let bytes: [UInt8]
  private let fields: [FieldHead.Field]
  private var scanner: JSONScanner
  private var found: [(name: ValueName, value: Lexeme)] = []
  private var isFound: [Bool]
  private var open: [Container] = []
  /// Whether any name is the number of an element.
  private let hasNumbers: Bool

  /// A field, and how many of its names lead to where it is looked for.
  private typealias Way = (field: Int, length: Int)

  private struct Container {
    let ways: [Way]
    let isArray: Bool
    var count = 0
  }

  init(_ fields: [FieldHead.Field], in bytes: [UInt8], at start: Int) {
    self.fields = fields
    self.bytes = bytes
    scanner = JSONScanner(bytes, at: start)
    isFound = fields.map { _ in false }
    hasNumbers = fields.contains { $0.rest.contains { Int($0) != nil } }
  }

  /// All values; those before an error of syntax, which another reader finds.
  mutating func values() -> [(name: ValueName, value: Lexeme)] {
    var ways: [Way] = fields.indices.map { ($0, 0) }
    while let token = try? scanner.next() {
      switch token.kind {
      case .key: ways = self.ways(through: token.lexeme)
      case .objectEnd, .arrayEnd: open.removeLast()
      default:
        if open.last?.isArray == true { ways = waysToElement() }
        take(token, ways)
      }
      if open.isEmpty { break }
    }
    return found
  }

  private mutating func take(_ token: JSONToken, _ ways: [Way]) {
    guard token.kind.opensContainer else {
      let isElement = open.last?.isArray == true
      for way in ways where way.length == fields[way.field].rest.count {
        if token.kind != .null || !isElement { add(token.lexeme, token.kind, to: way.field) }
      }
      return
    }
    let isArray = token.kind == .arrayStart
    let inside = isArray ? ways : ways.filter { $0.length < fields[$0.field].rest.count }
    if isArray {
      for way in inside where way.length == fields[way.field].rest.count {
        add(.empty, .null, to: way.field)
      }
    }
    open.append(Container(ways: inside, isArray: isArray))
    if inside.isEmpty, (try? scanner.skip(to: scanner.depth - 1)) != nil { open.removeLast() }
  }

  private mutating func add(_ value: Lexeme, _ kind: JSONToken.Kind, to field: Int) {
    let number = fields[field].number
    let text = kind == .null ? .empty : value
    if isFound[field], text.range.isEmpty { return }
    found.append((isFound[field] ? .furtherPart(number) : .field(number), text))
    isFound[field] = true
  }

  /// The ways that go on through a key of the innermost object.
  private func ways(through key: Lexeme) -> [Way] {
    guard let container = open.last, !container.ways.isEmpty else { return [] }
    let text = key.text(in: bytes)
    return container.ways.filter { fields[$0.field].rest[$0.length] == text }
      .map { ($0.field, $0.length + 1) }
  }

  /// The ways that go on through the next element of the innermost array.
  private mutating func waysToElement() -> [Way] {
    guard let container = open.last, !container.ways.isEmpty else { return [] }
    guard hasNumbers else { return container.ways }
    open[open.count - 1].count += 1
    return container.ways.compactMap { way in
      let rest = fields[way.field].rest
      guard way.length < rest.count, let number = Int(rest[way.length]) else { return way }
      return number == container.count ? (way.field, way.length + 1) : nil
    }
  }
}
