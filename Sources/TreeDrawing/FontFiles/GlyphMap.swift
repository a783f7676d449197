/// The glyphs of all characters; 0 is that of those that are missing.
///
/// Characters are looked up in pages of 256, of which those without any glyph are one and the same.
struct GlyphMap: Sendable {
  private static let pageSize = 256

  /// For each page where it begins in `glyphs`, in pages.
  private var pages = [UInt16](repeating: 0, count: 0x11_0000 / pageSize)
  private var glyphs = [UInt16](repeating: 0, count: pageSize)

  /// The glyph of a code point; setting it beyond Unicode's last does nothing.
  subscript(codePoint: UInt32) -> UInt16 {
    get {
      let page = Int(codePoint) / Self.pageSize
      guard page < pages.count else { return 0 }
      return glyphs[Int(pages[page]) * Self.pageSize + Int(codePoint) % Self.pageSize]
    }
    set {
      let page = Int(codePoint) / Self.pageSize
      guard page < pages.count else { return }
      if pages[page] == 0 { addPage(page) }
      glyphs[Int(pages[page]) * Self.pageSize + Int(codePoint) % Self.pageSize] = newValue
    }
  }

  private mutating func addPage(_ page: Int) {
    pages[page] = UInt16(glyphs.count / Self.pageSize)
    glyphs += repeatElement(0, count: Self.pageSize)
  }
}
