import Testing

@testable import TreeDrawing

/// If more came than was expected, tables would be copied, and twice the memory would be taken.
@Suite struct ExpectedViewsTests {
  private static let styles: [ChildAlignment] = [.outer, .middle, .mean, .first, .last, .box]

  @Test(arguments: styles) func `there is room for all of a forest, and hardly more`(
    alignment: ChildAlignment
  ) {
    let trees = (1...40).map { Self.tree(seed: UInt64($0)) }
    let expected = ExpectedViews(of: trees, alignment, hasRigidNodes: false)
    var pass = PreferencePass.layOut(
      HStack {
        ForEach(each: trees) {
          Diagram($0, style: DiagramStyle(alignment: alignment)) {
            Text("\($0)").background(.white)
          }
        }
      })
    let nodes = trees.reduce(0) { $0 + $1.count }
    let elements = pass.arena.tree.elements.count
    let annotations = pass.arena.tree.annotations.count
    // The stack of the forest, and the element around everything, are not the diagrams'.
    #expect((elements - 2...elements + nodes).contains(expected.elements))
    #expect((annotations...annotations + nodes).contains(expected.annotations))
    #expect(pass.arena.picture.texts.entries.count == expected.texts)
    #expect(pass.arena.parameters.stacks.count - 1 == expected.stacks)
    #expect(pass.arena.picture.outlines.lines.count <= expected.lines)
  }

  /// A tree of up to 50 nodes; some have one child, others several.
  private static func tree(seed: UInt64) -> Tree<Int> {
    var random = SplitMix64(seed: seed)
    var trees = [Tree(0)]
    for value in 1..<Int.random(in: 2...50, using: &random) {
      let count = Int.random(in: 0...min(3, trees.count), using: &random)
      let children = Array(trees.suffix(count))
      trees.removeLast(count)
      trees.append(Tree(value, children: children))
    }
    return Tree(-1, children: trees)
  }
}
