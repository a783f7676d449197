/// The reason why an image cannot be used, and what to do about it.
public struct ImageError: Error, Equatable, Sendable {
  package let problem: ImageProblem

  init(_ problem: ImageProblem) {
    self.problem = problem
  }

  /// What is wrong, without a full stop.
  public var cause: String { problem.wording.cause }
  /// What to do about it, without a full stop.
  public var remedy: String { problem.wording.remedies.joined(separator: "; ") }
}

extension ImageError: CustomStringConvertible {
  /// The cause and, in a line of its own, the remedy.
  public var description: String { problem.wording.text }
}
