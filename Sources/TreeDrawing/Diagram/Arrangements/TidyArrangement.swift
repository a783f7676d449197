extension Arrangement {
  /// Beside each other, pushed together until their outlines nearly touch.
  public static let tidy = Arrangement(TidyArrangement.self)
}

/// The view and the routes are those of rows.
enum TidyArrangement: ArrangementDefinition {
  static let name = "tidy"
  static let summary = "side by side, pushed together"
  static let traits: [ArrangementTrait] = [.rows, .interlocking]

  /// Rows in a mind map go on with its curves.
  static func usualEdgeForm(isTwoSided: Bool) -> EdgeForm { isTwoSided ? .curve : .elbow }
}
