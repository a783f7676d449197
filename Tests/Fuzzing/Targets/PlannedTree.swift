@testable import TreeDrawing
@testable import TreeReading

/// A tree that bytes stand for, before it is written down in any format.
struct PlannedTree {
  private(set) var nodes: [PlannedNode] = []

  /// Makes a tree of what is left of an input.
  init(_ input: inout FuzzInput) {
    var depth = 0
    while !input.isAtEnd, nodes.count < 60 {
      let node = PlannedNode(&input, number: nodes.count, deepest: depth)
      depth = node.depth + 1
      nodes.append(node)
    }
    if nodes.isEmpty { nodes = [PlannedNode(label: "a")] }
  }
}

/// A node of such a tree.
struct PlannedNode {
  var label: String
  var depth = 0
  /// Names and values, each of which its reader takes.
  var attributes: [(name: AttributeName, value: String)] = []
}

extension PlannedNode {
  fileprivate init(_ input: inout FuzzInput, number: Int, deepest: Int) {
    let head = input.byte()
    depth = max(0, deepest - [0, 0, 1, 1, 1, 2, 3, 9][head & 7])
    label = Self.text(head >> 3 & 7, &input)
    for _ in 0..<[0, 0, 1, 3][head >> 6] { addAttribute(&input, number: number) }
  }

  /// A text of so many parts; the first half of all bytes are characters of ASCII.
  private static func text(_ count: Int, _ input: inout FuzzInput) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<count {
      let byte = input.byte()
      if byte < 128 {
        text.append(Unicode.Scalar(UInt8(byte)))
      } else {
        text += parts[byte % parts.count].unicodeScalars
      }
    }
    return String(text)
  }

  private static let parts = [
    "word", "two words", "a longer label of several words", "hyphen-ated", "木木木木", "é", "e\u{301}",
    "\u{301}", "ß", "👨‍👩‍👧", "🇩🇪", "\u{202E}", "\u{200B}", "\u{FEFF}", "\u{E000}", "\u{10FFFF}",
    "\u{85}",
    "\u{A0}", "\u{2028}", "\u{AD}", "\r\n", "</text>", "]]>", "<!--", "&amp;", "&#0;", "\\u0041",
    "{x=1}",
    "{fill=red}", "שלום", "مرحبا", "ไทยไทยไทย", "हिन्दी", "\u{FFFE}", "\u{3000}", "。「木」", "MMMMMMMMMM",
    "llllllllllllllllllllllllllllllllllllll", "Donaudampfschifffahrtsgesellschaft", "a/b/c.d_e",
    "☃️", "🏳️‍🌈",
    "\u{1F3FB}", "한국어", "ᄀᆞ", "Ⅷ", "…", "—", "½", "\u{FFFD}",
  ]

  private mutating func addAttribute(_ input: inout FuzzInput, number: Int) {
    let name = input.one(of: AttributeName.allCases)
    guard !attributes.contains(where: { $0.name == name }) else { return }
    let value: String
    switch name {
    case .id: value = "n\(number)"
    case .tooltip, .edge, .note:
      let text = Self.text(1 + input.number(below: 4), &input)
      value = text.isEmpty ? "note" : text
    default: value = input.one(of: Self.values[name] ?? ["1"])
    }
    attributes.append((name, value))
  }

  private static let values: [AttributeName: [String]] = [
    .href: ["https://a.b/c?d=e&f", "#n1", "../plan.html", "mailto:a@b", "?'"],
    .class: ["done", "active", "warning", "failed", "muted", "new", "own-class", "a done b"],
    .fill: ["gold", "teal", "none", "#12345678", "hsl(51, 100%, 50%)", "black"],
    .stroke: ["red", "transparent", "#fff", "blue"],
    .color: ["navy", "white", "rgb(1 2 3 / 50%)", "orange"],
    .shape: NodeShape.allCases.map(\.rawValue),
    .layout: Arrangement.allCases.filter { $0 != .auto }.map(\.rawValue),
    .side: Side.allCases.map(\.rawValue),
    .columns: ["1", "2", "7", "auto", "1000"], .roof: ["true", "false"],
    .icon: ["★", "🏳️‍🌈", "<", "木", "\u{301}", "e\u{301}"], .weight: ["bold", "regular"],
    .link: ["n0", "n1: to", "n2;n3", "a"], .length: ["0", "1", "0.5", "1e300", "1e-300", "12"],
  ]
}

extension PlannedTree {
  /// The tree as JSON.
  var json: String {
    var text = "["
    var open = 0
    for (index, node) in nodes.enumerated() {
      while open > node.depth {
        text += "]}"
        open -= 1
      }
      if text.last == "}" { text += "," }
      let members = node.attributes.map { "\"\($0.name.rawValue)\":\(Self.quoted($0.value))," }
      text += "{\"label\":\(Self.quoted(node.label)),\(members.joined())\"children\":["
      open = node.depth + 1
      if index == nodes.count - 1 { text += String(repeating: "]}", count: open) }
    }
    return text + "]"
  }

  /// The tree as an outline, in which labels stand in blocks; nil if one of them is empty.
  var outline: String? {
    guard nodes.allSatisfy({ !$0.label.isEmpty }) else { return nil }
    let lines = nodes.map { node in
      let pairs = node.attributes.map { " \($0.name.rawValue)=\(Self.quoted($0.value))" }
      let indentation = String(repeating: " ", count: node.depth)
      return "\(indentation){label=\(Self.quoted(node.label))\(pairs.joined())}\n"
    }
    return lines.joined()
  }

  /// A string of JSON, in which all that is not plain is escaped.
  private static func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit in
      switch unit {
      case 0x20...0x7E where unit != 0x22 && unit != 0x5C: String(UnicodeScalar(UInt8(unit)))
      default:
        "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
          + String(unit, radix: 16)
      }
    }
    return "\"" + units.joined() + "\""
  }
}

extension PlannedTree {
  /// What is other in trees that were read than what was written.
  func problems(in roots: [Tree<Node>]) -> [String] {
    var found: [(depth: Int, node: Node)] = []
    var pending = roots.reversed().map { (depth: 0, tree: $0) }
    while let (depth, tree) = pending.popLast() {
      found.append((depth, tree.value))
      pending += tree.children.reversed().map { (depth + 1, $0) }
    }
    guard found.map(\.depth) == nodes.map(\.depth) else { return ["the tree is read as another"] }
    return zip(nodes, found).flatMap { planned, found in planned.problems(in: found.node) }
  }
}

extension PlannedNode {
  fileprivate func problems(in node: Node) -> [String] {
    var problems = Self.problem("label", node.label, label).map { [$0] } ?? []
    for (name, value) in attributes {
      let text = node.attributes?.values.text(name)
      switch name {
      case .id, .tooltip, .edge, .note:
        if let problem = Self.problem(name.rawValue, text ?? "", value) { problems.append(problem) }
      case .length: if node.length != Double(value) { problems.append("a length is lost") }
      default: if text == nil { problems.append("the attribute \(name) is lost") }
      }
    }
    return problems
  }

  private static func problem(_ name: String, _ found: String, _ written: String) -> String? {
    let expected = written.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: scalar
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: "\u{FFFD}"
      default: scalar
      }
    }
    guard !found.unicodeScalars.elementsEqual(expected) else { return nil }
    return "\(name) \(written.debugDescription) is read as \(found.debugDescription)"
  }
}
