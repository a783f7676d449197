import Testing

@testable import TreeDrawing

@Suite struct TreeTests {
  let sample = Tree(
    "a", children: [Tree("b", children: [Tree("c"), Tree("d")]), Tree("e")])

  @Test func `a tree knows its value, its children and its size`() {
    #expect(sample.value == "a")
    #expect(sample.children.map(\.value) == ["b", "e"])
    #expect(sample.children[0].children.map(\.value) == ["c", "d"])
    #expect(sample.count == 5)
    #expect(sample.children[1].isLeaf)
  }

  @Test func `preorder visits a node before its children, first child first`() {
    #expect(sample.preorder == ["a", "b", "c", "d", "e"])
    #expect(sample.children[0].preorder == ["b", "c", "d"])
  }

  @Test func `map keeps the shape`() {
    let mapped = sample.map { $0.uppercased() }
    #expect(mapped.children[0].children[1].value == "D")
    #expect(mapped.map { $0.lowercased() } == sample)
  }

  @Test func `trees are equal when shape and values are, however they were made`() {
    var builder = ForestBuilder<String>()
    for (value, closing) in [("a", 0), ("b", 0), ("c", 1), ("d", 2), ("e", 2)] {
      builder.open(value)
      for _ in 0..<closing { builder.close() }
    }
    #expect(builder.forest() == [sample])
    #expect(Tree("a", children: [Tree("b")]) != Tree("a", children: [Tree("c")]))
    #expect(
      Tree("a", children: [Tree("b"), Tree("c")])
        != Tree("a", children: [Tree("b", children: [Tree("c")])]))
  }

  @Test func `a subtree of a flat forest can be grafted`() {
    let flat = sample.map { $0 }
    let grafted = Tree("z", children: [flat.children[0], flat.children[1]])
    #expect(grafted.preorder == ["z", "b", "c", "d", "e"])
    #expect(grafted.children[0].children.map(\.value) == ["c", "d"])
  }

  private static func chain(_ levels: Int) -> Tree<Int> {
    var tree = Tree(0)
    for level in 1...levels { tree = Tree(level, children: [tree]) }
    return tree
  }

  @Test func `a long chain is made, compared, mapped and freed on a small stack`() throws {
    let levels = Effort.size(300_000)
    let seen = onSmallStack {
      let tree = Self.chain(levels)
      return (
        count: tree.count, last: tree.map { -$0 }.preorder.last, isEqual: tree == Self.chain(levels)
      )
    }
    #expect(seen?.count == levels + 1)
    #expect(seen?.last == 0)
    #expect(seen?.isEqual == true)
  }

  @Test func `a shared subtree survives one of its owners`() {
    let shared = Tree("shared", children: [Tree("below")])
    do {
      let owner = Tree("owner", children: [shared, shared])
      #expect(owner.count == 5)
    }
    #expect(shared.children.map(\.value) == ["below"])
  }

  @Test func `shared subtrees may be more than can be counted`() {
    var tree = Tree(0)
    for level in 1..<70 { tree = Tree(level, children: [tree, tree]) }
    #expect(tree.count == .max)
  }

  @Test func `discarding takes a node and all below it away`() {
    var builder = ForestBuilder<String>()
    builder.open("kept")
    builder.open("gone")
    builder.open("gone too")
    builder.close()
    builder.discard()
    #expect(builder.forest() == [Tree("kept")])
  }

  @Test func `discarding children leaves the node and what came before it`() {
    var builder = ForestBuilder<String>()
    builder.open("a")
    builder.open("b")
    builder.close()
    builder.open("c")
    builder.open("gone")
    builder.close()
    builder.discardChildren()
    builder.open("d")
    #expect(builder.count == 4)
    #expect(
      builder.forest() == [Tree("a", children: [Tree("b"), Tree("c", children: [Tree("d")])])])
  }

  @Test func `a forest may take other values than were collected`() {
    var builder = ForestBuilder<Int>()
    for value in 1...3 {
      builder.open(value)
      if value != 2 { builder.close() }
    }
    #expect(builder.forest { "\($0)" } == [Tree("1"), Tree("2", children: [Tree("3")])])
  }
}
