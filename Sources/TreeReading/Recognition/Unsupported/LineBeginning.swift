/// What lines begin with in a notation that is not read.
struct LineBeginning {
  enum Need {
    /// The first line is enough.
    case first
    /// So many lines, the first of them.
    case lines(Int)
    case all
  }

  let format: UnsupportedFormat
  let need: Need
  let beginnings: [[UInt8]]
  /// What such a line has further behind; empty if anything.
  let inside: [UInt8]

  init(
    _ format: UnsupportedFormat, _ need: Need, _ beginnings: [String], having inside: String = ""
  ) {
    self.format = format
    self.need = need
    self.beginnings = beginnings.map { Array($0.utf8) }
    self.inside = Array(inside.utf8)
  }

  /// Whether a line begins so.
  func fits(_ line: ArraySlice<UInt8>) -> Bool {
    guard beginnings.contains(where: { line.starts(with: $0) }) else { return false }
    return inside.isEmpty || line.contains(inside)
  }
}
