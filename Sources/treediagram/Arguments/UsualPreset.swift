internal import TreeDrawing

/// The preset that an input is drawn with if nobody says how it is arranged, and the reason.
enum UsualPreset: CaseIterable {
  /// Trees in brackets are parse trees.
  case ofBrackets
  /// Branches have lengths.
  case ofLengths
}

extension UsualPreset {
  /// Finds the preset for trees; nil if they have none.
  init?(for roots: [Tree<Node>], in format: Format) {
    let usual = Self.allCases.first { $0.preset.rawValue == format.usualPreset }
    guard let usual, usual != .ofLengths || roots.contains(where: { $0.hasLengths }) else {
      return nil
    }
    self = usual
  }

  var preset: Preset {
    switch self {
    case .ofBrackets: .syntax
    case .ofLengths: .phylogeny
    }
  }
}

extension UsualPreset: Problem {
  /// Such as `drawn with --preset syntax, because it is a bracketed tree`.
  var wording: Wording {
    let reason =
      switch self {
      case .ofBrackets: "it is a bracketed tree"
      case .ofLengths: "its branches have lengths"
      }
    return Wording(cause: "drawn with --preset \(preset), because \(reason)")
  }
}
