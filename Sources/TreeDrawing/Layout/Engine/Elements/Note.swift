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
    /// Lines that are made from the view's value for a preference key will be behind it: `lineMakers`.
    case preferenceLines
    /// Lines are behind the view, in a layer of their own: `lines`, from the payload up to the tag.
    case lines
  }

  /// No note.
  static let none: Int32 = -1

  let kind: Kind
  let payload: Int32
  /// What tells apart the views that have a payload in common; of a shape that is painted, the element.
  var tag: Int32
  /// The next note further out.
  let outer: Int32
}

extension ViewLowering {
  /// Adds a note to the view that a closure lowers, if it is one.
  mutating func annotate(
    _ kind: Note.Kind, payload: Int, tag: Int32 = 0, _ view: (inout ViewLowering) -> Void
  ) {
    let outer = beginNote(kind, payload: payload, tag: tag, slot: .modified)
    view(&self)
    end(outer)
  }

  /// Annotates the next view, until `end` is called.
  ///
  /// - Returns: what `end` is to be told.
  mutating func beginNote(
    _ kind: Note.Kind, payload: Int, tag: Int32 = 0, slot: Slot
  ) -> OuterNotes {
    let outer = OuterNotes(notes: place.notes, slot: place.slot)
    let note = Note(kind: kind, payload: Int32(payload), tag: tag, outer: outer.notes)
    place.notes = Int32(arena.notes.appendIndex(note))
    place.slot = slot
    return outer
  }

  mutating func end(_ outer: OuterNotes) {
    place.notes = outer.notes
    place.slot = outer.slot
  }

  /// The notes around an annotated view.
  struct OuterNotes {
    fileprivate let notes: Int32
    fileprivate let slot: Slot
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
