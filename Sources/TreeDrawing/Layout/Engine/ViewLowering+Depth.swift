// Views that consist of views of their own kind, which could nest calls as deep as themselves.
//
// A view that is met deep inside the bodies of others is lowered later, like one of a collection.

extension ViewLowering {
  /// The depth from which on views are postponed where that makes no difference.
  private static let usualDepth = 32
  /// The depth from which on views are postponed everywhere.
  private static let greatestDepth = 64

  /// Whether a view's body is to be lowered later.
  ///
  /// Among several views that is the same as now. The one view of a wrapper becomes a pile of one,
  /// which built-in guides and priorities do not leave, so that is done only if it must be.
  var isTooDeep: Bool {
    guard depth >= Self.usualDepth else { return false }
    return depth >= Self.greatestDepth
      || place.slot == .several
  }

  /// Lowers a view at the current place when no other is being lowered.
  mutating func postpone(_ view: some View) {
    if place.slot == .several { lowerLater(view) } else { pile { $0.lowerLater(view) } }
  }

  private mutating func lowerLater(_ view: some View) {
    var isLowered = false
    let views = PendingViews(at: place) { lowering in
      guard !isLowered else { return false }
      isLowered = true
      view.lower(into: &lowering)
      return true
    }
    pending.append(views)
  }
}
