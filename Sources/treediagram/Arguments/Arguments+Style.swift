internal import TreeDrawing

extension Arguments {
  /// The style of diagrams, with the default for what no option says.
  var style: DiagramStyle {
    var style = DiagramStyle()
    take(arrangement, into: &style.arrangement)
    take(growth, into: &style.growth)
    take(alignment, into: &style.alignment)
    take(spacing?.gaps, into: &style.spacing)
    style.hangsOnBothSides = stemSides == .both
    style.columnCount = columnCount?.number
    take(listColumnCount, into: &style.listColumnCount)
    style.hasLayers = hasLayers ?? false
    style.alignsLeaves = alignsLeaves ?? false
    style.drawsLengths = isToScale ?? false
    style.edgeForm = edgeForm
    take(edgeStyle, into: &style.edgeStyle)
    take(arrows, into: &style.arrows)
    return style
  }
}

extension Arguments {
  /// The colours of pictures, with the default for what no option says.
  var colors: PictureColors {
    let name = theme ?? .auto
    return colors(of: name, ground: name.ground)
  }

  /// The colours of pictures in a theme, on a ground if no option says another.
  func colors(of name: ThemeName, ground usual: PictureGround) -> PictureColors {
    var colors = PictureColors(theme: name.theme, ground: ground ?? usual)
    if let accent { colors.theme = colors.theme.accented(accent) }
    take(coloring, into: &colors.coloring)
    take(hasLegend, into: &colors.hasLegend)
    return colors
  }
}

private func take<Value>(_ value: Value?, into target: inout Value) {
  if let value { target = value }
}

extension Spacing {
  fileprivate var gaps: DiagramSpacing { DiagramSpacing(siblings: horizontal, levels: vertical) }
}
