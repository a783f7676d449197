/// How far the views that are lined up in each row and column of a grid reach before and behind the
/// line that their guides lie on.
struct GridLines {
  private(set) var rows: [Reach]
  private(set) var columns: [Reach]

  struct Reach {
    private(set) var before = 0.0
    private(set) var behind = 0.0

    /// How long a row or column must be.
    var total: Double { before + behind }

    /// Adds a view of a length; where that is infinite, a guide says nothing.
    mutating func add(_ length: Double, guide: Double) {
      let guide = length.isFinite ? guide : 0
      before = max(before, guide)
      behind = max(behind, length - guide)
    }

    /// Where the line is in a row or column of a length: what is left is shared as the guide
    /// divides a view.
    func line(in length: Double, _ fraction: Double) -> Double {
      before + (length - total) * fraction
    }
  }
}

extension GridLines {
  /// Collects the guides of views that take one column each.
  ///
  /// - Parameters:
  ///   - plan: the cells.
  ///   - guides: the guides of the grid, its rows and columns.
  ///   - dimensions: the dimensions of each view.
  init(_ plan: GridPlan, _ guides: GridGuides, _ dimensions: [ViewDimensions]) {
    rows = plan.rows.map { _ in Reach() }
    columns = plan.columns.map { _ in Reach() }
    for (cell, view) in zip(plan.cells, dimensions) where guides.areUsed(by: cell, in: plan) {
      let (row, column) = (cell.row, cell.columns.lowerBound)
      rows[row].add(view.height, guide: view[guides.rows[row]])
      columns[column].add(view.width, guide: view[guides.columns[column]])
    }
  }
}

/// The guides that line up the views of each row and column of a grid.
struct GridGuides {
  let rows: [VerticalAlignment]
  let columns: [HorizontalAlignment]
  private let alignment: Alignment

  init(_ plan: GridPlan, _ alignment: Alignment) {
    self.alignment = alignment
    rows = plan.rows.map { $0.mark?.alignment ?? alignment.vertical }
    columns = plan.columns.map { $0.alignment ?? alignment.horizontal }
  }

  /// Whether a view is lined up by guides; others are placed by a point.
  func areUsed(by cell: GridPlan.Cell, in plan: GridPlan) -> Bool {
    cell.anchor == nil && plan.isSingle(cell)
  }

  /// The point of a view and its cell that lie on each other, if guides do not line it up.
  func anchor(of cell: GridPlan.Cell) -> UnitPoint {
    cell.anchor
      ?? UnitPoint(x: alignment.horizontal.key.share, y: rows[cell.row].key.share)
  }
}

extension AlignmentKey {
  /// How much of the room beside a view is before it; none, if the guide is no fraction of a view.
  var share: Double { fraction ?? 0 }
}
