/// Something that one thread does, and of which nothing is written until it is done.
protocol Job: Sendable {
  /// What is read.
  var inputs: [InputFile] { get }

  /// Where pictures go.
  var outputs: [OutputFile] { get }

  /// Draws what is to be drawn; writes nothing.
  ///
  /// - Parameters:
  ///   - shared: what all pictures are made with.
  ///   - isAlone: whether it is the only job, of which all is written as it is made.
  /// - Returns: what came of it.
  func outcome(with shared: SharedInputs, isAlone: Bool) -> Outcome
}

extension DrawingJob: Job {
  var inputs: [InputFile] { [input] }

  var outputs: [OutputFile] { [output, darkOutput].compactMap(\.self) }
}
