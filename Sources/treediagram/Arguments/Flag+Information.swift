internal import TreeDrawing

extension Flag {
  /// The options that tell about the command itself.
  static let information = [
    optional(
      "--help", "-h",
      value: Value(
        name: "TOPIC", choices: HelpPage.descriptions, isMeant: { $0 != "--" },
        store: { word, options throws(ValueProblem) in
          options.help = .help(try HelpTopic(parsing: word))
        }),
      "show how to begin, or explain an option or a group of options; all shows all, and these words "
        + "show",
      example: "treediagram --help layout", set: { $0.help = .help(.start) }),
    plain(
      "--version", "show the version", example: "treediagram --version",
      sets: \.help, to: .version),
    choice(
      "--completions", value: "SHELL",
      "show a script that completes options in a shell",
      example: "treediagram --completions bash > completions.bash",
      sets: \.completions),
  ]
}
