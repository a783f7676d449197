/// What only some kinds of element have, a table for each; an element's `payload` is its row.
struct Parameters {
  var paragraphs: [Paragraph] = []
  var insets = InternTable<EdgeInsets>()
  var frames: [Frame] = []
  var flexibleFrames: [FlexibleFrame] = []
  var fixedAxes: [(horizontal: Bool, vertical: Bool)] = []
  var aspectRatios: [AspectRatio] = []
  var offsets: [Point] = []
  var positions: [Point] = []
  var priorities: [Double] = []
  var spacers: [FlexibleSpace] = []
  var alignments = InternTable<Alignment>()
  var guides: [Guide] = []
  var stacks: [Stack] = []
  /// The guides that stacks line views up by.
  var stackGuides = InternTable<AlignmentKey>()
  var tidyStacks: [TidyStack] = []
  var tidyStyles = InternTable<TidyStyle>()
  var layouts: [any LayoutContainer] = []
  var layoutValues: [LayoutValue] = []
  /// The alignment of background and overlay shapes by annotation, if it is not `.center`.
  var shapeAlignments: [AnnotationID: Alignment] = [:]
}

extension Parameters {
  /// A width, a height or both that a view is given.
  struct Frame {
    let width: Double?
    let height: Double?
    let alignment: Alignment

    /// Whether nothing inside has a part in its size.
    var isFixed: Bool { width != nil && height != nil }
  }

  /// An explicit alignment guide.
  struct Guide {
    let key: AlignmentKey
    let value: (ViewDimensions) -> Double
  }

  /// What a view tells the custom layout around it.
  struct LayoutValue {
    let key: ObjectIdentifier
    let value: Any
  }
}
