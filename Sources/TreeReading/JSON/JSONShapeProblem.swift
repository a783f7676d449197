/// The problems of JSON texts that are no tree of nodes, though sound as texts.
enum JSONShapeProblem: Problem {
  /// An array around all trees has none in it.
  case noNodes
  /// Neither a label nor, on its own, children are among an object's members.
  case noLabel(JSONObject.Keys, LabelKeys)
  /// The member that the user has named for labels holds an object or an array.
  case containerAsLabel(JSONToken.Kind, key: String)
  /// The children are neither an array nor an object.
  case noChildren(JSONToken.Kind, key: String)
  /// An array of nodes has an array in it, or null is all there is.
  case noNode(JSONToken.Kind)
  case nullAmongTrees
  /// A node of a binary tree has a list of children as well.
  case sideBesideList(Side, key: String)
  /// A node of a binary tree has two children on a side.
  case repeatedSide(Side)
  /// A member with the name of an attribute holds an object or an array.
  case containerAsAttribute(JSONToken.Kind, AttributeName)
  /// Columns are named, but no object says what it is below.
  case noRecords
  /// A list of records has something else in it.
  case noRecord(JSONToken.Kind)

  /// The names of members that can hold a label.
  struct LabelKeys: Sendable {
    let names: [String]
    /// Whether the user has given the only one.
    let isGiven: Bool
  }
}

extension JSONShapeProblem {
  var wording: Wording {
    switch self {
    case .noNodes:
      Wording(
        cause: "there is nothing to draw: the array has no nodes",
        remedy: #"put a node into it, such as {"name": "Root"}"#)
    case .noLabel(let keys, let labels): Self.noLabel(keys, labels)
    case .containerAsLabel(let kind, let key):
      Wording(
        cause: "the label '\(key.quotable)' is \(kind.phrase), not a string or a number",
        remedy: "name another member with --fields label=KEY")
    case .noChildren(let kind, let key):
      Wording(
        cause: "the member '\(key.quotable)' should hold the children, but is \(kind.phrase)",
        remedy: "write an array or an object, or name another member with --fields children=KEY")
    case .noNode(let kind):
      Wording(
        cause: "\(kind.phrase) is not a node",
        remedies: ["write an object with a label, a string or a number", Self.dataRemedy])
    case .sideBesideList(let side, let key):
      Wording(
        cause: "this object has children in '\(side.rawValue)' and in '\(key.quotable)'",
        remedies: [
          "put all of them into '\(key.quotable)', with null for one that is missing",
          "or draw only those in '\(key.quotable)', with --fields children=\(key.quotable)",
        ])
    case .repeatedSide(let side):
      Wording(
        cause: "this object has two members '\(side.rawValue)'", remedy: "remove one of the two")
    case .nullAmongTrees:
      Wording(
        cause: "null is not a tree",
        remedies: [
          "remove it", "or, if this is a binary tree, level by level, use --from heap",
          Self.dataRemedy,
        ])
    case .containerAsAttribute(let kind, let name):
      Wording(
        cause: "the attribute '\(name.rawValue)' is \(kind.phrase), not a string or a number",
        remedy: "write a string, or give the member another name")
    case .noRecords:
      Wording(
        cause:
          "--fields parent is for tables and lists of records, but no object here says by an id "
          + "what it is below",
        remedies: [
          "leave it out, and name the members with --fields label=KEY,children=KEY",
          "or make labels and notes of members, with --text '{name}' and --note '{note}'",
        ])
    case .noRecord(let kind):
      Wording(
        cause: "\(kind.phrase) is not a record, as the others here are",
        remedy: #"write an object with an id and a parent, such as {"id": 2, "parent": 1}"#)
    }
  }
}

extension JSONShapeProblem {
  private static func noLabel(_ keys: JSONObject.Keys, _ labels: LabelKeys) -> Wording {
    let example = "{\"\(labels.names[0].quotable)\": \"Root\"}"
    guard !keys.all.isEmpty else {
      return Wording(
        cause: "this object is empty, so it has no label", remedy: "give it one, such as \(example)"
      )
    }
    return Wording(
      cause: "this object has no label: there is no string or number in \(labels); "
        + "its keys are \(keys.all.listed)",
      remedies: [choice(among: keys) ?? "give it a label, such as \(example)", dataRemedy])
  }

  /// What always helps.
  private static let dataRemedy = "or draw all keys and values, with --from data"

  /// What to do with the keys that can be chosen; nil if there are none.
  private static func choice(among keys: JSONObject.Keys) -> String? {
    if keys.ofLabels.isEmpty { return nil }
    if keys.ofLabels.count == keys.all.count { return "choose one of them with --fields label=KEY" }
    return "choose with --fields label=KEY: \(keys.ofLabels.listed)"
  }
}

extension JSONShapeProblem.LabelKeys: CustomStringConvertible {
  /// The name in quotes, or the usual ones as a list.
  var description: String {
    isGiven
      ? "'\(names[0].quotable)'"
      : "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }
}

extension JSONToken.Kind {
  /// What messages call it.
  var phrase: String {
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
