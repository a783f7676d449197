extension SourceHead {
  /// The diagram of Mermaid or PlantUML that begins behind front matter, comments and a fence.
  ///
  /// Mindmaps are read; and a word that may head an outline as well, such as `timeline`, needs a
  /// line below it that only the diagram has.
  var unsupportedDiagram: UnsupportedFormat? {
    let behind = linesBehindFrontMatter
    let isBehindFrontMatter = behind.count < self.lines.count
    let lines = linesBehindComments(behind).drop { line in
      text(line).starts(with: "%%".utf8) || text(line).isFence
    }
    guard let first = lines.first.map(text) else { return nil }
    let words = String(decoding: first.prefix(80), as: UTF8.self).split { " \t:;".contains($0) }
    guard let word = words.first.map(String.init) else { return nil }
    if word.hasPrefix("@start") { return .plantUML(word) }
    if MermaidHeader.names.contains(word) || word.hasSuffix("-beta") { return .mermaid(word) }
    guard MermaidHeader.plainNames.contains(word) else { return nil }
    if isBehindFrontMatter, words.count == 1 { return .mermaid(word) }
    let isGiven = words.dropFirst().first.map { MermaidHeader.additions.contains(String($0)) }
    let isShown = lines.dropFirst().contains { MermaidHeader.isBody(text($0)) }
    return isGiven ?? false || isShown ? .mermaid(word) : nil
  }

  /// Whether the lines are in a fence, as Markdown has around code, or there is one among them.
  var unsupportedFence: UnsupportedFormat? {
    guard hasAny(of: "`~".utf8) else { return nil }
    if lines.first.map({ text($0).isFence }) ?? false { return .fence }
    return lines.count { $0.indentation.length == 0 && text($0).isFence } > 1 ? .fence : nil
  }

  /// The lines behind comments of PlantUML, if what follows these begins a diagram.
  func linesBehindComments(_ lines: ArraySlice<OutlineLine>) -> ArraySlice<OutlineLine> {
    var rest = lines
    while let first = rest.first.map(text) {
      if first.starts(with: "/'".utf8) {
        guard let end = rest.firstIndex(where: { text($0).hasEnding(Array("'/".utf8)) }) else {
          return lines
        }
        rest = rest[(end + 1)...]
      } else if first.first == UInt8(ascii: "'") {
        rest = rest.dropFirst()
      } else {
        return first.starts(with: "@start".utf8) ? rest : lines
      }
    }
    return lines
  }
}

/// The words that diagrams of Mermaid begin with, save for those that are read.
private enum MermaidHeader {
  /// What no outline begins with.
  static let names: Set = [
    "sequenceDiagram", "classDiagram", "classDiagram-v2", "stateDiagram", "stateDiagram-v2",
    "erDiagram", "quadrantChart", "requirementDiagram", "gitGraph", "flowchart-elk", "zenuml",
    "C4Context", "C4Container", "C4Component", "C4Dynamic", "C4Deployment", "xychart",
  ]
  /// Words of every day.
  static let plainNames: Set = [
    "flowchart", "graph", "journey", "gantt", "pie", "timeline", "kanban", "info", "block",
    "packet",
    "treemap", "sankey", "architecture", "radar", "venn", "ishikawa",
  ]
  /// What such a word is followed by in its line.
  static let additions: Set = ["TD", "TB", "BT", "LR", "RL", "title", "showData"]

  private static let beginnings = [
    "title ", "section ", "subgraph ", "dateFormat", "axisFormat", "columns ", "service ",
    "accTitle", "accDescr", "\"", "showInfo",
  ].map { Array($0.utf8) }
  private static let arrows = ["-->", "---", "==>", "-.->"].map { Array($0.utf8) }

  /// Whether a line is as below such a word, but hardly in an outline.
  static func isBody(_ line: ArraySlice<UInt8>) -> Bool {
    beginnings.contains { line.starts(with: $0) }
      || line.contains(Array(" :".utf8)) || isFlow(line) || arrows.contains { line.contains($0) }
      || line.last == UInt8(ascii: "]") && line.contains(UInt8(ascii: "["))
  }

  /// Whether a line is as `Coal,Heat,12.5`.
  private static func isFlow(_ line: ArraySlice<UInt8>) -> Bool {
    let parts = line.split(separator: UInt8(ascii: ","))
    return parts.count == 3 && parts[2].allSatisfy { $0.isDigit || $0 == 0x20 || $0 == 0x2E }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a line begins code in Markdown.
  fileprivate var isFence: Bool {
    starts(with: "```".utf8) || starts(with: "~~~".utf8)
      || starts(with: ":::".utf8) && hasEnding(Array("mermaid".utf8))
  }

  /// Whether a word, which is not empty, stands anywhere.
  func contains(_ word: [UInt8]) -> Bool {
    indices.contains { self[$0] == word[0] && self[$0...].starts(with: word) }
  }
}
