import Testing
import TreeDrawing

/// A view, what it is offered, and where it and its numbered views come to stand.
struct FrameRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let frames: [Rect]
  let size: Size
  /// Lays the view out.
  let layout: @Sendable () -> LaidOut

  init<Content: View>(
    _ name: String, offered width: Double? = nil, _ height: Double? = nil, frames: [Rect],
    size: Size, @ViewBuilder _ view: @escaping @Sendable () -> Content
  ) {
    testDescription = name
    self.frames = frames
    self.size = size
    layout = { LaidOut(view(), proposal: ProposedViewSize(width: width, height: height)) }
  }

  /// Lays the view out and compares.
  func check() {
    let layout = layout()
    #expect(layout.list == frames)
    #expect(layout.size == size)
  }
}
