/// Where a JSON text is no tree of nodes, though the text itself is without fault.
enum JSONShapeProblem: Problem {
  /// An array around all trees has none in it.
  case noNodes
  /// Neither a label nor, on its own, children are among an object's members.
  case noLabel(object: Int, JSONMembers)
  /// The member that the user has named for labels holds an object or an array.
  case containerAsLabel(JSONToken.Kind, key: String)
  /// The children are neither an array nor an object.
  case noChildren(JSONToken.Kind, key: String)
  /// An array of nodes has an array or null in it, or null is all there is.
  case noNode(JSONToken.Kind)
  /// A member with the name of an attribute holds an object or an array.
  case containerAsAttribute(JSONToken.Kind, AttributeName)
  /// A list of records has something else in it.
  case noRecord(JSONToken.Kind)
}

extension JSONShapeProblem {
  func wording(in source: Source) -> Wording {
    switch self {
    case .noNodes:
      Wording(
        cause: "there is nothing to draw: the array has no nodes",
        remedy: #"put a node into it, such as {"name": "Root"}"#)
    case .noLabel(let object, let members):
      Self.noLabel(JSONObject(at: object, in: source), members)
    case .containerAsLabel(let kind, let key):
      Wording(
        cause: "the label '\(key.quotable)' is \(kind.phrase), not a string or a number",
        remedy: "name another member with --label KEY")
    case .noChildren(let kind, let key):
      Wording(
        cause: "the member '\(key.quotable)' should hold the children, but is \(kind.phrase)",
        remedy: "write an array or an object, or name another member with --children KEY")
    case .noNode(let kind):
      Wording(
        cause: "\(kind.phrase) is not a node",
        remedy: "write an object with a label, a string or a number\n  \(Self.dataRemedy)")
    case .containerAsAttribute(let kind, let name):
      Wording(
        cause: "the attribute '\(name.rawValue)' is \(kind.phrase), not a string or a number",
        remedy: "write a string, or give the member another name")
    case .noRecord(let kind):
      Wording(
        cause: "\(kind.phrase) is not a record, as the others here are",
        remedy: #"write an object with an id and a parent, such as {"id": 2, "parent": 1}"#)
    }
  }
}

extension JSONShapeProblem {
  private static func noLabel(_ object: JSONObject, _ members: JSONMembers) -> Wording {
    let keys = object.keys
    let example = "{\"\(members.labels[0].quotable)\": \"Root\"}"
    guard !keys.isEmpty else {
      return Wording(
        cause: "this object is empty, so it has no label", remedy: "give it one, such as \(example)"
      )
    }
    return Wording(
      cause: "this object has no label: there is no string or number in \(names(of: members)); "
        + "its keys are \(keys.listed)",
      remedy: (choice(among: object.labelKeys, of: keys) ?? "give it a label, such as \(example)")
        + "\n  \(dataRemedy)")
  }

  /// What always helps.
  private static let dataRemedy = "or draw all keys and values, with --from data"

  private static func names(of members: JSONMembers) -> String {
    let names = members.labels
    return members.requiresLabel
      ? "'\(names[0].quotable)'"
      : "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }

  /// What to do with the keys that can be chosen; nil if there are none.
  private static func choice(among usable: [String], of keys: [String]) -> String? {
    if usable.isEmpty { return nil }
    if usable.count == keys.count { return "choose one of them with --label KEY" }
    return "choose with --label KEY: \(usable.listed)"
  }
}

extension JSONToken.Kind {
  fileprivate var phrase: String {
    switch self {
    case .objectStart, .objectEnd: "an object"
    case .arrayStart, .arrayEnd: "an array"
    case .key, .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}
