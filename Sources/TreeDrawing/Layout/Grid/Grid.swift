/// Views in rows and columns.
///
///     Grid(alignment: .leadingFirstTextBaseline) {
///       GridRow {
///         Text("Kitchen")
///         Text("12 m²")
///       }
///       Divider().gridCellUnsizedAxes(.horizontal)
///       GridRow {
///         Text("Hall")
///         Text("7 m²")
///       }
///     }
///
/// The first view of each `GridRow` is in the first column, the next one in the second, and so on.
/// A view that is in no row is a row of its own, across all columns. A column is as wide as its
/// widest cell, a row as high as its highest; there are as many columns as the longest row has.
///
/// Where a length is offered, cells choose one after the other: those of the highest
/// `layoutPriority` first, and among these the least flexible. A cell is offered what is left of
/// the length, divided among the columns, or the rows, that still have a cell to choose; one that
/// is longer than its share already keeps its length, and the others share the rest. So fixed cells
/// decide the lengths of their columns and rows, and flexible ones share what is left, as in a
/// stack.
///
/// A cell of several columns makes these longer if it needs to: first those whose cells have still
/// to choose, then those in which no cell stands alone, else all, equally.
///
/// - Complexity: O(*n* log *n*) in the number of cells, and the number of columns for each cell
///   that goes across several.
public struct Grid<Content: View>: View {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let content: Content

  /// Puts views in rows and columns.
  ///
  /// - Parameters:
  ///   - alignment: the guides that line up the views of each column and of each row; in a cell
  ///     across several columns, the point that the view has in common with the cell.
  ///   - horizontalSpacing: the gap between columns in points, 8 if not given; it may be negative.
  ///   - verticalSpacing: the gap between rows in points, 8 if not given; it may be negative.
  ///   - content: the rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Tells the layout engine about the cells and how they lie.
  public func _lower(into lowering: inout ViewLowering) {
    let warnings = lowering.arena.warnings
    let layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing.map {
        warnings.number($0, .gridColumnSpacing, else: defaultSpacing)
      },
      verticalSpacing: verticalSpacing.map {
        warnings.number($0, .gridRowSpacing, else: defaultSpacing)
      })
    let grid = layout { content.environment(\.isInGridRow, false) }
    lowering.nest(self) { grid._lower(into: &$0) }
  }
}
