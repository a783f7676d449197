/// Where a document goes, looked at before it is made.
enum Destination: Sendable {
  /// It is not kept.
  case nowhere
  case output(Output)
  /// An output that is written only if it is not what is there.
  case changed(Output, OldDocument)
  /// What is there, to compare with, and the command that makes it current.
  case compared(OldDocument, command: String)
}

extension Destination {
  /// Looks at an output, and changes nothing.
  ///
  /// - Parameters:
  ///   - file: where the document is to go.
  ///   - writeMode: what is to be done with it.
  ///   - command: what makes it, and replaces any file if that is asked for.
  ///   - spared: what must not be overwritten.
  /// - Throws: `Failure.output` if nothing can be written there, or `Failure.picture` if what is
  ///   there cannot be read.
  init(
    _ file: OutputFile, _ writeMode: WriteMode, by command: (_ replacesAll: Bool) -> String,
    sparing spared: Spared
  ) throws(Failure) {
    guard writeMode != .writing, case .file(let path) = file else {
      self = .output(try Output(file, sparing: spared))
      return
    }
    if writeMode == .comparing {
      try Output.spare(spared, in: file)
      let isForeign = spared.replaceable?.isForeignFile(path) ?? false
      self = .compared(try OldDocument(at: path), command: command(isForeign))
    } else {
      var output = try Output(file, sparing: spared)
      guard output.canBeCurrent else {
        // Nobody who names many files means to be asked to read one of them.
        output.waitsForReader = false
        self = .output(output)
        return
      }
      // What a crash leaves of it is found out and drawn again the next time.
      output.isDurable = false
      self = .changed(output, try OldDocument(at: path))
    }
  }
}
