internal import TreeDrawing

/// Runs the command and reports what went wrong, if anything.
///
/// - Parameter words: the command line without the program's name.
/// - Returns: what to tell the caller.
func run(_ words: [OSString]) -> ExitCode {
  reportFileSizeLimitAsError()
  do throws(Failure) {
    try perform(Request(words))
    return .done
  } catch {
    if let message = error.message { report(message) }
    return error.exitCode
  }
}

private func perform(_ request: Request) throws(Failure) {
  switch request {
  case .explain(let information): try print(information.text)
  case .draw(let options): try draw(options)
  }
}

/// Reads a tree, draws it, writes the picture.
///
/// The output is looked at first, so that a long drawing is not made for nothing.
private func draw(_ options: Options) throws(Failure) {
  let input = try Input(opening: options.input)
  let font = try options.font.map { option throws(Failure) in try option.read() }
  let old = try options.old.map { file throws(Failure) in try OldPicture(reading: file) }
  let output = try Output(options.output, sparing: input, font: font?.input)
  let darkOutput = try options.darkOutput.map { file throws(Failure) in
    try Output(file, sparing: input, font: font?.input)
  }
  let (forest, preset) = try read(input, options)
  forest.warnings.forEach(warn)
  let roots = try select(options.selection, in: forest, from: input)
  let labels = options.labels.with(font)
  let picture = try drawnPicture(
    of: roots, in: forest, options, preset, labels: labels, input.file, like: old)
  tellProblems(of: picture, options, input, font: font?.input, old)
  try write(picture, options, to: output)
  if let darkOutput {
    let dark = try drawnPicture(
      of: roots, in: forest, options, preset, labels: labels, input.file, like: old, isDark: true)
    try write(dark, options, to: darkOutput)
  }
  if let snippet = options.snippet(title: picture.title(options.document)) { try print(snippet) }
  // Freeing a million labels would take longer than drawing some.
  leakUntilExit((forest, picture))
}

/// Warns of what a picture does not show, or shows in another way than expected.
private func tellProblems(
  of picture: TreePicture, _ options: Options, _ input: Input, font: Input?, _ old: OldPicture?
) {
  for attribute in picture.unseenAttributes { warn(input.remark(attribute)) }
  if picture.lacksLegend { warn(input.remark(LegendProblem.explainsNothing)) }
  if options.product == .svg, let font, let size = picture.sizeOfWholeFont {
    warn(font.remark(FontProblem.isNeededWhole(size: size)))
  }
  if let problem = PageProblem(options.document.page, picture) { warn(input.remark(problem)) }
  guard let fit = picture.fit else { return }
  if let old, let problem = old.problem { tell(problem, of: old, isVerbose: options.isVerbose) }
  if options.isVerbose { tell(input.remark(FitRemark(fit, width: options.pageWidth, old?.file))) }
  if let width = options.pageWidth, fit.isTooWide {
    warn(input.remark(WidthProblem(picture, width: width)))
  }
}

/// Tells that a picture cannot be like an old one; it is no problem if that is in tidy rows.
private func tell(_ problem: OldPictureProblem, of old: OldPicture, isVerbose: Bool) {
  let remark = Remark(problem, of: old.file.description)
  switch problem {
  case .isDamaged: warn(remark)
  case .saysNothing: if isVerbose { tell(remark) }
  }
}

private func write(
  _ picture: TreePicture, _ options: Options, to output: Output
) throws(Failure) {
  try output.write { write throws(SystemError) in
    try options.product.write(picture, options.document, to: write)
  }
}

extension LabelStyle {
  /// The style with the font from a file, if there is one.
  fileprivate func with(_ font: (file: FontFile, input: Input)?) -> LabelStyle {
    guard let font else { return self }
    if let problem = font.file.problem { warn(font.input.remark(problem)) }
    var style = self
    style.font = .file(font.file, size: style.font.size)
    return style
  }
}

private func print(_ text: String) throws(Failure) {
  try Output.standard.write { write throws(SystemError) in try write(Array(text.utf8)) }
}

private func select(
  _ selection: Selection, in forest: Forest, from input: Input
) throws(Failure) -> [Tree<Node>] {
  let roots: [Tree<Node>]
  do throws(SelectionProblem) {
    roots = try selection.applied(to: forest.roots)
  } catch {
    throw .selection(input.file, error)
  }
  // Whoever says how many nodes to draw need not know how many there are.
  if selection.maxNodes != nil, let others = LeftOutNodes(of: roots) { tell(input.remark(others)) }
  return roots
}

/// Lays trees out, if the options make sense for them.
private func drawnPicture(
  of roots: [Tree<Node>], in forest: Forest, _ options: Options, _ preset: UsualPreset?,
  labels: LabelStyle, _ file: InputFile, like old: OldPicture?, isDark: Bool = false
) throws(Failure) -> TreePicture {
  let options = try options.suited(to: roots, preset)
  return TreePicture(
    of: roots, style: options.style,
    colors: isDark ? options.darkColors ?? options.colors : options.colors, labels: labels,
    shape: options.shape, overlays: try overlays(options.overlays, on: roots, of: forest, file),
    caption: options.caption, offer: options.offer, like: old?.arrangement)
}

/// Finds the nodes that something is drawn over.
private func overlays(
  _ wishes: OverlayWishes, on roots: [Tree<Node>], of forest: Forest, _ file: InputFile
) throws(Failure) -> PictureOverlays {
  do throws(NodeNameProblem) {
    return try wishes.overlays(on: roots, of: forest.roots)
  } catch {
    throw .nodeName(file, error)
  }
}

/// Reads trees, and finds the preset that is usual for them.
private func read(
  _ input: Input, _ options: Options
) throws(Failure) -> (forest: Forest, preset: UsualPreset?) {
  let source = Source(name: input.file.sourceName, bytes: try input.bytes())
  let forest: Forest
  let recognition: Recognition
  do throws(InputError) {
    recognition = try source.recognition(options.reading)
    if options.isVerbose { tell(source.remark(recognition)) }
    forest = try source.forest(options.reading, as: recognition)
  } catch {
    throw .data(error)
  }
  if let missing = source.missingField(
    options.reading, in: forest, as: recognition, words: Coloring.words.map(\.word))
  {
    throw .field(input.file, missing)
  }
  let preset = options.usualPreset(for: forest.roots, in: recognition.format)
  if options.isVerbose {
    forest.details.forEach(tell)
    if let preset { tell(source.remark(preset)) }
  }
  return (forest, preset)
}

/// Tells of a problem that the picture is made in spite of.
private func warn(_ remark: Remark) { report("warning: \(remark)") }

/// Tells how an input was understood.
private func tell(_ remark: Remark) { report(remark.description) }

/// Writes to standard error in one piece; where nobody listens, nothing helps.
private func report(_ message: String) {
  try? Descriptor.standardError.writeAll(Array("treediagram: \(message)\n".utf8))
}
