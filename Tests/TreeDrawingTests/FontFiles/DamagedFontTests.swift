import Testing

@testable import TreeDrawing

/// Fonts that were cut or changed, which must be read or refused.
@Suite struct DamagedFontTests {
  static let fonts: [SyntheticFont] = {
    let lists = FontFileTests.lists.map(\.1)
    return [FontSubsetTests.font] + lists.map { SyntheticFont(characters: $0) }
  }()

  @Test func `a font that is cut anywhere is refused`() {
    let bytes = Self.fonts[0].bytes
    for count in bytes.indices { #expect(!isRead(Array(bytes[..<count])), "\(count) bytes") }
    #expect(isRead(bytes))
  }

  @Test(arguments: fonts.indices) func `a table that is cut anywhere is read or refused`(index: Int)
  {
    // The fonts differ in the list of characters alone.
    for (name, table) in Self.fonts[index].tables where index == 0 || name == "cmap" {
      for count in table.indices {
        var font = Self.fonts[index]
        font.tables[name] = Array(table[..<count])
        _ = isRead(font.bytes)
      }
    }
  }

  @Test(arguments: fonts.indices) func `changed bytes are read or refused`(index: Int) {
    var random = SplitMix64(seed: UInt64(index))
    let sound = Self.fonts[index].bytes
    var readCount = 0
    let count = Effort.size(200)
    for _ in 0..<count {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      }
      readCount += isRead(bytes) ? 1 : 0
    }
    #expect(0..<count ~= readCount, "seed \(index)")
  }

  /// Reads a font for embedding, and takes parts out of it.
  private func isRead(_ bytes: [UInt8]) -> Bool {
    guard let font = try? FontFile(bytes, isEmbedded: true), let embedding = font.embedding else {
      return false
    }
    for text in ["", "A", "CDE", "ABCé\u{10331}"] {
      let scalars = Set(text.unicodeScalars)
      _ = scalars.map(font.advance)
      let part = embedding.bytes(for: scalars, font.glyphs, advances: font.advances)
      // What was made of a font must be one.
      if part != bytes { #expect((try? FontFile(part, isEmbedded: true)) != nil) }
    }
    return true
  }
}
