internal import TreeDrawing

extension Flag {
  /// Every option there is; the help lists them in this order.
  static let all =
    FlagGroup.reading.of(reading) + FlagGroup.selecting.of(selecting)
    + FlagGroup.arranging.of(arranging + columns + nodesAndEdges) + FlagGroup.colors.of(colors)
    + FlagGroup.overlays.of(overlays) + FlagGroup.labels.of(labels)
    + FlagGroup.describing.of(describing) + FlagGroup.embedding.of(embedding)
    + FlagGroup.writing.of(writing) + FlagGroup.information.of(information)

  private static let selecting = [
    option(
      "--root", value: "NODE",
      "draw only NODE and what is below: an id, labels from a root down joined by /, or a label that "
        + "no other node has",
      example: "treediagram --root House/Garden house.txt > garden.svg",
      parse: { word throws(ValueProblem) in try String(parsingText: word) }, sets: \.selection.root),
    several(
      "--keep", value: "PATTERN",
      "draw only nodes whose labels contain PATTERN, in letters of any case, or match it if it has "
        + "* or ?, or that it names as '--root' does, and those above them; may be given several times",
      most: 100,
      upTo: 200,
      example: "treediagram --keep 'P*' --keep cat house.txt > found.svg",
      adds: \.selection.patterns),
    several(
      "--fold", value: "NODE",
      "draw a node such as +12 for what is below NODE, which is named as for '--root'; may be given "
        + "several times",
      example: "treediagram --fold House/Garden house.txt > house.svg", adds: \.selection.folds),
    option(
      "--min-size", value: "N",
      "leave out subtrees of fewer than N nodes",
      example: "treediagram --min-size 2 house.txt > branches.svg", default: "1",
      parse: { word throws(ValueProblem) in try Int(parsing: word, from: 1) },
      sets: \.selection.minSize),
    option(
      "--max-depth", value: "N",
      "draw N levels below the roots, and a node such as +12 for what is cut away",
      example: "treediagram --max-depth 2 house.txt > house.svg", default: "all",
      parse: { word throws(ValueProblem) in try Int(parsing: word, from: 0) },
      sets: \.selection.maxDepth),
    option(
      "--max-children", value: "N",
      "draw N siblings, and a node such as +12 for the others and all below them",
      example: "treediagram --max-children 2 house.txt > house.svg", default: "all",
      parse: { word throws(ValueProblem) in try Int(parsing: word, from: 1) },
      sets: \.selection.maxChildren),
    option(
      "--max-nodes", value: "N",
      "draw the N nodes with the largest subtrees, and say on standard error how many are left out",
      example: "treediagram --max-nodes 8 house.txt > house.svg", default: "all",
      parse: { word throws(ValueProblem) in try Int(parsing: word, from: 1) },
      sets: \.selection.maxNodes),
    parts(
      "--sort", value: "ORDER[,reverse]", "how siblings are sorted",
      example: "treediagram --sort size,reverse house.txt > house.svg", default: "none",
      [
        .choice(\.selection.order),
        .word(
          "reverse", "turned round, alone or after another order", sets: \.selection.isReversed,
          to: true),
      ]),
  ]

  private static let arranging = [
    choice(
      "--preset", value: "PRESET",
      "what a kind of tree is drawn with, as far as other options do not say otherwise",
      example: "treediagram --preset org house.txt > house.svg",
      default: "phylogeny for Newick with lengths, syntax for brackets", sets: \.preset),
    choice(
      "--layout", value: "LAYOUT", "how the children of a node stand",
      example: "treediagram --layout mindmap house.txt > house.svg",
      sets: \.picture.style.arrangement),
    option(
      "--width", value: "WIDTH",
      "how wide the picture is at most, in points, 2 % more being allowed; "
        + "of the arrangements that fit, it is the lowest",
      example: "treediagram --width 400 house.txt > house.svg", default: "880",
      store: { word, options throws(ValueProblem) in
        options.fit(width: try Double(parsingWidth: word))
      }),
    option(
      "--fit", value: "BOX",
      "arrange the tree so that it is largest if it is scaled to fit a box: a width and a height such "
        + "as 800x600, their proportion such as 16:9, page for A4, or slide for 16:9",
      example: "treediagram --fit 800x600 house.txt > house.svg",
      store: { word, options throws(ValueProblem) in
        options.fit(try ProposedViewSize(parsingBox: word))
      }),
    option(
      "--like", value: "FILE",
      "arrange the tree as in FILE, an SVG picture of it that was drawn before, as far as it still fits; "
        + "that may be the file to write to",
      example: "treediagram --like house.svg -o house.svg house.txt",
      parse: { .file($0) }, sets: \.old),
    choice(
      "--direction", value: "DIRECTION", "where children stand",
      example: "treediagram --direction right house.txt > house.svg",
      sets: \.picture.style.growth),
    parts(
      "--align", value: "RULE[,RULE]",
      "where a parent stands over its children, and what stands on one line",
      example: "treediagram --align middle,leaves --layout tidy house.txt > house.svg",
      default: "centred",
      [
        .choice(\.picture.style.alignment),
        .word(
          "layers", "all nodes of a level begin at one line", sets: \.picture.style.hasLayers,
          to: true),
        .word(
          "leaves", "all leaves stand on one line", sets: \.picture.style.alignsLeaves, to: true),
      ]),
    option(
      "--spacing", value: "H[,V]",
      "the gap between siblings and, after a comma, the gap below a parent, in points; "
        + "other gaps keep their proportion to these",
      example: "treediagram --spacing 8,16 house.txt > house.svg",
      default: DiagramSpacing().words,
      parse: DiagramSpacing.init(parsing:), sets: \.picture.style.spacing),
  ]

  private static let columns = [
    choice(
      "--sides", value: "SIDES",
      "on which sides of a stem children stand, in the layout hang",
      example: "treediagram --layout hang --sides both house.txt > house.svg",
      sets: \.picture.style.stemSides),
    option(
      "--columns", value: "N",
      "in how many columns children stand, in the layouts columns and grid, or the children of the "
        + "root of a list; or auto",
      example: "treediagram --layout list --columns 2 house.txt > house.svg",
      default: "auto, which is 1 for lists",
      parse: ColumnCount.init(parsing:), sets: \.columnCount),
    parts(
      "--lengths", value: "HOW[,HOW]", "what is drawn of the lengths that branches have",
      example: "treediagram --lengths scale,text --direction right birds.nwk > birds.svg",
      default: "scale for Newick, else nothing",
      [
        .word(
          "scale", "edges as long as the input says, and a scale",
          sets: \.picture.style.drawsLengths,
          to: true),
        .word(
          "text", "the lengths of Newick, at the edges", sets: \.reading.showsLengths, to: true),
      ]),
  ]

  private static let nodesAndEdges = [
    parts(
      "--edges", value: "FORM[,STYLE]", "how edges run, and how they are drawn",
      example: "treediagram --edges curve,dashed,arrow house.txt > house.svg",
      default: "curve in mind maps, else elbow; solid",
      [
        .choice(\.picture.style.edgeForm),
        .choice(\.picture.style.edgeStyle),
        .word("arrow", "with an arrowhead at the child", sets: \.picture.style.arrows, to: .end),
      ]),
    choice(
      "--shape", value: "SHAPE", "the outline of nodes that name none",
      example: "treediagram --shape capsule house.txt > house.svg", sets: \.picture.shape),
  ]

  private static let labels = [
    option(
      "--font-family", value: "LIST",
      "the fonts for labels, the first choice first, such as Georgia,serif",
      example: "treediagram --font-family Georgia,serif house.txt > house.svg",
      default: "Helvetica, or what is as wide",
      store: { word, options throws(ValueProblem) in
        options.picture.labels.font.setFamilies(try FontFamilies(parsingList: word))
      }),
    option(
      "--font-size", value: "N",
      "the size of labels in points, from 6 to 96",
      example: "treediagram --font-size 18 house.txt > house.svg", default: "14",
      parse: Double.init(parsingFontSize:), sets: \.picture.labels.font.size),
    option(
      "--font-weight", value: "WEIGHT", "regular or bold, or 400 or 700",
      example: "treediagram --font-weight bold house.txt > house.svg", default: "regular",
      parse: Font.Weight.init(parsing:), sets: \.picture.labels.font.weight),
    option(
      "--font-file", value: "FILE",
      "the font for labels, a .ttf or .otf file, instead of a family and a weight",
      example: "treediagram --font-file Inter.ttf house.txt > house.svg",
      parse: { $0 }, sets: \.font.file),
    option(
      "--wrap", value: "WIDTH",
      "break labels that are longer than WIDTH points into lines, or none",
      example: "treediagram --wrap 120 house.txt > house.svg",
      default: "200, and 400 in lists and grids",
      parse: LabelWidth.init(parsing:), sets: \.picture.labels.width),
    option(
      "--max-lines", value: "N",
      "end labels of more than N lines with an ellipsis",
      example: "treediagram --wrap 120 --max-lines 2 house.txt > house.svg", default: "all",
      parse: { word throws(ValueProblem) in try Int(parsing: word, from: 1) },
      sets: \.picture.labels.lineLimit),
  ]

  private static let writing = [
    option(
      "--output", "-o", value: "FILE",
      "write to FILE, which is replaced when the picture is complete",
      example: "treediagram -o house.svg house.txt", default: "standard output",
      parse: OutputFile.init(parsing:), sets: \.files.output),
    option(
      "--output-dir", value: "FOLDER",
      "write a picture of each FILE into FOLDER, which is created if need be; what is there "
        + "already is left alone",
      example: "treediagram plans/*.txt --output-dir pictures",
      parse: { $0 }, sets: \.files.folder),
    option(
      "--base", value: "FOLDER",
      "keep the folders of files below FOLDER in that of '--output-dir'",
      example: "treediagram plans/*/*.txt --base plans --output-dir pictures",
      parse: { $0 }, sets: \.files.base),
    plain(
      "--force",
      "replace any file; without it, pictures take the place of SVG only, and reports of reports",
      example: "treediagram house.txt -o notes.txt --force",
      sets: \.files.replacesAll, to: true),
    plain(
      "--check",
      "write nothing, and report whether the output is what would be written: 0 if it is, 1 if not",
      example: "treediagram house.txt -o house.svg --check",
      sets: \.files.writeMode, to: .comparing),
    plain(
      "--watch",
      "draw again whenever an input changes, until Ctrl-C; if that cannot be, the picture stays",
      example: "treediagram --watch -o house.svg house.txt",
      sets: \.files.watches, to: true),
    plain(
      "--markdown",
      "take each FILE as a Markdown page: draw its blocks of code in the language treediagram, "
        + "and show the pictures below them",
      example: "treediagram --markdown README.md",
      sets: \.files.areMarkdown, to: true),
    plain(
      "--hide-source",
      "in Markdown pages, put the blocks that are drawn where a click shows them",
      example: "treediagram --markdown README.md --hide-source",
      sets: \.files.hidesSource, to: true),
    plain(
      "--validate", "write nothing, and tell whether all files can be drawn",
      example: "treediagram --validate house.txt plan.txt",
      sets: \.files.writeMode, to: .validating),
    choice(
      "--diagnostics", value: "FORM", "how to write messages",
      example: "treediagram --validate --diagnostics json house.txt",
      sets: \.messages.form),
    plain(
      "--strict", "take warnings for errors",
      example: "treediagram --strict house.txt > house.svg",
      sets: \.messages.isStrict, to: true),
    plain(
      "--quiet", "do not show how the work goes on, which a terminal sees otherwise",
      example: "treediagram plans/*.txt --output-dir pictures --quiet",
      sets: \.messages.isQuiet, to: true),
    choice(
      "--emit", value: "PRODUCT", "what to write",
      example: "treediagram --emit frames house.txt > house.json", sets: \.form),
    option(
      "--report", value: "FILE",
      "write to FILE what there is to say of the picture in numbers, as JSON; to standard output "
        + "instead of the picture with 'json' or '-'",
      example: "treediagram --report json house.txt | jq .shown",
      parse: OutputFile.init(parsingReport:), sets: \.files.report),
  ]
}
