import Testing

@testable import TreeReading

/// What single rules and several together leave of trees.
@Suite struct SelectionRuleTests {
  /// A rule, and the outline of what is drawn of the trees.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let selection: Selection
    let expected: String

    init(_ description: String, _ selection: Selection, _ expected: String) {
      testDescription = description
      self.selection = selection
      self.expected = expected
    }
  }

  private static let animals = """
    Animals
      Birds
        Owl
        Barn owl {id=barn}
      Mammals
        Bats
          Fruit bat
          Vampire
        Whale
    Plants
      Trees
        Oak
    """

  private static func check(_ row: Row, _ text: String) throws {
    let roots = try forest(Array(text.utf8)).roots
    #expect(dump(try row.selection.applied(to: roots)) == row.expected)
  }

  @Test(arguments: [
    Row(
      "a text, in letters of any case", Selection(patterns: ["BAT"]),
      "Animals\n  Mammals\n    Bats\n      Fruit bat\n      +1\n    +1\n  +3\n+3"),
    Row(
      "a text that a parent has", Selection(patterns: ["mammal"]),
      "Animals\n  Mammals\n    +4\n  +3\n+3"),
    Row(
      "a pattern is the whole label", Selection(patterns: ["*owl"]),
      "Animals\n  Birds\n    Owl\n    Barn owl\n  +5\n+3"),
    Row("one character", Selection(patterns: ["?ak"]), "Plants\n  Trees\n    Oak\n+9"),
    Row("of any length", Selection(patterns: ["*"]), animals.replacing(" {id=barn}", with: "")),
    Row(
      "a match below a match", Selection(patterns: ["*s"]),
      "Animals\n  Birds\n    +2\n  Mammals\n    Bats\n      +2\n    +1\nPlants\n  Trees\n    +1"),
    Row(
      "one pattern or another", Selection(patterns: ["whale", "oak"]),
      "Animals\n  Mammals\n    Whale\n    +3\n  +3\nPlants\n  Trees\n    Oak"),
    Row(
      "in a part of the tree", Selection(root: "Animals/Birds", patterns: ["barn"]),
      "Birds\n  Barn owl\n  +1"),
  ])
  func `labels that match are drawn, and the nodes above them`(_ row: Row) throws {
    try Self.check(row, Self.animals)
  }

  @Test(arguments: [
    Row(
      "a node", Selection(root: "Animals", folds: ["Animals/Mammals"]),
      "Animals\n  Birds\n    Owl\n    Barn owl\n  Mammals\n    +4"),
    Row(
      "two, and one of them in the other",
      Selection(folds: ["Animals/Mammals/Bats", "Animals/Mammals", "Plants"]),
      "Animals\n  Birds\n    Owl\n    Barn owl\n  Mammals\n    +4\nPlants\n  +2"),
    Row("all roots", Selection(folds: ["Animals", "Plants"]), "Animals\n  +8\nPlants\n  +2"),
    Row(
      "a leaf, by its id", Selection(root: "Animals/Birds", folds: ["barn"]),
      "Birds\n  Owl\n  Barn owl"),
  ])
  func `what is below a folded node is counted`(_ row: Row) throws {
    try Self.check(row, Self.animals)
  }

  @Test func `all nodes at a path are folded`() throws {
    let row = Row("", Selection(folds: ["a/b"]), "a\n  b\n    +1\n  c\n    3\n  b\n    +1")
    try Self.check(row, "a\n  b\n    1\n  c\n    3\n  b\n    2")
  }

  @Test(arguments: [
    Row("one", Selection(minSize: 1), animals.replacing(" {id=barn}", with: "")),
    Row(
      "two", Selection(minSize: 2),
      "Animals\n  Birds\n    +2\n  Mammals\n    Bats\n      +2\n    +1\nPlants\n  Trees\n    +1"),
    Row(
      "three", Selection(minSize: 3),
      "Animals\n  Birds\n    +2\n  Mammals\n    Bats\n      +2\n    +1\nPlants\n  +2"),
    Row("more than a root has", Selection(minSize: 4), "Animals\n  Mammals\n    +4\n  +3\n+3"),
    Row("as many as the largest", Selection(minSize: 9), "Animals\n  +8\n+3"),
  ])
  func `subtrees with fewer nodes are left out`(_ row: Row) throws {
    try Self.check(row, Self.animals)
  }

  /// In the order of their sizes: Animals 9, Mammals 5, Birds 3, Bats 3, Plants 3, Trees 2, and
  /// leaves as they come: Owl, Barn owl, Fruit bat, Vampire, Whale, Oak.
  @Test(arguments: [
    Row("one", Selection(maxNodes: 1), "Animals\n  +8\n+3"),
    Row("two", Selection(maxNodes: 2), "Animals\n  Mammals\n    +4\n  +3\n+3"),
    Row(
      "the first of equals", Selection(maxNodes: 3),
      "Animals\n  Birds\n    +2\n  Mammals\n    +4\n+3"),
    Row(
      "a second root", Selection(maxNodes: 5),
      "Animals\n  Birds\n    +2\n  Mammals\n    Bats\n      +2\n    +1\nPlants\n  +2"),
    Row(
      "leaves at last", Selection(maxNodes: 8),
      "Animals\n  Birds\n    Owl\n    Barn owl\n  Mammals\n    Bats\n      +2\n    +1\n"
        + "Plants\n  Trees\n    +1"),
    Row(
      "all but one", Selection(maxNodes: 11),
      animals.replacing(" {id=barn}", with: "").replacing("Oak", with: "+1")),
    Row("all", Selection(maxNodes: 12), animals.replacing(" {id=barn}", with: "")),
    Row("more", Selection(maxNodes: 1_000_000_000), animals.replacing(" {id=barn}", with: "")),
    Row(
      "the first of equals in the input, whatever the order",
      Selection(maxNodes: 3, isReversed: true),
      "Animals\n  Mammals\n    +4\n  Birds\n    +2\n+3"),
  ])
  func `the largest subtrees are drawn`(_ row: Row) throws {
    try Self.check(row, Self.animals)
  }

  @Test(arguments: [
    Row(
      "a match in a folded node is left out",
      Selection(patterns: ["bat"], folds: ["Animals/Mammals"]),
      "Animals\n  Mammals\n    +4\n  +3\n+3"),
    Row(
      "a node that is left out may be folded",
      Selection(patterns: ["oak"], folds: ["Animals/Mammals"]), "Plants\n  Trees\n    Oak\n+9"),
    Row(
      "a folded node is as large as before", Selection(folds: ["Animals/Mammals"], minSize: 5),
      "Animals\n  Mammals\n    +4\n  +3\n+3"),
    Row(
      "a size is that without patterns", Selection(patterns: ["whale"], minSize: 5),
      "Animals\n  Mammals\n    +4\n  +3\n+3"),
    Row(
      "siblings count if nothing else leaves them out",
      Selection(root: "Animals", patterns: ["whale"], maxChildren: 1),
      "Animals\n  Mammals\n    Whale\n    +3\n  +3"),
    Row(
      "siblings count in their order",
      Selection(root: "Animals", maxDepth: 1, maxChildren: 1, isReversed: true),
      "Animals\n  Mammals\n    +4\n  +3"),
    Row(
      "nodes are chosen from what is not folded",
      Selection(folds: ["Animals/Mammals"], maxNodes: 5),
      "Animals\n  Birds\n    +2\n  Mammals\n    +4\nPlants\n  Trees\n    +1"),
    Row(
      "nodes are chosen from the first levels", Selection(maxDepth: 1, maxNodes: 4),
      "Animals\n  Birds\n    +2\n  Mammals\n    +4\nPlants\n  +2"),
    Row(
      "nodes are chosen from the first siblings", Selection(maxChildren: 1, maxNodes: 3),
      "Animals\n  Birds\n    Owl\n    +1\n  +5\n+3"),
    Row(
      "what several rules leave out is counted once",
      Selection(
        patterns: ["*s"], folds: ["Animals/Mammals/Bats"], minSize: 3, maxDepth: 2, maxChildren: 2,
        maxNodes: 3, order: .size),
      "Animals\n  Mammals\n    +4\n  Birds\n    +2\n+3"),
  ])
  func `rules that are given together are applied one after the other`(_ row: Row) throws {
    try Self.check(row, Self.animals)
  }

  /// A binary tree: `d` has `c` on the left, and that has `a` and `b`, with `x` on the right.
  @Test(arguments: [
    Row(
      "a slot before a node that is drawn", Selection(patterns: ["x"]),
      "d\n  c\n    b\n      {}\n      x\n    +1\n  {}"),
    Row(
      "a slot before one that is not", Selection(minSize: 2),
      "d\n  c\n    b\n      +1\n    +1\n  {}"),
    Row("a slot behind one that is not", Selection(folds: ["d"]), "d\n  +4"),
    Row(
      "slots among so many nodes", Selection(maxNodes: 4),
      "d\n  c\n    a\n    b\n      +1\n  {}"),
    Row(
      "no slot is matched", Selection(patterns: ["?"]),
      "d\n  c\n    a\n    b\n      {}\n      x\n  {}"),
  ]) func `slots stay before nodes that are drawn, and do not count`(_ row: Row) throws {
    try Self.check(row, "d\n  c\n    a\n    b\n      {}\n      x\n  {}")
  }

  @Test(arguments: Effort.seeds(5000))
  func `what is drawn is what the rules say when stated plainly`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let roots = randomForest(&random)
    let selection = Selection.random(from: roots, &random)
    var plain = PlainSelection(selection)
    let plainly = plain.drawn(of: roots)
    let expected = try #require(plainly)
    let drawn = try selection.applied(to: roots)
    #expect(drawn == expected, "\(selection):\n\(dump(drawn))\nnot\n\(dump(expected))")
  }

  @Test(arguments: Effort.seeds(500))
  func `where plain rules leave nothing, an error says so`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let roots = randomForest(&random)
    let patterns = ["b", "7", "?", "é*"].filter { _ in Bool.random(using: &random) }
    let minSize = Int.random(in: 1...20, using: &random)
    let selection = Selection(patterns: patterns, minSize: minSize)
    var plain = PlainSelection(selection)
    let expected = plain.drawn(of: roots)
    #expect((try? selection.applied(to: roots)) == expected, "\(selection)")
  }

  @Test func `long chains have no depth on the stack`() throws {
    let depth = Effort.size(1_000_000)
    let counts = onSmallStack {
      let roots = Self.chain(depth)
      return [
        Selection(patterns: ["n"], minSize: depth / 2), Selection(maxNodes: 10),
        Selection(patterns: ["end"], maxNodes: depth), Selection(folds: ["end"], maxDepth: depth),
      ].map { try? $0.applied(to: roots).first?.count }
    }
    #expect(counts == [depth - depth / 2 + 2, 11, depth, depth])
  }

  private static func chain(_ depth: Int) -> [Tree<Node>] {
    var end = Attributes()
    try? end.set(.id, to: "end")
    var builder = ForestBuilder<Node>()
    for _ in 1..<depth { builder.open(Node(label: "n")) }
    builder.open(Node(label: "end", attributes: NodeAttributes(end)))
    return builder.forest()
  }

  @Test func `time grows with the size of the tree`() {
    let trees = [1, 8].map { eighths in
      var random = SplitMix64(seed: 17)
      let count = Effort.size(200_000) * eighths / 8
      return [Tree.random(count: count, using: &random).map { Node(label: "n\($0)") }]
    }
    let growth = Growth.measured(upTo: trees[1][0].count) { size in
      let roots = size < trees[1][0].count ? trees[0] : trees[1]
      let selection = Selection(patterns: ["n*"], minSize: 2, maxNodes: size, order: .size)
      #expect((try? selection.applied(to: roots))?.isEmpty == false)
    }
    #expect(growth < Growth.allowed)
  }

  @Test func `few of many nodes are found without looking at the others`() {
    let roots = Self.chain(Effort.size(1_000_000))
    var pruning = Pruning(roots, order: .none, isReversed: false)
    let counter = LookCounter()
    pruning.add(counter)
    _ = LargestSubtrees(100, in: pruning)
    #expect(counter.count.value <= 101)
  }
}

/// A rule that leaves nothing out, and counts the nodes that it is asked about.
private struct LookCounter: PruningRule {
  final class Count { var value = 0 }
  let count = Count()

  func leavesOut(_ node: Candidate) -> Bool {
    count.value += 1
    return false
  }
}
