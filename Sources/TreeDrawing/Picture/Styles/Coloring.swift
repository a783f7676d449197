/// What the nodes of a picture are coloured by, as far as they do not say it themselves.
public enum Coloring: Hashable, Sendable {
  /// By branch in lists and columns, which tells columns apart; else by nothing.
  case usual
  /// By nothing.
  case none
  /// By how many nodes are above a node.
  case depth
  /// By which child of the root a node is or is below.
  case branch
  /// By the first of a node's classes.
  case nodeClass
  /// By what nodes have in a field: numbers on a scale, other texts in colours of their own.
  case field(String)
}

extension Coloring {
  /// The name of the field that nodes are coloured by, if it is one.
  package var fieldName: String? {
    if case .field(let name) = self { name } else { nil }
  }

  /// What nodes are coloured by in diagrams of a style.
  func fitting(_ style: DiagramStyle) -> Coloring {
    guard self == .usual else { return self }
    guard !style.hasBranches else { return .none }
    return style.arrangement.definition.colorsBranches ? .branch : .none
  }
}

extension NodeColors {
  /// Colours the nodes of trees.
  ///
  /// - Parameters:
  ///   - roots: the trees.
  ///   - colors: the colours, and what nodes are coloured by.
  ///   - style: how the trees are arranged.
  /// - Complexity: O(*n*), where *n* is the number of nodes; O(1) if they are coloured by nothing.
  init(of roots: [Tree<Node>], by colors: PictureColors, _ style: DiagramStyle) {
    theme = colors.theme
    palette = theme.branches
    switch colors.coloring.fitting(style) {
    case .usual, .none: break
    case .branch:
      let isOfLines = style.arrangement.isOfLines
      toneOfNode = roots.flatMap { Self.branches(of: $0.preorderCounts, leavesOut: isOfLines) }
      colorsEdges = true
    case .depth: toneOfNode = roots.flatMap { Self.depths(of: $0.preorderCounts) }
    case .nodeClass: toneOfNode = Self.classes(of: roots.lazy.flatMap(\.preorder))
    case .field(let name):
      let field = FieldColors(of: roots, by: name, stepCount: theme.scale.count)
      toneOfNode = field.tones
      if field.meaning.isScale { (palette, fillsTexts) = (theme.scale, true) }
    }
    colorsLeaves = !toneOfNode.isEmpty && !colorsEdges
  }

  /// The numbers of branches, for each node; lines with nothing below them need no colour.
  private static func branches(of counts: [Int32], leavesOut: Bool) -> [UInt8] {
    var tones: [UInt8] = [0]
    tones.reserveCapacity(counts.count)
    var next = 0
    while tones.count < counts.count {
      let count = Int(counts[tones.count])
      let isLeftOut = leavesOut && count == 1
      tones += repeatElement((isLeftOut ? NodeTone.none : .tone(next)).byte, count: count)
      if !isLeftOut { next += 1 }
    }
    return tones
  }

  private static func depths(of counts: [Int32]) -> [UInt8] {
    var ends: [Int] = []
    return counts.enumerated().map { position, count in
      while let end = ends.last, end <= position { ends.removeLast() }
      defer { ends.append(position + Int(count)) }
      return (ends.isEmpty ? NodeTone.none : .tone(ends.count - 1)).byte
    }
  }

  private static func classes(of nodes: some Sequence<Node>) -> [UInt8] {
    var numbers: [String: Int] = [:]
    return nodes.map { node in
      guard let name = node.attributes?.values.classes.first, NodeClass(rawValue: name) == nil
      else { return 0 }
      return NodeTone.tone(numbers.number(of: name)).byte
    }
  }
}

extension [String: Int] {
  /// The number of a name, which counts those that came before.
  mutating func number(of name: String) -> Int {
    if let number = self[name] { return number }
    self[name] = count
    return count - 1
  }
}
