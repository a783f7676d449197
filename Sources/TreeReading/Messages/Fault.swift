/// A problem that ends the reading of an input, and the byte where it lies.
///
/// Readers count bytes only; lines and columns are made of a fault once, by `InputError`.
struct Fault: Error {
  let problem: any Problem
  let offset: Int?
  /// Whether the line at the offset is worth being shown.
  var isQuotable = true
  /// Another way to read the input, if it may have been meant in another.
  var hint: Hint?

  init(_ problem: any Problem, at offset: Int? = nil) {
    self.problem = problem
    self.offset = offset
  }

  /// The fault with a hint in place of the one that it has.
  func with(_ hint: Hint?) -> Self {
    var fault = self
    fault.hint = hint
    return fault
  }

  /// Sees to it that there may be one more node than so many.
  ///
  /// - Parameters:
  ///   - count: how many nodes there are.
  ///   - limit: how many there may be.
  ///   - offset: where the next one is.
  /// - Throws: `InputProblem.tooManyNodes`, if there may be no more.
  @inline(__always)
  static func check(_ count: Int, below limit: Int, at offset: Int) throws(Fault) {
    if count >= limit { throw Fault(InputProblem.tooManyNodes(limit: limit), at: offset) }
  }
}
