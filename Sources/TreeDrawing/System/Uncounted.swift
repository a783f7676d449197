/// A reference that does not keep its object alive, for values that are copied so often that
/// counting references would take longer than their work.
///
/// It is sound only where somebody else owns the object for as long as the value is used; whoever
/// makes one says who that is. It points to a whole object, so there are no bounds to exceed.
struct Uncounted<Object: AnyObject> {
  unowned(unsafe) let object: Object

  @inline(__always)
  init(_ object: Object) { self.object = object }
}
