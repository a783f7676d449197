extension Fault {
  /// The fault with a way to have the input read otherwise, where the guess may be to blame.
  ///
  /// A checklist such as `[x] Milk` looks like JSON from its first byte, and an outline may be
  /// named as if it were JSON; both break on their first line.
  func withAlternative(to recognition: Recognition, in source: Source) -> Self {
    foreign(to: recognition.format, in: source) ?? hinting(recognition, of: source)
  }

  /// The fault of an input that is of another kind altogether; nil if it is not.
  private func foreign(to format: Format, in source: Source) -> Self? {
    guard format != .outline, let start = source.firstContent,
      let foreign = UnsupportedFormat(SourceHead(of: source, from: start), in: source)
    else { return nil }
    return Fault(RecognitionProblem.foreign(foreign), at: start)
  }

  /// Names another format, where the first line breaks the grammar and there is nothing better to
  /// say.
  private func hinting(_ recognition: Recognition, of source: Source) -> Self {
    guard hint == nil, let offset, let start = source.firstContent,
      problem is JSONSyntaxProblem || recognition.format != .json,
      source.line(at: offset).number == source.line(at: start).number
    else { return self }
    return with(recognition.hint(source.certainFormat(besides: recognition.format)))
  }
}

extension Source {
  /// The format that the first lines leave no doubt of, if that is another one.
  fileprivate func certainFormat(besides format: Format) -> Format? {
    guard let start = firstContent else { return nil }
    let head = SourceHead(of: self, from: start)
    // The first character alone says little of JSON, which is therefore read further.
    if !format.traits.isJSON, looksLikeJSON(at: start) { return .json }
    return Format.allCases.first {
      $0 != format && $0 != .json && $0.traits.evidence(head)?.isCertain == true
    }
  }
}

extension Recognition {
  /// Whether it was a guess from one thing alone.
  fileprivate var isDoubtful: Bool {
    switch basis {
    case .option, .fields, .levels, .nothingElse, .name(_, isConfirmed: true): false
    case .name, .content: true
    }
  }

  /// A way to have the input read otherwise; nil if nothing speaks for that.
  fileprivate func hint(_ other: Format?) -> Hint? {
    isDoubtful ? .doubtful(self, other: other ?? .outline) : other.map(Hint.looksLike)
  }
}
