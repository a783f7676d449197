/// The names that a font has for itself, in English and as Windows reads them.
struct FontNames {
  /// The number of the family's name; its four styles are regular, bold, italic, and both.
  static let family: UInt16 = 1
  /// A name's number, and its characters in UTF-16.
  let records: [(id: UInt16, text: ArraySlice<UInt8>)]

  /// Reads the table `name`; names in other languages or encodings are left out.
  init(_ table: FontBytes) throws(FontProblem) {
    var records: [(id: UInt16, text: ArraySlice<UInt8>)] = []
    let texts = Int(try table.uint16(at: 4))
    for index in 0..<Int(try table.uint16(at: 2)) {
      let record = 6 + 12 * index
      let isWindows = try table.uint32(at: record) == 3 << 16 | 1
      guard isWindows, try table.uint16(at: record + 4) == 0x409 else { continue }
      let start = texts + Int(try table.uint16(at: record + 10))
      let end = start + Int(try table.uint16(at: record + 8))
      records.append((try table.uint16(at: record + 6), try table.bytes(start..<end)))
    }
    self.records = records
  }

  /// The family, if it is there and can stand in a style sheet as it is.
  var family: String? {
    guard let text = records.first(where: { $0.id == Self.family })?.text else { return nil }
    let units = stride(from: text.startIndex, to: text.endIndex - 1, by: 2)
      .map { at -> UInt16 in UInt16(text[at]) << 8 | UInt16(text[at + 1]) }
    let name = String(decoding: units, as: UTF16.self)
    let isPlain = name.unicodeScalars.allSatisfy(\.isPlainInNames)
    return isPlain && 1...100 ~= units.count ? name : nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, digit or one of few signs, none of which ends a string or an element.
  fileprivate var isPlainInNames: Bool {
    self == " " || self == "-" || self == "_" || self == "." || self == "+"
      || properties.isAlphabetic || properties.numericType == .decimal
  }
}
