// What styles of items are numbered by: even numbers are of texts, odd ones of shapes.

extension StyleKey {
  /// The style of a text; one of several lines may have another anchor.
  init(of text: TextTable.Entry) {
    number = 4 * text.style + (text.lineCount > 1 ? 2 : 0)
  }

  /// The style of shapes in one of the shape table's paints.
  init(paint: Int32, _ outline: Outline?) {
    number = 2 * (4 * paint + outline.styleNumber) + 1
  }

  /// The style of a faded item; those are few, and each has its own.
  init(faded index: Int) {
    number = .max - 2 * Int32(index)
  }

  /// The style of an item in gradients, of which each has its own as well.
  init(shaded index: Int) {
    number = .max - 2 * Int32(index) - 1
  }
}
