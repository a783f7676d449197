/// Finds out which shapes can be painted, and notes what stands in for what makes no sense in them.
struct OutlineCheck {
  private(set) var paints: [Paint]
  /// The paths of those steps whose shapes are not simply the outline in the element's frame.
  private(set) var paths: [Int32: Path] = [:]
  /// What is wrong with each paint.
  private let flaws: [Flaw]
  private let given: [Paint]

  private enum Flaw {
    case none
    case isInvisible
    case isMisused
  }

  init(_ arena: borrowing Arena) {
    given = arena.picture.shapes.paints.values
    paints = given
    flaws = given.map { $0.isInvisible ? .isInvisible : $0.isDrawable ? .none : .isMisused }
  }

  /// Whether the shape of a step paints anything anywhere.
  ///
  /// - Parameters:
  ///   - step: the number of the step.
  ///   - shape: the shape.
  ///   - frame: where it is in the whole picture.
  ///   - arena: the arena, which does not change; it is passed by its place in memory.
  /// - Returns: whether it does.
  mutating func isPaintable(
    _ step: Int32, _ shape: ShapeTable.Entry, in frame: Rect, _ arena: inout Arena
  ) -> Bool {
    let paint = Int(shape.paint)
    guard flaws[paint] != .isInvisible else { return false }
    guard shape.outline.isPlain(in: frame) || notePath(shape.outline, of: step, in: frame, &arena)
    else { return false }
    if flaws[paint] == .isMisused { paints[paint] = arena.warnings.checked(given[paint]) }
    return true
  }

  /// The same for a line that is in its place in the whole picture.
  mutating func isPaintable(
    _ step: Int32, _ line: Line, _ paint: Int32, _ arena: inout Arena
  ) -> Bool {
    isPaintable(step, ShapeTable.Entry(outline: line.outline, paint: paint), in: .zero, &arena)
  }

  /// Keeps the path of a shape, unless it stands nowhere.
  private mutating func notePath(
    _ outline: ShapeTable.Outline, of step: Int32, in frame: Rect, _ arena: inout Arena
  ) -> Bool {
    let path =
      switch outline {
      case .custom(let index): arena.picture.shapes.customPath(index, in: frame)
      default: outline.path(in: frame) ?? Path()
      }
    guard let checked = arena.warnings.checked(path) else { return false }
    paths[step] = checked
    return true
  }
}

extension ShapeTable.Outline {
  /// Whether the outline in a frame is all there is to say.
  fileprivate func isPlain(in frame: Rect) -> Bool {
    switch self {
    case .rectangle(let radius): radius >= 0 && radius.isDrawable && frame.isDrawable
    case .ellipse: frame.isDrawable
    case .line(let start, let end):
      (start + frame.origin).isDrawable && (end + frame.origin).isDrawable
    case .custom: false
    }
  }
}
