/// A row of cells in a `Grid`, each view a cell.
///
///     GridRow {
///       Text("Kitchen")
///       Text("12 m²")
///     }
///
/// A modifier around the row modifies each cell. Outside of a grid it is as a `Group`, and so is a
/// row in another.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row of views.
  ///
  /// - Parameters:
  ///   - alignment: the guide that lines the views up, instead of the grid's.
  ///   - content: the views; what is no view at all is no cell.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Tells the layout engine about the views and that they are one row.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      guard !lowering.environment.isInGridRow else { return content._lower(into: &lowering) }
      content.environment(\.isInGridRow, true)
        .layoutValue(key: GridRowMark.self, value: GridRowMark(alignment))
        ._lower(into: &lowering)
    }
  }
}

/// What the cells of a row tell the grid: which row they are in, told apart by its place in memory.
final class GridRowMark {
  let alignment: VerticalAlignment?

  init(_ alignment: VerticalAlignment?) { self.alignment = alignment }
}

extension GridRowMark: LayoutValueKey {
  static var defaultValue: GridRowMark? { nil }
}

extension EnvironmentValues {
  private enum IsInGridRow: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether views are cells of a row already.
  var isInGridRow: Bool {
    get { self[IsInGridRow.self] }
    set { self[IsInGridRow.self] = newValue }
  }
}
