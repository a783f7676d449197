@testable import TreeDrawing

/// Makes random views, the same ones for the same seed.
struct ViewMaker {
  private var random: SplitMix64
  private var nextID = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// One view, around several if need be.
  mutating func root(depth: Int) -> ReferenceView { view(depth: depth).alone }

  mutating func view(depth: Int) -> ReferenceView {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: return made(container(), inside: 0...3, depth)
    case 4: return leaf()
    case 5, 6: return made(wrapper(), inside: 1...1, depth)
    case 7: return made(modifier(), inside: 1...1, depth)
    case 8: return made(speaker(), inside: 1...1, depth)
    default:
      let kind = ReferenceView.Kind.secondary(isInFront: flag(), guide(), guide())
      nextID += 1
      let id = nextID
      return ReferenceView(kind, id: id, [view(depth: depth - 1), view(depth: depth - 2)])
    }
  }

  private mutating func made(
    _ kind: ReferenceView.Kind, inside count: ClosedRange<Int>, _ depth: Int
  ) -> ReferenceView {
    nextID += 1
    let id = nextID
    let count = Int.random(in: count, using: &random)
    return ReferenceView(kind, id: id, (0..<count).map { _ in view(depth: depth - 1) })
  }
}

// MARK: Kinds

extension ViewMaker {
  private mutating func leaf() -> ReferenceView {
    nextID += 1
    return ReferenceView(leafKind(), id: nextID)
  }

  private mutating func leafKind() -> ReferenceView.Kind {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: .color
    case 2: .spacer(length())
    case 3: .divider
    case 4, 5: .text(text())
    default: .fixed(abs(number()), abs(number()))
    }
  }

  private mutating func container() -> ReferenceView.Kind {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: .stack(.horizontal, guide(), spacing: spacing())
    case 3...5: .stack(.vertical, guide(), spacing: spacing())
    case 6: .zStack(guide(), guide())
    case 7: .group
    case 8: .reader
    default: .layout(ReferenceRule.allCases.randomElement(using: &random) ?? .passing)
    }
  }

  private mutating func wrapper() -> ReferenceView.Kind {
    switch Int.random(in: 0..<7, using: &random) {
    case 6: .ratio([0.5, 1, 1.5, 4].randomElement(using: &random) ?? 1, fills: flag())
    case 0: .padding(insets())
    case 1: .frame(length(), length(), guide(), guide())
    case 2, 3: .flexible(bounds(), bounds(), guide(), guide())
    case 4: .fixedSize(flag(), flag())
    default: .position(number(), number())
    }
  }

  private mutating func modifier() -> ReferenceView.Kind {
    let fractions = [0, 0.25, 0.5, 1, -0.5]
    return switch Int.random(in: 0..<8, using: &random) {
    case 7: .look(ReferenceLook.allCases.randomElement(using: &random) ?? .faded)
    case 6: .effect(effect())
    case 0: .offset(number(), number())
    case 1: .priority(Double(Int.random(in: -1...2, using: &random)))
    case 2: .layoutValue(Int.random(in: 0...9, using: &random))
    default:
      .guide(
        guide(), width: fractions.randomElement(using: &random) ?? 0,
        height: fractions.randomElement(using: &random) ?? 0, plus: number())
    }
  }

  private mutating func speaker() -> ReferenceView.Kind {
    switch Int.random(in: 0..<7, using: &random) {
    case 6: .resolving
    case 0: .named(name())
    case 1: .says(Int.random(in: 1...9, using: &random))
    case 2: .adds(Int.random(in: 1...9, using: &random))
    case 3: .told(in: flag() ? name() : "")
    case 4: .anchored
    default: .counting(isInFront: flag(), guide(), guide())
    }
  }
}

// MARK: Their parameters

extension ViewMaker {
  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  /// A turn, often by quarters, or a change of scale, or both.
  private mutating func effect() -> ReferenceEffect {
    let places = [0, 0.5, 1, 0.25, 2]
    var effect = ReferenceEffect(
      anchor: UnitPoint(
        x: places.randomElement(using: &random) ?? 0, y: places.randomElement(using: &random) ?? 0))
    let scales = [1, 2, -1, 0.5, 1.25]
    if flag() {
      effect.degrees = flag() ? 90 * Double(Int.random(in: -3...5, using: &random)) : number()
    }
    if effect.degrees == 0 || flag() {
      effect.scale.width = scales.randomElement(using: &random) ?? 1
      effect.scale.height = scales.randomElement(using: &random) ?? 1
    }
    return effect
  }

  private mutating func bounds() -> ReferenceBounds {
    ReferenceBounds(least: length(), ideal: length(), greatest: flag() ? .infinity : length())
  }

  private mutating func guide() -> ReferenceGuide {
    ReferenceGuide.allCases.randomElement(using: &random) ?? .middle
  }

  private mutating func text() -> ReferenceText {
    let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      ReferenceText.words.randomElement(using: &random) ?? ""
    }
    let content = words.joined(separator: Int.random(in: 0..<4, using: &random) == 0 ? "\n" : " ")
    let limit =
      Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 1...2, using: &random) : nil
    return ReferenceText(content: content, lineLimit: limit)
  }

  private mutating func name() -> String { flag() ? "one" : "other" }

  private mutating func spacing() -> Double? {
    flag() ? nil : Double(Int.random(in: -3...12, using: &random))
  }

  private mutating func length() -> Double? { flag() ? abs(number()) : nil }

  private mutating func number() -> Double {
    Double(Int.random(in: -40...120, using: &random)) / 4 + (flag() ? 20 : 0)
  }

  private mutating func flag() -> Bool { Bool.random(using: &random) }
}
