internal import TreeDrawing

/// Drawing again whenever an input changes, until a signal ends it.
struct Watch {
  /// Makes ready to draw all there is, as it is now, with what was read already.
  private let prepare: (SharedInputs?) throws(Failure) -> JobRunner
  /// What the command line names; pages name more.
  private let inputs: [OSString]
  /// What all pictures are made with.
  private let shared: [OSString]
  private let diagnostics: DiagnosticFormat
  /// Fonts are never freed, so they are read again only if they have changed.
  private var kept: (inputs: SharedInputs, states: FileStates)?
  private var files: [OSString]
  private var isFirst = true
  private var hasFailed = false

  private init(
    _ inputs: [OSString], _ options: Options,
    _ prepare: @escaping (SharedInputs?) throws(Failure) -> JobRunner
  ) {
    self.prepare = prepare
    shared = [options.font.file, options.old?.path].compactMap(\.self)
    self.inputs = inputs + shared
    files = self.inputs
    diagnostics = options.messages.form
  }

  init(_ options: Options) {
    self.init(options.files.inputs.compactMap(\.path), options) { known throws(Failure) in
      try JobRunner(options, known)
    }
  }

  init(_ options: MarkdownOptions) {
    self.init(options.files.names, options.drawing) { known throws(Failure) in
      try JobRunner(options, known)
    }
  }
}

extension Watch {
  /// Draws, waits for a change, and draws again.
  ///
  /// - Returns: the exit code, if nothing can be written from the beginning.
  /// - Throws: what no change of an input would mend; what it would is told.
  consuming func run() throws(Failure) -> ExitCode {
    // Nothing else ends it.
    letSignalsEnd()
    var watcher = FileWatcher()
    while true {
      // Looked at before they are read, so that no change is missed.
      var states = FileStates(of: inputs)
      do throws(Failure) {
        let code = try draw(&states)
        if isFirst, code == .cannotCreate { return code }
        hasFailed = code != .done
      } catch {
        if isFirst, error.lastsWhateverIsRead { throw error }
        hasFailed = true
        tell(error)
        states.add(files)
      }
      isFirst = false
      watcher.wait(for: files, toChangeFrom: states)
    }
  }

  /// Draws, and takes note of what is read and written.
  private mutating func draw(_ states: inout FileStates) throws(Failure) -> ExitCode {
    let now = FileStates(of: shared)
    let runner = try prepare(kept?.states == now ? kept?.inputs : nil)
    kept = (runner.shared, now)
    files = runner.filesToWatch(inputs)
    states.add(files)
    var pass: WatchPass? = WatchPass(watching: isFirst ? files.count : nil, hadFailed: hasFailed)
    let code = try runner.run(&pass)
    for (file, content) in pass?.written ?? [] { states.take(file, with: content) }
    return code
  }

  private func tell(_ failure: Failure) {
    var sink = MessageSink(diagnostics)
    sink.take(.failure(failure))
    sink.finish()
  }
}

extension Failure {
  /// Whether no change of an input would help.
  fileprivate var lastsWhateverIsRead: Bool {
    switch self {
    case .usage, .output: true
    default: false
    }
  }
}

extension JobRunner {
  /// The files whose changes matter, each once: what is read, unless it is a picture that is drawn.
  ///
  /// - Parameter named: those that the command line names.
  /// - Returns: those, and the others.
  fileprivate func filesToWatch(_ named: [OSString]) -> [OSString] {
    var known: Set<OSString> = []
    for path in outputs.compactMap(\.path) { known.insert(path.direct) }
    return (named + inputs.compactMap(\.path)).filter { known.insert($0.direct).inserted }
  }
}
