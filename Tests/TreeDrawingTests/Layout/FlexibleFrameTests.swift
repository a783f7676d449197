import Testing
import TreeDrawing

/// Flexible frames offer their content, when they place it, the size that they have by then.
@Suite struct FlexibleFrameTests {
  @Test(arguments: rows + inStacks) func `flexible frames give views the frames that SwiftUI gives`(
    _ row: FrameRow
  ) { row.check() }

  static let inStacks = [
    FrameRow(
      "the least flexible first, then by their least lengths", offered: 150, 10,
      frames: [rect(0, 0, 60, 10), rect(60, 0, 30, 10), rect(90, 0, 60, 10)],
      size: Size(width: 150, height: 10)
    ) {
      HStack(spacing: 0) {
        Color.black.frame(minWidth: 60).numbered(0)
        Color.black.frame(maxWidth: 30).numbered(1)
        Color.black.numbered(2)
      }
    },
    FrameRow(
      "three priorities, of which the lower keep their least lengths", offered: 100, 10,
      frames: [rect(0, 0, 10, 10), rect(10, 0, 20, 10), rect(30, 0, 70, 10)],
      size: Size(width: 100, height: 10)
    ) {
      HStack(spacing: 0) {
        Color.black.frame(minWidth: 10).numbered(0)
        Color.black.frame(minWidth: 20).layoutPriority(1).numbered(1)
        Color.black.layoutPriority(2).numbered(2)
      }
    },
    FrameRow(
      "what a bounded view of higher priority leaves", offered: 100, 10,
      frames: [rect(0, 0, 60, 10), rect(60, 0, 40, 10)], size: Size(width: 100, height: 10)
    ) {
      HStack(spacing: 0) {
        Color.black.numbered(0)
        Color.black.frame(maxWidth: 40).layoutPriority(1).numbered(1)
      }
    },
    FrameRow(
      "rows of a column share for themselves", offered: 200, 50,
      frames: [
        rect(0, 0, 120, 25), rect(120, 0, 80, 25), rect(0, 25, 100, 25), rect(100, 25, 100, 25),
      ],
      size: Size(width: 200, height: 50)
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.black.frame(minWidth: 120).numbered(0)
          Color.black.numbered(1)
        }
        HStack(spacing: 0) {
          Color.black.numbered(2)
          Color.black.numbered(3)
        }
      }
    },
    FrameRow(
      "an endless frame on top of a view reaches to the end", offered: 100, 20,
      frames: [rect(0, 0, 50, 20), rect(90, 5, 10, 10)], size: Size(width: 100, height: 20)
    ) {
      ZStack(alignment: .leading) {
        fixed(50, 20).numbered(0)
        fixed(10, 10).numbered(1).frame(maxWidth: .infinity, alignment: .trailing)
      }
    },
    FrameRow(
      "a frame is wider than what it is in front of", frames: [rect(-10, 0, 40, 20)],
      size: Size(width: 20, height: 20)
    ) {
      fixed(20, 20).overlay { Color.black.numbered(0).frame(minWidth: 40) }
    },
  ]

  static let rows = [
    FrameRow(
      "a row in a frame that is wider than it fills the frame",
      frames: [rect(0, 0, 20, 10), rect(280, 0, 20, 10)], size: Size(width: 300, height: 10)
    ) {
      HStack(spacing: 0) {
        fixed(20, 10).numbered(0)
        Spacer()
        fixed(20, 10).numbered(1)
      }
      .frame(minWidth: 300)
    },
    FrameRow(
      "a colour fills a frame of a least size", frames: [rect(0, 0, 100, 50)],
      size: Size(width: 100, height: 50)
    ) {
      Color.gray.numbered(0).frame(minWidth: 100, minHeight: 50)
    },
    FrameRow(
      "a divider is as wide as the frame", frames: [rect(0, 10, 200, 1)],
      size: Size(width: 200, height: 11)
    ) {
      VStack(spacing: 0) {
        fixed(30, 10)
        Divider().numbered(0)
      }
      .frame(minWidth: 200)
    },
    FrameRow(
      "a colour is as narrow as the frame", frames: [rect(0, 0, 5, 10)],
      size: Size(width: 5, height: 10)
    ) {
      Color.gray.numbered(0).frame(maxWidth: 5)
    },
    FrameRow(
      "a row that overflows shares out what the frame became", offered: 150, 10,
      frames: [rect(-6.25, 0, 87.5, 10), rect(81.25, 0, 100, 10)],
      size: Size(width: 175, height: 10)
    ) {
      HStack(spacing: 0) {
        Color.gray.frame(maxWidth: 100).numbered(0)
        Color.gray.frame(minWidth: 100).numbered(1)
      }
      .frame(maxWidth: 200)
    },
    FrameRow(
      "a frame in a frame hands the size on", frames: [rect(0, 0, 80, 60)],
      size: Size(width: 80, height: 60)
    ) {
      Color.gray.numbered(0).frame(minHeight: 60).frame(minWidth: 80)
    },
    FrameRow(
      "content of its own size stands by the alignment", frames: [rect(80, 40, 20, 10)],
      size: Size(width: 100, height: 50)
    ) {
      fixed(20, 10).numbered(0).frame(minWidth: 100, minHeight: 50, alignment: .bottomTrailing)
    },
    FrameRow(
      "an overlay on the content is as large as the frame", frames: [rect(0, 0, 100, 50)],
      size: Size(width: 100, height: 50)
    ) {
      Color.gray.overlay { Color.black.numbered(0) }.frame(minWidth: 100, minHeight: 50)
    },
  ]

  @Test func `a guide in a frame is where it is when the content has its place`() {
    let row = HStack(spacing: 0) {
      fixed(20, 10)
      Spacer()
      fixed(20, 10).alignmentGuide(.mine) { _ in 5 }
    }
    let layout = LaidOut(
      VStack(alignment: .mine, spacing: 0) {
        row.frame(minWidth: 300).fixedSize().numbered(0)
        fixed(40, 10).alignmentGuide(.mine) { _ in 0 }.numbered(1)
      })
    #expect(layout.list == [rect(0, 0, 300, 10), rect(285, 10, 40, 10)])
  }
}

extension HorizontalAlignment {
  fileprivate static let mine = HorizontalAlignment(Mine.self)

  private enum Mine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
  }
}
