import Testing

@testable import TreeDrawing

/// Ways along edges, against nodes above nodes counted one by one.
@Suite struct TreeWaysTests {
  /// The nodes that a way leads through, and those at the lower ends of its edges.
  private static func way(
    _ parents: [Int?], from start: Int, to end: Int
  ) -> (nodes: Set<Int>, edges: Set<Int>) {
    let (up, down) = (above(start, parents), above(end, parents))
    let common = up.filter(down.contains)
    let edges = Set(up + down).subtracting(common).filter { parents[$0] != nil }
    return (Set(up + down).subtracting(common).union(common.prefix(1)), edges)
  }

  /// A node and those above it.
  private static func above(_ number: Int, _ parents: [Int?]) -> [Int] {
    var above = [number]
    while let parent = parents[above[above.count - 1]] { above.append(parent) }
    return above
  }

  @Test(arguments: Effort.seeds(500))
  func `ways lead up to where they meet, and down again`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 1...40, using: &generator)
    // Small steps make long chains, and some nodes are roots.
    let reach = Int.random(in: 1...count, using: &generator)
    let parents: [Int?] = (0..<count).map { number in
      guard number > 0, Int.random(in: 0..<12, using: &generator) > 0 else { return nil }
      return Int.random(in: max(0, number - reach)..<number, using: &generator)
    }
    var ways = TreeWays(parents)
    var expected = (nodes: Set<Int>(), edges: Set<Int>())
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let (start, end) = (
        Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator)
      )
      ways.add(from: start, to: end)
      let way = Self.way(parents, from: start, to: end)
      expected.nodes.formUnion(way.nodes)
      expected.edges.formUnion(way.edges)
      guard Bool.random(using: &generator) else { continue }
      ways.add(upFrom: start)
      expected.nodes.formUnion(Self.above(start, parents))
      expected.edges.formUnion(Self.above(start, parents).filter { parents[$0] != nil })
    }
    #expect(ways.marked.nodes == expected.nodes)
    #expect(ways.marked.edges == expected.edges)
  }

  @Test func `many ways through a long chain take no longer than one`() {
    let growth = Growth.measured(upTo: Effort.size(80_000)) { count in
      var ways = TreeWays((0...count).map { $0 == 0 ? nil : $0 - 1 })
      for number in 0..<count { ways.add(from: number, to: count - number) }
      #expect(ways.marked.edges.count == count)
    }
    #expect(growth < Growth.allowed)
  }
}
