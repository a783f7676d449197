/// Views of a collection that are lowered one by one, as late as possible.
///
/// If each were lowered as soon as it is met, views that contain collections of views of their own
/// kind (as trees do) would nest calls as deep as themselves.
struct PendingViews {
  /// Lowers the next view, or says that there is none.
  let lowerNext: (inout ViewLowering) -> Bool
  /// The place of the first view.
  private let start: Int32
  /// The place of the next view; the collection that it belongs to is that around.
  private(set) var place: ViewLowering.Place

  /// Makes views to be lowered at the current place later.
  init(at place: ViewLowering.Place, lowerNext: @escaping (inout ViewLowering) -> Bool) {
    self.lowerNext = lowerNext
    start = place.previous
    self.place = place
  }

  /// Moves behind a view that was lowered.
  mutating func advance(to lowered: ViewLowering.Place) {
    place.previous = lowered.previous
    place.dynamicCount = lowered.dynamicCount
  }

  /// Moves behind the views of a collection that was met at a place of this one's.
  ///
  /// If a view was lowered meanwhile that stands behind that collection, the place is right already.
  mutating func advance(past inner: PendingViews) {
    if place.previous == inner.start { place.previous = inner.place.previous }
  }
}

extension ViewLowering {
  /// Lowers all views that wait, those that were met last first.
  mutating func lowerPendingViews() {
    while let views = pending.last {
      let index = pending.count - 1
      place = views.place
      place.collection = Int32(index)
      let isLowered = views.lowerNext(&self)
      pending[index].advance(to: place)
      if !isLowered { finishPendingViews() }
    }
  }

  private mutating func finishPendingViews() {
    guard let finished = pending.popLast() else { return }
    let enclosing = Int(finished.place.collection)
    if enclosing >= 0 { pending[enclosing].advance(past: finished) }
  }
}
