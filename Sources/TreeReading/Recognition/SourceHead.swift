/// The beginning of an input, from which its format is recognised.
///
/// Its size is limited, so that recognising costs the same however long the input is.
struct SourceHead: Sendable {
  /// The bytes up to where the head ends, so that offsets are those of the source.
  let bytes: [UInt8]
  /// The first lines that are not blank; the last one may be cut.
  let lines: [OutlineLine]
  /// Whether all lines of the input are in it.
  let isWhole: Bool
  /// The bytes that occur in it.
  private let alphabet: ByteSet
  /// The last byte of the input that is not white space.
  let lastByte: UInt8

  private static let byteLimit = 1 << 16
  private static let lineLimit = 200

  /// Takes a head.
  ///
  /// - Parameters:
  ///   - source: an input that is text.
  ///   - start: the offset of its first byte that is not white space.
  init(of source: Source, from start: Int) {
    let end = min(source.bytes.count, start + Self.byteLimit)
    bytes = Array(source.bytes[..<end])
    alphabet = ByteSet(of: bytes, in: min(start, end)..<end)
    var lines: [OutlineLine] = []
    var position = source.startOfLine(at: start)
    while position < end, lines.count < Self.lineLimit {
      let line = OutlineLine(in: bytes, at: position)
      if !line.label.range.isEmpty { lines.append(line) }
      position = line.next
    }
    self.lines = lines
    isWhole = position == source.bytes.count
    lastByte = source.bytes.last { !$0.isWhiteSpace } ?? 0
  }
}

extension SourceHead {
  /// The first byte of the input that is not white space.
  var firstByte: UInt8 { lines.first.map { bytes[$0.label.start] } ?? 0 }

  /// The lines behind those between `---` or `+++` at the beginning, if there are such.
  var linesBehindFrontMatter: ArraySlice<OutlineLine> {
    guard let first = lines.first, FrontMatter.isRule(text(first)) else { return lines[...] }
    let end = lines.dropFirst().firstIndex { text($0).elementsEqual(text(first)) }
    return end.map { lines[($0 + 1)...] } ?? lines[...]
  }

  /// Whether a character of ASCII occurs anywhere, so that it is worth looking for.
  func has(_ character: Unicode.Scalar) -> Bool { alphabet.contains(UInt8(ascii: character)) }

  /// Whether any of some bytes occurs anywhere.
  func hasAny(of bytes: some Sequence<UInt8>) -> Bool { bytes.contains { alphabet.contains($0) } }

  /// What stands in a line between indentation and trailing white space.
  func text(_ line: OutlineLine) -> ArraySlice<UInt8> { bytes[line.label.range] }
}

extension Source {
  /// Where the line begins in which the byte at an offset is.
  fileprivate func startOfLine(at offset: Int) -> Int {
    let start = bytes[textStart..<offset].lastIndex(where: \.endsLine)
    return start.map { $0 + 1 } ?? textStart
  }
}
