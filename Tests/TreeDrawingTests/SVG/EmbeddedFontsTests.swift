import Foundation
import Testing

@testable import TreeDrawing

@Suite struct EmbeddedFontsTests {
  private static func file() throws -> FontFile {
    try FontFile(FontSubsetTests.font.bytes, isEmbedded: true)
  }

  /// The rules for fonts in a document, as name and font.
  private func fonts(in svg: String) throws -> [(name: String, font: FontFile)] {
    try svg.matches(
      of: /@font-face\{font-family:(\w+);src:url\(data:font\/ttf;base64,([^)]*)\)\}\n/
    )
    .map { match in
      let data = try #require(Data(base64Encoded: String(match.2)))
      return (String(match.1), try FontFile(Array(data)))
    }
  }

  private func svg(_ labels: String..., in file: FontFile) -> String {
    Drawing(of: VStack { ForEach(labels, id: \.self) { Text($0) } }.font(.file(file, size: 14))).svg
  }

  @Test func `a font is embedded once, with the characters of all its texts`() throws {
    let svg = svg("A", "AE\nD", in: try Self.file())
    let fonts = try fonts(in: svg)
    #expect(fonts.count == 1)
    let there = "ABCDE".filter { fonts[0].font.advance(of: $0.unicodeScalars.first ?? " ") != nil }
    #expect(there == "ADE")
    #expect(svg.contains("text{font-family:\(fonts[0].name), Helvetica, "))
  }

  @Test func `other characters make another name, the same the same`() throws {
    let names = try ["A", "AB", "BA"].map { try fonts(in: svg($0, in: Self.file()))[0].name }
    #expect(names[0] != names[1])
    #expect(names[1] == names[2])
  }

  @Test(arguments: [("\u{E9}", "\u{E9}"), ("e\u{301}", "e\u{E9}"), ("ee\u{301}e", "e\u{E9}")])
  func `a letter and its accent need the letter with the accent`(label: String, expected: String)
    throws
  {
    let characters = characterList(
      3, 1, format4([(0x65, 0x66, 1), (0xE9, 0xE9, 1), (0x301, 0x301, 2)]))
    let file = try FontFile(SyntheticFont(characters: characters).bytes, isEmbedded: true)
    let font = try fonts(in: svg(label, in: file))[0].font
    let there = "ef\u{E9}\u{301}".unicodeScalars.filter { font.advance(of: $0) != nil }
    #expect(there.map(\.value) == expected.unicodeScalars.map(\.value))
  }

  @Test(arguments: ["f\u{301}", "e\u{301}\u{302}", "\u{301}"])
  func `an accent on another letter needs the whole font`(label: String) throws {
    let characters = characterList(
      3, 1, format4([(0x65, 0x66, 1), (0xE9, 0xE9, 1), (0x301, 0x301, 2)]))
    let file = try FontFile(SyntheticFont(characters: characters).bytes, isEmbedded: true)
    #expect(try fonts(in: svg(label, in: file))[0].font.advance(of: "\u{301}") != nil)
  }

  @Test(arguments: [
    ("A", false), ("A👩\u{200D}👩", false), ("A 葛\u{FE00}", false), ("☎\u{FE0E} A\u{FE0F}", false),
    ("A\u{301}👩\u{200D}👩", false),
    ("A\u{200D}A", true), ("A\u{FE00}", true), ("👩A\u{200D}", true),
  ])
  func `what joins characters of other fonts does not need the whole one`(
    label: String, isWhole: Bool
  ) throws {
    let list = characterList(
      3, 1,
      format4([(0x41, 0x42, 1), (0x200D, 0x200D, 1), (0xFE00, 0xFE00, 1), (0xFE0F, 0xFE0F, 1)]))
    let font = SyntheticFont(characters: list)
    let file = try FontFile(font.bytes, isEmbedded: true)
    let drawing = Drawing(of: Text(label).font(.file(file, size: 14)))
    #expect(drawing.sizeOfWholeFont == (isWhole ? font.bytes.count : nil))
  }

  @Test func `two fonts are embedded side by side`() throws {
    let (one, other) = (try Self.file(), try Self.file())
    let view = HStack {
      Text("A").font(.file(one, size: 14))
      Text("B").font(.file(other, size: 20))
      Text("C")
    }
    #expect(try fonts(in: Drawing(of: view).svg).count == 2)
  }

  @Test func `nothing is embedded that no text is in, or that is only measured by`() throws {
    let file = try Self.file()
    #expect(try fonts(in: Drawing(of: Color.black.font(.file(file, size: 14))).svg).isEmpty)
    let measured = try FontFile(FontSubsetTests.font.bytes)
    #expect(try fonts(in: svg("A", in: measured)).isEmpty)
  }
}
