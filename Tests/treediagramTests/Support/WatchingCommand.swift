import Foundation
import Testing

/// A command with `--watch` that runs in a folder until it is ended.
final class WatchingCommand {
  let workspace: Workspace
  private let process = Process()
  private let capture: Workspace

  /// Starts the command.
  ///
  /// - Parameters:
  ///   - words: what follows `treediagram --watch`, separated by spaces.
  ///   - files: what is in the folder.
  ///   - script: what is done there before.
  /// - Throws: what keeps it from starting.
  init(_ words: String, _ files: [String: String] = [:], before script: String = "true") throws {
    workspace = try Workspace(files)
    _ = try Shell.run(script, in: workspace)
    capture = try Workspace(["err": ""])
    process.executableURL = Products.folder.appending(path: "treediagram")
    process.arguments = ["--watch"] + words.split(separator: " ").map(String.init)
    process.currentDirectoryURL = workspace.url
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: capture.url.appending(path: "err"))
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// What it told so far, line by line.
  var errors: [String] {
    get throws {
      try text("err", in: capture).split(separator: "\n").map(String.init)
    }
  }

  /// What is in a file of the folder; empty if there is none.
  func text(_ file: String) -> String { (try? text(file, in: workspace)) ?? "" }

  private func text(_ file: String, in folder: Workspace) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: file)), as: UTF8.self)
  }

  /// How many files it has open.
  func countDescriptors() throws -> Int {
    let folder = "/proc/\(process.processIdentifier)/fd"
    return try FileManager.default.contentsOfDirectory(atPath: folder).count
  }

  /// Changes something in the folder with a script.
  func change(_ script: String) throws {
    let outcome = try Shell.run(script, in: workspace)
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  /// Waits until the last line that it told is this one; a minute is more than enough.
  func wait(for line: String, _ location: SourceLocation = #_sourceLocation) throws {
    try wait(until: "'\(line)' is told: \(errors)", location) { try errors.last == line }
  }

  /// Waits until a file has a text.
  func wait(for text: String, in file: String, _ location: SourceLocation = #_sourceLocation)
    throws
  {
    try wait(until: "'\(text)' is in \(file): \(errors)", location) {
      self.text(file).contains(text)
    }
  }

  /// Waits until something is so, which is described where it does not come to that.
  func wait(
    until aim: @autoclosure () throws -> String, _ location: SourceLocation = #_sourceLocation,
    _ condition: () throws -> Bool
  ) throws {
    let end = Date(timeIntervalSinceNow: 60)
    while try !condition() {
      guard process.isRunning, Date() < end else {
        let aim = try aim()
        Issue.record("waited in vain until \(aim)", sourceLocation: location)
        return
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// Sends a signal, and waits for the end.
  ///
  /// - Returns: the exit code, or the number of the signal, negated.
  func end(by signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    return exitCode()
  }

  /// Waits for the end, a minute at most.
  func exitCode() -> Int32 {
    let end = Date(timeIntervalSinceNow: 60)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return isSignal ? -process.terminationStatus : process.terminationStatus
  }
}
