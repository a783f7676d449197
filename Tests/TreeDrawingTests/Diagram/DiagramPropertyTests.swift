import Testing

@testable import TreeDrawing

/// What holds for the diagram of any tree, on random trees of up to ten thousand nodes.
@Suite struct DiagramPropertyTests {
  /// A random tree with its diagram's frames, in preorder.
  struct Sample {
    let parents: [Int?]
    let children: [[Int]]
    let frames: [Rect]
    let lines: [Segment]
    let size: Size
  }

  static let cases: [(count: Int, seed: UInt64)] =
    (1...12).map { (10, $0) } + (13...18).map { (100, $0) } + (19...21).map { (1_000, $0) }
    + [(Effort.size(10_000), 22)]

  @Test(arguments: cases, ChildAlignment.allCases)
  func `nodes keep their order, never overlap, and parents stand where they should`(
    _ tree: (count: Int, seed: UInt64), _ alignment: ChildAlignment
  ) {
    let sample = Self.sample(tree.count, seed: tree.seed, alignment)
    #expect(sample.frames.count == tree.count, "seed \(tree.seed)")
    #expect(Self.overlaps(sample.frames) == 0, "seed \(tree.seed)")
    for (parent, children) in sample.children.enumerated() where !children.isEmpty {
      let frames = children.map { sample.frames[$0] }
      expectOrder(frames, below: sample.frames[parent], tree.seed)
      expectCentre(of: sample.frames[parent], over: frames, alignment, tree.seed)
    }
  }

  @Test(arguments: cases)
  func `every child has one line, from its parent's bottom to its own top`(
    _ tree: (count: Int, seed: UInt64)
  ) {
    let sample = Self.sample(tree.count, seed: tree.seed, .outer)
    let expected = zip(sample.parents, sample.frames).compactMap { parent, frame in
      parent.map { Segment(from: sample.frames[$0][.bottom], to: frame[.top]) }
    }
    #expect(sample.lines.count == expected.count, "seed \(tree.seed)")
    let ends = Set(sample.lines.map { $0.rounded })
    #expect(ends == Set(expected.map { $0.rounded }), "seed \(tree.seed)")
  }

  @Test(arguments: cases)
  func `all nodes are in the picture`(_ tree: (count: Int, seed: UInt64)) {
    let sample = Self.sample(tree.count, seed: tree.seed, .outer)
    let isInside = sample.frames.allSatisfy { frame in
      frame.minX >= -1e-6 && frame.minY >= -1e-6 && frame.maxX <= sample.size.width + 1e-6
        && frame.maxY <= sample.size.height + 1e-6
    }
    #expect(isInside, "seed \(tree.seed)")
  }

  private func expectOrder(_ children: [Rect], below parent: Rect, _ seed: UInt64) {
    #expect(children.allSatisfy { abs($0.minY - parent.maxY - 20) < 0.01 }, "seed \(seed)")
    let isOrdered = zip(children, children.dropFirst()).allSatisfy { left, right in
      left.maxX + 10 <= right.minX + 1e-6
    }
    #expect(isOrdered, "seed \(seed)")
  }

  private func expectCentre(
    of parent: Rect, over children: [Rect], _ alignment: ChildAlignment, _ seed: UInt64
  ) {
    let centres = children.map(\.midX)
    guard let first = centres.first, let last = centres.last else { return }
    let middle = (centres[(centres.count - 1) / 2] + centres[centres.count / 2]) / 2
    let expected: Double? =
      switch alignment {
      case .outer: (first + last) / 2
      case .middle: middle
      case .mean: centres.reduce(0, +) / Double(centres.count)
      case .first: first
      case .last: last
      case .centred, .box: nil
      }
    if let expected { #expect(abs(parent.midX - expected) < 0.01, "seed \(seed)") }
  }
}

extension DiagramPropertyTests {
  static func sample(_ count: Int, seed: UInt64, _ alignment: ChildAlignment) -> Sample {
    var random = SplitMix64(seed: seed)
    var builder = ForestBuilder<Size>()
    var open: [Int] = []
    var parents: [Int?] = []
    for id in 0..<count {
      let depth = id == 0 ? 0 : Int.random(in: 1...max(open.count, 1), using: &random)
      for _ in 0..<(open.count - depth) { builder.close() }
      open.removeLast(open.count - depth)
      parents.append(open.last)
      open.append(id)
      let width = Double.random(in: 0...120, using: &random)
      builder.open(Size(width: width, height: 30))
    }
    return sample(of: builder.forest(), parents, alignment)
  }

  private static func sample(
    of roots: [Tree<Size>], _ parents: [Int?], _ alignment: ChildAlignment
  ) -> Sample {
    var style = DiagramStyle(
      arrangement: .rows, alignment: alignment, spacing: DiagramSpacing(siblings: 10, levels: 20))
    style.spacing.cousins = 10
    let drawing = Drawing(
      of: Diagram(roots[0], style: style) { size in
        Color.black.frame(width: size.width, height: size.height)
      })
    var children = Array(repeating: [Int](), count: parents.count)
    for (id, parent) in parents.enumerated() {
      if let parent { children[parent].append(id) }
    }
    return Sample(
      parents: parents, children: children, frames: drawing.nodeFrames, lines: drawing.lines,
      size: drawing.size)
  }

  /// How many neighbours in a row overlap; rows are as high as nodes, so others cannot.
  static func overlaps(_ frames: [Rect]) -> Int {
    let rows = Dictionary(grouping: frames) { $0.minY.rounded() }
    return rows.values.reduce(0) { count, row in
      let sorted = row.sorted { $0.midX < $1.midX }
      return count + zip(sorted, sorted.dropFirst()).count { $0.maxX > $1.minX + 1e-6 }
    }
  }
}

extension Segment {
  init(from start: Point, to end: Point) {
    self.init(start.x, start.y, end.x, end.y)
  }

  /// The same with coordinates in thousandths.
  var rounded: Segment {
    func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return Segment(round(start.x), round(start.y), round(end.x), round(end.y))
  }
}
