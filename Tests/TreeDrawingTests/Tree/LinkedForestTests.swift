import Testing

@testable import TreeDrawing

@Suite struct LinkedForestTests {
  /// A forest of the numbers 0, 1, 2 and so on, each below the one that stands in its place.
  private func linked(_ parents: [Int?]) -> LinkedForest<Int> {
    var links = LinkedForest<Int>()
    for node in parents.indices { links.append(node) }
    for (node, parent) in parents.enumerated() {
      if let parent { links.setParent(of: node, to: parent) }
    }
    return links
  }

  private func trees(_ parents: [Int?]) -> [[Int]] {
    var builder = linked(parents).builder()
    return builder.forest().map(\.preorder)
  }

  @Test(
    arguments: [
      ([], []), ([nil], [[0]]), ([nil, nil], [[0], [1]]), ([nil, 0, 1], [[0, 1, 2]]),
      ([nil, 0, 0, 1, 0, 1], [[0, 1, 3, 5, 2, 4]]), ([2, 0, nil, 0], [[2, 0, 1, 3]]),
      ([1, nil, 3, nil, 1], [[1, 0, 4], [3, 2]]),
    ] as [([Int?], [[Int]])])
  func `children stand below their parent, in the order of the nodes`(
    parents: [Int?], expected: [[Int]]
  ) {
    #expect(trees(parents) == expected)
  }

  @Test func `nodes are visited in preorder`() {
    var order: [Int] = []
    _ = linked([2, 0, nil, 0, nil]).builder { order.append($0) }
    #expect(order == [2, 0, 1, 3, 4])
  }

  @Test func `what is in a circle, or below one, is in no tree`() {
    #expect(trees([1, 0, 0, nil, 3]) == [[3, 4]])
  }

  @Test(
    arguments: [
      ([], nil), ([nil, 0, 1], nil), ([0], [0]), ([1, 0], [0, 1]), ([1, 2, 3, 1], [1, 2, 3]),
      ([nil, 4, 1, 2, 3, 0], [1, 4, 3, 2]), ([1, nil, 3, 2, 5, 4], [2, 3]),
      ([3, nil, 1, 2, 2], nil),
    ] as [([Int?], [Int]?)])
  func `a circle is found, from its first node`(parents: [Int?], expected: [Int]?) {
    #expect(linked(parents).cycle == expected)
  }

  @Test func `a long chain, children first`() {
    let count = Effort.size(1_000_000)
    var links = LinkedForest<Int>()
    for node in 0..<count { links.append(node) }
    for node in 1..<count { links.setParent(of: node - 1, to: node) }
    #expect(links.cycle == nil)
    var builder = links.builder()
    #expect(builder.forest().map(\.count) == [count])
    links.setParent(of: count - 1, to: 0)
    #expect(links.cycle?.count == count)
  }
}
