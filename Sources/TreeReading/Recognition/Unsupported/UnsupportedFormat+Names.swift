/// What to do with inputs that are not read, by what their formats and files are called.
package enum UnsupportedNames {
  /// What to do with a format of a name in small letters, as a sentence; nil if it is unknown.
  package static func hint(for name: String) -> String? {
    let row = rows.first { $0.names.split(separator: " ").contains { $0 == name } }
    return row.map { "\($0.format.title) is not read; \($0.format.remedy)" }
  }

  private static let rows: [(names: String, format: UnsupportedFormat)] = [
    ("yaml yml", .yaml), ("toml", .toml), ("ini cfg conf properties", .ini),
    ("xml opml freemind mm plist svg", .xml), ("html htm", .html), ("dot graphviz gv", .dot),
    ("d2", .d2), ("nexus nex nxs", .nexus), ("gedcom ged", .gedcom), ("org", .org),
    ("latex tex forest qtree", .latex), ("asciidoc adoc wiki mediawiki", .asciiDoc),
    ("json5 jsonc", .commentedJSON), ("obo", .obo),
    ("mermaid-flowchart flowchart", .mermaid("flowchart")),
  ]
}
