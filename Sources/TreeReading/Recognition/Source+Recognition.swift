extension Source {
  /// Finds out which format the bytes have.
  ///
  /// The user's word goes before all. Then the name's extension counts, unless it may be any, as
  /// `.txt`; then what the first lines show. Where they show nothing, the input is an outline.
  ///
  /// - Parameter options: the format, if the user has named it.
  /// - Returns: a format other than `auto`.
  /// - Throws: a fault if this is no text, if it is empty, if it is of a kind that cannot be read,
  ///   or if several formats are as likely.
  func recognise(_ options: ReadingOptions) throws(Fault) -> Recognition {
    try refuseOtherThanText()
    let named =
      options.format == .auto ? (origin == nil ? Format(extensionOf: name) : nil) : options.format
    guard let start = firstContent else { throw emptyFault(named ?? .outline) }
    if let named, options.format != .auto { return Recognition(format: named, basis: .option) }
    let head = SourceHead(of: self, from: start)
    if options.namesColumns, head.jsonEvidence == nil {
      return Recognition(format: .table, basis: options.levels == nil ? .fields : .levels)
    }
    if let named {
      let isConfirmed = named.traits.evidence(head) != nil
      return Recognition(
        format: named, basis: .name(extension: fileExtension ?? "", isConfirmed: isConfirmed))
    }
    if let foreign = UnsupportedFormat(of: self, head) {
      throw Fault(RecognitionProblem.foreign(foreign), at: start)
    }
    return fileExtension == "txt"
      ? bestOfText(head, from: start) : try head.best(from: start)
  }
}

extension Source {
  /// A remark if an input that its name makes an outline looks like something else.
  ///
  /// - Parameter recognition: the format that the input was read in, and the reason.
  /// - Returns: the remark, or nil if there is nothing to tell.
  func remark(on recognition: Recognition) -> Remark? {
    guard case .nothingElse(let problem?) = recognition.basis, let start = firstContent else {
      return nil
    }
    return remark(problem, at: start)
  }

  /// The format of a file whose name says that it is text: JSON would not be called so.
  private func bestOfText(_ head: SourceHead, from start: Int) -> Recognition {
    let evidence = head.evidence(besides: [.json])
    let certain = evidence.first { $0.evidence.isCertain && $0.evidence.sign != .nestedBullets }
    if let certain {
      return Recognition(format: certain.format, basis: .content(certain.evidence))
    }
    let problem =
      looksLikeJSON(at: start) || head.isInBrackets
      ? .namedText(.json) : head.textProblem(evidence)
    return Recognition(format: .outline, basis: .nothingElse(problem))
  }

  /// The fault that there is nothing; whoever gave JSON wants to know where, even so.
  private func emptyFault(_ format: Format) -> Fault {
    var fault = Fault(InputProblem.empty(format), at: format.traits.isJSON ? textStart : nil)
    fault.isQuotable = false
    return fault
  }
}

extension SourceHead {
  /// What speaks for each format but some, in their order.
  fileprivate func evidence(besides formats: [Format] = []) -> [(
    format: Format, evidence: Evidence
  )] {
    Format.allCases.compactMap { format in
      guard !formats.contains(format) else { return nil }
      return format.traits.evidence(self).map { (format: format, evidence: $0) }
    }
  }

  /// What a file that is drawn as an outline because of its name looks like; nil if an outline.
  ///
  /// Bullets and number signs are common in plain text.
  ///
  /// - Parameter evidence: what speaks for formats.
  /// - Returns: the problem, which is no error.
  fileprivate func textProblem(
    _ evidence: [(format: Format, evidence: Evidence)]
  ) -> RecognitionProblem? {
    let telling = evidence.first {
      $0.format != .markdown || $0.evidence.sign == .headingsAndOutline
    }
    if let telling { return .namedText(telling.format) }
    if looksLikeYAML { return .foreignNamedText(.yaml) }
    switch openQuestion {
    case .unclear(let formats, _): return formats.first.map(RecognitionProblem.namedText)
    case .foreign(let format): return .foreignNamedText(format)
    default: return nil
    }
  }

  fileprivate func best(from start: Int) throws(Fault) -> Recognition {
    let found = evidence()
    let certain = found.filter(\.evidence.isCertain)
    // A bracket at the beginning is less than anything else that is certain.
    let better = certain.count > 1 ? certain.filter { $0.format != .json } : certain
    if let header = certain.first(where: { $0.evidence.sign == .startOfTreeView }) {
      return Recognition(format: header.format, basis: .content(header.evidence))
    }
    let candidates = better.isEmpty ? found : better
    guard let first = candidates.first else {
      if let openQuestion { throw Fault(openQuestion, at: start) }
      return Recognition(format: .outline, basis: .nothingElse(nil))
    }
    guard candidates.count == 1, first.evidence.isCertain else {
      let problem = RecognitionProblem.unclear(candidates.map(\.format), first.evidence)
      throw Fault(problem, at: start)
    }
    return Recognition(format: first.format, basis: .content(first.evidence))
  }
}
