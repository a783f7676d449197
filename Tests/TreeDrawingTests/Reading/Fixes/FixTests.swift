import Testing

@testable import TreeReading

@Suite struct FixTests {
  static let fixable = ErrorCases.all.filter { !$0.error.fix.isEmpty }

  @Test(arguments: fixable)
  func `a fix lets the input be read further`(_ row: ErrorCases.Row) throws {
    let bytes = try #require(applied(row.error.fix, to: Array(row.given.input.utf8)))
    do throws(InputError) {
      _ = try Source(name: row.name, bytes: bytes).forest(row.given.options)
    } catch {
      let (old, new) = (row.error.position, error.position)
      let isFurther =
        new.map { ($0.line, $0.column) > (old?.line ?? 0, old?.column ?? 0) } ?? false
      #expect(
        isFurther || error.problem.code != row.error.problem.code,
        "\(String(decoding: bytes, as: UTF8.self))\n\(error)")
    }
  }

  @Test func `there are fixes for most faults of grammar`() {
    let codes = Set(Self.fixable.map(\.error.problem.code))
    #expect(codes.count >= 35, "\(codes.sorted())")
  }

  @Test(
    arguments: [
      ("plan.txt", "a\n    b\n  c", "a\n    b\n    c"), ("plan.txt", "  a\nb", "  a\n  b"),
      ("plan.txt", "a {shape=elipse}", "a {shape=ellipse}"),
      ("plan.txt", "a {color=goldd}", "a {color=gold}"),
      ("plan.txt", "a {shape=oval note=\"b\"c}", "a {shape=oval note=\"b\" c}"),
      ("plan.json", "[\"a\",]", "[\"a\"]"), ("plan.json", "[\"a\" \"b\"]", "[\"a\", \"b\"]"),
      ("plan.json", "{name: \"a\"}", "{\"name\": \"a\"}"), ("plan.json", "['a']", "[\"a\"]"),
      (
        "plan.json", "{\"name\": \"a\", \"children\": [\"b\"",
        "{\"name\": \"a\", \"children\": [\"b\"]}"
      ),
      ("plan.json", "[\"a\", // b\n\"c\"]", "[\"a\", \n\"c\"]"), ("plan.json", "[True]", "[true]"),
      ("plan.json", "[007]", "[7]"),
      ("plan.nwk", "((a,b);", "((a,b));"),
    ])
  func `is what was probably meant`(_ name: String, _ input: String, _ fixed: String) throws {
    do throws(InputError) {
      _ = try Source(name: name, bytes: Array(input.utf8)).forest(ReadingOptions())
      Issue.record("nothing is wrong with \(input)")
    } catch {
      let bytes = applied(error.fix, to: Array(input.utf8))
      #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == fixed)
    }
  }

  @Test func `what is wrong has an end behind its beginning`() {
    for row in ErrorCases.all {
      guard let start = row.error.position, let end = row.error.end else { continue }
      #expect((start.line, start.column) <= (end.line, end.column), "\(row.testDescription)")
    }
  }

  /// Applies edits as a program does that knows lines and columns; nil if they make no sense.
  private func applied(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8]? {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = [[Unicode.Scalar]]([[]])
    for scalar in text.unicodeScalars {
      lines[lines.count - 1].append(scalar)
      if scalar == "\n" { lines.append([]) }
    }
    for edit in edits.reversed() {
      guard edit.start.line == edit.end.line, edit.start.line <= lines.count else { return nil }
      let columns = (edit.start.column - 1)..<(edit.end.column - 1)
      guard columns.upperBound <= lines[edit.start.line - 1].count else { return nil }
      lines[edit.start.line - 1].replaceSubrange(columns, with: edit.text.unicodeScalars)
    }
    var scalars = String.UnicodeScalarView()
    for line in lines { scalars.append(contentsOf: line) }
    return Array(String(scalars).utf8)
  }
}
