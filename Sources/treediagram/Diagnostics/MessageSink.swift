/// Where messages go: to standard error, in the form that was asked for.
struct MessageSink {
  private let format: DiagnosticFormat
  private let names: ShownNames
  /// What is told when all is known.
  private var collected: [Diagnostic] = []

  /// Makes a sink.
  ///
  /// - Parameters:
  ///   - format: the form of messages.
  ///   - files: what they may be about.
  init(_ format: DiagnosticFormat, files: [OSString] = []) {
    self.format = format
    names = ShownNames(of: format == .text ? [] : files)
  }

  /// Tells a message.
  mutating func take(_ message: Message) {
    switch format {
    case .text: if let text = message.text { write("treediagram: \(text)\n") }
    case .json: if let diagnostic = Diagnostic(message, names) { write(diagnostic.json + "\n") }
    case .github:
      if let diagnostic = Diagnostic(message, names) { write(diagnostic.annotation + "\n") }
    case .sarif: collected += [Diagnostic(message, names)].compactMap(\.self)
    }
  }

  /// Tells what is to be told at the end.
  mutating func finish() {
    if format == .sarif { write(SARIFDocument(diagnostics: collected).text) }
  }

  /// Writes to standard error in one piece; where nobody listens, nothing helps.
  private func write(_ text: String) {
    try? Descriptor.standardError.writeAll(Array(text.utf8))
  }
}
