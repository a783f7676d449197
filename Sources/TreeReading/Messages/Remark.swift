/// A problem of an input that is drawn all the same, and where it lies.
///
/// Its description is the whole message:
///
///     plan.json:3:1: there are 2 roots, at lines 1 and 3; they are drawn side by side
public struct Remark: Sendable {
  /// The input's name, control characters escaped.
  package let name: String
  /// Where; nil if it is about the input as a whole.
  package let position: SourcePosition?
  package let problem: any Problem

  package init(_ problem: any Problem, of name: String, at position: SourcePosition? = nil) {
    self.name = name
    self.position = position
    self.problem = problem
  }
}

extension Remark: CustomStringConvertible {
  /// The whole message: where, and what is to tell.
  public var description: String {
    let place = position.map { "\(name):\($0)" } ?? name
    return "\(place): \(problem.wording.line)"
  }
}

extension Source {
  /// A remark on this source.
  ///
  /// - Parameters:
  ///   - problem: what to tell.
  ///   - offset: the byte where it lies; nil if it is about the source as a whole.
  /// - Returns: the problem, with the source's name and the line and column.
  package func remark(_ problem: any Problem, at offset: Int? = nil) -> Remark {
    Remark(problem, of: name.escapingControls, at: offset.map(position))
  }

  /// A remark on each of some problems, of which there may be many.
  func remarks(_ problems: [(problem: any Problem, offset: Int)]) -> [Remark] {
    let name = name.escapingControls
    return zip(problems, positions(at: problems.map(\.offset))).map {
      Remark($0.problem, of: name, at: $1)
    }
  }
}
