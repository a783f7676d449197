/// The outlines that are made from preferences, in coordinates of the whole picture.
///
/// They come in sets, one for each view. Connectors take less room than other paths, because there
/// may be millions.
struct OutlineTable {
  private(set) var connectors = ConnectorTable()
  private(set) var paths: [Path] = []
  private var runs: [Run] = []
  /// How many outlines there are up to the end of each set.
  private var ends: [Int32] = []
  private var style = OutlineStyle(paint: 0, layer: 0)
  private var origin = Point.zero

  /// The number of outlines so far.
  var count: Int { connectors.pathCount + paths.count }

  /// Outlines one after the other that are all made of connectors or none, in one style.
  private struct Run {
    let isConnected: Bool
    let style: OutlineStyle
    /// The number of the first outline.
    let first: Int
    /// Its index among those made of connectors, or the others.
    let start: Int
  }
}

/// The paint and the layer of outlines.
struct OutlineStyle: Equatable {
  /// The paint, among those of the shapes.
  var paint: Int32
  let layer: Int32
}

extension OutlineTable {
  /// Says how the outlines that will be added next are painted, and what they are relative to.
  mutating func begin(_ style: OutlineStyle, at origin: Point) {
    self.style = style
    self.origin = origin
  }

  /// Says how the outlines that will be added next are painted.
  mutating func setPaint(_ paint: RegisteredPaint) { style.paint = paint.index }

  /// Adds an outline that is made of connectors; none, if there are none.
  ///
  /// - Parameters:
  ///   - parts: of how many.
  ///   - connector: makes each, from its number.
  @inline(__always)
  mutating func append(_ parts: Int, _ connector: (Int) -> Connector) {
    let first = count
    guard let path = connectors.appendPath(of: parts, at: origin, connector) else { return }
    continueRun(isConnected: true, first, path)
  }

  /// Adds an outline of any form.
  mutating func append(_ path: Path) {
    continueRun(isConnected: false, count, paths.count)
    paths.append(path.offset(by: origin))
  }

  /// Makes a set of the outlines that were added since the last one, and says which number it has.
  mutating func endSet() -> Int { ends.appendIndex(Int32(count)) }

  /// Makes room for more outlines that are made of connectors, and says where it is.
  mutating func makeRoom(forOutlines outlines: Int, connectors: Int) -> UnsafeRawBufferPointer {
    // Sets are mostly of one outline.
    ends.makeRoom(for: outlines)
    return self.connectors.makeRoom(forPaths: outlines, connectors: connectors)
  }

  private mutating func continueRun(isConnected: Bool, _ first: Int, _ start: Int) {
    if let run = runs.last, run.isConnected == isConnected, run.style == style { return }
    runs.append(Run(isConnected: isConnected, style: style, first: first, start: start))
  }
}

extension OutlineTable {
  /// Where an outline is kept.
  enum Index {
    /// Among those made of connectors.
    case connectors(Int)
    case path(Int)
  }

  /// The numbers of the outlines in a set.
  subscript(set set: Int) -> Range<Int> {
    (set == 0 ? 0 : Int(ends[set - 1]))..<Int(ends[set])
  }

  /// Where an outline is kept, and how it is painted.
  ///
  /// - Complexity: O(log *n*) in the number of runs, O(1) if there is only one.
  func find(_ number: Int) -> (index: Index, style: OutlineStyle) {
    let run = runs[indexOfRun(at: number)]
    let index = number - run.first + run.start
    return (run.isConnected ? .connectors(index) : .path(index), run.style)
  }

  /// The index of the last run that begins at an outline or before it.
  private func indexOfRun(at number: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].first <= number { low = middle } else { high = middle }
    }
    return low
  }
}

/// A maker of the outlines behind views from their values for a preference key.
struct PlacedOutlineMaker {
  let closure: PlacedClosure
  let style: OutlineStyle
}
