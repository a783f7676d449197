import Testing

@testable import TreeDrawing

/// Columns and rows of a grid share a length as the views of a stack do.
@Suite struct GridSharingTests {
  @Test(arguments: rows) func `cells get the frames that views of stacks would`(_ row: FrameRow) {
    row.check()
  }

  private static func grid(@ViewBuilder _ rows: () -> some View) -> some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0, content: rows)
  }

  private static func box(_ id: Int, _ width: Double, _ height: Double) -> some View {
    fixed(width, height).numbered(id)
  }

  private static func flexible(_ id: Int) -> some View { Color.black.numbered(id) }

  private static func line(_ id: Int) -> some View { flexible(id).frame(height: 10) }

  static let rows = [
    FrameRow(
      "a cell with a least width that is more than its share", offered: 100, 10,
      frames: [rect(0, 0, 70, 10), rect(70, 0, 30, 10)], size: Size(width: 100, height: 10)
    ) {
      grid {
        GridRow {
          flexible(0).frame(minWidth: 70)
          flexible(1)
        }
      }
    },
    FrameRow(
      "one with a least height", offered: 10, 100,
      frames: [rect(0, 0, 10, 70), rect(0, 70, 10, 30)], size: Size(width: 10, height: 100)
    ) {
      grid {
        GridRow { flexible(0).frame(minHeight: 70) }
        GridRow { flexible(1) }
      }
    },
    FrameRow(
      "above a flexible one", offered: 100, 20,
      frames: [
        rect(0, 0, 70, 10), rect(70, 0, 30, 10), rect(0, 10, 70, 10), rect(70, 10, 30, 10),
      ],
      size: Size(width: 100, height: 20)
    ) {
      grid {
        GridRow {
          flexible(0).frame(minWidth: 70)
          flexible(1)
        }
        GridRow {
          flexible(2)
          flexible(3)
        }
      }
    },
    FrameRow(
      "fixed cells above flexible ones", offered: 100, nil,
      frames: [
        rect(0, 0, 70, 10), rect(75, 0, 20, 10), rect(0, 10, 70, 10), rect(70, 10, 30, 10),
      ],
      size: Size(width: 100, height: 20)
    ) {
      grid {
        GridRow {
          box(0, 70, 10)
          box(1, 20, 10)
        }
        GridRow {
          line(2)
          line(3)
        }
      }
    },
    FrameRow(
      "several least widths, only one of which is more than its share", offered: 100, 10,
      frames: [rect(0, 0, 50, 10), rect(50, 0, 25, 10), rect(75, 0, 25, 10)],
      size: Size(width: 100, height: 10)
    ) {
      grid {
        GridRow {
          flexible(0).frame(minWidth: 50)
          flexible(1).frame(minWidth: 10)
          flexible(2)
        }
      }
    },
    FrameRow(
      "a share that a narrow column makes larger than a least width", offered: 180, nil,
      frames: [
        rect(0, 0, 85, 10), rect(85, 0, 10, 10), rect(95, 0, 85, 10), rect(7.5, 10, 70, 10),
      ],
      size: Size(width: 180, height: 20)
    ) {
      grid {
        GridRow {
          line(0)
          flexible(1).frame(maxWidth: 10).frame(height: 10)
          line(2)
        }
        GridRow { box(3, 70, 10) }
      }
    },
    FrameRow(
      "a flexible cell across a wide column and another", offered: 100, nil,
      frames: [
        rect(0, 0, 70, 10), rect(75, 0, 20, 10), rect(0, 10, 100, 10), rect(0, 20, 70, 10),
        rect(70, 20, 30, 10),
      ],
      size: Size(width: 100, height: 30)
    ) {
      grid {
        GridRow {
          box(0, 70, 10)
          box(1, 20, 10)
        }
        GridRow { line(2).gridCellColumns(2) }
        GridRow {
          line(3)
          line(4)
        }
      }
    },
    FrameRow(
      "too little for what columns need", offered: 60, nil,
      frames: [
        rect(0, 0, 70, 10), rect(70, 0, 20, 10), rect(0, 10, 70, 10), rect(70, 10, 20, 10),
      ],
      size: Size(width: 90, height: 20)
    ) {
      grid {
        GridRow {
          box(0, 70, 10)
          box(1, 20, 10)
        }
        GridRow {
          line(2)
          line(3)
        }
      }
    },
    FrameRow(
      "a row that begins with a spacer has no gap before it",
      frames: [rect(0, 0, 10, 10), rect(18, 0, 10, 10)], size: Size(width: 28, height: 10)
    ) {
      Grid {
        GridRow {
          box(0, 10, 10)
          HStack {
            Spacer()
            box(1, 10, 10)
          }
        }
      }
    },
  ]

  /// How wide a cell is at least and at most.
  private struct Bounds {
    let least: Double
    let greatest: Double

    init(using random: inout SplitMix64) {
      least = Double.random(in: 0...90, using: &random)
      greatest =
        Bool.random(using: &random) ? .infinity : least + .random(in: 0...90, using: &random)
    }
  }

  @Test(arguments: Effort.seeds(1_000)) func `a row shares as a stack does`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bounds = (0..<Int.random(in: 1...6, using: &random)).map { _ in Bounds(using: &random) }
    let proposal = ProposedViewSize(width: Double.random(in: 0...400, using: &random), height: 10)
    let views = ForEach(Array(bounds.enumerated()), id: \.offset) { id, bounds in
      Self.flexible(id).frame(minWidth: bounds.least, maxWidth: bounds.greatest)
    }
    let grid = LaidOut(Grid(horizontalSpacing: 3) { GridRow { views } }, proposal: proposal)
    let stack = LaidOut(HStack(spacing: 3) { views }, proposal: proposal)
    #expect(grid.list.count == stack.list.count)
    for (one, other) in zip(grid.list, stack.list) {
      #expect(abs(one.minX - other.minX) < 1e-9, "seed \(seed)")
      #expect(abs(one.width - other.width) < 1e-9, "seed \(seed)")
    }
  }
}
