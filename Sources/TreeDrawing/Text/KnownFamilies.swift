/// Families of which it is known what they look like.
///
/// Those without serifs have the widths of Helvetica but for a few; those with serifs are like
/// Times; those of equal letters have 0.6 em for each, or little less.
enum KnownFamilies {
  /// The design that a name stands for, whatever its case.
  static func design(of name: String) -> Font.Design? {
    let name = name.lowercased()
    if sansSerif.contains(name) { return .default }
    if serif.contains(name) { return .serif }
    return monospaced.contains(name) || name.hasSuffix(" mono") ? .monospaced : nil
  }

  /// The names that stand for any font of a kind; CSS knows them, so they have no quotation marks.
  static let generic: Set = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "fangsong",
  ]

  /// The names that have no quotation marks because some viewers know them, but not all.
  static let unquoted: Set = ["-apple-system", "blinkmacsystemfont"]

  private static let sansSerif: Set = [
    "helvetica", "helvetica neue", "arial", "liberation sans", "nimbus sans", "nimbus sans l",
    "nimbus sans ps", "arimo", "tex gyre heros", "freesans", "sans-serif", "ui-sans-serif",
    "system-ui", "-apple-system", "blinkmacsystemfont", "roboto", "segoe ui", "noto sans",
    "open sans",
    "verdana", "calibri", "tahoma", "trebuchet ms", "inter", "ubuntu",
  ]

  private static let serif: Set = [
    "times", "times new roman", "liberation serif", "nimbus roman", "nimbus roman no9 l",
    "nimbus roman ps", "tinos", "tex gyre termes", "freeserif", "stix two text", "serif",
    "ui-serif",
    "georgia", "cambria", "garamond", "baskerville", "palatino", "noto serif", "dejavu serif",
  ]

  private static let monospaced: Set = [
    "courier", "courier new", "liberation mono", "nimbus mono", "nimbus mono ps", "cousine",
    "tex gyre cursor", "freemono", "monospace", "ui-monospace", "menlo", "monaco", "consolas",
    "dejavu sans mono", "source code pro", "fira code", "cascadia code", "inconsolata",
    "lucida console", "andale mono",
  ]
}
