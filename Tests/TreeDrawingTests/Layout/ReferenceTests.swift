import Testing

@testable import TreeDrawing

/// The engine against the rules written down plainly, on random views.
@Suite struct ReferenceTests {
  @Test(arguments: Effort.blocks(10_000))
  func `random views are laid out by the rules`(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var maker = ViewMaker(seed: seed)
      let drawn = maker.root(depth: 4)
      let view = drawn.withoutGroups
      for proposal in [.unspecified, ProposedViewSize(width: 150, height: 90)] {
        let layout = LaidOut(drawn, proposal: proposal)
        let size = ReferenceLayout.size(view, proposal, nil)
        let frames = ReferenceLayout.frames(of: view, for: proposal)
        #expect(isClose(layout.size, size), "seed \(seed), \(layout.size) ≠ \(size), \(view)")
        let isEqual =
          frames.keys.sorted() == layout.frames.keys.sorted()
          && frames.allSatisfy { id, frame in isClose(layout.frames[id], frame) }
        #expect(isEqual, "seed \(seed), \(layout.frames) ≠ \(frames), \(view)")
      }
      for guide in ReferenceGuide.allCases {
        let x = ReferenceLayout.explicit(guide, .horizontal, of: view, .unspecified, nil)
        let y = ReferenceLayout.explicit(guide, .vertical, of: view, .unspecified, nil)
        let isEqual =
          isClose(LaidOut.explicit(guide.horizontal, of: drawn), x)
          && isClose(LaidOut.explicit(guide.vertical, of: drawn), y)
        #expect(isEqual, "seed \(seed), \(guide) in \(view)")
      }
    }
  }

  private func isClose(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) < 1e-9
  }

  private func isClose(_ one: Size, _ other: Size) -> Bool {
    isClose(one.width, other.width) && isClose(one.height, other.height)
  }

  private func isClose(_ one: Rect?, _ other: Rect) -> Bool {
    guard let one else { return false }
    return isClose(one.minX, other.minX) && isClose(one.minY, other.minY)
      && isClose(one.size, other.size)
  }
}

/// Makes random views, the same ones for the same seed.
struct ViewMaker {
  private var random: SplitMix64
  private var nextID = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// One view, around several if need be.
  mutating func root(depth: Int) -> ReferenceView {
    let view = view(depth: depth)
    return view.isGroup ? .zStack(horizontal: .middle, vertical: .middle, [view]) : view
  }

  mutating func view(depth: Int) -> ReferenceView {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: return stack(depth)
    case 4: return .zStack(horizontal: guide(), vertical: guide(), views(depth))
    case 5: return .padding(insets(), view(depth: depth - 1))
    case 6: return .frame(length(), length(), guide(), guide(), view(depth: depth - 1))
    case 7: return .flexible(bounds(), bounds(), guide(), guide(), view(depth: depth - 1))
    case 8: return .fixedSize(flag(), flag(), view(depth: depth - 1))
    case 9, 10: return guided(depth)
    case 11: return secondary(depth)
    case 12: return .offset(number(), number(), view(depth: depth - 1))
    case 13: return .priority(Double(Int.random(in: 0...2, using: &random)), view(depth: depth - 1))
    case 14: return .group(views(depth))
    default: return leaf()
    }
  }

  private mutating func leaf() -> ReferenceView {
    nextID += 1
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .shape(id: nextID)
    case 1: return .spacer(abs(number()))
    case 2: return .text(.oneLine, id: nextID)
    case 3: return .text(.twoLines, id: nextID)
    default: return .fixed(abs(number()), abs(number()), id: nextID)
    }
  }

  private mutating func stack(_ depth: Int) -> ReferenceView {
    let axis: Axis = flag() ? .horizontal : .vertical
    let spacing = Double(Int.random(in: -3...12, using: &random))
    return .stack(axis, guide: guide(), spacing: spacing, views(depth))
  }

  private mutating func secondary(_ depth: Int) -> ReferenceView {
    let isInFront = flag()
    let (horizontal, vertical) = (guide(), guide())
    let primary = view(depth: depth - 1)
    let other = view(depth: depth - 2)
    return .secondary(isInFront: isInFront, horizontal, vertical, primary, behind: other)
  }

  private mutating func guided(_ depth: Int) -> ReferenceView {
    let fractions = [0, 0.25, 0.5, 1, -0.5]
    let width = fractions.randomElement(using: &random) ?? 0
    let height = fractions.randomElement(using: &random) ?? 0
    return .guide(guide(), width: width, height: height, plus: number(), view(depth: depth - 1))
  }

  private mutating func views(_ depth: Int) -> [ReferenceView] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in view(depth: depth - 1) }
  }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  private mutating func bounds() -> ReferenceBounds {
    ReferenceBounds(
      least: length(), ideal: length(), greatest: flag() ? .infinity : length())
  }

  private mutating func guide() -> ReferenceGuide {
    ReferenceGuide.allCases.randomElement(using: &random) ?? .middle
  }

  private mutating func length() -> Double? { flag() ? abs(number()) : nil }

  private mutating func number() -> Double {
    Double(Int.random(in: -40...120, using: &random)) / 4 + (flag() ? 20 : 0)
  }

  private mutating func flag() -> Bool { Bool.random(using: &random) }
}
