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
  /// Whether two items are equal to the last digit, but for points of paths, since the order in
  /// which their coordinates are added up may differ; texts and groups are if they print alike.
  fileprivate func isEqual(to other: Drawing.Item) -> Bool {
    switch (self, other) {
    case (.shape(let path, let paint), .shape(let otherPath, let otherPaint)):
      path.isEqual(to: otherPath) && paint == otherPaint
    case (.begin(let mark, let frame), .begin(let otherMark, let otherFrame)):
      mark == otherMark && frame == otherFrame
    case (.end, .end): true
    default: "\(self)" == "\(other)"
    }
  }
}

extension Path {
  fileprivate func isEqual(to other: Path) -> Bool {
    guard case .steps(let steps) = form, case .steps(let otherSteps) = other.form
    else { return self == other }
    return steps.count == otherSteps.count
      && zip(steps, otherSteps).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension Path.Step {
  fileprivate func isEqual(to other: Path.Step) -> Bool {
    switch (self, other) {
    case (.move(let end), .move(let otherEnd)), (.line(let end), .line(let otherEnd)):
      end.isNear(otherEnd)
    case (.quadCurve(let end, let control), .quadCurve(let otherEnd, let otherControl)):
      end.isNear(otherEnd) && control.isNear(otherControl)
    case (.curve(let end, let first, let second), .curve(let other, let third, let fourth)):
      end.isNear(other) && first.isNear(third) && second.isNear(fourth)
    case (.close, .close): true
    default: false
    }
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
  }
}
