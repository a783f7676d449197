import Testing

@testable import TreeDrawing

/// Cells across columns, guides and points in cells; the numbers were compared with SwiftUI's.
@Suite struct GridCellTests {
  typealias Row = GridTests.Row

  private static func box(_ id: Int, _ width: Double, _ height: Double) -> some View {
    fixed(width, height).numbered(id)
  }

  private static func grid(
    _ alignment: Alignment = .center, @ViewBuilder _ rest: () -> some View
  ) -> some View {
    Grid(alignment: alignment) {
      GridRow {
        box(0, 30, 10)
        box(1, 20, 20)
      }
      rest()
    }
  }

  static let columns = [
    Row(
      "a wide cell makes its columns wider, equally", (100, 38),
      [rect(10.5, 5, 30, 10), rect(69.5, 0, 20, 20), rect(0, 28, 100, 10)]
    ) { grid { GridRow { box(2, 100, 10).gridCellColumns(2) } } },
    Row(
      "a narrow one does not", (58, 38),
      [rect(0, 5, 30, 10), rect(38, 0, 20, 20), rect(24, 28, 10, 10)]
    ) { grid { GridRow { box(2, 10, 10).gridCellColumns(2) } } },
    Row(
      "more columns than there are take no room", (58, 38),
      [rect(0, 5, 30, 10), rect(38, 0, 20, 20), rect(24, 28, 10, 10)]
    ) { grid { GridRow { box(2, 10, 10).gridCellColumns(5) } } },
    Row(
      "columns without a cell of their own take all that a wide cell needs", (100, 38),
      [rect(0, 5, 30, 10), rect(38, 0, 20, 20), rect(0, 28, 100, 10)]
    ) { grid { GridRow { box(2, 100, 10).gridCellColumns(5) } } },
    Row(
      "any number of columns", (100, 38),
      [rect(0, 5, 30, 10), rect(38, 0, 20, 20), rect(0, 28, 100, 10)]
    ) { grid { GridRow { box(2, 100, 10).gridCellColumns(.max) } } },
    Row(
      "a view in no row goes across all columns", (100, 76),
      [
        rect(5.5, 5, 30, 10), rect(64.5, 0, 20, 20), rect(0, 28, 100, 10),
        rect(15.5, 46, 10, 30), rect(54.5, 56, 40, 10),
      ]
    ) {
      grid {
        box(2, 100, 10)
        GridRow {
          box(3, 10, 30)
          box(4, 40, 10)
        }
      }
    },
    Row(
      "whatever it says", (58, 38),
      [rect(0, 5, 30, 10), rect(38, 0, 20, 20), rect(24, 28, 10, 10)]
    ) { grid { box(2, 10, 10).gridCellColumns(1) } },
    Row(
      "a cell behind a wide one", (113, 38),
      [
        rect(10.5, 5, 30, 10), rect(69.5, 0, 20, 20), rect(108, 7.5, 5, 5), rect(0, 28, 100, 10),
        rect(110, 32.5, 1, 1),
      ]
    ) {
      Grid {
        GridRow {
          box(0, 30, 10)
          box(1, 20, 20)
          box(2, 5, 5)
        }
        GridRow {
          box(3, 100, 10).gridCellColumns(2)
          box(4, 1, 1)
        }
      }
    },
    Row(
      "a wide cell leaves a fixed column as it is, for a flexible one", at: (300, 100), (300, 100),
      [rect(0, 36, 30, 10), rect(38, 0, 262, 82), rect(100, 90, 100, 10)]
    ) {
      Grid {
        GridRow {
          box(0, 30, 10)
          Rectangle().numbered(1)
        }
        GridRow { box(2, 100, 10).gridCellColumns(2) }
      }
    },
    Row(
      "a flexible wide cell takes the whole width", at: (300, 100), (300, 100),
      [rect(60.5, 0, 30, 10), rect(219.5, 0, 20, 10), rect(0, 18, 300, 82)]
    ) {
      Grid {
        GridRow {
          box(0, 30, 10)
          box(1, 20, 10)
        }
        GridRow { Rectangle().numbered(2).gridCellColumns(2) }
      }
    },
    Row(
      "through padding and what paints only", (102, 40),
      [rect(11, 5, 30, 10), rect(71, 0, 20, 20), rect(1, 29, 100, 10)]
    ) {
      grid { GridRow { box(2, 100, 10).gridCellColumns(2).padding(1).border(.black).opacity(1) } }
    },
    Row(
      "not out of a stack", (128, 38),
      [rect(35, 5, 30, 10), rect(108, 0, 20, 20), rect(0, 28, 100, 10)]
    ) { grid { GridRow { HStack { box(2, 100, 10).gridCellColumns(2) } } } },
  ]

  static let unsized = [
    Row(
      "a cell gets no more width than its column has", at: (200, 200), (78, 200),
      [rect(0, 5, 30, 10), rect(48, 0, 20, 20), rect(0, 28, 30, 172), rect(38, 109, 40, 10)]
    ) { unsizedCell(.horizontal) },
    Row(
      "nor height than its row", at: (200, 200), (200, 38),
      [rect(61, 5, 30, 10), rect(170, 0, 20, 20), rect(0, 28, 152, 10), rect(160, 28, 40, 10)]
    ) { unsizedCell(.vertical) },
    Row(
      "or neither", at: (200, 200), (78, 38),
      [rect(0, 5, 30, 10), rect(48, 0, 20, 20), rect(0, 28, 30, 10), rect(38, 28, 40, 10)]
    ) { unsizedCell([.horizontal, .vertical]) },
    Row(
      "a line across does not widen the grid", at: (200, 100), (58, 29),
      [rect(0, 5, 30, 10), rect(38, 0, 20, 20), rect(0, 28, 58, 1)]
    ) { grid { Rectangle().frame(height: 1).numbered(2).gridCellUnsizedAxes(.horizontal) } },
    Row(
      "otherwise it does", at: (200, 100), (200, 29),
      [rect(35.5, 5, 30, 10), rect(144.5, 0, 20, 20), rect(0, 28, 200, 1)]
    ) { grid { Rectangle().frame(height: 1).numbered(2) } },
    Row(
      "a fixed view is as large as it is", at: (200, 200), (148, 58),
      [rect(35, 5, 30, 10), rect(118, 0, 20, 20), rect(0, 28, 100, 30), rect(108, 38, 40, 10)]
    ) {
      grid {
        GridRow {
          box(2, 100, 30).gridCellUnsizedAxes(.horizontal)
          box(3, 40, 10)
        }
      }
    },
    Row("alone it has nothing", at: (200, 100), (0, 0), [rect(0, 0, 0, 0)]) {
      Grid { GridRow { Rectangle().numbered(0).gridCellUnsizedAxes([.horizontal, .vertical]) } }
    },
  ]

  private static func unsizedCell(_ axes: Axis.Set) -> some View {
    grid {
      GridRow {
        Rectangle().numbered(2).gridCellUnsizedAxes(axes)
        box(3, 40, 10)
      }
    }
  }

  @Test(arguments: columns + unsized) func `cells lie across columns`(row: Row) {
    #expect(row.size.isNearly(row.expectedSize), "\(row.size)")
    #expect(row.frames.count == row.expected.count)
    for (frame, expected) in zip(row.frames, row.expected) {
      #expect(frame.isNearly(expected), "\(row.frames)")
    }
  }
}

/// Which guides line the views of a grid up.
@Suite struct GridAlignmentTests {
  typealias Row = GridTests.Row

  private static func box(_ id: Int, _ width: Double, _ height: Double) -> some View {
    fixed(width, height).numbered(id)
  }

  private static func four(
    _ alignment: Alignment = .center, top: VerticalAlignment? = nil,
    column: HorizontalAlignment? = nil
  ) -> some View {
    Grid(alignment: alignment) {
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

  static let rows = [
    Row(
      "the grid's, top left", (78, 58),
      [rect(0, 0, 30, 10), rect(38, 0, 20, 20), rect(0, 28, 10, 30), rect(38, 28, 40, 10)]
    ) { four(.topLeading) },
    Row(
      "the grid's, bottom right", (78, 58),
      [rect(0, 10, 30, 10), rect(58, 0, 20, 20), rect(20, 28, 10, 30), rect(38, 48, 40, 10)]
    ) { four(.bottomTrailing) },
    Row(
      "a row's", (78, 58),
      [rect(0, 0, 30, 10), rect(48, 0, 20, 20), rect(10, 28, 10, 30), rect(38, 38, 40, 10)]
    ) { four(top: .top) },
    Row(
      "a column's", (78, 58),
      [rect(0, 5, 30, 10), rect(58, 0, 20, 20), rect(10, 28, 10, 30), rect(38, 38, 40, 10)]
    ) { four(column: .trailing) },
    Row(
      "the first view of a column counts", (30, 46),
      [rect(20, 0, 10, 10), rect(20, 18, 10, 10), rect(0, 36, 30, 10)]
    ) {
      Grid {
        GridRow { box(0, 10, 10).gridColumnAlignment(.trailing) }
        GridRow { box(1, 10, 10) }
        GridRow { box(2, 30, 10).gridColumnAlignment(.leading) }
      }
    },
    Row(
      "a wide cell says it for its first column, and stays where the grid says", (58, 46),
      [rect(30, 0, 10, 10), rect(48, 0, 10, 10), rect(14, 18, 30, 10), rect(0, 36, 40, 10)]
    ) {
      Grid {
        GridRow {
          box(0, 10, 10)
          box(1, 10, 10)
        }
        GridRow { box(2, 30, 10).gridCellColumns(2).gridColumnAlignment(.trailing) }
        GridRow { box(3, 40, 10) }
      }
    },
    Row(
      "a point of the cell", (68, 48),
      [rect(10, 20, 10, 10), rect(58, 0, 10, 30), rect(0, 38, 50, 10)]
    ) {
      Grid {
        GridRow {
          box(0, 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1))
          box(1, 10, 30)
        }
        GridRow { box(2, 50, 10) }
      }
    },
    Row(
      "a point before a column's guide", (58, 48),
      [rect(0, 0, 10, 10), rect(48, 0, 10, 30), rect(0, 38, 40, 10)]
    ) {
      Grid {
        GridRow {
          box(0, 10, 10).gridCellAnchor(.topLeading).gridColumnAlignment(.trailing)
          box(1, 10, 30)
        }
        GridRow { box(2, 40, 10) }
      }
    },
    Row(
      "a point of a view in no row", (58, 48),
      [rect(0, 10, 40, 10), rect(48, 0, 10, 30), rect(48, 38, 10, 10)]
    ) {
      Grid {
        GridRow {
          box(0, 40, 10)
          box(1, 10, 30)
        }
        box(2, 10, 10).gridCellAnchor(.trailing)
      }
    },
    Row(
      "the grid's, for a view in no row", (58, 48),
      [rect(0, 10, 40, 10), rect(48, 0, 10, 30), rect(0, 38, 10, 10)]
    ) {
      Grid(alignment: .leading) {
        GridRow {
          box(0, 40, 10)
          box(1, 10, 30)
        }
        box(2, 10, 10)
      }
    },
    Row(
      "explicit guides, which push views apart", (33, 43),
      [rect(0, 15, 10, 10), rect(18, 0, 15, 25), rect(5, 33, 5, 10)]
    ) {
      Grid(alignment: .topLeading) {
        GridRow {
          box(0, 10, 10).alignmentGuide(.top) { _ in -15 }
          box(1, 15, 25)
        }
        GridRow { box(2, 5, 10).alignmentGuide(.leading) { _ in -5 } }
      }
    },
  ]

  @Test(arguments: rows) func `guides and points say where views are in their cells`(row: Row) {
    #expect(row.size.isNearly(row.expectedSize), "\(row.size)")
    for (frame, expected) in zip(row.frames, row.expected) {
      #expect(frame.isNearly(expected), "\(row.frames)")
    }
  }

  @Test func `texts of a row stand on one baseline`() throws {
    let grid = Grid(alignment: .leadingFirstTextBaseline) {
      GridRow {
        Text("Total").font(.system(size: 10))
        Text("128").font(.system(size: 30))
        Text("points,\nof 200").font(.system(size: 10))
      }
    }
    let drawing = Drawing(of: grid)
    let baselines = drawing.layers.flatMap(\.items).compactMap { item -> Double? in
      guard case .text(_, at: let point, _, _, _, halo: _, _) = item else { return nil }
      return point.y
    }
    let first = try #require(baselines.first)
    #expect(baselines.count == 3 && baselines.allSatisfy { abs($0 - first) < 1e-9 })
    let row = HStack(alignment: .firstTextBaseline) {
      Text("128").font(.system(size: 30))
      Text("points,\nof 200").font(.system(size: 10))
    }
    #expect(abs(drawing.size.height - Drawing(of: row).size.height) < 1e-9)
  }
}
