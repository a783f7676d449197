@testable import TreeDrawing

extension Drawing {
  /// Where another drawing differs first, or nil if all its items are equal to this one's.
  func difference(from other: Drawing) -> String? {
    guard size.isNear(other.size) else { return "size \(size) ≠ \(other.size)" }
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
  /// Whether two items are equal, but for the last digits of coordinates, since the order in which
  /// these are added up may differ; groups are if they print alike.
  fileprivate func isEqual(to other: Drawing.Item) -> Bool {
    switch (self, other) {
    case (.shape(let path, let paint), .shape(let otherPath, let otherPaint)):
      path.isEqual(to: otherPath) && paint == otherPaint
    case (.begin(let mark, let frame), .begin(let otherMark, let otherFrame)):
      mark == otherMark && frame.isNear(otherFrame)
    case (.text(_, let point, _, _, _, _, _), .text(_, let otherPoint, _, _, _, _, _)):
      point.isNear(otherPoint) && "\(textAtOrigin)" == "\(other.textAtOrigin)"
    case (.end, .end): true
    default: "\(self)" == "\(other)"
    }
  }

  private var textAtOrigin: Drawing.Item {
    guard case .text(let text, _, let anchor, let font, let color, let halo, let metrics) = self
    else { return self }
    return .text(text, at: .zero, anchor, font, color, halo: halo, metrics)
  }
}

extension Path {
  fileprivate func isEqual(to other: Path) -> Bool {
    switch (form, other.form) {
    case (.simple(let outline, in: let frame), .simple(let otherOutline, in: let otherFrame)):
      return outline.isEqual(to: otherOutline) && frame.isNear(otherFrame)
    case (.steps(let steps), .steps(let otherSteps)): return steps.areEqual(to: otherSteps)
    default: return false
    }
  }
}

extension Outline {
  fileprivate func isEqual(to other: Outline) -> Bool {
    guard case .line(let start, let end) = self, case .line(let otherStart, let otherEnd) = other
    else { return self == other }
    return start.isNear(otherStart) && end.isNear(otherEnd)
  }
}

extension [Path.Step] {
  fileprivate func areEqual(to other: [Path.Step]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { $0.isEqual(to: $1) }
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

extension Size {
  fileprivate func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    origin.isNear(other.origin) && size.isNear(other.size)
  }
}
