extension Format: CaseIterable {
  /// All formats, in the order in which the help and messages name them.
  public static let allCases = [
    auto, outline, json, data, heap, tree, paths, markdown, brackets, newick, table, mindmap,
  ]

  /// The one that the name's extension or the first lines speak for.
  public static let auto = Format(
    "auto",
    Words(
      title: "a tree", summary: "by file extension, else by the first lines",
      firstStep: outline.words.firstStep, example: outline.words.example), outline.traits)

  /// Indented text, one node a line.
  public static let outline = Format(
    "outline",
    Words(
      title: "an outline", summary: "as indented text, a line for each node",
      firstStep: "write one node a line, children indented below their parent",
      example: "House\n  Kitchen\n  Study"),
    Traits { OutlineReader($0, isLiteral: $1.isLiteral, nodeLimit: $1.nodeLimit) },
    Names(others: ["indent", "indented", "text", "txt"]))

  /// JSON objects with a label and children.
  public static let json = Format(
    "json",
    Words(
      title: "JSON", summary: "as nested JSON, as records, or as NDJSON",
      firstStep: #"write a node, such as {"name": "Root"}, or an array of nodes"#,
      example: #"{"name": "House", "children": ["Kitchen", {"name": "Study"}]}"#),
    Traits(
      isJSON: true, options: ["--duplicates", "--fields label", "--fields children"],
      fieldNames: { $0.memberNames(arePaths: $1) }, slip: { $0.memberSlip($1) },
      evidence: { $0.jsonEvidence }
    ) { JSONTreeReader($0, $1, nodeLimit: $1.nodeLimit) },
    Names(extensions: ["json", "ndjson", "jsonl"], others: ["json5", "jsonl", "ndjson"]))

  /// Any JSON document, keys and indices being nodes.
  public static let data = Format(
    "data",
    Words(
      title: "JSON data", summary: "as any JSON, a node for each key and value",
      firstStep: #"write a JSON value, such as {"name": 1}"#,
      example: #"{"House": {"Kitchen": "Stove", "Study": ["Books", "Cat"]}}"#),
    Traits(isJSON: true) { JSONDataReader($0, nodeLimit: $1.nodeLimit) })

  /// A JSON array with the labels of a binary tree, level by level.
  public static let heap = Format(
    "heap",
    Words(
      title: "a binary tree, level by level", summary: "as [50, 30, null, 20], level by level",
      firstStep: "write the values of a binary tree, such as [50, 30, null, 20]",
      example: "[50, 30, 70, null, 40]"),
    Traits(isJSON: true) { JSONHeapReader($0, nodeLimit: $1.nodeLimit) })

  /// Listings with branches drawn of lines, as `tree` and `npm ls` print them.
  public static let tree = Format(
    "tree",
    Words(
      title: "a tree listing", summary: "as tree, pstree, npm and cargo tree print it",
      firstStep: "give the listing that tree prints", example: "House\n|-- Kitchen\n`-- Study"),
    Traits(evidence: { $0.listingEvidence }) {
      ListingReader($0, isLiteral: $1.isLiteral, nodeLimit: $1.nodeLimit)
    })

  /// One path a line, as `find` and `git ls-files` print them.
  public static let paths = Format(
    "paths",
    Words(
      title: "a list of paths", summary: "as paths, a line for each",
      firstStep: "write one path a line, such as src/main.c",
      example: "./house/kitchen\n./house/study"),
    Traits(options: ["--separator"], evidence: { $0.pathEvidence }) {
      PathReader($0, $1, nodeLimit: $1.nodeLimit)
    },
    Names(others: ["path"]))

  /// Headings and nested lists of Markdown.
  public static let markdown = Format(
    "markdown",
    Words(
      title: "Markdown", summary: "as headings and nested lists",
      firstStep: "write a heading, such as # Root, or a list",
      example: "# House\n\n- Kitchen\n- Study"),
    Traits(evidence: { $0.markdownEvidence }) {
      MarkdownReader($0, isLiteral: $1.isLiteral, nodeLimit: $1.nodeLimit)
    },
    Names(extensions: ["md", "markdown", "mkd"], others: ["markmap", "md"]))

  /// Labelled brackets, as linguists write parse trees.
  public static let brackets = Format(
    "brackets",
    Words(
      title: "a bracketed tree", summary: "as [S [NP the cat] [VP sleeps]]",
      firstStep: "write a tree, such as [Root [Child]]", example: "[S [NP the cat] [VP sleeps]]"),
    Traits(options: ["--phrases"], usualPreset: "syntax", evidence: { $0.bracketEvidence }) {
      BracketReader($0, $1, nodeLimit: $1.nodeLimit)
    },
    Names(extensions: ["mrg", "ptb"], others: ["sexp"]))

  /// Nested parentheses, as biologists write phylogenies.
  public static let newick = Format(
    "newick",
    Words(
      title: "Newick", summary: "as ((a,b)c,d)e;",
      firstStep: "write a tree, such as (a,b)root;", example: "((Cat,Dog)Pets,Birds)Animals;"),
    Traits(options: ["--lengths text"], usualPreset: "phylogeny", evidence: { $0.newickEvidence }) {
      NewickReader($0, $1, nodeLimit: $1.nodeLimit)
    },
    Names(extensions: ["nwk", "newick", "tre", "nhx"], others: ["nh", "nwk"]))

  /// Comma- or tab-separated rows, each naming its parent.
  public static let table = Format(
    "table",
    Words(
      title: "a table", summary: "as CSV or TSV, a parent in each row",
      firstStep: "write a header, such as id,parent,label, and one node a line below it",
      example: "id,parent,label\n1,,House\n2,1,Kitchen\n3,1,Study"),
    Traits(
      options: ["--duplicates", "--fields label", "--levels"],
      fieldNames: { source, _ in source.columnNames }, evidence: { $0.tableEvidence }
    ) { TableReader($0, $1, nodeLimit: $1.nodeLimit) },
    Names(extensions: ["csv", "tsv"], others: ["csv", "tsv"]))

  /// The indentation of Mermaid's mindmap, or the asterisks of PlantUML's.
  public static let mindmap = Format(
    "mindmap",
    Words(
      title: "a mindmap", summary: "as Mermaid or PlantUML write it",
      firstStep: "write mindmap, and below it one node a line, children indented",
      example: "mindmap\n  House\n    Kitchen\n    Study"),
    Traits(evidence: { $0.mindmapEvidence }) { MindmapReader($0, nodeLimit: $1.nodeLimit) },
    Names(
      extensions: ["mmd", "mermaid", "puml", "plantuml", "wsd"],
      others: ["mermaid", "mmd", "plantuml", "puml"]))
}
