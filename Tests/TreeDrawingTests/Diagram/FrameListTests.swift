import Testing

@testable import TreeDrawing

/// A node is found by its position: first in a column that grows down, but last in one that grows up.
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
  ) throws {
    var list = Self.list(positions)
    let found = try #require(list.divided(at: node))
    #expect(found.node == Self.frame(node))
    #expect(found.others == others.map(Self.frame))
    list.removeAll(butAt: node)
    #expect(list == FrameList(Self.frame(node)))
  }

  @Test(arguments: [[], [4], [4, 7]]) func `a node that nothing is drawn for is not found`(
    positions: [Int]
  ) {
    var list = Self.list(positions)
    #expect(list.divided(at: 3) == nil)
    list.removeAll(butAt: 3)
    #expect(list == FrameList())
  }
}
