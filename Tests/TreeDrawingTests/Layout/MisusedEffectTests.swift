import Testing

@testable import TreeDrawing

/// Turns and scales that make no sense.
@Suite struct MisusedEffectTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let messages: [String]
    let transform: String?
    let drawing: Drawing

    init(_ transform: String?, _ messages: [String], _ view: some View) {
      self.transform = transform
      self.messages = messages
      drawing = Drawing(of: view)
    }

    var testDescription: String { messages.first ?? "no warning, \(transform ?? "nothing")" }
  }

  private static let unchanged = "matrix(1 0 0 1 0 0)"
  private static let finite = "but must be a finite number"
  private static var box: some View { fixed(20, 10) }

  static let rows = [
    Row(
      unchanged, ["rotationEffect(_:) is NaN, \(finite); 0 is used instead"],
      box.rotationEffect(.degrees(.nan))),
    Row(
      unchanged, ["rotationEffect(_:) is -infinite, \(finite); 0 is used instead"],
      box.rotationEffect(.radians(-.infinity))),
    Row(
      unchanged,
      [
        "rotationEffect(_:) is 1e+300, but must be at most 10000000000000; "
          + "0 is used instead"
      ], box.rotationEffect(.radians(1e300))),
    Row("matrix(-1 0 0 -1 20 10)", [], box.rotationEffect(.degrees(180 + 360e6))),
    Row(
      unchanged, ["scaleEffect(_:) is NaN, \(finite); 1 is used instead"], box.scaleEffect(.nan)),
    Row(
      "matrix(1 0 0 2 0 -5)", ["scaleEffect(x:) is infinite, \(finite); 1 is used instead"],
      box.scaleEffect(x: .infinity, y: 2)),
    Row(
      "matrix(-2 0 0 1 30 0)",
      [
        "scaleEffect(y:) is -1e+20, but must be at most 10000000000000 in magnitude; "
          + "1 is used instead"
      ], box.scaleEffect(Size(width: -2, height: -1e20))),
    Row(
      "matrix(2 0 0 2 -10 -5)",
      ["an effect's anchor is NaN, \(finite); 0.5 is used instead (2 times)"],
      box.scaleEffect(2, anchor: UnitPoint(x: .nan, y: .nan))),
    Row("matrix(1e-05 0 0 1e-05 0 0)", [], box.scaleEffect(1e-5, anchor: .topLeading)),
    Row("matrix(1e+10 0 0 1e+10 0 0)", [], box.scaleEffect(1e10, anchor: .topLeading)),
    Row(nil, [], box.scaleEffect(0)),
    Row(
      nil, ["a view reaches farther than 10000000000000 points; it is not painted"],
      box.scaleEffect(1e10, anchor: .topLeading).scaleEffect(1e10, anchor: .topLeading)),
    Row(nil, [], box.scaleEffect(1e-200).scaleEffect(1e-200)),
  ]

  @Test(arguments: rows) func `a turn or scale that makes no sense is replaced`(row: Row) {
    #expect(row.drawing.size == Size(width: 20, height: 10))
    #expect(row.drawing.warnings.map(\.description) == row.messages)
    let written = row.drawing.svg.split(separator: "\n").first { $0.contains("transform=") }
    #expect(
      written.map { $0 == "<g transform=\"\(row.transform ?? "")\">" } ?? (row.transform == nil))
  }

  /// Turns and scales of all kinds, each in each.
  private static let numbers = [
    0, -1, 1e-300, 1e13, -1e13, 1e300, .nan, .infinity, .leastNonzeroMagnitude, 0.3,
  ]

  @Test func `whatever is turned and scaled, frames and documents are of finite numbers`() {
    for outer in Self.numbers {
      for inner in Self.numbers {
        var frames: [Rect] = []
        let view = Self.box.taking(.bounds).scaleEffect(x: inner, y: 1).rotationEffect(
          .radians(inner)
        )
        .scaleEffect(outer, anchor: UnitPoint(x: inner, y: outer)).numbered(0)
        .rotationEffect(.degrees(outer)).scaleEffect(x: 1, y: outer)
        let drawing = Drawing(
          of: view.overlayPreferenceValue(Taken<Rect>.self) { anchors in
            GeometryReader { proxy in
              Noting {
                frames =
                  anchors.map { proxy[$0] } + [
                    proxy.frame(in: .global), proxy.frame(in: .named(1)),
                  ]
              }
            }
            .scaleEffect(inner).rotationEffect(.radians(outer))
          })
        #expect(frames.allSatisfy { $0.origin.isFinite && $0.size.isFinite }, "\(outer) \(inner)")
        let svg = drawing.svg.lowercased()
        #expect(!svg.contains("nan") && !svg.contains("inf"), "\(outer) \(inner)")
      }
    }
  }

  @Test func `seen from a view that is scaled to nothing, all others are at its corner`() {
    let seen = fixed(20, 10).taking(.bounds).padding(5).resolved(Rect.self) {
      $0.padding(3).scaleEffect(x: 0)
    }
    #expect(seen == [.zero])
    #expect(
      frame(in: .named("inside")) {
        $0.rotationEffect(.degrees(90)).coordinateSpace(name: "inside").scaleEffect(0)
      } == .zero)
  }
}
