import Testing

@testable import TreeDrawing

/// A node is found by its position: it comes first in a column that grows down, last in others.
@Suite struct FrameListTests {
  private static func frame(_ position: Int) -> NodeFrame {
    NodeFrame(position: position, rect: Rect(x: Double(position), y: 0, width: 1, height: 1))
  }

  private static func list(_ positions: [Int]) -> FrameList {
    positions.reduce(into: FrameList()) { $0.append(FrameList(frame($1))) }
  }

  @Test(arguments: [
    ([3], 3, []), ([3, 4, 7], 3, [4, 7]), ([4, 7, 3], 3, [4, 7]), ([4, 3, 7], 3, [4, 7]),
    ([7, 5, 4, 3], 5, [7, 4, 3]),
  ]) func `a node is told from the others wherever it stands`(
    positions: [Int], node: Int, others: [Int]
  ) {
    let list = Self.list(positions)
    #expect(list.frame(at: node) == Self.frame(node))
    #expect(list.frames(exceptAt: node) == others.map(Self.frame))
  }

  @Test(arguments: [[], [4], [4, 7]]) func `a node that nothing is drawn for is not found`(
    positions: [Int]
  ) {
    #expect(Self.list(positions).frame(at: 3) == nil)
  }
}
