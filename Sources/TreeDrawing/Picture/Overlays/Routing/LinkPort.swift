/// A place on the side of a box where a link may begin or end.
struct LinkPort {
  /// The number of the box.
  let box: Int
  let side: Side
  /// The place on the side.
  let point: Point
  /// How much worse it is than the best one, in points of way.
  var cost: Double

  enum Side: CaseIterable {
    case bottom
    case top
    case right
    case left
  }
}

extension LinkPort.Side {
  /// The way out of the box, 1 point long.
  var direction: Point {
    switch self {
    case .bottom: Point(x: 0, y: 1)
    case .top: Point(x: 0, y: -1)
    case .right: Point(x: 1, y: 0)
    case .left: Point(x: -1, y: 0)
    }
  }

  /// The axis along which links leave.
  var axis: Axis { self == .bottom || self == .top ? .vertical : .horizontal }

  /// The place at a part of the side.
  fileprivate func place(_ part: Double) -> UnitPoint {
    switch self {
    case .bottom: UnitPoint(x: part, y: 1)
    case .top: UnitPoint(x: part, y: 0)
    case .right: UnitPoint(x: 1, y: part)
    case .left: UnitPoint(x: 0, y: part)
    }
  }

  /// On which side of a box's outside the space is that the link leaves to.
  fileprivate var neighbour: FreeSpace.Neighbour {
    switch self {
    case .bottom: .below
    case .top: .above
    case .right: .right
    case .left: .left
    }
  }
}

extension LinkPort {
  /// The place so many points outside of the box.
  func point(outside distance: Double) -> Point {
    Point(
      x: point.x + side.direction.x * distance, y: point.y + side.direction.y * distance)
  }

  /// The place where a link leaves the box and what is kept free around that.
  func place(outside room: Rect) -> FreeSpace.Place {
    var place = point
    switch side {
    case .bottom: place.y = room.maxY
    case .top: place.y = room.minY
    case .right: place.x = room.maxX
    case .left: place.x = room.minX
    }
    return FreeSpace.Place(point: place, neighbour: side.neighbour)
  }

  /// The shortest side with more than one place.
  private static let shortest = 28.0

  /// The places on the sides of a box, best first: the middles, and others where there is room.
  ///
  /// - Parameters:
  ///   - number: the box's number.
  ///   - boxes: all boxes.
  ///   - lines: the lines that are there already, on which a link shall not begin.
  /// - Returns: the places.
  static func all(of number: Int, in boxes: BoxGrid, _ lines: LineGrid) -> [LinkPort] {
    let box = boxes.boxes[number]
    return Side.allCases.flatMap { side in
      let isLong = box.size[side.axis.crossing] >= shortest
      let ports = (isLong ? [0.5, 0.25, 0.75] : [0.5]).map { part in
        LinkPort(box: number, side: side, point: box[side.place(part)], cost: part == 0.5 ? 0 : 6)
      }
      let areTaken = ports.map { $0.isTaken(by: lines) }
      let isSideTaken = areTaken.contains(true)
      return zip(ports, areTaken).map { port, isTaken in
        var port = port
        port.cost += isTaken ? costOfTakenPlace : isSideTaken ? costOfTakenSide : 0
        if port.isNarrow(in: boxes) { port.cost += costOfNarrowPlace }
        return port
      }
    }
  }

  /// How much worse a place is where a line begins already, and a side with such a line.
  private static let costOfTakenPlace = 80.0
  private static let costOfTakenSide = 24.0
  /// How much worse it is to leave where another box is next, in points.
  private static let costOfNarrowPlace = 60.0

  /// Whether a box is so near before it that a line must turn at once.
  private func isNarrow(in boxes: BoxGrid) -> Bool {
    let way = Rect(spanning: point(outside: 1), point(outside: 12)).insetBy(dx: -0.5, dy: -0.5)
    return boxes.overlaps(way)
  }

  /// Whether a line begins there already.
  private func isTaken(by lines: LineGrid) -> Bool {
    LineGrid.Line(from: point, to: point(outside: 10)).map { lines.length(beside: $0) > 1 } ?? false
  }
}
