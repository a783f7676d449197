/// What a node is coloured by, if it does not say it itself.
enum NodeTone: Hashable {
  case none
  /// The tone that is so many places from the first of a palette.
  case tone(Int)
  case emphasis(NodeEmphasis)
}

extension NodeTone {
  /// How many tones have a byte; a multiple of the lengths of palettes, so that they go on evenly.
  private static let count = 240

  /// Finds what a byte stands for.
  @inline(__always)
  init(byte: UInt8) {
    if let emphasis = NodeEmphasis(rawValue: byte) {
      self = .emphasis(emphasis)
    } else {
      self = byte == 0 ? .none : .tone(Int(byte) - 1)
    }
  }

  /// The byte that stands for it, of which there are as many as nodes.
  var byte: UInt8 {
    switch self {
    case .none: 0
    case .tone(let place): UInt8(1 + place % Self.count)
    case .emphasis(let emphasis): emphasis.rawValue
    }
  }
}
