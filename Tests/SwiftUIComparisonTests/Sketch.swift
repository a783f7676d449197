/// A description of a view that the engine and SwiftUI can both lay out.
indirect enum Sketch: Sendable {
  case fixed(Double, Double, id: Int)
  case flexible(id: Int)
  case hStack(SketchGuide, spacing: Double, [Sketch])
  case vStack(SketchGuide, spacing: Double, [Sketch])
  case zStack(SketchGuide, SketchGuide, [Sketch])
  case padding(top: Double, leading: Double, bottom: Double, trailing: Double, Sketch)
  case frame(width: Double?, height: Double?, SketchGuide, SketchGuide, Sketch)
  case flexibleFrame(
    minWidth: Double?, maxWidth: Double?, minHeight: Double?, maxHeight: Double?, Sketch)
  case horizontalGuide(SketchGuide, ofWidth: Double, plus: Double, Sketch)
  case verticalGuide(SketchGuide, ofHeight: Double, plus: Double, Sketch)
  case overlay(SketchGuide, SketchGuide, Sketch, over: Sketch)
  case background(SketchGuide, SketchGuide, Sketch, behind: Sketch)
  case offset(Double, Double, Sketch)
  case priority(Double, Sketch)
}

/// A guide on either axis: the built-in ones, and one of our own.
enum SketchGuide: CaseIterable, Sendable {
  case start
  case middle
  case end
  case third
}

/// A frame, whoever computed it.
struct SketchFrame: Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// Whether the frames are the same but for what rounding to pixels may do.
  func isClose(to other: SketchFrame) -> Bool {
    let differences = [x - other.x, y - other.y, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) <= 0.51 }
  }
}

/// The frames of the numbered views; that of everything together has the number `whole`.
typealias SketchFrames = [Int: SketchFrame]

/// What is offered to a view.
struct SketchOffer: Sendable {
  var width: Double?
  var height: Double?
}

extension Sketch {
  /// The number of the frame of everything.
  static let whole = -1
}
