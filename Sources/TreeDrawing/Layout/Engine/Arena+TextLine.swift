extension Arena.TextLine {
  /// How far the first line's baseline is below the top, in points.
  var firstBaseline: Double { font.lineHeight / 2 + font.baselineFromMiddle }
  /// How far the last line's baseline is below the top, in points.
  var lastBaseline: Double { firstBaseline }
}
