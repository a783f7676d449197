// Shapes behind and in front of views, which are offered the view's size and are as large as it is.

extension Placer {
  /// Finds out where the shapes of an element stand whose guides put them elsewhere than in its
  /// place.
  ///
  /// A shape's guides lie on the view's; only guides that are set explicitly are not where they
  /// would be in the shape.
  mutating func placeShapes(of element: ElementID) {
    guard arena[element].maySetBuiltInGuide else { return }
    var next = arena[element].annotations
    while next != .none {
      let annotation = arena[next]
      if annotation.kind.isShape { shiftShape(next, of: element) }
      next = annotation.outer
    }
  }

  private mutating func shiftShape(_ shape: AnnotationID, of element: ElementID) {
    let alignment = arena.parameters.shapeAlignments[shape] ?? .center
    let size = arena[element].size
    let proposal =
      arena[element].isElastic ? ProposedViewSize(size) : finalProposal(of: element)
    let line = measurer.resolving(orElse: .zero) {
      $0.guidePoint(alignment, of: element, at: proposal, size: size)
    }
    let own = ViewDimensions(size, arena.access)
    let shift = line - Point(x: own[alignment.horizontal], y: own[alignment.vertical])
    if shift != .zero { arena.picture.shapeShifts[shape] = shift }
  }
}

extension PictureTables {
  /// Where a background or overlay shape stands in or beside its view's frame.
  func frame(ofShape shape: AnnotationID, in frame: Rect) -> Rect {
    shapeShifts.frame(ofShape: shape, in: frame)
  }
}

extension [AnnotationID: Point] {
  /// Where a shape stands in or beside a view's frame, if these are the shifts of shapes.
  func frame(ofShape shape: AnnotationID, in frame: Rect) -> Rect {
    guard !isEmpty, let shift = self[shape] else { return frame }
    return Rect(origin: frame.origin + shift, size: frame.size)
  }
}
