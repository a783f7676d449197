import Testing

@testable import TreeDrawing

/// Views in rows and columns; the numbers were compared with SwiftUI's.
@Suite struct GridTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let size: Size
    let frames: [Rect]
    let expectedSize: Size
    let expected: [Rect]

    init(
      _ description: String, at offered: (Double?, Double?) = (nil, nil),
      _ size: (Double, Double), _ expected: [Rect], @ViewBuilder _ view: () -> some View
    ) {
      testDescription = description
      let proposal = ProposedViewSize(width: offered.0, height: offered.1)
      let layout = LaidOut(view(), proposal: proposal)
      self.size = layout.size
      frames = layout.list
      expectedSize = Size(width: size.0, height: size.1)
      self.expected = expected
    }
  }

  private static func box(_ id: Int, _ width: Double, _ height: Double) -> some View {
    fixed(width, height).numbered(id)
  }

  private static func flexible(_ id: Int) -> some View { Rectangle().numbered(id) }

  private static func half(_ id: Int) -> some View {
    Formed { Size(width: ($0.width ?? 40) / 2, height: 10) }.numbered(id)
  }

  /// A view as wide as it is offered, within bounds.
  private static func wide(_ id: Int, _ bounds: ClosedRange<Double>, _ height: Double) -> some View
  {
    Formed { Size(width: clamped($0.width, bounds), height: height) }.numbered(id)
  }

  /// A view as large as it is offered, within bounds.
  private static func large(_ id: Int, _ bounds: ClosedRange<Double>) -> some View {
    Formed { Size(width: clamped($0.width, bounds), height: clamped($0.height, bounds)) }
      .numbered(id)
  }

  private static func clamped(_ length: Double?, _ bounds: ClosedRange<Double>) -> Double {
    min(max(length ?? 10, bounds.lowerBound), bounds.upperBound)
  }

  /// A grid of boxes in two rows of two.
  private static func four(
    _ alignment: Alignment = .center, _ horizontal: Double? = nil, _ vertical: Double? = nil,
    top: VerticalAlignment? = nil, column: HorizontalAlignment? = nil
  ) -> some View {
    Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
      GridRow(alignment: top) {
        box(0, 30, 10)
        if let column { box(1, 20, 20).gridColumnAlignment(column) } else { box(1, 20, 20) }
      }
      GridRow {
        box(2, 10, 30)
        box(3, 40, 10)
      }
    }
  }

  static let sizes = [
    Row(
      "columns are as wide as their widest, rows as high as their highest cell", (78, 58),
      [rect(0, 5, 30, 10), rect(48, 0, 20, 20), rect(10, 28, 10, 30), rect(38, 38, 40, 10)]
    ) { four() },
    Row(
      "fixed cells leave what is offered", at: (200, 200), (78, 58),
      [rect(0, 5, 30, 10), rect(48, 0, 20, 20), rect(10, 28, 10, 30), rect(38, 38, 40, 10)]
    ) { four() },
    Row(
      "no gaps", (70, 50),
      [rect(0, 5, 30, 10), rect(40, 0, 20, 20), rect(10, 20, 10, 30), rect(30, 30, 40, 10)]
    ) { four(.center, 0, 0) },
    Row(
      "gaps as told", (73, 55),
      [rect(0, 5, 30, 10), rect(43, 0, 20, 20), rect(10, 25, 10, 30), rect(33, 35, 40, 10)]
    ) { four(.center, 3, 5) },
    Row(
      "negative gaps", (60, 45),
      [rect(0, 5, 30, 10), rect(30, 0, 20, 20), rect(10, 15, 10, 30), rect(20, 25, 40, 10)]
    ) { four(.center, -10, -5) },
    Row(
      "rows of different lengths", (71, 58),
      [rect(0, 5, 30, 10), rect(38, 0, 20, 20), rect(66, 7.5, 5, 5), rect(10, 28, 10, 30)]
    ) {
      Grid {
        GridRow {
          box(0, 30, 10)
          box(1, 20, 20)
          box(2, 5, 5)
        }
        GridRow { box(3, 10, 30) }
      }
    },
    Row("nothing", (0, 0), []) { Grid { EmptyView() } },
    Row("an empty row", (0, 0), []) { Grid { GridRow { EmptyView() } } },
    Row("no gap for an empty row", (30, 48), [rect(0, 0, 30, 10), rect(10, 18, 10, 30)]) {
      Grid {
        GridRow { box(0, 30, 10) }
        GridRow {}
        GridRow { box(1, 10, 30) }
      }
    },
    Row("views in no row", (30, 38), [rect(0, 0, 30, 10), rect(10, 18, 10, 20)]) {
      Grid {
        box(0, 30, 10)
        box(1, 10, 20)
      }
    },
    Row(
      "views in no row, one of them flexible", at: (200, 100), (200, 100),
      [rect(85, 0, 30, 10), rect(0, 18, 200, 82)]
    ) {
      Grid {
        box(0, 30, 10)
        flexible(1)
      }
    },
  ]

  static let sharing = [
    Row(
      "a flexible cell takes what is left", at: (200, 100), (200, 100),
      [rect(0, 0, 152, 62), rect(170, 21, 20, 20), rect(71, 70, 10, 30), rect(160, 80, 40, 10)]
    ) { twoByTwo(flexible(0), box(1, 20, 20), box(2, 10, 30), box(3, 40, 10)) },
    Row(
      "on the axis that is offered", at: (200, nil), (200, 58),
      [rect(0, 0, 152, 20), rect(170, 0, 20, 20), rect(71, 28, 10, 30), rect(160, 38, 40, 10)]
    ) { twoByTwo(flexible(0), box(1, 20, 20), box(2, 10, 30), box(3, 40, 10)) },
    Row(
      "on the other", at: (nil, 100), (58, 100),
      [rect(0, 0, 10, 62), rect(28, 21, 20, 20), rect(0, 70, 10, 30), rect(18, 80, 40, 10)]
    ) { twoByTwo(flexible(0), box(1, 20, 20), box(2, 10, 30), box(3, 40, 10)) },
    Row(
      "ideally", (58, 58),
      [rect(0, 0, 10, 20), rect(28, 0, 20, 20), rect(0, 28, 10, 30), rect(18, 38, 40, 10)]
    ) { twoByTwo(flexible(0), box(1, 20, 20), box(2, 10, 30), box(3, 40, 10)) },
    Row(
      "cells of equal rank choose together", at: (200, 200), (104, 58),
      [rect(12, 5, 24, 10), rect(70, 0, 20, 20), rect(19, 28, 10, 30), rect(68, 38, 24, 10)]
    ) { twoByTwo(half(0), box(1, 20, 20), box(2, 10, 30), half(3)) },
    Row(
      "two flexible cells share equally", at: (200, 100), (200, 100),
      [rect(0, 0, 96, 46), rect(142, 13, 20, 20), rect(43, 62, 10, 30), rect(104, 54, 96, 46)]
    ) { twoByTwo(flexible(0), box(1, 20, 20), box(2, 10, 30), flexible(3)) },
    Row(
      "too little", at: (100, 100), (138, 100),
      [rect(0, 0, 10, 62), rect(18, 21, 120, 20), rect(0, 70, 10, 30), rect(58, 80, 40, 10)]
    ) { twoByTwo(flexible(0), box(1, 120, 20), box(2, 10, 30), box(3, 40, 10)) },
    Row(
      "a fixed cell first", at: (200, 100), (200, 100),
      [rect(0, 40, 20, 20), rect(28, 0, 82, 100), rect(118, 0, 82, 100)]
    ) {
      Grid {
        GridRow {
          box(0, 20, 20)
          flexible(1)
          flexible(2)
        }
      }
    },
    Row(
      "the less flexible first", at: (100, 100), (93, 10),
      [rect(0, 0, 30, 10), rect(38, 0, 55, 10)]
    ) {
      Grid {
        GridRow {
          wide(0, 0...30, 10)
          wide(1, 0...55, 10)
        }
      }
    },
    Row(
      "endless on one axis before two", at: (200, 100), (200, 100),
      [rect(12, 45, 24, 10), rect(56, 0, 144, 100)]
    ) {
      Grid {
        GridRow {
          half(0)
          flexible(1)
        }
      }
    },
    Row(
      "an axis that is not offered does not count", at: (150, nil), (150, 10),
      [rect(0, 0, 50, 10), rect(58, 0, 30, 10), rect(96, 0, 54, 10)]
    ) { threeRanks },
    Row(
      "one that is offered does", at: (150, 100), (150, 100),
      [
        rect(0, 25, 134 / 3, 50), rect(158 / 3, 0, 30, 100), rect(272 / 3, 0, 178 / 3, 100),
      ]
    ) { threeRanks },
    Row(
      "those of higher priority take all", at: (100, 100), (100, 100),
      [rect(0, 0, 0, 100), rect(8, 0, 92, 100)]
    ) {
      Grid {
        GridRow {
          flexible(0)
          flexible(1).layoutPriority(1)
        }
      }
    },
    Row(
      "and leave nothing to the others", at: (100, 100), (130, 10),
      [rect(0, 0, 42, 10), rect(50, 0, 30, 10), rect(88, 0, 42, 10)]
    ) {
      Grid {
        GridRow {
          wide(0, 0...200, 10)
          wide(1, 30...200, 10).layoutPriority(-1)
          wide(2, 20...200, 10)
        }
      }
    },
    Row(
      "priority counts for rows and columns", at: (200, 100), (210, 120),
      [rect(0, 0, 10, 20), rect(104, 0, 20, 20), rect(0, 59, 10, 30), rect(18, 28, 192, 92)]
    ) { twoByTwo(flexible(0), box(1, 20, 20), box(2, 10, 30), flexible(3).layoutPriority(1)) },
  ]

  private static func twoByTwo(
    _ a: some View, _ b: some View, _ c: some View, _ d: some View
  ) -> some View {
    Grid {
      GridRow {
        a
        b
      }
      GridRow {
        c
        d
      }
    }
  }

  private static var threeRanks: some View {
    Grid {
      GridRow {
        large(0, 10...50)
        Formed { Size(width: 30, height: $0.height ?? 10) }.numbered(1)
        flexible(2)
      }
    }
  }

  @Test(arguments: sizes + sharing) func `cells lie in columns and rows`(row: Row) {
    #expect(row.size.isNearly(row.expectedSize), "\(row.size)")
    #expect(row.frames.count == row.expected.count)
    for (frame, expected) in zip(row.frames, row.expected) {
      #expect(frame.isNearly(expected), "\(row.frames)")
    }
  }
}

/// A view of a size that it works out of what it is offered.
struct Formed: View {
  let size: (ProposedViewSize) -> Size

  init(_ size: @escaping (ProposedViewSize) -> Size) { self.size = size }

  var body: some View { Rule(size: size) { Color.black } }

  private struct Rule: Layout {
    let size: (ProposedViewSize) -> Size

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
      size(proposal)
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for view in subviews { view.place(at: bounds.origin, proposal: .init(bounds.size)) }
    }
  }
}

extension Size {
  func isNearly(_ other: Size) -> Bool {
    abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}

extension Rect {
  func isNearly(_ other: Rect) -> Bool {
    size.isNearly(other.size) && abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
  }
}
