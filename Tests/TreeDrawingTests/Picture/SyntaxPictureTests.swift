import Testing

@testable import TreeDrawing

/// Pictures of parse trees: texts without boxes, words on one line at the bottom.
@Suite struct SyntaxPictureTests {
  private func picture(_ brackets: String) throws -> TreePicture {
    let source = Source(name: "fox", bytes: Array(brackets.utf8))
    let roots = try source.forest(ReadingOptions(format: .brackets)).roots
    var style = DiagramStyle(arrangement: .tidy, edgeForm: .straight)
    style.alignsLeaves = true
    return TreePicture(of: roots, PictureOptions(style: style, shape: .none))
  }

  private static let fox = "[S [NP [Det The] [N' [Adj quick] [N fox]]] [VP [V jumps]]]"

  @Test func `words are on one line, and categories of words above them`() throws {
    let texts = LetterBox.all(in: try picture(Self.fox))
    let lines = Dictionary(grouping: texts, by: \.box.top).sorted { $0.key < $1.key }
    #expect(
      lines.map { $0.value.map(\.text) } == [
        ["S"], ["NP"], ["N'", "VP"], ["Det", "Adj", "N", "V"], ["The", "quick", "fox", "jumps"],
      ])
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $1.key - $0.key == 48 })
  }

  @Test func `categories are bold, and words are not`() throws {
    let texts = LetterBox.all(in: try picture(Self.fox))
    let words = ["The", "quick", "fox", "jumps"]
    #expect(texts.allSatisfy { ($0.font.weight == .bold) != words.contains($0.text) })
  }

  @Test func `edges stop before letters`() throws {
    let picture = try picture(Self.fox)
    let texts = LetterBox.all(in: picture)
    for line in DrawnTree(picture.drawing).edges.flatMap(\.lines) {
      for point in line {
        #expect(texts.allSatisfy { !$0.box.grown(by: 2).contains(point) })
      }
    }
  }

  @Test func `words under a roof are a line without outlines, a space apart`() throws {
    let picture = try picture("[S [NP ^the big cat] [VP sleeps]]")
    let texts = LetterBox.all(in: picture)
    let words = ["the", "big", "cat"].compactMap { word in texts.first { $0.text == word } }
    #expect(zip(words, words.dropFirst()).allSatisfy { abs($1.box.left - $0.box.right - 4) < 0.01 })
    let roof = DrawnTree(picture.drawing).edges.first { $0.lines.count == 3 }
    #expect(abs((roof?.lines[1][0].x ?? .nan) - words[0].box.left) < 0.01)
    #expect(abs((roof?.lines[1][1].x ?? .nan) - words[2].box.right) < 0.01)
  }
}
