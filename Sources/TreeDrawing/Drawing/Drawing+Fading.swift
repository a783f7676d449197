extension Drawing.Item {
  /// The same item in colours that cover a part of what they covered.
  func faded(by opacity: Double) -> Drawing.Item {
    switch self {
    case .shape(let path, let paint): .shape(path, paint.faded(by: opacity))
    case .text(let text, at: let point, let anchor, let font, let color, let halo, let metrics):
      .text(
        text, at: point, anchor, font, color.opacity(opacity), halo: halo?.opacity(opacity), metrics
      )
    case .begin, .end, .beginGroup, .endGroup: self
    }
  }
}

extension Paint {
  fileprivate func faded(by opacity: Double) -> Paint {
    Paint(fill: fill?.opacity(opacity), stroke: stroke?.opacity(opacity), style: style)
  }
}
