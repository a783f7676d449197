/// How much of each table views that are about to be lowered will take.
struct ExpectedViews {
  var elements = 0
  var annotations = 0
  var texts = 0
  var stacks = 0
  var tidyStacks = 0
  var outlines = 0
  var connectors = 0
}

extension ExpectedViews {
  static func += (sum: inout ExpectedViews, more: ExpectedViews) {
    sum.elements += more.elements
    sum.annotations += more.annotations
    sum.texts += more.texts
    sum.stacks += more.stacks
    sum.tidyStacks += more.tidyStacks
    sum.outlines += more.outlines
    sum.connectors += more.connectors
  }
}

extension ViewLowering {
  /// Makes room for views, so that large tables are not copied as they grow, and have been cleared
  /// when the views come.
  ///
  /// Where there is room already, for these views and others, nothing is done.
  mutating func makeRoom(for views: ExpectedViews) {
    guard arena.tree.elements.count + views.elements > arena.tree.elements.capacity else { return }
    clearAhead([
      arena.tree.elements.makeRoom(for: views.elements),
      arena.tree.annotations.makeRoom(for: views.annotations),
      arena.picture.texts.makeRoom(for: views.texts),
      arena.parameters.stacks.makeRoom(for: views.stacks),
      arena.parameters.tidyStacks.makeRoom(for: views.tidyStacks),
      arena.picture.outlines.makeRoom(
        forOutlines: views.outlines, connectors: views.connectors),
    ])
  }
}
