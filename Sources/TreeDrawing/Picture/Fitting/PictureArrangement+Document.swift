// Finding what a document says of its arrangement, without reading it as XML: it may be anything.
extension PictureArrangement {
  /// What a document says of how it is arranged.
  package enum Finding: Hashable, Sendable {
    case arrangement(PictureArrangement)
    /// It is a picture that says nothing, such as one in tidy rows.
    case nothing
    /// It is no picture, or what it says means nothing.
    case damage
  }

  /// The attribute of the root element that says it.
  package static let attribute = "data-arrangement"

  /// Looks for it at the beginning of a document.
  ///
  /// - Parameter document: as much of the document as there is.
  /// - Returns: what was found.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func find(in document: [UInt8]) -> Finding {
    guard let root = document.rootElement, let attributes = root.tag else { return .damage }
    guard let value = attributes.value(of: Array(attribute.utf8)) else { return .nothing }
    return PictureArrangement(value).map(Finding.arrangement) ?? .damage
  }
}

extension ArraySlice<UInt8> {
  /// The attributes of the element that begins here; nil if it does not end.
  fileprivate var tag: Self? {
    var quote: UInt8?
    for (place, byte) in zip(indices, self) {
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: ">") { return self[startIndex..<place] }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      }
    }
    return nil
  }

  /// The value of an attribute among some; nil if it is not there, or is not in quotes.
  fileprivate func value(of name: [UInt8]) -> Self? {
    var rest = self
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      let names = rest[..<sign]
      let values = rest[(sign + 1)...].drop(while: \.isXMLSpace)
      guard let quote = values.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = values.dropFirst().firstIndex(of: quote)
      else { return nil }
      let last = names.split(whereSeparator: \.isXMLSpace).last
      if last?.elementsEqual(name) == true { return values.dropFirst()[..<end] }
      rest = values[(end + 1)...]
    }
    return nil
  }
}

extension [UInt8] {
  /// What follows `<svg` and a space.
  fileprivate var rootElement: ArraySlice<UInt8>? {
    let name = Array("<svg".utf8)
    var rest = self[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: name), let byte = rest.dropFirst(name.count).first, byte.isXMLSpace {
        return rest.dropFirst(name.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isXMLSpace: Bool { self == 32 || self == 10 || self == 9 || self == 13 }
}
