import Foundation
import Testing

@testable import TreeDrawing
@testable import treediagram

/// The page of all that can be wrong, as far as commands, files and pictures have it.
///
/// `RECORD_ERRORS=1 swift test --filter ErrorPageTests` writes it anew.
@Suite struct CommandErrorPageTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/errors.md")
  private static let marks = ("<!-- commands -->\n", "<!-- end of commands -->\n")

  @Test func `is as recorded, so that codes stay what they are`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = text.components(separatedBy: Self.marks.0)
    let rest = try #require(parts.last).components(separatedBy: Self.marks.1)
    let wanted = parts[0] + Self.marks.0 + (try Self.entries) + Self.marks.1 + rest[1]
    if ProcessInfo.processInfo.environment["RECORD_ERRORS"] != nil {
      try wanted.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(text == wanted)
    }
  }

  /// Of each code that no fixture of an input gives, the first example.
  private static var entries: String {
    get throws {
      var lines = Dictionary(
        CommandProblems.values.map { ($0.problem.code, line($0.subject, $0.problem)) },
        uniquingKeysWith: { first, _ in first })
      for script in CommandProblems.scripts {
        let told = try Shell.run(script, in: ExampleFiles.workspace()).errors
        for code in try codes(of: script) where lines[code] == nil {
          lines[code] = "$ \(script)\n\(told)"
        }
      }
      let known = Set(try inputCodes)
      return lines.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
        .map { "\n### `\($0.key)`\n\n~~~text\n\($0.value)~~~\n" }.joined()
    }
  }

  private static func line(_ subject: String, _ problem: any Problem) -> String {
    let wording = problem.wording
    return "treediagram: " + (subject.isEmpty ? "" : "\(subject): ")
      + (subject.hasPrefix("warning") ? wording.line : wording.text) + "\n"
  }

  /// The codes of all that a script tells.
  private static func codes(of script: String) throws -> [String] {
    let program = "treediagram() { command treediagram --diagnostics json \"$@\"; }\n"
    let told = try Shell.run(program + script, in: ExampleFiles.workspace()).errors
    return told.matches(of: /"code":"([^"]*)"/).map { String($0.output.1) }
  }

  /// The codes that are on the page because of the fixtures.
  private static var inputCodes: [String] {
    get throws {
      let text = try String(contentsOf: page, encoding: .utf8)
      let fixtures = text.components(separatedBy: "<!-- errors -->")[1]
        .components(separatedBy: "<!-- end -->")[0]
      return fixtures.matches(of: /### `([^`]*)`/).map { String($0.output.1) }
    }
  }
}
