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

  /// Adds lines that one element paints, and says where they are.
  mutating func add(lines: some Sequence<Line>, _ paint: Paint) -> Range<Int32> {
    let first = Int32(entries.count)
    let paint = Int32(paints.index(of: paint))
    for line in lines {
      entries.append(Entry(outline: .line(line.start, line.end), paint: paint))
    }
    return first..<Int32(entries.count)
  }

  /// Moves a line that is one of several of an element to its place in the whole picture.
  mutating func placeLine(_ index: Int, at origin: Point) {
    guard case .line(let start, let end) = entries[index].outline else { return }
    entries[index] = Entry(
      outline: .line(start + origin, end + origin), paint: entries[index].paint)
  }

  /// Makes room for more shapes.
  mutating func makeRoom(for more: Int) {
    entries.makeRoom(for: more)
  }

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
