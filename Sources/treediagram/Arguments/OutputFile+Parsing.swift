extension OutputFile {
  /// Takes a path, or `-` for standard output.
  init(parsing path: OSString) {
    self = path == "-" ? .standardOutput : .file(path)
  }

  /// Takes a path, or a word for standard output.
  init(parsingReport path: OSString) throws(ValueProblem) {
    guard !path.bytes.isEmpty else { throw .isEmpty }
    self = path == "json" ? .standardOutput : OutputFile(parsing: path)
  }
}
