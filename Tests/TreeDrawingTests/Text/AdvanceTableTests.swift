import Testing

@testable import TreeDrawing

@Suite struct AdvanceTableTests {
  /// The fonts whose advances are known.
  struct Face: Sendable, CustomTestStringConvertible {
    let design: Font.Design
    let weight: Font.Weight

    var testDescription: String { "\(design) \(weight)" }
    var table: AdvanceTable { .of(design, weight) }
    var ascii: ASCIIAdvances { .of(design, weight) }
  }

  static let faces = [
    Face(design: .default, weight: .regular), Face(design: .default, weight: .bold),
    Face(design: .serif, weight: .regular), Face(design: .serif, weight: .bold),
  ]
  static let allFaces = faces + [Face(design: .monospaced, weight: .bold)]

  /// Pinned to what Tests/Generators/advance_tables.py prints.
  @Test(arguments: zip(faces, [0x0467_EEC8, 0xBEE8_9EEF, 0xE159_0516, 0x3EAA_7DD5]))
  func `the table is what its script wrote`(face: Face, checksum: UInt32) {
    let entries = (UInt32(0)...0xFFFF).compactMap { code in
      Unicode.Scalar(code).flatMap { face.table[$0] }.map { (UInt16(code), $0) }
    }
    #expect(entries.count == 2326)
    #expect(Self.checksum(entries.flatMap { [$0, UInt16($1 * 2048)] }) == checksum)
  }

  @Test(arguments: allFaces)
  func `the array for ASCII says the same as the table`(face: Face) {
    for code in UInt8(0x20)...0x7E {
      let scalar = Unicode.Scalar(code)
      #expect(asciiAdvance(of: String(scalar), in: face.ascii) == face.table[scalar])
    }
  }

  @Test(arguments: allFaces, (UInt8(0)...0x7F).map(Unicode.Scalar.init))
  func `the array for ASCII is for what is printable`(face: Face, scalar: Unicode.Scalar) {
    let alone = asciiAdvance(of: String(scalar), in: face.ascii)
    #expect((alone == nil) == !(0x20...0x7E ~= scalar.value))
  }

  @Test(arguments: [
    ("A" as Unicode.Scalar, 1233.0), ("i", 1233), ("Ж", 1233), ("─", 1233), ("\u{301}", 0),
    ("\u{2003}", 2048), ("\u{2007}", 1233), ("\u{200A}", 171),
  ])
  func `letters of a monospaced font are equally wide`(scalar: Unicode.Scalar, advance: Double) {
    #expect(AdvanceTable.of(.monospaced, .regular)[scalar] == advance / 2048)
    #expect(AdvanceTable.of(.monospaced, .bold)[scalar] == advance / 2048)
  }

  @Test(arguments: [
    ("A" as Unicode.Scalar, 1366.0, 1479.0), ("é", 1139, 1139), ("W", 1933, 1933), ("l", 455, 569),
    ("Я", 1479, 1472), ("ש", 1495, 1649), ("ﬁ", 1024, 1251), ("─", 1451, 1451), ("\u{301}", 0, 0),
  ])
  func `characters have the advances of the font`(
    scalar: Unicode.Scalar, regular: Double, bold: Double
  ) {
    #expect(AdvanceTable.of(.default, .regular)[scalar] == regular / 2048)
    #expect(AdvanceTable.of(.default, .bold)[scalar] == bold / 2048)
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
    var sum: UInt32 = 0x811C_9DC5
    for value in values {
      for byte in [value & 0xFF, value >> 8] { sum = (sum ^ UInt32(byte)) &* 0x0100_0193 }
    }
    return sum
  }
}
