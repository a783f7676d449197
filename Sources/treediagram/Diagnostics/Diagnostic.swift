internal import TreeDrawing

/// A message as programs read it.
struct Diagnostic: Sendable {
  /// What the problem is in; nil for the command line.
  let file: OSString?
  /// Where it begins and ends, lines and columns counted from 1, the latter in Unicode scalars;
  /// nil if it is about the file as a whole.
  let span: Span?
  let severity: Severity
  let code: String
  let message: String
  /// What to do about it.
  let hint: String?
  /// Changes that let the input be read further.
  let fix: [SourceEdit]

  enum Severity: String {
    case note
    case warning
    case error
  }

  struct Span: Sendable {
    let start: SourcePosition
    let end: SourcePosition
  }
}

extension Diagnostic {
  /// The message for programs; nil where nobody needs a word.
  init?(_ message: Message, _ names: ShownNames) {
    switch message {
    case .note(let remark): self.init(remark, .note, names)
    case .warning(let remark): self.init(remark, .warning, names)
    case .difference(let remark), .refusal(let remark): self.init(remark, .error, names)
    case .failure(let failure):
      guard failure.message != nil else { return nil }
      self.init(failure, names)
    }
  }

  private init(_ remark: Remark, _ severity: Severity, _ names: ShownNames) {
    self.init(
      file: names.file(remark.name), span: remark.position.map { Span($0, nil) }, severity,
      remark.problem.code, remark.problem.wording)
  }

  private init(_ failure: Failure, _ names: ShownNames) {
    switch failure {
    case .data(let error):
      self.init(
        file: names.file(error.name), span: error.position.map { Span($0, error.end) }, .error,
        error.problem.code, error.wording, fix: error.fix)
    case .page(let fault):
      self.init(
        file: names.file(fault.page), span: Span(fault.position, nil), .error, fault.problem.code,
        fault.wording)
    default:
      let (file, problem) = failure.subject
      self.init(file: file.map(names.file), span: nil, .error, problem.code, problem.wording)
    }
  }

  private init(
    file: OSString?, span: Span?, _ severity: Severity, _ code: String, _ wording: Wording,
    fix: [SourceEdit] = []
  ) {
    self.file = file
    self.span = span
    self.severity = severity
    self.code = code
    message = wording.cause
    hint = wording.remedies.isEmpty ? nil : wording.remedies.joined(separator: "\n")
    self.fix = fix
  }
}

extension Diagnostic.Span {
  /// From one place to another, or one column wide.
  fileprivate init(_ start: SourcePosition, _ end: SourcePosition?) {
    self.start = start
    self.end = end ?? SourcePosition(line: start.line, column: start.column + 1)
  }
}

extension Failure {
  /// What is about a file as a whole, or about the command line.
  fileprivate var subject: (file: String?, problem: any Problem) {
    switch self {
    case .usage(let error): (nil, error)
    case .input(let file, let problem), .font(let file, let problem),
      .picture(let file, let problem):
      (file.description, problem)
    case .data(let error): (error.name, error.problem)
    case .selection(let file, let problem): (file.sourceName, problem)
    case .nodeName(let file, let problem): (file.sourceName, problem)
    case .field(let file, let problem): (file.sourceName, problem)
    case .fontData(let file, let error): (file.description, error.problem)
    case .output(let file, let problem): (file.description, problem)
    case .page(let fault): (fault.page, fault.problem)
    case .system(let shortage): (nil, shortage)
    }
  }
}
