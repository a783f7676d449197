extension SourceHead {
  /// What to ask before the lines are drawn as an outline, where no format that is read has a sign
  /// in them; nil if nothing speaks against that.
  var openQuestion: RecognitionProblem? {
    if let program = unsupportedProgram { return .foreign(program) }
    if let evidence = separatorEvidence { return .unclear([.table], evidence) }
    return unsupportedFormat.map(RecognitionProblem.foreign)
  }

  /// A notation that is not read but that the lines look like.
  ///
  /// Anything may be the label of an outline, so these are questions, not verdicts.
  private var unsupportedFormat: UnsupportedFormat? {
    let looks: [KeyPath<SourceHead, UnsupportedFormat?>] = [
      \.unsupportedDiagram, \.unsupportedFence, \.unsupportedCommit,
      \.unsupportedFileMode, \.unsupportedBeginning, \.unsupportedLink, \.unsupportedSetting,
      \.unsupportedHeading, \.unsupportedMap,
      \.unsupportedRecord, \.unsupportedCode, \.unsupportedEdge, \.unsupportedColumn,
    ]
    return looks.lazy.compactMap { self[keyPath: $0] }.first
  }
}
