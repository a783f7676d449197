/// The space between boxes, in rectangles that are as wide as the boxes let them be, and the doors
/// between those that lie on each other.
///
/// There are about as many as boxes.
struct FreeSpace {
  private(set) var cells: [Cell] = []
  private(set) var doors: [Door] = []
  /// The doors of each cell.
  private(set) var doorsOfCells: [[Int32]] = []

  struct Cell {
    let minX: Double
    let maxX: Double
    let minY: Double
    var maxY: Double
  }

  /// What two cells have in common: a part of a horizontal line.
  struct Door {
    let upper: Int32
    let lower: Int32
    let minX: Double
    let maxX: Double
    let y: Double
  }
}

extension FreeSpace {
  /// The side of a cell on which a place is whose cell is looked for.
  enum Neighbour {
    case above
    case below
    case left
    case right
  }

  /// A place at the outside of a box, whose cell is looked for.
  struct Place: Hashable {
    let point: Point
    let neighbour: Neighbour
  }

  /// Finds the space between boxes.
  ///
  /// - Parameters:
  ///   - boxes: the boxes, with what is to be kept free around them; they may overlap.
  ///   - bounds: a rectangle around all.
  ///   - places: places at the sides of boxes.
  /// - Returns: the space, and the cells of the places; nil where there is none.
  /// - Complexity: O(*n* log *n*) in the number of boxes that are no wider than usual.
  static func around(
    _ boxes: [Rect], in bounds: Rect, at places: [Place]
  ) -> (space: FreeSpace, cells: [Int?]) {
    var sweep = FreeSpaceSweep(boxes, in: bounds, at: places)
    return sweep.result()
  }

  mutating func open(from minX: Double, to maxX: Double, at y: Double) -> Int32 {
    cells.append(Cell(minX: minX, maxX: maxX, minY: y, maxY: y))
    doorsOfCells.append([])
    return Int32(cells.count - 1)
  }

  mutating func close(_ cell: Int32, at y: Double) { cells[Int(cell)].maxY = y }

  /// Joins two cells that lie on each other, if they have more than a point in common.
  mutating func join(_ upper: Int32, _ lower: Int32, at y: Double) {
    let (one, other) = (cells[Int(upper)], cells[Int(lower)])
    let (minX, maxX) = (max(one.minX, other.minX), min(one.maxX, other.maxX))
    guard minX < maxX else { return }
    doorsOfCells[Int(upper)].append(Int32(doors.count))
    doorsOfCells[Int(lower)].append(Int32(doors.count))
    doors.append(Door(upper: upper, lower: lower, minX: minX, maxX: maxX, y: y))
  }
}
