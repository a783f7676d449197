internal import TreeDrawing

extension Options {
  /// The trees to draw.
  ///
  /// - Returns: a job for each input, in their order.
  /// - Throws: `Failure.usage` if a file would be written twice, or written though it is read.
  func jobs() throws(Failure) -> [DrawingJob] {
    if files.writeMode == .validating {
      return files.inputs.map { DrawingJob(input: $0, output: .standardOutput, options: self) }
    }
    do throws(UsageError) {
      if let folder = files.outputFolder { return try jobs(in: folder) }
      let jobs = files.inputs.prefix(1).map {
        DrawingJob(input: $0, output: files.output, options: self)
      }
      for job in jobs { try checkReport(beside: job) }
      return jobs
    } catch {
      throw .usage(error)
    }
  }

  private func jobs(in folder: OutputFolder) throws(UsageError) -> [DrawingJob] {
    let jobs = try files.inputs.map { input throws(UsageError) in
      let path = try folder.path(for: input, form)
      return DrawingJob(input: input, output: .file(path), options: self)
    }
    try jobs.checkOutputs()
    return jobs
  }

  /// Makes sure that pictures and the report on them are different files, and the report does not
  /// replace the picture that they should be like, as a picture may.
  private func checkReport(beside job: DrawingJob) throws(UsageError) {
    var uses = FileUses<String>()
    if case .file(let path) = job.output { _ = uses.write(path, by: "--output") }
    if case .file(let path)? = job.darkOutput, uses.write(path, by: "--embed pair") != nil {
      throw .contrary("--embed pair", to: "--output", "name another file")
    }
    guard case .file(let path)? = files.report else { return }
    if case .file(let path)? = old { uses.read(path) }
    switch uses.write(path, by: "--report") {
    case .written(let other): throw .contrary("--report", to: other, "name another file")
    case .read: throw .contrary("--report", to: "--like", "name another file")
    case nil: break
    }
  }
}

extension [DrawingJob] {
  /// Makes sure that no file is written twice, or written though it is to be read.
  fileprivate func checkOutputs() throws(UsageError) {
    var uses = FileUses<InputFile>()
    for path in compactMap(\.input.path) { uses.read(path) }
    for job in self {
      for case .file(let path) in job.outputs {
        switch uses.write(path, by: job.input) {
        case .read(let input): throw .writesInput(input, job.input)
        case .written(let other):
          throw other.isSameFile(as: job.input)
            ? .sameInput(other) : .sameOutput(path, other, job.input)
        case nil: break
        }
      }
    }
  }
}

extension InputFile {
  /// Whether both paths lead to one file.
  fileprivate func isSameFile(as other: InputFile) -> Bool {
    guard let path, let other = other.path else { return self == other }
    return FileTraces(of: path).isSame(as: FileTraces(of: other))
  }
}
