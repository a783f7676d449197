/// The greatest widths of characters that Helvetica lacks, of all scripts not written in squares.
///
/// Viewers take them from fonts that nobody can know. The tables have the widest of what the Noto
/// and DejaVu fonts have; letters that join or stack become narrower, so that whole words are
/// rarely wider than their sum.
///
/// They are written as text, one row for 32 code points, as `AdvanceTable` and for the same reason.
struct ScriptAdvances: Sendable {
  static let all = ScriptAdvances([near, symbols, far])

  private static let unitsPerEm = 64.0
  private static let missing = UInt8.max

  /// For each 32 code points where their row begins in `advances`.
  private var rows = [UInt16](repeating: 0, count: 0x20000 / 32)
  /// The rows, one after the other; the first is that of code points without a row.
  private var advances = [UInt8](repeating: missing, count: 32)

  /// Reads rows like `00900 0013…`: a code point in five hexadecimal digits, and 32 advances in two
  /// each, `--` where there is none.
  private init(_ texts: [String]) {
    for text in texts {
      let bytes = Array(text.utf8)
      for row in stride(from: 0, to: bytes.count, by: 71) {
        let first = bytes[row..<row + 5].reduce(0) { 16 * $0 + Self.value(of: $1) }
        rows[first / 32] = UInt16(advances.count)
        for cell in stride(from: row + 6, to: row + 70, by: 2) {
          let isMissing = bytes[cell] == UInt8(ascii: "-")
          let units = 16 * Self.value(of: bytes[cell]) + Self.value(of: bytes[cell + 1])
          advances.append(isMissing ? Self.missing : UInt8(units))
        }
      }
    }
  }

  private static func value(of digit: UInt8) -> Int {
    guard digit >= UInt8(ascii: "0") else { return 0 }
    return Int(digit < UInt8(ascii: "A") ? digit - UInt8(ascii: "0") : digit - 55)
  }

  /// The advance of a character, in em, if it is in a table.
  subscript(scalar: Unicode.Scalar) -> Double? {
    guard scalar.value < 0x20000 else { return nil }
    let units = advances[Int(rows[Int(scalar.value / 32)]) + Int(scalar.value % 32)]
    return units == Self.missing ? nil : Double(units) / Self.unitsPerEm
  }
}
