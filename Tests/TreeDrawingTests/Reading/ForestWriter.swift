import Testing

@testable import TreeReading

/// Writes forests in all the ways that the formats leave free.
enum ForestWriter {
  static let outlineLabels = [
    "a", "House ", "- [x] ", "{\"a\":", "木", "👨‍👩‍👧", "é\u{A0}", "\u{2028}", "x\ty", "#", "\u{301}",
  ]
  static let jsonLabels =
    outlineLabels + ["", " ", "\n", "\"", "\\", "\\u0041", "/", "\t", "~", "\u{FEFF}"]

  static func outline(_ roots: [Tree<Node>], _ random: inout SplitMix64) -> [UInt8] {
    var text = Bool.random(using: &random) ? "\u{FEFF}" : ""
    let base = ["", "", "  ", "\t"].randomElement(using: &random) ?? ""
    var pending = roots.reversed().map { (tree: $0, indentation: base) }
    while let (tree, indentation) = pending.popLast() {
      text += indentation + tree.value.label
      text += ["", "", " ", "\t "].randomElement(using: &random) ?? ""
      text += ["\n", "\r\n", "\r", "\n\n", "\n \t\n"].randomElement(using: &random) ?? "\n"
      let step = [" ", "  ", "    ", "\t", "\t "].randomElement(using: &random) ?? " "
      pending += tree.children.reversed().map { ($0, indentation + step) }
    }
    return Array(text.utf8)
  }
}

extension ForestWriter {
  private enum Step {
    case tree(Tree<Node>)
    case text(String)
  }

  static func json(_ roots: [Tree<Node>], _ random: inout SplitMix64) -> [UInt8] {
    var text = space(&random)
    var pending = Array(list(roots).reversed())
    while let step = pending.popLast() {
      switch step {
      case .text(let part): text += part + space(&random)
      case .tree(let tree): pending += node(tree, &random).reversed()
      }
    }
    return Array(text.utf8)
  }

  private static func list(_ trees: [Tree<Node>]) -> [Step] {
    let elements = trees.map { [Step.tree($0)] }.joined(separator: [.text(",")])
    return [.text("[")] + elements + [.text("]")]
  }

  private static func node(_ tree: Tree<Node>, _ random: inout SplitMix64) -> [Step] {
    if tree.isLeaf, Bool.random(using: &random) {
      return [.text(string(tree.value.label, &random))]
    }
    let labelKey = ["label", "name", "title"].randomElement(using: &random) ?? "name"
    var members = [
      [.text(string(labelKey, &random)), .text(":"), .text(string(tree.value.label, &random))],
      [.text(string("size", &random)), .text(":"), .text("-1.5e+3")],
      [.text(string("x", &random)), .text(":"), .text("{\"name\": [[], {\"items\": null}]}")],
      [.text(string("contents", &random)), .text(":")] + list(tree.children),
    ]
    if Bool.random(using: &random) {
      let decoy = ["7", "[[]]", "[\"no\", {\"items\": [{}]}]"].randomElement(using: &random) ?? "7"
      members.append([.text("\"items\""), .text(":"), .text(decoy)])
    }
    members.shuffle(using: &random)
    return [.text("{")] + members.joined(separator: [.text(",")]) + [.text("}")]
  }

  private static func string(_ text: String, _ random: inout SplitMix64) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        result +=
          Int.random(in: 0..<4, using: &random) > 0
          ? String(scalar)
          : String(scalar).utf16.map { "\\u" + hexadecimal($0, &random) }.joined()
      }
    }
    return result + "\""
  }

  private static func hexadecimal(_ unit: UInt16, _ random: inout SplitMix64) -> String {
    let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func space(_ random: inout SplitMix64) -> String {
    ["", "", "", " ", "\n", "\r\n\t"].randomElement(using: &random) ?? ""
  }
}
