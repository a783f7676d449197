/// The width of a label that is all ASCII, in em, or nil if it is not.
///
/// Nearly all labels are, and a diagram may have a million of them: reading the bytes where they
/// are is three times as fast as asking the string for one after the other. The pointer is not
/// used beyond the closure, and the loop cannot leave it.
func asciiAdvance(of label: String, in weight: Font.Weight) -> Double? {
  let advances = weight.asciiAdvances
  let units = label.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
    var units = 0
    for byte in bytes {
      guard byte < 0x80 else { return nil }
      units += Int(advances[Int(byte)])
    }
    return units
  }
  return (units ?? nil).map { Double($0) / AdvanceTable.unitsPerEm }
}

extension Font.Weight {
  /// The advances of U+0000 to U+007F in their drawn form, in 1/2048 em.
  fileprivate var asciiAdvances: [UInt16] {
    switch self {
    case .regular: ASCIIAdvances.regular
    case .bold: ASCIIAdvances.bold
    }
  }
}

private enum ASCIIAdvances {
  static let regular: [UInt16] = [
    2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 569, 569, 2048, 2048, 569, 2048, 2048,
    2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048,
    569, 569, 727, 1139, 1139, 1821, 1366, 391, 682, 682, 797, 1196, 569, 682, 569, 569,
    1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 569, 569, 1196, 1196, 1196, 1139,
    2079, 1366, 1366, 1479, 1479, 1366, 1251, 1593, 1479, 569, 1024, 1366, 1139, 1706, 1479, 1593,
    1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366, 1366, 1251, 569, 569, 569, 961, 1139,
    682, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139,
    1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 684, 532, 684, 1196, 2048,
  ]

  static let bold: [UInt16] = [
    2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 569, 569, 2048, 2048, 569, 2048, 2048,
    2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048,
    569, 682, 971, 1139, 1139, 1821, 1479, 487, 682, 682, 797, 1196, 569, 682, 569, 569,
    1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 682, 682, 1196, 1196, 1196, 1251,
    1997, 1479, 1479, 1479, 1479, 1366, 1251, 1593, 1479, 569, 1139, 1479, 1251, 1706, 1479, 1593,
    1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366, 1366, 1251, 682, 569, 682, 1196, 1139,
    682, 1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251, 1251,
    1251, 1251, 797, 1139, 682, 1251, 1139, 1593, 1139, 1139, 1024, 797, 573, 797, 1196, 2048,
  ]
}
