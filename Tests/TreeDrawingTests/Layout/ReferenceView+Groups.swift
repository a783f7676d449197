@testable import TreeDrawing

// The rule for groups, written down plainly: what modifies a group modifies each of its views.

extension ReferenceView {
  /// The same view without groups; several views are a pile.
  var withoutGroups: ReferenceView {
    isGroup ? .zStack(horizontal: .middle, vertical: .middle, members) : members[0]
  }

  /// Whether the view is several ones, modified or not.
  var isGroup: Bool {
    switch self {
    case .group: true
    case .padding(_, let view), .frame(_, _, _, _, let view), .flexible(_, _, _, _, let view),
      .fixedSize(_, _, let view), .guide(_, _, _, _, let view), .secondary(_, _, _, let view, _),
      .offset(_, _, let view), .priority(_, let view):
      view.isGroup
    default: false
    }
  }

  /// The views that this one is, none of which is or contains a group.
  private var members: [ReferenceView] {
    switch self {
    case .group(let views): views.flatMap(\.members)
    case .stack(let axis, let guide, let spacing, let views):
      [.stack(axis, guide: guide, spacing: spacing, views.flatMap(\.members))]
    case .zStack(let horizontal, let vertical, let views):
      [.zStack(horizontal: horizontal, vertical: vertical, views.flatMap(\.members))]
    default: modifiedMembers
    }
  }

  private var modifiedMembers: [ReferenceView] {
    switch self {
    case .padding(let insets, let view): view.members.map { .padding(insets, $0) }
    case .frame(let width, let height, let horizontal, let vertical, let view):
      view.members.map { .frame(width, height, horizontal, vertical, $0) }
    case .flexible(let width, let height, let horizontal, let vertical, let view):
      view.members.map { .flexible(width, height, horizontal, vertical, $0) }
    case .fixedSize(let horizontal, let vertical, let view):
      view.members.map { .fixedSize(horizontal, vertical, $0) }
    case .guide(let guide, let width, let height, let plus, let view):
      view.members.map { .guide(guide, width: width, height: height, plus: plus, $0) }
    case .secondary(let isInFront, let horizontal, let vertical, let view, let other):
      view.members.map {
        .secondary(
          isInFront: isInFront, horizontal, vertical, $0, behind: other.withoutGroups)
      }
    case .offset(let x, let y, let view): view.members.map { .offset(x, y, $0) }
    case .priority(let value, let view): view.members.map { .priority(value, $0) }
    default: [self]
    }
  }
}
