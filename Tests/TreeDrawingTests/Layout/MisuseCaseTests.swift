import Testing

@testable import TreeDrawing

/// A view for every way of misusing the library.
@Suite struct MisuseCaseTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let misuse: String
    let warnings: [LayoutWarning]

    init(_ misuse: String, _ view: some View) {
      self.misuse = misuse
      warnings = Drawing(of: view).warnings
    }

    var testDescription: String { misuse }
  }

  private static var box: some View { Color.red.frame(width: 7, height: 5) }

  static let rows = [
    Row("number", box.padding(.nan)),
    Row("bound", box.frame(minWidth: 20, maxWidth: 10)),
    Row("length", Vast { EmptyView() }),
    Row("guide", HStack { box.alignmentGuide(VerticalAlignment.center) { _ in .nan } }),
    Row("layoutGuide", HStack { Vast(guide: .nan) { EmptyView() } }),
    Row("defaultGuide", HStack(alignment: VerticalAlignment(Nowhere.self)) { box }),
    Row("circularGuide", HStack(alignment: VerticalAlignment(Own.self)) { box }),
    Row("coordinates", Path { $0.addRect(Rect(x: .nan, y: 0, width: 1, height: 1)) }),
    Row("distance", Path { $0.addRect(Rect(x: 1e20, y: 0, width: 1, height: 1)) }),
    Row("pathWithoutStart", Path { $0.addLine(to: Point(x: 1, y: 1)) }.stroke(.red)),
    Row("severalRoots", Pair()),
    Row(
      "unknownSpace",
      GeometryReader { Color.red.frame(width: $0.frame(in: .named("there")).maxX) }),
    Row("destination", Link(destination: "javascript:alert(1)") { box }),
    Row("noBody", Bodiless()),
    Row("noNode", box.nodeOverlays(NodeOverlays(rings: [7]))),
  ]

  @Test(arguments: rows) func `a misuse is met, and has words`(row: Row) throws {
    let warning = try #require(
      row.warnings.first { $0.misuse.name == row.misuse }, "\(row.warnings)")
    #expect(!warning.misuse.wording.cause.isEmpty)
    #expect(warning.misuse.description == warning.misuse.wording.line)
  }

  @Test func `no misuse is without a row`() throws {
    let tokens = try SourceFiles.all.get().tokens(under: "TreeDrawing/Drawing/Warnings")
    let file = try #require(tokens["LayoutWarning.swift"])
    let declared = SwiftToken.cases(in: file) { name, _ in name == "Misuse" }
    #expect(declared.sorted() == Self.rows.map { "Misuse.\($0.misuse)" }.sorted())
  }
}

extension LayoutWarning.Misuse {
  /// The name of the case; one without values prints itself in words.
  fileprivate var name: String {
    self == .pathWithoutStart
      ? "pathWithoutStart" : String(caseName(of: self).dropFirst("Misuse.".count))
  }
}

private enum Nowhere: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { .nan }
}

private enum Own: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double {
    context[VerticalAlignment(Own.self)]
  }
}

private struct Pair: View {
  var body: some View {
    Color.red
    Color.blue
  }
}

private struct Bodiless: View {}

/// A layout that is as wide as no picture, unless a guide is asked for.
private struct Vast: Layout {
  var guide: Double?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: guide == nil ? .nan : 1, height: 1)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> Double? {
    self.guide
  }
}
