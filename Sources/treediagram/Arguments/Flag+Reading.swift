internal import TreeDrawing

extension Flag {
  /// The options about how the tree is written.
  static let reading = [
    choice(
      "--from", value: "FORMAT", "how the tree is written",
      example: "treediagram --from markdown notes.txt > notes.svg",
      sets: \.reading.format),
    option(
      "--fields", value: "WHAT=FIELD[,...]",
      "what the columns of a table, by name or number, or the members of JSON objects hold: label, "
        + "parent, children, id, note, link or another attribute",
      example: "treediagram --fields id=nr,parent=boss,label=job staff.csv > a.svg",
      default: "the usual names, such as name, title, children and items",
      parse: FieldRoles.init(parsing:), sets: \.reading.roles),
    option(
      "--text", value: "TEMPLATE",
      "what labels are made of: members of JSON or columns of a table in braces, such as "
        + "'{name} ({size})', or '{metadata.name}' for one in another",
      example: "treediagram --text '{nr} {job}' --fields id=nr,parent=boss staff.csv > a.svg",
      default: "the label alone", parse: TextTemplate.init(parsing:), sets: \.reading.text),
    option(
      "--note", value: "TEMPLATE",
      "the same for the smaller text below labels, such as '{version}'",
      example: "treediagram --note '{weight} g' parts.json > parts.svg",
      default: "the member or column note", parse: TextTemplate.init(parsing:), sets: \.reading.note
    ),
    option(
      "--levels", value: "NAMES",
      "the columns of a table that are levels of the tree, from the root down, such as Continent,Country,City",
      example: "treediagram --levels Continent,Country,City cities.csv > cities.svg",
      parse: { word throws(ValueProblem) in try FieldRoles.names(parsing: word) },
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
      "--max-input", value: "SIZE[,N]",
      "read no more than SIZE bytes of each file, such as 100K, 64M or 1G, and no more than N nodes; "
        + "what is larger is refused, while '--max-nodes' draws a part",
      example: "treediagram --max-input 1M,1000 house.txt > house.svg",
      default: "256M,\(Source.nodeLimit)",
      store: { word, options throws(ValueProblem) in try options.setInputLimits(word) }),
  ]
}
