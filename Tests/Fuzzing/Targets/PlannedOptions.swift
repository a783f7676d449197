@testable import TreeDrawing
@testable import treediagram

/// The options that bytes stand for.
struct PlannedOptions {
  /// Names of options, and what is typed behind them; a value such as `@` stands for a node.
  private static let choices: [(name: OSString, values: [OSString])] = [
    ("--layout", Arrangement.allCases.map { OSString($0.rawValue.utf8) }),
    ("--direction", ["down", "up", "right", "left"]),
    ("--edges", ["straight", "elbow", "curve"]),
    ("--align", ["centred", "outer", "middle", "mean", "first", "last", "box"]),
    ("--shape", NodeShape.allCases.map { OSString($0.rawValue.utf8) }),
    ("--theme", ["auto", "light", "dark", "mono", "print"]),
    ("--wrap", ["1", "20", "60", "none", "10000", "200"]),
    ("--max-lines", ["1", "2", "3", "999999999"]),
    ("--width", ["1", "100", "300", "600", "100000"]),
    ("--fit", ["800x600", "page", "slide", "1x1", "100000x1", "16:9", "1:100"]),
    ("--font-size", ["6", "9", "14", "20", "96", "13.37"]), ("--font-weight", ["bold"]),
    ("--font-family", ["Georgia,serif", "monospace", "Courier New, monospace", "x"]),
    ("--spacing", ["0", "0,0", "16,32", "1,1", "500,3", "3,500", "0.01,7.777"]),
    ("--columns", ["1", "2", "5", "9", "auto"]),
    ("--sides", ["one", "both"]), ("--edges", ["solid", "dashed", "dotted"]),
    ("--edges", ["arrow"]), ("--align=layers", []), ("--align=leaves", []), ("--lengths=scale", []),
    ("--preset", ["org", "files", "syntax", "phylogeny", "decision", "mindmap"]),
    ("--background", ["theme", "none", "gold", "#00000080"]),
    ("--accent", ["red", "#8250df", "white"]),
    ("--color-by", ["none", "depth", "branch", "class", "note", "id"]), ("--legend", []),
    ("--highlight", ["@", "@,@", "ring:@"]), ("--dim", []),
    ("--route", ["@,@", "@,@,@", "through:@,@"]),
    ("--link", ["@->@", "@->@:to <b>", "@->@:\u{202E}"]),
    ("--caption", ["Cap & <b>", "two\nlines", "\u{1}"]), ("--title", ["T", "]]><script>", ""]),
    ("--description", ["D\u{0}\u{FFFE}", "d"]), ("--lang", ["de", "pt-BR", "ar", "en"]),
    ("--link-target", ["blank", "self", "parent", "top"]), ("--embed", ["id=p-", "id=x"]),
    ("--embed=responsive", []), ("--embed=standalone", []), ("--embed=static", []),
    ("--page", ["A4", "A4-landscape", "letter", "letter-landscape"]),
    ("--max-depth", ["0", "1", "2", "5"]), ("--max-children", ["1", "2", "3"]),
    ("--max-nodes", ["1", "2", "9"]), ("--min-size", ["1", "2", "3"]), ("--root", ["@"]),
    ("--fold", ["@"]), ("--keep", ["a*", "o", "?", "*"]), ("--sort", ["none", "label", "size"]),
    ("--sort=reverse", []),
  ]

  private var choices: [(option: Int, value: Int, node: Int)] = []
  /// Whether the tree is written as JSON.
  let isJSON: Bool
  let isDark: Bool

  init(_ input: inout FuzzInput) {
    let head = input.byte()
    isJSON = head & 0x80 != 0
    isDark = head & 0x40 != 0
    for _ in 0..<(head & 15) { choices.append((input.byte(), input.byte(), input.byte())) }
  }

  /// The command line for a tree.
  func words(for tree: PlannedTree) -> [OSString] {
    choices.flatMap { choice in
      let (name, values) = Self.choices[choice.option % Self.choices.count]
      guard !values.isEmpty else { return [name] }
      return [name, Self.named(values[choice.value % values.count], from: choice.node, in: tree)]
    }
  }

  /// A value with names of nodes.
  private static func named(_ value: OSString, from first: Int, in tree: PlannedTree) -> OSString {
    var node = first
    return OSString(
      value.bytes.flatMap { byte -> [UInt8] in
        guard byte == UInt8(ascii: "@") else { return [byte] }
        defer { node += 1 }
        let named = tree.nodes[node % tree.nodes.count]
        let id = named.attributes.first { $0.name == .id }?.value
        return Array((id ?? named.label).utf8.filter { $0 != 0 })
      })
  }
}
