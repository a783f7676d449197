import TreeDrawing

/// Views beside each other, in as many lines as it takes.
struct FlowLayout: Layout {
  var spacing = 6.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let lines = lines(of: subviews, in: proposal.width)
    return Size(
      width: lines.map(\.width).max() ?? 0, height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for line in lines(of: subviews, in: bounds.size.width) {
      for (index, x) in line.places {
        subviews[index].place(
          at: Point(x: bounds.minX + x, y: bounds.minY + line.top), proposal: .unspecified)
      }
    }
  }

  private func lines(of subviews: Subviews, in width: Double?) -> [Line] {
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if let line = lines.last, line.width + spacing + size.width <= width ?? .infinity {
        lines[lines.count - 1].add(index, size, after: spacing)
      } else {
        let top = lines.last.map { $0.top + $0.height + spacing } ?? 0
        lines.append(Line(top: top))
        lines[lines.count - 1].add(index, size, after: 0)
      }
    }
    return lines
  }

  /// Views on one line.
  private struct Line {
    let top: Double
    var width = 0.0
    var height = 0.0
    var places: [(index: Int, x: Double)] = []

    mutating func add(_ index: Int, _ size: Size, after gap: Double) {
      places.append((index, width + gap))
      width += gap + size.width
      height = max(height, size.height)
    }
  }
}
