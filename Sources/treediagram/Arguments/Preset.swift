/// Options under one name: those that readers of a kind of tree expect a picture to be drawn with.
enum Preset: String, Choice {
  case org
  case files
  case syntax
  case phylogeny
  case decision
  case mindmap
}

extension Preset {
  /// The options that it stands for, as one would type them.
  var options: String {
    switch self {
    case .org: "--layout auto --edges elbow"
    case .files: "--layout list"
    case .syntax: "--layout tidy --edges straight --align leaves --shape none"
    case .phylogeny: "--direction right --align leaves --lengths scale --shape none"
    case .decision: "--layout tidy --edges elbow"
    case .mindmap: "--layout mindmap --edges curve"
    }
  }

  var summary: String { options }

  /// The options, word by word.
  var words: [OSString] { options.split(separator: " ").map { OSString($0.utf8) } }

  /// What the words mean.
  var given: [GivenOption] {
    get throws(UsageError) { try Options(parsing: words).typed }
  }
}
