/// What is painted, and how: tables that lowering fills, and that outlive the layout.
struct PictureTables {
  var texts = TextTable()
  /// What is drawn of texts whose lines end where what they are offered makes them, or in runs.
  var paragraphs: [DrawnParagraph] = []
  var shapes = ShapeTable()
  /// How far background and overlay shapes are from the view's place, if they are, by annotation.
  var shapeShifts: [AnnotationID: Point] = [:]
  var outlines = OutlineTable()
  var marks = MarkTable()
  /// The layers that anything is painted in, the usual one first.
  var layers = InternTable(DrawingLayer.content)
  var opacities: [Double] = []
  var effects: [PlacedEffect] = []
  /// The forms that views are clipped to.
  var clips: [ShapeTable.Form] = []
  /// What there is to know of views that is not seen.
  var notes: [ItemNote] = []
  var gradients = InternTable<GradientStyle>()
  var images: [StoredImage] = []
  /// Where views are painted among those beside them; those that say nothing have 0.
  var zIndices: [Double] = []
}
