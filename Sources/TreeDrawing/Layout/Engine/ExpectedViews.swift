/// How much of each table views that are about to be lowered will take.
struct ExpectedViews {
  let elements: Int
  let notes: Int
  let texts: Int
  let stacks: Int
  let lines: Int
}

extension ViewLowering {
  /// Makes room for views, so that large tables are not copied as they grow, and have been cleared when the views come.
  mutating func makeRoom(for views: ExpectedViews) {
    let around = 16
    arena.elements.makeRoom(for: views.elements + around)
    arena.notes.makeRoom(for: views.notes + around)
    arena.texts.makeRoom(for: views.texts)
    arena.stacks.makeRoom(for: views.stacks)
    arena.lines.makeRoom(for: views.lines)
    clearAhead([
      arena.elements.room, arena.notes.room, arena.texts.room, arena.stacks.room, arena.lines.room,
    ])
  }
}
