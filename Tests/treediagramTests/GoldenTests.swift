import Foundation
import Testing

/// The recorded pictures; `Tests/Checks/goldens --record` draws them anew.
@Suite struct GoldenTests {
  @Test(arguments: Golden.all) func `a picture is drawn as recorded`(golden: Golden) throws {
    let recorded = try #require(golden.recorded)
    let outcome = try golden.draw()
    #expect(outcome.code == 0, "\(outcome.errors)")
    if let difference = LineDifference(recorded: recorded, drawn: outcome.output) {
      Issue.record(
        "\(golden.stem).svg, \(difference)\nto look and accept: Tests/Checks/goldens [--record]")
    }
  }

  @Test(arguments: [
    ("", "", nil), ("a\nb\n", "a\nb\n", nil),
    ("a\nb\n", "a\nc\n", "line 2\nrecorded: b\ndrawn:    c"),
    ("a\nb", "a", "line 2\nrecorded: b\ndrawn:    (the end)"),
    ("a", "a\n", "line 2\nrecorded: (the end)\ndrawn:    "),
    ("\u{E9}", "e\u{301}", "line 1\nrecorded: \u{E9}\ndrawn:    e\u{301}"),
  ])
  func `the first line that differs is shown`(recorded: String, drawn: String, expected: String?) {
    #expect(LineDifference(recorded: recorded, drawn: drawn)?.description == expected)
  }
}

/// A recorded picture `NAME.svg`, the input beside it, and the options in `NAME.options`.
struct Golden: CustomTestStringConvertible {
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let all: [Golden] = ["examples", "docs/pictures"].flatMap { folder in
    let path = top.appending(path: folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".svg") }
      .map { Golden(stem: "\(folder)/\($0.dropLast(4))") }
  }

  let stem: String

  var testDescription: String { stem }

  var recorded: String? { text(".svg") }

  /// What the tool that was built with these tests prints.
  func draw() throws -> Outcome {
    let suffix = text(".txt") == nil ? ".json" : ".txt"
    let input = Self.top.appending(path: stem + suffix).path.replacing("'", with: #"'\''"#)
    return try Shell.run("treediagram \(options) '\(input)'", in: Workspace())
  }

  private var options: Substring { text(".options")?.split(separator: "\n").first ?? "" }

  private func text(_ suffix: String) -> String? {
    try? String(contentsOf: Self.top.appending(path: stem + suffix), encoding: .utf8)
  }
}
