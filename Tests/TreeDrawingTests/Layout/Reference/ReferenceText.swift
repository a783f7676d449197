@testable import TreeDrawing

/// A text in the default font, whose letters are as wide as those of Helvetica at 14 points.
struct ReferenceText: Hashable {
  var content: String

  /// The widths of letters, in 2048ths of an em.
  private static let widths: [Character: Double] = [
    "T": 1251, "e": 1139, "i": 455, "l": 455, "n": 1139, "s": 1024, "t": 569, "x": 1024,
    " ": 569,
  ]

  static let words = ["Text", "line", "less", "in", "I".lowercased(), "silent", "tinsel"]
}

extension ReferenceText {
  /// As wide as the widest line; the first line is 1.3 em high, each further one 1.35.
  var size: Size {
    Size(
      width: lines.map(Self.width).max() ?? 0, height: 18.2 + 18.9 * Double(lines.count - 1))
  }

  /// Capitals, which are 0.688 em high, stand in the middle of the first line.
  var firstBaseline: Double { (18.2 + 14 * 0.688) / 2 }

  var lastBaseline: Double { firstBaseline + 18.9 * Double(lines.count - 1) }

  private var lines: [Substring] {
    content.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func width(_ line: Substring) -> Double {
    line.reduce(0) { $0 + 14 * (widths[$1] ?? 0) / 2048 }
  }
}
