/// A maker of the forms of nodes.
struct FormMaker {
  let labels: LabelStyle
  let theme: Theme
  let diagram: DiagramStyle
  /// How many bytes of a label surely stand on one line, in a box and in a line of text.
  private let safeLengths: (box: Int, line: Int)

  init(labels: LabelStyle, theme: Theme, diagram: DiagramStyle) {
    self.labels = labels
    self.theme = theme
    self.diagram = diagram
    let advance = labels.greatestAdvance
    safeLengths = (
      labels.wrapping.safeLength(ofAdvance: advance),
      labels.limitsInLines.safeLength(ofAdvance: advance)
    )
  }
}

extension FormMaker {
  /// The form of nodes that stand for others that are left out.
  func mark(in lowering: inout ViewLowering) -> NodeForm {
    let look = theme.capsule
    return NodeForm(
      backdrop: register(Capsule(), look.paint, in: &lowering), enclosing: nil,
      space: labels.markSpace, limits: labels.wrapping, safeLength: safeLengths.box,
      lettering: Lettering(text: look.text, quiet: look.quiet))
  }

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - outline: what it is for.
  ///   - look: how it is coloured.
  ///   - lowering: where its nodes will be.
  /// - Returns: the form.
  func form(
    _ outline: FormOutline, _ look: ResolvedLook, in lowering: inout ViewLowering
  ) -> NodeForm {
    switch outline {
    case .shape(let shape):
      form(shape.outline(labels.scale), look, labels.boxSpace, in: &lowering)
    case .shapeInGrid(let shape):
      form(shape.outline(labels.scale), look, labels.gridBoxSpace, in: &lowering)
    case .row: row(look, in: &lowering)
    case .cell: text(labels.cellSpace, cellLimits, look, in: &lowering)
    case .cellOfLines: text(labels.cellOfLinesSpace, cellLimits, look, in: &lowering)
    case .word: text(labels.wordSpace, labels.wrapping, look, in: &lowering)
    case .emptyRow: empty(dot, diagram.spacing.listRow, look, in: &lowering)
    case .emptyCell: empty(dot, 18 * labels.scale, look, in: &lowering)
    case .emptyPlace:
      empty(labels.emptySide, labels.emptySide, look, in: &lowering)
    }
  }

  /// The limits of texts in grids, which have more room where grids are all that there is.
  var cellLimits: TextLimits {
    diagram.arrangement.nodeForm == .text ? labels.limitsInLines : labels.wrapping
  }

  /// How many bytes of a text in a grid surely stand on one line.
  var safeLengthOfCells: Int {
    diagram.arrangement.nodeForm == .text ? safeLengths.line : safeLengths.box
  }

  private var dot: Double { diagram.spacing.listDot }

  private func register(
    _ shape: some Shape, _ paint: Paint?, in lowering: inout ViewLowering
  ) -> RegisteredShape? {
    paint.map { RegisteredShape(shape, $0, in: &lowering) }
  }

  private func form(
    _ outline: NodeShape.Outline, _ look: ResolvedLook, _ space: TextSpace,
    in lowering: inout ViewLowering
  ) -> NodeForm {
    switch outline {
    case .box(let shape):
      return NodeForm(
        backdrop: register(shape, look.boxed.paint, in: &lowering), enclosing: nil,
        space: space, limits: labels.wrapping, safeLength: safeLengths.box,
        lettering: lettering(look.boxed, look))
    case .around(let shape):
      return NodeForm(
        backdrop: register(shape, look.boxed.paint, in: &lowering), enclosing: type(of: shape),
        space: space, limits: labels.wrapping, safeLength: safeLengths.box,
        lettering: lettering(look.boxed, look))
    case .line where look.ground?.fill != nil:
      return text(labels.bareSpace, labels.wrapping, look, in: &lowering)
    case .line(let shape):
      var look = look
      look.bare.isBold = look.weight == .bold
      return NodeForm(
        backdrop: register(shape, underline(look), in: &lowering), enclosing: nil,
        space: labels.bareSpace, limits: labels.wrapping, safeLength: safeLengths.box,
        lettering: lettering(look.bare, look))
    case .nothing: return text(labels.bareSpace, labels.wrapping, look, in: &lowering)
    }
  }

  private func underline(_ look: ResolvedLook) -> Paint {
    var paint = diagram.edge
    paint.stroke = look.line ?? diagram.edge.stroke
    return paint
  }

  /// A text without a box, on a ground if it has one of its own.
  private func text(
    _ space: TextSpace, _ limits: TextLimits, _ look: ResolvedLook, in lowering: inout ViewLowering
  ) -> NodeForm {
    let chip = RoundedRectangle(cornerRadius: 5 * labels.scale)
    var look = look
    look.bare.text = look.ink ?? look.bare.text
    return NodeForm(
      backdrop: register(chip, look.ground, in: &lowering), enclosing: nil, space: space,
      limits: limits,
      safeLength: limits == labels.wrapping ? safeLengths.box : safeLengths.line,
      lettering: lettering(look.bare, look))
  }

  /// A line of a list, with a dot before its text.
  private func row(_ look: ResolvedLook, in lowering: inout ViewLowering) -> NodeForm {
    let shape = dotShape(look.kind, height: diagram.spacing.listRow)
    return NodeForm(
      backdrop: register(shape, Paint(fill: dotColor(look)), in: &lowering), enclosing: nil,
      space: labels.rowSpace(behindDot: dot), limits: labels.limitsInLines,
      safeLength: safeLengths.line,
      lettering: lettering(look.bare, look),
      ground: look.ground)
  }

  private func empty(
    _ width: Double, _ height: Double, _ look: ResolvedLook, in lowering: inout ViewLowering
  ) -> NodeForm {
    let shape = Dot(diameter: width, middle: Point(x: width / 2, y: height / 2))
    return NodeForm(
      backdrop: register(shape, Paint(fill: dotColor(look)), in: &lowering), enclosing: nil,
      space: TextSpace(), limits: TextLimits(), safeLength: 0, lettering: lettering(look.bare, look)
    )
  }

  /// A dot, the larger the more is below it.
  private func dotShape(_ kind: NodeKind, height: Double) -> Dot {
    let share =
      switch kind {
      case .root: 5.0 / 3
      case .inner: 4.0 / 3
      case .leaf: 1.0
      }
    return Dot(diameter: share * dot, middle: Point(x: dot / 2, y: height / 2))
  }

  /// The colour of a dot; those of leaves are grey, as there are many.
  private func dotColor(_ look: ResolvedLook) -> Color {
    guard look.kind != .leaf || look.hasOwnLine else { return theme.edge }
    return look.line ?? (look.kind == .root ? theme.root.fill : nil) ?? theme.edge
  }

  private func lettering(_ look: NodeLook, _ resolved: ResolvedLook) -> Lettering {
    Lettering(
      text: look.text == theme.text ? nil : look.text, quiet: look.quiet, isBold: look.isBold,
      sign: look.sign.map { ($0, resolved.line ?? look.text) })
  }
}
