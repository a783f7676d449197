import Testing
import TreeDrawing

/// Spacers and dividers: how they share with other views, which gaps they keep, and where they go.
@Suite struct SpacerTests {
  @Test(arguments: sharing + gaps + gapsOfContainers + orientation)
  func `spacers and dividers get the frames that are left to them`(_ row: FrameRow) {
    row.check()
  }

  static let sharing = [
    FrameRow(
      "a spacer chooses after a colour", offered: 100, 20,
      frames: [rect(0, 0, 100, 20), rect(100, 10, 0, 0)], size: Size(width: 100, height: 20)
    ) {
      HStack(spacing: 0) {
        Color.black.numbered(0)
        Spacer(minLength: 0).numbered(1)
      }
    },
    FrameRow(
      "a spacer keeps its least length", offered: 100, 20,
      frames: [rect(0, 0, 70, 20), rect(70, 10, 30, 0)], size: Size(width: 100, height: 20)
    ) {
      HStack(spacing: 0) {
        Color.black.numbered(0)
        Spacer(minLength: 30).numbered(1)
      }
    },
    FrameRow(
      "two spacers share what is left", offered: nil, 100,
      frames: [rect(0, 0, 0, 40), rect(0, 60, 0, 40)], size: Size(width: 10, height: 100)
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Spacer().numbered(0)
        fixed(10, 20)
        Spacer().numbered(1)
      }
    },
    FrameRow(
      "of two spacers the one with the greater least length chooses first", offered: 100, 10,
      frames: [rect(0, 0, 70, 0), rect(70, 0, 30, 0)], size: Size(width: 100, height: 0)
    ) {
      HStack(spacing: 0) {
        Spacer(minLength: 70).numbered(0)
        Spacer(minLength: 0).numbered(1)
      }
    },
    FrameRow(
      "a row in a column gets the width of that",
      frames: [rect(0, 0, 10, 10), rect(40, 0, 10, 10)],
      size: Size(width: 50, height: 15)
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          fixed(10, 10).numbered(0)
          Spacer(minLength: 0)
          fixed(10, 10).numbered(1)
        }
        fixed(50, 5)
      }
    },
    FrameRow(
      "a spacer on top of a view does not count for their size", offered: 100, 50,
      frames: [rect(0, 0, 30, 20)], size: Size(width: 30, height: 20)
    ) {
      ZStack {
        Spacer()
        fixed(30, 20).numbered(0)
      }
    },
    FrameRow(
      "a spacer in a frame has its usual priority", offered: 100, 20,
      frames: [rect(0, 0, 50, 20), rect(50, 10, 50, 0)], size: Size(width: 100, height: 20)
    ) {
      HStack(spacing: 0) {
        Color.black.numbered(0)
        Spacer(minLength: 0).frame(maxWidth: .infinity).numbered(1)
      }
    },
    FrameRow(
      "a spacer with an offset chooses last too", offered: 100, 20,
      frames: [rect(0, 0, 100, 20)], size: Size(width: 100, height: 20)
    ) {
      HStack(spacing: 0) {
        Color.black.numbered(0)
        Spacer(minLength: 0).offset(x: 3)
      }
    },
  ]

  static let gaps = [
    FrameRow(
      "beside a spacer there is no gap",
      frames: [rect(0, 0, 20, 10), rect(28, 0, 20, 10)], size: Size(width: 48, height: 10)
    ) {
      HStack {
        fixed(20, 10).numbered(0)
        Spacer()
        fixed(20, 10).numbered(1)
      }
    },
    FrameRow(
      "beside two spacers neither",
      frames: [rect(0, 0, 10, 20), rect(0, 28, 10, 20), rect(0, 56, 10, 20)],
      size: Size(width: 10, height: 76)
    ) {
      VStack {
        fixed(10, 20).numbered(0)
        Spacer()
        fixed(10, 20).numbered(1)
        Spacer()
        fixed(10, 20).numbered(2)
      }
    },
    FrameRow(
      "a gap that the stack was told is kept",
      frames: [rect(0, 0, 20, 10), rect(38, 0, 20, 10)], size: Size(width: 58, height: 10)
    ) {
      HStack(spacing: 5) {
        fixed(20, 10).numbered(0)
        Spacer()
        fixed(20, 10).numbered(1)
      }
    },
    FrameRow(
      "beside a spacer of a given width neither",
      frames: [rect(0, 0, 20, 10), rect(50, 0, 20, 10)], size: Size(width: 70, height: 10)
    ) {
      HStack {
        fixed(20, 10).numbered(0)
        Spacer().frame(width: 30)
        fixed(20, 10).numbered(1)
      }
    },
    FrameRow(
      "beside padding of a spacer there is the usual gap",
      frames: [rect(0, 0, 20, 10), rect(45, 0, 20, 10)], size: Size(width: 65, height: 10)
    ) {
      HStack {
        fixed(20, 10).numbered(0)
        Spacer().padding(.leading, 9)
        fixed(20, 10).numbered(1)
      }
    },
    FrameRow(
      "a frame around more than a spacer has the usual gaps",
      frames: [rect(0, 0, 20, 10), rect(66, 0, 20, 10)], size: Size(width: 86, height: 10)
    ) {
      HStack {
        fixed(20, 10).numbered(0)
        Spacer().fixedSize().frame(width: 30)
        fixed(20, 10).numbered(1)
      }
    },
    FrameRow(
      "a spacer in a stack inside stretches and takes its neighbours apart", offered: 100, nil,
      frames: [rect(0, 0, 20, 10), rect(80, 0, 20, 10)], size: Size(width: 100, height: 10)
    ) {
      HStack {
        fixed(20, 10).numbered(0)
        Group { Spacer() }
        fixed(20, 10).numbered(1)
      }
    },
  ]

  /// Gaps between boxes of 10 × 10 points, with a container between them.
  private static func between(@ViewBuilder _ container: () -> some View) -> some View {
    HStack {
      fixed(10, 10).numbered(0)
      container()
      fixed(10, 10).numbered(1)
    }
  }

  private static func gapRow(
    _ name: String, at x: Double, @ViewBuilder _ container: () -> some View
  ) -> FrameRow {
    FrameRow(
      name, frames: [rect(0, 0, 10, 10), rect(x, 0, 10, 10)], size: Size(width: x + 10, height: 10)
    ) { between(container) }
  }

  static let gapsOfContainers = [
    gapRow("a row keeps the gaps of its ends: a view and a spacer", at: 31) {
      HStack {
        fixed(5, 5)
        Spacer()
      }
    },
    gapRow("a spacer and a view", at: 31) {
      HStack {
        Spacer()
        fixed(5, 5)
      }
    },
    gapRow("stacks in stacks do so, too", at: 18) {
      HStack { VStack { HStack { Spacer() } } }
    },
    gapRow("an empty stack has no gaps", at: 10) { HStack { EmptyView() } },
    gapRow("views on a spacer have their usual ones", at: 31) {
      ZStack {
        Spacer()
        fixed(5, 5)
      }
    },
    gapRow("a spacer on top of nothing has none", at: 18) { ZStack { Spacer() } },
    gapRow("a container of one's own has those of its views", at: 20) { Corner { Spacer() } },
    gapRow("a frame around a stack has the usual ones", at: 48) {
      HStack {
        Spacer()
        fixed(5, 5)
      }.frame(width: 22)
    },
  ]

  static let orientation = [
    FrameRow(
      "a divider in a row is upright", frames: [rect(30, 0, 1, 20)],
      size: Size(width: 31, height: 20)
    ) {
      HStack(spacing: 10) {
        fixed(20, 20)
        Divider().numbered(0)
      }
    },
    FrameRow(
      "a divider on top of views in a row is level", frames: [rect(0, 9.5, 20, 1)],
      size: Size(width: 20, height: 20)
    ) {
      HStack(spacing: 10) {
        ZStack {
          Divider().numbered(0)
          fixed(20, 20)
        }
      }
    },
    FrameRow(
      "a divider in a container of one's own in a row is level", frames: [rect(0, 0, 10, 1)],
      size: Size(width: 40, height: 20)
    ) {
      HStack(alignment: .top, spacing: 10) {
        Corner { Divider().numbered(0) }
        fixed(20, 20)
      }
    },
    FrameRow(
      "a divider behind a view of a row is upright", frames: [rect(9.5, 0, 1, 20)],
      size: Size(width: 20, height: 20)
    ) {
      HStack { fixed(20, 20).background { Divider().numbered(0) } }
    },
    FrameRow(
      "a divider among views behind a view of a row is level", frames: [rect(0, 9.5, 20, 1)],
      size: Size(width: 20, height: 20)
    ) {
      HStack {
        fixed(20, 20).background {
          Divider().numbered(0)
          fixed(5, 5)
        }
      }
    },
    FrameRow(
      "a spacer on top of views takes all on both axes", offered: 50, 40,
      frames: [rect(0, 0, 50, 40)], size: Size(width: 50, height: 40)
    ) {
      HStack { ZStack { Spacer().numbered(0) } }
    },
    FrameRow(
      "padding and frames leave a divider as it is", frames: [rect(5, 5, 1, 20)],
      size: Size(width: 11, height: 30)
    ) {
      HStack { Divider().frame(height: 20).numbered(0).padding(5) }
    },
  ]
}

/// Puts its views in its upper left corner, 10 points wide and high.
private struct Corner: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}
