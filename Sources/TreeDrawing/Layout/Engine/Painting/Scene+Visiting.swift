// The items that steps stand for, as visitors see them. One in fainter colours is visited like any
// other, but has a style of its own.

extension Scene {
  /// How an item is faded.
  struct Fade {
    let style: StyleKey
    let opacity: Double
  }

  /// Lets a visitor see an item.
  @inline(__always)
  func visit<Visitor: ItemVisitor & ~Copyable>(
    _ step: PaintingStep, _ fade: Fade?, by visitor: inout Visitor
  ) {
    switch step.kind {
    case .element(let element): visit(elements[element.index], step, fade, by: &visitor)
    case .backdrop(of: let element):
      visitBackdrop(
        elements[element.index].annotations, of: elements[element.index], step, fade, by: &visitor)
    case .outerBackdrop(let index):
      let backdrop = backdrops[index]
      visitBackdrop(
        backdrop.shape, of: elements[backdrop.element.index], step, fade, by: &visitor)
    case .outline(let number): visitOutline(number, step, fade, by: &visitor)
    case .mark(let element):
      visitor.begin(mark(of: elements[element.index]), frame: frame(ofMarked: element))
    case .end: visitor.end()
    case .beginGroup(let element):
      visitor.beginGroup(opacity: opacities[Int(elements[element.index].payload)])
    case .beginTransform(let index): visitor.beginTransform(transforms[index])
    case .endGroup: visitor.endGroup()
    case .faded(let index): visitFaded(index, by: &visitor)
    case .shaded, .image, .beginClip, .endClip, .beginNote, .endNote:
      visitDefined(step, fade, by: &visitor)
    }
  }

  @inline(never)
  private func visitFaded<Visitor: ItemVisitor & ~Copyable>(
    _ index: Int, by visitor: inout Visitor
  ) {
    let fade = Fade(style: StyleKey(faded: index), opacity: fadings[index].opacity)
    visit(fadings[index].step, fade, by: &visitor)
  }

  @inline(__always)
  private func visit<Visitor: ItemVisitor & ~Copyable>(
    _ element: Element, _ step: PaintingStep, _ fade: Fade?, by visitor: inout Visitor
  ) {
    if element.kind == .text {
      visitText(Int(element.payload), in: element.frame, fade, by: &visitor)
    } else if element.kind == .paragraph {
      visit(paragraphs[Int(element.payload)], in: element.frame, fade, by: &visitor)
    } else {
      visitShape(shapes[Int(element.payload)], in: element.frame, step, fade, by: &visitor)
    }
  }

  @inline(__always)
  private func visitBackdrop<Visitor: ItemVisitor & ~Copyable>(
    _ id: AnnotationID, of element: Element, _ step: PaintingStep, _ fade: Fade?,
    by visitor: inout Visitor
  ) {
    let shape = shapes[Int(annotations[id.index].payload)]
    let frame = shapeShifts.frame(ofShape: id, in: element.frame)
    visitShape(shape, in: frame, step, fade, by: &visitor)
  }

  @inline(__always)
  private func visitShape<Visitor: ItemVisitor & ~Copyable>(
    _ shape: ShapeTable.Entry, in frame: Rect, _ step: PaintingStep, _ fade: Fade?,
    by visitor: inout Visitor
  ) {
    if let path = checkedPath(of: step) {
      visitPath(path, shape.paint, fade, by: &visitor)
    } else if case .simple(let outline) = shape.form {
      visit(Path(outline, in: frame), shape.paint, fade, by: &visitor)
    }
  }

  @inline(__always)
  private func visitOutline<Visitor: ItemVisitor & ~Copyable>(
    _ number: Int, _ step: PaintingStep, _ fade: Fade?, by visitor: inout Visitor
  ) {
    let (index, style) = outlines.find(number)
    switch index {
    case .connectors(let index):
      let key = fade?.style ?? StyleKey(paint: style.paint, nil)
      visitor.connectors(index, of: outlines.connectors, key, paint: paint(style.paint, fade))
    case .path(let index):
      visitPath(
        checkedPath(of: step) ?? outlines.paths[index], style.paint, fade, by: &visitor)
    }
  }

  /// Visits a path; apart from simple outlines, which have no memory of their own to free.
  @inline(never)
  private func visitPath<Visitor: ItemVisitor & ~Copyable>(
    _ path: Path, _ paint: Int32, _ fade: Fade?, by visitor: inout Visitor
  ) {
    visit(path, paint, fade, by: &visitor)
  }

  @inline(__always)
  private func visit<Visitor: ItemVisitor & ~Copyable>(
    _ path: Path, _ paint: Int32, _ fade: Fade?, by visitor: inout Visitor
  ) {
    let style = fade?.style ?? StyleKey(paint: paint, path.outline)
    visitor.shape(path, style, paint: self.paint(paint, fade))
  }

  @inline(__always)
  private func visitText<Visitor: ItemVisitor & ~Copyable>(
    _ index: Int, in frame: Rect, _ fade: Fade?, by visitor: inout Visitor
  ) {
    visitor.text(
      texts.block(index).placed(in: frame),
      fade?.style ?? StyleKey(of: texts.entries[index]),
      colors: colors(of: texts.style(of: index), fade))
  }

  @inline(never)
  private func visit<Visitor: ItemVisitor & ~Copyable>(
    _ paragraph: DrawnParagraph, in frame: Rect, _ fade: Fade?, by visitor: inout Visitor
  ) {
    let index = paragraph.text
    guard !paragraph.lines.isEmpty else {
      return visitText(index, in: frame, fade, by: &visitor)
    }
    let lines =
      fade.map { fade in
        paragraph.lines.map { $0.map { $0.faded(by: fade.opacity) } }
      } ?? paragraph.lines
    visitor.styledText(
      lines, in: texts.block(index).placed(in: frame),
      fade?.style ?? StyleKey(of: texts.entries[index]),
      colors: colors(of: texts.style(of: index), fade))
  }

  /// The mark of an element that has one.
  @inline(__always)
  private func mark(of element: Element) -> Mark {
    marks.mark(
      of: annotations.mark(from: element.annotations) ?? annotations[element.annotations.index])
  }

  /// Where what is marked is in the picture.
  @inline(__always)
  private func frame(ofMarked element: ElementID) -> Rect {
    let frame = elements[element.index].frame
    return turnedFrames.isEmpty ? frame : turnedFrames[element] ?? frame
  }

  /// The path of a step that is not simply the outline in the element's frame.
  @inline(__always)
  private func checkedPath(of step: PaintingStep) -> Path? { paths.isEmpty ? nil : paths[step] }

  private func paint(_ index: Int32, _ fade: Fade?) -> Paint {
    let paint = paints[Int(index)]
    return fade.map { paint.faded(by: $0.opacity) } ?? paint
  }

  private func colors(of style: TextStyle, _ fade: Fade?) -> TextColors {
    let colors = TextColors(letters: style.color, halo: style.halo)
    return fade.map { colors.faded(by: $0.opacity) } ?? colors
  }
}
