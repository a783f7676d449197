/// Something to tell about an input, a font, a view or a command line, as data: a case of an
/// enumeration, with its values.
///
/// Who meets a problem makes this value, and throws it, or keeps it and goes on. Sentences are made
/// of it when it is shown, and nowhere else. Its values are numbers, names and positions, which
/// mean something without the input that they are from.
package protocol Problem: Sendable {
  /// The sentences that tell it.
  var wording: Wording { get }
}

/// A cause and its remedies, in words: sentences without a full stop.
package struct Wording: Hashable, Sendable {
  /// What is wrong, and what was done about it, if anything was.
  package let cause: String
  /// What to do about it, each way in a line of its own; none if there is nothing to do.
  package let remedies: [String]
  /// Whether a message of one line has the remedies in parentheses, since few need them.
  private let isAside: Bool

  /// Makes a wording.
  ///
  /// - Parameters:
  ///   - cause: what is wrong.
  ///   - remedies: what to do about it, each on a line of its own.
  ///   - isAside: whether a message of one line has the remedies in parentheses.
  package init(cause: String, remedies: [String] = [], isAside: Bool = false) {
    self.cause = cause
    self.remedies = remedies
    self.isAside = isAside
  }

  /// Makes a wording with one remedy.
  package init(cause: String, remedy: String) {
    self.init(cause: cause, remedies: [remedy])
  }
}

extension Wording {
  /// Cause and remedies, a line for each, as faults are told.
  package var text: String { ([cause] + remedies).joined(separator: "\n  ") }

  /// Cause and remedies in one line, as warnings are told.
  package var line: String {
    isAside
      ? "\(cause) (\(remedies.joined(separator: "; ")))"
      : ([cause] + remedies).joined(separator: "; ")
  }
}
