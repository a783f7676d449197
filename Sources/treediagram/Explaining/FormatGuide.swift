internal import TreeDrawing

/// The text of `--formats`: what is read, by which names, and how it looks.
enum FormatGuide {
  static var text: String {
    let entries = Format.allCases.filter { $0 != .auto }.map(entry)
    return ([introduction] + entries).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = TermList.paragraph(
    """
    The format is recognised by the end of a file's name, or else by the first lines; \
    '--from FORMAT' names it, and '--verbose' tells what an input is taken for.
    """)

  private static func entry(_ format: Format) -> String {
    let names = format.fileExtensions.map { " .\($0)" }.joined(separator: ",")
    let title = "\(format.rawValue)\(names.isEmpty ? "" : " (\(names.dropFirst()))")"
    let example = format.example.split(separator: "\n").map { "    \($0)" }
    return ([title, "  " + format.summary] + example).joined(separator: "\n")
  }
}

extension Format {
  /// A small input.
  var example: String {
    switch self {
    case .auto, .outline: "House\n  Kitchen\n  Study"
    case .json: #"{"name": "House", "children": ["Kitchen", {"name": "Study"}]}"#
    case .data: #"{"House": {"Kitchen": "Stove", "Study": ["Books", "Cat"]}}"#
    case .heap: "[50, 30, 70, null, 40]"
    case .tree: "House\n|-- Kitchen\n`-- Study"
    case .paths: "./house/kitchen\n./house/study"
    case .markdown: "# House\n\n- Kitchen\n- Study"
    case .brackets: "[S [NP the cat] [VP sleeps]]"
    case .newick: "((Cat,Dog)Pets,Birds)Animals;"
    case .table: "id,parent,label\n1,,House\n2,1,Kitchen\n3,1,Study"
    case .mindmap: "mindmap\n  House\n    Kitchen\n    Study"
    }
  }
}
