/// The line that `tree` closes its listing with, such as “3 directories, 13 files”.
enum ListingCount {
  private static let folders = ["directory", "directories", "directory,", "directories,"]
  private static let files = ["file", "files"]

  static func isCount(_ bytes: ArraySlice<UInt8>) -> Bool {
    var words = String(decoding: bytes, as: UTF8.self).split(separator: " ")[...]
    // `--du` alone counts bytes; with `-h` there is a unit.
    if words.dropFirst().first == "bytes" { words.remove(at: 1) }
    if let used = words.firstIndex(of: "used"), used == 1, words.dropFirst(2).first == "in" {
      words = words.dropFirst(3)
    }
    let kinds = words.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let numbers = words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    guard (1...2).contains(kinds.count), numbers.count == kinds.count else { return false }
    return numbers.allSatisfy { $0.utf8.allSatisfy(\.isDigit) } && folders.contains(kinds[0])
      && kinds.dropFirst().allSatisfy(files.contains)
  }
}

/// The headings that Cargo puts between the children of a package.
enum ListingSection {
  private static let names = [
    Array("[dev-dependencies]".utf8), Array("[build-dependencies]".utf8),
  ]

  static func isSection(_ bytes: ArraySlice<UInt8>) -> Bool {
    names.contains { bytes.elementsEqual($0) }
  }
}

extension ListingLine {
  /// Whether Maven says here that a tree follows.
  func isGoal(in bytes: [UInt8]) -> Bool {
    guard isFromMaven, bytes[label.range].starts(with: Array("--- ".utf8)) else { return false }
    return String(decoding: bytes[label.range], as: UTF8.self).contains(":tree ")
  }
}

extension Source {
  /// How many characters there are in a part of a line.
  func characterCount(_ range: Range<Int>) -> Int {
    bytes[range].count { !$0.isContinuation }
  }
}

extension InlineBranches {
  /// The label of a process, whose brackets are made to match.
  ///
  /// Several equal processes are printed as `2*[a───b]`: of this, `a` lacks the closing bracket and
  /// `b` has it in excess.
  static func label(_ range: Range<Int>, in bytes: [UInt8]) -> Lexeme {
    var end = range.upperBound
    var excess = 0
    for position in range {
      if bytes[position] == UInt8(ascii: "[") { excess += 1 }
      if bytes[position] == UInt8(ascii: "]") { excess -= 1 }
    }
    while excess < 0, end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "]") {
      end -= 1
      excess += 1
    }
    return Lexeme(range.lowerBound..<end, excess > 0 ? .unclosed : .utf8)
  }
}
