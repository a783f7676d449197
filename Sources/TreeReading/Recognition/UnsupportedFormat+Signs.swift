extension UnsupportedFormat {
  /// The notation that the first lines show, or the name; a `.txt` file is hardly YAML.
  init?(of source: Source, _ head: SourceHead) {
    let fileExtension = source.fileExtension
    if let format = Self(head, in: source) {
      self = format
    } else if fileExtension == "yaml" || fileExtension == "yml" {
      guard !"{[".utf8.contains(head.firstByte) else { return nil }
      self = .yaml
    } else if fileExtension != "txt", head.looksLikeYAML {
      self = .yaml
    } else {
      return nil
    }
  }

  /// The notation that the first lines leave no doubt of.
  init?(_ head: SourceHead, in source: Source) {
    guard let first = head.lines.first.map(head.text) else { return nil }
    if first.starts(with: "#NEXUS".utf8) {
      self = .nexus
    } else if first.starts(with: "(source_file ".utf8) {
      self = .swiftTree
    } else if head.looksLikeDOT {
      self = .dot
    } else if let isHTML = MarkupLook.isHTML(first, of: source),
      // Markdown may begin with a comment or a tag.
      head.markdownEvidence?.isCertain != true
    {
      self = isHTML ? .html : .xml
    } else {
      return nil
    }
  }
}

extension SourceHead {
  /// Whether a graph with braces begins, behind comments.
  fileprivate var looksLikeDOT: Bool {
    let line = lines.first { line in
      !["//", "/*", "*", "#"].contains { text(line).starts(with: $0.utf8) }
    }
    guard let line else { return false }
    let brace = UInt8(ascii: "{")
    let header = text(line).prefix { $0 != brace }
    let words = String(decoding: header, as: UTF8.self).split(separator: " ")
    let name = words.first == "strict" ? words.dropFirst().first : words.first
    guard name == "digraph" || name == "graph", words.count <= 3 else { return false }
    let next = lines.first { $0.label.start > line.label.start }
    return header.endIndex < line.label.end || next.map { text($0).first == brace } ?? false
  }
}

/// The look of XML and HTML, as distinct from labels that happen to hold tags.
private enum MarkupLook {
  private static let beginnings = ["<?xml", "<!--", "<!DOCTYPE", "<svg"]

  /// Whether markup is HTML; nil if it is none.
  static func isHTML(_ first: ArraySlice<UInt8>, of source: Source) -> Bool? {
    guard first.first == UInt8(ascii: "<") else { return nil }
    let line = String(decoding: first.prefix(64), as: UTF8.self).lowercased()
    if line.hasPrefix("<html") || line.hasPrefix("<!doctype html") { return true }
    if beginnings.contains(where: { line.hasPrefix($0.lowercased()) }) { return false }
    return isElement(first, of: source) ? false : nil
  }

  /// Whether the element that begins the text ends it as well.
  private static func isElement(_ first: ArraySlice<UInt8>, of source: Source) -> Bool {
    let name = first.dropFirst().prefix { $0.isLetter || $0.isDigit || "_-:.".utf8.contains($0) }
    guard let letter = name.first, letter.isLetter else { return false }
    let end = Array("</".utf8) + name + Array(">".utf8)
    return source.bytes[..<source.endOfContent].suffix(end.count).elementsEqual(end)
  }
}
