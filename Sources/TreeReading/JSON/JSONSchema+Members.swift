extension JSONSchema {
  /// What the value of a member can be.
  static func value(of key: String, _ meaning: JSONMembers.Meaning) -> JSONValue {
    let (description, rule) = description(of: key, meaning)
    return .object([.init(key: "description", value: .string(description))] + rule)
  }

  private static func description(
    of key: String, _ meaning: JSONMembers.Meaning
  ) -> (String, [JSONValue.Member]) {
    switch meaning.role {
    case .label(let rank):
      let better = JSONMembers.usualLabels.prefix(rank)
      let also = meaning.attribute.map { "; also \($0.summary)" } ?? ""
      return (
        better.isEmpty
          ? "the label"
          : "the label, if there is none in \(better.joined(separator: ", "))\(also)", []
      )
    case .children(let rank): return ("the children", childrenRule(key, rank))
    case .parent: return ("the id of the parent, in a list of records", [])
    case .side(let side): return ("the \(side.rawValue) child in a binary tree", sideRule)
    case .kind: return ("the label of a node that clang writes", [])
    case .other: return (meaning.attribute?.summary ?? "", meaning.attribute?.rule ?? [])
    }
  }

  /// Only under the first name must there be children; others may mean something else.
  private static func childrenRule(_ key: String, _ rank: Int) -> [JSONValue.Member] {
    let name = key == JSONMembers.clangChildren ? "kinds" : "children"
    let target = JSONValue.string("#/$defs/\(name)")
    guard rank > 0 else { return [.init(key: "$ref", value: target)] }
    let others: JSONValue = ["type": ["string", "number", "boolean"]]
    return [.init(key: "anyOf", value: [reference(name), others])]
  }

  /// A child of a binary tree is an object; anything else means nothing.
  private static var sideRule: [JSONValue.Member] {
    [
      .init(
        key: "anyOf",
        value: [reference("object"), ["not": ["type": "object"]]])
    ]
  }
}

extension AttributeName {
  /// What its value can be, as a schema says it.
  fileprivate var rule: [JSONValue.Member] {
    let alternatives = isOftenData ? values + [["type": ["object", "array"]]] : values
    guard !values.isEmpty else { return freeRule }
    return [.init(key: "anyOf", value: .array(alternatives))]
  }

  /// Nothing, and what is as good as nothing.
  private static let absent: JSONValue = ["enum": ["", .null]]

  /// The kinds of value that it can have; none if it can have any.
  private var values: [JSONValue] {
    switch self {
    case .shape, .layout, .side: [wordRule, Self.absent]
    case .roof: [wordRule, ["type": "boolean"], Self.absent]
    case .columns:
      [
        ["type": "integer", "minimum": 1, "maximum": 1000],
        ["type": "string", "pattern": "^([0-9]+|auto)$"], Self.absent,
      ]
    case .length: [["type": "number", "minimum": 0], ["type": ["string", "null"]]]
    case .fill, .stroke, .color, .class, .href: [["type": ["string", "null"]]]
    case .id, .tooltip, .edge, .note, .icon, .weight, .link: []
    }
  }

  private var wordRule: JSONValue { ["enum": .array(words.map(JSONValue.string))] }

  private var freeRule: [JSONValue.Member] {
    guard !isOftenData else {
      return words.isEmpty
        ? [] : [.init(key: "examples", value: .array(words.map(JSONValue.string)))]
    }
    return [.init(key: "type", value: ["string", "number", "boolean", "null"])]
  }
}
