extension Source {
  /// How far to look for NUL bytes: as far as `grep` and `git` do, give or take.
  private static let firstBlock = 8192

  /// Throws if the bytes are no text in UTF-8, or in an encoding close enough to go on with.
  ///
  /// Single bytes that are not UTF-8 are let pass: they end up in labels, which are amended.
  func refuseOtherThanText() throws(Fault) {
    try refuseOtherUnicode()
    let signature = FileSignature.of(bytes)
    let null = bytes.prefix(Self.firstBlock).firstIndex(of: 0)
    guard signature?.isUnmistakable == true || null != nil else { return }
    var fault = Fault(InputProblem.binary(signature), at: signature == nil ? null : nil)
    fault.isQuotable = false
    throw fault
  }

  private func refuseOtherUnicode() throws(Fault) {
    if let encoding = UnicodeEncoding(of: bytes) {
      throw Fault(InputProblem.otherEncoding(encoding))
    }
  }

  /// Makes sure that a text is in no encoding in which nothing of it would be found.
  ///
  /// - Throws: that it is in UTF-16 or UTF-32.
  package func checkEncoding() throws(InputError) {
    do {
      try refuseOtherUnicode()
    } catch {
      throw InputError(error, in: self)
    }
  }
}
