@testable import TreeDrawing
@testable import treediagram

/// The command line: whatever is typed is understood, or refused in words that do nothing to a
/// terminal.
///
/// The words are what stands between NUL bytes, which no word can have.
enum CommandTarget {
  @Sendable static func problems(_ bytes: [UInt8]) -> [String] {
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false).map(OSString.init)
    do throws(Failure) {
      switch try Request(words) {
      case .explain(let information):
        return information.text.isEmpty ? ["nothing is explained"] : []
      case .draw(let options): return try problems(of: options)
      case .illustrate: return []
      }
    } catch {
      return problems(of: error, words)
    }
  }

  /// What would be done: where pictures go, and the command that draws one of them.
  private static func problems(of options: Options) throws(Failure) -> [String] {
    try options.jobs().flatMap { job in
      MessageOracle.terminalProblems(job.command(replacesAll: false))
        + MessageOracle.problems(job.input.description.quotedShortly)
    }
  }

  /// A failure in all forms of messages.
  static func problems(of failure: Failure, _ words: [OSString]) -> [String] {
    guard let text = failure.message, !text.isEmpty else { return ["a failure has no words"] }
    var problems = MessageOracle.problems(text)
    if failure.exitCode == .done { problems.append("the exit code of a failure is 0") }
    guard let diagnostic = Diagnostic(.failure(failure), ShownNames(of: words)) else {
      return problems + ["a failure is no diagnostic"]
    }
    problems += MessageOracle.terminalProblems(diagnostic.annotation)
    problems += JSONOracle.problems(diagnostic.json)
    problems += JSONOracle.problems(SARIFDocument(diagnostics: [diagnostic]).text)
    return problems
  }
}

extension String {
  /// Names of files are not cut in messages, as they could not be found otherwise.
  fileprivate var quotedShortly: String { String(prefix(1_000)) }
}
