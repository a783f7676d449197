extension Arrangement {
  /// All arrangements, a row each, in the order in which help lists them.
  static let definitions: [any ArrangementDefinition.Type] = [
    AutoArrangement.self,
    RowsArrangement.self,
    TidyArrangement.self,
    HangArrangement.self,
    ColumnsArrangement.self,
    GridArrangement.self,
    ListArrangement.self,
    MindmapArrangement.self,
  ]
}
