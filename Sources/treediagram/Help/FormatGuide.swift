internal import TreeDrawing

/// The text of `--help formats`: what is read, by which names, and how it looks.
enum FormatGuide {
  static var text: String {
    let entries = Format.allCases.filter { $0 != .auto }.map(entry)
    return ([introduction] + entries).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = TermList.paragraph(
    """
    The format is recognised by the end of a file's name, or else by the first lines; \
    '--from FORMAT' names it, and '--verbose' says what an input is taken for.
    """)

  private static func entry(_ format: Format) -> String {
    let names = format.names.extensions.map { " .\($0)" }.joined(separator: ",")
    let title = "\(format.rawValue)\(names.isEmpty ? "" : " (\(names.dropFirst()))")"
    let example = format.words.example.split(separator: "\n").map { "    \($0)" }
    return ([title, "  " + format.summary] + example).joined(separator: "\n")
  }
}
