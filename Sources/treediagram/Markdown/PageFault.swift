internal import TreeDrawing

/// Something that is wrong in a Markdown page, and where.
struct PageFault: Error {
  /// What messages call the page.
  let page: String
  let position: SourcePosition
  let problem: any Problem
  /// The file that the problem is about, if the page names one.
  let file: InputFile?
  let exitCode: ExitCode

  init(
    _ page: String, _ position: SourcePosition, _ problem: any Problem,
    about file: InputFile? = nil,
    exitCode: ExitCode = .badData
  ) {
    self.page = page
    self.position = position
    self.problem = problem
    self.file = file
    self.exitCode = exitCode
  }

  /// What is wrong, and with which file.
  var wording: Wording {
    let wording = problem.wording
    guard let file else { return wording }
    return Wording(cause: "\(file): \(wording.cause)", remedies: wording.remedies)
  }
}

extension PageFault: CustomStringConvertible {
  /// The whole message: where, what is wrong, and what to do.
  var description: String { "\(page):\(position): \(wording.text)" }
}

extension Failure {
  /// The failure with the place of a block in a page, where it tells of a whole file.
  func inBlock(of page: String, _ position: SourcePosition) -> Failure {
    let problem: any Problem
    switch self {
    case .usage(let error): problem = error
    case .data(let error) where error.position == nil: problem = error.problem
    case .selection(_, let error): problem = error
    case .nodeName(_, let error): problem = error
    case .field(_, let error): problem = error
    case .input(let file, let error) where file.sourceName != page:
      return .page(PageFault(page, position, error, about: file, exitCode: exitCode))
    default: return self
    }
    return .page(PageFault(page, position, problem))
  }
}
