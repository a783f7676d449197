/// The part of the arena that a finished drawing keeps: enough to make any item when asked.
final class Scene: Sendable {
  let elements: [Element]
  let notes: [Note]
  let texts: TextTable
  let shapes: [ShapeTable.Entry]
  let shapeShifts: [Int32: Point]
  let outlines: OutlineTable
  let paints: [Paint]
  let marks: MarkTable
  let opacities: [Double]
  /// The paths of those steps whose shapes are not simply what the tables say.
  let paths: [PaintingStep: Path]
  let backdrops: [Backdrop]
  let fadings: [Fading]

  /// A shape behind or in front of an element, by the note that says so.
  struct Backdrop {
    let note: Int32
    let element: Int32
  }

  /// An item that is painted by itself in fainter colours.
  struct Fading {
    let step: PaintingStep
    let opacity: Double
  }

  init(
    _ arena: borrowing Arena, _ check: OutlineCheck, backdrops: [Backdrop], fadings: [Fading]
  ) {
    elements = arena.elements
    notes = arena.notes
    texts = arena.texts
    shapes = arena.shapes.entries
    shapeShifts = arena.shapeShifts
    outlines = arena.outlines
    marks = arena.marks
    opacities = arena.opacities
    paints = check.paints
    paths = check.paths
    self.backdrops = backdrops
    self.fadings = fadings
  }
}

extension Scene: ItemSource {
  func visit<Visitor: ItemVisitor & ~Copyable>(
    _ steps: ArraySlice<PaintingStep>, by visitor: inout Visitor
  ) {
    for step in steps { visit(step, nil, by: &visitor) }
  }

  func markEdge(of step: PaintingStep) -> MarkEdge? {
    switch step.kind {
    case .mark: .begin
    case .end: .end
    default: nil
    }
  }
}

extension Element {
  /// The place in the whole picture, once that is known.
  var frame: Rect { Rect(origin: origin, size: size) }
}
