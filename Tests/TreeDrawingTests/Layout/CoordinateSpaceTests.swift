import Testing

@testable import TreeDrawing

/// Frames in coordinate spaces, as readers in backgrounds see them.
@Suite struct CoordinateSpaceTests {
  private final class Seen {
    var frames: [Rect] = []
  }

  private func measured(_ view: some View, in space: CoordinateSpace, _ seen: Seen) -> some View {
    view.background {
      GeometryReader { proxy in
        let _ = seen.frames.append(proxy.frame(in: space))
        Color.clear
      }
    }
  }

  /// A column in a named space with padding inside and outside of it; its second view is measured.
  private func frame(in space: CoordinateSpace) -> [Rect] {
    let seen = Seen()
    let column = VStack(alignment: .leading, spacing: 10) {
      fixed(20, 10)
      measured(fixed(30, 20), in: space, seen)
    }
    _ = Drawing(of: column.padding(5).coordinateSpace(name: "s").padding(3))
    return seen.frames
  }

  @Test func `padding inside the named view counts, padding outside does not`() {
    #expect(frame(in: .named("s")) == [rect(5, 25, 30, 20)])
    #expect(frame(in: .global) == [rect(8, 28, 30, 20)])
    #expect(frame(in: .local) == [rect(0, 0, 30, 20)])
  }

  @Test func `an unknown name means the whole picture`() {
    #expect(frame(in: .named("unknown")) == [rect(8, 28, 30, 20)])
  }

  @Test func `the nearest view of a name counts`() {
    let seen = Seen()
    let view = measured(fixed(10, 10), in: .named("s"), seen)
      .padding(1).coordinateSpace(name: "s").padding(20).coordinateSpace(name: "s")
    _ = Drawing(of: view)
    #expect(seen.frames == [rect(1, 1, 10, 10)])
  }

  @Test func `a background inside the named view sees the name, one outside does not`() {
    let seen = Seen()
    let inside = measured(fixed(10, 10), in: .named("s"), seen).coordinateSpace(name: "s")
    let outside = measured(fixed(10, 10).coordinateSpace(name: "s"), in: .named("s"), seen)
    _ = Drawing(
      of: HStack(spacing: 0) {
        fixed(5, 5)
        inside
        outside
      })
    #expect(Set(seen.frames) == [rect(0, 0, 10, 10), rect(15, 0, 10, 10)])
  }

  @Test func `a reader's content stands in its top left corner`() {
    let layout = LaidOut(
      GeometryReader { proxy in
        Color.black.frame(width: proxy.size.width / 2, height: 4).numbered(0)
        Rectangle().numbered(1)
      }
      .frame(width: 40, height: 20).padding(1))
    #expect(layout.list == [rect(1, 1, 20, 4), rect(1, 1, 40, 20)])
  }
}
