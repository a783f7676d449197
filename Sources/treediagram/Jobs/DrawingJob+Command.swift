extension DrawingJob {
  /// The command that draws this job's pictures alone, as a shell takes it.
  var command: String {
    if let place { return place.command }
    let line = options.command.drawing(input)
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
