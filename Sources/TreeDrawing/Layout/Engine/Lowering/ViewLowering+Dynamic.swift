// Dynamic content: for keys of preferences that nothing in it writes, it adds the default value.
//
// Where dynamic content contains dynamic content, what is further in adds the default already, and
// what is around it need not. So groups of views are never nested, and a bit for each view tells
// them apart.

extension ViewLowering {
  /// Lowers conditional content: views whose number or kind depends on data.
  mutating func dynamic(_ view: some View, _ views: (inout ViewLowering) -> Void) {
    nest(view, isDynamic: true) { $0.dynamic(views) }
  }

  private mutating func dynamic(_ views: (inout ViewLowering) -> Void) {
    let start = cursor.previous
    let waiting = pending.count
    let others = cursor.dynamicCount
    views(&self)
    guard pending.count == waiting, cursor.dynamicCount == others, !hasFoundSeveral else { return }
    markDynamicViews(after: start)
  }

  /// Marks the views behind another, up to the cursor, as dynamic; there may be none.
  mutating func markDynamicViews(after start: ElementID) {
    cursor.dynamicCount += 1
    arena[cursor.parent].defaultPlaces.insert(.amongChildren)
    guard cursor.previous != start else { return markMissingViews() }
    let first = child(after: start)
    guard first != cursor.previous else {
      arena[first].defaultPlaces.insert(.inside)
      return
    }
    arena[first].defaultPlaces.insert(.groupStart)
    var last = first
    while last != cursor.previous {
      last = arena[last].nextSibling
      arena[last].defaultPlaces.insert(.groupRest)
    }
  }

  private mutating func markMissingViews() {
    if cursor.previous == .none {
      arena[cursor.parent].defaultPlaces.insert(.beforeChildren)
    } else {
      arena[cursor.previous].defaultPlaces.insert(.behind)
    }
  }

  private mutating func child(after previous: ElementID) -> ElementID {
    previous == .none
      ? arena[cursor.parent].firstChild
      : arena[previous].nextSibling
  }
}
