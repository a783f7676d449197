import Foundation
import Testing

@testable import TreeBase
@testable import TreeReading

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

/// The codes of all problems that are declared.
@Suite struct ErrorCodeTests {
  /// What no command tells by itself, and why.
  private static let untold = [
    "misuse/": "of views in programs of one's own",
    "image/": "of images in programs of one's own",
    "text/": "of texts in programs of one's own",
    "link/": "a part of others, such as attribute/link",
    "template/": "a part of usage/invalid-value",
    "missing-root": "a part of selection/missing and node-name/missing",
    "unmatched-pattern": "a part of selection/unmatched",
    "json-syntax/nothing": "input/empty comes first",
  ]

  @Test func `a problem that is declared has its code on the page`() throws {
    let page = try String(
      contentsOf: ProjectFiles.top.appending(path: "docs/errors.md"), encoding: .utf8)
    let codes = try Self.declared
    #expect(codes.count > 200)
    let missing = codes.filter { code in
      !page.contains("### `\(code)`") && !Self.untold.keys.contains { code.hasPrefix($0) }
    }
    #expect(missing.sorted() == [])
  }

  /// The codes that follow from the names of types and cases in the sources.
  private static var declared: Set<String> {
    get throws {
      let files = try SourceFiles.all.get().tokens.values
      let types = Set(files.flatMap(SwiftToken.problems))
      let cases = files.flatMap { SwiftToken.cases(in: $0) { name, _ in types.contains(name) } }
      let names = cases.map { $0.split(separator: ".").map(String.init) }
      let plain = types.subtracting(names.map { $0[0] }).map { problemCode(of: $0, case: nil) }
      return Set(plain + names.map { problemCode(of: $0[0], case: $0[1]) })
    }
  }
}

extension SwiftToken {
  /// The types that a file says to be problems.
  fileprivate static func problems(in tokens: [SwiftToken]) -> [String] {
    let words: Set = ["enum", "struct", "extension"]
    let kinds: Set = ["Problem", "FixableProblem"]
    return tokens.indices.filter { words.contains(tokens[$0].text) }.compactMap { index in
      let head = tokens[(index + 1)...].prefix { $0.text != "{" }.map(\.text)
      guard let colon = head.firstIndex(of: ":"), colon > 0,
        head[colon...].contains(where: kinds.contains)
      else { return nil }
      return head[colon - 1]
    }
  }
}
