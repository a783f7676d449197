internal import TreeDrawing

/// Does jobs, each on any thread, and writes and tells what comes of them on one.
struct JobRunner {
  private let jobs: [any Job]
  private let messages: MessageOptions
  /// What is done for the folders of what is drawn.
  private let folders: Folders
  /// What there is to tell of all inputs together.
  private let remark: Remark?
  let shared: SharedInputs

  private enum Folders {
    /// Nothing: they are there, or it is told of each file that they are not.
    case taken
    /// They are looked at, as no file can be in their place.
    case looked
    case made
  }

  private init(
    _ jobs: [any Job], _ options: Options, _ folders: Folders, _ known: SharedInputs?,
    _ remark: Remark? = nil
  ) throws(Failure) {
    self.jobs = jobs
    messages = options.messages
    self.folders = folders
    self.remark = messages.isQuiet ? nil : remark
    shared = if let known { known } else { try SharedInputs(for: options) }
  }

  /// Makes ready: finds the jobs, and reads what all of them need.
  ///
  /// - Parameters:
  ///   - options: what is wanted.
  ///   - known: what all pictures are made with, if it was read already.
  /// - Throws: `Failure.usage` if files would be in each other's way, or what cannot be read.
  @inline(never)  // What it takes of the stack, which may be small, is free again when it draws.
  init(_ options: Options, _ known: SharedInputs? = nil) throws(Failure) {
    let folders: Folders =
      options.files.folder == nil ? .taken : options.files.writeMode == .comparing ? .looked : .made
    try self.init(options.jobs(), options, folders, known)
  }

  /// Makes ready: reads Markdown pages, and what all of their pictures need.
  ///
  /// - Parameters:
  ///   - options: what is wanted.
  ///   - known: what all pictures are made with, if it was read already.
  /// - Throws: `Failure.page` if two pictures would be one file, or what cannot be read.
  @inline(never)
  init(_ options: MarkdownOptions, _ known: SharedInputs? = nil) throws(Failure) {
    let pages = try options.jobs()
    let folders: Folders =
      switch options.files.writeMode {
      case .writing, .writingChanges: .made
      case .comparing: .looked
      case .validating: .taken
      }
    try self.init(pages, options.drawing, folders, known, pages.remark)
  }
}

extension JobRunner {
  /// What is read.
  var inputs: [InputFile] { jobs.flatMap(\.inputs) }

  /// Where pictures go.
  var outputs: [OutputFile] { jobs.flatMap(\.outputs) }

  /// Draws all there is, and tells what comes of it.
  ///
  /// - Returns: the exit code.
  /// - Throws: `Failure.output` if there can be no folder for pictures.
  func run() throws(Failure) -> ExitCode {
    var pass: WatchPass?
    return try run(&pass)
  }

  /// Draws all there is, and tells what comes of it, for who waits for changes.
  ///
  /// - Parameter pass: the pass, which gets to know what was written; nil if there is one only.
  /// - Returns: the exit code.
  /// - Throws: `Failure.output` if there can be no folder for pictures.
  func run(_ pass: inout WatchPass?) throws(Failure) -> ExitCode {
    try prepareFolders()
    let files = (inputs.map(\.path) + outputs.map(\.path)).compactMap(\.self)
    var sink = MessageSink(messages.form, files: files)
    var code = tellProblems(&sink)
    if code == .done { code = drawAll(&pass, &sink) }
    let name = outputs.first?.description ?? inputs.first?.description ?? ""
    if !messages.isQuiet, let remark = pass?.remark(code, name) { sink.take(.note(remark)) }
    sink.finish()
    return code
  }

  /// Tells what is wrong with what all pictures are made with, and with their names; where that is
  /// not tolerated, none is drawn.
  private func tellProblems(_ sink: inout MessageSink) -> ExitCode {
    let problems = [shared.problem].compactMap(\.self) + outputs.remarks
    let told = problems.map { messages.isStrict ? Message.refusal($0) : .warning($0) }
    for message in told { sink.take(message) }
    if let remark { sink.take(.note(remark)) }
    return told.map(\.exitCode).combined
  }

  /// Draws on all cores, and writes and tells on one, so that a signal finds nothing half-written.
  ///
  /// What comes of the jobs is reported in their order. A single picture is written as it is made,
  /// since there may be much of it.
  private func drawAll(_ pass: inout WatchPass?, _ sink: inout MessageSink) -> ExitCode {
    let (shared, isAlone) = (shared, jobs.count == 1 && pass == nil)
    let isShown = !messages.isQuiet && Descriptor.standardError.isTerminal
    var progress = Progress(count: jobs.count, isShown: isShown)
    var outcomes = InOrder<Outcome>()
    var codes: [ExitCode] = []
    inParallel(jobs) { job in
      job.outcome(with: shared, isAlone: isAlone)
    } each: { index, outcome in
      var outcome = outcome
      outcome.deliver()
      if isAlone { leakUntilExit(outcome) }
      if pass == nil { outcome.forgetWritings() }
      for next in outcomes.add(outcome, at: index) {
        if !next.messages.isEmpty { progress.hide() }
        for message in next.messages { sink.take(message) }
        codes.append(next.exitCode)
        pass?.written += next.files
      }
      progress.show(outcomes.count)
    }
    return codes.combined
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
