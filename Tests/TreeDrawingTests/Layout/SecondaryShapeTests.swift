import Testing

@testable import TreeDrawing

/// A shape behind or in front of a view is no element of its own; it must look as if it were one.
@Suite struct SecondaryShapeTests {
  /// A shape that is not alone, and is therefore laid out as any view.
  private static func asElement(_ shape: some View) -> some View { shape.padding(0) }

  private static var shape: PaintedShape {
    RoundedRectangle(cornerRadius: 3).fill(.red).stroke(.blue)
  }

  /// Puts the shape behind or in front of a view, as it is or as an element.
  private static func drawing(
    of view: some View, _ alignment: Alignment, isInFront: Bool, asElement: Bool
  ) -> String {
    let content = HStack(alignment: .firstTextBaseline) {
      Text("before")
      if isInFront {
        if asElement {
          view.overlay(alignment: alignment) { Self.asElement(shape) }
        } else {
          view.overlay(alignment: alignment) { shape }
        }
      } else if asElement {
        view.background(alignment: alignment) { Self.asElement(shape) }
      } else {
        view.background(alignment: alignment) { shape }
      }
      Text("behind\nit")
    }
    return Drawing(of: content.padding(5), proposal: ProposedViewSize(width: 300, height: 90)).svg
  }

  private static let alignments: [Alignment] = [
    .center, .topLeading, .bottom, .trailing, Alignment(horizontal: .leading, vertical: .bottom),
    Alignment(horizontal: .center, vertical: .firstTextBaseline),
  ]

  private static func expectSame(
    _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for alignment in alignments {
      for isInFront in [false, true] {
        let found = drawing(of: view, alignment, isInFront: isInFront, asElement: false)
        let expected = drawing(of: view, alignment, isInFront: isInFront, asElement: true)
        #expect(
          found == expected, "\(alignment), in front: \(isInFront)", sourceLocation: sourceLocation)
      }
    }
  }

  private static var text: Text { Text("one\ntwo") }

  @Test func `it stands in the place of a view without guides of its own`() {
    Self.expectSame(Self.text)
    Self.expectSame(Self.text.padding(4))
    Self.expectSame(Self.text.frame(width: 80, height: 60, alignment: .bottomTrailing))
    Self.expectSame(Color.green)
    Self.expectSame(Color.green.frame(minWidth: 20, maxHeight: 30))
    Self.expectSame(Self.text.frame(maxWidth: .infinity))
    Self.expectSame(
      HStack {
        Text("a")
        Spacer()
        Text("b")
      })
    Self.expectSame(
      VStack {
        Self.text
        Color.green
      })
    Self.expectSame(
      ZStack {
        Self.text
        Circle()
      })
    Self.expectSame(GeometryReader { proxy in Text("\(proxy.size.width)") })
  }

  @Test func `it follows the guides of a view that sets some`() {
    Self.expectSame(Self.text.alignmentGuide(HorizontalAlignment.center) { _ in 3 })
    Self.expectSame(Self.text.alignmentGuide(.leading) { $0.width / 3 })
    Self.expectSame(Self.text.padding(4).alignmentGuide(VerticalAlignment.bottom) { _ in 7 })
    Self.expectSame(Self.text.alignmentGuide(VerticalAlignment.center) { _ in 2 }.padding(4))
    Self.expectSame(Color.green.alignmentGuide(HorizontalAlignment.center) { $0.width })
    Self.expectSame(
      Self.text.frame(maxWidth: .infinity).alignmentGuide(.trailing) { $0.width - 9 })
    Self.expectSame(
      HStack { Self.text.alignmentGuide(HorizontalAlignment.center) { _ in 3 } })
  }

  @Test func `it is painted in the order of the modifiers`() {
    Self.expectSame(Self.text.layer(DrawingLayer("under", height: -1)))
    Self.expectSame(Self.text.mark(Mark("node", id: 1), layer: DrawingLayer("over", height: 1)))
    Self.expectSame(Self.text.opacity(0.5))
    Self.expectSame(Self.text.background { Self.shape }.padding(3))
    Self.expectSame(Self.text.overlay { Self.shape }.opacity(0.5))
    Self.expectSame(
      VStack {
        Self.text
        Color.green
      }.compositingGroup())
  }

  @Test func `it is around each of several views`() {
    Self.expectSame(
      Group {
        Text("a")
        Text("b")
      })
    Self.expectSame(ForEach(0..<3) { Text("\($0)") })
    Self.expectSame(
      Group {
        Text("a").alignmentGuide(.leading) { _ in 3 }
        Text("b")
      })
  }

  @Test func `an optional shape says defaults of preferences, as any view on a condition`() {
    let shape: PaintedShape? = Self.shape
    let element = Drawing(of: Self.text.background { if let shape { Self.asElement(shape) } })
    #expect(Drawing(of: Self.text.background { shape }).svg == element.svg)
  }

  @Test func `a fading view fades its shape with it`() {
    let both = Self.text.background { Self.shape }
    let element = Self.text.background { Self.asElement(Self.shape) }
    for opacity in [0, 0.3, 1] {
      #expect(Drawing(of: both.opacity(opacity)).svg == Drawing(of: element.opacity(opacity)).svg)
    }
    let line = Text("").background { Color.red }.opacity(0.3)
    #expect(
      Drawing(of: line).svg
        == Drawing(of: Text("").background { Color.red.padding(0) }.opacity(0.3)).svg)
  }
}
