extension ForeignFormat {
  /// The notation as messages call it.
  var title: String { wording.title }

  /// What to do with it, as the beginning of a sentence.
  var remedy: String { wording.remedy }

  private var wording: (title: String, remedy: String) {
    documentWording ?? diagramWording ?? dataWording ?? programWording
  }

  private static let outline = "write its tree as an outline"
  private static let table = "write it as CSV, with a column for the parent of each row"

  private var documentWording: (title: String, remedy: String)? {
    switch self {
    case .html: ("HTML", "convert it to JSON or to an outline first")
    case .fence: ("a block of code in Markdown", "give what is between its fences alone")
    case .org:
      ("Org mode", "keep its headings alone, with grep '^[*]', and use --from mindmap")
    case .asciiDoc:
      ("AsciiDoc or a wiki", "write # for each = before its headings, and use --from markdown")
    case .manual: ("a manual page", Self.headings([".TH", ".SH", ".SS"]))
    case .pod: ("POD", Self.headings(["=head1", "=head2", "=head3"]))
    case .textile: ("Textile", Self.headings(["h1.", "h2.", "h3."]))
    case .reStructuredText: ("reStructuredText", Self.outline)
    case .folds: ("a text with folds of Vim", Self.outline)
    case .latex: ("LaTeX", "give a tree alone, such as [Root [Child]]")
    default: nil
    }
  }

  private var diagramWording: (title: String, remedy: String)? {
    switch self {
    case .dot: ("Graphviz DOT", "draw it with dot -Tsvg, or \(Self.outline)")
    case .d2: ("D2", "draw it with d2, or \(Self.outline)")
    case .mermaid(let word):
      ("Mermaid's \(word.quotable)", "write its tree as an outline or as a mindmap")
    case .plantUML(let word):
      (
        "PlantUML's \(word.quotable)",
        "write its tree as an outline, or between @startmindmap and @endmindmap"
      )
    case .edges:
      ("a list of edges", "write it as CSV, with from,to first and two names in each row")
    case .nexus: ("NEXUS", "give a tree alone, from its first parenthesis to the semicolon")
    case .gedcom:
      ("GEDCOM", "write a line of descent as an outline, since people have two parents")
    default: nil
    }
  }

  private var dataWording: (title: String, remedy: String)? {
    switch self {
    case .xml: ("XML", Self.conversion("xq-python .", "yq -p=xml -o=json"))
    case .yaml: ("YAML", Self.conversion("yq .", "yq -o=json"))
    case .toml: ("TOML", Self.conversion("tomlq .", "yq -p=toml -o=json"))
    case .ini:
      ("INI or other settings", "convert it to JSON first, with jc --ini, and use --from data")
    case .keyValues: ("keys and values", Self.conversion("yq .", "yq -o=json"))
    case .pairs:
      (
        "pairs of keys and values in each line",
        "have them printed as JSON instead, such as with lsblk -J or findmnt -J"
      )
    case .obo:
      (
        "OBO",
        "write it as CSV first, with id,parent,name in the first line, from its id, is_a and name"
      )
    case .colons: ("records with colons between their fields", Self.table)
    case .columns: ("a table in columns", Self.table)
    case .card: ("a calendar or an address card", Self.outline)
    case .commentedJSON:
      ("JSON with comments", "leave them out first, with sed '/^ *\\/\\//d', and use --from json")
    case .dump: ("a dump of data", "convert it to JSON or to an outline first")
    default: nil
    }
  }

  private var programWording: (title: String, remedy: String) {
    switch self {
    case .commits:
      (
        "the output of git log",
        "write a part of it as an outline, since commits may have several parents"
      )
    case .fileModes:
      ("the output of ls -l or tar -tv", "list the folder with tree or find instead")
    case .calls: ("a stack of calls", Self.outline)
    case .requirements: ("a list of Python's packages", "print their tree with pipdeptree")
    case .devices: ("the output of lspci", "print it with lspci -t or lspci -tv")
    case .perfReport:
      (
        "the output of perf report",
        "fold its stacks first, with perf script | stackcollapse-perf.pl"
      )
    case .letterBranches:
      ("a listing drawn with letters", "print it with tree --charset=utf-8")
    case .flatListing: ("the output of tree -i", "print it without -i, or with -if")
    case .patch: ("changes of files", "list the files alone, with git diff --numstat")
    case .gitStatus: ("the output of git status", "print it with git status --short")
    case .messages:
      ("messages about files", "list the files alone, with grep -c, or cut -d: -f1 | sort -u")
    case .importTimes:
      ("the import times of Python", "turn it round first, with tac | sed '/self/d; s/.*| //'")
    case .swiftTree:
      (
        "the syntax tree of Swift's compiler",
        "keep the names of its nodes first, with sed -E 's/^( *)\\(([a-z_]+).*/\\1\\2/; /^$/d'"
      )
    case .log: ("a log", Self.outline)
    case .help: ("the help of a program", Self.outline)
    default: ("source code", Self.outline)
    }
  }

  /// How to keep the headings of a text, which begin so, and read them as those of Markdown.
  private static func headings(_ beginnings: [String]) -> String {
    let commands = beginnings.enumerated().map { rank, word in
      let pattern = word.split(separator: ".", omittingEmptySubsequences: false)
        .joined(separator: "\\.")
      return "s/^\(pattern) /\(String(repeating: "#", count: rank + 1)) /p"
    }
    return "keep its headings alone, with sed -n '\(commands.joined(separator: "; "))', "
      + "and use --from markdown"
  }

  /// How to make JSON of it: Debian has another `yq` than most.
  private static func conversion(_ inDebian: String, _ elsewhere: String) -> String {
    "convert it to JSON first, with \(elsewhere), or \(inDebian) in Debian, "
      + "and use --from data if it is no tree of names and children"
  }
}
