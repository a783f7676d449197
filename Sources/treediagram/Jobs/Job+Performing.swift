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
      outcome.add(Document(picture, options), to: target.target)
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

extension Job {
  /// Reads trees, and finds the preset that is usual for them.
  private func read(
    _ input: Input, into outcome: inout Outcome
  ) throws(Failure) -> (forest: Forest, preset: UsualPreset?) {
    let source = try source(input)
    let reading = options.reading
    let forest: Forest
    let recognition: Recognition
    do throws(InputError) {
      recognition = try source.recognition(reading)
      if options.isVerbose { outcome.tell(source.remark(recognition)) }
      forest = try source.forest(reading, as: recognition)
    } catch {
      throw .data(error)
    }
    if let missing = source.missingField(
      reading, in: forest, as: recognition, words: Coloring.words.map(\.word))
    {
      throw .field(input.file, missing)
    }
    let preset = options.usualPreset(for: forest.roots, in: recognition.format)
    if options.isVerbose {
      for detail in forest.details { outcome.tell(detail) }
      if let preset { outcome.tell(source.remark(preset)) }
    }
    return (forest, preset)
  }

  private func source(_ input: Input) throws(Failure) -> Source {
    if let block = place?.block {
      return Source(name: input.file.sourceName, content: block.content)
    }
    return Source(name: input.file.sourceName, bytes: try input.bytes())
  }

  private func select(
    in forest: Forest, into outcome: inout Outcome
  ) throws(Failure) -> [Tree<Node>] {
    let selection = options.selection
    let roots: [Tree<Node>]
    do throws(SelectionProblem) {
      roots = try selection.applied(to: forest.roots)
    } catch {
      throw .selection(input, error)
    }
    // Whoever says how many nodes to draw need not know how many there are.
    if selection.maxNodes != nil, let others = LeftOutNodes(of: roots) {
      outcome.tell(remark(others))
    }
    return roots
  }
}

extension Job {
  /// Warns of what a picture does not show, or shows in another way than expected.
  private func tellProblems(
    of picture: TreePicture, _ materials: Materials, into outcome: inout Outcome
  ) {
    for attribute in picture.unseenAttributes { outcome.warn(remark(attribute)) }
    if picture.lacksLegend { outcome.warn(remark(LegendProblem.explainsNothing)) }
    if options.product == .svg, let font = materials.font, let size = picture.sizeOfWholeFont {
      outcome.warn(font.input.remark(FontProblem.isNeededWhole(size: size)))
    }
    if let problem = PageProblem(options.document.page, picture) {
      outcome.warn(remark(problem))
    }
    guard let fit = picture.fit else { return }
    let old = materials.old
    if let old, let problem = old.problem { tell(problem, of: old, into: &outcome) }
    if options.isVerbose {
      outcome.tell(remark(FitRemark(fit, width: options.pageWidth, old?.file)))
    }
    if let width = options.pageWidth, fit.isTooWide {
      outcome.warn(remark(WidthProblem(picture, width: width)))
    }
  }

  /// A remark on the input, or on the place in a page that the picture is for.
  private func remark(_ problem: any Problem) -> Remark {
    Remark(problem, of: input.sourceName, at: place?.block == nil ? nil : place?.position)
  }

  /// Tells that a picture cannot be like an old one; it is no problem if that is in tidy rows.
  private func tell(
    _ problem: OldPictureProblem, of old: OldPicture, into outcome: inout Outcome
  ) {
    let remark = Remark(problem, of: old.file.description)
    switch problem {
    case .isDamaged: outcome.warn(remark)
    case .saysNothing: if options.isVerbose { outcome.tell(remark) }
    }
  }
}
