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

  /// Names another format, where the first line breaks the grammar and there is nothing better to say.
  private func hinting(_ recognition: Recognition, of source: Source) -> Self {
    guard hint == nil, let offset, let start = source.firstContent,
      problem is JSONSyntaxProblem || recognition.format != .json,
      source.line(at: offset).number == source.line(at: start).number
    else { return self }
    var fault = self
    fault.hint = recognition.hint(in: source, source.certainFormat(besides: recognition.format))
    return fault
  }
}

extension Source {
  /// What the first lines leave no doubt of, if that is another format.
  fileprivate func certainFormat(besides format: Format) -> Format? {
    guard let start = firstContent else { return nil }
    let sample = Sample(of: self, from: start)
    // The first character alone says little of JSON, which is therefore read further.
    if format != .json, format != .data, looksLikeJSON(at: start) { return .json }
    return Format.allCases.first {
      $0 != format && $0 != .json && $0.evidence(in: sample)?.isCertain == true
    }
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

  /// How to have the input read otherwise; nil if nothing speaks for that.
  fileprivate func hint(in source: Source, _ other: Format?) -> String? {
    if isDoubtful, let reason = reason(in: source) {
      return "or, if this is not \(format.title) though \(reason), "
        + "use --from \((other ?? .outline).rawValue)"
    }
    return other.map { "or, as this looks like \($0.title), use --from \($0.rawValue)" }
  }
}
