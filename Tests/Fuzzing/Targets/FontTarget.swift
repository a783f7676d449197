@testable import TreeDrawing

/// Font files: each is refused in words, or tells widths that are numbers, and what is left of it in
/// a picture is a font again.
enum FontTarget {
  private static let letters: [Unicode.Scalar] = ["A", "b", " ", "é", "木", "\u{301}", "ﬁ", "م"]

  @Sendable static func problems(_ bytes: [UInt8]) -> [String] {
    let isEmbedded = (bytes.last ?? 0) & 1 == 0
    do throws(FontFileError) {
      let font = try FontFile(bytes, isEmbedded: isEmbedded)
      return problems(of: font) + subsetProblems(of: font)
    } catch {
      return MessageOracle.problems(error.description)
    }
  }

  private static func problems(of font: FontFile) -> [String] {
    var problems: [String] = []
    for letter in letters {
      guard let advance = font.advance(of: letter) else { continue }
      if !(0...70_000).contains(advance) { problems.append("\(letter) is \(advance) em wide") }
    }
    if !(0...3).contains(font.lineHeight) {
      problems.append("lines are \(font.lineHeight) em high")
    }
    let families = font.families
    if families.unicodeScalars.contains(where: {
      "<>&{};\\".unicodeScalars.contains($0) || $0.isActedUpon
    }) {
      problems.append("the families are \(families.debugDescription)")
    }
    if let problem = font.problem { problems += MessageOracle.problems(problem.wording.line) }
    return problems
  }

  /// What a picture carries has the widths of the file, and is the same each time.
  private static func subsetProblems(of font: FontFile) -> [String] {
    guard let part = font.embeddedBytes(for: Set(letters)) else { return [] }
    guard part == font.embeddedBytes(for: Set(letters.reversed())) else {
      return ["a subset is another the second time"]
    }
    guard let read = try? FontFile(part) else { return ["a subset cannot be read"] }
    for letter in letters where read.advance(of: letter) != font.advance(of: letter) {
      return ["\(letter) is \(read.advance(of: letter) as Any) em wide in the subset"]
    }
    return []
  }
}
