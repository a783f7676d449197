import Testing

@Suite struct LayeringTests {
  /// The folders of `TreeDrawing`, and the module that only the last of them uses.
  static let folders = [
    "Geometry", "FontFiles", "Text", "Drawing", "Layout", "SVG", "Diagram", "TreeReading",
    "Picture",
  ]

  @Test func `a folder uses only folders above it`() throws {
    let sources = try SourceFiles.all.get()
    let readers = sources.tokens.filter { $0.key.hasPrefix("TreeReading/") }
    let files = sources.tokens(under: "TreeDrawing").merging(readers) { $1 }
    #expect(!readers.isEmpty && files.count > readers.count)
    var layering = Layering(folders: Self.folders)
    #expect(layering.violations(in: files) == [])
  }

  static let declarations = [
    "Geometry/Point.swift": "public struct Point {}\nfunc midpoint() {}",
    "SVG/Tree.swift": "package final class Forest {}\nprivate struct Hidden {}\nlet limit = 1",
    "Layout/Bytes.swift": "extension UInt8 { var isSharp: Bool { true }; private var isFlat = 1 }",
    "Platform.swift": "func systemName() {}",
  ]

  @Test(arguments: [
    ("struct A { var tree: Forest }", ["Text/A.swift:1 uses Forest of SVG"]),
    ("let a = 1\n\nextension Forest {}", ["Text/A.swift:3 uses Forest of SVG"]),
    ("let a = \"\\(limit + 1) times\"", ["Text/A.swift:1 uses limit of SVG"]),
    ("let a = Forest()\nlet b = Forest()", ["Text/A.swift:1 uses Forest of SVG"]),
    ("let a = Point(), b = midpoint(), c = systemName()", []),
    ("// Forest\n/* Forest /* Forest */ Forest */ let a = 1 /// Forest", []),
    ("let a = \"Forest \\\" Forest\", b = #\"\"\"\n \"Forest\" \\(Forest)\n\"\"\"#", []),
    ("let a = \"\\(f(\"Forest\", (1)))Forest\"", []),
    ("let a = Hidden()", []),
    ("func f<A, Forest>(limit: A) { g(limit) }", []),
    ("struct A { struct Forest {}; var f: Forest; var n: Int { self.limit } }", []),
    ("let a = b.Forest", []),
    ("let a = byte.isSharp", ["Text/A.swift:1 uses isSharp of Layout"]),
    ("let a = bytes.filter(\\.isSharp)", ["Text/A.swift:1 uses isSharp of Layout"]),
    ("struct A { var isSharp: Bool }\nlet a = b.isSharp", []),
    ("let a = byte.isFlat", []),
  ]) func `a use of a folder below is found`(source: String, expected: [String]) {
    var layering = Layering(folders: Self.folders)
    let files = Self.declarations.merging(["Text/A.swift": source]) { $1 }
    #expect(layering.violations(in: files.mapValues(SwiftToken.tokens)) == expected)
  }

  @Test func `a folder must be in the list`() {
    var layering = Layering(folders: Self.folders)
    #expect(
      layering.violations(in: ["Misc/A.swift": SwiftToken.tokens(of: "let a = 1")]) == [
        "Misc/A.swift is in no folder of the list"
      ])
  }
}
