import Testing

@testable import TreeReading

@Suite struct NodeLimitTests {
  @Test func `an outline may have as many nodes as the limit`() throws {
    let source = Source(name: "plan.txt", bytes: Array("a\n  b\n\n  c\n".utf8))
    var reader = OutlineReader(source, nodeLimit: 3)
    #expect(try dump(reader.forest().roots) == "a\n  b\n  c")
  }

  @Test func `an outline is refused at the node that is too many`() throws {
    let source = Source(name: "plan.txt", bytes: Array("a\n  b\n\n  c\n   d".utf8))
    var reader = OutlineReader(source, nodeLimit: 2)
    let fault = #expect(throws: Fault.self) { try reader.forest() }
    #expect(
      try InputError(#require(fault), in: source).description == """
        plan.txt:4:3: this is node 3, and no more than 2 are read
        4 |   c
          |   ^
          say how many may be read with '--max-input SIZE,N', or split the tree
        """)
  }

  @Test(arguments: [
    #"["a", {"id": 1}, "b"]"#, #"{"id": 1, "children": {"a": 1, "b": ["c"]}}"#,
  ])
  func `JSON may have as many nodes as the limit`(text: String) throws {
    let source = Source(name: "plan.json", bytes: Array(text.utf8))
    var reader = JSONTreeReader(source, ReadingOptions(), nodeLimit: 4)
    #expect(try !reader.forest().roots.isEmpty)
  }

  @Test(arguments: [
    (#"["a", {"id": 1}, {"id": 2}]"#, 18), (#"[1, 2, 3]"#, 8),
    (#"{"id": 1, "children": {"a": 1, "b": 2}}"#, 33),
    (#"{"id": 1, "children": {"a": 1, "b": ["c"]}}"#, 37),
    (#"{"id": 1, "items": ["a", "b"], "children": []}"#, 27),
  ])
  func `JSON is refused at the node that is too many`(text: String, column: Int) throws {
    let source = Source(name: "plan.json", bytes: Array(text.utf8))
    var reader = JSONTreeReader(source, ReadingOptions(), nodeLimit: 2)
    let fault = #expect(throws: Fault.self) { try reader.forest() }
    let error = try InputError(#require(fault), in: source)
    #expect(error.position?.description == "1:\(column)")
    #expect(error.wording.cause == "this is node 3, and no more than 2 are read")
    #expect(
      error.wording.remedies == [
        "say how many may be read with '--max-input SIZE,N', or split the tree"
      ])
  }

  @Test func `the limit is 5,000,000 nodes`() {
    #expect(Source.nodeLimit == 5_000_000)
  }

  @Test(
    arguments: zip(
      Format.allCases,
      [
        "a\n b\n c", "a\n b\n c", "[1, 2, 3]", "[[], 1]", "[1, 2, 3]",
        "a\n├── b\n└── c", "a/b/c", "# a\n- b\n- c", "[a [b] [c]]", "(a,b)c;",
        "id,parent\n1,\n2,1\n3,1", "mindmap\n a\n  b\n  c",
      ]))
  func `every format reads as many nodes as may be`(format: Format, text: String) throws {
    let source = Source(name: "plan", bytes: Array(text.utf8))
    var options = ReadingOptions(format: format)
    let count = try source.forest(options).roots.reduce(0) { $0 + $1.count }
    options.nodeLimit = count
    #expect(try source.forest(options).roots.reduce(0) { $0 + $1.count } == count)
    options.nodeLimit = count - 1
    let error = #expect(throws: InputError.self) { try source.forest(options) }
    #expect(
      error?.wording.cause == "this is node \(count), and no more than \(count - 1) are read")
  }
}
