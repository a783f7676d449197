import Testing

@testable import TreeDrawing

/// Paths of connectors, kept in little room.
@Suite struct ConnectorTableTests {
  private static let forms: [Connector.Form] = [.straight, .cornered, .curved]

  private static func random(using random: inout SplitMix64) -> Connector {
    let numbers = (0..<3).map { _ in Double(Int.random(in: 0...3, using: &random)) }
    let turns: [Connector.Turns] = [
      .atEnd, .bus(numbers[0]), .busAndLine(numbers[0], numbers[1]),
    ]
    var connector = Connector(
      start: Point(x: numbers[2], y: 0),
      end: Point(x: .random(in: 0...99, using: &random), y: .random(in: 0...99, using: &random)),
      leaving: Bool.random(using: &random) ? .horizontal : .vertical,
      turns: turns.randomElement(using: &random) ?? .atEnd,
      form: forms.randomElement(using: &random) ?? .straight)
    if Bool.random(using: &random) { connector.radii.besideEnd = numbers[0] }
    return connector
  }

  @Test(arguments: Effort.seeds(100)) func `every path is that of its connectors`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var table = ConnectorTable()
    var expected: [Path] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      var connectors: [Connector] = []
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        // Often only the end is another.
        var next = Self.random(using: &random)
        if let latest = connectors.last, Bool.random(using: &random) {
          let end = next.end
          next = latest
          next.end = end
        }
        connectors.append(next)
      }
      let number = table.appendPath(connectors, at: .zero)
      #expect(number == (connectors.isEmpty ? nil : expected.count), "seed \(seed)")
      guard !connectors.isEmpty else { continue }
      expected.append(Path { path in for line in connectors { line.draw(with: &path) } })
    }
    #expect((0..<table.pathCount).map(table.path) == expected, "seed \(seed)")
  }

  @Test func `what is added is moved, turns and all`() {
    var table = ConnectorTable()
    let line = Connector(
      start: Point(x: 1, y: 2), end: Point(x: 40, y: 50), leaving: .vertical,
      turns: .busAndLine(20, 30), form: .cornered)
    #expect(table.appendPath([line], at: Point(x: 100, y: 1000)) == 0)
    #expect(table.path(0) == Path { line.draw(with: &$0) }.offsetBy(dx: 100, dy: 1000))
  }

  @Test func `the connectors to many ends take 16 bytes each, and their number is known`() {
    var table = ConnectorTable()
    let lines = (0..<1000).map { x in
      Connector(
        start: .zero, end: Point(x: Double(x), y: 30), leaving: .vertical, turns: .bus(15),
        form: .cornered)
    }
    #expect(table.appendPath(lines, at: .zero) == 0)
    #expect(table.count == 1000)
    #expect(table.points.count == 1 + 1 + 1000)
    #expect(MemoryLayout<Point>.stride == 16)
  }

  @Test(arguments: [
    (Point(x: 1e14, y: 0), 16, false), (Point(x: .nan, y: 0), 16, false),
    (Point(x: 9, y: 9), 1e14, false), (Point(x: 9, y: 9), .infinity, false),
    (Point(x: 9, y: 9), 16, true),
  ]) func `a coordinate that is too great is found`(_ end: Point, _ bus: Double, _ expected: Bool) {
    var table = ConnectorTable()
    let lines = [Point(x: 5, y: 5), end].map { end in
      Connector(start: .zero, end: end, leaving: .vertical, turns: .bus(bus), form: .cornered)
    }
    #expect(table.appendPath(lines, at: .zero) == 0)
    #expect(table.isDrawable(path: 0) == expected)
  }
}
