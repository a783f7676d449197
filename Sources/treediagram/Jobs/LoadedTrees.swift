internal import TreeDrawing

/// Trees that were read and selected, to be laid out once for each look.
struct LoadedTrees {
  var roots: [Tree<Node>]
  let forest: Forest
  let file: InputFile
  let preset: UsualPreset?
  let shared: SharedInputs
}

extension LoadedTrees {
  /// Lays trees out, if the options make sense for them.
  func picture(_ asked: Options, isDark: Bool) throws(Failure) -> TreePicture {
    let options = try asked.suited(to: roots, preset)
    var asked = options.picture
    if isDark, let colors = options.darkColors { asked.colors = colors }
    if let font = shared.font { asked.labels.font = .file(font.file, size: asked.labels.font.size) }
    asked.overlays = try overlays(options.overlays)
    var picture = TreePicture(of: roots, asked, like: shared.old?.arrangement)
    picture.inputTitle = forest.title
    return picture
  }

  /// Finds the nodes that something is drawn over.
  private func overlays(_ wishes: OverlayWishes) throws(Failure) -> PictureOverlays {
    do throws(NodeNameProblem) {
      return try wishes.overlays(on: roots, of: forest.roots)
    } catch {
      throw .nodeName(file, error)
    }
  }
}
