/// A form that depends on nothing but the frame that it fills.
///
/// Its type says it all, so that a million of them take no memory of their own, and are written
/// without a path being made.
protocol FrameFilling: Sendable {
  /// Draws the form in a frame of no negative extent; it reaches each side of the frame.
  static func draw(in frame: Rect, with pen: inout (some PathPen & ~Copyable))
}

/// A type of forms that fill their frames.
struct FrameForm: Hashable, Sendable {
  let type: any FrameFilling.Type

  init(_ type: any FrameFilling.Type) { self.type = type }

  static func == (one: FrameForm, other: FrameForm) -> Bool { one.type == other.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension FrameForm {
  /// The line in a frame of no negative extent, step by step.
  func steps(in frame: Rect) -> [Path.Step] {
    Path { [type] path in type.draw(in: frame, with: &path) }.form.steps
  }
}

extension FrameFilling {
  /// The form as an outline.
  var outline: Outline { .form(FrameForm(Self.self)) }
}
