internal import TreeDrawing

/// What the command tells about itself.
enum Information: Sendable {
  case help(HelpTopic)
  case version
  case formats
  case schema
  case completions(CompletionShell)
  case manual
}

extension Information {
  var text: String {
    switch self {
    case .help(let topic): Help.text(about: topic)
    case .version: Version.text + "\n"
    case .formats: FormatGuide.text
    case .schema: JSONSchema.ofTrees
    case .completions(let shell): shell.script
    case .manual: ManualPage.text
    }
  }
}

extension Arguments {
  /// The shell to write completions for.
  var completions: CompletionShell? {
    get { if case .completions(let shell) = information { shell } else { nil } }
    set { information = newValue.map(Information.completions) }
  }
}
