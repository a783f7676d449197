import Foundation
import Testing

@testable import TreeDrawing

/// Random nests of turns, scales, offsets and padding, against matrices.
@Suite struct RandomEffectTests {
  @Test(arguments: Effort.blocks(4_000))
  func `anchors are where matrices take them`(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let view = Nest(levels: Int.random(in: 0...7, using: &random), &random)
      let reader = Nest(levels: Int.random(in: 0...7, using: &random), &random)
      let leaf = fixed(view.leaf.width, view.leaf.height)
        .taking(.rect(view.taken)).taking(Anchor<Point>.Source.bottomTrailing)
      let around = view.around(AnyView(leaf))
      let seen = { (content: AnyView) in
        reader.around(AnyView(content.frame(width: reader.leaf.width, height: reader.leaf.height)))
      }
      let toReader = view.matrix.times(reader.matrix.inverse)
      let frame = toReader.boundingBox(of: view.taken)
      let found = around.resolved(Rect.self, in: seen)
      let error = 1e-9 * (1 + abs(frame.minX) + abs(frame.minY) + frame.width + frame.height)
      #expect(
        found.count == 1 && isClose(found[0], frame, error), "seed \(seed): \(found) ≠ \(frame)")
      let point = toReader.point(view.leaf.width, view.leaf.height)
      let foundPoint = around.resolved(Point.self, in: seen)
      #expect(isClose(foundPoint[0], point, error), "seed \(seed): \(foundPoint) ≠ \(point)")
    }
  }

  @Test(arguments: Effort.blocks(2_000))
  func `items are painted where matrices take them`(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let view = Nest(levels: Int.random(in: 0...7, using: &random), &random)
      let other = Nest(levels: 2, &random)
      let leaf = fixed(view.leaf.width, view.leaf.height)
      let pile = ZStack(alignment: .topLeading) {
        view.paintingAround(AnyView(leaf.layer(DrawingLayer("above", height: 1))), &random)
        other.paintingAround(AnyView(fixed(other.leaf.width, other.leaf.height)), &random)
      }
      let drawn = Drawing(of: pile).layers.flatMap { $0.items.drawnBoxes }
      let expected = [view, other].map {
        $0.matrix.boundingBox(of: Rect(origin: .zero, size: $0.leaf))
      }
      let isEqual = expected.allSatisfy { box in
        drawn.contains {
          isClose(
            $0, box, 1e-9 * (1 + abs(box.minX) + abs(box.maxX) + abs(box.minY) + abs(box.maxY)))
        }
      }
      #expect(isEqual && drawn.count == 2, "seed \(seed): \(drawn) ≠ \(expected)")
    }
  }
}

/// Modifiers around a leaf, and where these take its places.
private struct Nest {
  let leaf: Size
  let taken: Rect
  private(set) var matrix = Matrix.identity
  private var modifiers: [Modifier] = []

  enum Modifier {
    case padding(EdgeInsets)
    case offset(Point)
    case turn(degrees: Double, UnitPoint)
    case scale(x: Double, y: Double, UnitPoint)
  }

  init(levels: Int, _ random: inout SplitMix64) {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    leaf = Size(width: number(1...40), height: number(1...40))
    taken = rect(number(-9...9), number(-9...9), number(0...30), number(0...30))
    var size = leaf
    for _ in 0..<levels {
      let anchor = UnitPoint(x: number(-1...2), y: number(-1...2))
      let modifier: Modifier =
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          .padding(
            EdgeInsets(
              top: number(0...9), leading: number(0...9), bottom: number(0...9),
              trailing: number(0...9)))
        case 1: .offset(Point(x: number(-20...20), y: number(-20...20)))
        case 2: .scale(x: number(0.5...2), y: -number(0.5...2), anchor)
        default: .turn(degrees: number(-400...400), anchor)
        }
      modifiers.append(modifier)
      matrix = matrix.times(Matrix(modifier, around: &size))
    }
  }

  func around(_ view: AnyView) -> AnyView {
    modifiers.reduce(view) { view, modifier in
      switch modifier {
      case .padding(let insets): AnyView(view.padding(insets))
      case .offset(let offset): AnyView(view.offset(x: offset.x, y: offset.y))
      case .turn(let degrees, let anchor):
        AnyView(view.rotationEffect(.degrees(degrees), anchor: anchor))
      case .scale(let x, let y, let anchor):
        AnyView(view.scaleEffect(x: x, y: y, anchor: anchor))
      }
    }
  }

  /// The view with these modifiers, and among them some that say how it is painted.
  func paintingAround(_ view: AnyView, _ random: inout SplitMix64) -> AnyView {
    var view = view
    for modifier in modifiers {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: view = AnyView(view.opacity(0.5))
      case 1: view = AnyView(view.mark(Mark("view", id: 0)))
      case 2: view = AnyView(view.compositingGroup())
      case 3: view = AnyView(ZStack { view }.layer(DrawingLayer("other", height: -1)))
      default: break
      }
      var one = self
      one.modifiers = [modifier]
      view = one.around(view)
    }
    return view
  }
}

/// A matrix of three by three numbers, by which rows of three are multiplied.
struct Matrix {
  var rows: [[Double]]

  static let identity = Matrix(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  func times(_ other: Matrix) -> Matrix {
    Matrix(
      rows: rows.map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * other.rows[$1][column] } }
      })
  }

  /// The inverse, of the determinants that are left without a row and a column.
  var inverse: Matrix {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (r, c) = ((0..<3).filter { $0 != row }, (0..<3).filter { $0 != column })
      return rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
    }
    func cofactor(_ row: Int, _ column: Int) -> Double {
      (row + column).isMultiple(of: 2) ? minor(row, column) : -minor(row, column)
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * cofactor(0, $1) }
    return Matrix(rows: (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } })
  }

  func point(_ x: Double, _ y: Double) -> Point {
    let place = [x, y, 1]
    let image = (0..<3).map { column in (0..<3).reduce(0) { $0 + place[$1] * rows[$1][column] } }
    return Point(x: image[0], y: image[1])
  }

  func boundingBox(of rect: Rect) -> Rect {
    let corners = [
      point(rect.minX, rect.minY), point(rect.maxX, rect.minY), point(rect.maxX, rect.maxY),
      point(rect.minX, rect.maxY),
    ]
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}

extension Matrix {
  static func moving(_ x: Double, _ y: Double) -> Matrix {
    Matrix(rows: [[1, 0, 0], [0, 1, 0], [x, y, 1]])
  }

  /// Where a modifier takes places of a view, and which size the view has then.
  fileprivate init(_ modifier: Nest.Modifier, around size: inout Size) {
    switch modifier {
    case .padding(let insets):
      size.width += insets.leading + insets.trailing
      size.height += insets.top + insets.bottom
      self = .moving(insets.leading, insets.top)
    case .offset(let offset): self = .moving(offset.x, offset.y)
    case .turn(let degrees, let anchor):
      let angle = degrees / 180 * Double.pi
      let turn = Matrix(
        rows: [[cos(angle), sin(angle), 0], [-sin(angle), cos(angle), 0], [0, 0, 1]])
      self = turn.keeping(anchor, of: size)
    case .scale(let x, let y, let anchor):
      self = Matrix(rows: [[x, 0, 0], [0, y, 0], [0, 0, 1]]).keeping(anchor, of: size)
    }
  }

  private func keeping(_ anchor: UnitPoint, of size: Size) -> Matrix {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return Matrix.moving(-x, -y).times(self).times(.moving(x, y))
  }
}

extension Drawing.Items {
  /// Where shapes are in the picture: boxes around their frames, by the transforms of all groups
  /// that they are in.
  fileprivate var drawnBoxes: [Rect] {
    var boxes: [Rect] = []
    var open = [Matrix.identity]
    for item in self {
      let around = open.last ?? .identity
      switch item {
      case .beginTransform(let t):
        let own = Matrix(rows: [[t.a, t.b, 0], [t.c, t.d, 0], [t.tx, t.ty, 1]])
        open.append(own.times(around))
      case .beginGroup, .beginClip, .begin, .beginLink, .beginHelp: open.append(around)
      case .endGroup, .endClip, .end, .endLink, .endHelp: open.removeLast()
      case .shape(let path, _): boxes.append(around.boundingBox(of: path.boundingRect))
      case .text, .styledText, .shadedShape, .shadedText, .image: break
      }
    }
    return boxes
  }
}
