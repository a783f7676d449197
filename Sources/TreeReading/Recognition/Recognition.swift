/// The format that an input is taken for, and the reason.
package struct Recognition: Hashable, Sendable {
  package let format: Format
  let basis: Basis

  /// The thing that a format was chosen by.
  enum Basis: Hashable, Sendable {
    /// The user said so.
    case option
    /// The user said which columns of a table hold what.
    case fields
    /// The user said which of them are levels.
    case levels
    /// The name's extension; the first lines may speak for the format as well.
    case name(extension: String, isConfirmed: Bool)
    /// The first lines.
    case content(Evidence)
    /// Nothing spoke for another, though something may be said of what it looks like.
    case nothingElse(RecognitionProblem?)
  }
}

extension Recognition {
  /// The rest of a sentence that begins with “because”; nil if there is no one reason.
  var reason: String? {
    switch basis {
    case .option: "the options say so"
    case .fields: "--fields names its columns"
    case .levels: "--levels names its columns"
    case .name(let fileExtension, _): "its name ends in .\(fileExtension.escapingControls)"
    case .content(let evidence): evidence.reason
    case .nothingElse: nil
    }
  }
}

extension Recognition: Problem {
  /// Such as `read as a tree listing, because branches are drawn before its labels`.
  package var wording: Wording {
    let statement = "read as \(format.title)"
    return Wording(cause: reason.map { "\(statement), because \($0)" } ?? statement)
  }
}
