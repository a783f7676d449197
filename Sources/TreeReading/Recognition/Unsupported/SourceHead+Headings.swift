extension SourceHead {
  /// The notation of a text with headings that are not Markdown's.
  var unsupportedHeading: UnsupportedFormat? {
    guard hasAny(of: "*=\\#".utf8) else { return nil }
    let atMargin = lines.filter { $0.indentation.length == 0 }.map(text)
    if atMargin.contains(where: Self.isLaTeX) { return .latex }
    if atMargin.contains(where: Self.isOrgKeyword) { return .org }
    let asterisks = atMargin.map { Self.rank($0, UInt8(ascii: "*")) }
    if asterisks.contains(1), asterisks.contains(2) { return .org }
    let equals = atMargin.map { Self.rank($0, UInt8(ascii: "=")) }
    return equals.contains { $0 > 1 } && equals.count { $0 > 0 } > 1 ? .asciiDoc : nil
  }

  /// How many signs a line begins with, if a space and text follow them; otherwise 0.
  private static func rank(_ line: ArraySlice<UInt8>, _ sign: UInt8) -> Int {
    let rest = line.drop { $0 == sign }
    return rest.first == UInt8(ascii: " ") ? line.count - rest.count : 0
  }

  private static func isOrgKeyword(_ line: ArraySlice<UInt8>) -> Bool {
    let word = line.dropFirst(2).prefix { $0.isLetter || $0 == UInt8(ascii: "_") }
    return line.starts(with: "#+".utf8) && word.count > 2
      && [UInt8(ascii: ":"), UInt8(ascii: " ")].contains(line[word.endIndex...].first ?? 0x20)
  }

  private static let commands = [
    "\\documentclass", "\\usepackage", "\\begin{", "\\part{", "\\chapter{", "\\section{",
    "\\section*{", "\\subsection{", "\\Tree ",
  ].map { Array($0.utf8) }

  private static func isLaTeX(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "\\") && commands.contains { line.starts(with: $0) }
  }
}
