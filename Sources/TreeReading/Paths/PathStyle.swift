/// How the lines of a list hold paths, as its first lines show.
struct PathStyle {
  /// The first lines, if a program prints something before or behind paths.
  var printed: PrintedPaths?
  /// What stands between names; it is not empty.
  var separator: [UInt8] = [Self.slash]

  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")

  init() {}

  /// Finds it out, unless the user says what stands between names: then lines are paths alone.
  init(of source: Source, separator: String?) {
    if let separator {
      self.separator = separator.isEmpty ? [Self.slash] : Array(separator.utf8)
    } else if let start = source.firstContent {
      self = SourceHead(of: source, from: start).pathStyle
    }
  }
}

extension SourceHead {
  /// How the lines hold paths, if they do.
  var pathStyle: PathStyle {
    var style = PathStyle()
    let lines = pathLines
    let printed = PathNotation.all.lazy.compactMap { PrintedPaths(self, lines, as: $0) }
      .first { $0.notation.isLikely($0) }
    if let printed {
      style.printed = printed
      style.separator = [printed.notation.separator]
    } else if has("\\"), PathSample(lines.map { bytes[$0] }, PathStyle.backslash).areOfWindows {
      style.separator = [PathStyle.backslash]
    } else if let separator = breadcrumbSeparator {
      style.separator = separator
    }
    return style
  }

  /// Where the lines are that may be paths, with white space before them; the last, if it is cut,
  /// is left out.
  var pathLines: [Range<Int>] {
    (isWhole ? lines[...] : lines.dropLast()).lazy
      .map { $0.indentation.start..<$0.label.end }
      .filter { !PathLines.isComplaint(bytes[$0]) }
  }
}
