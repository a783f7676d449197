/// The letters with accents that are one code point, by what is equal to them.
///
/// A letter and an accent of its own, as file names of macOS have them, are the same `Character` as
/// both in one.
enum ComposedLetters {
  /// Those of the Latin, Greek and Cyrillic scripts.
  static let all: [Character: Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF]
    let letters = ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
    return Dictionary(letters.map { (Character($0), $0) }, uniquingKeysWith: { first, _ in first })
  }()
}
