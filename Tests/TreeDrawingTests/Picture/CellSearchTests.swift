import Testing

@testable import TreeDrawing

/// What the ways of links cost.
@Suite struct CellSearchTests {
  private static let bounds = Rect(x: 0, y: 0, width: 100, height: 100)

  /// Where a way ends that begins at x = 50: straight below that, which costs so much, or 4 points
  /// beside it.
  private static func end(_ cost: Double) throws -> Double? {
    let box = Rect(x: 0, y: 0, width: 100, height: 10)
    let place = FreeSpace.Place(point: Point(x: 50, y: 10), neighbour: .below)
    let (space, cells) = FreeSpace.around([box], in: bounds, at: [place])
    let cell = try #require(cells[0])
    func gate(_ x: Double, _ y: Double, _ cost: Double) -> CellSearch.Gate {
      let point = Point(x: x, y: y)
      let port = LinkPort(box: 0, side: .bottom, point: point, cost: cost)
      return CellSearch.Gate(port: port, point: point, cell: cell)
    }
    let targets = [gate(50, 90, cost), gate(54, 90, 0)]
    var search = CellSearch(in: space, to: targets, box: Rect(x: 50, y: 90, width: 4, height: 10))
    return search.way(from: [gate(50, 10, 0)])?.end.point.x
  }

  @Test func `a turn costs as much as 12 points of way`() throws {
    #expect(try Self.end(15.9) == 50)
    #expect(try Self.end(16.1) == 54)
  }
}
