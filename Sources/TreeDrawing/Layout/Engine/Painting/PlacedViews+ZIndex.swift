// In which order the views of a container are painted.

extension PlacedViews {
  /// The children of a container in painting order, if it is not that of their declaration.
  ///
  /// What is behind or in front of a view is always that, so wrappers are left alone. Therefore a
  /// view is looked into for one container only, the nearest around it.
  mutating func childrenByZIndex(of container: ElementID) -> [ElementID]? {
    guard tree[container].kind.takesSeveralChildren else { return nil }
    var children: [(element: ElementID, zIndex: Double)] = []
    var next = tree.firstChild(of: container)
    while let child = next {
      children.append((child, zIndex(of: child)))
      next = tree.sibling(after: child)
    }
    guard children.contains(where: { $0.zIndex != 0 }) else { return nil }
    let order = children.indices.sorted {
      (children[$0].zIndex, $0) < (children[$1].zIndex, $1)
    }
    return order.map { children[$0].element }
  }

  /// Where a view is painted among those beside it: what its innermost modifier says.
  private mutating func zIndex(of element: ElementID) -> Double {
    var found = 0.0
    var element = element
    while true {
      if let zIndex = ownZIndex(of: element) { found = zIndex }
      guard tree[element].kind.isWrapper, let inner = tree.primary(of: element) else {
        return found
      }
      element = inner
    }
  }

  private mutating func ownZIndex(of element: ElementID) -> Double? {
    var next = tree[element].annotations
    while next != .none {
      let annotation = tree[next]
      if annotation.kind == .zIndex { return picture.zIndices[Int(annotation.payload)] }
      next = annotation.outer
    }
    return nil
  }
}

extension ViewTree {
  /// The view that an element wraps, if it is there.
  fileprivate mutating func primary(of element: ElementID) -> ElementID? {
    guard let first = firstChild(of: element) else { return nil }
    guard let last = sibling(after: first) else { return first }
    return self[element].hasOverlay ? first : last
  }
}
