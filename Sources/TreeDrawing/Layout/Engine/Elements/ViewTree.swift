/// All views as one flat array, linked to first child and next sibling, and what modifiers say of them.
struct ViewTree {
  var elements: [Element] = []
  var annotations: [Annotation] = []
}

extension ViewTree {
  subscript(element: ElementID) -> Element {
    mutating _read { yield elements[element.index] }
    _modify { yield &elements[element.index] }
  }

  subscript(annotation: AnnotationID) -> Annotation {
    mutating _read { yield annotations[annotation.index] }
    _modify { yield &annotations[annotation.index] }
  }

  /// The first child of an element.
  mutating func firstChild(of element: ElementID) -> ElementID? { self[element].firstChild.ifAny }

  /// The next child of the same parent.
  mutating func sibling(after element: ElementID) -> ElementID? {
    self[element].nextSibling.ifAny
  }
}

// Walks along the links. They are the arena's, which is passed by its place in memory.
extension Arena {
  /// The first child of an element.
  mutating func firstChild(of element: ElementID) -> ElementID? { tree.firstChild(of: element) }

  /// The next child of the same parent.
  mutating func sibling(after element: ElementID) -> ElementID? { tree.sibling(after: element) }

  /// The children of an element, first to last.
  mutating func children(of element: ElementID) -> [ElementID] {
    var children: [ElementID] = []
    var next = firstChild(of: element)
    while let child = next {
      children.append(child)
      next = sibling(after: child)
    }
    return children
  }

  /// Whether an element has more than one child.
  mutating func hasSeveralChildren(_ element: ElementID) -> Bool {
    firstChild(of: element).map { self[$0].nextSibling != .none } ?? false
  }

  /// Whether a condition holds for all children of an element.
  mutating func doChildren(
    of element: ElementID, all condition: (borrowing Element) -> Bool
  ) -> Bool {
    var next = firstChild(of: element)
    while let child = next {
      guard condition(self[child]) else { return false }
      next = sibling(after: child)
    }
    return true
  }

  /// The only child of an element that has one.
  mutating func child(of element: ElementID) -> ElementID { self[element].firstChild }

  /// The view that an element wraps; of two, the one that the other lies behind or in front of.
  mutating func primary(of element: ElementID) -> ElementID {
    let first = child(of: element)
    guard let last = sibling(after: first) else { return first }
    return self[element].hasOverlay ? first : last
  }

  /// The view that lies behind or in front of another, if it is there.
  mutating func secondary(of element: ElementID) -> ElementID? {
    let first = child(of: element)
    guard let last = sibling(after: first) else { return nil }
    return self[element].hasOverlay ? last : first
  }

  /// The first that meets a condition of an element, the view that it wraps, the view that this wraps
  /// and so on; nil if none does down to the first view that wraps none.
  mutating func descend(
    from element: ElementID, until isFound: (Element, borrowing Parameters) -> Bool
  ) -> ElementID? {
    var next = element
    while !isFound(self[next], parameters) {
      guard self[next].kind.isWrapper else { return nil }
      next = primary(of: next)
    }
    return next
  }
}
