import Testing
import TreeDrawing

@testable import ExampleViews

@Suite struct TrackingTests {
  /// A column whose second view is tracked.
  private func column(in space: CoordinateSpace) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      fixed(20, 10)
      fixed(30, 20).tracked(in: space)
    }
  }

  private func trackedFrame(_ view: some View) -> Rect? { value(of: TrackedFrame.self, in: view) }

  @Test func `76: the named space of the column`() {
    let column = column(in: .named("s")).coordinateSpace(name: "s")
    #expect(trackedFrame(column) == rect(0, 20, 30, 20))
  }

  @Test func `77: padding inside the named view counts`() {
    let column = column(in: .named("s")).padding(5).coordinateSpace(name: "s").padding(3)
    #expect(trackedFrame(column) == rect(5, 25, 30, 20))
  }

  @Test func `78: padding outside of it does not, except in the space outside`() {
    let inner = column(in: .named("s")).coordinateSpace(name: "s").padding(5)
    #expect(trackedFrame(inner) == rect(0, 20, 30, 20))
    #expect(trackedFrame(column(in: .global).padding(5)) == rect(5, 25, 30, 20))
  }

  /// Three rows of 40 × 10 points inside a card that begins 8 to the left of and 6 above them.
  private func marker(in space: CoordinateSpace) -> Rect? {
    let list = TrackingList(rows: 0..<3, trackedRow: 1, space: space) { index in
      fixed(40, 10).measured(as: index)
    } marker: {
      Rectangle().measured(as: 9)
    }
    let card = list.padding(EdgeInsets(top: 6, leading: 8)).coordinateSpace(name: "card")
    let frames = frames(in: card)
    #expect(frames[1] == rect(8, 16, 40, 10))
    return frames[9]
  }

  @Test func `in the list's space the marker is over the tracked row and the next`() {
    #expect(marker(in: .named("list")) == rect(8, 16, 40, 20))
  }

  @Test func `in an outer space the marker is off by what lies between`() {
    #expect(marker(in: .named("card")) == rect(16, 22, 40, 20))
    #expect(marker(in: .global) == rect(16 + 7, 22 + 7, 40, 20))
  }
}
