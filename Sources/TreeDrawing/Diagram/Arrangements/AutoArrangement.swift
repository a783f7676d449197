extension Arrangement {
  /// As fits what a diagram is offered: in tidy rows, or in the lowest mixture of rows, columns,
  /// hanging subtrees and grids.
  public static let auto = Arrangement(AutoArrangement.self)
}

enum AutoArrangement: ArrangementDefinition {
  static let name = "auto"
  static let summary =
    "as fits the width, see --width: tidy, or else rows, columns, hang and grid mixed"
  static let traits: [ArrangementTrait] = [.rows, .open]
  static let options: [ArrangementOption] = [.alignment, .boxes, .levels, .fitting]
}
