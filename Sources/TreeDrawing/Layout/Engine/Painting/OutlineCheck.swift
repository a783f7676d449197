/// A check of outlines and paints: it warns of what makes no sense, and finds what stands in for
/// it.
struct OutlineCheck {
  private(set) var paints: [Paint]
  /// The paths of those steps whose shapes are not simply what the tables say.
  private(set) var paths: [PaintingStep: Path] = [:]
  /// What is wrong with each paint.
  private let flaws: [Flaw]
  private let given: [Paint]

  private enum Flaw {
    case none
    case isInvisible
    case isMisused
  }

  init(_ shapes: borrowing ShapeTable) {
    given = shapes.paints.values
    paints = given
    flaws = given.map { $0.isInvisible ? .isInvisible : $0.isDrawable ? .none : .isMisused }
  }
}

extension OutlineCheck {
  /// Whether a shape paints anything anywhere.
  ///
  /// - Parameters:
  ///   - step: the step that paints it.
  ///   - shape: the shape.
  ///   - frame: where it is in the whole picture.
  ///   - picture: the tables, which do not change; they are passed by their place in memory.
  ///   - warnings: where misuse is recorded.
  /// - Returns: whether it does.
  mutating func isPaintable(
    _ step: PaintingStep, _ shape: ShapeTable.Entry, in frame: Rect, _ picture: inout PictureTables,
    _ warnings: WarningLog
  ) -> Bool {
    guard flaws[Int(shape.paint)] != .isInvisible else { return false }
    let isPlain = shape.form.outline?.isDrawable(in: frame) ?? false
    guard
      isPlain
        || keepPath(picture.shapes.path(of: shape.form, in: frame, warnings), of: step, warnings)
    else { return false }
    check(shape.paint, warnings)
    return true
  }

  /// Whether a path made of connectors paints anything anywhere.
  mutating func isPaintable(
    _ path: Int, of connectors: borrowing ConnectorTable, _ paint: Int32, _ warnings: WarningLog
  ) -> Bool {
    guard flaws[Int(paint)] != .isInvisible else { return false }
    let isPlain = connectors.isDrawable(path: path)
    guard isPlain || warnings.checked(connectors.path(path)) != nil else { return false }
    check(paint, warnings)
    return true
  }

  /// Whether a path in its place in the whole picture paints anything anywhere.
  mutating func isPaintable(
    _ step: PaintingStep, _ path: Path, _ paint: Int32, _ warnings: WarningLog
  ) -> Bool {
    guard flaws[Int(paint)] != .isInvisible, let checked = warnings.checked(path)
    else { return false }
    if checked != path { paths[step] = checked }
    check(paint, warnings)
    return true
  }

  /// Keeps the path of a step, unless it stands nowhere.
  private mutating func keepPath(
    _ path: Path, of step: PaintingStep, _ warnings: WarningLog
  ) -> Bool {
    guard let checked = warnings.checked(path) else { return false }
    paths[step] = checked
    return true
  }

  @inline(__always)
  private mutating func check(_ paint: Int32, _ warnings: WarningLog) {
    if flaws[Int(paint)] == .isMisused { replace(Int(paint), warnings) }
  }

  @inline(never)
  private mutating func replace(_ paint: Int, _ warnings: WarningLog) {
    paints[paint] = warnings.checked(given[paint])
  }
}
