/// The lines that are painted behind views, in coordinates of the whole picture; there may be millions.
struct LineTable {
  private(set) var lines: [Line] = []
  /// Which look the lines from one on have, up to the next change.
  private var changes: [(first: Int, look: Look)] = []
  private var origin = Point.zero

  /// How and where lines are painted.
  struct Look: Equatable {
    /// The paint, among those of the shapes.
    let paint: Int32
    let layer: Int32
  }
}

extension LineTable {
  /// Says how the lines that will be added next are to look, and what they are relative to.
  mutating func begin(_ look: Look, at origin: Point) {
    self.origin = origin
    guard changes.last?.look != look else { return }
    changes.append((lines.count, look))
  }

  mutating func append(_ more: some Sequence<Line>) {
    for line in more { lines.append(Line(from: line.start + origin, to: line.end + origin)) }
  }

  /// The look of a line.
  ///
  /// - Complexity: O(log *n*) in the number of changes, O(1) if all lines look alike.
  func look(of line: Int) -> Look? {
    var (low, high) = (0, changes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if changes[middle].first <= line { low = middle } else { high = middle }
    }
    return low < high ? changes[low].look : nil
  }

  /// Makes room for more lines, and says where it is.
  mutating func makeRoom(for more: Int) -> UnsafeRawBufferPointer { lines.makeRoom(for: more) }
}

extension Line {
  /// The same as an outline of a shape.
  var outline: ShapeTable.Outline { .line(start, end) }
}

/// What makes the lines behind a view from its value for a preference key.
struct LineMaker {
  let closure: PlacedClosure
  let look: LineTable.Look
}
