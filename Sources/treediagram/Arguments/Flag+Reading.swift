internal import TreeDrawing

extension Flag {
  /// The options about how the tree is written.
  static let reading = [
    choice(
      "--from", value: "FORMAT", "how the tree is written",
      example: "treediagram --from markdown notes.txt > notes.svg",
      sets: \.reading.format),
    option(
      "--label", value: "KEY",
      "the member of a JSON object that holds its label",
      example: "treediagram --label topic --children parts bread.json > bread.svg",
      default: "the first of label, name, title, text, value and id that is there",
      parse: String.init(parsing:), sets: \.reading.labelKey),
    option(
      "--children", value: "KEY",
      "the member of a JSON object that holds its children; in an object around all others that has "
        + "none such, the usual ones count",
      example: "treediagram --label topic --children parts bread.json > bread.svg",
      default:
        "the first of children, contents, items, nodes, dependencies and inner that is there",
      parse: String.init(parsing:), sets: \.reading.childrenKey),
    option(
      "--text", value: "TEMPLATE",
      "what labels are made of: members of JSON or columns of a table in braces, such as "
        + "'{name} ({size})', or '{metadata.name}' for one in another",
      example: "treediagram --text '{nr} {job}' --columns nr,boss,job staff.csv > staff.svg",
      default: "the label alone", parse: TextTemplate.init(parsing:), sets: \.reading.text),
    option(
      "--note", value: "TEMPLATE",
      "the same for the smaller text below labels, such as '{version}'",
      example: "treediagram --note '{weight} g' parts.json > parts.svg",
      default: "the member or column note", parse: TextTemplate.init(parsing:), sets: \.reading.note
    ),
    option(
      "--columns", value: "NAMES|N",
      "the columns of a table, or members of JSON records, with id, parent and label, such as nr,boss,job or 1,2,5, "
        + "or what is in each, such as parent=boss,note=job; one number alone, or auto, says in how many columns "
        + "children stand, in the layouts columns and grid",
      example: "treediagram --columns nr,boss,job staff.csv > staff.svg",
      default: "those called so, or name; auto",
      store: { word, options throws(ValueProblem) in try options.setColumns(word) }),
    option(
      "--levels", value: "NAMES",
      "the columns of a table that are levels of the tree, from the root down, such as Continent,Country,City",
      example: "treediagram --levels Continent,Country,City cities.csv > cities.svg",
      parse: { word throws(ValueProblem) in try RecordColumns.names(parsing: word) },
      sets: \.reading.levels
    ),
    choice(
      "--duplicates", value: "WHAT",
      "what becomes of a row, record or edge that gives a node a second parent",
      example: "treediagram --duplicates repeat needs.csv > needs.svg",
      sets: \.reading.duplicates),
    option(
      "--separator", value: "TEXT", "what stands between the names in a path",
      example: "treediagram --separator :: modules.txt > modules.svg",
      default: "/, or \\ or ; as the first lines show",
      parse: String.init(parsingSeparator:), sets: \.reading.separator),
    plain(
      "--lengths", "label edges with the branch lengths of Newick",
      example: "treediagram --lengths birds.nwk > birds.svg", sets: \.reading.showsLengths, to: true
    ),
    plain(
      "--phrases", "take words that stand together in a bracket as one leaf",
      example: "treediagram --phrases sentence.txt > sentence.svg", sets: \.reading.joinsWords,
      to: true),
    plain(
      "--verbose", "say on standard error what the input is taken for",
      example: "treediagram --verbose house.txt > house.svg", sets: \.messages.isVerbose, to: true),
    plain(
      "--literal",
      "take blocks such as {fill=gold} in outlines as text, and no columns or members as attributes",
      example: "treediagram --literal house.txt > house.svg", sets: \.reading.isLiteral, to: true),
    option(
      "--max-input", value: "SIZE",
      "read no more than SIZE bytes of each file, such as 100K, 64M or 1G; what is larger is refused",
      example: "treediagram --max-input 1M house.txt > house.svg", default: "256M",
      parse: Int.init(parsingSize:), sets: \.inputLimit),
    option(
      "--max-nodes-read", value: "N",
      "read no more than N nodes; a tree that has more is refused, while '--max-nodes' draws a part",
      example: "treediagram --max-nodes-read 1000 house.txt > house.svg",
      default: String(Source.nodeLimit),
      parse: { word throws(ValueProblem) in try Int(parsing: word, in: 1...Source.greatestNodeLimit)
      },
      sets: \.reading.nodeLimit),
  ]
}
