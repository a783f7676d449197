@testable import TreeDrawing

/// A text of a picture, and the box around its letters.
struct LetterBox {
  let text: String
  let font: Font
  let box: Box

  static func all(in picture: TreePicture) -> [LetterBox] {
    picture.drawing.layers.lazy.flatMap(\.items).compactMap { item in
      guard
        case .text(let text, at: let point, let anchor, let font, _, halo: _, let metrics) = item
      else { return nil }
      let left = point.x - anchor.share * metrics.width
      return LetterBox(
        text: text, font: font,
        box: Box(
          left: left, top: point.y - 0.75 * font.size, right: left + metrics.width,
          bottom: point.y + 0.22 * font.size))
    }
  }
}

extension TextAnchor {
  /// How much of a line is to the left of what is placed.
  var share: Double {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}
