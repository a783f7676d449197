extension DrawingJob {
  /// The command that draws this job's pictures alone, as a shell takes it.
  ///
  /// - Parameter replacesAll: whether it replaces what is no picture.
  /// - Returns: the words.
  func command(replacesAll: Bool) -> String {
    if let place { return place.command.drawing(.file(place.page), replacesAll: replacesAll) }
    let line = options.command.drawing(input, replacesAll: replacesAll)
    return makingFolder + (input == .standardInput ? "COMMAND | \(line)" : line)
  }

  /// What makes the folder of `-o`, if it is missing; that of `--output-dir` is made anyway.
  private var makingFolder: String {
    guard options.files.folder == nil, case .file(let path) = output, !path.folder.bytes.isEmpty,
      !path.folder.isThere
    else { return "" }
    let end = path.starts(with: "-") ? "-- " : ""
    return "mkdir -p \(end)\(path.folder.shellWord) && "
  }
}
