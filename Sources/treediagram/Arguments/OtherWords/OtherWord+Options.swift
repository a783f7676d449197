extension OtherWord {
  /// Options of one letter, with all that stands behind it in the word.
  static let shortOptions = table([
    ("i", .hint("name the input without an option: treediagram plan.txt")),
    ("w W width", "--width"), ("f", "--from"), ("L depth", "--max-depth"), ("b", "--background"),
    ("t theme", "--theme"), ("q", "--quiet"), ("v V version", "--version"),
    (
      "s",
      .hint(
        "SVG has no pixels: '--width' says how wide it is at most, '--font-size' how large letters are"
      )
    ),
    ("H", "--fit"),
    ("c C", .hint("there is no file of settings; '--preset' names groups of options")),
    ("r R", .hint("draw what other programs list: find src | treediagram")),
    ("J", .hint("let tree print it: tree -J | treediagram")),
    (
      "a I P x",
      .hint("let the program that lists choose, or draw a part: '--keep PATTERN', '--root NODE'")
    ),
    ("p pipe", .hint("leave it out: without a file, standard input is read")),
    ("D debug", "--verbose"), ("n", "--validate"), ("l", "--layout"),
    ("m", "--markdown"), ("? help", "--help"), ("j", "--diagnostics json"), ("y", "--force"),
    ("tsvg Tsvg", .hint("leave it out: SVG is what is written")),
    ("darkmode", "--theme dark"), ("id", "--embed id=WORD"),
  ])

  /// Options of one letter with any value behind it in the word.
  static let shortOptionsWithValues: [String: OtherWord] = [
    "G": .hint("say it with options: '--direction right', '--spacing 16,32'"),
    "N": .hint("say it with options: '--shape rect', '--color-by class'"),
    "E": .hint("say it with options: '--edges straight,arrow'"),
    "K": "--layout", "L": "--max-depth", "M": "--title",
    "V": .hint("say it with options of its own: 'treediagram --help' lists them"),
  ]

  /// Words without dashes, as commands of other programs are written.
  static let commands = table([
    ("help", "treediagram --help"), ("version", "treediagram --version"),
    ("man", "treediagram --help man"), ("formats", "treediagram --help formats"),
    ("completion completions", "treediagram --completions bash"),
    ("check validate lint", "treediagram --validate"), ("watch serve", "treediagram --watch"),
    ("draw render convert export", .hint("name the file alone: treediagram plan.txt")),
  ])

  /// Options that name a format, of the input or of the output.
  static let optionsOfFormats: Set = [
    "format", "output-format", "outputformat", "input-format", "inputformat", "to", "type", "as",
    "outfmt", "t", "e", "export", "out-format", "filetype", "read", "write", "syntax",
  ]

  /// Long options, without dashes and in small letters.
  static let options = table(
    before + ofInputs + ofSelecting + ofArranging + ofLooks + ofPages + ofWriting + ofInformation)

  /// What options were called before.
  private static let before: [Row] = [
    ("label", "--fields label=KEY"), ("children", "--fields children=KEY"),
    ("list-columns", "--columns"), ("aspect ratio aspect-ratio", "--fit 16:9"),
    ("align-leaves leaves", "--align leaves"), ("layers levels-aligned", "--align layers"),
    ("to-scale scaled", "--lengths scale"), ("edge-style line-style", "--edges dashed"),
    ("reverse descending desc", "--sort reverse"),
    ("ring rings circle-node", "--highlight ring:NODE"),
    ("route-through", "--route through:NODE,NODE"), ("pair", "--embed pair"),
    ("static no-hover", "--embed static"), ("responsive fluid", "--embed responsive"),
    ("embed-font embed-fonts self-contained embed-resources", "--embed font"),
    ("id-prefix svgid svg-id prefix", "--embed id=WORD"),
    ("max-nodes-read", "--max-input 256M,1000"),
    ("formats list-formats input-formats list-input-formats", "--help formats"),
    ("schema json-schema", "--help schema"), ("man manual", "--help man"),
  ]

  private static let ofInputs: [Row] = [
    (
      "input in file infile source", .hint("name the input without an option: treediagram plan.txt")
    ),
    ("stdin pipe", .hint("leave it out: without a file, standard input is read")),
    ("delimiter sep path-separator", "--separator"),
    ("parent parent-column", "--fields parent=NAME"),
    ("id id-column key", "--fields id=NAME"),
    ("name label-field text-field", "--fields label=NAME"),
    ("template text-template", "--text"), ("notes", "--note"), ("raw plain", "--literal"),
    (
      "recursive recurse directory folder",
      .hint("draw what other programs list: find src | treediagram")
    ),
    ("gitignore", .hint("draw what git knows: git ls-files | treediagram")),
    (
      "encoding charset",
      .hint("inputs are UTF-8 or UTF-16; convert others: iconv -f LATIN1 -t UTF-8")
    ),
    (
      "noreport dirsfirst dirs-only du filesfirst",
      .hint("let tree print it so, as in 'tree --dirsfirst src | treediagram'")
    ),
  ]

  private static let ofSelecting: [Row] = [
    (
      "depth level max-level maxdepth toc-depth expand expand-level initial-expand-level",
      "--max-depth"
    ),
    ("filelimit limit max-siblings breadth", "--max-children"), ("max-size nodes", "--max-nodes"),
    ("filter grep include match pattern search find", "--keep"),
    ("only subtree start focus from-node", "--root"),
    ("collapse prune close folded", "--fold"), ("min-count threshold", "--min-size"),
    (
      "exclude ignore without skip remove hide",
      .hint(
        "leave lines out before, as in 'git ls-files | grep -v test | treediagram', or fold them: '--fold NODE'"
      )
    ),
    ("order sort-by sorted alphabetical", "--sort label"), ("by-size largest", "--sort size"),
  ]

  private static let ofArranging: [Row] = [
    ("dir rankdir orientation rotate rotation flip direct", "--direction"),
    ("horizontal lr left-to-right sideways", "--direction right"),
    ("vertical tb td top-down", "--direction down"),
    ("bt bottom-up", "--direction up"), ("rl right-to-left", "--direction left"),
    ("gap nodesep ranksep node-spacing separation distance", "--spacing"),
    (
      "padding pad margin margins border-width",
      .hint("the margin is always 16 points; '--spacing' sets the gaps between nodes")
    ),
    ("compact tight dense", "--spacing 8,16"),
    ("engine layout-engine algorithm renderer", "--layout"),
    (
      "radial circular circle-layout sunburst treemap icicle",
      .hint("there is no such layout; '--layout mindmap' stands to both sides")
    ),
    ("org orgchart org-chart", "--preset org"), ("dendrogram cladogram", "--preset phylogeny"),
    ("tree", "--layout tidy"),
    ("mind-map mindmap", "--layout mindmap"), ("indented outline-layout", "--layout list"),
    ("splines edge-form edge-type edge edge-shape connector connectors lines line", "--edges"),
    ("orthogonal ortho", "--edges elbow"), ("curved bezier spline smooth", "--edges curve"),
    ("arrows arrow-heads arrowhead arrowheads directed", "--edges arrow"),
    ("node-shape shapes box-shape", "--shape"),
    ("box boxes rectangle", "--shape rect"), ("no-boxes plain-text borderless", "--shape none"),
    ("max-width maxwidth", "--width"),
    ("height max-height size canvas dimensions viewport", "--fit 800x600"),
    ("paper page-size papersize", "--page"), ("landscape", "--page A4-landscape"),
    ("slide slides", "--fit slide"),
    ("similar-to based-on previous", "--like"),
    ("weights branch-lengths branch-length", "--lengths scale"),
  ]

  private static let ofLooks: [Row] = [
    ("dark dark-mode darkmode dark-theme night", "--theme dark"),
    ("light-theme light-mode", "--theme light"),
    ("monochrome grayscale greyscale gray grey no-color no-colour bw", "--theme mono"),
    ("scheme color-scheme colorscheme style-name skin", "--theme"),
    ("transparent no-background nobackground", "--background none"),
    ("bg bgcolor background-color backgroundcolor canvas-color", "--background"),
    (
      "color colour fontcolor linecolor",
      .hint(
        "write it behind a label, as in 'Cat {color=red}', or colour by a field: '--color-by note'")
    ),
    ("colors colours palette color-field", "--color-by"),
    ("primary-color brand theme-color", "--accent"),
    ("key", "--legend"),
    (
      "fill node-color fillcolor stroke border",
      .hint(
        "write it behind a label, as in 'Cat {fill=gold}', or colour by a field: '--color-by note'")
    ),
    (
      "sketch hand-drawn handdrawn rough",
      .hint("no picture is sketched; 'treediagram --help theme' lists the looks there are")
    ),
    (
      "css style stylesheet styles cssfile",
      .hint(
        "there are no style sheets; '--theme', '--accent' and attributes such as {fill=gold} say colours"
      )
    ),
    ("font fontname fontfamily font-name", "--font-family"),
    ("fontsize text-size textsize", "--font-size"),
    ("font-regular ttf fontfile", "--font-file"), ("fontweight font-style", "--font-weight"),
    ("wrap-width label-width max-label-width text-width", "--wrap"),
    ("truncate ellipsis max-label-length", "--max-lines"),
    ("select mark emphasize emphasise show-node", "--highlight"), ("path path-to", "--route"),
    ("cross-link relation", "--link"),
    ("animate animation animate-interval", .hint("pictures do not move")),
    (
      "scale zoom dpi resolution quality ppi",
      .hint(
        "SVG has no pixels: '--width' says how wide it is at most, '--font-size' how large letters are"
      )
    ),
  ]

  private static let ofPages: [Row] = [
    ("alt alt-text name-of-picture aria-label", "--title"), ("desc longdesc", "--description"),
    ("language locale", "--lang"),
    ("footer subtitle heading header", "--caption"), ("target link-in-new-tab", "--link-target"),
    ("html embed-html snippet", "--embed github"), ("xml xml-declaration", "--embed standalone"),
    ("no-js no-script noscript", .hint("leave it out: pictures have no scripts")),
    (
      "interactive collapsible clickable toolbar no-toolbar",
      .hint("pictures have no scripts, and fold nothing; links can be clicked")
    ),
  ]

  private static let ofWriting: [Row] = [
    ("out outfile output-file dest destination", "--output"),
    ("outdir output-folder out-dir output-directory", "--output-dir"),
    ("stdout", .hint("leave it out: without '-o', the picture goes to standard output")),
    ("overwrite yes assume-yes", "--force"), ("dry-run lint test verify", "--validate"),
    ("diff up-to-date fail-on-change", "--check"),
    ("silent", "--quiet"),
    ("debug log-level loglevel log info trace explain", "--verbose"),
    ("werror warnings-as-errors pedantic", "--strict"),
    ("error-format message-format reporter", "--diagnostics"),
    ("stats statistics metrics summary", "--report"),
    ("coordinates layout-json geometry", "--emit frames"),
    ("live live-reload auto-reload", "--watch"),
    (
      "serve server port host browser no-browser open no-open offline view preview show",
      .hint("nothing is served or opened; '--watch' draws again whenever the tree changes")
    ),
    (
      "config config-file configfile settings options-file init",
      .hint("there is no file of settings; '--preset' names groups of options")
    ),
    ("jobs threads parallel", .hint("leave it out: files are drawn on all cores")),
    (
      "compress minify optimize svgz gzip",
      .hint("pictures are small already; compress them: gzip -9 < a.svg > a.svgz")
    ),
  ]

  private static let ofInformation: [Row] = [
    ("usage examples", "--help"), ("help-all list-options", "--help all"),
    ("themes list-themes", "--help theme"),
    ("layouts list-layouts", "--help layout"),
    ("completion generate-completion-script install-completion", "--completions"),
  ]
}
