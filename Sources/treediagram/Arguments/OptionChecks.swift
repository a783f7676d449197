extension Options {
  /// Makes sure that what is named can be read and written.
  ///
  /// - Parameter words: the command line, which a message may repeat.
  /// - Returns: the options.
  /// - Throws: what cannot be.
  func withCheckedFiles(_ words: [OSString] = []) throws(UsageError) -> Options {
    let isEmpty = files.folder?.bytes.isEmpty ?? false
    if files.names.contains("") || files.output == .file("") || isEmpty
      || (files.folder != nil && files.base?.bytes.isEmpty == true)
    {
      throw .emptyFileName
    }
    guard files.names.count <= 1 || files.folder != nil || files.writeMode == .validating else {
      throw .severalFiles(files.names)
    }
    try checkStandardOutput()
    try checkComparing()
    if files.watches, files.inputs.contains(.standardInput) { throw .unwatchable }
    if old == .file("") || font.file == "" { throw .emptyFileName }
    if case .file(let file) = files.output, form == .svg { try file.checkIsForSVG(words) }
    return self
  }

  /// Makes sure that standard output is for one thing, and that a name is there to make others of.
  private func checkStandardOutput() throws(UsageError) {
    guard isGiven("--output"), files.output == .standardOutput, files.folder == nil else { return }
    if files.report == .standardOutput {
      throw .contrary("--report -", to: "--output -", "name a file for one of them")
    }
    if embedding.isPair {
      throw .contrary(
        "--embed pair", to: "--output -", "name a file, which the other is called after")
    }
    if let style = embedding.style {
      throw .contrary("--embed \(style)", to: "--output -", "name the file to show")
    }
  }

  /// Makes sure that there is a file to compare with, or to write to again and again.
  private func checkComparing() throws(UsageError) {
    guard files.folder == nil, files.output == .standardOutput else { return }
    if files.writeMode != .validating, files.watches {
      throw .contrary("--watch", to: "--output -", "name the file to write to")
    }
    if files.writeMode == .comparing {
      throw .contrary("--check", to: "--output -", "name the file to compare with")
    }
  }
}
