/// Tells what comes of several jobs in the order of the jobs, in whichever order they are done.
struct OrderedReport {
  private var messages: [[Message]?]
  private var codes: [ExitCode]
  private var told = 0
  private var done = 0
  private var progress: Progress

  init(count: Int, isQuiet: Bool) {
    messages = Array(repeating: nil, count: count)
    codes = Array(repeating: .done, count: count)
    progress = Progress(count: count, isShown: !isQuiet && Descriptor.standardError.isTerminal)
  }

  /// Takes what came of one job.
  mutating func take(_ outcome: Outcome, at index: Int, _ sink: inout MessageSink) {
    messages[index] = outcome.messages
    codes[index] = outcome.exitCode
    done += 1
    while told < messages.count, let next = messages[told] {
      if !next.isEmpty { progress.hide() }
      for message in next { sink.take(message) }
      told += 1
    }
    progress.show(done)
  }

  var exitCode: ExitCode { codes.combined }
}
