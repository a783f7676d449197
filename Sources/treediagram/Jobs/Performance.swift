internal import TreeDrawing

/// The doing of all that is to be drawn.
struct Performance {
  private let works: [any Work]
  private let isQuiet: Bool
  /// What is done for the folders of what is drawn.
  private let folders: Folders
  let materials: Materials
  private let diagnostics: DiagnosticFormat
  private let isStrict: Bool
  /// What there is to tell of all inputs together.
  private let remark: Remark?

  private enum Folders {
    /// Nothing: they are there, or it is told of each file that they are not.
    case taken
    /// They are looked at, as no file can be in their place.
    case looked
    case made
  }

  /// Makes ready: finds the jobs, and reads what all of them need.
  ///
  /// - Parameters:
  ///   - options: what is wanted.
  ///   - known: what all pictures are made with, if it was read already.
  /// - Throws: `Failure.usage` if files would be in each other's way, or what cannot be read.
  init(_ options: Options, _ known: Materials? = nil) throws(Failure) {
    works = try options.jobs()
    isQuiet = options.isQuiet
    folders =
      options.folder == nil ? .taken : options.delivery == .comparing ? .looked : .made
    materials = if let known { known } else { try Materials(for: options) }
    diagnostics = options.diagnostics
    isStrict = options.isStrict
    remark = nil
  }

  /// Makes ready: reads Markdown pages, and what all of their pictures need.
  ///
  /// - Parameters:
  ///   - options: what is wanted.
  ///   - known: what all pictures are made with, if it was read already.
  /// - Throws: `Failure.page` if two pictures would be one file, or what cannot be read.
  init(_ options: MarkdownOptions, _ known: Materials? = nil) throws(Failure) {
    let pages = try options.jobs()
    works = pages
    isQuiet = options.isQuiet
    remark = isQuiet ? nil : pages.remark
    folders =
      switch options.delivery {
      case .writing, .writingChanges: .made
      case .comparing: .looked
      case .validating: .taken
      }
    materials = if let known { known } else { try Materials(for: options.drawing) }
    diagnostics = options.drawing.diagnostics
    isStrict = options.drawing.isStrict
  }
}

extension Performance {
  /// What is read.
  var inputs: [InputFile] { works.flatMap(\.inputs) }

  /// Where pictures go.
  var outputs: [OutputFile] { works.flatMap(\.outputs) }

  /// All that messages may be about.
  private var files: [OSString] {
    inputs.compactMap(\.path)
      + outputs.compactMap { output in
        if case .file(let path) = output { path } else { nil }
      }
  }

  /// Draws all there is, and tells what comes of it.
  ///
  /// - Returns: the exit code.
  /// - Throws: `Failure.output` if there can be no folder for pictures.
  func run() throws(Failure) -> ExitCode {
    try prepareFolders()
    var sink = MessageSink(diagnostics, files: files)
    var code = tellProblems(&sink)
    if code == .done { code = works.count == 1 ? runAlone(&sink) : runAll(&sink) }
    sink.finish()
    return code
  }

  /// Draws all there is, of which nothing is kept, so that it can be done again.
  ///
  /// - Parameters:
  ///   - count: how many files are watched, if that is to be told.
  ///   - hadFailed: whether something was wrong the last time.
  /// - Returns: what came of it.
  /// - Throws: `Failure.output` if there can be no folder for pictures.
  func runRound(watching count: Int?, hadFailed: Bool) throws(Failure) -> Round {
    try prepareFolders()
    var sink = MessageSink(diagnostics, files: files)
    var round = Round(code: tellProblems(&sink))
    if round.code == .done {
      var written: [(index: Int, writings: [Outcome.Writing])] = []
      round.code = runAll(&sink) { index, outcome in written.append((index, outcome.writings)) }
      written.sort { $0.index < $1.index }
      round.written = written.flatMap(\.writings).compactMap(\.file)
    }
    let name = outputs.first?.description ?? inputs.first?.description ?? ""
    if !isQuiet, let remark = round.remark(watching: count, name, hadFailed: hadFailed) {
      sink.take(.note(remark))
    }
    sink.finish()
    return round
  }

  /// Tells what is wrong with what all pictures are made with, and with their names; where that is
  /// not tolerated, none is drawn.
  private func tellProblems(_ sink: inout MessageSink) -> ExitCode {
    let problems = [materials.problem].compactMap(\.self) + outputs.remarks
    let messages = problems.map { isStrict ? Message.refusal($0) : .warning($0) }
    for message in messages { sink.take(message) }
    if let remark { sink.take(.note(remark)) }
    return messages.map(\.exitCode).combined
  }

  /// Writes what is drawn as it is made, since there may be much of it.
  private func runAlone(_ sink: inout MessageSink) -> ExitCode {
    var codes: [ExitCode] = []
    for work in works {
      var outcome = work.outcome(with: materials, isAlone: true)
      outcome.deliver()
      for message in outcome.messages { sink.take(message) }
      leakUntilExit(outcome)
      codes.append(outcome.exitCode)
    }
    return codes.combined
  }

  /// Draws on all cores, and writes and tells on one, so that a signal finds nothing half-written.
  ///
  /// - Parameters:
  ///   - sink: what gets the messages.
  ///   - keep: gets each outcome when all of it is written.
  /// - Returns: the exit code.
  private func runAll(
    _ sink: inout MessageSink, _ keep: (Int, Outcome) -> Void = { _, _ in }
  ) -> ExitCode {
    var report = OrderedReport(count: works.count, isQuiet: isQuiet)
    let materials = materials
    inParallel(works) { work in
      work.outcome(with: materials, isAlone: false)
    } each: { index, outcome in
      var outcome = outcome
      outcome.deliver()
      report.take(outcome, at: index, &sink)
      keep(index, outcome)
    }
    return report.exitCode
  }

  private func prepareFolders() throws(Failure) {
    guard folders != .taken else { return }
    var known: Set<OSString> = []
    for case .file(let path) in outputs where known.insert(path.folder).inserted {
      do throws(OutputProblem) {
        if folders == .made { try path.folder.makeFolders() }
        if folders == .looked { _ = try path.folder.missingFolders() }
      } catch {
        throw .output(.file(path.folder.folderItself), error)
      }
    }
  }
}

extension Outcome {
  /// Writes what there is to write: nothing if somebody is changing the page that it belongs to.
  fileprivate mutating func deliver() {
    do throws(Failure) {
      for writing in writings { try writing.output.checkOriginal() }
      for writing in writings {
        try writing.output.write { write throws(SystemError) in
          try writing.document.write(to: write)
        }
      }
      if let snippet { try Output.print(snippet) }
    } catch {
      fail(error)
    }
  }
}
