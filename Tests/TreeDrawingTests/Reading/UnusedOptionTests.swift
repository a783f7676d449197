import Testing

@testable import TreeReading

/// Options that mean nothing in a format are told, and no others.
@Suite struct UnusedOptionTests {
  private static let inputs: [(Format, String)] = [
    (.outline, "a\n  b"), (.json, #"{"name": "a", "children": [{"name": "b"}]}"#),
    (.paths, "a/b\na/c"), (.newick, "(a:1,b:2)c;"), (.brackets, "[a [b]]"),
    (.table, "id,parent,label\n1,,a\n2,1,b"),
  ]

  @Test(arguments: [
    ("--fields label", [Format.json, .table]), ("--fields children", [.json]),
    ("--separator", [.paths]),
    ("--lengths text", [.newick]), ("--phrases", [.brackets]), ("--duplicates", [.json, .table]),
  ])
  func `an option that means nothing in a format is reported, and no other`(
    option: String, formats: [Format]
  ) throws {
    for (format, input) in Self.inputs {
      var options = ReadingOptions(format: format)
      switch option {
      case "--fields label": options.roles.label = format == .table ? "label" : "name"
      case "--fields children": options.roles.children = "children"
      case "--separator": options.separator = "/"
      case "--lengths text": options.showsLengths = true
      case "--phrases": options.joinsWords = true
      default: options.duplicates = .first
      }
      let warnings = try Source(name: "plan", bytes: Array(input.utf8)).forest(options).warnings
      let names = warnings.compactMap { ($0.problem as? UnusedOptionProblem)?.name }
      #expect(names == (formats.contains(format) ? [] : [option]), "\(format)")
    }
  }
}
