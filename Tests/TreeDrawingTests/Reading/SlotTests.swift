import Testing

@testable import TreeReading

/// Empty places among siblings, which `dump` shows as `{}`.
@Suite struct SlotTests {
  @Test(arguments: [
    ReadingCase(
      "both children", #"{"id": 1, "left": {"id": 2}, "right": {"id": 3}}"#, "1\n  2\n  3"),
    ReadingCase("an only left child", #"{"id": 1, "left": {"id": 2}}"#, "1\n  2\n  {}"),
    ReadingCase("an only right child", #"{"id": 1, "right": {"id": 2}}"#, "1\n  {}\n  2"),
    ReadingCase(
      "null for a missing child", #"{"id": 1, "left": null, "right": {"id": 2, "left": null}}"#,
      "1\n  {}\n  2"),
    ReadingCase("null for both", #"{"id": 1, "left": null, "right": null}"#, "1"),
    ReadingCase(
      "the right child first",
      #"{"right": {"right": {"id": 4}, "id": 3}, "id": 1, "left": {"id": 2, "right": {"id": 5}}}"#,
      "1\n  2\n    {}\n    5\n  3\n    {}\n    4"),
    ReadingCase(
      "no labels, as in a tree of Huffman's",
      #"{"left": {"text": "e"}, "right": {"left": {"text": "t"}, "right": {"text": "a"}}}"#,
      "\"\"\n  e\n  \"\"\n    t\n    a"),
    ReadingCase(
      "in several trees", #"[{"id": 1, "right": {"id": 2}}, 3, {"id": 4, "left": {"id": 5}}]"#,
      "1\n  {}\n  2\n3\n4\n  5\n  {}"),
    ReadingCase(
      "beside null and no children", #"{"id": 1, "children": null, "left": {"id": 2}}"#,
      "1\n  2\n  {}"),
    ReadingCase(
      "not beside children that are named",
      #"{"id": 1, "children": [2], "left": {"id": 3}}"#, "1\n  2"
    ).with(children: "children"),
    ReadingCase(
      "numbers and lists are data", #"{"id": 1, "left": 20, "right": [3], "children": [2]}"#,
      "1\n  2"),
    ReadingCase(
      "among children that are dropped for better ones",
      #"{"id": 1, "items": [{"id": 2, "right": {"id": 3}, "left": {"id": 4}}], "children": [5]}"#,
      "1\n  5"),
  ])
  func `left and right in JSON are the children on those sides`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "first, between and last", #"{"id": 1, "children": [null, 2, null, 3, null]}"#,
      "1\n  {}\n  2\n  {}\n  3\n  {}"),
    ReadingCase("alone", #"{"id": 1, "children": [null, null, null]}"#, "1"),
    ReadingCase(
      "in the list of a key", #"{"id": 1, "items": {"a": [null, "b"], "c": null, "d": [null]}}"#,
      "1\n  a\n    {}\n    b\n  c\n  d"),
    ReadingCase(
      "beside nodes with slots",
      #"{"id": 1, "children": [{"id": 2, "children": [null, 3]}, null]}"#,
      "1\n  2\n    {}\n    3\n  {}"),
  ])
  func `null among children in JSON is an empty place`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test(arguments: [
    ReadingCase("a root", "[7]", "7"),
    ReadingCase("an only left child", "[50, 30, null, 20]", "50\n  30\n    20\n    {}\n  {}"),
    ReadingCase("an only right child", "[1, null, 2, 3]", "1\n  {}\n  2\n    3\n    {}"),
    ReadingCase("a full tree", "[1, 2, 3, 4, 5]", "1\n  2\n    4\n    5\n  3"),
    ReadingCase(
      "children of what is missing are not listed", "[5, 4, 7, 3, null, 2, null, -1, null, 9]",
      "5\n  4\n    3\n      -1\n      {}\n    {}\n  7\n    2\n      9\n      {}\n    {}"),
    ReadingCase("nulls at the end", "[1, 2, null, null, null, null, null]", "1\n  2\n  {}"),
    ReadingCase("texts and words", #"["a", "b\u0063", true]"#, "a\n  bc\n  true"),
  ])
  func `a binary tree is read level by level`(_ given: ReadingCase) {
    var given = given
    given.options.format = .heap
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "first, between and last", "a\n  {}\n  b\n  {}\n  c\n  {}", "a\n  {}\n  b\n  {}\n  c\n  {}"),
    ReadingCase("alone", "a\n  b\n    {}\n    {}\n  c\n    {}", "a\n  b\n  c"),
    ReadingCase("with white space", "a\n\t{} \n\tb", "a\n  {}\n  b"),
    ReadingCase("more than braces", "a\n  {} {}\n  b {}\n  { }", "a\n  {} {}\n  b {}\n  { }"),
  ])
  func `braces in an outline`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.txt") == given.expected)
  }

  @Test func `braces that are text`() throws {
    #expect(try forest(Array("{}\n  a".utf8)).roots[0].value == Node(label: "{}"))
    var options = ReadingOptions(format: .outline)
    options.isLiteral = true
    let roots = try forest(Array("a\n  {}\n    b".utf8), options).roots
    #expect(roots[0].children[0].value == Node(label: "{}"))
  }

  @Test func `nothing can be below an empty place`() {
    #expect(
      message(Array("a\n  {}\n    b".utf8)) == """
        plan.txt:3:5: this line is below {}, an empty place, which has nothing below it
        3 |     b
          |     ^
          give the node above a label, or indent this line less
          or, if {} is text, use --literal
        """)
  }

  @Test func `a lonely root with sides that are no objects`() throws {
    let text = Array(#"{"value": 50, "left": 30, "right": 70}"#.utf8)
    #expect(
      try forest(text, name: "plan.json").warnings.map(\.description) == [
        "plan.json:1:1: there is only one node, because 'left' is no object; "
          + #"if it is a child, write it as one, such as {"name": "Leaf"}"#
      ])
  }

  @Test func `a chain of only right children is read without deep calls`() throws {
    let depth = Effort.size(100_000)
    let text =
      String(repeating: #"{"right":"#, count: depth) + #"{"id":0}"#
      + String(repeating: #","left":{"id":1}}"#, count: depth)
    let root = try forest(Array(text.utf8), name: "plan.json").roots[0]
    #expect(root.count == 2 * depth + 1)
    #expect(root.children.map(\.value.label) == ["1", ""])
  }
}

extension SlotTests {
  /// A node of a random binary tree.
  private struct Part {
    let label: String
    var sides: [Side: Int] = [:]
  }

  @Test(arguments: Effort.seeds(200))
  func `a binary tree is equal in all ways to write it`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let parts = randomParts(&random)
    let expected = try forest(Array(outline(of: parts).utf8)).roots
    let sides = Array(json(of: parts, &random).utf8)
    #expect(try forest(sides, name: "plan.json").roots == expected, "seed \(seed)")
    let lists = Array(lists(of: parts).utf8)
    #expect(try forest(lists, name: "plan.json").roots == expected, "seed \(seed)")
    let heap = try forest(Array(levels(of: parts).utf8), ReadingOptions(format: .heap)).roots
    #expect(dump(heap) == dump(expected), "seed \(seed)")
  }

  /// The nodes, parents before children.
  private func randomParts(_ random: inout SplitMix64) -> [Part] {
    var parts = [Part(label: "0")]
    for number in 1..<Int.random(in: 2...40, using: &random) {
      let parent = Int.random(in: 0..<parts.count, using: &random)
      guard let side = Side.allCases.randomElement(using: &random),
        parts[parent].sides[side] == nil
      else { continue }
      parts[parent].sides[side] = parts.count
      parts.append(Part(label: "\(number)"))
    }
    return parts
  }

  private func outline(of parts: [Part], at number: Int = 0, depth: Int = 0) -> String {
    let indentation = String(repeating: " ", count: depth)
    let line = indentation + "\(parts[number].label) {note=\(parts[number].label)}\n"
    guard !parts[number].sides.isEmpty else { return line }
    return line
      + Side.allCases.map { side in
        parts[number].sides[side].map { outline(of: parts, at: $0, depth: depth + 1) }
          ?? indentation + " {}\n"
      }.joined()
  }

  /// Objects with their members in any order.
  private func json(
    of parts: [Part], at number: Int = 0, _ random: inout SplitMix64
  ) -> String {
    let label = parts[number].label
    // An escape makes a label wait until all nodes are known.
    let name = Bool.random(using: &random) ? "\"\(label)\"" : #""\u003\#(label)""#
    var members = ["\"name\": \(name)", "\"note\": \(label)"]
    for side in Side.allCases {
      if let child = parts[number].sides[side] {
        members.append("\"\(side)\": " + json(of: parts, at: child, &random))
      } else if Bool.random(using: &random) {
        members.append("\"\(side)\": null")
      }
    }
    return "{" + members.shuffled(using: &random).joined(separator: ", ") + "}"
  }

  private func lists(of parts: [Part], at number: Int = 0) -> String {
    let children = Side.allCases.map { side in
      parts[number].sides[side].map { lists(of: parts, at: $0) } ?? "null"
    }
    let label = parts[number].label
    return
      #"{"children": [\#(children.joined(separator: ","))], "name": "\#(label)", "note": "\#(label)"}"#
  }

  private func levels(of parts: [Part]) -> String {
    var values = [parts[0].label]
    var level = [0]
    while !level.isEmpty {
      let children = level.flatMap { number in Side.allCases.map { parts[number].sides[$0] } }
      values += children.map { child in child.map { parts[$0].label } ?? "null" }
      level = children.compactMap(\.self)
    }
    return "[" + values.joined(separator: ",") + "]"
  }
}
