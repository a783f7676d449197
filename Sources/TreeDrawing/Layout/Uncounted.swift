/// A reference to a value that keeps nothing alive, for views that are copied so often that
/// counting references would take longer than their work.
///
/// It is sound only where the value's owner lives for as long as the reference is used; whoever
/// keeps one says who that is. It points to one whole value, so there are no bounds to exceed. To
/// that value, not to an object: of an object's properties the compiler makes counted copies.
struct Uncounted<Value: ~Copyable> {
  let place: UnsafePointer<Value>

  fileprivate init(_ place: UnsafePointer<Value>) { self.place = place }

  var value: Value {
    @inline(__always) unsafeAddress { place }
  }
}

/// The owner of a value, which stays in one place and is freed with its owner.
final class Owner<Value: ~Copyable> {
  private let place: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    place = .allocate(capacity: 1)
    place.initialize(to: value)
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  /// A reference to the value.
  var uncounted: Uncounted<Value> { Uncounted(UnsafePointer(place)) }
}
