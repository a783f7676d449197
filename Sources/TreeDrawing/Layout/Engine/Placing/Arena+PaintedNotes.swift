// Shapes behind and in front of views, which are offered the view's size and are as large as it is.

extension Arena {
  /// Notes where the shapes of an element stand whose guides put them elsewhere than in its place.
  ///
  /// A shape's guides lie on the view's; only guides that are set explicitly are not where they would be in
  /// the shape.
  mutating func placeShapes(of element: Int) {
    guard elements[element].maySetBuiltInGuide else { return }
    var next = elements[element].notes
    while next != Note.none {
      let note = notes[Int(next)]
      if note.kind.isShape { noteShift(ofShape: next, of: element) }
      next = note.outer
    }
  }

  private mutating func noteShift(ofShape note: Int32, of element: Int) {
    let alignment = shapeAlignments[note] ?? .center
    let size = elements[element].size
    let proposal =
      elements[element].isElastic ? ProposedViewSize(size) : proposals[element] ?? .unspecified
    let line = resolving(orElse: .zero) {
      $0.guidePoint(alignment, of: element, at: proposal, size: size)
    }
    let own = ViewDimensions(size, lender)
    let shift = line - Point(x: own[alignment.horizontal], y: own[alignment.vertical])
    if shift != .zero { shapeShifts[note] = shift }
  }

  /// Where a shape stands that is painted behind or in front of an element.
  mutating func frame(ofShape note: Int32, of element: Int) -> Rect {
    shapeShifts.frame(ofShape: note, in: elements[element].frame)
  }
}

extension [Int32: Point] {
  /// Where a shape stands in or beside a view's frame, if these are the shifts of shapes by their notes.
  func frame(ofShape note: Int32, in frame: Rect) -> Rect {
    guard !isEmpty, let shift = self[note] else { return frame }
    return Rect(origin: frame.origin + shift, size: frame.size)
  }
}

extension Note.Kind {
  /// Whether a shape is painted in the view's place.
  var isShape: Bool { self == .shapeBehind || self == .shapeInFront }
}
