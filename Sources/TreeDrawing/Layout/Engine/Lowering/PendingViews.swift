/// Views of a collection that are lowered one by one, as late as possible.
///
/// If each were lowered as soon as it is met, views that contain collections of views of their own
/// kind (as trees do) would nest calls as deep as themselves.
struct PendingViews {
  /// What lowers them.
  fileprivate var source: any PendingSource
  /// The place of the first view.
  private let start: Int32
  /// The place of the next view; the collection that it belongs to is that around.
  private(set) var place: ViewLowering.Place

  /// Makes views to be lowered at the current place later.
  init(at place: ViewLowering.Place, from source: any PendingSource) {
    self.source = source
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

/// What lowers views one by one.
protocol PendingSource {
  /// Lowers the next view, or says that there is none.
  mutating func lowerNext(into lowering: inout ViewLowering) -> Bool

  /// Whether it is known that there is no other view.
  var isFinished: Bool { get }
}

extension PendingSource {
  var isFinished: Bool { false }
}

/// A source that is a closure, whose type does not grow with those of views in each other: the runtime
/// would need a large stack to find out about such a type.
struct PendingClosure: PendingSource {
  let next: (inout ViewLowering) -> Bool

  init(_ next: @escaping (inout ViewLowering) -> Bool) { self.next = next }

  func lowerNext(into lowering: inout ViewLowering) -> Bool { next(&lowering) }
}

/// What stands in for a source that is at work.
private struct NoSource: PendingSource {
  func lowerNext(into lowering: inout ViewLowering) -> Bool { false }
}

extension ViewLowering {
  /// Adds views to be lowered at the current place when no other is.
  mutating func lowerLater(_ source: some PendingSource) {
    pending.append(PendingViews(at: place, from: source))
  }

  /// Lowers all views that wait, those that were met last first.
  mutating func lowerPendingViews() {
    while let index = pending.indices.last {
      place = pending[index].place
      place.collection = Int32(index)
      let isLowered = lowerNext(of: index)
      pending[index].advance(to: place)
      if !isLowered || (pending[index].source.isFinished && isAlone(index)) {
        finishPendingViews(index)
      }
    }
  }

  /// Whether none of the views that were met meanwhile is one of a source's.
  ///
  /// Then the source need not wait for them; in a chain of nodes as many would wait as it is deep.
  private mutating func isAlone(_ index: Int) -> Bool {
    pending[(index + 1)...].allSatisfy { $0.place.collection != Int32(index) }
  }

  /// Lowers the next view of a source, which is taken out meanwhile so that it is not copied.
  private mutating func lowerNext(of index: Int) -> Bool {
    var source: any PendingSource = NoSource()
    swap(&source, &pending[index].source)
    let isLowered = source.lowerNext(into: &self)
    if isLowered { swap(&source, &pending[index].source) }
    return isLowered
  }

  private mutating func finishPendingViews(_ index: Int) {
    let finished = pending.remove(at: index)
    let enclosing = Int(finished.place.collection)
    if enclosing >= 0 { pending[enclosing].advance(past: finished) }
  }
}
