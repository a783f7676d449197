internal import TreeDrawing

extension DrawingJob {
  /// Reads trees, and finds the preset that is usual for them.
  func read(
    _ input: Input, into outcome: inout Outcome
  ) throws(Failure) -> (forest: Forest, preset: UsualPreset?) {
    let source = try source(input)
    let reading = options.reading
    let forest: Forest
    let recognition: Recognition
    do throws(InputError) {
      recognition = try source.recognition(reading)
      if options.messages.isVerbose { outcome.tell(source.remark(recognition)) }
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
    if options.messages.isVerbose {
      for detail in forest.details { outcome.tell(detail) }
      if let preset { outcome.tell(source.remark(preset)) }
    }
    return (forest, preset)
  }

  private func source(_ input: Input) throws(Failure) -> Source {
    if let block = place?.block {
      return Source(name: input.file.sourceName, content: block.content)
    }
    return Source(name: input.file.sourceName, bytes: try input.bytes(limit: options.inputLimit))
  }

  func select(
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
