@testable import TreeDrawing

/// The rules of layout, written down as directly as possible: recursive, slow, and without anything that the engine
/// computes with.
///
/// A view that is offered something has a size and, once that is final, places for the views inside. All that is said of
/// guides follows from these places.
final class ReferenceNode {
  typealias Kind = ReferenceView.Kind

  let kind: Kind
  let id: Int
  let views: [ReferenceNode]
  /// The axis of the nearest layout around, by which spacers and dividers go.
  let axis: Axis?
  /// Whether texts do not break: nothing is offered, and no view around the text offers anything.
  let isOfferedNothing: Bool
  /// Sizes that were found before, since each is asked for often.
  private var sizes: [ProposedViewSize: Size] = [:]
  private var foundPlaces: [ProposedViewSize: [Place]] = [:]
  /// Whether infinite lengths met of which the rules do not say what comes.
  private var metInfinities = false

  /// Where a view inside stands, and what it is offered there.
  struct Place {
    let view: ReferenceNode
    let offered: ProposedViewSize
    var origin = Point.zero
  }

  /// Makes nodes of a view that has no groups.
  init(_ view: ReferenceView, in axis: Axis? = nil, isOfferedNothing: Bool = false) {
    kind = view.kind
    id = view.id
    self.axis = axis
    self.isOfferedNothing = isOfferedNothing
    views = view.views.enumerated().map { index, inside in
      ReferenceNode(
        inside, in: Self.axis(of: view.kind, in: axis),
        isOfferedNothing: index == 0 || view.kind.count == nil
          ? view.kind.offersNothing(isOfferedNothing) : false)
    }
  }

  /// What is the nearest layout's axis for the views inside: stacks have one, other containers none.
  private static func axis(of kind: Kind, in axis: Axis?) -> Axis? {
    switch kind {
    case .stack(let own, _, _): own
    case .zStack, .reader, .layout: nil
    default: axis
    }
  }
}

extension ReferenceNode {
  /// Whether, in the view or in one inside, something came of infinite lengths that no rule says.
  var isIndefinite: Bool { metInfinities || views.contains(where: \.isIndefinite) }

  /// A number, noted if it is none, or infinitely far away in a finite length.
  func noted(_ number: Double, in length: Double = .infinity) -> Double {
    if number.isNaN || (number.isInfinite && length.isFinite) { metInfinities = true }
    return number
  }

  /// How large the view is when it is offered something.
  func size(_ p: ProposedViewSize) -> Size {
    if let size = sizes[p] { return size }
    let size = computedSize(p)
    _ = noted(size.width + size.height)
    sizes[p] = size
    return size
  }

  /// Where the views inside stand when the view is placed with what it is offered.
  func places(_ p: ProposedViewSize) -> [Place] {
    if let places = foundPlaces[p] { return places }
    let places = computedPlaces(p)
    foundPlaces[p] = places
    return places
  }

  private func computedSize(_ p: ProposedViewSize) -> Size {
    switch kind {
    case .fixed(let width, let height): Size(width: width, height: height)
    case .color, .reader: p.orTen
    case .text(let text): measured(text, p).size
    case .spacer(let least): spacerSize(least ?? 8, p)
    case .divider: dividerSize(p)
    case .stack(let axis, _, let spacing): stackSize(axis, spacing, p)
    case .zStack(let horizontal, let vertical): pile(horizontal, vertical, p).size
    case .layout(let rule): layoutSize(rule, p)
    case .group: .zero
    default: wrapperSize(p)
    }
  }

  private func computedPlaces(_ p: ProposedViewSize) -> [Place] {
    switch kind {
    case .stack(let axis, let guide, let spacing): stackPlaces(axis, guide, spacing, p)
    case .zStack(let horizontal, let vertical):
      pile(horizontal, vertical, views.count == 1 ? p : ProposedViewSize(size(p))).places
    case .reader: views.map { Place(view: $0, offered: ProposedViewSize(size(p))) }
    case .layout(let rule): layoutPlaces(rule, p)
    default: wrapperPlaces(p)
    }
  }
}

extension ReferenceView.Kind {
  /// Whether nothing is offered to the views inside, if nothing is offered to this one.
  fileprivate func offersNothing(_ isOfferedNothing: Bool) -> Bool {
    switch self {
    case .frame, .flexible, .position, .ratio, .reader, .layout: false
    case .fixedSize(true, true): true
    default: isOfferedNothing
    }
  }
}

extension ProposedViewSize {
  /// What shapes take: all that is offered, and 10 where nothing is.
  var orTen: Size { Size(width: width ?? 10, height: height ?? 10) }
}

// MARK: Views without views inside

extension ReferenceNode {
  /// A spacer stretches along the axis of the nearest layout, along both where that has none.
  private func spacerSize(_ least: Double, _ p: ProposedViewSize) -> Size {
    func length(_ offered: Double?) -> Double { max(offered ?? least, least) }
    switch axis {
    case .horizontal: return Size(width: length(p.width), height: 0)
    case .vertical: return Size(width: 0, height: length(p.height))
    case nil: return Size(width: length(p.width), height: length(p.height))
    }
  }

  /// A text; in most places it breaks where it is offered less than it would like to have.
  func measured(_ text: ReferenceText, _ p: ProposedViewSize) -> ReferenceText.Measured {
    text.measured(isOfferedNothing ? .unspecified : p)
  }

  /// A line of one point, upright in a row.
  private func dividerSize(_ p: ProposedViewSize) -> Size {
    axis == .horizontal
      ? Size(width: 1, height: p.height ?? 10) : Size(width: p.width ?? 10, height: 1)
  }

  /// The priority that the container around sees.
  var priority: Double {
    switch kind {
    case .priority(let value): value
    case .spacer: -.infinity
    case .fixedSize, .guide, .offset, .effect, .layoutValue, .look, .named, .says, .adds, .told,
      .anchored, .resolving, .secondary, .counting:
      views[0].priority
    default: 0
    }
  }

  /// What the view tells a container of one's own; the innermost value counts.
  var layoutValue: Int? {
    guard kind.count ?? 0 > 0 else { return nil }
    if let inner = views[0].layoutValue { return inner }
    if case .layoutValue(let value) = kind { return value }
    return nil
  }
}
