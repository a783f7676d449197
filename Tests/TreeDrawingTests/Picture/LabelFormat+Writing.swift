@testable import TreeDrawing

extension LabelFormat {
  /// Each label with the number of its ancestors, in preorder.
  private static func lines(_ roots: [Tree<String>], depth: Int = 0) -> [(
    label: String, depth: Int
  )] {
    roots.flatMap { [($0.value, depth)] + lines($0.children, depth: depth + 1) }
  }

  /// A byte order mark comes first, so that another one at the start is text.
  @Sendable static func outline(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    "\u{FEFF}"
      + lines(roots).map { String(repeating: " ", count: $0.depth) + $0.label + "\n" }.joined()
  }

  @Sendable static func listing(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    "\u{FEFF}"
      + lines(roots).map { line in
        let branch =
          line.depth == 0 ? "" : String(repeating: "│   ", count: line.depth - 1) + "├── "
        return branch + line.label + "\n"
      }.joined()
  }

  @Sendable static func markdown(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    lines(roots).map { line in
      let text = line.label.unicodeScalars.map { scalar in
        let isMark =
          (0x21...0x7E).contains(scalar.value) && !scalar.properties.isAlphabetic
          && scalar.properties.numericType == nil
        return isMark ? "\\\(scalar)" : String(scalar)
      }
      return String(repeating: "  ", count: line.depth) + "- " + text.joined() + "\n"
    }.joined()
  }

  @Sendable static func plantUML(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    let nodes = lines(roots).map {
      String(repeating: "*", count: $0.depth + 1) + ":" + $0.label + ";\n"
    }
    return "@startmindmap\n" + nodes.joined() + "@endmindmap\n"
  }

  @Sendable static func mermaid(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    let nodes = lines(roots).map { line in
      String(repeating: " ", count: line.depth + 1) + "node[\"" + line.label + "\"]\n"
    }
    return "mindmap\n" + nodes.joined()
  }

  @Sendable static func paths(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    var paths: [String] = []
    var ancestors: [String] = []
    for line in lines(roots) {
      ancestors.removeLast(ancestors.count - line.depth)
      ancestors.append(line.label)
      paths.append(ancestors.joined(separator: "/"))
    }
    return "\u{FEFF}" + paths.map { $0 + "\n" }.joined()
  }

  @Sendable static func table(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    var rows = ["id,parent,label\r\n"]
    var ancestors: [Int] = []
    for (number, line) in lines(roots).enumerated() {
      ancestors.removeLast(ancestors.count - line.depth)
      let parent = ancestors.last.map(String.init) ?? ""
      rows.append("\(number),\(parent),\(doubled(line.label, "\""))\r\n")
      ancestors.append(number)
    }
    return rows.joined()
  }
}

extension LabelFormat {
  @Sendable static func json(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    let nodes = roots.map { tree in
      let label = quoted(tree.value, &random)
      return "{\"label\": \(label), \"children\": \(json(tree.children, &random))}"
    }
    return "[" + nodes.joined(separator: ", ") + "]"
  }

  @Sendable static func data(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    let members = roots.map { tree in
      quoted(tree.value, &random) + ": " + data(tree.children, &random)
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// All stands in an object, and leaves are keys of empty ones.
  @Sendable static func withObjects(_ roots: [Tree<String>]) -> [Tree<String>] {
    [Tree("{}", children: roots.map(withEmptyObjects))]
  }

  private static func withEmptyObjects(_ tree: Tree<String>) -> Tree<String> {
    guard !tree.isLeaf else { return Tree("\(tree.value): {}") }
    return Tree(tree.value, children: tree.children.map(withEmptyObjects))
  }

  @Sendable static func heap(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    "[" + levels(roots).map { quoted($0, &random) }.joined(separator: ", ") + "]"
  }

  /// The labels of a full binary tree, which are an odd number.
  private static func levels(_ roots: [Tree<String>]) -> [String] {
    let labels = roots.flatMap(\.preorder)
    return labels.count % 2 == 1 ? labels : labels + ["last"]
  }

  /// The labels as a full binary tree, the children of each being those at twice its place.
  @Sendable static func byLevels(_ roots: [Tree<String>]) -> [Tree<String>] {
    let labels = levels(roots)
    var trees: [Int: Tree<String>] = [:]
    for place in labels.indices.reversed() {
      let children = [2 * place + 1, 2 * place + 2].compactMap { trees[$0] }
      trees[place] = Tree(labels[place], children: children)
    }
    return [trees[0]].compactMap(\.self)
  }

  @Sendable static func brackets(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    roots.map { tree in
      "[" + quoted(tree.value, &random) + " " + brackets(tree.children, &random) + "]"
    }.joined(separator: "\n")
  }

  @Sendable static func newick(_ roots: [Tree<String>], _ random: inout SplitMix64) -> String {
    roots.map { subtree($0, &random) + ";\n" }.joined()
  }

  private static func subtree(_ tree: Tree<String>, _ random: inout SplitMix64) -> String {
    let children = tree.children.map { subtree($0, &random) }
    let list = children.isEmpty ? "" : "(" + children.joined(separator: ",") + ")"
    return list + doubled(tree.value, Bool.random(using: &random) ? "'" : "\"")
  }
}

extension LabelFormat {
  /// A text in quotes, in which those are written twice.
  private static func doubled(_ text: String, _ quote: Unicode.Scalar) -> String {
    let scalars = text.unicodeScalars.map { $0 == quote ? "\(quote)\(quote)" : String($0) }
    return "\(quote)" + scalars.joined() + "\(quote)"
  }

  /// A string as JSON has it, some of its characters escaped.
  static func quoted(_ text: String, _ random: inout SplitMix64) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      let mustBeEscaped = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if mustBeEscaped || Int.random(in: 0..<4, using: &random) == 0 {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
