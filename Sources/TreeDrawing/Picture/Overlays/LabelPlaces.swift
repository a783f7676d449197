/// Places for the labels of links.
struct LabelPlaces {
  private let boxes: BoxGrid
  private let lines: LineGrid
  private let ways: [LinkWay]
  private var taken: [Rect] = []

  /// Of how many links the labels are kept away from each other.
  private static let mostCompared = 200

  /// Makes places beside ways.
  ///
  /// - Parameters:
  ///   - ways: the ways of all links.
  ///   - boxes: what labels must not cover.
  ///   - lines: the lines that they should not cover.
  init(beside ways: [LinkWay], _ boxes: [Rect], _ lines: LineGrid) {
    self.ways = ways.count > Self.mostCompared ? [] : ways
    self.boxes = BoxGrid(boxes)
    self.lines = lines
  }

  /// The place for the label of a link.
  mutating func place(of size: Size, on way: LinkWay) -> Rect {
    guard size != .zero else { return .zero }
    let candidates = way.isCurve ? besideCurve(way, size) : besideCorners(way, size)
    let frame = candidates.min { cost(of: $0) < cost(of: $1) } ?? .zero
    if !ways.isEmpty { taken.append(frame) }
    return frame
  }

  /// On the outer side of a curve, on it, and on its inner side; at its middle or near that.
  private func besideCurve(_ way: LinkWay, _ size: Size) -> [Rect] {
    let ends = Point(
      x: (way.points[0].x + way.points[3].x) / 2, y: (way.points[0].y + way.points[3].y) / 2)
    let (out, chord) = (way.samples[12] - ends, way.points[3] - way.points[0])
    let isFlat = abs(out.x) + abs(out.y) < 2
    let isLevel = isFlat ? abs(chord.x) >= abs(chord.y) : abs(out.y) >= abs(out.x)
    let room = Point(
      x: isLevel ? 0 : (size.width / 2 + 5) * (out.x < 0 ? -1 : 1),
      y: isLevel ? (size.height / 2 + 5) * (out.y < 0 ? -1 : 1) : 0)
    let isLong = way.points[0].distance(to: way.points[3]) > Self.leastLength(size, way)
    let near = [12, 8, 16, 5, 19].flatMap { number in
      let place = way.samples[number]
      return isLong ? [place + room, place, place - room] : [place + room, place - room]
    }
    // Where boxes are on both sides, there may be room farther away.
    let far = [1.0, 2, 3, 4].flatMap { times in
      LinkPort.Side.allCases.map { side in
        let step = (size[side.axis] / 2 + 5) * times
        return way.samples[12]
          + Point(x: side.direction.x * step, y: side.direction.y * step)
      }
    }
    return (near + far).map { size.frame(around: $0) }
  }

  /// How long a curve must be for enough of it to be seen beside a label that is on it.
  private static func leastLength(_ size: Size, _ way: LinkWay) -> Double {
    let chord = way.points[3] - way.points[0]
    return (abs(chord.x) > abs(chord.y) ? size.width : size.height) + 44
  }

  /// On straight pieces, the longest first, and beside them.
  private func besideCorners(_ way: LinkWay, _ size: Size) -> [Rect] {
    let pieces = zip(way.points, way.points.dropFirst())
      .sorted { $0.0.distance(to: $0.1) > $1.0.distance(to: $1.1) }
    return pieces.prefix(5).flatMap { start, end in
      [0.5, 0.3, 0.7, 0.15, 0.85].flatMap { part -> [Rect] in
        let point = start.moved(towards: end, by: part * start.distance(to: end))
        let isLevel = abs(end.y - start.y) < 0.01
        let room =
          isLevel ? Point(x: 0, y: size.height / 2 + 3) : Point(x: size.width / 2 + 4, y: 0)
        let extent = isLevel ? size.width : size.height
        let isLong = start.distance(to: end) > extent + 24
        let places = isLong ? [point, point - room, point + room] : [point - room, point + room]
        return places.map { size.frame(around: $0) }
      }
    }
  }

  /// How bad a place is: what must not be covered counts most.
  private func cost(of frame: Rect) -> Int {
    let others = taken.count { $0.insetBy(dx: -3, dy: -3).overlaps(frame) }
    let crossed = ways.count { way in
      zip(way.samples, way.samples.dropFirst()).contains { frame.isCrossed(from: $0, to: $1) }
    }
    let tips = ways.count { way in
      let tip = way.points[way.points.count - 1]
      return Rect(x: tip.x - 9, y: tip.y - 9, width: 18, height: 18).overlaps(frame)
    }
    let covers = boxes.overlaps(frame, within: 1.5) ? 1 : 0
    let middle = (
      Point(x: frame.minX, y: frame.midY), Point(x: frame.maxX, y: frame.midY),
      Point(x: frame.midX, y: frame.minY), Point(x: frame.midX, y: frame.maxY)
    )
    let edges =
      lines.crossings(from: middle.0, to: middle.1) + lines.crossings(from: middle.2, to: middle.3)
    return covers * 1000 + others * 300 + edges * 10 + crossed * 12 + tips * 60
  }
}

extension Size {
  /// The rectangle of this size around a point.
  fileprivate func frame(around point: Point) -> Rect {
    Rect(
      x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }
}
