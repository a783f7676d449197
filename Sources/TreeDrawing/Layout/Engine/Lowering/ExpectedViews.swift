/// How much of each table views that are about to be lowered will take.
struct ExpectedViews {
  var elements = 0
  var notes = 0
  var texts = 0
  var stacks = 0
  var lines = 0
}

extension ExpectedViews {
  static func += (sum: inout ExpectedViews, more: ExpectedViews) {
    sum.elements += more.elements
    sum.notes += more.notes
    sum.texts += more.texts
    sum.stacks += more.stacks
    sum.lines += more.lines
  }
}

extension ViewLowering {
  /// Makes room for views, so that large tables are not copied as they grow, and have been cleared when the views come.
  ///
  /// Where there is room already, for these views and others, nothing is done.
  mutating func makeRoom(for views: ExpectedViews) {
    guard arena.elements.count + views.elements > arena.elements.capacity else { return }
    clearAhead([
      arena.elements.makeRoom(for: views.elements), arena.notes.makeRoom(for: views.notes),
      arena.texts.makeRoom(for: views.texts), arena.stacks.makeRoom(for: views.stacks),
      arena.lines.makeRoom(for: views.lines),
    ])
  }
}
