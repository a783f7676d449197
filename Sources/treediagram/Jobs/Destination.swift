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
  ///   - command: what makes it.
  ///   - input: what must not be overwritten.
  ///   - font: the same of a font, if there is one.
  /// - Throws: `Failure.output` if nothing can be written there, or `Failure.picture` if what is
  ///   there cannot be read.
  init(
    _ file: OutputFile, _ writeMode: WriteMode, by command: @autoclosure () -> String,
    sparing input: Input?, font: Input?
  ) throws(Failure) {
    guard writeMode != .writing, case .file(let path) = file else {
      self = .output(try Output(file, sparing: input, font: font))
      return
    }
    if writeMode == .comparing {
      try Output.spare(input, font, in: file)
      self = .compared(try OldDocument(at: path), command: command())
    } else {
      var output = try Output(file, sparing: input, font: font)
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
