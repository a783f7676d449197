/// What documents of one kind begin with, by which one of ours is told from what is somebody's own.
struct DocumentMark: Sendable {
  /// What writes them, for messages.
  let writer: String
  /// What messages call one.
  let title: String
  /// Whether a document that begins with these bytes is one.
  let isBeginning: @Sendable ([UInt8]) -> Bool
}

extension DocumentMark {
  /// Any SVG, whoever drew it: a picture is expected to take its place.
  static let picture = DocumentMark(writer: "the picture", title: "SVG", isBeginning: \.isSVG)

  static let frames = DocumentMark(writer: "'--emit frames'", title: "list of frames") {
    $0.starts(with: #"{"size":["#.utf8) && $0.has(#"],"nodes":["#)
  }

  static let report = DocumentMark(writer: "'--report'", title: "report") {
    $0.starts(with: #"{"version":"#.utf8) && $0.has(#","arrangement":""#)
  }

  private static let all = [picture, frames, report]

  /// How much of a file is looked at, in bytes: long comments may stand before the root of an SVG.
  private static let mostBytes = 1 << 16

  /// Whether a file is one of these documents; what cannot be read is none.
  func isThere(at path: OSString) -> Bool {
    path.beginning(Self.mostBytes).map(isBeginning) ?? false
  }

  /// Whether there is a file with something in it that is none of these documents.
  func isForeignFile(_ path: OSString) -> Bool { path.isFileWithContent && !isThere(at: path) }

  /// Whether there is a file that may be somebody's tree: it is no document of ours.
  static func isForeignFile(_ path: OSString) -> Bool {
    path.isFileWithContent && !all.contains { $0.isThere(at: path) }
  }
}

extension OSString {
  fileprivate var isFileWithContent: Bool {
    guard let status = try? FileStatus(of: self) else { return false }
    return status.kind == .regular && status.size > 0
  }

  /// The first bytes of a file; nil if it cannot be read.
  fileprivate func beginning(_ count: Int) -> [UInt8]? {
    try? Descriptor(opening: self, for: .looking).beginning(count)
  }
}

extension [UInt8] {
  /// Whether a text is there, not far behind the beginning.
  fileprivate func has(_ text: String) -> Bool {
    prefix(8192)[...].end(of: text) != nil
  }

  /// Whether the root of an XML document is an element of that name, in any namespace.
  fileprivate var isSVG: Bool {
    var rest = self[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop(while: \.isXMLSpace)
      guard let end = rest.endOfProlog else { break }
      rest = rest[end...]
    }
    if rest.starts(with: "<!DOCTYPE svg".utf8) { return true }
    guard rest.first == UInt8(ascii: "<") else { return false }
    let name = rest.dropFirst().prefix { !$0.isXMLSpace && $0 != 0x3E && $0 != 0x2F }
    return name.split(separator: UInt8(ascii: ":")).last?.elementsEqual("svg".utf8) == true
  }
}

extension ArraySlice<UInt8> {
  /// Where a declaration or a comment ends that begins here, if one does.
  fileprivate var endOfProlog: Int? {
    starts(with: "<?".utf8)
      ? end(of: "?>") : starts(with: "<!--".utf8) ? end(of: "-->") : nil
  }

  /// Where the first place of a text ends.
  fileprivate func end(of text: String) -> Int? {
    let count = text.utf8.count
    return indices.first { self[$0...].starts(with: text.utf8) }.map { $0 + count }
  }
}

extension UInt8 {
  fileprivate var isXMLSpace: Bool { self == 32 || self == 10 || self == 9 || self == 13 }
}
