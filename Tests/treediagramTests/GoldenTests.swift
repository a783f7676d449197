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
        "\(golden.picture), \(difference)\nto look and accept: Tests/Checks/goldens [--record]")
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
///
/// In the gallery, `NAME-light.svg` and `NAME-dark.svg` are drawn of that input with a fixed theme.
struct Golden: CustomTestStringConvertible {
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let all: [Golden] = ["examples", "docs/pictures", "docs/gallery"].flatMap { folder in
    let path = top.appending(path: folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".svg") }.map { Golden(picture: "\(folder)/\($0)") }
  }

  let picture: String

  private let stem: String
  private let theme: String

  init(picture: String) {
    let fixed = ["light", "dark"].first {
      picture.hasPrefix("docs/gallery/") && picture.hasSuffix("-\($0).svg")
    }
    self.picture = picture
    stem = String(picture.dropLast(".svg".count + (fixed.map { $0.count + 1 } ?? 0)))
    theme = fixed.map { "--theme \($0)" } ?? ""
  }

  var testDescription: String { picture }

  var recorded: String? { text(in: picture) }

  /// What the tool that was built with these tests prints.
  func draw() throws -> Outcome {
    let suffix = text(in: stem + ".txt") == nil ? ".json" : ".txt"
    let input = Self.top.appending(path: stem + suffix).path.replacing("'", with: #"'\''"#)
    return try Shell.run("treediagram \(options) \(theme) '\(input)'", in: Workspace())
  }

  private var options: Substring { text(in: stem + ".options")?.split(separator: "\n").first ?? "" }

  private func text(in file: String) -> String? {
    try? String(contentsOf: Self.top.appending(path: file), encoding: .utf8)
  }
}
