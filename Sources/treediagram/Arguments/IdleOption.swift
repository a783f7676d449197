internal import TreeDrawing

/// An option that was typed, though nothing of the picture shows it.
enum IdleOption: Problem {
  /// How boxes look, where nodes have none.
  case look(String)
  /// A preset of which other options leave nothing.
  case preset(Preset)
}

extension IdleOption {
  var wording: Wording {
    switch self {
    case .look(let option):
      Wording(
        cause: "\(option) is for boxes, and the nodes have none",
        remedy: "leave it out, or give them boxes, as with --layout tidy --shape rounded")
    case .preset(let preset):
      Wording(
        cause: "nothing is left of --preset \(preset), as other options say otherwise",
        remedy: "leave it out, as it is short for \(preset.options)")
    }
  }
}

extension Options {
  /// The options that were typed and that nothing of a picture shows.
  func idle(in picture: TreePicture) -> [IdleOption] {
    let looks = self.picture.shape == .none ? ["--accent"] : ["--accent", "--shape"]
    let unseen = picture.hasBoxes ? [] : looks.filter(isTyped)
    guard let preset, isTyped("--preset"), ofPreset.allSatisfy({ isTyped($0.flag.name) }) else {
      return unseen.map(IdleOption.look)
    }
    return unseen.map(IdleOption.look) + [.preset(preset)]
  }
}
