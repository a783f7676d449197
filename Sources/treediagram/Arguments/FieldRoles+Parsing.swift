internal import TreeDrawing

extension FieldRoles {
  private static let contents =
    ["label", "parent", "children"] + AttributeName.allCases.map(\.rawValue)

  /// Reads pairs with commas between them, such as `label=job,parent=boss`.
  init(parsing word: OSString) throws(ValueProblem) {
    self.init()
    let parts = try String(parsing: word).split(separator: ",", omittingEmptySubsequences: false)
    guard parts.contains(where: { $0.contains("=") }) else { throw .lacksContents(parts.count) }
    for part in parts {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (content, name) = (String(pair[0]), pair.count > 1 ? String(pair[1]) : "")
      guard !name.isEmpty else { throw .hasEmptyField(content) }
      try set(content, to: name)
    }
  }

  /// Reads names with commas between them, of which none is empty.
  static func names(parsing word: OSString) throws(ValueProblem) -> [String] {
    let names = try String(parsingText: word).split(
      separator: ",", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty }) else { throw .hasEmptyName }
    return names.map(String.init)
  }

  private mutating func set(_ content: String, to name: String) throws(ValueProblem) {
    switch content {
    case "label": label = name
    case "parent": parent = name
    case "children": children = name
    default:
      guard let attribute = AttributeName(rawValue: content) else {
        throw .hasNoneOf(content, Self.contents)
      }
      attributes[attribute] = name
    }
  }
}
