/// The groups of options, in the order of the help.
enum FlagGroup: String, CaseIterable, Sendable {
  case reading = "Reading"
  case selecting = "Selecting"
  case arranging = "Arranging"
  case colors = "Colours"
  case overlays = "Pointing out"
  case labels = "Labels"
  case describing = "Describing"
  case embedding = "Embedding"
  case writing = "Writing"
  case information = "Information"
}

extension FlagGroup {
  /// What its options are about, in a line.
  var summary: String {
    switch self {
    case .reading: "how the tree is written, and what its columns and members mean"
    case .selecting: "parts of the tree, and another order"
    case .arranging: "where nodes stand, their shapes, and how edges run"
    case .colors: "themes, colours by branch or field, and a legend"
    case .overlays: "single nodes, ways from one to another, and links"
    case .labels: "fonts, and lines of labels"
    case .describing: "a caption, and words for those who cannot see the picture"
    case .embedding: "how the picture stands in a page, on a screen or on paper"
    case .writing: "where the picture goes"
    case .information: "this help, the manual, completions, and what can be read"
    }
  }

  /// The word that `--help` knows it by.
  var word: String { rawValue.lowercased().split(separator: " ").joined(separator: "-") }

  var flags: [Flag] { Flag.all.filter { $0.group == self } }
}
