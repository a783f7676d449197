import Testing

@testable import TreeDrawing

/// Inputs of all formats that were cut, changed or mixed up.
@Suite struct DamagedInputTests {
  static let texts = [
    "a\n├── b\n│   ├── c\n│   └── d [x]\n└── e\n\n2 directories, 3 files\n",
    "init─┬─2*[nginx─┬─worker]\n     │          └─cache]\n     └─sh───2*[sleep───{x}]\n",
    "[INFO] --- dependency:3.6.0:tree (default-cli) @ a ---\n[INFO] a:a\n[INFO] +- b:b\n[INFO] \\- c\n",
    "\u{1B}[1ma\u{1B}[0m\n|-- \u{1B}]8;;x\u{7}b\u{1B}]8;;\u{7}\n`-- c\n",
    ".\n./a/b\n./a//c\n\"./d\\303\\251\"\n/e\n",
    "---\nt: x\n---\n# a *b* [c](d \"e\")\n\n- f `g` ![h](i) &amp; <b>j</b>\n  1. **k _l_ m**\n\n```\nn\n```\n[c]: <o>\n",
    "Title\n===\n<!-- x\n-->\n* [a][b] \\* ~~c~~ <https://d.e>\n\t* [ ] f\n---\n",
    "[S [NP \"the \\u0041\" cat] [VP sleeps]]\n(a)",
    "((a:1,'b''c':2e-3)95:0.1,\"d\"[e [f]])g;\n(,);",
    "---\nx: y\n---\n%% z\nmindmap\n  a((b))\n    c[\"`**d**\n e`\"]\n    ::icon(f)\n    g))h((\n",
    "@startwbs\n* a\n**[#red]_ b <<c>>\n**:d\ne;\n' f\nlegend\ng\nendlegend\n@endwbs\n",
    "<a>\n  <b>c</b>\n</a>", "digraph { a -> b }", "a:\n  b: 1\n",
    "id,parent,label\n1,,a\n2,1,\"b\"\"c\"\n",
  ]

  @Test(arguments: texts.indices)
  func `are read or refused with a place`(index: Int) {
    var random = SplitMix64(seed: UInt64(index))
    for _ in 0..<60 {
      let bytes = damaged(Array(Self.texts[index].utf8), &random)
      for format in Format.allCases {
        let text = message(bytes, name: "plan", ReadingOptions(format: format))
        #expect(text.isEmpty || text.hasPrefix("plan:"), "\(format) \(bytes)")
      }
    }
  }

  private func damaged(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 1...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(Self.signs.randomElement(using: &random) ?? 0, at: place)
      case 3: bytes.removeSubrange(place...)
      case 4: bytes.removeSubrange(..<place)
      default: bytes.insert(contentsOf: bytes[place...].prefix(12), at: place / 2)
      }
    }
    return bytes
  }

  private static let signs = Array("[](){}<>\"'`*_~#-+|\\&;:,. \t\n\r\u{1B}\u{A0}│├─".utf8)
}
