extension Job {
  /// The command that draws this job's pictures alone, as a shell takes it.
  var command: String {
    if let place { return place.command }
    let line = options.words.command(drawing: input)
    return makingFolder + (input == .standardInput ? "COMMAND | \(line)" : line)
  }

  /// What makes the folder of `-o`, if it is missing; that of `--output-dir` is made anyway.
  private var makingFolder: String {
    guard options.folder == nil, case .file(let path) = output, !path.folder.bytes.isEmpty,
      !path.folder.isThere
    else { return "" }
    return "mkdir -p \(path.folder.shellWord) && "
  }
}

extension [OSString] {
  /// The command line of these words that draws one of its inputs, as a shell takes it.
  func command(drawing input: InputFile) -> String {
    let words = withoutChecking(keeping: input)
    return (["treediagram"] + words.map(\.shellWord)).joined(separator: " ")
  }

  /// The options that are about this run, and say nothing of what is drawn.
  private static let ofThisRun: Set = ["--check", "--diagnostics", "--quiet", "--verbose"]

  /// A command line that draws one of its inputs, and does not just compare.
  fileprivate func withoutChecking(keeping input: InputFile) -> [OSString] {
    guard let arguments = try? Arguments(parsing: self) else { return self }
    var others = Set(arguments.operands.filter { self[$0] != input.operand })
    for option in arguments.optionWords where Self.ofThisRun.contains(option.name) {
      others.formUnion(option.words)
    }
    return indices.filter { !others.contains($0) }.map { self[$0] }
  }
}

extension InputFile {
  /// The word that names the input.
  fileprivate var operand: OSString {
    switch self {
    case .standardInput: "-"
    case .file(let path): path
    }
  }
}
