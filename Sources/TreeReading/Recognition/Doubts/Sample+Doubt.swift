extension Sample {
  /// What to ask before the lines are drawn as an outline, where no format that is read has a sign
  /// in them; nil if nothing speaks against that.
  var doubt: RecognitionProblem? {
    if let program = programResemblance { return .foreign(program) }
    if let evidence = separatorEvidence { return .unclear([.table], evidence) }
    return resemblance.map(RecognitionProblem.foreign)
  }

  /// A notation that is not read but that the lines look like.
  ///
  /// Anything may be the label of an outline, so these are questions, not verdicts.
  private var resemblance: ForeignFormat? {
    let looks: [KeyPath<Sample, ForeignFormat?>] = [
      \.diagramResemblance, \.fenceResemblance, \.commitResemblance,
      \.fileModeResemblance, \.beginningResemblance, \.linkResemblance, \.settingResemblance,
      \.headingResemblance, \.mapResemblance,
      \.recordResemblance, \.codeResemblance, \.edgeResemblance, \.columnResemblance,
    ]
    return looks.lazy.compactMap { self[keyPath: $0] }.first
  }
}
