import Testing

@testable import TreeDrawing
@testable import TreeReading

/// What is drawn over trees, with nodes named as people name them.
@Suite struct OverlayWishTests {
  private static let text = """
    Animals
      Vertebrates {id=v}
        Mammals
          Whales
          Bats
        Birds
          Owls
          Red, blue
      Invertebrates
        Bees
        Birds
    Plants
      Trees
      A:B
    """

  private static func overlays(_ wishes: OverlayWishes) throws -> PictureOverlays {
    let roots = try forest(Array(text.utf8)).roots
    return try wishes.overlays(on: roots)
  }

  /// Reads trees in whatever format they are written.
  private static func roots(_ text: String) throws -> [Tree<Node>] {
    let name = text.hasPrefix("id,") ? "a.csv" : "[{".contains(text.prefix(1)) ? "a.json" : "a.txt"
    return try Source(name: name, bytes: Array(text.utf8)).forest(ReadingOptions()).roots
  }

  private static func wishes(_ change: (inout OverlayWishes) -> Void) -> OverlayWishes {
    var wishes = OverlayWishes()
    change(&wishes)
    return wishes
  }

  /// Animals 0, Vertebrates 1, Mammals 2, Whales 3, Bats 4, Birds 5, Owls 6, Red, blue 7,
  /// Invertebrates 8, Bees 9, Birds 10, Plants 11, Trees 12, A:B 13.
  @Test(
    arguments: [
      (["Bats"], [0, 1, 2, 4], [1, 2, 4]), (["v"], [0, 1], [1]), (["Animals"], [0], []),
      (["Animals/Invertebrates/Birds"], [0, 8, 10], [8, 10]),
      (["Bats,Bees"], [0, 1, 2, 4, 8, 9], [1, 2, 4, 8, 9]),
      (["Bats, Trees"], [0, 1, 2, 4, 11, 12], [1, 2, 4, 12]),
      (["Red, blue"], [0, 1, 5, 7], [1, 5, 7]),
      (["Owls", "Bees"], [0, 1, 5, 6, 8, 9], [1, 5, 6, 8, 9]),
    ] as [([String], Set<Int>, Set<Int>)])
  func `a highlight is a node and its way up to the root`(
    _ names: [String], _ nodes: Set<Int>, _ edges: Set<Int>
  ) throws {
    let emphasis = try Self.overlays(Self.wishes { $0.highlights = names }).emphasis
    #expect(emphasis == Emphasis(nodes: nodes, edges: edges))
  }

  @Test(
    arguments: [
      ("Whales,Bats", [3, 2, 4], [3, 4]), ("Bats,Owls", [4, 2, 1, 5, 6], [4, 2, 5, 6]),
      ("Mammals,Bats", [2, 4], [4]),
      ("Bats,Owls,Bees", [4, 2, 1, 5, 6, 0, 8, 9], [4, 2, 5, 6, 1, 8, 9]),
      ("Bats,Trees", [4, 2, 1, 0, 12, 11], [4, 2, 1, 12]), ("Bats,Bats", [4], []),
    ] as [(String, Set<Int>, Set<Int>)])
  func `a route goes along edges, through the lowest nodes that are above both`(
    _ route: String, _ nodes: Set<Int>, _ edges: Set<Int>
  ) throws {
    let emphasis = try Self.overlays(Self.wishes { $0.route = route }).emphasis
    #expect(emphasis == Emphasis(nodes: nodes, edges: edges))
  }

  @Test func `a route through nodes is a curve, and highlights them alone`() throws {
    let overlays = try Self.overlays(
      Self.wishes { ($0.route, $0.isDimmed) = ("through:Bats,Owls", true) })
    #expect(overlays.emphasis == Emphasis(nodes: [4, 6], quietsOthers: true))
    #expect(overlays.nodes.route == [4, 6])
  }

  @Test func `rings are around the nodes that are named`() throws {
    let overlays = try Self.overlays(
      Self.wishes { $0.highlights = ["ring:Bats,v"] })
    #expect(overlays.nodes.rings == [4, 1])
  }

  @Test(arguments: [
    ("Bats->Owls", 4, 6, ""), ("Bats -> Owls : hunt at night", 4, 6, "hunt at night"),
    ("v->Bees:a:b", 1, 9, "a:b"), ("Bats->A:B", 4, 13, ""), ("A:B->Bats:x->y", 13, 4, "x->y"),
    ("Animals/Vertebrates/Birds->Plants/Trees:perch", 5, 12, "perch"),
  ])
  func `a link is an arrow between names, and perhaps a colon and a label`(
    _ text: String, _ start: Int, _ end: Int, _ label: String
  ) throws {
    let links = try Self.overlays(Self.wishes { $0.links = [text] }).nodes.links
    #expect(links == [NodeLink(from: start, to: end, label: label)])
  }

  /// A wish for something that is not there, and what is told.
  struct Miss: CustomTestStringConvertible {
    let testDescription: String
    let wishes: OverlayWishes
    let cause: String
    let remedies: [String]

    init(
      highlight: String? = nil, route: String? = nil, link: String? = nil, _ cause: String,
      _ remedies: String...
    ) {
      var wishes = OverlayWishes()
      wishes.highlights = highlight.map { [$0] } ?? []
      wishes.route = route
      wishes.links = link.map { [$0] } ?? []
      testDescription = [highlight, route, link].compactMap { $0 }.joined()
      self.wishes = wishes
      self.cause = cause
      self.remedies = remedies
    }
  }

  @Test(arguments: [
    Miss(
      highlight: "Whale", "there is no node with the label or the id 'Whale'",
      "did you mean 'Whales'?"),
    Miss(
      highlight: "Bats,Xyzzy", "there is no node with the label or the id 'Xyzzy'",
      "the roots are 'Animals', 'Plants'"),
    Miss(
      route: "Bats,Animals/Fish", "there is no 'Fish' below 'Animals'",
      "below 'Animals' are 'Vertebrates', 'Invertebrates'"),
    Miss(
      link: "Birds->Bats", "'Birds' may be any of 2 nodes",
      "write 'Animals/Vertebrates/Birds', 'Animals/Invertebrates/Birds'"),
    Miss(
      route: "Bats", "the route 'Bats' has one node", "name two or more, separated by commas"),
    Miss(
      link: "Bats", "there is no '->' in the link 'Bats'",
      "write it such as 'A->B' or 'A->B:label'"),
    Miss(
      link: "Bats->Bats", "the link 'Bats->Bats' leads from a node to itself",
      "name two different nodes"),
    Miss(
      highlight: "Bats,", "there is no node with the label or the id ''",
      "the roots are 'Animals', 'Plants'"),
  ])
  func `a miss and an ambiguity list what is there`(_ miss: Miss) {
    let error = #expect(throws: NodeNameProblem.self) { try Self.overlays(miss.wishes) }
    #expect(error?.wording == Wording(cause: miss.cause, remedies: miss.remedies))
  }

  @Test func `nodes that are alike in all names need an id`() throws {
    let roots = try forest(Array("a\n  b\n  b".utf8)).roots
    let error = #expect(throws: NodeNameProblem.self) {
      try Self.wishes { $0.highlights = ["b"] }.overlays(on: roots)
    }
    #expect(error?.wording.remedies == ["give the one that you mean an id"])
  }

  /// Inputs with links from Bats (3) to Owls (2), and what all links say.
  @Test(
    arguments: [
      ("a\n  b\n    Owls\n  Bats {link=Owls}", [""]),
      ("a\n  b\n    Owls\n  Bats {link=\"Owls: at night\"}", ["at night"]),
      ("a\n  b\n    Owls\n  Bats {link=\"Owls; b:x\"}", ["", "x"]),
      (
        #"{"name":"a","children":[{"name":"b","children":["Owls"]},{"name":"Bats","link":"Owls"}]}"#,
        [""]
      ),
      (
        #"{"name":"a","children":[{"name":"b","children":["Owls"]},{"links":["Owls","b"],"name":"Bats"}]}"#,
        ["", ""]
      ),
      (
        #"[{"id":"a"},{"id":"b","parent":"a"},{"id":"Owls","parent":"b"},{"id":"Bats","parent":"a","links":["Owls"]}]"#,
        [""]
      ),
      ("id,parent,link\na,,\nb,a,\nOwls,b,\nBats,a,Owls\n", [""]),
    ] as [(String, [String])])
  func `links are read from outlines, JSON and tables`(_ text: String, _ labels: [String]) throws {
    let roots = try Self.roots(text)
    let links = try OverlayWishes().overlays(on: roots).nodes.links
    #expect(links.first.map { [$0.start, $0.end] } == [3, 2])
    #expect(links.map(\.label) == labels)
  }

  @Test(arguments: [
    #"{"name":"a","link":"https://example.org","children":["b"]}"#,
    #"{"name":"a","links":[{"source":0,"target":1},["b"],7],"children":["b"]}"#,
    #"{"name":"a","link":{"to":"x"},"links":["/wiki/b","\#u{23}top"],"children":["b"]}"#,
  ])
  func `what is called a link in data and is none means nothing`(_ text: String) throws {
    let roots = try Self.roots(text)
    #expect(try OverlayWishes().overlays(on: roots) == PictureOverlays())
    #expect(roots.map(\.count) == [2])
  }

  /// Nodes that are not drawn of the trees, where these have one level below the roots.
  @Test(arguments: [
    Miss(
      highlight: "Bats", "the node 'Bats' is left out of the picture",
      "name 'Animals/Vertebrates', which is above it, or leave out less"),
    Miss(
      route: "v, Animals/Invertebrates/Bees",
      "the node 'Animals/Invertebrates/Be…' is left out of the picture",
      "name 'Animals/Invertebrates', which is above it, or leave out less"),
    Miss(
      link: "Plants->Owls:perch", "the node 'Owls' is left out of the picture",
      "name 'Animals/Vertebrates', which is above it, or leave out less"),
    Miss(highlight: "Birds", "the node 'Birds' is left out of the picture", "leave out less"),
    Miss(
      highlight: "Whale", "there is no node with the label or the id 'Whale'",
      "the roots are 'Animals', 'Plants'"),
  ])
  func `a node that is left out is told from one that is not there`(_ miss: Miss) throws {
    let roots = try forest(Array(Self.text.utf8)).roots
    let drawn = try Selection(maxDepth: 1).applied(to: roots)
    let error = #expect(throws: NodeNameProblem.self) {
      try miss.wishes.overlays(on: drawn, of: roots)
    }
    #expect(error?.wording == Wording(cause: miss.cause, remedies: miss.remedies))
  }

  @Test(
    arguments: [
      ("b", [2]), ("x; b", [2]), ("x", []), ("r/b/c", []), ("r/b/c/x", []), ("x: and a label", []),
      ("d: one of two", []),
    ] as [(String, [Int])])
  func `links of the input to nodes that are left out are left out`(
    _ link: String, _ expected: [Int]
  ) throws {
    let text = "r\n  a {link=\"\(link)\"}\n  b\n    c\n      x\n      d\n    d"
    let roots = try forest(Array(text.utf8)).roots
    let drawn = try Selection(root: "r", maxDepth: 1).applied(to: roots)
    let ends = try OverlayWishes().overlays(on: drawn, of: roots).nodes.links.map(\.end)
    #expect(ends == expected)
  }

  @Test func `a link of the input to a node that nobody has is reported, whatever is left out`()
    throws
  {
    let roots = try forest(Array("r\n  a {link=y}\n    x".utf8)).roots
    let drawn = try Selection(maxDepth: 1).applied(to: roots)
    let error = #expect(throws: NodeNameProblem.self) {
      try OverlayWishes().overlays(on: drawn, of: roots)
    }
    #expect(
      error?.wording.cause == "a link of 'r/a': there is no node with the label or the id 'y'")
  }

  @Test func `a link of a node that leads nowhere says whose it is`() throws {
    let roots = try forest(Array("a\n  b {link=c}".utf8)).roots
    let error = #expect(throws: NodeNameProblem.self) { try OverlayWishes().overlays(on: roots) }
    #expect(
      error?.wording
        == Wording(
          cause: "a link of 'a/b': there is no node with the label or the id 'c'",
          remedies: ["did you mean 'a'?", "or take no attributes, with --literal"]))
  }
}
