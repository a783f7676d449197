/// A value that an object changes in place.
///
/// Each access to a property of a class is checked for conflicts while the program runs, which took as
/// long as the work itself where an object is asked several times for each of a million views. The
/// memory behind a cell is not checked. It is one value, allocated and freed with the cell, which cannot
/// be copied, so there are no bounds to exceed; and no user of a cell calls a closure while it changes
/// the value.
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
