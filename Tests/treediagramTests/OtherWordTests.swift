import Testing

@testable import treediagram

/// What people write who know other programs.
@Suite struct OtherWordTests {
  /// Words of a command line, and what to do instead.
  struct Row: CustomTestStringConvertible, Sendable {
    let words: String
    let remedy: String

    init(_ words: String, _ remedy: String) {
      self.words = words
      self.remedy = remedy
    }

    /// A row whose remedy are other words.
    static func ours(_ words: String, _ meant: String) -> Row {
      Row(words, "did you mean '\(meant)'?")
    }

    var testDescription: String { words }
  }

  @Test(arguments: [
    Row("-Tpng", "SVG is what is written; convert it: rsvg-convert -o picture.png picture.svg"),
    Row("-Tsvg", "leave it out: SVG is what is written"),
    Row(
      "-Tpdf", "SVG is what is written; convert it: rsvg-convert -f pdf -o picture.pdf picture.svg"),
    Row("-tpng", "SVG is what is written; convert it: rsvg-convert -o picture.png picture.svg"),
    Row("-Grankdir=LR", "say it with options: '--direction right', '--spacing 16,32'"),
    Row("-Nshape=box", "say it with options: '--shape rect', '--color-by class'"),
    .ours("-Kdot", "--layout"),
    Row(
      "--format png", "SVG is what is written; convert it: rsvg-convert -o picture.png picture.svg"),
    Row("--format=svg", "leave it out: SVG is what is written"),
    .ours("--format json", "--from json"), .ours("--to csv", "--from table"),
    .ours("--format", "--from"), .ours("-t dark", "--theme"),
    Row("-i plan.txt", "name the input without an option: treediagram plan.txt"),
    .ours("-w 800", "--width"), .ours("-L 2", "--max-depth"), .ours("-L2", "--max-depth"),
    .ours("-b white", "--background"), .ours("-v", "--version"), .ours("-q", "--quiet"),
    Row("-J", "let tree print it: tree -J | treediagram"),
    Row("-c mmdc.json", "there is no file of settings; '--preset' names groups of options"),
    .ours("--transparent", "--background none"), .ours("--horizontal", "--direction right"),
    .ours("--rankdir=LR", "--direction"), .ours("--dark-mode", "--theme dark"),
    .ours("--height 300", "--fit 800x600"), .ours("--depth 2", "--max-depth"),
    .ours("--mindmap", "--layout mindmap"), .ours("--org", "--preset org"),
    .ours("--rounded", "--shape rounded"), .ours("--elbow", "--edges elbow"),
    .ours("--label name", "--fields label=KEY"), .ours("--pair", "--embed pair"),
    .ours("--align-leaves", "--align leaves"), .ours("--ring", "--highlight ring:NODE"),
    .ours("--formats", "--help formats"), .ours("--id-prefix a", "--embed id=WORD"),
    .ours("-f markdown", "--from"), Row("-t svg", "leave it out: SVG is what is written"),
    .ours("--filter x", "--keep"),
    Row(
      "--exclude test",
      "leave lines out before, as in 'git ls-files | grep -v test | treediagram', "
        + "or fold them: '--fold NODE'"),
    Row(
      "--scale 2",
      "SVG has no pixels: '--width' says how wide it is at most, "
        + "'--font-size' how large letters are"),
    Row("--sketch", "no picture is sketched; 'treediagram --help theme' lists the looks there are"),
    Row("--stdin", "leave it out: without a file, standard input is read"),
  ])
  func `an option of another program is answered with ours`(_ row: Row) { check(row) }

  @Test(arguments: [
    .ours("--layout LR", "--direction right"), .ours("--layout horizontal", "--direction right"),
    Row(
      "--layout radial",
      "there is no such layout; 'treediagram --help layout' lists those that there are"),
    .ours("--layout dendrogram", "--preset phylogeny"), .ours("--layout tree", "tidy"),
    .ours("--edges orthogonal", "elbow"), .ours("--edges bezier,dash", "curve"),
    .ours("--shape box", "rect"), .ours("--shape oval", "ellipse"),
    .ours("--theme default", "auto"), .ours("--theme forest", "--color-by branch"),
    .ours("--from csv", "table"), .ours("--from txt", "outline"),
    Row(
      "--from yaml",
      "YAML is not read; convert it to JSON first, with yq -o=json, or yq . in Debian, "
        + "and use --from data if it is no tree of names and children"),
    .ours("--direction TB", "down"), .ours("--align left", "first"),
    .ours("--sort desc", "reverse"),
    .ours("--width 800px", "800"), .ours("--font-size 12pt", "12"),
    .ours("--spacing 10x20", "10,20"),
    Row(
      "--width 100%",
      "widths are in points, such as 880; '--embed responsive' makes the picture no wider than its place"
    ),
    Row("--max-depth all", "leave it out: without it, all are drawn"),
    Row(
      "--emit pdf",
      "SVG is what is written; convert it: rsvg-convert -f pdf -o picture.pdf picture.svg"),
    .ours("--fit a4", "page"), .ours("--page a4", "A4"), .ours("--emit json", "frames"),
    .ours("--embed sphinx", "furo"), .ours("--font-weight normal", "regular"),
  ])
  func `a value of another program is answered with ours`(_ row: Row) { check(row) }

  @Test(arguments: [
    Transcript(
      "a command of other programs", "treediagram help",
      errors: """
        treediagram: help: cannot be opened: No such file or directory
          did you mean 'treediagram --help'?
        """, code: 66),
    Transcript(
      "a name without its extension", "treediagram tree",
      errors: """
        treediagram: tree: cannot be opened: No such file or directory
          did you mean 'tree.txt'?
        """, code: 66),
    Transcript(
      "an attribute in place of an option", "treediagram rankdir=LR",
      errors: """
        treediagram: rankdir=LR: cannot be opened: No such file or directory
          if an option is meant, its name begins with two dashes: '--help' lists them
        """, code: 66),
  ])
  func `a word that is no file is answered`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test func `what is offered instead can be typed`() {
    let tables = [OtherWord.options, OtherWord.shortOptions, OtherWord.shortOptionsWithValues]
    let answers = (tables + Array(OtherWord.values.values)).flatMap(\.values)
    for case .ours(let words) in answers where words.hasPrefix("--") {
      #expect(Self.canBeTyped(words), "\(words)")
    }
    for (option, table) in OtherWord.values {
      for case .ours(let word) in table.values where !word.hasPrefix("--") {
        #expect(Self.canBeTyped("\(option) \(word)"), "\(option) \(word)")
      }
    }
  }

  @Test func `no word that is known here is answered with another`() {
    let names = Set(Flag.all.map { String($0.name.dropFirst(2)) })
    #expect(OtherWord.options.keys.filter(names.contains) == [])
    for (option, table) in OtherWord.values {
      let words = Flag.all.first { $0.name == option }?.value?.choices.map(\.typed.word) ?? []
      #expect(table.keys.filter(words.contains) == [], "\(option)")
    }
  }

  private func check(_ row: Row) {
    let words = row.words.split(separator: " ").map { OSString($0.utf8) }
    let failure = #expect(throws: Failure.self) { try Request(words + ["house.txt"]) }
    let lines = failure?.message?.split(separator: "\n").map { $0.drop { $0 == " " } } ?? []
    #expect(lines.contains { $0 == row.remedy }, "\(lines)")
  }

  /// Whether words are understood, or an option alone is there that needs a value.
  private static func canBeTyped(_ words: String) -> Bool {
    do throws(UsageError) {
      _ = try Options(parsing: words.split(separator: " ").map { OSString($0.utf8) })
      return true
    } catch {
      if case .missingValue = error { return true }
      return false
    }
  }
}
