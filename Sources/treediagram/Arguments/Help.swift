/// The text of `--help`, made from the table of options.
enum Help {
  static let usage = "treediagram [OPTIONS] [FILE]"
  static let hint = "see 'treediagram --help'"

  static var text: String {
    (["Usage: \(usage)", introduction] + Flag.Group.allCases.map(section) + [closing])
      .joined(separator: "\n\n")
  }

  private static let introduction = """
    Draws a tree as an SVG picture: indented text, JSON, or what tree, find, npm and
    other programs print.
    Without FILE, or when it is '-', the tree is read from standard input.
    """

  private static let closing = """
    Write '--name value' or '--name=value'. Of an option given twice, the last
    counts. After '--', every word is a file.

    Exit codes: 0 done, 64 wrong usage, 65 bad input, 66 input cannot be opened,
    73 output cannot be created, 74 reading or writing failed.

    Examples:
      treediagram plan.txt > plan.svg
      treediagram --align middle --spacing 12,40 -o plan.svg plan.txt
      tree -J src | treediagram > src.svg
      npm ls --json --all | treediagram --emit frames | jq '.size'

    """

  private static func section(_ group: Flag.Group) -> String {
    let flags = Flag.all.filter { $0.group == group }
    return (["\(group.rawValue):"] + flags.flatMap(lines)).joined(separator: "\n")
  }

  private static let indentation = 24
  private static let width = 80

  private static func lines(_ flag: Flag) -> [String] {
    let short = flag.names.dropFirst().first.map { "\($0), " } ?? "    "
    let explanation = flag.summary + (flag.defaultValue.map { " (default: \($0))" } ?? "")
    return item("  \(short)\(flag.synopsis)", explanation, at: indentation)
      + choiceLines(flag.value?.choices ?? [])
  }

  private static func choiceLines(_ choices: [ChoiceDescription]) -> [String] {
    let margin = String(repeating: " ", count: indentation + 2)
    let column = indentation + 4 + (choices.map(\.word.count).max() ?? 0)
    return choices.flatMap { item(margin + $0.word, $0.summary, at: column) }
  }

  /// A term and its explanation, whose lines all start at one column.
  private static func item(_ term: String, _ explanation: String, at column: Int) -> [String] {
    let margin = String(repeating: " ", count: column)
    let lines = wrapped(explanation, to: width - column).map { margin + $0 }
    guard term.count < column - 1, let first = lines.first else { return [term] + lines }
    return [term + first.dropFirst(term.count)] + lines.dropFirst()
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
