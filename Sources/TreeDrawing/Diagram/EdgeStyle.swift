/// How the lines between nodes are broken; the lengths of dashes and gaps grow with their width.
public enum EdgeStyle: String, CaseIterable, Hashable, Sendable {
  case solid
  case dashed
  case dotted
}

extension EdgeStyle {
  /// A paint for lines that are broken so.
  func paint(like paint: Paint) -> Paint {
    var paint = paint
    let scale = paint.style.lineWidth / Self.usualWidth
    switch self {
    case .solid: break
    case .dashed:
      paint.style.dash = [5 * scale, 4 * scale]
      paint.style.lineCap = .butt
    case .dotted:
      // With round ends, a dash of nearly no length is a dot.
      paint.style.dash = [0.1 * scale, 4 * scale]
      paint.style.lineCap = .round
    }
    return paint
  }

  /// The width of a line whose dashes have the lengths above.
  private static let usualWidth = 1.5
}
