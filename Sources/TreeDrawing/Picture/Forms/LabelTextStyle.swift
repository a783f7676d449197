/// How the texts of a node are written, where it is not as most are.
struct LabelTextStyle {
  /// The label's colour; nil for that of the picture.
  var text: Color?
  /// The note's colour.
  let quiet: Color
  var isBold = false
  /// A picture before the label, and its colour.
  var sign: (shape: NodeSign, color: Color)?
}

extension LabelTextStyle {
  /// Whether labels are written as most are.
  var isUsual: Bool { text == nil && !isBold }
}

extension View {
  /// Writes labels in a way.
  func textStyled(_ textStyle: LabelTextStyle) -> some View {
    TextStyledView(content: self, textStyle: textStyle)
  }
}

private struct TextStyledView<Content: View>: View {
  let content: Content
  let textStyle: LabelTextStyle

  func _lower(into lowering: inout ViewLowering) {
    lowering.textStyled(textStyle) { content._lower(into: &$0) }
  }
}

extension ViewLowering {
  /// Lowers a view whose labels are written in a way.
  mutating func textStyled(_ textStyle: LabelTextStyle, _ view: (inout ViewLowering) -> Void) {
    guard let color = textStyle.text else { return weighted(textStyle, view) }
    change(.foreground(color)) { $0.weighted(textStyle, view) }
  }

  private mutating func weighted(_ textStyle: LabelTextStyle, _ view: (inout ViewLowering) -> Void)
  {
    guard textStyle.isBold else { return view(&self) }
    change(.weight(.bold), view)
  }
}
