@testable import TreeDrawing

/// What a test looks at after layout: the picture's size and the frames of the named views.
struct LaidOut {
  let size: Size
  let frames: [Int: Rect]

  init(_ view: some View, proposal: ProposedViewSize = .unspecified) {
    let drawing = Drawing(of: view, proposal: proposal)
    size = drawing.size
    var frames: [Int: Rect] = [:]
    for item in drawing.layers.flatMap(\.items) {
      if case .begin(let mark, let frame) = item { frames[mark.id] = frame }
    }
    self.frames = frames
  }

  /// The frames of the views numbered from 0, in order.
  var list: [Rect] { frames.keys.sorted().compactMap { frames[$0] } }
}

extension LaidOut {
  /// The explicit value of a guide of a view that is sized ideally.
  static func explicit(_ guide: HorizontalAlignment, of view: some View) -> Double? {
    explicit(guide.key, of: view)
  }

  static func explicit(_ guide: VerticalAlignment, of view: some View) -> Double? {
    explicit(guide.key, of: view)
  }

  private static func explicit(_ key: AlignmentKey, of view: some View) -> Double? {
    var lowering = ViewLowering()
    lowering.lowerRoot(view)
    var measurer = Measurer(lowering.takeArena())
    measurer.sizeAllIdeally()
    let child = measurer.arena.child(of: .root)
    return measurer.askedGuide(key, of: child, at: .unspecified)?.value
  }
}

/// A view of a fixed size.
func fixed(_ width: Double, _ height: Double) -> some View {
  Color.black.frame(width: width, height: height)
}

extension View {
  /// Lets a test find the view again.
  func numbered(_ id: Int) -> some View { mark(Mark("view", id: id)) }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// A view that only tells when it is made.
struct Noting: View {
  init(_ note: () -> Void) { note() }

  var body: some View { Color.clear }
}
