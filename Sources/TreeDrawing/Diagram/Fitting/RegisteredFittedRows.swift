/// What is registered for rows and columns whose widths were known before they were arranged: no
/// node stands out beyond the row below it.
struct RegisteredFittedRows {
  /// The widths of the nodes' places in rows, in preorder.
  private let widths: [Double]
  /// Rows of subtrees, by the width of the node above.
  private let rows: [Double: RegisteredTidyStyle]
  /// Columns side by side, by that.
  private let columns: [Double: RegisteredTidyStyle]

  /// Registers the parts.
  init(
    widths: [Double], row: TidyStyle, columns: TidyStyle, in lowering: inout ViewLowering
  ) {
    func styles(_ style: TidyStyle) -> [Double: RegisteredTidyStyle] {
      var styles: [Double: RegisteredTidyStyle] = [:]
      for width in widths where styles[width] == nil {
        var style = style
        style.lengthAbove = width
        styles[width] = RegisteredTidyStyle(style, in: &lowering)
      }
      return styles
    }
    self.widths = widths
    rows = styles(row)
    self.columns = styles(columns)
  }

  /// The style of the row below the node at a position.
  func row(below position: Int32) -> RegisteredTidyStyle? { rows[widths[Int(position)]] }

  /// The style of the columns below the node at a position.
  func columns(below position: Int32) -> RegisteredTidyStyle? { columns[widths[Int(position)]] }
}
