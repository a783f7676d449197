/// A modifier that does not take part in layout: a mark, a layer, a preference, or a shape as large
/// as the view.
///
/// It costs no element; an element has a list of them, innermost first.
struct Annotation {
  /// What an annotation says; the comments say in which table its payload is a row.
  enum Kind: UInt8 {
    /// The view can be found again in the drawing: a kind of `marks`.
    case mark
    /// The view is painted in a layer of its own: `layers`.
    case layer
    /// The view is painted before or behind those beside it: `zIndices`.
    case zIndex
    /// The view has a value for a preference key instead of what its content says: `writers`.
    case preference
    /// The view has such a value, made from its size and place: `measuredWriters`.
    case measuredPreference
    /// The view's value for a preference key is changed on its way out: `transforms`.
    case preferenceTransform
    /// A shape is painted behind the view, as large as it is: `shapes`.
    case shapeBehind
    /// A shape is painted in front of the view, as large as it is: `shapes`.
    case shapeInFront
    /// Outlines that are made from the view's value for a preference key will be behind it:
    /// `outlineMakers`.
    case preferenceOutlines
    /// Outlines are behind the view, in a layer of their own: a set of `outlines`.
    case outlines
  }

  let kind: Kind
  let payload: Int32
  /// What tells apart the views that have a payload in common.
  let tag: Int32
  /// The next annotation further out.
  let outer: AnnotationID
}

extension Annotation.Kind {
  /// Whether a shape is painted in the view's place.
  var isShape: Bool { self == .shapeBehind || self == .shapeInFront }
}

extension ViewLowering {
  /// Annotates the view that a closure lowers, if it is one.
  mutating func annotate(
    _ kind: Annotation.Kind, payload: Int, tag: Int32 = 0, _ view: (inout ViewLowering) -> Void
  ) {
    let outer = beginAnnotation(kind, payload: payload, tag: tag, slot: .modified)
    view(&self)
    end(outer)
  }

  /// Annotates the next view, until `end` is called.
  ///
  /// - Returns: what `end` is to be given.
  mutating func beginAnnotation(
    _ kind: Annotation.Kind, payload: Int, tag: Int32 = 0, slot: Slot
  ) -> OuterAnnotations {
    let outer = OuterAnnotations(annotations: cursor.annotations, slot: cursor.slot)
    let annotation = Annotation(
      kind: kind, payload: Int32(payload), tag: tag, outer: outer.annotations)
    cursor.annotations = AnnotationID(arena.tree.annotations.appendIndex(annotation))
    cursor.slot = slot
    return outer
  }

  mutating func end(_ outer: OuterAnnotations) {
    cursor.annotations = outer.annotations
    cursor.slot = outer.slot
  }

  /// The annotations around an annotated view.
  struct OuterAnnotations {
    fileprivate let annotations: AnnotationID
    fileprivate let slot: Slot
  }
}

extension [Annotation] {
  /// The mark that counts among annotations, the outermost, by the innermost of them.
  func mark(from innermost: AnnotationID) -> Annotation? {
    var found: Annotation?
    var next = innermost
    while next != .none {
      let annotation = self[next.index]
      if annotation.kind == .mark { found = annotation }
      next = annotation.outer
    }
    return found
  }
}
