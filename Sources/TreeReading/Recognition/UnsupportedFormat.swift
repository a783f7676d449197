/// A notation that trees are often written in, but that is not read: a row of what is said of it.
struct UnsupportedFormat: Hashable, Sendable {
  /// The notation as messages call it.
  let title: String
  /// What to do with it, as the beginning of a sentence.
  let remedy: String

  init(_ title: String, _ remedy: String) {
    self.title = title
    self.remedy = remedy
  }
}

// Those that are shown by more than what their lines begin with.
extension UnsupportedFormat {
  private static let outline = "write its tree as an outline"
  private static let table = "write it as CSV, with a column for the parent of each row"

  static let html = Self("HTML", "convert it to JSON or to an outline first")
  static let fence = Self("a block of code in Markdown", "give what is between its fences alone")
  static let org = Self(
    "Org mode", "keep its headings alone, with grep '^[*]', and use --from mindmap")
  static let asciiDoc = Self(
    "AsciiDoc or a wiki", "write # for each = before its headings, and use --from markdown")
  static let folds = Self("a text with folds of Vim", outline)
  static let latex = Self("LaTeX", "give a tree alone, such as [Root [Child]]")

  static let dot = Self("Graphviz DOT", "draw it with dot -Tsvg, or \(outline)")
  static let d2 = Self("D2", "draw it with d2, or \(outline)")
  static let edges = Self(
    "a list of edges", "write it as CSV, with from,to first and two names in each row")
  static let nexus = Self(
    "NEXUS", "give a tree alone, from its first parenthesis to the semicolon")
  static let gedcom = Self(
    "GEDCOM", "write a line of descent as an outline, since people have two parents")

  /// Another diagram than a mindmap, by the word that it begins with.
  static func mermaid(_ word: String) -> Self {
    Self("Mermaid's \(word.quotable)", "write its tree as an outline or as a mindmap")
  }

  /// Another diagram than a mindmap, by the word that it begins with.
  static func plantUML(_ word: String) -> Self {
    Self(
      "PlantUML's \(word.quotable)",
      "write its tree as an outline, or between @startmindmap and @endmindmap")
  }

  static let xml = Self("XML", conversion("xq-python .", "yq -p=xml -o=json"))
  static let yaml = Self("YAML", conversion("yq .", "yq -o=json"))
  static let toml = Self("TOML", conversion("tomlq .", "yq -p=toml -o=json"))
  static let ini = Self(
    "INI or other settings", "convert it to JSON first, with jc --ini, and use --from data")
  /// Keys and values in lines, as programs print them.
  static let keyValues = Self("keys and values", conversion("yq .", "yq -o=json"))
  static let pairs = Self(
    "pairs of keys and values in each line",
    "have them printed as JSON instead, such as with lsblk -J or findmnt -J")
  /// An ontology.
  static let obo = Self(
    "OBO",
    "write it as CSV first, with id,parent,name in the first line, from its id, is_a and name")
  /// Records as in `/etc/passwd`.
  static let colons = Self("records with colons between their fields", table)
  /// Columns that spaces hold apart.
  static let columns = Self("a table in columns", table)
  static let commentedJSON = Self(
    "JSON with comments", #"leave them out first, with sed '/^ *\/\//d', and use --from json"#)
  static let dump = Self("a dump of data", "convert it to JSON or to an outline first")

  static let commits = Self(
    "the output of git log",
    "write a part of it as an outline, since commits may have several parents")
  static let fileModes = Self(
    "the output of ls -l or tar -tv", "list the folder with tree or find instead")
  /// What called what, as debuggers print it.
  static let calls = Self("a stack of calls", outline)
  static let requirements = Self(
    "a list of Python's packages", "print their tree with pipdeptree")
  static let devices = Self("the output of lspci", "print it with lspci -t or lspci -tv")
  static let perfReport = Self(
    "the output of perf report",
    "fold its stacks first, with perf script | stackcollapse-perf.pl")
  /// Branches as a terminal draws them that does not know that letters mean lines.
  static let letterBranches = Self(
    "a listing drawn with letters", "print it with tree --charset=utf-8")
  static let flatListing = Self("the output of tree -i", "print it without -i, or with -if")
  static let patch = Self(
    "changes of files", "list the files alone, with git diff --numstat")
  static let gitStatus = Self(
    "the output of git status", "print it with git status --short")
  /// Places in files, and what is found there.
  static let messages = Self(
    "messages about files", "list the files alone, with grep -c, or cut -d: -f1 | sort -u")
  /// Times of imports, those inside before those outside.
  static let importTimes = Self(
    "the import times of Python", "turn it round first, with tac | sed '/self/d; s/.*| //'")
  static let swiftTree = Self(
    "the syntax tree of Swift's compiler",
    #"keep the names of its nodes first, with sed -E 's/^( *)\(([a-z_]+).*/\1\2/; /^$/d'"#)
  static let log = Self("a log", outline)
  static let help = Self("the help of a program", outline)
  static let code = Self("source code", outline)

  /// How to make JSON of it: Debian has another `yq` than most.
  private static func conversion(_ inDebian: String, _ elsewhere: String) -> String {
    "convert it to JSON first, with \(elsewhere), or \(inDebian) in Debian, "
      + "and use --from data if it is no tree of names and children"
  }
}

extension UnsupportedFormat {
  /// Those that what lines begin with shows, in the order in which they are looked for.
  static let beginnings = [
    LineBeginning(
      Self(
        "a manual page",
        #"keep its headings alone, with sed -n 's/^\.TH /# /p; s/^\.SH /## /p; s/^\.SS /### /p', "#
          + "and use --from markdown"), .first, [".TH ", ".SH ", ".Dd ", ".\\\" "]),
    LineBeginning(
      Self(
        "POD",
        "keep its headings alone, with sed -n "
          + "'s/^=head1 /# /p; s/^=head2 /## /p; s/^=head3 /### /p', and use --from markdown"),
      .first, ["=head1 ", "=pod", "=encoding "]),
    LineBeginning(
      Self(
        "Textile",
        #"keep its headings alone, with sed -n 's/^h1\. /# /p; s/^h2\. /## /p; s/^h3\. /### /p', "#
          + "and use --from markdown"), .lines(2),
      ["h1. ", "h2. ", "h3. ", "h4. ", "h5. ", "h6. "]),
    LineBeginning(Self("reStructuredText", outline), .first, [".. "], having: "::"),
    LineBeginning(.latex, .first, ["\\node", "\\draw", "\\path", "\\tikz"], having: "{"),
    LineBeginning(Self("a calendar or an address card", outline), .first, ["BEGIN:V"]),
    LineBeginning(.edges, .first, ["@prefix ", "@base "]),
    LineBeginning(.gedcom, .first, ["0 @"], having: "@ "),
    LineBeginning(.calls, .lines(2), ["#0 ", "#1 "]),
    LineBeginning(.calls, .first, ["Traceback (most recent call", "Exception in thread \""]),
    LineBeginning(.code, .first, ["def ", "async def "], having: "):"),
    LineBeginning(.code, .first, [".PHONY:"]),
    LineBeginning(.code, .lines(2), ["FROM ", "RUN ", "COPY ", "CMD ", "ENTRYPOINT ", "WORKDIR "]),
    LineBeginning(.log, .first, (1...9).map(String.init), having: " - - ["),
    LineBeginning(.log, .first, ["PING "], having: " bytes of data"),
    LineBeginning(.log, .first, ["traceroute to "], having: " hops max"),
    LineBeginning(.log, .first, ["===="], having: " test session starts "),
    LineBeginning(.keyValues, .lines(3), ["From: ", "To: ", "Subject: ", "Date: ", "Received: "]),
    LineBeginning(
      .log, .all,
      [
        "TRACE:", "DEBUG:", "INFO:", "NOTICE:", "WARN:", "WARNING:", "ERROR:", "CRITICAL:",
        "FATAL:",
      ]),
    LineBeginning(.keyValues, .lines(2), ["Package: ", "Version: ", "Status: install"]),
  ]
}
