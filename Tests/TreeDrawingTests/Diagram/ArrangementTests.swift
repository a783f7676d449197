import Testing

@testable import TreeDrawing

/// What each arrangement of the list says of itself.
@Suite struct ArrangementTests {
  @Test func `no two arrangements have the same name or the same help`() {
    let all = Arrangement.allCases
    #expect(Set(all.map(\.rawValue)).count == all.count)
    #expect(Set(all.map(\.summary)).count == all.count)
    #expect(Set(all.map(\.number)).count == all.count)
    #expect(all.allSatisfy { !$0.rawValue.isEmpty && !$0.summary.isEmpty })
  }

  @Test(arguments: Arrangement.allCases)
  func `an arrangement is found by its name, which it is written as`(_ arrangement: Arrangement) {
    #expect(Arrangement(rawValue: arrangement.rawValue) == arrangement)
    #expect("\(arrangement)" == arrangement.rawValue)
  }

  @Test func `subtrees that wait fit into the three words that need no memory of their own`() {
    #expect(MemoryLayout<Siblings>.size <= 3 * MemoryLayout<Int>.size)
  }

  @Test func `there is no arrangement of another name`() {
    #expect(Arrangement(rawValue: "") == nil)
    #expect(Arrangement(rawValue: "Rows") == nil)
  }

  @Test func `nodes of an input may wish any arrangement that is not chosen for them`() {
    let names = Arrangement.allCases.filter { $0 != .auto }.map(\.rawValue)
    #expect(Set(LayoutName.allCases.map(\.rawValue)).isSubset(of: names))
  }

  @Test(arguments: Arrangement.allCases)
  func `an arrangement that does not grow as the user says can say how it grows`(
    _ arrangement: Arrangement
  ) {
    let growsAnyhow =
      !arrangement.has(.twoSided) && GrowthDirection.allCases.allSatisfy(arrangement.grows)
    #expect(growsAnyhow || !arrangement.growing.isEmpty)
  }

  @Test(arguments: Arrangement.allCases, GrowthDirection.allCases)
  func `what there is not in a direction is tidy rows`(
    _ arrangement: Arrangement, _ growth: GrowthDirection
  ) {
    let own = arrangement.supported(in: growth, isAtRoot: true)
    #expect(own == (arrangement != .auto && arrangement.grows(growth) ? arrangement : .tidy))
    #expect(own.forGrandchildren.supported(in: .down, isAtRoot: false) != .auto)
  }

  @Test(arguments: Arrangement.allCases)
  func `an arrangement draws every node, and none over another`(_ arrangement: Arrangement) {
    let tree = Tree(
      "a", children: [Tree("b", children: [Tree("c"), Tree("d")]), Tree("e")])
    let drawing = Drawing(
      of: Diagram(tree, style: DiagramStyle(arrangement: arrangement)) { Text($0) })
    let frames = drawing.nodeFrames(count: 5).compactMap(\.self)
    #expect(frames.count == 5)
    for (number, frame) in frames.enumerated() {
      for other in frames[(number + 1)...] { #expect(!frame.overlaps(other)) }
    }
  }
}
