/// Why a font file cannot be used, and what to do about it.
public struct FontFileError: Error, Equatable, Sendable {
  /// What is wrong, without a full stop.
  public let cause: String
  /// What to do about it, without a full stop.
  public let remedy: String

  init(_ problem: FontProblem) {
    cause = problem.cause
    remedy = problem.remedy
  }
}

extension FontFileError: CustomStringConvertible {
  /// The cause and, in a line of its own, the remedy.
  public var description: String { "\(cause)\n  \(remedy)" }
}
