import Testing

@testable import TreeDrawing

/// Grids that are deep, long and wide, and such as make no sense.
@Suite struct GridNestingTests {
  /// Grids in each other.
  private struct Nest: View {
    let depth: Int

    var body: some View {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          fixed(2, 2)
          ForEach(0..<(depth > 1 ? 1 : 0)) { _ in Nest(depth: depth - 1) }
        }
        GridRow { Rectangle().frame(maxWidth: 30) }
      }
    }
  }

  @Test func `grids in grids are as deep as they like`() {
    let size = onSmallStack {
      Drawing(of: Nest(depth: 300), proposal: ProposedViewSize(width: 2_000, height: 2_000)).size
    }
    #expect(size?.width.isFinite == true)
  }

  @Test func `work per view does not grow with depth`() {
    let work = [5, 20, 80].map { depth -> Double in
      var pass = PreferencePass.layOut(
        Nest(depth: depth), for: ProposedViewSize(width: 2_000, height: 2_000))
      let count = pass.placer.measurer.measurements.sizes.count
      return Double(count) / Double(pass.arena.tree.elements.count)
    }
    #expect(work.allSatisfy { $0 < 20 }, "measurements for each element: \(work)")
  }

  enum Form: CaseIterable {
    case fixedCells, flexibleCells, oneRow, oneColumn, lines, ranks, wideCells
  }

  @ViewBuilder private static func grid(_ form: Form, of count: Int) -> some View {
    switch form {
    case .fixedCells: grid(count) { fixed(Double($0 % 7), Double($0 % 5)) }
    case .flexibleCells: grid(count) { _ in Rectangle() }
    case .oneRow: Grid { GridRow { ForEach(0..<count) { _ in Rectangle() } } }
    case .oneColumn: Grid { ForEach(0..<count) { _ in GridRow { Rectangle() } } }
    case .lines: Grid { ForEach(0..<count) { _ in Rectangle().gridCellUnsizedAxes(.horizontal) } }
    case .ranks: grid(count) { Rectangle().layoutPriority(Double($0)) }
    case .wideCells: grid(count) { Rectangle().gridCellColumns($0 % 3 + 1) }
    }
  }

  private static func grid(
    _ count: Int, @ViewBuilder _ cell: @escaping (Int) -> some View
  ) -> some View {
    Grid {
      ForEach(0..<(count / 4)) { row in
        GridRow { ForEach(0..<4) { cell(row * 4 + $0) } }
      }
    }
  }

  @Test(arguments: Form.allCases) func `a grid takes as long as its cells are many`(form: Form) {
    let growth = Growth.measured(upTo: Effort.size(40_000)) { count in
      _ = Drawing(
        of: Self.grid(form, of: count), proposal: ProposedViewSize(width: 900, height: 900))
    }
    #expect(growth <= Growth.allowed)
  }

  private static func pair(
    horizontal: Double? = nil, vertical: Double? = nil, columns: Int = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    Grid(horizontalSpacing: horizontal, verticalSpacing: vertical) {
      GridRow {
        fixed(10, 5).gridCellColumns(columns)
        fixed(20, 5)
      }
      GridRow { fixed(4, 5).gridCellAnchor(anchor) }
    }
  }

  static let misuses = [
    MisuseTests.Row(
      38, 18, "Grid(horizontalSpacing:) is NaN, but must be a finite number; 8 is used instead",
      pair(horizontal: .nan)),
    MisuseTests.Row(
      38, 18, "Grid(verticalSpacing:) is infinite, but must be a finite number; 8 is used instead",
      pair(vertical: .infinity)),
    MisuseTests.Row(
      38, 18, "gridCellColumns(_:) is 0, but must be 1 or more; 1 is used instead",
      pair(columns: 0)),
    MisuseTests.Row(
      38, 18, "gridCellColumns(_:) is -3, but must be 1 or more; 1 is used instead",
      pair(columns: -3)),
    MisuseTests.Row(
      38, 18, "gridCellAnchor(_:) is NaN, but must be a finite number; 0 is used instead",
      pair(anchor: UnitPoint(x: .nan, y: 1))),
  ]

  @Test(arguments: misuses) func `numbers that make no sense are replaced and reported`(
    row: MisuseTests.Row
  ) {
    #expect(row.drawing.size == row.size)
    #expect(row.drawing.warnings.map(\.description) == [row.message])
  }

  @Test func `what is said of cells means nothing elsewhere`() {
    let view = HStack(spacing: 0) {
      fixed(10, 5).gridCellColumns(4).gridCellAnchor(.top).gridColumnAlignment(.leading)
        .gridCellUnsizedAxes(.horizontal).numbered(0)
      GridRow(alignment: .bottom) {
        fixed(10, 5).numbered(1)
        fixed(10, 3).numbered(2)
      }
    }
    #expect(LaidOut(view).list == [rect(0, 0, 10, 5), rect(10, 0, 10, 5), rect(20, 1, 10, 3)])
  }

  @Test func `rows come from conditions and collections, and may be modified`() {
    let isThere = true
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      if isThere {
        GridRow {
          fixed(10, 10).numbered(0)
          ForEach(0..<2) { fixed(5, 5).numbered($0 + 1) }
        }
        .padding(1)
      }
      ForEach(0..<2) { row in
        GridRow { fixed(10, 10).numbered(row + 3) }
      }
    }
    #expect(
      LaidOut(view).list == [
        rect(1, 1, 10, 10), rect(13, 3.5, 5, 5), rect(20, 3.5, 5, 5), rect(1, 12, 10, 10),
        rect(1, 22, 10, 10),
      ])
  }

  @Test func `a row in a row is part of that, one in a stack is nothing of its own`() {
    let nested = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        fixed(10, 10).numbered(0)
        GridRow(alignment: .bottom) { fixed(10, 4).numbered(1) }
      }
      VStack(spacing: 0) { GridRow { fixed(30, 10).numbered(2) } }
    }
    #expect(
      LaidOut(nested).list == [rect(2.5, 0, 10, 10), rect(17.5, 3, 10, 4), rect(0, 10, 30, 10)])
  }

  @Test func `a grid in a cell has rows of its own`() {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed(10, 10).numbered(0)
            fixed(10, 10).numbered(1)
          }
          GridRow { fixed(10, 10).numbered(2) }
        }
        fixed(10, 10).numbered(3)
      }
    }
    #expect(
      LaidOut(view).list == [
        rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(0, 10, 10, 10), rect(20, 5, 10, 10),
      ])
  }
}
