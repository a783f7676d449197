internal import TreeDrawing

extension Rule {
  /// All combinations of options that make no sense, whatever the tree.
  static let all =
    ofMarkdown + [
      Rule(.named("--width", \.width), .option(.named("--fit", \.fit), "leave one of them out")),
      Rule(
        .named("--width", \.width), .option(.named("--aspect", \.aspect), "leave one of them out")),
      Rule(.named("--fit", \.fit), .option(.named("--aspect", \.aspect), "leave one of them out")),
      Rule(
        .named("--levels", \.levels),
        .option(.named("--columns", \.recordColumns), "leave one of them out")),
      Rule(
        .named("--levels", \.levels),
        .option(.named("--label", \.labelKey), "leave one of them out")),
    ] + fitting + directions + [
      Rule(
        .choice("--align", \.alignment),
        .layouts(without: .alignment, "where no parent stands over a row of children")),
      Rule(
        .choice("--arrows", \.arrows, [.end]),
        .layouts(without: .arrows, "where no edge leads to a box")),
      Rule(.named("--layers", \.hasLayers), .layouts(without: .levels, "which has no levels")),
      Rule(
        .named("--align-leaves", \.alignsLeaves), .layouts(without: .levels, "which has no levels")),
      Rule(
        .named("--to-scale", \.isToScale), .layouts(without: .levels, "whose edges are no measure")),
      Rule(
        .named("--to-scale", \.isToScale),
        .option(.named("--layers", \.hasLayers), "leave one of them out")),
      Rule(
        .named("--font-family", \.fontFamilies),
        .option(.named("--font-file", \.fontFile), fontFile)),
      Rule(
        .named("--font-weight", \.fontWeight), .option(.named("--font-file", \.fontFile), fontFile)),
      Rule(
        .named("--embed-font", \.embedsFont),
        .missing(.named("--font-file", \.fontFile), "--font-file FILE")),
      Rule(
        .named("--dim", \.isDimmed),
        .missing(pointingOut, "--highlight NODE[,NODE]' or '--route NODE,NODE[,NODE]")),
      Rule(.named("--ring", \.hasRings), .missing(highlight, "--highlight NODE[,NODE]")),
      Rule(
        .named("--route-through", \.isRouteThrough),
        .missing(.named("--route", \.route), "--route NODE,NODE[,NODE]")),
      Rule(.named("--pair", \.isPair), .missing(target, targets)),
      Rule(.named("--embed", \.site), .missing(target, targets)),
      Rule(
        .named("--pair", \.isPair), .option(.named("--theme", \.theme), "leave one of them out")),
    ] + ofPictures + ofFiles

  /// Where there is one arrangement, nothing can be fitted to a width or a box.
  private static let fitting = [
    Subject.named("--width", \.width), .named("--fit", \.fit), .named("--aspect", \.aspect),
    .named("--like", \.like),
  ].flatMap { option in
    [
      Rule(option, .layouts(without: .fitting, "whose size follows from the tree")),
      Rule(
        option,
        .option(.choice("--direction", \.growth, [.right, .left]), "leave one of them out")),
      Rule(option, .option(.named("--layers", \.hasLayers), "leave one of them out")),
      Rule(option, .option(.named("--align-leaves", \.alignsLeaves), "leave one of them out")),
      Rule(option, .option(.named("--to-scale", \.isToScale), "leave one of them out")),
    ]
  }

  private static let directions = Growth.allCases.map { growth in
    Rule(
      .choice("--direction", \.growth, [growth]),
      .layouts { $0.isTwoSided || !$0.grows(growth) ? $0.growing : nil })
  }

  /// What is said of the picture means nothing where none is written.
  private static let ofPictures = [
    Subject.named("--title", \.title), .named("--description", \.summary),
    .named("--lang", \.language), .named("--link-target", \.linkTarget),
    .named("--id-prefix", \.idPrefix), .named("--responsive", \.isResponsive),
    .named("--standalone", \.isStandalone), .named("--static", \.isStatic),
    .named("--page", \.page), .named("--pair", \.isPair), .named("--embed", \.site),
  ].map { Rule($0, .option(.choice("--emit", \.product, [.frames]), "leave one of them out")) }

  private static let highlight = Subject(
    words: { $0.highlights.isEmpty ? nil : "--highlight" }, forget: { $0.highlights = [] })

  /// The options that point nodes out.
  private static let pointingOut = Subject(
    words: { $0.route == nil ? highlight.words($0) : "--route" },
    forget: {
      highlight.forget(&$0)
      $0.route = nil
    })

  private static let folder = Subject.named("--output-dir", \.outputDirectory)

  /// What says where pictures go.
  private static let target = Subject(
    words: { $0.output == nil ? folder.words($0) : "--output" },
    forget: {
      $0.output = nil
      folder.forget(&$0)
    })

  private static let targets = "--output FILE' or '--output-dir FOLDER"

  private static let markdown = Subject.named("--markdown", \.isMarkdown)

  /// The pictures of Markdown pages have a form and a place that go with the pages.
  private static let ofMarkdown = [
    Rule(markdown, .option(.named("--output", \.output), "name a folder with '--output-dir'")),
    Rule(markdown, .option(.named("--base", \.base), "leave one of them out")),
    Rule(markdown, .option(.named("--like", \.like), "leave one of them out")),
    Rule(markdown, .option(.choice("--emit", \.product, [.frames]), "leave one of them out")),
    Rule(markdown, .option(.named("--report", \.report), "draw the block by itself")),
    Rule(markdown, .option(.named("--pair", \.isPair), "one picture suits light and dark pages")),
    Rule(markdown, .option(.named("--embed", \.site), "the pages show the pictures already")),
    Rule(.named("--hide-source", \.hidesSource), .missing(markdown, "--markdown")),
  ]

  /// What says where pictures or pages are.
  private static let place = Subject(
    words: { target.words($0) ?? markdown.words($0) }, forget: target.forget)

  private static let places = "--output FILE', '--output-dir FOLDER' or '--markdown"

  /// Who waits for changes wants files that change, again and again.
  private static let ofWatching: [Rule] = {
    let watch = Subject.named("--watch", \.watches)
    let printed = Subject(
      words: { $0.report == .standardOutput ? "--report -" : nil }, forget: { $0.report = nil })
    return [
      Rule(watch, .option(.named("--check", \.checks), "leave one of them out")),
      Rule(watch, .option(.named("--validate", \.validates), "leave one of them out")),
      Rule(watch, .option(printed, "name a file for the report")),
      Rule(watch, .option(.named("--embed", \.site), "leave one of them out")),
      Rule(watch, .missing(place, places)),
    ]
  }()

  private static let report = Subject.named("--report", \.report)

  private static let ofFiles =
    [
      Rule(.named("--check", \.checks), .missing(place, places)),
      Rule(.named("--output", \.output), .option(folder, "leave one of them out")),
      Rule(.named("--base", \.base), .missing(folder, "--output-dir FOLDER")),
      Rule(.named("--like", \.like), .option(folder, "draw each file by itself")),
      Rule(report, .option(folder, "draw each file by itself")),
      Rule(report, .option(.named("--check", \.checks), "leave one of them out")),
      Rule(report, .option(.choice("--emit", \.product, [.frames]), "leave one of them out")),
    ]
    + ofWatching
    + [.named("--output", \.output), folder, .named("--check", \.checks), report].map {
      Rule(
        $0,
        .option(.named("--validate", \.validates), "leave one of them out"))
    }

  private static let fontFile = "name the file of the family and weight that you want"
}
