extension Arguments {
  /// The folder that pictures go to, if one is named.
  var outputFolder: OutputFolder? {
    get throws(UsageError) {
      guard let path = outputDirectory else { return nil }
      guard !path.bytes.isEmpty, base?.bytes.isEmpty != true else { throw .emptyFileName }
      return OutputFolder(path: path, base: base)
    }
  }

  /// What is done with pictures.
  ///
  /// - Parameter output: where they go if it is not to a folder.
  /// - Returns: what to do.
  /// - Throws: `UsageError.contrary` if there is nothing to compare with.
  func delivery(to output: OutputFile) throws(UsageError) -> Delivery {
    if validates == true { return .validating }
    let isFile = outputDirectory != nil || output != .standardOutput
    if watches == true, !isFile {
      throw .contrary("--watch", to: "--output -", "name the file to write to")
    }
    guard checks == true else {
      return outputDirectory != nil || watches == true ? .writingChanges : .writing
    }
    guard isFile else {
      throw .contrary("--check", to: "--output -", "name the file to compare with")
    }
    return .comparing
  }
}
