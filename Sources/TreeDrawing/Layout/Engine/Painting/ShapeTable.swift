/// The shapes of a picture, the usual ones in little room, because there may be millions.
struct ShapeTable {
  private(set) var entries: [Entry] = []
  private(set) var paints = InternTable<Paint>()
  private var customPaths: [(Rect) -> Path] = []

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
}

extension ShapeTable {
  /// Adds a shape and says where it is; it may be where the one before is that looks the same.
  mutating func add(_ shape: StoredShape, _ paint: Paint) -> Int {
    let form: Form =
      switch shape.form {
      case .simple(let outline): .simple(outline)
      case .custom(let path): .custom(Int32(customPaths.appendIndex(path)))
      }
    let entry = Entry(form: form, paint: add(paint))
    return entries.last == entry ? entries.count - 1 : entries.appendIndex(entry)
  }

  /// Adds a paint and says where it is.
  mutating func add(_ paint: Paint) -> Int32 { Int32(paints.index(of: paint)) }

  /// The path of a shape in a frame of the whole picture.
  func path(of form: Form, in frame: Rect) -> Path {
    switch form {
    case .simple(let outline): Path(outline, in: frame)
    case .custom(let index):
      customPaths[Int(index)](Rect(origin: .zero, size: frame.size)).offset(by: frame.origin)
    }
  }
}

extension ShapeTable.Form {
  /// The simple outline, unless only a closure knows the form.
  var outline: Outline? {
    if case .simple(let outline) = self { outline } else { nil }
  }
}
