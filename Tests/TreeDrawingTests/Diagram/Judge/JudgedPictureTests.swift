import Testing

@testable import TreeDrawing

/// Pictures of random trees in all combinations of layouts, directions, edges and rules.
@Suite struct JudgedPictureTests {
  /// So many trees are drawn in all combinations together.
  static let treeCount = 2_000

  static var seeds: Range<UInt64> {
    Effort.seeds((treeCount + DiagramCombination.all.count - 1) / DiagramCombination.all.count)
  }

  @Test(arguments: DiagramCombination.all)
  func `the picture of any tree is in order`(_ way: DiagramCombination) throws {
    for seed in Self.seeds {
      let input = RandomInput(seed: seed, most: 150)
      let picture = TreePicture(
        of: try input.roots(),
        PictureOptions(style: way.style, colors: PictureColors(coloring: .none)))
      let violations = TreeJudge.violations(in: picture.drawing, of: way.expectation(of: input))
      #expect(violations.prefix(10) == [], "seed \(seed):\n\(input.outline.prefix(3_000))")
    }
  }

  @Test(arguments: DiagramCombination.usual)
  func `drawing and judging a large tree take little work for each node`(
    _ way: DiagramCombination
  ) {
    let input = RandomInput(
      count: Effort.size(3_000), seed: 1, shape: .recursive, texts: false)
    var calls = 0
    let drawing = Drawing(
      of: Diagram(input.tree, style: way.style) { node in
        calls += 1
        return PlainNode(text: input.labels[node], isInList: way.arrangement == .list)
      })
    let judge = TreeJudge.judged(drawing, way.expectation(of: input))
    #expect(judge.violations.prefix(10) == [])
    #expect(calls == input.parents.count)
    // A curve is about 30 straight pieces, a long one more.
    let pieces = judge.drawn.edges.flatMap(\.lines).reduce(0) { $0 + $1.count - 1 }
    #expect(judge.work < 300 * (calls + pieces), "for \(calls) nodes and \(pieces) pieces")
  }
}

/// A text in a box, or behind the dot of a list.
struct PlainNode: View {
  let text: String
  let isInList: Bool

  var body: some View {
    if isInList {
      Text(text).padding(.leading, 14).frame(height: 22).background(
        Dot(diameter: 6, middle: Point(x: 3, y: 11)))
    } else {
      Text(text).padding(8).background(RoundedRectangle(cornerRadius: 7))
    }
  }
}
