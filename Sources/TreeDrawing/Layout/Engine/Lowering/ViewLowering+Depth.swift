// Views that contain views of their own kind, which could nest calls as deep as themselves.
//
// A view that is met deep inside others is lowered later, like one of a collection.

extension ViewLowering {
  /// The depth from which on views are postponed where that makes no difference.
  private static let usualDepth = 48
  /// The depth from which on views are postponed everywhere.
  private static let greatestDepth = 96
  /// How much sooner dynamic content is postponed, so that what it consists of is not: whether that
  /// is anything must be known at its end.
  private static let dynamicDepth = 16

  /// Lowers a view that may contain others of its kind, or has it lowered later.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - isDynamic: whether it is dynamic content.
  ///   - now: lowers it.
  mutating func nest<Nested: View>(
    _ view: Nested, isDynamic: Bool = false, now: (inout ViewLowering) -> Void
  ) {
    guard !isTooDeep(depth + (isDynamic ? Self.dynamicDepth : 0)) else { return postpone(view) }
    let weight = isDynamic ? 1 : Self.weight(of: Nested.self)
    depth += weight
    now(&self)
    depth -= weight
  }

  /// How many usual views a view counts for: a view holds all that is inside it, and calls that
  /// lower it keep copies.
  private static func weight<Nested: View>(of view: Nested.Type) -> Int {
    1 + MemoryLayout<Nested>.size >> 10
  }

  /// Whether a view is to be lowered later.
  ///
  /// Among several views that is the same as now. In a wrapper, it must be one view from then on:
  /// if it turns out to be several, they become a ZStack. So that is done only if it must be.
  private func isTooDeep(_ depth: Int) -> Bool {
    guard depth >= Self.usualDepth else { return false }
    return depth >= Self.greatestDepth || cursor.slot == .several
  }

  /// Lowers a view at the cursor when no other is being lowered.
  @inline(never)
  private mutating func postpone(_ view: some View) { postpone(PostponedView(view: view)) }

  private mutating func postpone(_ view: PostponedView) {
    guard cursor.slot != .several else { return lowerLater(view) }
    container(.postponed, payload: 0) { lowering in
      lowering.cursor.slot = .zStack
      lowering.lowerLater(view)
    }
  }

  /// Sees to it that what was postponed in a wrapper is a view, if only an empty one.
  fileprivate mutating func fillPostponed() {
    guard cursor.slot == .zStack, cursor.previous == .none else { return }
    container(.zStack, payload: arena.parameters.alignments.index(of: .center)) { _ in }
  }
}

/// A view that is met deep inside others.
///
/// It is any view, since few are so deep: no code is written out for each type of view.
private struct PostponedView: PendingSource {
  var view: (any View)?

  mutating func lowerNext(into lowering: inout ViewLowering) -> Bool {
    guard let view else {
      lowering.fillPostponed()
      return false
    }
    self.view = nil
    view._lower(into: &lowering)
    return true
  }
}
