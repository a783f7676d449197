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
    guard let start = firstContent else { throw Fault(InputProblem.empty) }
    guard options.format == .auto else { return try read(as: options.format, options) }
    if let format = Format(extensionOf: name) { return try read(as: format, options) }
    let format = Format(firstByte: bytes[start])
    do {
      return try read(as: format, options)
    } catch {
      throw error.doubting(format, guessedFrom: start, in: self)
    }
  }

  private func read(as format: Format, _ options: ReadingOptions) throws(Fault) -> Forest {
    switch format {
    case .json:
      var reader = JSONTreeReader(self, options)
      return try reader.forest()
    case .outline, .auto:
      var reader = OutlineReader(self)
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
  /// A checklist such as `[x] Milk` looks like JSON from its first byte, and breaks on its first line.
  fileprivate func doubting(_ format: Format, guessedFrom start: Int, in source: Source) -> Fault {
    guard format == .json, problem is JSONSyntaxProblem, let offset,
      source.line(at: offset).number == source.line(at: start).number
    else { return self }
    var fault = self
    let first = source.bytes[start] == UInt8(ascii: "{") ? "{" : "["
    fault.hint = "or, if this is not JSON though it begins with \(first), use --from outline"
    return fault
  }
}
