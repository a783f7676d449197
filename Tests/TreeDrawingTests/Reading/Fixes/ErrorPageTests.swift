import Foundation
import Testing

@testable import TreeDrawing

/// The page of all that can be wrong with inputs, made of the fixtures.
///
/// `RECORD_ERRORS=1 swift test --filter ErrorPageTests` writes it anew.
@Suite struct ErrorPageTests {
  private static let page = ProjectFiles.top.appending(path: "docs/errors.md")
  private static let marks = ("<!-- errors -->\n", "<!-- end -->\n")

  @Test func `is as recorded, so that codes stay what they are`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = text.components(separatedBy: Self.marks.0)
    let rest = try #require(parts.last).components(separatedBy: Self.marks.1)
    let wanted = parts[0] + Self.marks.0 + Self.entries + Self.marks.1 + rest[1]
    if ProcessInfo.processInfo.environment["RECORD_ERRORS"] != nil {
      try wanted.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(text == wanted)
    }
  }

  @Test func `codes are words with hyphens`() throws {
    let form = try Regex("[a-z]+(-[a-z]+)*(/[a-z]+(-[a-z]+)*)?")
    for code in Self.codes { #expect(code.wholeMatch(of: form) != nil, "\(code)") }
  }

  private static let codes = Set(ErrorCases.all.map(\.error.problem.code)).sorted()

  /// Of each code, the shortest example.
  private static var entries: String {
    let rows = Dictionary(grouping: ErrorCases.all) { $0.error.problem.code }
    return codes.compactMap { code in
      rows[code]?.min { $0.given.input.utf8.count < $1.given.input.utf8.count }.map {
        entry(code, $0)
      }
    }.joined()
  }

  private static func entry(_ code: String, _ row: ErrorCases.Row) -> String {
    let lines = row.error.description.escaped
    return "\n### `\(code)`\n\n```text\n\(lines)\n```\n"
  }
}

extension String {
  /// The text without fences, which would end the block that it is in.
  fileprivate var escaped: String { replacingOccurrences(of: "```", with: "` ` `") }
}
