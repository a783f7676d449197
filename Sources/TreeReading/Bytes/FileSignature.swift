/// A kind of file that is not text, known by its first bytes.
struct FileSignature: Sendable {
  static let usualRemedy = "give a tree as text, in UTF-8"

  let name: String
  let remedy: String
  private let firstBytes: [UInt8]

  init(_ name: String, _ firstBytes: [UInt8], remedy: String = Self.usualRemedy) {
    self.name = name
    self.firstBytes = firstBytes
    self.remedy = remedy
  }
}

extension FileSignature {
  private static let known = [
    Self("gzip data", [0x1F, 0x8B], remedy: "unpack it first, with gzip -dc"),
    Self("bzip2 data", Array("BZh".utf8), remedy: "unpack it first, with bzip2 -dc"),
    Self("xz data", [0xFD] + Array("7zXZ".utf8), remedy: "unpack it first, with xz -dc"),
    Self("Zstandard data", [0x28, 0xB5, 0x2F, 0xFD], remedy: "unpack it first, with zstd -dc"),
    Self("a zip archive", Array("PK\u{3}\u{4}".utf8), remedy: "unpack it first, with unzip -p"),
    Self("a PNG image", [0x89] + Array("PNG".utf8)),
    Self("a JPEG image", [0xFF, 0xD8, 0xFF]),
    Self("a GIF image", Array("GIF8".utf8)),
    Self("a PDF document", Array("%PDF-".utf8)),
    Self("an ELF program", [0x7F] + Array("ELF".utf8)),
    Self("a Mach-O program", [0xCF, 0xFA, 0xED, 0xFE]),
    Self("an SQLite database", Array("SQLite format 3\0".utf8)),
    Self("a binary property list", Array("bplist00".utf8), remedy: "convert it to JSON first"),
  ]

  static func of(_ bytes: [UInt8]) -> Self? {
    known.first { bytes.starts(with: $0.firstBytes) }
  }

  /// Whether no text begins like this, even one without NUL bytes.
  var isUnmistakable: Bool {
    name == "a PDF document" || !firstBytes.allSatisfy { (0x20..<0x7F).contains($0) }
  }
}
