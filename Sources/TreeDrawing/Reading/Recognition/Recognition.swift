/// What an input is taken for, and why.
package struct Recognition: Equatable, Sendable {
  package let format: Format
  let ground: Ground

  /// What the format was chosen by.
  enum Ground: Equatable, Sendable {
    /// The user said so.
    case option
    /// The user said which columns of a table hold what.
    case columns
    /// The name's extension; the first lines may speak for the format as well.
    case name(isConfirmed: Bool)
    /// The first lines.
    case content(Evidence)
    /// Nothing spoke for another.
    case nothingElse
  }
}

extension Recognition {
  /// A complete message that says what the input was taken for.
  ///
  /// - Parameter source: the input.
  /// - Returns: such as `plan.txt: read as a tree listing, because branches are drawn in line 2`.
  package func message(for source: Source) -> String {
    let statement = "\(source.name.escapingControls): read as \(format.title)"
    return reason(in: source).map { "\(statement), because \($0)" } ?? statement
  }

  /// The rest of a sentence that says why; nil if there is no one reason.
  func reason(in source: Source) -> String? {
    switch ground {
    case .option: "the options say so"
    case .columns: "--columns names its columns"
    case .name: "its name ends in .\((source.name.fileExtension ?? "").escapingControls)"
    case .content(let evidence): evidence.reason
    case .nothingElse: nil
    }
  }
}
