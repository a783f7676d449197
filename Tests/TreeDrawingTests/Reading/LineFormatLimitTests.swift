import Testing

@testable import TreeReading

@Suite struct LineFormatLimitTests {
  /// Four nodes in each format, and the place of the third.
  @Test(arguments: [
    (Format.tree, "a\n├── b\n├── c\n└── d", "3:5"), (.tree, "a───b───c───d", "1:9"),
    (.paths, "a/b\na/c\na/d", "2:3"), (.markdown, "# a\n## b\n- c\n- d", "3:1"),
    (.brackets, "[a b [c d]]", "1:6"), (.brackets, "[a b c d]", "1:6"),
    (.newick, "(a,b,c);", "1:4"), (.newick, "(,,);", "1:3"),
    (.mindmap, "mindmap\n a\n  b\n  c\n  d", "4:3"),
  ])
  func `the node that is too many is reported`(format: Format, text: String, place: String) throws {
    let source = Source(name: "plan", bytes: Array(text.utf8))
    var refusing = reader(of: format, source, nodeLimit: 2)
    let fault = #expect(throws: Fault.self) { try refusing.forest() }
    let error = try InputError(#require(fault), in: source)
    #expect(error.position?.description == place)
    #expect(error.wording.cause == "this is node 3, and no more than 2 are read")
    var accepting = reader(of: format, source, nodeLimit: 4)
    #expect(try accepting.forest().roots.reduce(0) { $0 + $1.count } == 4)
  }

  private func reader(
    of format: Format, _ source: Source, nodeLimit: Int
  ) -> any ForestReader {
    switch format {
    case .tree: ListingReader(source, nodeLimit: nodeLimit)
    case .paths: PathReader(source, ReadingOptions(), nodeLimit: nodeLimit)
    case .markdown: MarkdownReader(source, nodeLimit: nodeLimit)
    case .brackets: BracketReader(source, ReadingOptions(), nodeLimit: nodeLimit)
    case .newick: NewickReader(source, ReadingOptions(), nodeLimit: nodeLimit)
    default: MindmapReader(source, nodeLimit: nodeLimit)
    }
  }

  /// On the small stack of a test's thread, what recursed would crash.
  @Test(arguments: [
    (Format.brackets, "[a ", "]", 100_000), (.newick, "(", ")", 100_000),
    (.markdown, "- ", "", 20_000),
  ])
  func `depth costs no call stack`(format: Format, start: String, end: String, depth: Int) throws {
    let text = String(repeating: start, count: depth) + "x" + String(repeating: end, count: depth)
    let roots = try forest(Array(text.utf8), ReadingOptions(format: format)).roots
    #expect(roots.map(\.count) == [depth + (format == .markdown ? 0 : 1)])
  }

  @Test func `one line may have many processes`() throws {
    let text = "a" + String(repeating: "───a", count: 20_000)
    let roots = try forest(Array(text.utf8), ReadingOptions(format: .tree)).roots
    #expect(roots.map(\.count) == [20_001])
  }

  @Test func `one path may have many names`() throws {
    let text = String(repeating: "a/", count: 100_000)
    let roots = try forest(Array(text.utf8), ReadingOptions(format: .paths)).roots
    #expect(roots.map(\.count) == [100_000])
  }
}
