// The rule for groups, written down plainly: what modifies a group modifies each of its views.

extension ReferenceView {
  /// The view without groups; several views are a pile.
  var withoutGroups: ReferenceView { Self.piled(members, id: -1 - id) }

  /// Whether the view is several ones, modified or not.
  var isGroup: Bool {
    if kind == .group { return true }
    return kind.count == nil ? false : views.first?.isGroup ?? false
  }

  private static func piled(_ views: [ReferenceView], id: Int) -> ReferenceView {
    views.count == 1 ? views[0] : ReferenceView(.zStack(.middle, .middle), id: id, views)
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
