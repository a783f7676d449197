import Testing
import TreeDrawing

@testable import ExampleViews

/// The three stages of the tree, with plain boxes of height 30 as nodes.
@Suite struct TreeTests {
  struct Box: Identifiable {
    let id: Int
    let width: Double
  }

  /// A tree of boxes, numbered by the caller.
  private static func tree(_ id: Int, _ width: Double, _ children: Tree<Box>...) -> Tree<Box> {
    Tree(Box(id: id, width: width), children: children)
  }

  /// What to expect of a tree: its size and the node frames' left edges, in the tree's order.
  struct Case: CustomTestStringConvertible {
    let number: String
    let tree: Tree<Box>
    let firstHeight: Double
    let size: Size
    let firstXs: [Double]
    let xs: [Double]

    var testDescription: String { number }
  }

  static var cases: [Case] {
    [
      Case(
        number: "86", tree: tree(0, 60, tree(1, 100), tree(2, 40)), firstHeight: 100,
        size: Size(width: 160, height: 80), firstXs: [50, 0, 120], xs: [65, 0, 120]),
      Case(
        number: "88", tree: tree(0, 200, tree(1, 40), tree(2, 40)), firstHeight: 100,
        size: Size(width: 200, height: 80), firstXs: [0, 50, 110], xs: [0, 50, 110]),
      Case(
        number: "90", tree: tree(0, 60), firstHeight: 50, size: Size(width: 60, height: 30),
        firstXs: [0], xs: [0]),
      Case(
        number: "91", tree: tree(0, 60, tree(1, 100)), firstHeight: 100,
        size: Size(width: 100, height: 80), firstXs: [20, 0], xs: [20, 0]),
    ]
  }

  private static var nested: Tree<Box> {
    tree(0, 60, tree(1, 60, tree(2, 100), tree(3, 40)), tree(4, 40))
  }

  private func node(_ box: Box) -> some View {
    fixed(box.width, 30).measured(as: box.id)
  }

  private func first(_ tree: Tree<Box>) -> some View { BoxCentredDiagram(tree: tree, node: node) }
  private func second(_ tree: Tree<Box>) -> some View {
    MiddleCentredDiagram(tree: tree, node: node)
  }
  private func third(_ tree: Tree<Box>) -> some View { LevelledDiagram(tree: tree, node: node) }

  private func xs(in view: some View) -> [Double] {
    let frames = frames(in: view)
    return frames.keys.sorted().compactMap { frames[$0]?.minX }
  }

  @Test(arguments: cases) func `stacks alone centre a node over the box below it`(it: Case) {
    let expected = Size(width: it.size.width, height: it.firstHeight)
    #expect(Drawing(of: first(it.tree)).size == expected)
    #expect(xs(in: first(it.tree)) == it.firstXs)
  }

  @Test(arguments: cases) func `a guide centres a node over the middle below it`(it: Case) {
    #expect(Drawing(of: second(it.tree)).size == it.size)
    #expect(Drawing(of: third(it.tree)).size == it.size)
    #expect(xs(in: second(it.tree)) == it.xs)
    #expect(xs(in: third(it.tree)) == it.xs)
  }

  @Test func `86: a leaf of the first stage pays for the empty row below it`() {
    let diagram = BoxCentredDiagram(tree: Self.cases[0].tree, node: node)
    let frames = value(of: FrameKey<Int>.self, in: diagram.column.coordinateSpace(name: "diagram"))
    #expect(frames == [0: rect(50, 0, 60, 30), 1: rect(0, 50, 100, 50), 2: rect(120, 50, 40, 50)])
  }

  @Test func `86: lines of the first stage`() {
    #expect(
      outlines(of: first(Self.cases[0].tree)) == [line(80, 30, 50, 50), line(80, 30, 140, 50)])
  }

  @Test func `96: lines of the other stages`() {
    let lines = [line(95, 30, 50, 50), line(95, 30, 140, 50)]
    #expect(outlines(of: second(Self.cases[0].tree)) == lines)
    #expect(outlines(of: third(Self.cases[0].tree)) == lines)
  }

  @Test func `97: in the second stage lines go to the middle of subtrees`() {
    let expected = [
      line(140, 30, 80, 50), line(140, 30, 200, 50), line(95, 80, 50, 100), line(95, 80, 140, 100),
    ]
    #expect(outlines(of: second(Self.nested)) == expected)
  }

  @Test func `97: in the third stage lines go to nodes`() {
    let expected = [
      line(147.5, 30, 95, 50), line(147.5, 30, 200, 50), line(95, 80, 50, 100),
      line(95, 80, 140, 100),
    ]
    #expect(outlines(of: third(Self.nested)) == expected)
  }

  @Test func `frames of nested diagrams are cleared`() {
    #expect(value(of: FrameKey<Int>.self, in: first(Self.nested)).isEmpty)
    #expect(value(of: FrameKey<Int>.self, in: second(Self.nested)).isEmpty)
  }
}
