/// The first thing that is wrong with an input, and what to do about it.
///
/// Its description is the whole message:
///
///     plan.txt:4:4: this line is indented less than its siblings but more than its parent
///     4 |    Kitchen
///       |    ^
///       indent it by 2 spaces (as line 2) or by 4
package struct InputError: Error, Equatable, Sendable {
  /// The input's name, control characters escaped.
  package let name: String
  /// Where; nil if the input as a whole is to blame.
  package let position: SourcePosition?
  package let cause: String
  package let excerpt: Excerpt?
  package let remedy: String
}

extension InputError {
  init(_ fault: Fault, in source: Source) {
    let wording = fault.problem.wording(in: source)
    name = source.name.escapingControls
    position = fault.offset.map(source.position)
    cause = wording.cause
    excerpt = fault.isQuotable ? fault.offset.map { Excerpt(of: source, at: $0) } : nil
    remedy = ([wording.remedy] + [fault.hint].compactMap(\.self)).joined(separator: "\n  ")
  }
}

extension InputError: CustomStringConvertible {
  package var description: String {
    let place = position.map { "\(name):\($0)" } ?? name
    let lines = ["\(place): \(cause)"] + (excerpt?.lines ?? []) + ["  \(remedy)"]
    return lines.joined(separator: "\n")
  }
}
