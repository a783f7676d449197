/// The shapes of a picture, the usual ones in little room, because there may be millions.
struct ShapeTable {
  private(set) var entries: [Entry] = []
  private(set) var paints = InternTable<Paint>()
  private var customOutlines: [(Rect) -> Path] = []

  /// One shape; paints are shared.
  struct Entry: Equatable {
    let outline: Outline
    let paint: Int32
  }

  /// A shape's outline in its own coordinates.
  enum Outline: Equatable {
    case rectangle(cornerRadius: Double)
    case ellipse
    case line(Point, Point)
    /// One that only a closure knows, by its place in the table.
    case custom(Int32)
  }
}

extension ShapeTable {
  /// Adds a shape and says where it is; it may be where the one before is that looks the same.
  mutating func add(_ shape: StoredShape, _ paint: Paint) -> Int {
    let outline: Outline =
      switch shape.kind {
      case .rectangle(let radius): .rectangle(cornerRadius: radius)
      case .ellipse: .ellipse
      case .line(let start, let end): .line(start, end)
      case .custom(let path): .custom(Int32(customOutlines.appendIndex(path)))
      }
    let entry = Entry(outline: outline, paint: Int32(paints.index(of: paint)))
    return entries.last == entry ? entries.count - 1 : entries.appendIndex(entry)
  }

  /// Adds a paint of something that is no shape, and says where it is.
  mutating func add(_ paint: Paint) -> Int32 { Int32(paints.index(of: paint)) }

  /// The path of a custom shape in a frame of the whole picture.
  func customPath(_ index: Int32, in frame: Rect) -> Path {
    customOutlines[Int(index)](Rect(origin: .zero, size: frame.size)).offset(by: frame.origin)
  }
}

extension ShapeTable.Outline {
  /// The path in a frame of the whole picture, unless only a closure knows it.
  func path(in frame: Rect) -> Path? {
    switch self {
    case .rectangle(let radius): Path(roundedRect: frame, cornerRadius: radius)
    case .ellipse: Path(ellipseIn: frame)
    case .line(let start, let end): Path(from: start + frame.origin, to: end + frame.origin)
    case .custom: nil
    }
  }
}
