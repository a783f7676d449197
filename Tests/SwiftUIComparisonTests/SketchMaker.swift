/// Makes random sketches, the same ones for the same seed.
struct SketchMaker {
  private var random: SketchRandom
  private var nextID = 0

  init(seed: Int) {
    random = SketchRandom(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
  }

  mutating func sketch(depth: Int) -> Sketch {
    guard depth > 0 else { return leaf() }
    switch number(0...13) {
    case 0, 1: return .hStack(guide(), spacing: Double(number(-3...12)), sketches(depth))
    case 2, 3: return .vStack(guide(), spacing: Double(number(-3...12)), sketches(depth))
    case 4: return .zStack(guide(), guide(), sketches(depth))
    case 5: return padding(depth)
    case 6: return .frame(width: length(), height: length(), guide(), guide(), inner(depth))
    case 7: return flexibleFrame(depth)
    case 8: return .horizontalGuide(guide(), ofWidth: fraction(), plus: shift(), inner(depth))
    case 9: return .verticalGuide(guide(), ofHeight: fraction(), plus: shift(), inner(depth))
    case 10: return .overlay(guide(), guide(), leaf(), over: inner(depth))
    case 11: return .background(guide(), guide(), leaf(), behind: inner(depth))
    case 12: return .offset(shift(), shift(), inner(depth))
    default: return .priority(Double(number(0...2)), inner(depth))
    }
  }

  private mutating func inner(_ depth: Int) -> Sketch { sketch(depth: depth - 1) }

  private mutating func leaf() -> Sketch {
    nextID += 1
    guard number(0...2) > 0 else { return .flexible(id: nextID) }
    return .fixed(Double(number(1...40)), Double(number(1...40)), id: nextID)
  }

  /// Two or three: SwiftUI leaves a stack around one view out.
  private mutating func sketches(_ depth: Int) -> [Sketch] {
    var sketches: [Sketch] = []
    for _ in 0..<number(2...3) { sketches.append(inner(depth)) }
    return sketches
  }

  private mutating func padding(_ depth: Int) -> Sketch {
    .padding(
      top: Double(number(-4...12)), leading: Double(number(-4...12)),
      bottom: Double(number(0...12)), trailing: Double(number(0...12)), inner(depth))
  }

  /// The bounds never contradict each other, of which SwiftUI complains.
  private mutating func flexibleFrame(_ depth: Int) -> Sketch {
    let bounds = [nil, nil, Double(number(40...90)), Double.infinity]
    return .flexibleFrame(
      minWidth: number(0...1) == 0 ? nil : Double(number(0...40)), maxWidth: bounds[number(0...3)],
      minHeight: number(0...1) == 0 ? nil : Double(number(0...40)),
      maxHeight: bounds[number(0...3)], inner(depth))
  }

  private mutating func guide() -> SketchGuide {
    SketchGuide.allCases[number(0...SketchGuide.allCases.count - 1)]
  }

  private mutating func length() -> Double? {
    number(0...1) == 0 ? nil : Double(number(0...80))
  }

  private mutating func fraction() -> Double { Double(number(-1...2)) / 2 }

  private mutating func shift() -> Double { Double(number(-20...20)) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}

/// A small generator of random numbers (Steele, Lea, Flood 2014).
private struct SketchRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
