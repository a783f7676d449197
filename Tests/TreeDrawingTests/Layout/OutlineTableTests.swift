import Testing

@testable import TreeDrawing

@Suite struct OutlineTableTests {
  private static let connector = Connector(
    start: .zero, end: Point(x: 1, y: 2), leaving: .vertical, turns: .atEnd, form: .straight)
  private static let curve = Path {
    $0.move(to: .zero)
    $0.addQuadCurve(to: Point(x: 1, y: 2), control: Point(x: 1, y: 0))
  }

  /// Adds a set of outlines made of connectors (`-`) and of others (`~`) in a paint.
  private static func add(_ forms: String, _ paint: Int32, to table: inout OutlineTable) -> Int {
    table.begin(OutlineStyle(paint: paint, layer: 0), at: Point(x: 10, y: 0))
    for form in forms {
      if form == "-" { table.append([connector, connector]) } else { table.append(curve) }
    }
    return table.endSet()
  }

  @Test(arguments: [
    ["--0"], ["~~1"], ["-0", "-0"], ["--0", "1", "-2", "0", "--3", "-3", "1"],
    ["-~-0", "~1", "1", "~-2"], ["0", "~0", "-0"],
  ])
  func `outlines of each set keep their order and their paint`(_ sets: [String]) {
    var table = OutlineTable()
    let numbers = sets.map { set in
      Self.add(String(set.dropLast()), Int32(set.suffix(1)) ?? 0, to: &table)
    }
    let found = numbers.map { set in
      table[set: set].map { number in
        switch table.find(number).index {
        case .connectors: "-"
        case .path: "~"
        }
      }.joined() + (table[set: set].first.map { "\(table.find($0).style.paint)" } ?? "")
    }
    #expect(found == sets.map { $0.count == 1 ? "" : $0 })
    #expect(table.count == sets.joined().count - sets.count)
  }

  @Test func `outlines are moved to where their view is`() {
    var table = OutlineTable()
    _ = Self.add("-~", 0, to: &table)
    let line = Path { path in
      for _ in 0..<2 { path.addLines([Point(x: 10, y: 0), Point(x: 11, y: 2)]) }
    }
    #expect(table.connectors.path(0) == line)
    #expect(table.paths == [Self.curve.offsetBy(dx: 10, dy: 0)])
  }

  @Test func `of no connectors there is no outline`() {
    var table = OutlineTable()
    table.append([])
    #expect(table.endSet() == 0)
    #expect(table[set: 0].isEmpty)
    #expect(table.count == 0)
  }
}
