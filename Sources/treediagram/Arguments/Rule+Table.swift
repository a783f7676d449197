internal import TreeDrawing

extension Rule {
  /// All combinations of options that make no sense, whatever the tree.
  static let all =
    ofMarkdown + [
      Rule("--width", not: "--fit"),
      Rule("--levels", not: "--fields"),
    ] + fitting + directions + [
      Rule(
        .choice("--align", \.picture.style.alignment),
        .layouts(without: .alignment, "where no parent stands over a row of children")),
      Rule(
        .part("--edges", "arrow"),
        .layouts(without: .boxes, "where no edge leads to a box")),
      Rule("--shape", .layouts(without: .boxes, "where nodes have no boxes")),
      Rule("--spacing", .layouts(without: .boxes, "whose lines stand as close as they can")),
      Rule(layers, .layouts(without: .levels, "which has no levels")),
      Rule(leaves, .layouts(without: .levels, "which has no levels")),
      Rule(scale, .layouts(without: .levels, "whose edges are no measure")),
      Rule(scale, not: layers),
      Rule("--font-family", not: "--font-file", fontFile),
      Rule("--font-weight", not: "--font-file", fontFile),
      Rule(.part("--embed", "font"), needs: ["--font-file"], "--font-file FILE"),
      Rule(
        "--dim", needs: ["--highlight", "--route"],
        "--highlight NODE' or '--route NODE,NODE"),
      Rule(pair, needs: targets, "--output FILE' or '--output-dir FOLDER"),
      Rule(site, needs: targets, "--output FILE' or '--output-dir FOLDER"),
      Rule(pair, not: "--theme"),
    ] + ofOutputs + ofFiles

  private static let layers = Subject.part("--align", "layers")
  private static let leaves = Subject.part("--align", "leaves")
  private static let scale = Subject.part("--lengths", "scale")
  static let pair = Subject.part("--embed", "pair")
  static let site = Subject.choice("--embed", \.embedding.style)

  private static let directions = GrowthDirection.allCases.map { growth in
    Rule(
      .choice("--direction", \.picture.style.growth, [growth]),
      .layouts { $0.has(.twoSided) || !$0.grows(growth) ? $0.growing : nil })
  }

  /// Where there is one arrangement, nothing can be fitted to a width or a box.
  private static let fitting = ["--width", "--fit", "--like"].flatMap { name in
    let option = Subject(stringLiteral: name)
    return [
      Rule(option, .layouts(without: .fitting, "whose size follows from the tree")),
      Rule(option, not: .choice("--direction", \.picture.style.growth, [.right, .left])),
      Rule(option, not: layers),
      Rule(option, not: leaves),
      Rule(option, not: scale),
    ]
  }

  private static let fontFile = "name the file of the family and weight that you want"

  /// What means nothing with one of the things to write.
  private static let ofOutputs = OutputForm.unusedOptions
    .filter { $0 != "--markdown" && $0 != "--report" }.map { unused($0) }

  private static func unused(_ name: String) -> Rule {
    let forms = OutputForm.allCases.filter { $0.unusedOptions.contains(name) }
    return Rule(Subject(stringLiteral: name), not: .choice("--emit", \.form, forms))
  }

  /// The pictures of Markdown pages have a form and a place that go with the pages.
  private static let ofMarkdown = [
    Rule("--markdown", not: "--output", "name a folder with '--output-dir'"),
    Rule("--markdown", not: "--base"),
    Rule("--markdown", not: "--like"),
    unused("--markdown"),
    Rule("--markdown", not: "--report", "draw the block by itself"),
    Rule("--markdown", not: pair, "one picture suits light and dark pages"),
    Rule("--markdown", not: site, "the pages show the pictures already"),
    Rule("--hide-source", needs: ["--markdown"], "--markdown"),
  ]

  /// What says where pictures go.
  private static let targets = ["--output", "--output-dir"]

  private static let places = "--output FILE', '--output-dir FOLDER' or '--markdown"

  private static let ofFiles =
    [
      Rule("--check", needs: targets + ["--markdown"], places),
      Rule("--output", not: "--output-dir"),
      Rule("--base", needs: ["--output-dir"], "--output-dir FOLDER"),
      Rule("--like", not: "--output-dir", "draw each file by itself"),
      Rule("--report", not: "--output-dir", "draw each file by itself"),
      Rule("--report", not: "--check"),
      Rule(
        "--force", needs: targets + ["--markdown", "--report"],
        "--output FILE', '--output-dir FOLDER', '--markdown' or '--report FILE"),
      Rule("--force", not: "--check"),
      unused("--report"),
    ] + ofWatching + [
      Rule("--output", not: "--validate"),
      Rule("--output-dir", not: "--validate"),
      Rule("--check", not: "--validate"),
      Rule("--force", not: "--validate"),
      Rule("--report", not: "--validate"),
    ]

  /// Who waits for changes wants files that change, again and again.
  private static let ofWatching = [
    Rule("--watch", not: "--check"),
    Rule("--watch", not: "--validate"),
    Rule(
      "--watch", not: .valued("--report") { $0.files.report == .standardOutput ? "-" : nil },
      "name a file for the report"),
    Rule("--watch", not: site),
    Rule("--watch", needs: targets + ["--markdown"], places),
  ]
}
