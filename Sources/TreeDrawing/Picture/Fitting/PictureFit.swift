/// How a picture was arranged so that it fits, and whether it does.
package struct PictureFit: Sendable {
  package let choice: Choice
  /// What it was offered, in points.
  package let offer: ProposedViewSize
  /// How long lines of labels are, in points, if they are shorter than usual.
  package internal(set) var wrapWidth: Double?
  /// Whether it is wider than what it was offered, however it is arranged.
  package internal(set) var isTooWide = false

  /// What was chosen.
  package enum Choice: Hashable, Sendable {
    case tidy
    case list
    case mixed([Stage])
  }
}
