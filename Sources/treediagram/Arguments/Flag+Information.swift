internal import TreeDrawing

extension Flag {
  /// The options that tell about the command itself.
  static let information = [
    optional(
      "--help", "-h",
      value: Value(
        name: "TOPIC", isMeant: { $0 != "--" },
        store: { word, options throws(ValueProblem) in
          options.help = .help(try HelpTopic(parsing: word))
        }),
      "show how to begin, or explain an option or a group of options; all shows all",
      example: "treediagram --help layout", set: { $0.help = .help(.start) }),
    plain(
      "--version", "show the version", example: "treediagram --version",
      sets: \.help, to: .version),
    plain(
      "--formats", "show which formats are read, each with an example",
      example: "treediagram --formats", sets: \.help, to: .formats),
    plain(
      "--schema", "show what trees in JSON are, as a JSON Schema",
      example: "treediagram --schema > tree.schema.json", sets: \.help, to: .schema),
    choice(
      "--completions", value: "SHELL",
      "show a script that completes options in a shell",
      example: "treediagram --completions bash > completions.bash",
      sets: \.completions),
    plain(
      "--man", "show the manual page, as man reads it",
      example: "treediagram --man | man -l -", sets: \.help, to: .manual),
  ]
}
