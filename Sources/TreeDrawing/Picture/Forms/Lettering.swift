/// How the texts of a node are written, where it is not as most are.
struct Lettering {
  /// The label's colour; nil for that of the picture.
  var text: Color?
  /// The note's colour.
  let quiet: Color
  var isBold = false
  /// A picture before the label, and its colour.
  var sign: (shape: NodeSign, color: Color)?
}

extension Lettering {
  /// Whether labels are written as most are.
  var isUsual: Bool { text == nil && !isBold }
}

extension View {
  /// Writes labels in a way.
  func lettered(_ lettering: Lettering) -> some View {
    LetteredView(content: self, lettering: lettering)
  }
}

private struct LetteredView<Content: View>: View {
  let content: Content
  let lettering: Lettering

  func _lower(into lowering: inout ViewLowering) {
    lowering.lettered(lettering) { content._lower(into: &$0) }
  }
}

extension ViewLowering {
  /// Lowers a view whose labels are written in a way.
  mutating func lettered(_ lettering: Lettering, _ view: (inout ViewLowering) -> Void) {
    guard let color = lettering.text else { return weighted(lettering, view) }
    change(.foreground(color)) { $0.weighted(lettering, view) }
  }

  private mutating func weighted(_ lettering: Lettering, _ view: (inout ViewLowering) -> Void) {
    guard lettering.isBold else { return view(&self) }
    change(.weight(.bold), view)
  }
}
