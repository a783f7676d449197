internal import TreeDrawing

/// The manual page, in the macros of `man`.
enum ManualPage {
  static var text: String {
    let head = ".TH TREEDIAGRAM 1 \(Version.date) \"treediagram \(Version.number)\""
    let options = FlagGroup.allCases.flatMap(options)
    return ([head] + beginning + [".SH OPTIONS"] + options + formats + exitStatus + end)
      .joined(separator: "\n") + "\n"
  }

  private static var beginning: [String] {
    [
      ".SH NAME", #"treediagram \- draw trees as SVG pictures"#, ".SH SYNOPSIS",
      ".B treediagram", #"[\fIOPTIONS\fR] [\fIFILE\fR]"#, ".SH DESCRIPTION",
    ] + Roff.lines(Help.purpose) + [".PP"] + Roff.lines(Help.writing)
  }

  private static func options(_ group: FlagGroup) -> [String] {
    [".SS \(Roff.escaped(group.rawValue))"] + group.flags.flatMap(lines)
  }

  private static func lines(_ flag: Flag) -> [String] {
    let names = flag.names.dropFirst() + [flag.name]
    let value = flag.synopsis.dropFirst(flag.name.count).dropFirst()
    let term = names.map { "\\fB\(Roff.escaped($0))\\fR" }.joined(separator: ", ")
    return [".TP", value.isEmpty ? term : "\(term) \\fI\(Roff.escaped(String(value)))\\fR"]
      + Roff.lines(flag.summaryWithDefault) + choices(flag.value?.choices ?? [])
  }

  private static func choices(_ choices: [ChoiceDescription]) -> [String] {
    guard !choices.isEmpty else { return [] }
    return [".RS"]
      + choices.flatMap { [".TP", "\\fB\(Roff.escaped($0.word))\\fR"] + Roff.lines($0.summary) }
      + [".RE"]
  }

  private static var formats: [String] {
    [".SH FORMATS"]
      + Format.allCases.filter { $0 != .auto }.flatMap { format in
        let names = format.names.extensions.map { ".\($0)" }.joined(separator: ", ")
        return [".TP", "\\fB\(format.rawValue)\\fR"] + Roff.lines(format.summary)
          + (names.isEmpty ? [] : Roff.lines("(\(names))")) + Roff.block(format.words.example)
      }
  }

  private static var exitStatus: [String] {
    [".SH EXIT STATUS"]
      + ExitCode.allCases.flatMap { [".TP", "\\fB\($0.rawValue)\\fR"] + Roff.lines($0.summary) }
  }

  private static var end: [String] {
    [".SH ENVIRONMENT"] + Roff.lines("No environment variable changes the picture.")
      + [".SH EXAMPLES", "To begin with:"]
      + Roff.block(Help.commands.joined(separator: "\n"))
      + FlagGroup.allCases.flatMap { group in
        [".PP"] + Roff.lines("\(group.rawValue): \(group.summary)")
          + Roff.block(group.flags.map(\.example).unique.joined(separator: "\n"))
      }
  }
}

extension [String] {
  /// Each text once, where it is met first.
  fileprivate var unique: [String] {
    var met: Set<String> = []
    return filter { met.insert($0).inserted }
  }
}
