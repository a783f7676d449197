internal import TreeDrawing

/// Trees that were read and selected, to be laid out once for each look.
struct TreeJob {
  var roots: [Tree<Node>]
  let forest: Forest
  let file: InputFile
  let preset: UsualPreset?
  let materials: Materials
}

extension TreeJob {
  /// Lays trees out, if the options make sense for them.
  func picture(_ asked: Options, isDark: Bool) throws(Failure) -> TreePicture {
    let options = try asked.suited(to: roots, preset)
    let pictureOptions = PictureOptions(
      style: options.style, colors: isDark ? options.darkColors ?? options.colors : options.colors,
      labels: options.labels.with(materials.font), shape: options.shape,
      overlays: try overlays(options.overlays), caption: options.caption, offer: options.offer)
    var picture = TreePicture(of: roots, pictureOptions, like: materials.old?.arrangement)
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

extension LabelStyle {
  /// The style with the font from a file, if there is one.
  fileprivate func with(_ font: Materials.Font?) -> LabelStyle {
    guard let font else { return self }
    var style = self
    style.font = .file(font.file, size: style.font.size)
    return style
  }
}
