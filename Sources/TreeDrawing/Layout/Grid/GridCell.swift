extension View {
  /// Lets the view take several columns of the grid around it.
  ///
  /// The point of the grid's alignment then lines it up in its cell, not the guides of columns.
  ///
  /// - Parameter count: how many columns, at least 1; it may be more than other rows have.
  /// - Returns: the view, as wide a cell.
  public func gridCellColumns(_ count: Int) -> some View {
    Checked(content: self) { view, warnings in
      let columns = warnings.number(Double(count), .gridCellColumns, else: 1)
      return view.layoutValue(key: GridCellColumns.self, value: Int(min(columns, 1e9)))
    }
  }

  /// Puts the view in its cell by a point of both, instead of by guides.
  ///
  /// - Parameter anchor: the point, in fractions of the view and of the cell.
  /// - Returns: the view, placed so in a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    Checked(content: self) { view, warnings in
      let anchor = UnitPoint(
        x: warnings.number(anchor.x, .gridCellAnchor),
        y: warnings.number(anchor.y, .gridCellAnchor))
      return view.layoutValue(key: GridCellAnchor.self, value: anchor)
    }
  }

  /// Keeps the grid around the view from offering it more on some axes than the others in its
  /// column or row need.
  ///
  ///     Divider().gridCellUnsizedAxes(.horizontal)
  ///
  /// - Parameter axes: on which axes.
  /// - Returns: the view, as long there as its column or row.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }

  /// Sets the guide that lines up the views of the column that this one is in.
  ///
  /// Of several views in a column that set one, the first counts.
  ///
  /// - Parameter guide: the guide.
  /// - Returns: the view, which tells the grid around it.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
}

/// A view made of another when it is told to the engine, which then knows of numbers that make no
/// sense.
private struct Checked<Content: View, Modified: View>: View {
  let content: Content
  let modified: (Content, WarningLog) -> Modified

  func _lower(into lowering: inout ViewLowering) {
    modified(content, lowering.arena.warnings)._lower(into: &lowering)
  }
}

enum GridCellColumns: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

enum GridCellAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridCellUnsizedAxes: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

enum GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
