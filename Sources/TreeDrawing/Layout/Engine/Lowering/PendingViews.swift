/// Views of a collection that are lowered one by one, as late as possible.
///
/// If each were lowered as soon as it is met, views that contain collections of views of their own
/// kind (as trees do) would nest calls as deep as themselves.
struct PendingViews {
  /// Lowers them.
  fileprivate var source: any PendingSource
  /// The child that the first view comes behind.
  private let start: ElementID
  /// Where the next view goes; the collection that it belongs to is that around.
  private(set) var cursor: ViewLowering.Cursor

  /// Makes views to be lowered at a cursor later.
  init(at cursor: ViewLowering.Cursor, from source: any PendingSource) {
    self.source = source
    start = cursor.previous
    self.cursor = cursor
  }

  /// Moves behind a view that was lowered.
  mutating func advance(to lowered: ViewLowering.Cursor) {
    cursor.previous = lowered.previous
    cursor.dynamicCount = lowered.dynamicCount
  }

  /// After a nested collection is finished, continues behind its last view.
  ///
  /// If a view was lowered meanwhile that stands behind that collection, the place is right
  /// already.
  mutating func advance(past inner: PendingViews) {
    if cursor.previous == inner.start { cursor.previous = inner.cursor.previous }
  }
}

/// A source of views, which lowers them one by one.
protocol PendingSource {
  /// Lowers the next view, or says that there is none.
  mutating func lowerNext(into lowering: inout ViewLowering) -> Bool

  /// Whether it is known that there is no other view.
  var isFinished: Bool { get }
}

extension PendingSource {
  var isFinished: Bool { false }
}

/// A source that is a closure, whose type does not grow with those of views in each other: the
/// runtime would need a large stack to find out about such a type.
struct PendingClosure: PendingSource {
  let next: (inout ViewLowering) -> Bool

  init(_ next: @escaping (inout ViewLowering) -> Bool) { self.next = next }

  func lowerNext(into lowering: inout ViewLowering) -> Bool { next(&lowering) }
}

/// A placeholder while a source is at work.
private struct NoSource: PendingSource {
  func lowerNext(into lowering: inout ViewLowering) -> Bool { false }
}

extension ViewLowering {
  /// Adds views to be lowered at the cursor when no other is.
  mutating func lowerLater(_ source: some PendingSource) {
    pending.append(PendingViews(at: cursor, from: source))
  }

  /// Lowers all views that wait, those that were met last first.
  mutating func lowerPendingViews() {
    while let index = pending.indices.last {
      cursor = pending[index].cursor
      cursor.collection = Int32(index)
      let isLowered = lowerNext(of: index)
      pending[index].advance(to: cursor)
      if !isLowered || (pending[index].source.isFinished && isAlone(index)) {
        finishPendingViews(index)
      }
    }
  }

  /// Whether none of the views that were met meanwhile is one of a source's.
  ///
  /// Then the source need not wait for them; in a chain of nodes as many would wait as it is deep.
  private mutating func isAlone(_ index: Int) -> Bool {
    pending[(index + 1)...].allSatisfy { $0.cursor.collection != Int32(index) }
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
    let enclosing = Int(finished.cursor.collection)
    if enclosing >= 0 { pending[enclosing].advance(past: finished) }
  }
}
