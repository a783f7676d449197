@testable import TreeDrawing

/// A straight piece of the edges of one parent.
private struct FamilyStretch {
  var stretch: Stretch
  let family: Int
}

extension TreeJudge {
  /// No edge passes through a node or through another's text, and none touches those of another
  /// parent.
  mutating func judgeCrossings(of edges: [JudgedEdge]) {
    let stretches = familyStretches(of: edges)
    judgeNodes(under: stretches)
    judgeTexts(under: stretches)
    judgeFamilies(stretches)
  }

  /// The edges of each parent, what several of them share only once.
  private func familyStretches(of edges: [JudgedEdge]) -> [FamilyStretch] {
    var lines: [Level: [(from: Double, to: Double)]] = [:]
    var others: [FamilyStretch] = []
    for edge in edges {
      for stretch in edge.line.stretches {
        let box = stretch.box
        if box.left == box.right {
          lines[Level(edge.family, x: box.left), default: []].append((box.top, box.bottom))
        } else if box.top == box.bottom {
          lines[Level(edge.family, y: box.top), default: []].append((box.left, box.right))
        } else {
          others.append(FamilyStretch(stretch: stretch, family: edge.family))
        }
      }
    }
    return others
      + lines.sorted { $0.key < $1.key }.flatMap { level, parts in
        Self.joined(parts).map(level.stretch)
      }
  }

  /// Parts of a line, those joined that touch.
  private static func joined(_ parts: [(from: Double, to: Double)]) -> [(from: Double, to: Double)]
  {
    var joined: [(from: Double, to: Double)] = []
    for part in parts.sorted(by: { $0.from < $1.from }) {
      if let last = joined.last, part.from <= last.to {
        joined[joined.count - 1].to = max(last.to, part.to)
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  /// Edges stay clear of nodes that they do not join, and do not run inside those that they do.
  private mutating func judgeNodes(under stretches: [FamilyStretch]) {
    var known: Set<[Int]> = []
    for one in stretches {
      for index in frames.boxes(meeting: one.stretch.box.grown(by: 1), work: &work).sorted() {
        let node = visible[index]
        guard let obstacle = obstacle(node, to: one.family), one.stretch.passes(through: obstacle),
          known.insert([one.family, node]).inserted
        else { continue }
        report("an edge of \(name(one.family)) passes through node \(node) at \(one.place)")
      }
    }
  }

  /// What of a node the edges of a family must not enter; nil if they may end inside its frame.
  private func obstacle(_ node: Int, to family: Int) -> Box? {
    guard let drawnNode = drawn.nodes[node] else { return nil }
    guard node == family || expected.parents[node] == family else {
      return drawnNode.frame.grown(by: expected.edgeForm == .elbow ? 0.5 : -Self.tolerance)
    }
    if case .lines = drawnNode.outlines.first { return nil }
    return drawnNode.body.grown(by: -0.7)
  }

  private mutating func judgeTexts(under stretches: [FamilyStretch]) {
    let texts = visible.flatMap { node in
      (drawn.nodes[node]?.texts ?? []).map { (node, $0.grown(by: -1)) }
    }
    let index = BoxIndex(texts.map(\.1))
    var known: Set<[Int]> = []
    for one in stretches {
      for number in index.boxes(meeting: one.stretch.box, work: &work).sorted()
      where one.stretch.passes(through: texts[number].1) {
        guard known.insert([one.family, number]).inserted else { continue }
        report("an edge of \(name(one.family)) strikes out a text of node \(texts[number].0)")
      }
    }
  }

  private mutating func judgeFamilies(_ stretches: [FamilyStretch]) {
    let index = BoxIndex(stretches.map(\.stretch.box), owners: stretches.map(\.family))
    var known: Set<[Int]> = []
    for one in stretches {
      let near = one.stretch.box.grown(by: Self.clearance)
      for number in index.boxes(meeting: near, exceptOf: one.family, work: &work).sorted() {
        let other = stretches[number]
        let pair = [min(one.family, other.family), max(one.family, other.family)]
        guard one.stretch.distance(to: other.stretch) < Self.clearance, !meetAtDot(pair),
          known.insert(pair).inserted
        else { continue }
        report("edges of \(name(pair[0])) and of \(name(pair[1])) touch at \(one.place)")
      }
    }
  }

  /// How far the middles of lines of different parents are from each other at least.
  private static let clearance = 1.0

  /// Whether two families meet at a node that is too small to keep them apart.
  private func meetAtDot(_ pair: [Int]) -> Bool {
    let common = expected.parents.indices.contains(pair[1]) && expected.parents[pair[1]] == pair[0]
    guard common, let body = drawn.nodes[pair[1]]?.body else { return false }
    return max(body.right - body.left, body.bottom - body.top) < 2 * Self.clearance
  }

  private func name(_ family: Int) -> String {
    family < 0 ? "the loose path \(-1 - family)" : "node \(family)"
  }
}

extension FamilyStretch {
  fileprivate var place: String { "\(stretch.start.short) → \(stretch.end.short)" }
}

/// A line along an axis that edges of one parent share.
private struct Level: Hashable, Comparable {
  let family: Int
  let isVertical: Bool
  let place: Double

  init(_ family: Int, x: Double) { (self.family, isVertical, place) = (family, true, x) }
  init(_ family: Int, y: Double) { (self.family, isVertical, place) = (family, false, y) }

  static func < (one: Level, other: Level) -> Bool {
    (one.family, one.isVertical ? 1 : 0, one.place)
      < (other.family, other.isVertical ? 1 : 0, other.place)
  }

  func stretch(_ part: (from: Double, to: Double)) -> FamilyStretch {
    let stretch =
      isVertical
      ? Stretch(start: Point(x: place, y: part.from), end: Point(x: place, y: part.to))
      : Stretch(start: Point(x: part.from, y: place), end: Point(x: part.to, y: place))
    return FamilyStretch(stretch: stretch, family: family)
  }
}
