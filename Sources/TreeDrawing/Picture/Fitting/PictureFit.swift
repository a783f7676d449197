/// How a picture was arranged so that it fits, and whether it does.
package struct PictureFit: Sendable {
  package let choice: Choice
  /// What it was offered, in points.
  package let offer: ProposedViewSize
  /// How long lines of labels are, in points, if they are shorter than usual.
  package internal(set) var wrapWidth: Double?
  /// Whether it is wider than what it was offered, however it is arranged.
  package internal(set) var isTooWide = false
  /// What it has of the picture that it should be like; nil if there is none.
  package internal(set) var keeping: Keeping?
  /// What its document says of how it is arranged; nil for nothing.
  var arrangement: String?

  /// What was chosen.
  package enum Choice: Hashable, Sendable {
    case tidy
    case list
    case mixed([Stage])
  }

  /// How much of an arrangement was kept.
  package enum Keeping: Hashable, Sendable {
    case all
    /// All but that of some nodes.
    case allBut(Int)
    /// Nothing, as it does not fit, or no node of it is there.
    case nothing
  }
}
