internal import TreeDrawing

extension Flag {
  /// Every option there is; the help lists them in this order.
  static let all =
    reading + selecting + arranging + columns + nodesAndEdges + colors + overlays + labels
    + wrapping + documents + writing + information

  private static let selecting = [
    option(
      "--root", value: "PATH", in: .selecting,
      "draw only what is at PATH: labels from a root down, joined by /, or an id",
      example: "treediagram --root House/Garden house.txt > garden.svg",
      parse: { word throws(ValueProblem) in try String(parsingText: word) }, sets: \.root),
    several(
      "--keep", value: "PATTERN", in: .selecting,
      "draw only nodes whose labels contain PATTERN, in letters of any case, or match it if it has "
        + "* or ?, and those above them; may be given several times", most: 100,
      upTo: 200,
      example: "treediagram --keep 'P*' --keep cat house.txt > found.svg", adds: \.patterns),
    several(
      "--fold", value: "PATH", in: .selecting,
      "draw a node such as +12 for what is below the node at PATH; may be given several times",
      example: "treediagram --fold House/Garden house.txt > house.svg", adds: \.folds),
    option(
      "--min-size", value: "N", in: .selecting,
      "leave out subtrees of fewer than N nodes",
      example: "treediagram --min-size 2 house.txt > branches.svg", default: "1",
      parse: { word throws(ValueProblem) in try Int(parsing: word, from: 1) },
      sets: \.minSize),
    option(
      "--max-depth", value: "N", in: .selecting,
      "draw N levels below the roots, and a node such as +12 for what is cut away",
      example: "treediagram --max-depth 2 house.txt > house.svg", default: "all",
      parse: { word throws(ValueProblem) in try Int(parsing: word, from: 0) },
      sets: \.maxDepth),
    option(
      "--max-children", value: "N", in: .selecting,
      "draw N siblings, and a node such as +12 for the others and all below them",
      example: "treediagram --max-children 2 house.txt > house.svg", default: "all",
      parse: { word throws(ValueProblem) in try Int(parsing: word, from: 1) },
      sets: \.maxChildren),
    option(
      "--max-nodes", value: "N", in: .selecting,
      "draw the N nodes with the largest subtrees, and tell on standard error how many are left out",
      example: "treediagram --max-nodes 8 house.txt > house.svg", default: "all",
      parse: { word throws(ValueProblem) in try Int(parsing: word, from: 1) },
      sets: \.maxNodes),
    choice(
      "--sort", value: "ORDER", in: .selecting, "how siblings are sorted",
      example: "treediagram --sort label house.txt > house.svg", default: Selection().order,
      sets: \.order),
    plain(
      "--reverse", in: .selecting, "turn the order of siblings round",
      example: "treediagram --sort size --reverse house.txt > house.svg", sets: \.isReversed,
      to: true),
  ]

  private static let arranging = [
    choice(
      "--preset", value: "PRESET", in: .arranging,
      "what a kind of tree is drawn with, as far as other options do not say otherwise",
      example: "treediagram --preset org staff.csv --columns nr,boss,job > staff.svg",
      default: "phylogeny for Newick with lengths, syntax for brackets", sets: \.preset),
    choice(
      "--layout", value: "LAYOUT", in: .arranging, "how the children of a node stand",
      example: "treediagram --layout mindmap house.txt > house.svg",
      default: DiagramStyle().arrangement, sets: \.arrangement),
    option(
      "--width", value: "WIDTH", in: .arranging,
      "how wide the picture is at most, in points, 2 % more being allowed; "
        + "of the arrangements that fit, it is the lowest",
      example: "treediagram --width 400 house.txt > house.svg", default: "880",
      parse: Double.init(parsingWidth:), sets: \.width),
    option(
      "--fit", value: "BOX", in: .arranging,
      "arrange the tree so that it is largest if it is scaled to fit a box: "
        + "a width and a height such as 800x600, page for A4, or slide for 16:9",
      example: "treediagram --fit 800x600 house.txt > house.svg", parse: FitBox.init(parsing:),
      sets: \.fit),
    option(
      "--aspect", value: "W:H", in: .arranging,
      "the same for a box with sides in a proportion, such as 16:9",
      example: "treediagram --aspect 16:9 house.txt > house.svg", parse: FitBox.init(parsingRatio:),
      sets: \.aspect),
    option(
      "--like", value: "FILE", in: .arranging,
      "arrange the tree as in FILE, an SVG picture of it that was drawn before, as far as it still fits; "
        + "that may be the file to write to",
      example: "treediagram --like house.svg -o house.svg house.txt",
      parse: { word throws(ValueProblem) in word }, sets: \.like),
    choice(
      "--direction", value: "DIRECTION", in: .arranging, "where children stand",
      example: "treediagram --direction right house.txt > house.svg",
      default: DiagramStyle().growth, sets: \.growth),
    choice(
      "--align", value: "RULE", in: .arranging, "where a parent stands over its children",
      example: "treediagram --align middle house.txt > house.svg",
      default: DiagramStyle().alignment, sets: \.alignment),
    option(
      "--spacing", value: "H[,V]", in: .arranging,
      "the gap between siblings and, after a comma, the gap below a parent, in points; "
        + "other gaps keep their proportion to these",
      example: "treediagram --spacing 8,16 house.txt > house.svg",
      default: Spacing(of: DiagramStyle()).description,
      parse: Spacing.init(parsing:), sets: \.spacing),
  ]

  private static let columns = [
    choice(
      "--sides", value: "SIDES", in: .arranging,
      "on which sides of a stem children stand, in the layout hang",
      example: "treediagram --layout hang --sides both house.txt > house.svg",
      default: StemSides.one, sets: \.stemSides),
    option(
      "--list-columns", value: "N", in: .arranging,
      "break a list into N columns, at the children of the root",
      example: "treediagram --layout list --list-columns 2 house.txt > house.svg", default: "1",
      parse: Int.init(parsingColumnCount:), sets: \.listColumnCount),
    plain(
      "--layers", in: .arranging, "begin all nodes of a level at one line",
      example: "treediagram --layers --layout tidy house.txt > house.svg", sets: \.hasLayers,
      to: true),
    plain(
      "--align-leaves", in: .arranging, "put all leaves on one line",
      example: "treediagram --align-leaves --layout tidy house.txt > house.svg",
      sets: \.alignsLeaves,
      to: true),
    plain(
      "--to-scale", in: .arranging,
      "draw edges as long as the input says, if it does, and a scale",
      example: "treediagram --to-scale --direction right birds.nwk > birds.svg", sets: \.isToScale,
      to: true),
  ]

  private static let nodesAndEdges = [
    choice(
      "--edges", value: "FORM", in: .arranging, "how edges run",
      example: "treediagram --edges curve house.txt > house.svg",
      default: "curve in mind maps, else elbow", sets: \.edgeForm),
    choice(
      "--edge-style", value: "STYLE", in: .arranging, "how edges are drawn",
      example: "treediagram --edge-style dashed house.txt > house.svg",
      default: DiagramStyle().edgeStyle, sets: \.edgeStyle),
    choice(
      "--arrows", value: "ENDS", in: .arranging, "where edges have arrowheads",
      example: "treediagram --arrows end house.txt > house.svg", default: DiagramStyle().arrows,
      sets: \.arrows),
    choice(
      "--shape", value: "SHAPE", in: .arranging, "the outline of nodes that name none",
      example: "treediagram --shape capsule house.txt > house.svg", default: NodeShape.rounded,
      sets: \.shape),
  ]

  private static let labels = [
    option(
      "--font-family", value: "LIST", in: .labels,
      "the fonts for labels, the first choice first, such as Georgia,serif",
      example: "treediagram --font-family Georgia,serif house.txt > house.svg",
      default: "Helvetica, or what is as wide",
      parse: FontFamilies.init(parsingList:), sets: \.fontFamilies),
    option(
      "--font-size", value: "N", in: .labels,
      "the size of labels in points, from 6 to 96",
      example: "treediagram --font-size 18 house.txt > house.svg", default: "14",
      parse: Double.init(parsingFontSize:), sets: \.fontSize),
    option(
      "--font-weight", value: "WEIGHT", in: .labels, "regular or bold, or 400 or 700",
      example: "treediagram --font-weight bold house.txt > house.svg", default: "regular",
      parse: Font.Weight.init(parsing:), sets: \.fontWeight),
    option(
      "--font-file", value: "FILE", in: .labels,
      "the font for labels, a .ttf or .otf file, instead of a family and a weight",
      example: "treediagram --font-file Inter.ttf house.txt > house.svg",
      parse: { word throws(ValueProblem) in word }, sets: \.fontFile),
    plain(
      "--embed-font", in: .labels,
      "put what labels need of the font file into the picture, so that viewers need not have it",
      example: "treediagram --font-file Inter.ttf --embed-font house.txt > house.svg",
      sets: \.embedsFont, to: true),
  ]

  private static let wrapping = [
    option(
      "--wrap", value: "WIDTH", in: .labels,
      "break labels that are longer than WIDTH points into lines, or none",
      example: "treediagram --wrap 120 house.txt > house.svg",
      default: "200, and 400 in lists and grids",
      parse: LabelWidth.init(parsing:), sets: \.labelWidth),
    option(
      "--max-lines", value: "N", in: .labels,
      "end labels of more than N lines with an ellipsis",
      example: "treediagram --wrap 120 --max-lines 2 house.txt > house.svg", default: "all",
      parse: { word throws(ValueProblem) in try Int(parsing: word, from: 1) }, sets: \.maxLines),
  ]

  private static let writing = [
    option(
      "--output", "-o", value: "FILE", in: .writing,
      "write to FILE, which is replaced when the picture is complete",
      example: "treediagram -o house.svg house.txt", default: "standard output",
      parse: { word throws(ValueProblem) in word }, sets: \.output),
    option(
      "--output-dir", value: "FOLDER", in: .writing,
      "write a picture of each FILE into FOLDER, which is created if need be; what is there "
        + "already is left alone",
      example: "treediagram plans/*.txt --output-dir pictures",
      parse: { word throws(ValueProblem) in word }, sets: \.outputDirectory),
    option(
      "--base", value: "FOLDER", in: .writing,
      "keep the folders of files below FOLDER in that of '--output-dir'",
      example: "treediagram plans/*/*.txt --base plans --output-dir pictures",
      parse: { word throws(ValueProblem) in word }, sets: \.base),
    plain(
      "--check", in: .writing,
      "write nothing, and tell whether the output is what would be written: 0 if it is, 1 if not",
      example: "treediagram house.txt -o house.svg --check",
      sets: \.checks, to: true),
    plain(
      "--watch", in: .writing,
      "draw again whenever an input changes, until Ctrl-C; if that cannot be, the picture stays",
      example: "treediagram --watch -o house.svg house.txt",
      sets: \.watches, to: true),
    plain(
      "--markdown", in: .writing,
      "take each FILE as a Markdown page: draw its blocks of code in the language treediagram, "
        + "and show the pictures below them",
      example: "treediagram --markdown README.md",
      sets: \.isMarkdown, to: true),
    plain(
      "--hide-source", in: .writing,
      "in Markdown pages, put the blocks that are drawn where a click shows them",
      example: "treediagram --markdown README.md --hide-source",
      sets: \.hidesSource, to: true),
    plain(
      "--validate", in: .writing, "write nothing, and tell whether all files can be drawn",
      example: "treediagram --validate house.txt plan.txt",
      sets: \.validates, to: true),
    choice(
      "--diagnostics", value: "FORM", in: .writing, "how to write messages",
      example: "treediagram --validate --diagnostics json house.txt",
      default: DiagnosticFormat.text, sets: \.diagnostics),
    plain(
      "--strict", in: .writing, "take warnings for errors",
      example: "treediagram --strict house.txt > house.svg",
      sets: \.isStrict, to: true),
    plain(
      "--quiet", in: .writing, "do not show how the work goes on, which a terminal sees otherwise",
      example: "treediagram plans/*.txt --output-dir pictures --quiet",
      sets: \.isQuiet, to: true),
    choice(
      "--emit", value: "PRODUCT", in: .writing, "what to write",
      example: "treediagram --emit frames house.txt > house.json", default: Product.svg,
      sets: \.product),
    option(
      "--report", value: "FILE", in: .writing,
      "write to FILE what there is to say of the picture in numbers, as JSON; to standard output "
        + "instead of the picture with 'json' or '-'",
      example: "treediagram --report json house.txt | jq .shown",
      parse: OutputFile.init(parsingReport:), sets: \.report),
  ]
}
