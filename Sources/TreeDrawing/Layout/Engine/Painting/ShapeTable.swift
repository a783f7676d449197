/// The shapes of a picture, the usual ones in little room, because there may be millions.
struct ShapeTable {
  private(set) var entries: [Entry] = []
  private(set) var paints = InternTable<Paint>()
  private var customForms: [CustomForm] = []
  /// The gradients of the shapes that have some, by the numbers of the shapes.
  private(set) var gradients: [Int: Gradients] = [:]

  /// One shape; paints are shared.
  struct Entry: Equatable {
    let form: Form
    let paint: Int32
  }

  /// The form of a shape, in coordinates that begin in its frame's corner.
  enum Form: Equatable {
    case simple(Outline)
    /// A form that only a closure knows, by its index in the table.
    case custom(Int32)
  }

  /// The gradients in place of the colours of a paint.
  struct Gradients {
    let fill: GradientStyle.ID?
    let stroke: GradientStyle.ID?
  }

  /// A form that only a closure knows, and what was misused in making it.
  private struct CustomForm {
    let path: (Rect) -> Path
    let misuses: [LayoutWarning.Misuse]
  }
}

extension ShapeTable {
  /// Adds a shape and says where it is; it may be where the one before is that looks the same.
  mutating func add(_ shape: StoredShape, _ paint: Paint) -> Int {
    let entry = Entry(form: add(shape), paint: add(paint))
    let last = entries.count - 1
    guard entries.last == entry, gradients.isEmpty || gradients[last] == nil
    else { return entries.appendIndex(entry) }
    return last
  }

  /// Adds a shape with gradients and says where it is.
  mutating func add(_ shape: StoredShape, _ paint: Paint, _ gradients: Gradients) -> Int {
    let index = entries.appendIndex(Entry(form: add(shape), paint: add(paint)))
    self.gradients[index] = gradients
    return index
  }

  /// Adds a form.
  mutating func add(_ shape: StoredShape) -> Form {
    switch shape.form {
    case .simple(let outline): .simple(outline)
    case .custom(let path, let misuses):
      .custom(Int32(customForms.appendIndex(CustomForm(path: path, misuses: misuses))))
    }
  }

  /// Adds a paint and says where it is.
  mutating func add(_ paint: Paint) -> Int32 { Int32(paints.index(of: paint)) }

  /// The path of a shape in a frame of the whole picture; what was misused in it is recorded.
  func path(of form: Form, in frame: Rect, _ warnings: WarningLog) -> Path {
    switch form {
    case .simple(let outline): return Path(outline, in: frame)
    case .custom(let index):
      let custom = customForms[Int(index)]
      for misuse in custom.misuses { warnings.record(misuse) }
      return custom.path(Rect(origin: .zero, size: frame.size)).offset(by: frame.origin)
    }
  }
}

extension ShapeTable.Form {
  /// The simple outline, unless only a closure knows the form.
  var outline: Outline? {
    if case .simple(let outline) = self { outline } else { nil }
  }
}
