/// Runs the command and reports what went wrong, if anything.
///
/// - Parameter words: the command line without the program's name; nil if it cannot be read.
/// - Returns: what to tell the caller.
func run(_ words: [OSString]?) -> ExitCode {
  reportFileSizeLimitAsError()
  do throws(Failure) {
    guard let words else { throw .system(.commandLineIsHidden) }
    return try perform(Request(words))
  } catch {
    var sink = MessageSink(DiagnosticFormat(wantedIn: words ?? []))
    sink.take(.failure(error))
    sink.finish()
    return error.exitCode
  }
}

private func perform(_ request: Request) throws(Failure) -> ExitCode {
  switch request {
  case .explain(let help): try Output.print(help.text)
  case .draw(let options) where options.files.watches: return try Watch(options).run()
  case .draw(let options): return try JobRunner(options).run()
  case .illustrate(let options) where options.files.watches: return try Watch(options).run()
  case .illustrate(let options): return try JobRunner(options).run()
  }
  return .done
}
