extension Arguments {
  /// The folder that pictures go to, if one is named.
  var outputFolder: OutputFolder? {
    get throws(UsageError) {
      guard let path = outputDirectory else { return nil }
      guard !path.bytes.isEmpty, base?.bytes.isEmpty != true else { throw .emptyFileName }
      return OutputFolder(path: path, base: base)
    }
  }

  /// Makes sure that standard output is for one thing, and that a name is there to make others of.
  ///
  /// - Throws: `UsageError.contrary`.
  func checkStandardOutput() throws(UsageError) {
    guard output == "-", outputDirectory == nil else { return }
    if report == .standardOutput {
      throw .contrary("--report -", to: "--output -", "name a file for one of them")
    }
    if isPair == true {
      throw .contrary("--pair", to: "--output -", "name a file, which the other is called after")
    }
    if site != nil {
      throw .contrary("--embed", to: "--output -", "name the file to show")
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
