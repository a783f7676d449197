import Testing

@testable import TreeReading

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
    for _ in 0..<Effort.size(60) {
      let bytes = Array(Self.texts[index].utf8).damaged(0...4, adding: Self.signs, using: &random)
      for format in Format.allCases {
        let text = message(bytes, name: "plan", ReadingOptions(format: format))
        #expect(text.isEmpty || text.hasPrefix("plan:"), "\(format) \(bytes)")
      }
    }
  }

  private static let signs = "[](){}<>\"'`*_~#-+|\\&;:,. \t\n\r\u{1B}\u{A0}│├─"
}
