internal import TreeDrawing

/// The files whose names people are shown with escapes, which programs could not open.
struct ShownNames {
  private var files: [String: OSString] = [:]

  init(of files: [OSString]) {
    for file in files where file.text != file.description.escapingControls {
      self.files[file.description] = file
      self.files[file.description.escapingControls] = file
    }
  }

  /// The path that a message shows.
  func file(_ shown: String) -> OSString { files[shown] ?? OSString(shown.utf8) }
}
