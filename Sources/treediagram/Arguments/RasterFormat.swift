/// A format of pictures, other than SVG, by the extension of its files.
enum RasterFormat: String, CaseIterable, Sendable {
  case png
  case pdf
  case ps
  case eps
  case jpg
  case jpeg
  case webp
  case gif
}

extension RasterFormat {
  /// The format that a path's extension stands for; nil if it is SVG, or nothing that is known.
  init?(of path: OSString) {
    let name = path.name.bytes
    guard let point = name.lastIndex(of: UInt8(ascii: ".")),
      let text = OSString(name[(point + 1)...]).text
    else { return nil }
    self.init(rawValue: text.lowercased())
  }

  /// The format as messages call it.
  var title: String {
    switch self {
    case .png, .pdf, .gif: rawValue.uppercased()
    case .ps: "PostScript"
    case .eps: "encapsulated PostScript"
    case .jpg, .jpeg: "JPEG"
    case .webp: "WebP"
    }
  }

  /// A command that makes a file of an SVG file.
  ///
  /// - Parameters:
  ///   - file: the file to make, as a shell reads it.
  ///   - picture: the SVG file.
  /// - Returns: one line for a shell.
  func command(making file: String, of picture: String) -> String {
    switch self {
    case .png: "rsvg-convert -o \(file) \(picture)"
    case .pdf, .ps, .eps: "rsvg-convert -f \(rawValue) -o \(file) \(picture)"
    case .jpg, .jpeg: "rsvg-convert -b white \(picture) | convert - \(file)"
    case .webp, .gif: "rsvg-convert \(picture) | convert - \(file)"
    }
  }
}

extension OSString {
  /// Makes sure that a file is not named as one of another format.
  ///
  /// - Parameter words: the command line, which the message repeats.
  /// - Throws: `UsageError.noSVG` if it is.
  func checkIsForSVG(_ words: [OSString]) throws(UsageError) {
    guard let format = RasterFormat(of: self) else { return }
    let stem = bytes.prefix((bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex))
    let picture = OSString(stem + ".svg".utf8)
    let drawing = words.naming(picture, inPlaceOf: self).map(\.shellWord).joined(separator: " ")
    let converting = format.command(
      making: operand.shellWord, of: picture.operand.shellWord)
    throw .noSVG(self, format, command: "treediagram \(drawing) && \(converting)")
  }

  /// The path as a word that no program takes for an option.
  private var operand: OSString { starts(with: "-") ? OSString("./".utf8 + bytes) : self }
}

extension [OSString] {
  /// A command line with another file to write to.
  fileprivate func naming(_ file: OSString, inPlaceOf other: OSString) -> [OSString] {
    var isValue = false
    return map { word in
      defer { isValue = word == "-o" || word == "--output" }
      if isValue, word == other { return file }
      let isAttached = word.starts(with: "-o") || word.starts(with: "--output=")
      guard isAttached, word.bytes.count > other.bytes.count,
        word.bytes.suffix(other.bytes.count) == other.bytes[...]
      else { return word }
      return OSString(word.bytes.dropLast(other.bytes.count) + file.bytes)
    }
  }
}
