/// The advances of one font, in 1/2048 em, for the characters of the Basic Multilingual Plane.
///
/// They are written as text, one row for sixteen code points, which costs the compiler nothing
/// and a program that meets a letter beyond ASCII a few dozen microseconds, once.
struct AdvanceTable {
  /// The units in one em.
  static let unitsPerEm = 2048.0

  private static let missing = UInt16.max

  /// For each sixteen code points where their row begins in `advances`.
  private var rows: [UInt16]
  /// The rows, one after the other; the first is that of code points without a row.
  private var advances: [UInt16]

  /// Reads rows like `0040 2079 1366 …`: a hexadecimal code point and sixteen decimal advances,
  /// `----` where the font has no glyph.
  ///
  /// Other rows are those of another table, if there is one.
  init(_ text: String, over base: AdvanceTable? = nil) {
    rows = base?.rows ?? [UInt16](repeating: 0, count: 0x1000)
    advances = base?.advances ?? [UInt16](repeating: Self.missing, count: 16)
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

extension AdvanceTable {
  /// The advances of the font of a design.
  static func of(_ design: Font.Design, _ weight: Font.Weight) -> AdvanceTable {
    switch (design, weight) {
    case (.default, .regular): regular
    case (.default, .bold): bold
    case (.serif, .regular): serif
    case (.serif, .bold): serifBold
    case (.monospaced, _): monospaced
    }
  }

  /// The advances of DejaVu Sans Mono and Menlo in either weight, a trifle more than those of
  /// Courier New.
  ///
  /// They have the letters of Liberation Sans, but for some spaces and signs that come from other
  /// fonts; and what not all of them draw in one cell counts as wide as it may be elsewhere.
  private static let monospaced = regular.mapping { advance, scalar in
    if advance == 0 || scalar.isSpaceOfAnyWidth { return advance }
    if scalar.isEqualEverywhere { return 1233 }
    return max(advance, scalar.value < 0x2100 ? 1233 : 2048)
  }

  /// The table with other advances for the characters in it.
  private func mapping(_ advance: (UInt16, Unicode.Scalar) -> UInt16) -> AdvanceTable {
    var table = self
    for (block, row) in rows.enumerated() where row > 0 {
      for column in 0..<16 where advances[Int(row) + column] != Self.missing {
        guard let scalar = Unicode.Scalar(UInt32(16 * block + column)) else { continue }
        let place = Int(row) + column
        table.advances[place] = advance(advances[place], scalar)
      }
    }
    return table
  }
}

extension Unicode.Scalar {
  /// Whether this is a space of its own width in all fonts, as the em space.
  fileprivate var isSpaceOfAnyWidth: Bool {
    0x2000...0x2006 ~= value || 0x2008...0x200A ~= value || value == 0x202F
  }
}
