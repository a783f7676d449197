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
    do {
      return try read(options)
    } catch {
      throw InputError(error, in: self)
    }
  }

  /// How many nodes are read: drawing one takes about 2 KB of memory.
  static let nodeLimit = 5_000_000

  private func read(_ options: ReadingOptions) throws(Fault) -> Forest {
    try refuseOtherThanText()
    let named = options.format == .auto ? Format(extensionOf: name) : options.format
    guard let start = firstContent else { throw Fault(InputProblem.empty(named ?? .outline)) }
    let format = named ?? Format(firstByte: bytes[start])
    do {
      let forest = try read(as: format, options)
      guard options.format == .auto, format == .outline else { return forest }
      return forest.adding(outlineRemark(at: start))
    } catch {
      throw options.format == .auto ? error.doubting(format, ofTextAt: start, in: self) : error
    }
  }

  private func read(as format: Format, _ options: ReadingOptions) throws(Fault) -> Forest {
    switch format {
    case .json:
      var reader = JSONTreeReader(self, options)
      return try reader.forest()
    case .outline, .auto:
      var reader = OutlineReader(self, isLiteral: options.isLiteral)
      return try reader.forest()
    }
  }

  /// The offset of the first byte that is not white space; nil if there is none.
  var firstContent: Int? {
    bytes[textStart...].firstIndex { !$0.isWhiteSpace }
  }
}

extension Fault {
  /// The same fault, saying how to have the input read otherwise where the guess may be to blame.
  ///
  /// A checklist such as `[x] Milk` looks like JSON from its first byte, and an outline may be named
  /// as if it were JSON; both break on their first line.
  fileprivate func doubting(_ format: Format, ofTextAt start: Int, in source: Source) -> Fault {
    guard format == .json, problem is JSONSyntaxProblem, let offset,
      source.line(at: offset).number == source.line(at: start).number,
      let appearance = source.appearance(at: start)
    else { return self }
    var fault = self
    fault.hint = "or, if this is not JSON though \(appearance), use --from outline"
    return fault
  }
}

extension Source {
  /// The one thing that speaks for JSON; nil if both name and first byte do, so that it is no guess.
  fileprivate func appearance(at start: Int) -> String? {
    switch (Format(extensionOf: name), Format(firstByte: bytes[start])) {
    case (.json, .json): nil
    case (.json, _): "its name ends in .json"
    default: "it begins with \(Unicode.Scalar(bytes[start]))"
    }
  }
}
