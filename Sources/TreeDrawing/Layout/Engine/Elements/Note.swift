/// What is said of a view by a modifier that has no part in laying it out, or painted in its place.
///
/// It is no element around the view's, since most views of a diagram have some: the element has a list of
/// them, the innermost first.
struct Note {
  /// What a note says; the comments say what its payload is an index of.
  enum Kind: UInt8 {
    /// The view can be found again in the drawing: a kind of `marks`.
    case mark
    /// The view is painted in a layer of its own: `layers`.
    case layer
    /// The view has a value for a preference key instead of what its content says: `writers`.
    case preference
    /// The same, where the value is made from the view's size and place: `measuredWriters`.
    case measuredPreference
    /// The view's value for a preference key is changed on its way out: `transforms`.
    case preferenceTransform
    /// A shape is painted behind the view, as large as it is: `shapes`.
    case shapeBehind
    /// The same in front of it.
    case shapeInFront
    /// Outlines that are made from the view's value for a preference key will be behind it:
    /// `outlineMakers`.
    case preferenceOutlines
    /// Outlines are behind the view, in a layer of their own: a set of `outlines`.
    case outlines
  }

  /// No note.
  static let none: Int32 = -1

  let kind: Kind
  let payload: Int32
  /// What tells apart the views that have a payload in common.
  let tag: Int32
  /// The next note further out.
  let outer: Int32
}

extension ViewLowering {
  /// Adds a note to the view that a closure lowers, if it is one.
  mutating func annotate(
    _ kind: Note.Kind, payload: Int, tag: Int32 = 0, _ view: (inout ViewLowering) -> Void
  ) {
    let (notes, slot) = (place.notes, place.slot)
    let note = Note(kind: kind, payload: Int32(payload), tag: tag, outer: notes)
    place.notes = Int32(arena.notes.appendIndex(note))
    place.slot = .modified
    view(&self)
    place.notes = notes
    place.slot = slot
  }
}

extension [Note] {
  /// The mark that counts among notes, the outermost, by the innermost of them.
  func mark(from innermost: Int32) -> Note? {
    var found: Note?
    var next = innermost
    while next != Note.none {
      let note = self[Int(next)]
      if note.kind == .mark { found = note }
      next = note.outer
    }
    return found
  }
}
