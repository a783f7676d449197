internal import TreeDrawing

extension Job {
  /// Reads the tree and draws it, or finds out why that cannot be; writes nothing.
  ///
  /// - Parameters:
  ///   - materials: what all pictures are made with.
  ///   - isAlone: whether it is the only one, which is written as it is made.
  /// - Returns: what there is to tell, and to write.
  func outcome(with materials: Materials, isAlone: Bool) -> Outcome {
    var outcome = Outcome()
    do throws(Failure) {
      try perform(with: materials, into: &outcome)
      if !isAlone { outcome.settle() }
      if options.isStrict { outcome.beStrict() }
    } catch {
      outcome.fail(place.map { error.inBlock(of: $0.pageName, $0.position) } ?? error)
    }
    return outcome
  }

  /// The output is looked at first, so that a long drawing is not made for nothing.
  private func perform(
    with materials: Materials, into outcome: inout Outcome
  ) throws(Failure) {
    let input = if let block = place?.block { block.page } else { try Input(opening: input) }
    let targets = try targets(sparing: input, font: materials.font?.input)
    let (forest, preset) = try read(input, into: &outcome)
    for warning in forest.warnings { outcome.warn(warning) }
    let roots = try select(in: forest, into: &outcome)
    try MemoryNeed(of: roots).check()
    let drawing = TreeJob(
      roots: roots, forest: forest, file: input.file, preset: preset, materials: materials)
    for target in targets {
      let picture = try drawing.picture(options, isDark: target.isDark)
      if !target.isDark {
        tellProblems(of: picture, materials, into: &outcome)
        try addReport(on: picture, drawing, input, into: &outcome)
        if options.isReportAlone { continue }
      }
      try outcome.add(Document(picture, options), to: target.target)
      outcome.title = picture.title(options.document)
      outcome.snippet = outcome.snippet ?? snippet(title: outcome.title)
    }
    // Freeing a million labels would take longer than drawing some.
    outcome.forest = forest
  }

  private func targets(
    sparing input: Input, font: Input?
  ) throws(Failure) -> [(target: Target, isDark: Bool)] {
    if options.delivery == .validating { return [(.nowhere, false)] }
    let light = try Target(output, options.delivery, by: command, sparing: input, font: font)
    guard let darkOutput else { return [(light, false)] }
    let dark = try Target(darkOutput, options.delivery, by: command, sparing: input, font: font)
    return [(light, false), (dark, true)]
  }
}
