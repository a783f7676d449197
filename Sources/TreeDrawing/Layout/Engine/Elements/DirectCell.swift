/// A heap cell without exclusivity checks: they took as long as the work itself.
///
/// Sound because no user calls out while it holds `value`. It is one value, allocated and freed
/// with the cell, which cannot be copied, so there are no bounds to exceed.
struct DirectCell<Value>: ~Copyable {
  private let place: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    place = .allocate(capacity: 1)
    place.initialize(to: value)
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  var value: Value {
    _read { yield place.pointee }
    nonmutating _modify { yield &place.pointee }
  }
}
