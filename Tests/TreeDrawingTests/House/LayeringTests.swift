import Testing

@Suite struct LayeringTests {
  static let folders = [
    "System", "Problems", "Geometry", "FontFiles", "Text", "Drawing", "Layout", "SVG", "Tree",
    "Reading", "Diagram", "Picture",
  ]

  @Test func `a folder uses only folders above it`() throws {
    let files = try SourceFiles.all.get().tokens(under: "TreeDrawing")
    #expect(!files.isEmpty)
    var layering = Layering(folders: Self.folders)
    #expect(layering.violations(in: files) == [])
  }

  static let declarations = [
    "Geometry/Point.swift": "public struct Point {}\nfunc midpoint() {}",
    "Tree/Tree.swift": "package final class Forest {}\nprivate struct Hidden {}\nlet limit = 1",
    "Platform.swift": "func systemName() {}",
  ]

  @Test(arguments: [
    ("struct A { var tree: Forest }", ["Text/A.swift:1 uses Forest of Tree"]),
    ("let a = 1\n\nextension Forest {}", ["Text/A.swift:3 uses Forest of Tree"]),
    ("let a = \"\\(limit + 1) times\"", ["Text/A.swift:1 uses limit of Tree"]),
    ("let a = Forest()\nlet b = Forest()", ["Text/A.swift:1 uses Forest of Tree"]),
    ("let a = Point(), b = midpoint(), c = systemName()", []),
    ("// Forest\n/* Forest /* Forest */ Forest */ let a = 1 /// Forest", []),
    ("let a = \"Forest \\\" Forest\", b = #\"\"\"\n \"Forest\" \\(Forest)\n\"\"\"#", []),
    ("let a = \"\\(f(\"Forest\", (1)))Forest\"", []),
    ("let a = Hidden()", []),
    ("func f<A, Forest>(limit: A) { g(limit) }", []),
    ("struct A { struct Forest {}; var f: Forest; var n: Int { self.limit } }", []),
    ("let a = b.Forest", []),
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
