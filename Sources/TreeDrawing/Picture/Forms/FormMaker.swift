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
    let style = theme.capsule
    return form(
      register(Capsule(), style.paint, in: &lowering), labels.markSpace,
      LabelTextStyle(text: style.text, quiet: style.quiet))
  }

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - outline: what it is for.
  ///   - style: how it is coloured.
  ///   - lowering: where its nodes will be.
  /// - Returns: the form.
  func form(
    _ outline: FormOutline, _ style: ResolvedStyle, in lowering: inout ViewLowering
  ) -> NodeForm {
    switch outline {
    case .shape(let shape):
      form(shape.definition(scale: labels.scale).outline, style, labels.boxSpace, in: &lowering)
    case .shapeInGrid(let shape):
      form(shape.definition(scale: labels.scale).outline, style, labels.gridBoxSpace, in: &lowering)
    case .row: row(style, in: &lowering)
    case .cell: text(labels.cellSpace, cellLimits, style, in: &lowering)
    case .cellOfLines: text(labels.cellOfLinesSpace, cellLimits, style, in: &lowering)
    case .word: text(labels.wordSpace, labels.wrapping, style, in: &lowering)
    case .emptyRow: empty(dot, diagram.spacing.listRow, style, in: &lowering)
    case .emptyCell: empty(dot, 18 * labels.scale, style, in: &lowering)
    case .emptyPlace:
      empty(labels.emptySide, labels.emptySide, style, in: &lowering)
    }
  }

  /// The limits of texts in grids, which have more room where grids are all that there is.
  var cellLimits: TextLimits {
    diagram.arrangement.has(.texts) ? labels.limitsInLines : labels.wrapping
  }

  /// How many bytes of a text in a grid surely stand on one line.
  var safeLengthOfCells: Int {
    diagram.arrangement.has(.texts) ? safeLengths.line : safeLengths.box
  }

  private var dot: Double { diagram.spacing.listDot }

  private func register(
    _ shape: some Shape, _ paint: Paint?, in lowering: inout ViewLowering
  ) -> RegisteredShape? {
    paint.map { RegisteredShape(shape, $0, in: &lowering) }
  }

  private func form(
    _ outline: ShapeDefinition.Outline, _ style: ResolvedStyle, _ space: TextSpace,
    in lowering: inout ViewLowering
  ) -> NodeForm {
    switch outline {
    case .box(let shape):
      return form(
        register(shape, style.boxed.paint, in: &lowering), space, textStyle(style.boxed, style))
    case .around(let shape):
      return form(
        register(shape, style.boxed.paint, in: &lowering), enclosing: type(of: shape), space,
        textStyle(style.boxed, style))
    case .line(let shape) where style.fill?.fill == nil:
      var style = style
      style.bare.isBold = style.weight == .bold
      return form(
        register(shape, underline(style), in: &lowering), labels.bareSpace,
        textStyle(style.bare, style))
    case .line, .nothing: return text(labels.bareSpace, labels.wrapping, style, in: &lowering)
    }
  }

  /// A form for texts in lines as long as those of boxes.
  private func form(
    _ backdrop: RegisteredShape?, enclosing: (any EnclosingShape.Type)? = nil, _ space: TextSpace,
    _ textStyle: LabelTextStyle
  ) -> NodeForm {
    NodeForm(
      backdrop: backdrop, enclosing: enclosing, space: space, limits: labels.wrapping,
      safeLength: safeLengths.box, textStyle: textStyle)
  }

  private func underline(_ style: ResolvedStyle) -> Paint {
    var paint = diagram.edge
    paint.stroke = style.line ?? diagram.edge.stroke
    return paint
  }

  /// A text without a box, on a fill if it has one of its own.
  private func text(
    _ space: TextSpace, _ limits: TextLimits, _ style: ResolvedStyle,
    in lowering: inout ViewLowering
  ) -> NodeForm {
    let chip = RoundedRectangle(cornerRadius: 5 * labels.scale)
    var style = style
    style.bare.text = style.ink ?? style.bare.text
    return NodeForm(
      backdrop: register(chip, style.fill, in: &lowering), enclosing: nil, space: space,
      limits: limits,
      safeLength: limits == labels.wrapping ? safeLengths.box : safeLengths.line,
      textStyle: textStyle(style.bare, style))
  }

  /// A line of a list, with a dot before its text.
  private func row(_ style: ResolvedStyle, in lowering: inout ViewLowering) -> NodeForm {
    let shape = dotShape(style.kind, height: diagram.spacing.listRow)
    return NodeForm(
      backdrop: register(shape, Paint(fill: dotColor(style)), in: &lowering), enclosing: nil,
      space: labels.rowSpace(behindDot: dot), limits: labels.limitsInLines,
      safeLength: safeLengths.line,
      textStyle: textStyle(style.bare, style),
      fill: style.fill)
  }

  private func empty(
    _ width: Double, _ height: Double, _ style: ResolvedStyle, in lowering: inout ViewLowering
  ) -> NodeForm {
    let shape = Dot(diameter: width, middle: Point(x: width / 2, y: height / 2))
    return NodeForm(
      backdrop: register(shape, Paint(fill: dotColor(style)), in: &lowering), enclosing: nil,
      space: TextSpace(), limits: TextLimits(), safeLength: 0,
      textStyle: textStyle(style.bare, style)
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
  private func dotColor(_ style: ResolvedStyle) -> Color {
    guard style.kind != .leaf || style.hasOwnLine else { return theme.edge }
    return style.line ?? (style.kind == .root ? theme.root.fill : nil) ?? theme.edge
  }

  private func textStyle(_ style: NodeStyle, _ resolved: ResolvedStyle) -> LabelTextStyle {
    LabelTextStyle(
      text: style.text == theme.text ? nil : style.text, quiet: style.quiet, isBold: style.isBold,
      sign: style.sign.map { ($0, resolved.line ?? style.text) })
  }
}
