@testable import TreeDrawing

extension Drawing {
  /// Where another drawing differs first, or nil if all its items are equal to this one's.
  func difference(from other: Drawing) -> String? {
    guard size == other.size else { return "size \(size) ≠ \(other.size)" }
    let (names, otherNames) = (layers.map(\.name), other.layers.map(\.name))
    guard names == otherNames else { return "layers \(names) ≠ \(otherNames)" }
    return zip(layers, other.layers).lazy.compactMap { $0.difference(from: $1) }.first
  }
}

extension Drawing.Layer {
  fileprivate func difference(from other: Drawing.Layer) -> String? {
    for (index, (item, otherItem)) in zip(items, other.items).enumerated()
    where !item.isEqual(to: otherItem) {
      return "\(name.name.text) \(index): \(item) ≠ \(otherItem)"
    }
    guard items.count == other.items.count else {
      return "\(name.name.text): \(items.count) items ≠ \(other.items.count)"
    }
    return nil
  }
}

extension Drawing.Item {
  /// Whether two items are equal to the last digit; texts and groups are if they print alike.
  fileprivate func isEqual(to other: Drawing.Item) -> Bool {
    switch (self, other) {
    case (.shape(let path, let paint), .shape(let otherPath, let otherPaint)):
      path == otherPath && paint == otherPaint
    case (.begin(let mark, let frame), .begin(let otherMark, let otherFrame)):
      mark == otherMark && frame == otherFrame
    case (.end, .end): true
    default: "\(self)" == "\(other)"
    }
  }
}
