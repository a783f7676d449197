import Testing

@testable import TreeDrawing

/// Colours that pass into each other.
@Suite struct GradientTests {
  private let colors = Gradient(colors: [.white, .black])
  private let across = LinearGradient(
    colors: [.white, .black], startPoint: .leading, endPoint: .trailing)

  private static let stops =
    "<stop offset=\"0%\" stop-color=\"#ffffff\"/><stop offset=\"100%\" stop-color=\"#000000\"/>"

  private static func linear(_ number: Int, _ x1: String, _ y1: String, _ x2: String, _ y2: String)
    -> String
  {
    "<linearGradient id=\".g\(number)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(x1)\" y1=\"\(y1)\" "
      + "x2=\"\(x2)\" y2=\"\(y2)\">\(stops)</linearGradient>"
  }

  @Test func `a gradient is along a line in the frame of what it fills`() {
    let view = HStack(spacing: 0) {
      fixed(3, 3)
      Capsule().fill(across).frame(width: 8, height: 4)
    }
    let drawing = Drawing(of: view)
    #expect(drawing.definitions == [Self.linear(1, "3", "2", "11", "2")])
    #expect(drawing.rules == ["rect{fill:#000000}", ".s1{fill:url(#.g1)}"])
    #expect(drawing.painted.contains { $0.hasSuffix(" rx=\"2\" class=\"s1\"/>") })
  }

  @Test func `outlines, shapes behind views and borders may be in a gradient`() {
    #expect(
      Drawing(of: Circle().stroke(across, lineWidth: 2)).rules == [
        "ellipse{fill:none;stroke:url(#.g1);stroke-width:2}"
      ])
    #expect(
      Drawing(of: Text("a").background(across, in: Rectangle())).rules[0]
        == "rect{fill:url(#.g1)}")
    #expect(
      Drawing(of: Text("a").background(across)).rules[0] == "rect{fill:url(#.g1)}")
    #expect(
      Drawing(of: Text("a").overlay(across, in: Circle())).rules.last == "ellipse{fill:url(#.g1)}")
    #expect(
      Drawing(of: fixed(5, 5).border(across, width: 1)).rules.last?
        .contains("stroke:url(#.g1)") == true)
    #expect(
      Drawing(of: Circle().strokeBorder(across, lineWidth: 2)).rules[0].contains("url(#.g1)"))
    #expect(
      Drawing(of: Circle().fill(.linearGradient(colors, startPoint: .top, endPoint: .bottom)))
        .definitions == [Self.linear(1, "5", "0", "5", "10")])
  }

  @Test func `a shape may have a gradient inside and another around`() {
    let other = LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom)
    let drawing = Drawing(of: Rectangle().fill(across).stroke(other))
    #expect(
      drawing.definitions == [
        Self.linear(1, "0", "5", "10", "5"), Self.linear(2, "5", "0", "5", "10"),
      ])
    #expect(drawing.rules == ["rect{fill:url(#.g1);stroke:url(#.g2)}"])
  }

  @Test func `a gradient is a view that takes what it is offered`() {
    #expect(Drawing(of: across).size == Size(width: 10, height: 10))
    let drawing = Drawing(of: across, proposal: ProposedViewSize(width: 40, height: 20))
    #expect(drawing.size == Size(width: 40, height: 20))
    #expect(drawing.definitions == [Self.linear(1, "0", "10", "40", "10")])
  }

  @Test func `shapes and texts each have the gradient of the views around over their own frame`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Rectangle().frame(width: 20, height: 2)
      Text("ab\nc").lineHeight(.exact(points: 10))
      Rectangle().fill(.red).frame(width: 4, height: 2)
    }
    let drawing = Drawing(of: view.foregroundStyle(across))
    #expect(drawing.definitions.count == 2)
    #expect(drawing.definitions[0] == Self.linear(1, "0", "1", "20", "1"))
    #expect(drawing.definitions[1].contains("y1=\"12\""))
    #expect(drawing.rules.contains { $0.hasPrefix("text{") && $0.hasSuffix("fill:url(#.g2)}") })
    #expect(drawing.rules.contains { $0.hasSuffix("{fill:#ff3b30}") })
  }

  @Test func `a colour further in is no gradient`() {
    let drawing = Drawing(of: Text("a").foregroundStyle(.red).foregroundStyle(across))
    #expect(drawing.svg == Drawing(of: Text("a").foregroundStyle(.red)).svg)
  }

  @Test func `colours stand at equal distances, or where they are said to`() {
    let three = Gradient(colors: [.red, .green, .blue])
    #expect(three.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    let stops = [
      Gradient.Stop(color: .red.opacity(0.5), location: 1 / 3.0),
      .init(color: .blue, location: 0.2),
      .init(color: .green, location: 7),
    ]
    let drawing = Drawing(of: LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    #expect(
      drawing.definitions[0].hasSuffix(
        "<stop offset=\"33.33%\" stop-color=\"#ff3b30\" stop-opacity=\"0.5\"/>"
          + "<stop offset=\"33.33%\" stop-color=\"#007aff\"/>"
          + "<stop offset=\"100%\" stop-color=\"#34c759\"/></linearGradient>"))
  }

  @Test(arguments: [
    (0.0, 8.0, "8", ["0%", "100%"], ["f", "0"]),
    (2, 8, "8", ["25%", "100%"], ["f", "0"]),
    (8, 2, "8", ["25%", "100%"], ["0", "f"]),
    (0, 0, "0", ["0%", "100%"], ["f", "0"]),
  ]) func `radii are fractions of the greater one`(
    _ start: Double, _ end: Double, _ radius: String, _ offsets: [String], _ colors: [String]
  ) {
    let gradient = RadialGradient(
      gradient: self.colors, center: .topTrailing, startRadius: start, endRadius: end)
    let drawing = Drawing(of: gradient.frame(width: 20, height: 10))
    let stops = zip(offsets, colors).map { offset, digit in
      "<stop offset=\"\(offset)\" stop-color=\"#\(String(repeating: digit, count: 6))\"/>"
    }
    #expect(
      drawing.definitions == [
        "<radialGradient id=\".g1\" gradientUnits=\"userSpaceOnUse\" cx=\"20\" cy=\"0\" "
          + "r=\"\(radius)\">\(stops.joined())</radialGradient>"
      ])
  }

  @Test func `equal gradients in equal frames are defined once, others each`() {
    let bar = Rectangle().fill(across).frame(width: 4, height: 4)
    #expect(
      Drawing(
        of: ZStack {
          bar
          bar
        }
      ).definitions.count == 1)
    #expect(
      Drawing(
        of: HStack {
          bar
          bar
          bar
        }
      ).definitions.count == 3)
  }

  @Test func `a gradient of one colour is that colour, one of none is nothing`() {
    func fill(_ colors: [Color]) -> String {
      Drawing(
        of: Rectangle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      ).svg
    }
    #expect(fill([.red]) == Drawing(of: Color.red).svg)
    #expect(fill([.red, .red]) == Drawing(of: Color.red).svg)
    #expect(fill([]) == Drawing(of: Color.clear).svg)
    #expect(fill([.clear, .clear]) == Drawing(of: Color.clear).svg)
  }

  @Test func `a faded gradient has fainter colours`() {
    let drawing = Drawing(of: Rectangle().fill(across).opacity(0.5))
    #expect(!drawing.svg.contains("opacity=\"0.5\">"))
    #expect(drawing.definitions[0].split(separator: "stop-opacity=\"0.5\"").count == 3)
    let both = Drawing(of: Rectangle().fill(across).stroke(.red).opacity(0.5))
    #expect(both.svg.contains("<g opacity=\"0.5\">"))
    let text = Drawing(of: Text("a").foregroundStyle(across).opacity(0.4).opacity(0.5))
    #expect(text.definitions[0].split(separator: "stop-opacity=\"0.2\"").count == 3)
  }

  @Test func `a plain shape after one in a gradient is plain`() {
    let view = ZStack {
      Rectangle().fill(across)
      Rectangle().fill(.black)
      Rectangle().fill(across)
    }
    #expect(Drawing(of: view).painted.count { $0.contains("class=\"s1\"") } == 1)
    #expect(Drawing(of: view).rules == ["rect{fill:url(#.g1)}", ".s1{fill:#000000}"])
  }

  @Test func `pictures with other gradients have other names for them`() {
    let drawings = [UnitPoint.leading, .top, .leading].map {
      Drawing(of: LinearGradient(gradient: colors, startPoint: $0, endPoint: .trailing))
    }
    #expect(drawings[0].scope != drawings[1].scope)
    #expect(drawings[0].scope == drawings[2].scope)
  }

  @Test func `a frame without width or height is no reason not to draw`() {
    let drawing = Drawing(of: across.frame(width: 0, height: 8))
    #expect(drawing.definitions == [Self.linear(1, "0", "4", "0", "4")])
  }

  @Test func `many items in gradients and many faded ones keep their styles`() {
    let view = HStack {
      ForEach(1..<40) { index in
        Rectangle().fill(across).frame(width: Double(index), height: 4)
        Text("a").foregroundStyle(.red).opacity(Double(index) / 40)
      }
    }
    let drawing = Drawing(of: view)
    #expect(drawing.definitions.count == 39)
    #expect(drawing.rules.count { $0.contains("url(#") } == 39)
  }
}

/// Gradients with numbers that make no sense.
@Suite struct MisusedGradientTests {
  private func told(_ style: some View) -> [String] {
    Drawing(of: style).warnings.map(\.description)
  }

  @Test func `a location is a number`() {
    let stops = [
      Gradient.Stop(color: .red, location: .nan), .init(color: .blue, location: .infinity),
    ]
    let gradient = LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
    #expect(
      told(gradient) == [
        "a gradient's location is NaN, but must be a number; 0 is used instead"
      ])
    #expect(
      Drawing(of: gradient).definitions[0].contains(
        "<stop offset=\"100%\" stop-color=\"#007aff\"/>"))
  }

  @Test func `points of a gradient that are not finite are reported, and 0 is used`() {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: UnitPoint(x: .nan, y: 0),
      endPoint: UnitPoint(x: 1, y: -.infinity))
    #expect(
      told(gradient) == [
        "a gradient's point is NaN, but must be a finite number; 0 is used instead",
        "a gradient's point is -infinite, but must be a finite number; 0 is used instead",
      ])
  }

  @Test func `radii are finite and not negative`() {
    let gradient = RadialGradient(
      colors: [.red, .blue], center: .center, startRadius: -2, endRadius: .infinity)
    #expect(
      told(gradient) == [
        "RadialGradient(startRadius:) is -2, but must be a finite number not less than 0; "
          + "0 is used instead",
        "RadialGradient(endRadius:) is infinite, but must be a finite number not less than 0; "
          + "0 is used instead",
      ])
  }

  @Test func `a text in a gradient that makes no sense is drawn`() {
    let gradient = RadialGradient(
      colors: [.red, .blue], center: UnitPoint(x: 1e300, y: .nan), startRadius: .nan,
      endRadius: 1e300)
    let drawing = Drawing(of: Text("a").foregroundStyle(gradient))
    #expect(drawing.warnings.count == 4)
    #expect(drawing.painted.contains { $0.hasPrefix("<text") })
  }
}
