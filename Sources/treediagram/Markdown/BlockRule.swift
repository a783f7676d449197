/// An option that makes no sense for a single picture of a Markdown page.
struct BlockRule: Sendable {
  let option: Rule.Subject
  let remedy: String

  private init(_ option: Rule.Subject, _ remedy: String) {
    self.option = option
    self.remedy = remedy
  }

  static let all = [
    BlockRule("--output", "name=plan gives the picture a name"),
    BlockRule("--output-dir", ofCommand),
    BlockRule("--base", "leave it out"),
    BlockRule("--markdown", ofCommand),
    BlockRule("--hide-source", ofCommand),
    BlockRule("--force", ofCommand),
    BlockRule("--check", ofCommand),
    BlockRule("--validate", ofCommand),
    BlockRule("--watch", ofCommand),
    BlockRule("--diagnostics", ofCommand),
    BlockRule("--strict", ofCommand),
    BlockRule("--quiet", ofCommand),
    BlockRule("--verbose", ofCommand),
    BlockRule("--max-input", ofCommand),
    BlockRule("--font-file", ofCommand),
    BlockRule(.part("--embed", "font"), ofCommand),
    BlockRule("--like", "leave it out"),
    BlockRule(Rule.pair, "leave it out"),
    BlockRule(Rule.site, "leave it out"),
    BlockRule("--emit", "leave it out"),
    BlockRule("--report", "leave it out"),
  ]

  private static let ofCommand = "write it in the command line"
}
