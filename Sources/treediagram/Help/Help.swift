/// The texts of `--help`, made from the table of options.
enum Help {
  static let usage = "treediagram [OPTIONS] [FILE]"
  static let hint = "see 'treediagram --help'"

  static func text(about topic: HelpTopic) -> String {
    switch topic {
    case .start: text(["Usage: \(usage)", examples, introduction, beginning, groups])
    case .all:
      text(
        ["Usage: \(usage)", examples, introduction] + FlagGroup.allCases.map { section($0) }
          + [manners])
    case .group(let group): text([section(group, ": \(group.summary)")])
    case .option(let flag): text(explanation(of: flag))
    case .page(let page): page.text
    }
  }

  private static func text(_ parts: [String]) -> String {
    parts.joined(separator: "\n\n") + "\n"
  }

  /// What one does first.
  static let commands = [
    "treediagram plan.txt > plan.svg",
    "tree -J src | treediagram -o src.svg",
    "git ls-files | treediagram --max-depth 2 > files.svg",
    "treediagram --layout mindmap --theme dark -o ideas.svg ideas.md",
  ]

  /// What the command is for.
  static let purpose = """
    Draws a tree as an SVG picture: indented text, JSON, or what tree, find, npm and other programs \
    print. Without FILE, or when it is '-', the tree is read from standard input.
    """

  static let writing = """
    Write '--name value' or '--name=value'. Of an option given twice, the last counts. After '--', \
    every word is a file.
    """

  private static var examples: String {
    (["Examples:"] + commands.map { "  " + $0 }).joined(separator: "\n")
  }

  private static var introduction: String { TermList.paragraph(purpose) }

  private static var manners: String {
    let codes = ExitCode.allCases.map { "\($0.rawValue) \($0.summary)" }.joined(separator: ", ")
    return [writing, "Exit codes: \(codes)."].map { TermList.paragraph($0) }
      .joined(separator: "\n\n")
  }
}

// MARK: How to begin

extension Help {
  /// The options that suffice for a first picture.
  static let firstNames = ["--output", "--from", "--layout", "--width", "--max-depth", "--theme"]

  private static var beginning: String {
    let flags = firstNames.compactMap { name in Flag.all.first { $0.name == name } }
    let lines = flags.flatMap { list.lines($0.term, $0.summary) }
    return (["To begin with:"] + lines).joined(separator: "\n")
  }

  private static var groups: String {
    let list = TermList(indentation: 16)
    let lines = FlagGroup.allCases.flatMap { list.lines("  \($0.word)", $0.summary) }
    let hints = TermList.paragraph(
      """
      All options: 'treediagram --help GROUP' shows one of these groups, 'treediagram --help OPTION' \
      explains an option with an example, 'treediagram --help all' shows everything, 'treediagram \
      --help formats' what is read.
      """)
    return ([hints] + lines).joined(separator: "\n")
  }
}

// MARK: Options

extension Help {
  private static let list = TermList(indentation: 24)

  private static func section(_ group: FlagGroup, _ remark: String = ":") -> String {
    (["\(group.rawValue)\(remark)"] + group.flags.flatMap(lines)).joined(separator: "\n")
  }

  private static func lines(_ flag: Flag) -> [String] {
    list.lines(flag.term, flag.summaryWithDefault)
      + list.lines(flag.value?.choices ?? [])
  }

  /// What an option does, what its value can be, and a command with it.
  private static func explanation(of flag: Flag) -> [String] {
    let names = flag.names.dropFirst().map { "\($0), " }.joined()
    let choices = TermList(indentation: 0).lines(flag.value?.choices ?? [])
    return [
      "\(names)\(flag.synopsis)", TermList.paragraph(flag.summaryWithDefault, indentation: 2),
      choices.joined(separator: "\n"), "Example:\n  \(flag.example)",
    ].filter { !$0.isEmpty }
  }
}

extension Flag {
  /// The names as the first column of the help has them.
  fileprivate var term: String {
    let short = names.dropFirst().first.map { "\($0), " } ?? "    "
    return "  \(short)\(synopsis)"
  }

  var summaryWithDefault: String {
    summary + (defaultValue.map { " (default: \($0))" } ?? "")
  }
}
