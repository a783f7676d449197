import Testing

@testable import TreeDrawing

@Suite struct PictureArrangementTests {
  /// A random tree with a random arrangement, which need not be one that would be chosen.
  private static func random(_ seed: UInt64) -> PictureArrangement? {
    var random = SplitMix64(seed: seed)
    let trees = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      EditedTree(count: Int.random(in: 2...60, using: &random), using: &random).root
    }
    let fitted = trees.map { tree in
      tree.preorderCounts.map { $0 > 1 ? FittedNode.random(using: &random) : nil }
    }
    var all = PictureArrangement(
      of: trees,
      FittedForest(
        trees: fitted.map { FittedTree(nodes: $0, size: .zero) },
        lines: [1], size: .zero))
    all?.lineWidth = Bool.random(using: &random) ? 160 : nil
    return all
  }

  @Test func `what is written is read`() throws {
    for seed in Effort.seeds(1_000) {
      let all = try #require(Self.random(seed))
      let text = all.text
      #expect(PictureArrangement(text.utf8) == all, "seed \(seed)")
      #expect(text.utf8.allSatisfy { $0.isLetter || $0.isDigit || " -_.:()".utf8.contains($0) })
      let document = Array("<svg width=\"1\" data-arrangement=\"\(text)\">".utf8)
      #expect(PictureArrangement.find(in: document) == .arrangement(all), "seed \(seed)")
    }
  }

  @Test func `what is damaged is refused, or means something else`() throws {
    for seed in Effort.seeds(3_000) {
      var random = SplitMix64(seed: seed)
      let all = try #require(Self.random(seed))
      let bytes = Array(all.text.utf8).damaged(1...4, adding: " ().:0123rchg", using: &random)
      guard let other = PictureArrangement(bytes) else { continue }
      let again = PictureArrangement(other.text.utf8)
      #expect(again == other, "seed \(seed)")
    }
  }

  @Test func `any arrangement can be drawn, whatever the tree`() throws {
    for seed in Effort.seeds(400) {
      var random = SplitMix64(seed: seed)
      let tree = EditedTree(count: Int.random(in: 2...60, using: &random), using: &random)
      let picture = TreePicture(
        of: [tree.root],
        PictureOptions(
          style: DiagramStyle(arrangement: .auto), offer: ProposedViewSize(width: 600, height: nil))
      )
      var old = try #require(PictureArrangement(of: [tree.root], .random(tree.root, &random)))
      if seed % 2 == 0 { old.lineWidth = 120 }
      let other = TreePicture(
        of: [tree.root],
        PictureOptions(
          style: DiagramStyle(arrangement: .auto), offer: ProposedViewSize(width: 600, height: nil)),
        like: old)
      let isTooWide = picture.drawing.size.width > 600
      #expect(isTooWide || other.drawing.size.width <= 600 + Frontier.tolerance, "seed \(seed)")
    }
  }

  @Test(arguments: [
    "", " ", "1", "2 AAAAAAAr", "1 ", "1  AAAAAAAr", "1 AAAAAAr", "1 AAAAAAAx", "1 AAAAAAAr2",
    "1 AAAAAAAc2.", "1 AAAAAAAc0.2", "1 AAAAAAAc9999999999", "1 AAAAAAAr(", "1 AAAAAAAr()",
    "1 AAAAAAAr)", "1 AAAAAAAr(AAAAAAAr", "1 AAAAAAAr(AAAAAAAr))", "1 AAAAAAAr AAAAAAAr ",
    "1:list AAAAAAAr", "1:lines0 AAAAAAAr", "1:lines-5 AAAAAAAr", "1:lines AAAAAAAr",
    "1:what AAAAAAAr", "1: AAAAAAAr", "1:list:", "1 AAAAAA\u{e9}r", "1 AAAAAAAr\nAAAAAAAr",
  ])
  func `a text of another form is no arrangement`(_ text: String) {
    #expect(PictureArrangement(text.utf8) == nil)
  }

  /// The beginning of a document, and what is found there.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let finding: PictureArrangement.Finding

    init(_ document: String, _ finding: PictureArrangement.Finding) {
      testDescription = document
      self.finding = finding
    }
  }

  private static let list = PictureArrangement.Finding.arrangement(PictureArrangement(isList: true))

  @Test(arguments: [
    Row("<svg data-arrangement=\"1:list\">", list),
    Row("<svg data-arrangement='1:list'/>", list),
    Row("<svg\n\ta=\"b>c\"\n\tdata-arrangement = \"1:list\"\n>", list),
    Row("<?xml version=\"1.0\"?>\n<!-- ä --><svg a='\"' data-arrangement=\"1:list\">", list),
    Row("<svg width=\"1\">", .nothing),
    Row("<svg xdata-arrangement=\"1:list\">", .nothing),
    Row("<svg a=\" data-arrangement='1:list' \">", .nothing),
    Row("<svg a=\"1\"><g data-arrangement=\"1:list\"/>", .nothing),
    Row("<svg data-arrangement=\"\">", .damage),
    Row("<svg data-arrangement=\"2:list\">", .damage),
    Row("<svg data-arrangement=\"1:list\"", .damage),
    Row("<svg data-arrangement=\"1:list>", .damage),
    Row("<svgs data-arrangement=\"1:list\">", .damage),
    Row("Root\n  First\n", .damage),
    Row("", .damage),
  ])
  func `the arrangement that a document records is found, if it is undamaged`(_ row: Row) {
    #expect(PictureArrangement.find(in: Array(row.testDescription.utf8)) == row.finding)
  }

  @Test func `too many nodes are not spoken of`() {
    let counts = [1, PictureArrangement.mostNodes, PictureArrangement.mostNodes + 1]
    let isThere = counts.map { count in
      let tree = Tree(Node(label: "a"), children: [Tree(Node(label: "b"))])
      let nodes = [FittedNode(stage: .row), nil]
      let forest = FittedForest(
        trees: Array(repeating: FittedTree(nodes: nodes, size: .zero), count: count),
        lines: [1, 1], size: .zero)
      return PictureArrangement(of: Array(repeating: tree, count: count), forest) != nil
    }
    #expect(isThere == [true, true, false])
  }
}

extension FittedForest {
  fileprivate static func random(_ root: Tree<Node>, _ random: inout SplitMix64) -> Self {
    let nodes = root.preorderCounts.map { $0 > 1 ? FittedNode.random(using: &random) : nil }
    return FittedForest(
      trees: [FittedTree(nodes: nodes, size: .zero)], lines: [1], size: .zero)
  }
}

extension FittedNode {
  fileprivate static func random(using random: inout SplitMix64) -> FittedNode {
    var node = FittedNode(stage: Stage.allCases.randomElement(using: &random) ?? .row)
    let numbers = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Int32.random(in: 1...4, using: &random)
    }
    if node.stage == .columns || node.stage == .grid { node.columns = numbers }
    return node
  }
}
