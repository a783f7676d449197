internal import TreeDrawing

/// Something that is wrong in a Markdown page, and where.
struct PageFault: Error {
  /// What messages call the page.
  let page: String
  let position: SourcePosition
  let problem: any Problem

  init(_ page: String, _ position: SourcePosition, _ problem: any Problem) {
    self.page = page
    self.position = position
    self.problem = problem
  }
}

extension PageFault: CustomStringConvertible {
  /// The whole message: where, what is wrong, and what to do.
  var description: String { "\(page):\(position): \(problem.wording.text)" }
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
    default: return self
    }
    return .page(PageFault(page, position, problem))
  }
}
