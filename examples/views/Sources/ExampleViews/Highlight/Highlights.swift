import TreeDrawing

/// The view to highlight, by the library's own anchors; the first that wants it gets it.
enum Highlighted: PreferenceKey {
  static var defaultValue: Anchor<Rect>? { nil }

  static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) {
    value = value ?? nextValue()
  }
}

/// The view to highlight, by anchors made here.
enum MeasuredHighlighted: PreferenceKey {
  static var defaultValue: MeasuredAnchor<Rect>? { nil }

  static func reduce(value: inout MeasuredAnchor<Rect>?, nextValue: () -> MeasuredAnchor<Rect>?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Asks for the view to be highlighted, in both ways.
  func highlight(_ isHighlighted: Bool = true) -> some View {
    anchorPreference(key: Highlighted.self, value: .bounds) { isHighlighted ? $0 : nil }
      .measuredAnchorPreference(key: MeasuredHighlighted.self, value: .bounds) {
        isHighlighted ? $0 : nil
      }
  }

  /// Draws an ellipse around what is to be highlighted inside the view: a broad one where the library's
  /// anchor is, and a narrow one on it where the other is.
  func drawingHighlight() -> some View {
    overlayPreferenceValue(Highlighted.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Ring(frame: proxy[anchor], color: Look.paleRed, lineWidth: 6)
        }
      }
    }
    .overlayPreferenceValue(MeasuredHighlighted.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Ring(frame: proxy[anchor], color: Look.red, lineWidth: 1.5)
        }
      }
    }
  }
}

/// An ellipse around a frame.
struct Ring: View {
  let frame: Rect
  let color: Color
  let lineWidth: Double

  var body: some View {
    Ellipse().stroke(color, lineWidth: lineWidth)
      .padding(-3)
      .frame(width: frame.size.width, height: frame.size.height)
      .offset(x: frame.minX, y: frame.minY)
  }
}
