// Dynamic content: for keys of preferences that nothing in it writes, it adds the default value.
//
// Where dynamic content contains dynamic content, what is further in adds the default already, and what
// is around it need not. So groups of views are never nested, and a bit for each view tells them apart.

extension ViewLowering {
  /// Lowers views that might as well be others, or none.
  mutating func dynamic(_ view: some View, _ views: (inout ViewLowering) -> Void) {
    nest(view, isDynamic: true) { $0.dynamic(views) }
  }

  private mutating func dynamic(_ views: (inout ViewLowering) -> Void) {
    let start = place.previous
    let waiting = pending.count
    let others = place.dynamicCount
    views(&self)
    guard pending.count == waiting, place.dynamicCount == others, !hasFoundSeveral else { return }
    noteDynamicViews(after: start)
  }

  /// Notes that the views behind another, up to the current place, are dynamic; there may be none.
  mutating func noteDynamicViews(after start: Int32) {
    place.dynamicCount += 1
    arena.elements[Int(place.parent)].defaultPlaces.insert(.amongChildren)
    guard place.previous != start else { return noteMissingViews() }
    let first = child(after: start)
    guard first != place.previous else {
      arena.elements[Int(first)].defaultPlaces.insert(.inside)
      return
    }
    arena.elements[Int(first)].defaultPlaces.insert(.groupStart)
    var last = first
    while last != place.previous {
      last = arena.elements[Int(last)].nextSibling
      arena.elements[Int(last)].defaultPlaces.insert(.groupRest)
    }
  }

  private mutating func noteMissingViews() {
    if place.previous == Element.none {
      arena.elements[Int(place.parent)].defaultPlaces.insert(.beforeChildren)
    } else {
      arena.elements[Int(place.previous)].defaultPlaces.insert(.behind)
    }
  }

  private func child(after previous: Int32) -> Int32 {
    previous == Element.none
      ? arena.elements[Int(place.parent)].firstChild
      : arena.elements[Int(previous)].nextSibling
  }
}
