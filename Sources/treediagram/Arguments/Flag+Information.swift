internal import TreeDrawing

extension Flag {
  /// The options that tell about the command itself.
  static let information = [
    Flag(
      names: ["--help", "-h"], group: .information,
      summary: "show how to begin, or explain an option or a group of options; all shows all",
      example: "treediagram --help layout", defaultValue: nil,
      action: .optionalValue(
        OptionalValue(
          value: Value(name: "TOPIC", choices: []) { word, arguments throws(ValueProblem) in
            arguments.information = .help(try HelpTopic(parsing: word))
          }, isMeant: { $0 != "--" }, set: { $0.information = .help(.start) }))),
    plain(
      "--version", in: .information, "show the version", example: "treediagram --version",
      sets: \.information, to: .version),
    plain(
      "--formats", in: .information, "show which formats are read, each with an example",
      example: "treediagram --formats", sets: \.information, to: .formats),
    plain(
      "--schema", in: .information, "show what trees in JSON are, as a JSON Schema",
      example: "treediagram --schema > tree.schema.json", sets: \.information, to: .schema),
    choice(
      "--completions", value: "SHELL", in: .information,
      "show a script that completes options in a shell",
      example: "treediagram --completions bash > completions.bash", default: nil,
      sets: \.completions),
    plain(
      "--man", in: .information, "show the manual page, as man reads it",
      example: "treediagram --man | man -l -", sets: \.information, to: .manual),
  ]
}
