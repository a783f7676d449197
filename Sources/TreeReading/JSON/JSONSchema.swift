/// The JSON Schema of trees in JSON, made of the members that the reader knows.
///
/// What it accepts is drawn, as far as a schema can tell: values such as colours are texts for it.
package enum JSONSchema {
  /// The schema, in draft 2020-12.
  package static var ofTrees: String {
    let schema: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A tree for treediagram",
      "description":
        "One node, an array of nodes, or an array of records that name their parents.",
      "anyOf": [
        reference("node"), reference("forest"), reference("list"), reference("namelessRoot"),
      ],
      "$defs": definitions,
    ]
    return schema.text
  }

  private static var definitions: JSONValue {
    [
      "label": ["type": ["string", "number", "boolean"]],
      "node": ["anyOf": [reference("label"), reference("object")]],
      "object": object, "members": members, "children": children, "kinds": kinds,
      "forest": [
        "description": "Trees side by side; tree -J puts a report behind them.",
        "type": "array", "minItems": 1,
        "items": ["anyOf": [reference("node"), reference("report")]],
      ],
      "list": [
        "description": "The only array of objects in an object, as lsblk -J writes it.",
        "type": "object", "minProperties": 1, "maxProperties": 1,
        "additionalProperties": [
          "type": "array", "minItems": 1, "items": reference("object"),
        ],
      ],
      "namelessRoot": namelessRoot,
      "report": constants("type", "report"),
      "error": [
        "type": "object", "required": ["error"], "maxProperties": 1,
        "properties": ["error": reference("label")],
      ],
    ]
  }

  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  private static func constants(_ key: String, _ value: JSONValue) -> JSONValue {
    .object([
      .init(key: "type", value: "object"), .init(key: "required", value: [.string(key)]),
      .init(key: "properties", value: .object([.init(key: key, value: ["const": value])])),
    ])
  }
}

// MARK: Nodes

extension JSONSchema {
  /// An object that is a node: it has a label, or children and nothing besides.
  private static var object: JSONValue {
    let labelled = JSONMembers.usualLabels.map { key in
      JSONValue.object([
        .init(key: "required", value: [.string(key)]),
        .init(
          key: "properties", value: .object([.init(key: key, value: reference("label"))])),
      ])
    }
    let branches = JSONMembers.usualChildren + Side.allCases.map(\.rawValue)
    let nameless: JSONValue = [
      "minProperties": 1, "propertyNames": ["enum": .array(branches.map(JSONValue.string))],
    ]
    let clang: JSONValue = [
      "required": [.string(JSONMembers.clangKind), .string(JSONMembers.clangChildren)]
    ]
    return [
      "allOf": [reference("members")], "anyOf": .array(labelled + [nameless, clang]),
    ]
  }

  private static var members: JSONValue {
    let properties = JSONMembers.usualMeanings.map { key, meaning in
      JSONValue.Member(key: key, value: value(of: key, meaning))
    }
    return ["type": "object", "properties": .object(properties)]
  }

  /// What children can be: nodes, or an object whose keys are labels.
  private static var children: JSONValue {
    let nodes: JSONValue = [
      "type": "array",
      "items": ["anyOf": [reference("node"), reference("error"), ["type": "null"]]],
    ]
    let entry: JSONValue = [
      "anyOf": [
        ["type": ["string", "number", "boolean", "null"]], reference("members"), nodes,
      ]
    ]
    return [
      "anyOf": [nodes, ["type": "object", "additionalProperties": entry], ["type": "null"]]
    ]
  }

  /// Children as clang writes them: their labels are their kinds, and what is absent is empty.
  private static var kinds: JSONValue {
    let kind: JSONValue = [
      "allOf": [reference("members")], "required": [.string(JSONMembers.clangKind)],
    ]
    let absent: JSONValue = ["type": "object", "maxProperties": 0]
    return [
      "anyOf": [
        reference("children"),
        ["type": "array", "items": ["anyOf": [reference("node"), kind, absent]]],
      ]
    ]
  }

  /// A root without a label, whose children are in an object, as npm writes it.
  private static var namelessRoot: JSONValue {
    let branches = JSONMembers.usualChildren.map { key in
      JSONValue.object([
        .init(key: "required", value: [.string(key)]),
        .init(
          key: "properties", value: .object([.init(key: key, value: ["type": "object"])])),
      ])
    }
    return ["allOf": [reference("members")], "anyOf": .array(branches)]
  }
}
