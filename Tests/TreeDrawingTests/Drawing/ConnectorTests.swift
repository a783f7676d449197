import Testing

@testable import TreeDrawing

/// Lines between points, as the document writes them.
@Suite struct ConnectorTests {
  struct Case: CustomTestStringConvertible {
    let form: Connector.Form
    let leaving: Axis
    let turns: Connector.Turns
    let start: Point
    let end: Point
    let expected: String

    init(
      _ form: Connector.Form, _ leaving: Axis, _ turns: Connector.Turns,
      _ start: (Double, Double), _ end: (Double, Double), _ expected: String
    ) {
      self.form = form
      self.leaving = leaving
      self.turns = turns
      self.start = Point(x: start.0, y: start.1)
      self.end = Point(x: end.0, y: end.1)
      self.expected = expected
    }

    var connector: Connector {
      Connector(start: start, end: end, leaving: leaving, turns: turns, form: form)
    }

    var testDescription: String { "\(form), \(leaving), \(turns), \(start), \(end)" }
  }

  static let bus = [
    Case(
      .cornered, .vertical, .bus(66.5), (254, 50.5), (86, 82.5),
      "M254 50.5V66.5H96Q86 66.5 86 76.5V82.5"),
    Case(
      .cornered, .vertical, .bus(66.5), (254, 50.5), (408, 82.5),
      "M254 50.5V66.5H398Q408 66.5 408 76.5V82.5"),
    Case(
      .cornered, .vertical, .bus(-16), (0, 0), (50, -32), "M0 0V-16H40Q50 -16 50 -26V-32"),
    Case(.cornered, .horizontal, .bus(16), (0, 0), (32, 50), "M0 0H16V40Q16 50 26 50H32"),
    Case(.cornered, .horizontal, .bus(-16), (0, 0), (-32, 50), "M0 0H-16V40Q-16 50 -26 50H-32"),
    // A node straight below; one that is a little beside that; and hardly any way behind the bus.
    Case(.cornered, .vertical, .bus(16), (5, 0), (5, 32), "M5 0V32"),
    Case(.cornered, .vertical, .bus(16), (5, 0), (5.001, 32), "M5 0V32"),
    Case(.cornered, .vertical, .bus(16), (5, 0), (9, 32), "M5 0V16Q9 16 9 20V32"),
    Case(.cornered, .vertical, .bus(16), (0, 0), (50, 20), "M0 0V16H46Q50 16 50 20"),
    Case(.cornered, .vertical, .bus(16), (0, 0), (50, 16), "M0 0V16H50"),
  ]

  static let corner = [
    Case(.cornered, .vertical, .atEnd, (0, 0), (30, 50), "M0 0V42Q0 50 8 50H30"),
    Case(.cornered, .vertical, .atEnd, (0, 0), (-30, 50), "M0 0V42Q0 50 -8 50H-30"),
    Case(.cornered, .horizontal, .atEnd, (0, 0), (30, -50), "M0 0H22Q30 0 30 -8V-50"),
    Case(.cornered, .vertical, .atEnd, (0, 0), (5, 50), "M0 0V45Q0 50 5 50"),
    Case(.cornered, .vertical, .atEnd, (0, 0), (0, 50), "M0 0V50"),
    Case(.cornered, .vertical, .atEnd, (0, 0), (30, 0), "M0 0H30"),
  ]

  static let line = [
    Case(
      .cornered, .vertical, .busAndLine(158.5, 20), (105, 140.5), (32.5, 204.5),
      "M105 140.5V158.5H30Q20 158.5 20 168.5V196.5Q20 204.5 28 204.5H32.5"),
    Case(
      .cornered, .vertical, .busAndLine(16, 40), (0, 0), (60, 32),
      "M0 0V16H32Q40 16 40 24Q40 32 48 32H60"),
    Case(
      .cornered, .vertical, .busAndLine(16, 0), (0, 0), (12, 60), "M0 0V52Q0 60 8 60H12"),
    Case(
      .cornered, .horizontal, .busAndLine(16, 40), (0, 0), (80, 60),
      "M0 0H16V30Q16 40 26 40H72Q80 40 80 48V60"),
  ]

  static let others = [
    Case(.straight, .vertical, .bus(16), (0, 0), (50, 32), "M0 0L50 32"),
    Case(.straight, .vertical, .bus(16), (7, 0), (7, 32), "M7 0V32"),
    Case(.straight, .vertical, .bus(16), (7, 5), (32, 5), "M7 5H32"),
    Case(.straight, .vertical, .busAndLine(16, 20), (40, 0), (32, 60), "M40 0L20 16L32 60"),
    Case(.curved, .vertical, .bus(9), (0, 0), (50, 32), "M0 0C0 16 50 16 50 32"),
    Case(.curved, .horizontal, .bus(9), (0, 0), (-50, 32), "M0 0C-25 0 -25 32 -50 32"),
    Case(.curved, .vertical, .bus(9), (7, 0), (7, 32), "M7 0V32"),
    Case(.curved, .vertical, .atEnd, (0, 0), (30, 50), "M0 0C0 25 15 50 30 50"),
    Case(.curved, .horizontal, .atEnd, (0, 0), (30, 50), "M0 0C15 0 30 25 30 50"),
    Case(
      .curved, .vertical, .busAndLine(16, 20), (40, 0), (32, 60),
      "M40 0C40 8 20 8 20 16C20 38 20 60 32 60"),
  ]

  @Test(arguments: bus + corner + line + others)
  func `goes by its turns`(_ c: Case) {
    var writer = ByteWriter()
    c.connector.draw(with: &writer)
    #expect(String(decoding: writer.take(), as: UTF8.self) == c.expected)
  }

  @Test(arguments: bus + corner + line + others)
  func `is the same path turned, mirrored and moved`(_ c: Case) {
    expectSame(c.connector) {
      Point(x: $0.y, y: $0.x)
    } turns: {
      $0.crossing
    }
    expectSame(c.connector) {
      Point(x: -$0.x, y: $0.y)
    } turns: {
      $0
    }
    expectSame(c.connector) {
      Point(x: $0.x, y: -$0.y)
    } turns: {
      $0
    }
    var moved = c.connector
    moved.move(by: Point(x: 300, y: -70))
    #expect(Self.path(moved) == Self.path(c.connector).offsetBy(dx: 300, dy: -70))
  }

  @Test(arguments: bus + corner + line + others)
  func `ends where it should`(_ c: Case) throws {
    let end = try #require(Self.path(c.connector).currentPoint)
    #expect(abs(end.x - c.end.x) < 0.01)
    #expect(abs(end.y - c.end.y) < 0.01)
  }

  private static func path(_ connector: Connector) -> Path {
    Path { connector.draw(with: &$0) }
  }

  private func expectSame(
    _ connector: Connector, _ map: (Point) -> Point, turns: (Axis) -> Axis
  ) {
    var mapped = connector
    mapped.start = map(connector.start)
    mapped.end = map(connector.end)
    mapped.leaving = turns(connector.leaving)
    func along(_ value: Double, _ axis: Axis) -> Double {
      var point = Point.zero
      point[axis] = value
      return map(point)[turns(axis)]
    }
    switch connector.turns {
    case .atEnd: break
    case .bus(let bus): mapped.turns = .bus(along(bus, connector.leaving))
    case .busAndLine(let bus, let line):
      mapped.turns = .busAndLine(
        along(bus, connector.leaving), along(line, connector.leaving.crossing))
    }
    #expect(Self.path(mapped).mapped(map) == Self.path(connector).mapped { $0 })
  }
}

extension Path {
  /// What its steps are, with points mapped.
  fileprivate func mapped(_ map: (Point) -> Point) -> [[Point]] {
    let steps = form.steps.map { step -> [Point] in
      switch step {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .close: []
      }
    }
    // No number is -0.
    return steps.map { $0.map(map).map { Point(x: $0.x + 0, y: $0.y + 0) } }
  }
}
