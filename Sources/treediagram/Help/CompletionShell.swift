/// A shell that completes words with Tab.
enum CompletionShell: String, Choice {
  case bash
  case zsh
  case fish

  var summary: String {
    switch self {
    case .bash: "for a folder such as ~/.local/share/bash-completion/completions"
    case .zsh: "for a file _treediagram in a folder of fpath"
    case .fish: "for ~/.config/fish/completions/treediagram.fish"
    }
  }

  /// The script that makes the shell complete options, their values and files.
  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}
