/// What can be wrong with records that name their parents.
enum RecordProblem: Problem {
  /// Nothing tells the record from others.
  case noName
  /// Another record has the name that this one should be known by.
  case takenName(Lexeme, isLabel: Bool, first: Int)
  /// No record has the name of the parent of those at some places.
  case orphan(parent: Lexeme, places: [Int])
  /// Records that are each below the next, and the last below the first.
  case cycle([(start: Int, name: Lexeme)])
}

extension RecordProblem {
  func wording(in source: Source) -> Wording {
    switch self {
    case .noName:
      Wording(
        cause: "this record has neither an id nor a label",
        remedy: #"give it one, such as {"id": 2, "parent": 1}"#)
    case .takenName(let name, let isLabel, let first):
      Wording(
        cause: "the \(isLabel ? "label" : "id") \(source.quote(name)) is taken already, "
          + "by the record at \(source.places(of: [first, name.start])[0])",
        remedy: isLabel ? "give each record an id of its own" : "change one of the two")
    case .orphan(let parent, let places):
      Wording(
        cause: "no record has the id \(source.quote(parent))"
          + (places.count > 1 ? ", the parent of those \(source.list(of: places))" : ""),
        remedy: "add that record, or leave the parent empty, which makes a root")
    case .cycle(let nodes) where nodes.count == 1:
      Wording(
        cause: "the record \(source.quote(nodes[0].name)) is its own parent",
        remedy: "leave the parent empty to make a root of it")
    case .cycle(let nodes):
      Wording(
        cause: "the record \(source.quote(nodes[0].name)) is below itself: "
          + Self.path(nodes, in: source),
        remedy: "give one of them another parent, or none")
    }
  }

  /// Such as `'a' (line 2) < 'c' (line 4) < 'a'`; what is in the middle of a long one is left out.
  private static func path(_ nodes: [(start: Int, name: Lexeme)], in source: Source) -> String {
    let limit = 8
    let places = source.places(of: nodes.prefix(limit).map(\.start))
    var steps = zip(nodes, places).map { "\(source.quote($0.name)) (\($1))" }
    if nodes.count > limit { steps.append("\(nodes.count - limit) more") }
    return (steps + [source.quote(nodes[0].name)]).joined(separator: " -> ")
  }
}

extension Source {
  /// What a name says, in single quotes, as messages show it.
  fileprivate func quote(_ name: Lexeme) -> String {
    var decoder = LexemeDecoder(bytes, keepsUnshowable: true)
    return "'\(decoder.text(of: name).quotable)'"
  }

  /// Lines such as “line 3”, or positions such as “1:34” if some of the places share a line.
  fileprivate func places(of offsets: [Int]) -> [String] {
    let positions = offsets.map(position)
    let isOneEach = Set(positions.map(\.line)).count == positions.count
    return positions.map { isOneEach ? "line \($0.line)" : $0.description }
  }

  /// Such as “at lines 3, 5 and 8”; a long list is cut short.
  func list(of offsets: [Int]) -> String {
    let limit = 5
    let shown = offsets.count > limit ? Array(offsets.prefix(limit - 1)) : offsets
    let positions = shown.map(position)
    let isOneEach = Set(positions.map(\.line)).count == positions.count
    var names = positions.map { isOneEach ? "\($0.line)" : $0.description }
    if shown.count < offsets.count { names.append("\(offsets.count - shown.count) more") }
    let last = names.removeLast()
    let unit = isOneEach ? (offsets.count == 1 ? "line " : "lines ") : ""
    return "at \(unit)\(names.isEmpty ? "" : names.joined(separator: ", ") + " and ")\(last)"
  }
}
