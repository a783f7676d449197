import Testing

@testable import TreeDrawing

@Suite struct AdvanceTableTests {
  /// Pinned to what Tests/Tables/advance_tables.py prints.
  @Test(arguments: zip([Font.Weight.regular, .bold], [0x0467_EEC8, 0xBEE8_9EEF]))
  func `the table is what its script wrote`(weight: Font.Weight, checksum: UInt32) {
    let entries = (UInt32(0)...0xFFFF).compactMap { code in
      Unicode.Scalar(code).flatMap { weight.advances[$0] }.map { (UInt16(code), $0) }
    }
    #expect(entries.count == 2326)
    #expect(Self.checksum(entries.flatMap { [$0, UInt16($1 * 2048)] }) == checksum)
  }

  @Test(arguments: [Font.Weight.regular, .bold])
  func `the array for ASCII says the same as the table`(weight: Font.Weight) {
    for code in UInt8(0x20)...0x7E {
      let scalar = Unicode.Scalar(code)
      #expect(asciiAdvance(of: String(scalar), in: weight) == weight.advances[scalar])
    }
  }

  @Test(arguments: [Font.Weight.regular, .bold], (UInt8(0)...0x7F).map(Unicode.Scalar.init))
  func `ASCII is as wide by itself as beside other letters`(
    weight: Font.Weight, scalar: Unicode.Scalar
  ) {
    let alone = asciiAdvance(of: String(scalar), in: weight)
    #expect(alone == LabelAdvances(weight).advance(of: String(scalar)))
  }

  @Test(arguments: [
    ("A" as Unicode.Scalar, 1366.0, 1479.0), ("é", 1139, 1139), ("W", 1933, 1933), ("l", 455, 569),
    ("Я", 1479, 1472), ("ש", 1495, 1649), ("ﬁ", 1024, 1251), ("─", 1451, 1451), ("\u{301}", 0, 0),
  ])
  func `single advances`(scalar: Unicode.Scalar, regular: Double, bold: Double) {
    #expect(Font.Weight.regular.advances[scalar] == regular / 2048)
    #expect(Font.Weight.bold.advances[scalar] == bold / 2048)
  }

  @Test func `the ranges are sorted and do not overlap`() {
    for ranges in [AdvanceRange.eastAsian, AdvanceRange.scripts] {
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        #expect(range.codePoints.upperBound < next.codePoints.lowerBound)
      }
    }
  }

  /// FNV-1a, 32 bits, over the values' two bytes each.
  private static func checksum(_ values: [UInt16]) -> UInt32 {
    values.flatMap { [UInt32($0 & 0xFF), UInt32($0 >> 8)] }
      .reduce(0x811C_9DC5) { ($0 ^ $1) &* 0x0100_0193 }
  }
}
