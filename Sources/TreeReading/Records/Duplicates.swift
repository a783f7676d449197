/// The ways to draw a node that is said to be below several others.
package enum Duplicates: String, CaseIterable, Sendable {
  /// Not at all: that is an error.
  case error
  /// Below the first of them, with a warning.
  case first
  /// Below each of them; only the first time with what is below it, and from then on with a mark.
  case `repeat`
}
