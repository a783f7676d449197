/// The first thing that is wrong with an input, and what to do about it.
///
/// Its description is the whole message:
///
///     plan.txt:4:4: this line is indented less than its siblings but more than its parent
///     4 |    Kitchen
///       |    ^
///       indent it by 2 spaces (as line 2) or by 4
public struct InputError: Error, Sendable {
  /// The input's name, control characters escaped.
  package let name: String
  /// Where; nil if the input as a whole is to blame.
  package let position: SourcePosition?
  /// Where what is wrong ends; nil if that is not known.
  package let end: SourcePosition?
  package let problem: any Problem
  package let excerpt: Excerpt?
  package let hint: Hint?
  /// A change that lets the input be read further; none if it is not clear what was meant.
  package let fix: [SourceEdit]
}

extension InputError {
  init(_ fault: Fault, in source: Source) {
    name = source.name.escapingControls
    position = fault.offset.map(source.position)
    end = fault.offset.map { source.position(at: source.endOfWord(at: $0)) }
    problem = fault.problem
    excerpt = fault.isQuotable ? fault.offset.map { Excerpt(of: source, at: $0) } : nil
    hint = fault.hint
    fix = source.fix(of: fault)
  }

  /// Whether there is nothing in the input.
  package var isOfEmptyInput: Bool {
    if case .empty? = problem as? InputProblem { true } else { false }
  }

  /// The words of the problem, with the hint behind its remedies.
  package var wording: Wording {
    let wording = problem.wording
    return Wording(
      cause: wording.cause, remedies: wording.remedies + [hint?.remedy].compactMap(\.self))
  }
}

extension InputError: CustomStringConvertible {
  /// The whole message: where, what is wrong, the line itself, and what to do.
  public var description: String {
    let place = position.map { "\(name):\($0)" } ?? name
    let wording = wording
    let lines = ["\(place): \(wording.cause)"] + (excerpt?.lines ?? [])
    return (lines + wording.remedies.map { "  \($0)" }).joined(separator: "\n")
  }
}
