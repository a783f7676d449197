@testable import TreeDrawing

/// A text in the default font, whose letters are as wide as those of Helvetica at 14 points.
struct ReferenceText: Hashable {
  var content: String
  /// How many lines there are at most.
  var lineLimit: Int?

  /// Words of letters such that lines of four of them are equally wide, or differ by more than a hundredth of a point,
  /// to which the engine evens lines out.
  static let words = ["Till", "ill", "six", "i", "sills", "lil", "sixisixil"]

  /// The widths of letters, in 2048ths of an em.
  private static let widths: [Character: Double] = [
    "T": 1251, "i": 455, "l": 455, "s": 1024, "x": 1024, " ": 569, "…": 2048,
  ]
}

// MARK: Its size

extension ReferenceText {
  /// A size, and the lines that make it.
  struct Measured {
    let size: Size
    let lineCount: Int

    /// Capitals, which are 0.688 em high, stand in the middle of the first line.
    var firstBaseline: Double { (18.2 + 14 * 0.688) / 2 }
    var lastBaseline: Double { firstBaseline + 18.9 * Double(lineCount - 1) }
  }

  /// The text for a proposal: its width follows from the width that is offered, and a height that is too small leaves
  /// lines out, but one.
  func measured(_ p: ProposedViewSize) -> Measured {
    let ideal = Self.width(of: lines(within: nil))
    let isNarrow = p.width.map { $0 < ideal } ?? false
    let lines = lines(within: isNarrow ? p.width : nil)
    let width = min(Self.width(of: lines), isNarrow ? p.width ?? ideal : ideal)
    var count = lines.count
    while let height = p.height, count > 1, Self.height(of: count) > height + 1e-6 { count -= 1 }
    return Measured(size: Size(width: width, height: Self.height(of: count)), lineCount: count)
  }

  /// The first line is 1.3 em high, each further one 1.35.
  private static func height(of lineCount: Int) -> Double { 18.2 + 18.9 * Double(lineCount - 1) }

  private static func width(of lines: [String]) -> Double { lines.map(width).max() ?? 0 }

  private static func width(_ line: String) -> Double {
    line.reduce(0) { $0 + 14 * (widths[$1] ?? 0) / 2048 }
  }
}

// MARK: Its lines

extension ReferenceText {
  /// A part of a line in which it does not break, and whether it begins a line wherever it is.
  private typealias Piece = (text: String, spaces: String, beginsLine: Bool)

  /// The lines if a width is offered, as even as their number allows, and no more than the limit.
  private func lines(within width: Double?) -> [String] {
    let paragraphs = content.split(separator: "\n").map(String.init)
    let lines = paragraphs.flatMap { paragraph in
      guard let width, Self.width(paragraph) > width + 1e-6 else { return [paragraph] }
      return Self.evenLines(Self.pieces(of: paragraph, within: width), within: width)
    }
    guard let lineLimit, lines.count > lineLimit else { return lines }
    return cut(paragraphs, to: lineLimit, within: width)
  }

  /// The words of a line; those that are too long are taken apart into letters.
  private static func pieces(of line: String, within width: Double) -> [Piece] {
    line.split(separator: " ").map(String.init).flatMap { word -> [Piece] in
      guard self.width(word) > width else { return [(word, " ", false)] }
      return word.enumerated().map { index, letter in
        (String(letter), index == word.count - 1 ? " " : "", index == 0)
      }
    }
  }

  /// Lines with as many pieces on each as fit.
  private static func fullLines(_ pieces: [Piece], within width: Double) -> [String] {
    var lines: [String] = []
    var spaces = ""
    for piece in pieces {
      let longer = (lines.last ?? "") + spaces + piece.text
      if lines.isEmpty || piece.beginsLine || self.width(longer) > width + 1e-6 {
        lines.append(piece.text)
      } else {
        lines[lines.count - 1] = longer
      }
      spaces = piece.spaces
    }
    return lines
  }

  /// As few lines as can be, in the least width that they fit in: that of some of the pieces in a row.
  private static func evenLines(_ pieces: [Piece], within width: Double) -> [String] {
    let count = fullLines(pieces, within: width).count
    var widths = [width]
    for start in pieces.indices {
      var row = ""
      for piece in pieces[start...] {
        row += piece.text
        if self.width(row) < width { widths.append(self.width(row)) }
        row += piece.spaces
      }
    }
    let widest = pieces.map { self.width($0.text) }.max() ?? 0
    let least = widths.filter {
      $0 >= min(widest, width) && fullLines(pieces, within: $0).count <= count
    }.min()
    return fullLines(pieces, within: least ?? width)
  }

  /// The first lines, as full as can be, and in the last one an ellipsis behind as many letters as fit.
  private func cut(_ paragraphs: [String], to count: Int, within width: Double?) -> [String] {
    var lines: [String] = []
    for paragraph in paragraphs where lines.count < count {
      let pieces = width.map { Self.pieces(of: paragraph, within: $0) } ?? []
      let full = width.map { Self.fullLines(pieces, within: $0) } ?? [paragraph]
      let kept = min(full.count, count - lines.count)
      lines += full.prefix(kept)
      guard kept < full.count else { continue }
      let before = full.prefix(kept - 1).reduce(0) { $0 + $1.filter { $0 != " " }.count }
      lines[lines.count - 1] = Self.rest(of: paragraph, after: before)
    }
    let room = width.map { $0 - 14 + 1e-6 } ?? .infinity
    var last = lines.popLast() ?? ""
    while !last.isEmpty, Self.width(last) > room { last.removeLast() }
    while last.last == " " { last.removeLast() }
    return lines + [last + "…"]
  }

  /// What follows so many letters of a line, without the spaces at its beginning.
  private static func rest(of line: String, after letters: Int) -> String {
    var rest = Substring(line)
    var left = letters
    while let first = rest.first, left > 0 || first == " " {
      if first != " " { left -= 1 }
      rest.removeFirst()
    }
    return String(rest)
  }
}
