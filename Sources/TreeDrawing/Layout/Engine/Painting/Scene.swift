/// The part of the engine's tables that a finished drawing keeps: enough to make any item when
/// asked.
final class Scene: Sendable {
  let elements: [Element]
  let annotations: [Annotation]
  let texts: TextTable
  let paragraphs: [DrawnParagraph]
  let shapes: [ShapeTable.Entry]
  let shapeShifts: [AnnotationID: Point]
  let outlines: OutlineTable
  let paints: [Paint]
  let marks: MarkTable
  let opacities: [Double]
  /// The paths of those steps whose shapes are not simply what the tables say.
  let paths: [PaintingStep: Path]
  let backdrops: [Backdrop]
  let fadings: [Fading]
  /// The transforms of groups in other coordinates.
  let transforms: [Transform]
  /// The frames in the picture of what is marked in turned views.
  let turnedFrames: [ElementID: Rect]
  let images: [StoredImage]
  let notes: [ItemNote]
  let definitions: PaintedDefinitions

  /// A shape behind or in front of an element, by the annotation that says so.
  struct Backdrop {
    let shape: AnnotationID
    let element: ElementID
  }

  /// An item that is painted by itself in fainter colours.
  struct Fading {
    let step: PaintingStep
    let opacity: Double
  }

  init(
    _ tree: ViewTree, _ picture: PictureTables, _ check: OutlineCheck, backdrops: [Backdrop],
    fadings: [Fading], planes: PaintedPlanes, definitions: PaintedDefinitions
  ) {
    elements = tree.elements
    annotations = tree.annotations
    texts = picture.texts
    paragraphs = picture.paragraphs
    shapes = picture.shapes.entries
    shapeShifts = picture.shapeShifts
    outlines = picture.outlines
    marks = picture.marks
    opacities = picture.opacities
    paints = check.paints
    paths = check.paths
    self.backdrops = backdrops
    self.fadings = fadings
    transforms = planes.transforms
    turnedFrames = planes.frames
    images = picture.images
    notes = picture.notes
    self.definitions = definitions
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
