/// The bytes of one input, and the name that messages call it by.
package struct Source: Sendable {
  package let name: String
  package let bytes: [UInt8]
  /// Where the lines stand in a text that they are a part of; nil if they are all there is.
  let origin: SourceOrigin?

  /// Makes a source of bytes that are in memory already.
  ///
  /// Lines that are drawn as terminals and DOS did before Unicode become those of Unicode.
  ///
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - bytes: at most `Lexeme.sourceLimit`; the command takes fewer.
  package init(name: String, bytes: [UInt8]) {
    precondition(bytes.count <= Lexeme.sourceLimit, "this is more than a lexeme can tell places in")
    self.name = name
    let decoded = LineDrawing.decoded(bytes)
    self.bytes = decoded.flatMap { $0.count <= Lexeme.sourceLimit ? $0 : nil } ?? bytes
    origin = nil
  }

  /// Makes a source of a text whose bytes are to be found again, whatever they are.
  ///
  /// - Parameters:
  ///   - text: at most `Lexeme.sourceLimit` bytes.
  ///   - name: what messages call it.
  package init(verbatim text: [UInt8], name: String = "") {
    precondition(text.count <= Lexeme.sourceLimit, "the text is too large")
    self.name = name
    bytes = text
    origin = nil
  }

  /// Makes a source of a block of code in a Markdown text, in which messages tell places.
  ///
  /// - Parameters:
  ///   - name: what messages call the text; it says nothing of the block's format.
  ///   - content: the block; at most `Lexeme.sourceLimit` bytes.
  package init(name: String, content: MarkdownContent) {
    precondition(content.bytes.count <= Lexeme.sourceLimit, "the block is too large")
    self.name = name
    bytes = content.bytes
    origin = content.origin
  }
}

extension Source {
  /// Reads the trees that the bytes describe.
  ///
  ///     let source = Source(name: "plan.txt", bytes: Array("House\n  Kitchen".utf8))
  ///     try source.forest(ReadingOptions()).roots  // [Tree(House, children: [Tree(Kitchen)])]
  ///
  /// - Parameter options: the format, and which JSON members hold labels and children.
  /// - Returns: at least one tree, and what was amended on the way.
  /// - Throws: the first error in the input.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func forest(_ options: ReadingOptions) throws(InputError) -> Forest {
    try forest(options, as: recognition(options))
  }

  /// Finds out what the bytes are to be read as, from the first of them.
  ///
  /// - Parameter options: the format, if the user has named it.
  /// - Returns: the format, and why it was chosen.
  /// - Throws: an error if this is no text, if it is empty, or if the format is unclear.
  package func recognition(_ options: ReadingOptions) throws(InputError) -> Recognition {
    do {
      return try recognise(options)
    } catch {
      throw InputError(error, in: self)
    }
  }

  /// Reads the trees that the bytes describe in a format that was recognised.
  ///
  /// - Parameters:
  ///   - options: what else the user says of the input.
  ///   - recognition: the format, and why it was chosen.
  /// - Returns: at least one tree, and what was amended on the way.
  /// - Throws: the first error in the input.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func forest(
    _ options: ReadingOptions, as recognition: Recognition
  ) throws(InputError) -> Forest {
    do {
      return try read(as: recognition.format, options)
        .applyingTemplates(of: options, from: self, as: recognition.format).appendingRepeatSigns()
        .truncatingLabels(from: self)
        .adding(remark(on: recognition))
        .adding(remarks(onOptionsIn: recognition.format, options))
    } catch {
      throw InputError(error.withAlternative(to: recognition, in: self), in: self)
    }
  }

  /// How many nodes are read unless it is said: drawing one takes about half a kilobyte of memory.
  package static let nodeLimit = 5_000_000

  /// The most nodes that may be allowed; places in large tables have no room for more.
  package static let greatestNodeLimit = 500_000_000

  /// The most bytes that may be read.
  package static let sizeLimit = Lexeme.sourceLimit

  private func read(as format: Format, _ options: ReadingOptions) throws(Fault) -> Forest {
    if options.levels != nil, !format.traits.options.contains("--levels") {
      throw Fault(TableProblem.needsTable(format), at: firstContent)
    }
    var reader = format.traits.reader(self, options)
    let forest = try reader.forest()
    guard !forest.roots.isEmpty else { throw Fault(InputProblem.empty(format), at: firstContent) }
    return forest.adding(format.traits.slip(self, options))
  }

  /// Words on options that mean nothing in a format.
  private func remarks(onOptionsIn format: Format, _ options: ReadingOptions) -> [Remark] {
    guard let start = firstContent else { return [] }
    return options.unused(in: format).map { remark($0, at: start) }
  }

  /// What the name says of the format; nil if it says nothing, as that of a text around the source.
  var fileExtension: String? { origin == nil ? name.fileExtension : nil }

  /// The offset of the first byte that is not white space; nil if there is none.
  var firstContent: Int? {
    bytes[textStart...].firstIndex { !$0.isWhiteSpace }
  }
}

/// A reader of one format, which turns the bytes of one source into trees, once.
protocol ForestReader {
  /// Reads all of the source.
  ///
  /// - Returns: at least one tree.
  /// - Throws: the first fault.
  mutating func forest() throws(Fault) -> Forest
}
