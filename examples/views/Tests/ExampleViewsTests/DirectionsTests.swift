import Testing
import TreeDrawing

@testable import ExampleViews

@Suite struct DirectionsTests {
  private func stop(_ id: Int, _ way: Stop.Way = .ride) -> Stop {
    Stop(id: id, kind: .station, title: "", details: [], wayOn: way)
  }

  /// Rows whose details are of 80 × 16 and 120 × 32 points.
  private func list(gap: Double = 0, way: Stop.Way = .ride) -> some View {
    Directions(stops: [stop(0, way), stop(1)], gap: gap) { _ in
      fixed(16, 16)
    } details: { stop in
      fixed(stop.id == 0 ? 80 : 120, stop.id == 0 ? 16 : 32).measured(as: stop.id)
    }
  }

  private func icons(of view: some View) -> [Int: Rect] {
    var icons: [Int: Rect] = [:]
    let reading = view.overlayPreferenceValue(IconBounds.self) { bounds in
      GeometryReader { proxy in
        Noting { icons = bounds.mapValues { proxy[$0] } }
      }
    }
    _ = Drawing(of: reading.padding(3))
    return icons
  }

  @Test func `85: a line joins the icons of rows of different heights`() {
    #expect(Drawing(of: list()).size == Size(width: 168, height: 68))
    #expect(icons(of: list()) == [0: rect(0, 5, 40, 16), 1: rect(0, 39, 40, 16)])
    #expect(outlines(of: list()) == [line(20, 21, 20, 39)])
    #expect(frames(in: list()) == [0: rect(48, 5, 80, 16), 1: rect(48, 31, 120, 32)])
  }

  @Test func `padding before the anchor keeps the line away from the icons`() {
    #expect(icons(of: list(gap: 4)) == [0: rect(0, 5, 40, 24), 1: rect(0, 43, 40, 24)])
    #expect(outlines(of: list(gap: 4)) == [line(20, 29, 20, 43)])
  }

  @Test(arguments: [(18.0, 2), (19, 3), (3.5, 1), (3, 0), (0, 0), (-20, 0)])
  func `a dotted line has as many dots as fit`(length: Double, count: Int) {
    let dots = Drawing(of: DottedLine(length: length)).layers.flatMap(\.items)
    #expect(dots.count == count)
  }

  @Test func `a walk has dots and no line`() {
    #expect(outlines(of: list(way: .walk)) == [])
    let items = Drawing(of: list(way: .walk)).layers.flatMap(\.items)
    #expect(items.count == 4 + 2)
  }
}
