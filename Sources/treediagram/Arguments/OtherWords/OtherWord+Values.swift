extension OtherWord {
  /// Values in small letters, by the option that they are given to.
  static let values: [String: [String: OtherWord]] = [
    "--layout": table(ofLayout), "--direction": table(ofDirection), "--edges": table(ofEdges),
    "--shape": table(ofShape), "--theme": table(ofTheme), "--align": table(ofAlign),
    "--sort": table(ofSort), "--preset": table(ofPreset), "--embed": table(ofEmbed),
    "--page": table(ofPage), "--duplicates": table(ofDuplicates), "--emit": table(ofEmit),
    "--diagnostics": table(ofDiagnostics), "--font-weight": table(ofWeight),
    "--sides": table(ofSides),
    "--fit": table(ofFit), "--width": table(ofWidth), "--wrap": table(ofWrap),
    "--link-target": table(ofTarget), "--completions": table(ofCompletions),
    "--lengths": table(ofLengths),
    "--max-depth": table(ofLimit), "--max-children": table(ofLimit), "--max-nodes": table(ofLimit),
    "--max-lines": table(ofLimit), "--background": table(ofBackground),
    "--columns": table(ofColumns),
  ]

  private static let noSuchLayout = OtherWord.hint(
    "there is no such layout; 'treediagram --help layout' lists those that there are")

  private static let ofLayout: [Row] = [
    ("lr horizontal left-to-right sideways", "--direction right"),
    ("tb td vertical top-down", "--direction down"),
    ("rl right-to-left", "--direction left"), ("bt bottom-up", "--direction up"),
    ("up down left right", "--direction"),
    ("tree dot hierarchical layered tidy-tree reingold-tilford buchheim", "tidy"),
    ("org orgchart org-chart", "--preset org"),
    ("dendrogram cladogram phylogram phylogeny cluster", "--preset phylogeny"),
    ("syntax parse", "--preset syntax"),
    ("indented outline directory files file-tree listing explorer", "list"),
    ("mind-map both bidirectional", "mindmap"),
    ("compact fit best dagre elk tala", "auto"), ("row rowwise", "rows"), ("column", "columns"),
    ("hanging", "hang"),
    (
      "radial circular circo twopi sunburst force neato fdp sfdp osage patchwork treemap icicle",
      noSuchLayout
    ),
  ]

  private static let ofDirection: [Row] = [
    ("lr horizontal left-to-right ltr east", "right"), ("rl right-to-left rtl west", "left"),
    ("tb td top vertical top-down top-to-bottom south", "down"),
    ("bt bottom bottom-up bottom-to-top north", "up"),
    ("both radial", "--layout mindmap"),
  ]

  private static let ofEdges: [Row] = [
    ("orthogonal ortho step taxi right-angle square elbows rounded", "elbow"),
    ("bezier spline splines curved smooth natural basis arc", "curve"),
    ("line lines direct polyline linear diagonal straight-line", "straight"),
    ("dash dashes", "dashed"), ("dot dots", "dotted"),
    ("arrows end arrowhead arrowheads normal vee directed ->", "arrow"), ("both start", "arrow"),
    ("line-through normal-line", "solid"),
    ("none invisible invis no", .hint("all edges are drawn; '--layout list' has the fewest lines")),
  ]

  private static let ofShape: [Row] = [
    ("box square rectangle rectangular", "rect"),
    ("round roundrect round-rect rounded-rect rounded-box rounded_rectangle", "rounded"),
    ("oval", "ellipse"),
    ("stadium pill", "capsule"), ("plaintext plain text invisible", "none"),
    ("database cylindrical disk db", "cylinder"), ("rhombus decision", "diamond"),
    ("note page file paper", "document"), ("hex", "hexagon"), ("point dot", "circle"),
    ("underlined line", "underline"), ("directory tab", "folder"),
  ]

  private static let ofTheme: [Row] = [
    ("default base standard system", "auto"), ("neutral white day github-light bright", "light"),
    ("black night dark-mode github-dark", "dark"),
    ("grey gray greyscale grayscale monochrome bw black-and-white", "mono"),
    ("printing paper printer", "print"),
    ("forest colorful colourful rainbow", "--color-by branch"),
    ("transparent", "--background none"),
    (
      "0 1 3 4 5 100 101 200 201 300 301",
      .hint("themes have names here; 'treediagram --help theme' lists them")
    ),
  ]

  private static let ofAlign: [Row] = [
    ("left start", "first"), ("right end", "last"),
    ("center centre centered middle-of-all", "centred"), ("median", "middle"), ("average", "mean"),
    ("leaf tips bottom", "leaves"), ("levels ranks rank level", "layers"), ("extent", "box"),
  ]

  private static let ofSort: [Row] = [
    ("alpha alphabetical name title az abc asc ascending", "label"),
    ("count nodes biggest largest", "size"), ("input no off original", "none"),
    ("desc descending reversed rev", "reverse"),
    (
      "natural numeric date time mtime",
      .hint("let the program that lists sort, as in 'ls -t | treediagram'")
    ),
  ]

  private static let ofPreset: [Row] = [
    ("organization organisation orgchart org-chart people", "org"),
    ("file filesystem directory tree dir", "files"),
    ("linguistics parse parse-tree grammar", "syntax"),
    ("phylo phylogenetic dendrogram cladogram", "phylogeny"),
    ("decision-tree decisions", "decision"), ("mind-map mind ideas", "mindmap"),
  ]

  private static let ofEmbed: [Row] = [
    ("html readme md markdown gitlab", "github"), ("material mkdocs-material zensical", "mkdocs"),
    ("sphinx rst", "furo"), ("mdx react jsx", "docusaurus"),
    ("swift xcode", "docc"), ("inline fluid", "responsive"), ("fonts", "font"),
    ("xml", "standalone"), ("dark both", "pair"), ("id prefix", "id=WORD"),
  ]

  private static let ofPage: [Row] = [
    ("a4", "A4"), ("us-letter us", "letter"), ("landscape a4-landscape", "A4-landscape"),
    ("portrait", "A4"),
    ("a3 a5 a2 a1 a0 legal tabloid", .hint("pages are A4 or letter, and printers scale them")),
    ("slide 16:9", "--fit slide"),
  ]

  private static let ofDuplicates: [Row] = [
    ("allow keep duplicate all both copy", "repeat"), ("ignore skip drop omit warn", "first"),
    ("fail refuse strict", "error"),
    ("last", .hint("the first counts: '--duplicates first'")),
  ]

  private static let ofEmit: [Row] = [
    ("json coordinates layout geometry positions", "frames"), ("picture image", "svg"),
    ("html", "--embed github"),
  ]

  private static let ofDiagnostics: [Row] = [
    ("plain human pretty stylish default", "text"), ("jsonl ndjson", "json"),
    ("gh actions github-actions annotations", "github"),
  ]

  private static let ofWeight: [Row] = [
    ("normal light medium", "regular"), ("semibold heavy black bolder", "bold"),
    ("100 200 300 500", "400"), ("600 800 900", "700"),
  ]

  private static let ofSides: [Row] = [("2 two", "both"), ("1 right left", "one")]

  private static let ofFit: [Row] = [
    ("a4 letter", "page"), ("screen presentation widescreen powerpoint", "slide"),
    ("square", "1:1"), ("width auto", "--width"),
  ]

  private static let ofWidth: [Row] = [
    (
      "100% full max auto",
      .hint(
        "widths are in points, such as 880; '--embed responsive' makes the picture no wider than its place"
      )
    ),
    ("none unlimited infinite inf", "--layout tidy"), ("page slide", "--fit"),
  ]

  private static let ofWrap: [Row] = [
    ("off no never 0 false", "none"),
    ("auto on yes true", .hint("leave it out: long labels are broken anyway")),
  ]

  private static let ofTarget: [Row] = [
    ("_blank new tab new-tab", "blank"), ("_self same", "self"), ("_parent", "parent"),
    ("_top", "top"),
  ]

  private static let ofCompletions: [Row] = [
    ("sh", "bash"),
    ("powershell pwsh nushell elvish", .hint("there are completions for bash, zsh and fish")),
  ]

  private static let ofLengths: [Row] = [
    ("labels label numbers values show", "text"), ("to-scale edges proportional", "scale"),
  ]

  private static let ofLimit: [Row] = [
    ("all none unlimited infinite inf -1", .hint("leave it out: without it, all are drawn"))
  ]

  private static let ofBackground: [Row] = [("no off", "none"), ("page", "theme")]

  private static let ofColumns: [Row] = [("all none", "auto")]
}
