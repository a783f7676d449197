/// What the command tells about itself.
enum HelpRequest: Sendable {
  case help(HelpTopic)
  case version
  case completions(CompletionShell)
}

extension HelpRequest {
  var text: String {
    switch self {
    case .help(let topic): Help.text(about: topic)
    case .version: Version.text + "\n"
    case .completions(let shell): shell.script
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
