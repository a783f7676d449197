internal import TreeDrawing

/// The place that a picture is to go to.
enum OutputFile: Equatable, Sendable {
  case standardOutput
  case file(OSString)
}

extension OutputFile: CustomStringConvertible {
  var description: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): path.nameInMessages
    }
  }

  /// Where it is; nil for standard output.
  var path: OSString? { if case .file(let path) = self { path } else { nil } }
}

/// An output that was looked at, and the way to write to it.
struct Output: Sendable {
  let file: OutputFile
  fileprivate let way: Way
  /// Whether a file is on the disk when it takes another's place; to wait for that takes longer
  /// than to draw.
  var isDurable = true
  /// Whether a pipe that nobody reads is written to when somebody does.
  var waitsForReader = true
  /// What must still be in the file when another takes its place; nil if that may be anything.
  var original: [UInt8]?

  fileprivate enum Way: Sendable {
    case standardOutput
    /// A device or pipe, which is there and stays.
    case direct(OSString)
    case overwriting(Overwriting)
    case replacement(Replacement)
  }

  /// Whether what is there may be what is to be written; a device or a pipe keeps nothing.
  var canBeCurrent: Bool { if case .replacement = way { true } else { false } }

  private static let standard = Output(file: .standardOutput, way: .standardOutput)

  /// Writes a text to standard output.
  static func print(_ text: String) throws(Failure) {
    try standard.write { write throws(SystemError) in try write(Array(text.utf8)) }
  }
}

extension Output {
  /// Looks at an output, and changes nothing.
  ///
  /// - Parameters:
  ///   - file: where the picture is to go.
  ///   - spared: what must not be overwritten.
  /// - Throws: `Failure.output` if nothing can be written there.
  init(_ file: OutputFile, sparing spared: Spared) throws(Failure) {
    do throws(OutputProblem) {
      self.init(file: file, way: try Self.way(to: file, sparing: spared))
    } catch {
      throw .output(file, error)
    }
  }

  /// Makes sure that writing would leave the input and the font alone.
  ///
  /// - Throws: `Failure.output` if it would not.
  static func spare(_ spared: Spared, in file: OutputFile) throws(Failure) {
    guard case .file(let path) = file, let status = try? FileStatus(of: path) else { return }
    do throws(OutputProblem) {
      try status.check(nil, spared)
    } catch {
      throw .output(file, error)
    }
  }

  /// Makes sure that the file still holds what it must, as far as that can be told before writing.
  ///
  /// - Throws: `Failure.output` if it does not.
  func checkOriginal() throws(Failure) {
    guard let original, case .file(let path) = file else { return }
    do throws(OutputProblem) {
      try path.checkHolds(original)
    } catch {
      throw .output(file, error)
    }
  }

  private static func way(
    to file: OutputFile, sparing spared: Spared
  ) throws(OutputProblem) -> Way {
    let standardOutput = try? Descriptor.standardOutput.status()
    switch file {
    case .standardOutput:
      try standardOutput?.check(nil, spared)
      return .standardOutput
    case .file(let path):
      let existing = try path.outputStatus()
      // Replacing `/dev/stdout` would cut off what the shell still appends there.
      let isStandard = existing != nil && existing?.identity == standardOutput?.identity
      try existing?.check(isStandard ? nil : path, spared)
      if isStandard { return .standardOutput }
      if existing?.kind == .device { return .direct(path) }
      return try Replacement(of: path, existing).map(Way.replacement)
        ?? .overwriting(Overwriting(target: path))
    }
  }

  /// Writes the whole product and makes sure that it arrived.
  ///
  /// - Parameter product: passes its pieces on.
  /// - Throws: `Failure.output`; a file that was there before is then as it was.
  func write(_ product: (ByteSink) throws(SystemError) -> Void) throws(Failure) {
    do throws(OutputProblem) {
      switch way {
      case .standardOutput: try Descriptor.standardOutput.finish(product)
      case .direct(let path):
        let file = try Descriptor.opened(path, waitsForReader: waitsForReader)
        try file.finish(product)
      case .overwriting(let overwriting):
        try holdingSignals { () throws(OutputProblem) in
          try overwriting.write(product, inPlaceOf: original)
        }
      case .replacement(let replacement): try replacement.write(product, self)
      }
    } catch {
      throw .output(file, error)
    }
  }
}

extension OSString {
  /// What is at an output's path, or nil if nothing is.
  fileprivate func outputStatus() throws(OutputProblem) -> FileStatus? {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: self)
    } catch {
      guard error == .missing else { throw .cannotCreate(error) }
      return nil
    }
    guard status.kind != .folder else { throw .isFolder }
    return status
  }
}

extension Descriptor {
  /// Opens what is there to write to it.
  static func opened(
    _ path: OSString, waitsForReader: Bool
  ) throws(OutputProblem) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor(opening: path, for: .writing(waitsForReader: waitsForReader))
    } catch {
      throw .cannotCreate(error)
    }
  }

  /// Writes all pieces and closes; some systems tell only then that the disk is full.
  func finish(
    _ product: (ByteSink) throws(SystemError) -> Void
  ) throws(OutputProblem) {
    do throws(SystemError) {
      try product(writeAll)
      try release()
    } catch {
      throw error == .badDescriptor ? .isNotOpen : .cannotWrite(error)
    }
  }
}
