/// The width of a label that is all printable ASCII, in em, or nil if it is not.
///
/// Nearly all labels are, and a diagram may have a million of them: reading the bytes where they
/// are is three times as fast as asking the string for one after the other. The pointer is not
/// used beyond the closure, and the loop cannot leave it.
func asciiAdvance(of label: String, in advances: ASCIIAdvances) -> Double? {
  let units = label.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
    var units = 0
    for byte in bytes {
      let index = Int(byte &- 0x20)
      guard index < 0x5F else { return nil }
      units += Int(advances.units[index])
    }
    return units
  }
  return (units ?? nil).map { Double($0) / advances.unitsPerEm }
}

/// The advances of U+0020 to U+007E.
struct ASCIIAdvances: Sendable {
  /// The 95 advances, in fractions of an em.
  let units: [UInt16]
  /// How many of these units make an em.
  let unitsPerEm: Double

  /// Makes advances of 95 numbers.
  init(_ units: [UInt16], unitsPerEm: Double = AdvanceTable.unitsPerEm) {
    self.units = units
    self.unitsPerEm = unitsPerEm
  }
}

extension ASCIIAdvances {
  /// The advances in the font of a design.
  static func of(_ design: Font.Design, _ weight: Font.Weight) -> ASCIIAdvances {
    switch (design, weight) {
    case (.default, .regular): regular
    case (.default, .bold): bold
    case (.serif, .regular): serif
    case (.serif, .bold): serifBold
    case (.monospaced, _): monospaced
    }
  }

  /// The advances of DejaVu Sans Mono and Menlo; those of Courier New are less by a third of a
  /// percent.
  private static let monospaced = ASCIIAdvances(Array(repeating: 1233, count: 0x5F))
}
