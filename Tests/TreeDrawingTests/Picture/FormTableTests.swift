import Testing

@testable import TreeDrawing

@Suite struct FormTableTests {
  private static let outlines: [FormOutline] =
    [.row, .cell, .cellOfLines, .word, .emptyRow, .emptyCell, .emptyPlace]
    + NodeShape.allCases.flatMap { [.shape($0), .shapeInGrid($0)] }

  private static let tones: [NodeTone] =
    [.none, .emphasis(.quiet), .emphasis(.strong)] + (0..<20).map(NodeTone.tone)

  @Test func `nodes of each outline, kind and tone have a form of their own`() {
    let keys = Self.outlines.flatMap { outline in
      [NodeKind.root, .inner, .leaf].flatMap { kind in
        Self.tones.map { FormKey(outline: outline, kind: kind, tone: $0, own: nil) }
      }
    }
    var table = FormTable()
    var forms: [NodeForm] = []
    for key in keys {
      #expect(table[key] == nil)
      let form = NodeForm(
        backdrop: nil, space: TextSpace(), limits: TextLimits(), safeLength: 0,
        textStyle: LabelTextStyle(quiet: .black))
      table[key] = form
      forms.append(form)
    }
    for (key, form) in zip(keys, forms) { #expect(table[key] === form) }
  }
}
