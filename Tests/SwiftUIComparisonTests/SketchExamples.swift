import Testing

/// A sketch with a name, for what tests report.
struct SketchExample: CustomTestStringConvertible, Sendable {
  let name: String
  let offer: SketchOffer
  let sketch: Sketch

  init(_ name: String, width: Double? = nil, height: Double? = nil, _ sketch: Sketch) {
    self.name = name
    offer = SketchOffer(width: width, height: height)
    self.sketch = sketch
  }

  var testDescription: String { name }
}

extension SketchExample {
  /// One view for each rule that is easily got wrong.
  static let all = stacks + guides + overlaps

  private static let stacks = [
    SketchExample(
      "a row stands on the bottom edge",
      .hStack(
        .end, spacing: 8, [.fixed(20, 10, id: 0), .fixed(30, 40, id: 1), .fixed(10, 25, id: 2)])
    ),
    SketchExample(
      "a column starts at the leading edge",
      .vStack(.start, spacing: 10, [.fixed(20, 10, id: 0), .fixed(30, 20, id: 1)])),
    SketchExample(
      "a row hangs on the top edge",
      .hStack(.start, spacing: 10, [.fixed(20, 10, id: 0), .fixed(30, 20, id: 1)])),
    SketchExample(
      "negative spacing pulls views over each other",
      .hStack(.middle, spacing: -30, [.fixed(20, 10, id: 0), .fixed(20, 10, id: 1)])),
    SketchExample(
      "flexible views share a row equally",
      .frame(
        width: 300, height: 100, .middle, .middle,
        .hStack(.middle, spacing: 0, [.flexible(id: 0), .flexible(id: 1), .flexible(id: 2)]))),
    SketchExample(
      "a row overflows though a solution exists", width: 150, height: 50,
      .hStack(
        .middle, spacing: 0,
        [bounded(maxWidth: 100, .flexible(id: 0)), bounded(minWidth: 100, .flexible(id: 1))])),
  ]

  private static let guides = [
    SketchExample(
      "a row reaches to guides below its views",
      .hStack(.third, spacing: 0, [lowered(16, id: 0), lowered(16, id: 1)])),
    SketchExample(
      "a column reaches to guides behind its views",
      .vStack(.third, spacing: 0, [widened(26, id: 0), widened(26, id: 1)])),
    SketchExample(
      "a greater guide moves a view up",
      .hStack(
        .start, spacing: 0,
        [
          .verticalGuide(.start, ofHeight: 0, plus: 25, .fixed(100, 150, id: 0)),
          .fixed(100, 100, id: 1),
        ])),
    SketchExample(
      "an explicit centre replaces the middle",
      .vStack(
        .middle, spacing: 8,
        [
          .fixed(120, 30, id: 0),
          .horizontalGuide(.middle, ofWidth: 0, plus: 50, .fixed(200, 20, id: 1)),
        ])),
    SketchExample(
      "padding passes guides on",
      .vStack(
        .third, spacing: 0,
        [
          .padding(
            top: 5, leading: 7, bottom: 5, trailing: 7,
            .horizontalGuide(.third, ofWidth: 0, plus: 10, .fixed(40, 10, id: 0))),
          .horizontalGuide(.third, ofWidth: 0, plus: 0, .fixed(60, 10, id: 1)),
        ])),
  ]

  private static let overlaps = [
    SketchExample(
      "a frame asks its content for explicit guides",
      .frame(
        width: 300, height: 300, .middle, .middle,
        .horizontalGuide(.middle, ofWidth: 0, plus: 100, .fixed(100, 100, id: 0)))),
    SketchExample(
      "a frame with both bounds takes what is offered", width: 200, height: 200,
      bounded(minWidth: 0, maxWidth: .infinity, .fixed(50, 50, id: 0))),
    SketchExample(
      "a frame with an upper bound is no smaller than its content", width: 20, height: 200,
      bounded(maxWidth: .infinity, .fixed(50, 50, id: 0))),
    SketchExample(
      "a pile covers all aligned frames",
      .zStack(.start, .end, [.fixed(100, 50, id: 0), .fixed(50, 100, id: 1)])),
    SketchExample(
      "an offset moves a view and nothing else",
      .hStack(
        .middle, spacing: 8,
        [.fixed(20, 20, id: 0), .offset(10, 5, .fixed(20, 20, id: 1)), .fixed(20, 20, id: 2)])),
  ]

  private static func bounded(
    minWidth: Double? = nil, maxWidth: Double? = nil, _ sketch: Sketch
  ) -> Sketch {
    .flexibleFrame(
      minWidth: minWidth, maxWidth: maxWidth, minHeight: nil, maxHeight: nil, sketch)
  }

  private static func lowered(_ guide: Double, id: Int) -> Sketch {
    .verticalGuide(.third, ofHeight: 0, plus: guide, .fixed(20, 10, id: id))
  }

  private static func widened(_ guide: Double, id: Int) -> Sketch {
    .horizontalGuide(.third, ofWidth: 0, plus: guide, .fixed(20, 10, id: id))
  }
}
