extension ForeignFormat {
  /// The notation as messages call it.
  var title: String {
    switch self {
    case .xml: "XML"
    case .html: "HTML"
    case .yaml: "YAML"
    case .dot: "Graphviz DOT"
    case .nexus: "NEXUS"
    case .mermaid(let word): "Mermaid's \(word.quotable)"
    case .plantUML(let word): "PlantUML's \(word.quotable)"
    case .fence: "a block of code in Markdown"
    case .org: "Org mode"
    case .asciiDoc: "AsciiDoc or a wiki"
    case .latex: "LaTeX"
    case .commits: "the output of git log"
    case .fileModes: "the output of ls -l or tar -tv"
    case .columns: "a table in columns"
    case .edges: "a list of edges"
    case .lineDrawing: "the line drawing of VT100 or CP437"
    case .settings: "INI or TOML"
    case .log: "a log"
    case .gedcom: "GEDCOM"
    case .code: "source code"
    case .dump: "a dump of data"
    }
  }

  /// What to do with it, as the beginning of a sentence.
  var remedy: String {
    switch self {
    case .xml, .html, .dump: "convert it to JSON or to an outline first"
    case .yaml: "convert it to JSON first, with yq -o json"
    case .dot: "draw it with dot -Tsvg, or write its tree as an outline"
    case .nexus: "give a tree alone, from its first parenthesis to the semicolon"
    case .mermaid: "write its tree as an outline or as a mindmap"
    case .plantUML: "write its tree as an outline, or between @startmindmap and @endmindmap"
    case .fence: "give what is between its fences alone"
    case .org: "keep its headings alone, with grep '^[*]', and use --from mindmap"
    case .asciiDoc: "write # for each = before its headings, and use --from markdown"
    case .latex: "give a tree alone, such as [Root [Child]]"
    case .commits: "write a part of it as an outline, since commits may have several parents"
    case .fileModes: "list the folder with tree or find instead"
    case .columns: "write it as CSV, with a column for the parent of each row"
    case .edges: "write it as CSV, with from,to first and two names in each row"
    case .lineDrawing: "print it with --charset=UTF-8, or convert it with iconv -f CP437 -t UTF-8"
    case .settings: "convert it to JSON first, with yq -p toml -o json, and use --from data"
    case .gedcom: "write a line of descent as an outline, since people have two parents"
    case .log, .code: "write its tree as an outline"
    }
  }
}
