internal import TreeDrawing

// What pages need to show pictures in their colours.

extension Options {
  /// Where the picture for dark pages goes, if there is one.
  var darkOutput: OutputFile? {
    guard darkColors != nil, case .file(let path) = output else { return nil }
    return .file(path.withSuffix(Site.darkSuffix(site)))
  }

  /// What shows the pictures on the kind of page that was asked for, if one was.
  ///
  /// - Parameter title: what they show.
  /// - Returns: lines to put into a page.
  func snippet(title: String) -> String? {
    guard let site, case .file(let path) = output else { return nil }
    let light = path.address
    guard case .file(let darkPath)? = darkOutput else {
      let fragments = site.fragments
      return site.snippet(
        title: title, light: light + fragments.light, dark: light + fragments.dark)
    }
    return site.snippet(title: title, light: light, dark: darkPath.address)
  }
}
