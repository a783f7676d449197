internal import TreeDrawing

/// What the command tells about itself.
enum HelpRequest: Sendable {
  case help(HelpTopic)
  case version
  case formats
  case schema
  case completions(CompletionShell)
  case manual
}

extension HelpRequest {
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

extension Options {
  /// The shell to write completions for.
  var completions: CompletionShell? {
    get { if case .completions(let shell) = help { shell } else { nil } }
    set { help = newValue.map(HelpRequest.completions) }
  }
}
