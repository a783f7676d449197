internal import TreeDrawing

/// One tree to draw: where it is, and where its picture goes.
struct Job: Sendable {
  let input: InputFile
  let output: OutputFile
  let options: Options
  /// The place in a Markdown page that asks for the picture, if one does.
  var place: MarkdownPlace?
}

extension Job {
  /// Where the picture for dark pages goes, if there is one.
  var darkOutput: OutputFile? {
    guard options.darkColors != nil, case .file(let path) = output else { return nil }
    return .file(path.withSuffix(Site.darkSuffix(options.pairSite ?? options.site)))
  }

  /// What shows the pictures on the kind of page that was asked for, if one was.
  ///
  /// - Parameter title: what they show.
  /// - Returns: lines to put into a page.
  func snippet(title: String) -> String? {
    guard let site = options.site, case .file(let path) = output else { return nil }
    let light = path.address
    guard case .file(let darkPath)? = darkOutput else {
      let fragments = site.fragments
      return site.snippet(
        title: title, light: light + fragments.light, dark: light + fragments.dark)
    }
    return site.snippet(title: title, light: light, dark: darkPath.address)
  }
}

extension Options {
  /// The trees to draw.
  ///
  /// - Returns: a job for each input, in their order.
  /// - Throws: `Failure.usage` if two of them would write the same file, or one would write what
  ///   another reads.
  func jobs() throws(Failure) -> [Job] {
    if delivery == .validating {
      return inputs.map { Job(input: $0, output: .standardOutput, options: self) }
    }
    guard let folder else {
      return inputs.prefix(1).map { Job(input: $0, output: output, options: self) }
    }
    do throws(UsageError) {
      let jobs = try inputs.map { input throws(UsageError) in
        let path = try folder.path(for: input, product)
        return Job(input: input, output: .file(path), options: self)
      }
      try jobs.checkOutputs()
      return jobs
    } catch {
      throw .usage(error)
    }
  }
}

extension [Job] {
  /// Makes sure that no file is written twice, or written though it is to be read.
  fileprivate func checkOutputs() throws(UsageError) {
    var inputs: [OSString: InputFile] = [:]
    for case .file(let path) in map(\.input) { inputs[path.normalized] = .file(path) }
    var writers: [OSString: InputFile] = [:]
    for job in self {
      for case .file(let path)? in [job.output, job.darkOutput] {
        if inputs[path.normalized] != nil { throw .writesInput(path, job.input) }
        if let other = writers.updateValue(job.input, forKey: path.normalized) {
          throw other.isSameFile(as: job.input)
            ? .sameInput(other) : .sameOutput(path, other, job.input)
        }
      }
    }
  }
}

extension InputFile {
  /// Whether both paths are the same but for dots and slashes.
  fileprivate func isSameFile(as other: InputFile) -> Bool {
    guard case .file(let one) = self, case .file(let two) = other else { return self == other }
    return one.normalized == two.normalized
  }
}
