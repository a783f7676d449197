import Testing
import TreeDrawing

/// A view, what it is offered, and where it and its numbered views come to stand.
struct FrameRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let frames: [Rect]
  let size: Size
  /// What came out.
  let layout: LaidOut

  init(
    _ name: String, offered width: Double? = nil, _ height: Double? = nil, frames: [Rect],
    size: Size, @ViewBuilder _ view: () -> some View
  ) {
    testDescription = name
    self.frames = frames
    self.size = size
    layout = LaidOut(view(), proposal: ProposedViewSize(width: width, height: height))
  }

  /// Compares what came out with what should.
  func check() {
    #expect(layout.list == frames)
    #expect(layout.size == size)
  }
}
