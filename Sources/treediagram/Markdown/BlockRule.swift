/// An option that makes no sense for a single picture of a Markdown page.
struct BlockRule: Sendable {
  let subject: Rule.Subject
  let remedy: String

  private init(_ subject: Rule.Subject, _ remedy: String) {
    self.subject = subject
    self.remedy = remedy
  }

  static let all = [
    BlockRule(.named("--output", \.output), "name=plan gives the picture a name"),
    BlockRule(.named("--output-dir", \.outputDirectory), ofCommand),
    BlockRule(.named("--base", \.base), "leave it out"),
    BlockRule(.named("--markdown", \.isMarkdown), ofCommand),
    BlockRule(.named("--hide-source", \.hidesSource), ofCommand),
    BlockRule(.named("--check", \.checks), ofCommand),
    BlockRule(.named("--validate", \.validates), ofCommand),
    BlockRule(.named("--watch", \.watches), ofCommand),
    BlockRule(.named("--diagnostics", \.diagnostics), ofCommand),
    BlockRule(.named("--strict", \.isStrict), ofCommand),
    BlockRule(.named("--quiet", \.isQuiet), ofCommand),
    BlockRule(.named("--verbose", \.isVerbose), ofCommand),
    BlockRule(.named("--max-input", \.inputLimit), ofCommand),
    BlockRule(.named("--max-nodes-read", \.nodeLimit), ofCommand),
    BlockRule(.named("--font-file", \.fontFile), ofCommand),
    BlockRule(.named("--embed-font", \.embedsFont), ofCommand),
    BlockRule(.named("--like", \.like), "leave it out"),
    BlockRule(.named("--pair", \.isPair), "leave it out"),
    BlockRule(.named("--embed", \.site), "leave it out"),
    BlockRule(.named("--emit", \.product), "leave it out"),
    BlockRule(.named("--report", \.report), "leave it out"),
    BlockRule(information, "leave it out"),
  ]

  private static let ofCommand = "write it in the command line"

  /// What tells of the command, such as `--help`.
  private static let information = Rule.Subject(
    words: { arguments in
      arguments.information.flatMap { _ in arguments.optionWords.last?.name }
    }, forget: { $0.information = nil })
}
