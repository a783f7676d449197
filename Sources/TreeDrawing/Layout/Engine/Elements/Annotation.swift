/// A modifier that does not take part in layout: a mark, a layer, a preference, or a shape as large as
/// the view.
///
/// It costs no element; an element has a list of them, innermost first.
struct Annotation {
  /// What an annotation says; the comments say in which table its payload is a row.
  enum Kind: UInt8 {
    /// The view can be found again in the drawing: a kind of `marks`.
    case mark
    /// The view is painted in a layer of its own: `layers`.
    case layer
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
    let (annotations, slot) = (cursor.annotations, cursor.slot)
    let annotation = Annotation(kind: kind, payload: Int32(payload), tag: tag, outer: annotations)
    cursor.annotations = AnnotationID(arena.tree.annotations.appendIndex(annotation))
    cursor.slot = .modified
    view(&self)
    cursor.annotations = annotations
    cursor.slot = slot
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
