/// The advances of one font, in 1/2048 em, for the characters of the Basic Multilingual Plane.
///
/// They are written as text, one row for sixteen code points, which costs the compiler nothing
/// and a program that meets a letter beyond ASCII a few dozen microseconds, once.
struct AdvanceTable {
  /// The units in one em.
  static let unitsPerEm = 2048.0

  private static let missing = UInt16.max

  /// For each sixteen code points where their row begins in `advances`.
  private var rows = [UInt16](repeating: 0, count: 0x1000)
  /// The rows, one after the other; the first is that of code points without a row.
  private var advances = [UInt16](repeating: missing, count: 16)

  /// Reads rows like `0040 2079 1366 …`: a hexadecimal code point and sixteen decimal advances,
  /// `----` where the font has no glyph.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let cellWidth = 5
    for row in stride(from: 0, to: bytes.count, by: 17 * cellWidth) {
      let first = Self.number(bytes[row..<row + 4], radix: 16)
      rows[Int(first / 16)] = UInt16(advances.count)
      for column in 1...16 {
        let cell = row + column * cellWidth
        advances.append(Self.number(bytes[cell..<cell + 4], radix: 10))
      }
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>, radix: UInt16) -> UInt16 {
    var number: UInt16 = 0
    for digit in digits {
      guard digit != UInt8(ascii: "-") else { return missing }
      let value = digit < UInt8(ascii: "A") ? digit - UInt8(ascii: "0") : digit - 55
      number = number * radix + UInt16(value)
    }
    return number
  }
}

extension AdvanceTable {
  /// The advance of a character, in em, if the font has it.
  subscript(scalar: Unicode.Scalar) -> Double? {
    guard scalar.value < 0x10000 else { return nil }
    let units = advances[Int(rows[Int(scalar.value / 16)]) + Int(scalar.value % 16)]
    return units == Self.missing ? nil : Double(units) / Self.unitsPerEm
  }
}

extension Font.Weight {
  /// The advances of the font in this weight.
  var advances: AdvanceTable {
    switch self {
    case .regular: .regular
    case .bold: .bold
    }
  }
}
