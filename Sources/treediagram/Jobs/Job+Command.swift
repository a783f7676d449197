extension Job {
  /// The command that draws this job's pictures alone, as a shell takes it.
  var command: String {
    let words = options.words.withoutChecking(keeping: input)
    let line = (["treediagram"] + words.map(\.shellWord)).joined(separator: " ")
    return input == .standardInput ? "COMMAND | \(line)" : line
  }
}

extension [OSString] {
  /// A command line that draws one of its inputs, and does not just compare.
  fileprivate func withoutChecking(keeping input: InputFile) -> [OSString] {
    guard let arguments = try? Arguments(parsing: self) else { return self }
    let end = firstIndex(of: "--") ?? endIndex
    let others = Set(arguments.operands.filter { self[$0] != input.operand })
    return indices.filter { !others.contains($0) && ($0 >= end || self[$0] != "--check") }
      .map { self[$0] }
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
