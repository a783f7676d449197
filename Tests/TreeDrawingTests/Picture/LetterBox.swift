@testable import TreeDrawing

/// A text of a picture, and the box around its letters.
struct LetterBox {
  let text: String
  let font: Font
  let box: Box

  static func all(in picture: TreePicture) -> [LetterBox] {
    picture.drawing.layers.lazy.flatMap(\.items).compactMap { item in
      guard case .text(let text, at: let point, _, let font, _, halo: _, let metrics) = item
      else { return nil }
      return LetterBox(
        text: text, font: font,
        box: Box(
          left: point.x - metrics.width / 2, top: point.y - 0.75 * font.size,
          right: point.x + metrics.width / 2, bottom: point.y + 0.22 * font.size))
    }
  }
}
