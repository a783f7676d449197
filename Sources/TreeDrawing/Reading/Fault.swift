/// What a reader throws: a problem as data, and the byte where it lies.
///
/// Readers count bytes only; lines, columns and sentences are made from a fault once, by `InputError`.
struct Fault: Error {
  let problem: any Problem
  let offset: Int?
  /// Whether the line at the offset is worth being shown.
  var isQuotable = true
  /// What to say behind the remedy, if there is more to say.
  var hint: String?

  init(_ problem: any Problem, at offset: Int? = nil) {
    self.problem = problem
    self.offset = offset
  }
}

extension Fault {
  /// The same fault, saying how data that only have the name of an attribute can be drawn.
  var doubtingAttribute: Self {
    var fault = self
    fault.hint = "or, if this is no attribute but data, use --literal"
    return fault
  }
}

/// One kind of thing that can be wrong with an input; each reader has its own.
protocol Problem: Sendable {
  /// The sentences that tell it.
  func wording(in source: Source) -> Wording
}

/// What is wrong, and what to do about it, each without a full stop.
struct Wording {
  let cause: String
  let remedy: String
}
