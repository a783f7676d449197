internal import TreeDrawing

/// Drawing again whenever an input changes, until a signal ends it.
struct Watch {
  /// Makes ready to draw all there is, as it is now.
  private let prepare: () throws(Failure) -> Performance
  /// What the command line names; pages name more.
  private let inputs: [OSString]
  private let diagnostics: DiagnosticFormat

  init(_ options: Options) {
    prepare = { () throws(Failure) in try Performance(options) }
    inputs = (options.inputs + options.materials).compactMap(\.path)
    diagnostics = options.diagnostics
  }

  init(_ options: MarkdownOptions) {
    prepare = { () throws(Failure) in try Performance(options) }
    inputs = options.pages + options.drawing.materials.compactMap(\.path)
    diagnostics = options.drawing.diagnostics
  }
}

extension Watch {
  /// Draws, waits for a change, and draws again.
  ///
  /// - Returns: the exit code, if nothing can be written from the beginning.
  /// - Throws: what no change of an input would mend; what it would is told.
  func run() throws(Failure) -> ExitCode {
    // Nothing else ends it.
    letSignalsEnd()
    var watcher = FileWatcher()
    var files = inputs
    var count = 0
    while true {
      // Looked at before they are read, so that no change is missed.
      var states = FileStates(of: inputs)
      do throws(Failure) {
        let performance = try prepare()
        files = performance.filesToWatch(inputs)
        states.add(files)
        let round = try performance.runRound(watching: count == 0 ? files.count : nil)
        if count == 0, round.code == .cannotCreate { return round.code }
        for (file, content) in round.written { states.take(file, with: content) }
      } catch {
        if count == 0, error.lastsWhateverIsRead { throw error }
        tell(error)
        states.add(files)
      }
      count += 1
      watcher.wait(for: files, toChangeFrom: states)
    }
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

extension InputFile {
  /// Where it is; nil for standard input.
  fileprivate var path: OSString? { if case .file(let path) = self { path } else { nil } }
}

extension Options {
  /// What all pictures are made with.
  fileprivate var materials: [InputFile] { [font?.file, old].compactMap(\.self) }
}

extension Performance {
  /// The files whose changes matter, each once: what is read, unless it is a picture that is drawn.
  ///
  /// - Parameter named: those that the command line names.
  /// - Returns: those, and the others.
  fileprivate func filesToWatch(_ named: [OSString]) -> [OSString] {
    var known: Set<OSString> = []
    for case .file(let path) in outputs { known.insert(path.normalized) }
    return (named + inputs.compactMap(\.path)).filter { known.insert($0.normalized).inserted }
  }
}
