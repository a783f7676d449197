@testable import TreeDrawing

/// A view laid out by the engine, and once more by the rules.
struct ReferenceComparison {
  private let model: ReferenceView
  private let node: ReferenceNode
  /// The view where nothing is offered from outside, so that texts do not break.
  private let idealNode: ReferenceNode

  init(_ model: ReferenceView) {
    self.model = model.alone
    node = ReferenceNode(model.alone.withoutGroups)
    idealNode = ReferenceNode(model.alone.withoutGroups, isOfferedNothing: true)
  }

  private static let drawn = [
    ProposedViewSize.unspecified, ProposedViewSize(width: 150, height: 90), .zero,
    ProposedViewSize(width: 80, height: nil), ProposedViewSize(width: nil, height: 60),
  ]

  private static let asked =
    drawn + [
      .infinity, ProposedViewSize(width: .infinity, height: nil),
      ProposedViewSize(width: nil, height: .infinity),
      ProposedViewSize(width: .infinity, height: 30), ProposedViewSize(width: 0, height: .infinity),
    ]

  /// What differs first, if anything does.
  var difference: String? {
    Self.drawn.lazy.compactMap(pictureDifference).first ?? answersDifference
  }

  private func pictureDifference(_ p: ProposedViewSize) -> String? {
    let notes = ReferenceNotes()
    let drawing = Drawing(
      of: DrawnReference(model: model, notes: notes).observed(by: notes), proposal: p)
    let node = p == .unspecified ? idealNode : node
    let (picture, size) = (node.picture(p), node.size(p))
    if !drawing.size.isNear(size) { return "\(p): size \(drawing.size), not \(size)" }
    if let warning = drawing.warnings.first(where: \.isUnexpected) { return "\(p): \(warning)" }
    if let frames = Self.difference(drawing.framesByNumber, picture.frames) {
      return "\(p): frame \(frames)"
    }
    if let told = Self.difference(notes.told, picture.told) { return "\(p): told \(told)" }
    if notes.values != picture.values { return "\(p): \(notes.values), not \(picture.values)" }
    return notes.anchored == picture.anchored
      ? nil : "\(p): anchors of \(notes.anchored), not \(picture.anchored)"
  }

  private static func difference(_ found: [Int: [Rect]], _ expected: [Int: [Rect]]) -> String? {
    for id in Set(found.keys).union(expected.keys).sorted() {
      let (one, other) = (found[id] ?? [], expected[id] ?? [])
      let areEqual =
        one.count == other.count
        && one.allSatisfy { rect in other.contains { $0.isNear(rect) } }
        && other.allSatisfy { rect in one.contains { $0.isNear(rect) } }
      if !areEqual { return "#\(id) \(one), not \(other)" }
    }
    return nil
  }
}

// MARK: Answers to a container's questions

extension ReferenceComparison {
  /// A container that asks its view for its sizes and guides.
  private struct Asking: Layout {
    let answers: Answers

    final class Answers {
      var sizes: [ProposedViewSize: Size] = [:]
      var guides: [ProposedViewSize: [Double?]] = [:]
      var priority = 0.0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
      .zero
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      guard let view = subviews.first else { return }
      answers.priority = view.priority
      for p in ReferenceComparison.asked { answers.sizes[p] = view.sizeThatFits(p) }
      for p in ReferenceComparison.drawn.prefix(2) {
        let dimensions = view.dimensions(in: p)
        answers.guides[p] = ReferenceGuide.allCases.flatMap {
          [dimensions[explicit: $0.horizontal], dimensions[explicit: $0.vertical]]
        }
      }
    }
  }

  private var answersDifference: String? {
    let answers = Asking.Answers()
    let view = DrawnReference(model: model, notes: ReferenceNotes())
    _ = Drawing(of: Asking(answers: answers).callAsFunction { view })
    if answers.priority != node.priority {
      return "priority \(answers.priority), not \(node.priority)"
    }
    for p in Self.asked {
      let fresh = ReferenceNode(model.withoutGroups)
      let (found, expected) = (answers.sizes[p] ?? .zero, fresh.size(p))
      if p.isInfinite, fresh.isIndefinite { continue }
      if !expected.isNear(found) { return "asked \(p): \(found), not \(expected)" }
    }
    return Self.drawn.prefix(2).lazy.compactMap { p in
      self.guideDifference(p, answers.guides[p] ?? [])
    }.first
  }

  private func guideDifference(_ p: ProposedViewSize, _ found: [Double?]) -> String? {
    let expected = ReferenceGuide.allCases.flatMap {
      [node.explicit($0, .horizontal, p), node.explicit($0, .vertical, p)]
    }
    guard let index = zip(found, expected).map({ !isNear($0, $1) }).firstIndex(of: true) else {
      return nil
    }
    let axis: Axis = index.isMultiple(of: 2) ? .horizontal : .vertical
    let guide = ReferenceGuide.allCases[index / 2]
    return "\(p): \(axis) guide \(guide): \(String(describing: found[index])), "
      + "not \(String(describing: expected[index]))"
  }
}

// MARK: What is compared

extension View {
  /// Notes what the view says.
  fileprivate func observed(by notes: ReferenceNotes) -> some View {
    backgroundPreferenceValue(ReferenceWords.self) { words in
      Noting { notes.values = words }
    }
    .overlayPreferenceValue(ReferenceAnchors.self) { anchors in
      GeometryReader { proxy in
        Noting { notes.anchored = anchors.map(\.0) }
        let corner = proxy.frame(in: .global).origin
        ForEach(each: anchors) {
          notes.note(-$0.0, proxy[$0.1].offsetBy(dx: corner.x, dy: corner.y))
        }
      }
    }
  }
}

extension Drawing {
  fileprivate var framesByNumber: [Int: [Rect]] {
    var frames: [Int: [Rect]] = [:]
    for item in layers.flatMap(\.items) {
      if case .begin(let mark, let frame) = item { frames[mark.id, default: []].append(frame) }
    }
    return frames
  }
}

extension LayoutWarning {
  /// Random bounds may contradict each other, and random names may be unknown; nothing else is odd.
  fileprivate var isUnexpected: Bool {
    !description.contains("is raised to") && !description.contains("no view around is named")
  }
}

private func isNear(_ one: Double?, _ other: Double?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one == other || abs(one - other) < 1e-9
}

extension ProposedViewSize {
  fileprivate var isInfinite: Bool { width == .infinity || height == .infinity }
}

extension Size {
  fileprivate func isNear(_ other: Size) -> Bool {
    TreeDrawingTests.isNear(width, other.width) && TreeDrawingTests.isNear(height, other.height)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    TreeDrawingTests.isNear(minX, other.minX) && TreeDrawingTests.isNear(minY, other.minY)
      && size.isNear(other.size)
  }
}
