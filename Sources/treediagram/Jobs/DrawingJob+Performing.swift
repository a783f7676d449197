internal import TreeDrawing

extension DrawingJob {
  /// Reads the tree and draws it, or finds out why that cannot be; writes nothing.
  ///
  /// - Parameters:
  ///   - shared: what all pictures are made with.
  ///   - isAlone: whether it is the only one, which is written as it is made.
  /// - Returns: what there is to tell, and to write.
  func outcome(with shared: SharedInputs, isAlone: Bool) -> Outcome {
    var outcome = Outcome()
    do throws(Failure) {
      try perform(with: shared, into: &outcome)
      if !isAlone { outcome.settle() }
      if options.messages.isStrict { outcome.beStrict() }
    } catch {
      let error = input == .standardInput ? options.slip(behind: error) ?? error : error
      outcome.fail(place.map { error.inBlock(of: $0.pageName, $0.position) } ?? error)
    }
    return outcome
  }

  /// The output is looked at first, so that a long drawing is not made for nothing.
  private func perform(
    with shared: SharedInputs, into outcome: inout Outcome
  ) throws(Failure) {
    let input = if let block = place?.block { block.page } else { try Input(opening: input) }
    let destinations = try destinations(
      sparing: Spared(
        input: input, font: shared.font?.input, replaceable: options.replaceable(options.form.mark))
    )
    let (forest, preset) = try read(input, into: &outcome)
    for warning in forest.warnings { outcome.warn(warning) }
    let roots = try select(in: forest, into: &outcome)
    try MemoryNeed(of: roots).check()
    let drawing = LoadedTrees(
      roots: roots, forest: forest, file: input.file, preset: preset, shared: shared)
    for destination in destinations {
      guard let document = try document(of: drawing, input, destination.isDark, into: &outcome)
      else { continue }
      try outcome.add(document, to: destination.destination)
      outcome.snippet = outcome.snippet ?? snippet(title: outcome.title)
    }
    // Freeing a million labels would take longer than drawing some.
    outcome.forest = forest
  }

  /// What is to be written; nil if it is the report alone.
  private func document(
    of trees: LoadedTrees, _ input: Input, _ isDark: Bool, into outcome: inout Outcome
  ) throws(Failure) -> (any Document)? {
    switch options.form.content {
    case .trees(let make): return make(trees.roots)
    case .picture(let make):
      let picture = try trees.picture(options, isDark: isDark)
      if !isDark {
        tellProblems(of: picture, trees.shared, into: &outcome)
        try addReport(on: picture, trees, input, into: &outcome)
        if options.isReportAlone { return nil }
      }
      outcome.title = picture.title(options.document)
      return make(picture, options.document)
    }
  }

  private func destinations(
    sparing spared: Spared
  ) throws(Failure) -> [(destination: Destination, isDark: Bool)] {
    if options.files.writeMode == .validating { return [(.nowhere, false)] }
    let light = try Destination(
      output, options.files.writeMode, by: command(replacesAll:), sparing: spared)
    guard let darkOutput else { return [(light, false)] }
    let dark = try Destination(
      darkOutput, options.files.writeMode, by: command(replacesAll:), sparing: spared)
    return [(light, false), (dark, true)]
  }
}
