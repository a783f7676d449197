// The rule for groups, written down plainly: what modifies a group modifies each of its views.

extension ReferenceView {
  /// The view without groups; several views are a pile.
  var withoutGroups: ReferenceView {
    isGroup ? ReferenceView(.zStack(.middle, .middle), id: -1 - id, members) : members[0]
  }

  /// Whether the view is several ones, modified or not.
  var isGroup: Bool {
    if kind == .group { return true }
    return kind.count == nil ? false : views.first?.isGroup ?? false
  }

  /// The views that this one is, none of which is or contains a group.
  private var members: [ReferenceView] {
    switch kind {
    case .group: return views.flatMap(\.members)
    case .stack, .zStack, .reader, .layout:
      return [ReferenceView(kind, id: id, views.flatMap(\.members))]
    default:
      guard let first = views.first else { return [self] }
      let others = views.dropFirst().map(\.withoutGroups)
      return first.members.map { ReferenceView(kind, id: id, [$0] + others) }
    }
  }
}
