import Testing

@testable import TreeReading

@Suite struct AttributeTests {
  @Test(arguments: [
    ("id", "kitchen", "kitchen"),
    ("id", "12 b/c", "12 b/c"),
    ("href", "https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
    ("href", "HTTP://EXAMPLE.ORG", "HTTP://EXAMPLE.ORG"),
    ("href", "mailto:a@example.org", "mailto:a@example.org"),
    ("href", "#kitchen", "#kitchen"),
    ("href", "../plan.html?x=1:2", "../plan.html?x=1:2"),
    ("href", "a/b:c", "a/b:c"),
    ("href", "//example.org/", "//example.org/"),
    ("href", "?a:b", "?a:b"),
    ("href", "https://bücher.example/木", "https://bücher.example/木"),
    ("tooltip", "one\ntwo", "one\ntwo"),
    ("class", "warm", "warm"),
    ("class", "  warm  dark-1 _x --y größe warm ", "warm dark-1 _x --y größe"),
    ("fill", "gold", "#ffd700"),
    ("stroke", "GOLD", "#ffd700"),
    ("color", "#abc", "#aabbcc"),
    ("shape", "ellipse", "ellipse"),
    ("shape", "underline", "underline"),
    ("edge", "0.25", "0.25"),
    ("note", "<b>", "<b>"),
    ("layout", "hang", "hang"),
    ("layout", "mindmap", "mindmap"),
    ("side", "left", "left"),
    ("columns", "1", "1"),
    ("columns", "1000", "1000"),
    ("columns", "auto", "auto"),
    ("roof", "true", "true"),
    ("roof", "false", "false"),
    ("icon", "★", "★"),
    ("icon", "👩‍👩‍👧", "👩‍👩‍👧"),
    ("length", "0", "0.0"),
    ("length", "-0.0", "0.0"),
    ("length", "+.5", "0.5"),
    ("length", "2.5e-3", "0.0025"),
    ("length", "1e300", "1e+300"),
  ])
  func `a value that is as it should be`(_ name: String, _ text: String, _ kept: String) throws {
    let name = try #require(AttributeName(rawValue: name))
    var attributes = Attributes()
    try attributes.set(name, to: text)
    #expect(attributes.texts.map(\.name) == [name])
    #expect(attributes.texts.map(\.text) == [kept])
    var again = Attributes()
    try again.set(name, to: kept)
    #expect(again == attributes)
  }

  @Test(arguments: fixtures(in: outlineBlockErrors))
  func `a block of attributes that is wrong`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.txt") == given.expected)
  }

  @Test(arguments: fixtures(in: outlineBlockErrors))
  func `what is wrong in a block is text if blocks are off`(_ given: ReadingCase) throws {
    var options = ReadingOptions(format: .outline)
    options.isLiteral = true
    let roots = try forest(Array(given.input.utf8), options).roots
    #expect(roots.flatMap(\.preorder).allSatisfy { $0.attributes == nil })
    let lines = given.input.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(roots.flatMap(\.preorder).map(\.label) == lines)
  }

  /// What browsers make of an address before they look at its scheme, put down here once more.
  @Test(arguments: UInt64(0)..<300)
  func `no link that is accepted is a script`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let parts = [
      "javascript", "java", "script", "JAVASCRIPT", ":", ":", "data", "vbscript", "http", "https",
      "//",
      "/", "?", "#", " ", "\t", "\n", "\r", "\0", "\u{1}", "\u{A0}", "\u{200B}", "\u{FEFF}", "\\",
      "a",
      "%3A", "&colon;", "：", "mailto", "\u{AD}", "\u{202E}",
    ]
    for _ in 0..<100 {
      let count = Int.random(in: 1...6, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      var attributes = Attributes()
      guard (try? attributes.set(.href, to: text)) != nil else { continue }
      let seen = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
        .drop { $0.value <= 0x20 }.filter { !"\t\n\r".unicodeScalars.contains($0) }
      let scheme = seen.prefix {
        $0.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains($0)
      }
      let hasScheme = seen.dropFirst(scheme.count).first == ":"
      let name = String(String.UnicodeScalarView(scheme)).lowercased()
      #expect(!hasScheme || ["http", "https", "mailto"].contains(name), "\(text)")
    }
  }

  @Test func `a value that is wrong changes nothing`() throws {
    var attributes = Attributes()
    try attributes.set(.fill, to: "gold")
    #expect(throws: AttributeProblem.color("golld", .unknown)) {
      try attributes.set(.fill, to: "golld")
    }
    #expect(attributes.fill == .literal(Color(rgb: 0xffd700)))
  }

  @Test func `of two values the last counts`() throws {
    var attributes = Attributes()
    try attributes.set(.note, to: "a")
    try attributes.set(.note, to: "b")
    #expect(attributes.note == "b")
  }

  @Test func `attributes are equal if they hold the same`() throws {
    var gold = Attributes()
    try gold.set(.fill, to: "gold")
    let one = Node(label: "a", attributes: NodeAttributes(gold))
    let other = Node(label: "a", attributes: NodeAttributes(gold))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    try gold.set(.note, to: "x")
    #expect(one != Node(label: "a", attributes: NodeAttributes(gold)))
    #expect(one != Node(label: "a"))
  }

  @Test func `a node is larger than its label by a reference and a length`() {
    let rest = MemoryLayout<Int>.stride + MemoryLayout<Double>.stride
    #expect(MemoryLayout<Node>.stride == MemoryLayout<String>.stride + rest)
  }

  @Test(arguments: [
    ("a", nil), ("a {length=0}", 0), ("a {length=1e2 note=b}", 100), ("a {length=.5}", 0.5),
  ])
  func `a node keeps its length itself`(line: String, length: Double?) throws {
    let forest = try forest(Array(line.utf8))
    let node = forest.roots[0].value
    #expect(node.length == length)
    #expect(node.attributes?.values.note == (line.contains("note") ? "b" : nil))
    #expect((node.attributes != nil) == line.contains("note"))
    #expect(forest.hasLengths == (length.map { $0 > 0 } == true))
  }

  @Test(arguments: [
    #"{"name": "a", "layout": {}, "side": [], "columns": [1], "icon": {}, "length": []}"#,
    #"{"name": "a", "icon": "fa fa-home"}"#,
    #"[{"id": 1, "parent": 0, "name": "a", "icon": "home", "columns": [{"name": "b"}]}]"#,
  ])
  func `what data often have by the names of attributes means nothing`(text: String) throws {
    let node = try forest(Array(text.utf8), name: "plan.json").roots[0].value
    #expect(node.attributes?.values.texts.filter { $0.name != .id }.isEmpty != false)
  }

  @Test func `data can have icons and layouts`() throws {
    let text =
      #"{"name": "a", "icon": "★", "layout": "hang", "columns": 3, "roof": true, "length": 2}"#
    let node = try forest(Array(text.utf8), name: "plan.json").roots[0].value
    let texts = node.attributes?.values.texts.map { "\($0.name.rawValue) \($0.text)" }
    #expect(texts == ["layout hang", "columns 3", "roof true", "icon ★"])
    #expect(node.length == 2)
  }

  @Test func `attributes of nodes that were discarded are forgotten`() throws {
    let source = Source(name: "plan.txt", bytes: Array("abx".utf8))
    var builder = ForestBuilder<Lexeme>()
    var table = AttributeTable()
    builder.open(Lexeme(0..<1, .ascii))
    builder.open(Lexeme(1..<2, .ascii))
    table.add(.fill, Lexeme(2..<3, .ascii), toNodeAt: 1)
    builder.discard()
    table.discard(from: 1)
    builder.open(Lexeme(1..<2, .ascii))
    table.add(.note, Lexeme(2..<3, .ascii), toNodeAt: 1)
    table.add(.note, Lexeme(0..<1, .ascii), toNodeAt: 0)
    let forest = try Forest(builder, table, from: source)
    let notes = forest.roots.flatMap(\.preorder).map { $0.attributes?.values.note }
    #expect(notes == ["a", "x"])
  }

  @Test func `a node may have as many classes as one likes`() throws {
    let growth = Growth.measured(upTo: Effort.size(100_000)) { count in
      let text = (0..<count).map { "c\($0)" }.joined(separator: " ")
      #expect((try? ClassGrammar.names(in: text))?.count == count)
    }
    #expect(growth < Growth.allowed)
  }
}
