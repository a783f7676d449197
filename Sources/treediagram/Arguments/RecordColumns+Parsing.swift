internal import TreeDrawing

extension RecordColumns {
  private static let contents = ["parent", "label"] + AttributeName.allCases.map(\.rawValue)

  /// Reads `ID,PARENT,LABEL`, of which some may be empty, or pairs such as `parent=boss,note=job`.
  init(parsing word: OSString) throws(ValueProblem) {
    self.init()
    let parts = try String(parsing: word).split(separator: ",", omittingEmptySubsequences: false)
    guard parts.contains(where: { !$0.isEmpty }) else { throw .isEmpty }
    let isPaired = parts.contains { $0.contains("=") }
    keepsUsualAttributes = isPaired
    guard isPaired || parts.count <= 3 else { throw .hasTooManyColumns }
    for (part, usual) in zip(parts, ["id", "parent", "label"] + parts.dropFirst(3).map { _ in "" })
    {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let content = isPaired ? String(pair[0]) : usual
      let column = isPaired ? String(pair.count > 1 ? pair[1] : "") : String(part)
      if isPaired, column.isEmpty { throw .hasEmptyColumn(content) }
      if !column.isEmpty { try set(content, to: column) }
    }
  }

  /// Reads names with commas between them, of which none is empty.
  static func names(parsing word: OSString) throws(ValueProblem) -> [String] {
    let names = try String(parsingText: word).split(
      separator: ",", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty }) else { throw .hasEmptyName }
    return names.map(String.init)
  }

  private mutating func set(_ content: String, to column: String) throws(ValueProblem) {
    switch content {
    case "parent": parent = column
    case "label": label = column
    default:
      guard let name = AttributeName(rawValue: content) else {
        throw .isNoContent(content, Self.contents)
      }
      attributes[name] = column
    }
  }
}
