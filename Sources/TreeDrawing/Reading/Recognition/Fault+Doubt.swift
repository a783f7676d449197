extension Fault {
  /// The same fault, saying how to have the input read otherwise where the guess may be to blame.
  ///
  /// A checklist such as `[x] Milk` looks like JSON from its first byte, and an outline may be named
  /// as if it were JSON; both break on their first line.
  func doubting(_ recognition: Recognition, of source: Source) -> Self {
    foreign(to: recognition.format, in: source) ?? hinting(recognition, of: source)
  }

  /// What to say if the input is of another kind altogether.
  private func foreign(to format: Format, in source: Source) -> Self? {
    guard format != .outline, let start = source.firstContent,
      let foreign = ForeignFormat(Sample(of: source, from: start), in: source)
    else { return nil }
    return Fault(RecognitionProblem.foreign(foreign), at: start)
  }

  private func hinting(_ recognition: Recognition, of source: Source) -> Self {
    guard recognition.isDoubtful, let offset, let start = source.firstContent,
      problem is JSONSyntaxProblem || recognition.format != .json,
      source.line(at: offset).number == source.line(at: start).number,
      let reason = recognition.reason(in: source)
    else { return self }
    var fault = self
    fault.hint =
      "or, if this is not \(recognition.format.title) though \(reason), use --from outline"
    return fault
  }
}

extension Recognition {
  /// Whether it was a guess from one thing alone.
  fileprivate var isDoubtful: Bool {
    switch ground {
    case .option, .columns, .nothingElse, .name(isConfirmed: true): false
    case .name, .content: true
    }
  }
}
