import Testing

@testable import TreeReading

/// All inputs of the fixtures that give errors, and the names that they are read by.
enum ErrorCases {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let given: ReadingCase
    let error: InputError

    var testDescription: String { "\(name): \(given.testDescription)" }
  }

  static let all: [Row] = [
    ("plan.txt", outlineErrors), ("plan.txt", fixtures(in: outlineBlockErrors)),
    ("plan.json", fixtures(in: jsonSyntaxErrors)), ("plan.json", fixtures(in: jsonShapeErrors)),
    ("plan.json", fixtures(in: recordErrors)), ("plan.csv", fixtures(in: tableErrors)),
    ("plan.txt", fixtures(in: listingErrors)), ("plan.txt", fixtures(in: bracketErrors)),
    ("plan.txt", fixtures(in: newickErrors)), ("plan.md", fixtures(in: markdownErrors)),
    ("plan.txt", fixtures(in: mindmapErrors)), ("plan", fixtures(in: recognitionErrors)),
    ("plan", fixtures(in: unsupportedOutlines)),
    ("plan", fixtures(in: unsupportedTexts)), ("plan", fixtures(in: unsupportedProgramTexts)),
  ].flatMap { name, cases in cases.compactMap { row(name, $0) } }

  private static func row(_ name: String, _ given: ReadingCase) -> Row? {
    let name = given.name ?? name
    do throws(InputError) {
      _ = try Source(name: name, bytes: Array(given.input.utf8)).forest(given.options)
      return nil
    } catch {
      return Row(name: name, given: given, error: error)
    }
  }

  private static let outlineErrors = [
    ReadingCase("a line between two levels", "a\n    b\n  c", ""),
    ReadingCase("a line further out than the first", "  a\nb", ""),
    ReadingCase("a tab above spaces", "a\n\tb\n        c", ""),
    ReadingCase("a line below an empty place", "a\n  {}\n    b", ""),
    ReadingCase("nothing", "", ""),
  ]
}

extension ReadingCase {
  /// The name at the beginning of the message that is expected.
  fileprivate var name: String? {
    let line = expected.split(separator: "\n").first ?? ""
    let name = line.split(separator: ":").first.map(String.init) ?? ""
    return name.contains(".") && !name.contains(" ") ? name : nil
  }
}
