/// Views of a collection that are lowered one by one, as late as possible.
///
/// If each were lowered as soon as it is met, views that contain collections of views of their own
/// kind (as trees do) would nest calls as deep as themselves.
final class PendingViews {
  /// Lowers the next view, or says that there is none.
  ///
  /// It is a closure because a method of a generic
  /// class would not be specialised for the views.
  private let lowerView: (inout ViewLowering) -> Bool
  private let start: Int32
  private let enclosing: PendingViews?
  private var place: ViewLowering.Place

  /// Makes views to be lowered at the current place later.
  init(
    at place: ViewLowering.Place, lowerView: @escaping (inout ViewLowering) -> Bool
  ) {
    self.lowerView = lowerView
    start = place.previous
    enclosing = place.collection
    self.place = place
  }

  /// Lowers the next view, or says that there is none.
  func lowerNext(into lowering: inout ViewLowering) -> Bool {
    lowering.place = place
    lowering.place.collection = self
    let isLowered = lowerView(&lowering)
    place.previous = lowering.place.previous
    place.dynamicCount = lowering.place.dynamicCount
    if !isLowered { enclosing?.advance(from: start, to: place.previous) }
    return isLowered
  }

  /// Moves behind the views of a collection that was met at a place of this one's.
  ///
  /// If a view was lowered meanwhile that stands behind that collection, the place is right already.
  private func advance(from start: Int32, to end: Int32) {
    if place.previous == start { place.previous = end }
  }
}
