import Foundation

/// What a script left behind.
struct Outcome {
  let output: String
  let errors: String
  /// The exit code, or the number of the signal, negated.
  let code: Int32
}

/// Runs scripts that call the built command by its name, as its users do.
enum Shell {
  /// Runs a script in a folder.
  ///
  /// Output goes to files, so that nothing waits for a full pipe; what hangs is ended.
  static func run(
    _ script: String, in workspace: Workspace, standardInput: FileHandle = .nullDevice
  ) throws -> Outcome {
    let capture = try Workspace(["out": "", "err": ""])
    let output = capture.url.appending(path: "out")
    let errors = capture.url.appending(path: "err")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = workspace.url
    process.environment = environment
    process.standardInput = standardInput
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    endAfterAMinute(process.processIdentifier) { process.waitUntilExit() }
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      code: isSignal ? -process.terminationStatus : process.terminationStatus)
  }

  private static func endAfterAMinute(_ identifier: Int32, _ wait: () -> Void) {
    let end = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: end)
    wait()
    end.cancel()
  }

  /// Where commands are found; and what a command that is built with a sanitizer is told.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    environment["PATH"] = "\(Products.folder.path):/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    return environment
  }
}
