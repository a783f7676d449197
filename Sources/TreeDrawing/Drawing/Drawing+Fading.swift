extension Drawing.Item {
  /// Whether it paints in one colour, so that fading that colour is fading what is painted.
  var isOfOneColor: Bool {
    switch self {
    case .shape(_, let paint): paint.fill == nil || paint.stroke == nil
    case .text: true
    case .begin, .end, .beginGroup, .endGroup: false
    }
  }

  /// The same item in colours that cover a part of what they covered.
  func faded(by opacity: Double) -> Drawing.Item {
    switch self {
    case .shape(let path, let paint): .shape(path, paint.faded(by: opacity))
    case .text(let text, at: let point, let anchor, let font, let color):
      .text(text, at: point, anchor, font, color.opacity(opacity))
    case .begin, .end, .beginGroup, .endGroup: self
    }
  }
}

extension Paint {
  fileprivate func faded(by opacity: Double) -> Paint {
    Paint(fill: fill?.opacity(opacity), stroke: stroke?.opacity(opacity), style: style)
  }
}
