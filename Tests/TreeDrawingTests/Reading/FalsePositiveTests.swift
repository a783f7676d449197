import Testing

@testable import TreeReading

/// Outlines that nobody would take for anything else are drawn without a question or a warning.
@Suite struct FalsePositiveTests {
  @Test(arguments: outlines(in: everydayOutlines) + outlines(in: technicalOutlines))
  func `an outline is not doubted`(_ outline: NamedText) throws {
    try expectNoDoubt(outline)
  }

  @Test func `no outline of the examples and the docs is doubted`() throws {
    let texts = try ["examples", "docs"].flatMap { folder in
      try ProjectFiles.texts(under: folder, suffix: ".txt").map { NamedText(name: $0, text: $1) }
    }
    let outlines = try texts.filter { text in
      let source = Source(name: "plan.txt", bytes: Array(text.text.utf8))
      return try source.recognition(ReadingOptions()).format == .outline
    }
    #expect(outlines.count > 20)
    for outline in outlines { try expectNoDoubt(outline) }
  }

  private func expectNoDoubt(_ outline: NamedText) throws {
    let bytes = Array(outline.text.utf8)
    let piped = Source(name: "<stdin>", bytes: bytes)
    #expect(try piped.recognition(ReadingOptions()).format == .outline, "\(outline.name)")
    let file = Source(name: "plan.txt", bytes: bytes)
    let problems = try file.forest(ReadingOptions()).warnings.map(\.problem)
    #expect(!problems.contains { $0 is RecognitionProblem }, "\(outline.name)")
  }
}

/// A text that a test takes, and what it is called.
struct NamedText: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }
}

/// The outlines in a text, each behind a line with `==` and its name.
private func outlines(in text: String) -> [NamedText] {
  ("\n" + text).split(separator: "\n\n== ").map { part in
    let lines = part.split(separator: "\n", maxSplits: 1)
    return NamedText(name: String(lines[0]), text: String(lines[1]))
  }
}
