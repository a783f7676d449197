/// The bytes of one input, and the name that messages call it by.
package struct Source: Sendable {
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
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

  /// Says what the bytes are to be read as, without reading more than the first of them.
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
      return try read(as: recognition.format, options).adding(remark(on: recognition))
    } catch {
      throw InputError(error.doubting(recognition, of: self), in: self)
    }
  }

  /// How many nodes are read: drawing one takes about 2 KB of memory.
  static let nodeLimit = 5_000_000

  private func read(as format: Format, _ options: ReadingOptions) throws(Fault) -> Forest {
    switch format {
    case .json:
      var reader = JSONTreeReader(self, options)
      return try reader.forest()
    case .outline, .auto:
      var reader = OutlineReader(self, isLiteral: options.isLiteral)
      return try reader.forest()
    case .data:
      var reader = JSONDataReader(self)
      return try reader.forest()
    case .table:
      var reader = TableReader(self, options)
      return try reader.forest()
    case .tree, .paths, .markdown, .brackets, .newick, .mindmap:
      throw Fault(RecognitionProblem.unclear([format], .possible("it cannot be read yet")))
    }
  }

  /// The offset of the first byte that is not white space; nil if there is none.
  var firstContent: Int? {
    bytes[textStart...].firstIndex { !$0.isWhiteSpace }
  }
}
