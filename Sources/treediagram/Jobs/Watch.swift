internal import TreeDrawing

/// Drawing again whenever an input changes, until a signal ends it.
struct Watch {
  /// Makes ready to draw all there is, as it is now, with what was read already.
  private let prepare: (Materials?) throws(Failure) -> Performance
  /// What the command line names; pages name more.
  private let inputs: [OSString]
  /// What all pictures are made with.
  private let materials: [OSString]
  private let diagnostics: DiagnosticFormat

  init(_ options: Options) {
    prepare = { materials throws(Failure) in try Performance(options, materials) }
    materials = options.materials.compactMap(\.path)
    inputs = options.inputs.compactMap(\.path) + materials
    diagnostics = options.diagnostics
  }

  init(_ options: MarkdownOptions) {
    prepare = { materials throws(Failure) in try Performance(options, materials) }
    materials = options.drawing.materials.compactMap(\.path)
    inputs = options.pages + materials
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
    var hasFailed = false
    // Fonts are never freed, so they are read again only if they have changed.
    var kept: (materials: Materials, states: FileStates)?
    while true {
      // Looked at before they are read, so that no change is missed.
      var states = FileStates(of: inputs)
      do throws(Failure) {
        let now = FileStates(of: materials)
        let performance = try prepare(kept?.states == now ? kept?.materials : nil)
        kept = (performance.materials, now)
        files = performance.filesToWatch(inputs)
        states.add(files)
        let round = try performance.runRound(
          watching: count == 0 ? files.count : nil, hadFailed: hasFailed)
        hasFailed = round.code != .done
        if count == 0, round.code == .cannotCreate { return round.code }
        for (file, content) in round.written { states.take(file, with: content) }
      } catch {
        if count == 0, error.lastsWhateverIsRead { throw error }
        hasFailed = true
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
    for case .file(let path) in outputs { known.insert(path.direct) }
    return (named + inputs.compactMap(\.path)).filter { known.insert($0.direct).inserted }
  }
}
