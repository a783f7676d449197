// Which steps paint in one colour alone.

extension Painter {
  /// Whether what a step paints has one colour, so that fading that is fading all.
  mutating func isOfOneColor(_ step: PaintingStep) -> Bool {
    switch step.kind {
    case .outline(let number): isOfOneColor(outline: number)
    case .backdrop(of: let element): isOfOneColor(backdrop: views.tree[element].annotations)
    case .outerBackdrop(let index): isOfOneColor(backdrop: backdrops[index].shape)
    case .element(let element): isOfOneColor(views.tree[element])
    case .image: true
    case .shaded(let index): isOfOneColor(definitions.shadedItems[index].step)
    case .mark, .end, .beginGroup, .beginTransform, .endGroup, .faded, .beginClip, .endClip,
      .beginNote, .endNote:
      false
    }
  }

  private mutating func isOfOneColor(_ element: Element) -> Bool {
    switch element.kind {
    case .text: views.picture.texts.style(of: Int(element.payload)).halo == nil
    case .paragraph: isOfOneColor(views.picture.paragraphs[Int(element.payload)])
    case .shape: isOfOneColor(shape: element.payload)
    default: false
    }
  }

  private mutating func isOfOneColor(_ paragraph: DrawnParagraph) -> Bool {
    paragraph.lines.isEmpty && views.picture.texts.style(of: paragraph.text).halo == nil
  }

  private mutating func isOfOneColor(backdrop shape: AnnotationID) -> Bool {
    isOfOneColor(shape: views.tree[shape].payload)
  }

  /// Whether an outline has one colour, as a straight line has, which has no inside.
  private mutating func isOfOneColor(outline number: Int) -> Bool {
    let (index, style) = views.picture.outlines.find(number)
    if case .path(let path) = index, case .line = views.picture.outlines.paths[path].outline {
      return true
    }
    return check.paints[Int(style.paint)].isOfOneColor
  }

  private mutating func isOfOneColor(shape: Int32) -> Bool {
    check.paints[Int(views.picture.shapes.entries[Int(shape)].paint)].isOfOneColor
  }
}

extension Paint {
  /// Whether it paints only the inside, or only the outline.
  fileprivate var isOfOneColor: Bool { fill == nil || stroke == nil }
}
