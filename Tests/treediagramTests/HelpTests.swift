import Foundation
import Testing

@testable import treediagram

@Suite struct HelpTests {
  static let topics: [HelpTopic] =
    [.start, .all] + FlagGroup.allCases.map(HelpTopic.group) + Flag.all.map(HelpTopic.option)

  @Test func `it begins like this`() {
    #expect(Help.text(about: .start) == start)
  }

  @Test func `everything fits in 80 columns, and is ASCII`() {
    for line in Self.topics.flatMap({ Help.text(about: $0).split(separator: "\n") }) {
      #expect(line.count <= 80, "\(line)")
      #expect(line.utf8.allSatisfy { 0x20..<0x7F ~= $0 }, "\(line)")
    }
  }

  @Test func `examples and the first options are on a screen of 24 lines`() throws {
    let lines = Help.text(about: .start).split(separator: "\n", omittingEmptySubsequences: false)
    let end = try #require(lines.firstIndex { $0.hasPrefix("All options") })
    #expect(end <= 24)
    #expect(lines.count <= 48)
  }

  @Test func `the first options are options`() {
    #expect(Set(Help.firstNames).isSubset(of: Flag.all.map(\.name)))
  }

  @Test func `the whole help has every option once, in its group`() {
    let text = Help.text(about: .all)
    for flag in Flag.all {
      let short = flag.names.count > 1 ? "  \(flag.names[1]), " : "      "
      let isTerm = { (line: Substring) in
        line.hasPrefix(short + flag.synopsis)
          && line.dropFirst(short.count + flag.synopsis.count).first.map { $0 == " " } != false
      }
      #expect(text.split(separator: "\n").count(where: isTerm) == 1, "\(flag.name)")
      let section = Help.text(about: .group(flag.group)).split(separator: "\n")
      #expect(section.count(where: isTerm) == 1, "\(flag.name)")
    }
    for group in FlagGroup.allCases { #expect(text.contains("\n\(group.rawValue):\n")) }
  }

  @Test func `groups have words of their own`() {
    let words = HelpTopic.words
    #expect(FlagGroup.allCases.allSatisfy { !$0.flags.isEmpty })
    #expect(Set(FlagGroup.allCases.map(\.word)).count == FlagGroup.allCases.count)
    #expect(words.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test(arguments: [
    ("--help", start),
    ("-h", start),
    ("--help output", explanation),
    ("--help=--output", explanation),
    ("-h -o", explanation),
    ("-ho", explanation),
    ("--help sort", sorting),
    ("--help Writing", writing),
    ("--help all", Help.text(about: .all)),
    ("--layout hang --help -- --bogus", Help.text(about: .start)),
  ])
  func `a topic is explained`(_ words: String, _ text: String) throws {
    let request = try Request(words.split(separator: " ").map { OSString($0.utf8) })
    guard case .explain(let information) = request else {
      Issue.record("\(words) explains nothing")
      return
    }
    #expect(information.text == text)
  }

  @Test(arguments: [
    ("layuot", "\n  did you mean 'layout'?"), ("filds", "\n  did you mean 'fields'?"),
    ("colors", "\n  did you mean 'colours'?"), ("plan.txt", ""), ("", ""),
  ])
  func `a topic that there is not is reported`(_ word: String, _ remedy: String) {
    let failure = #expect(throws: Failure.self) { try Request(["--help", OSString(word.utf8)]) }
    #expect(
      failure?.message == """
        the value '\(word)' is invalid for '--help [TOPIC]': it is no option, no group of options, \
        and not all\(remedy)
          see 'treediagram --help'
        """)
  }

  @Test func `each option is named on a page`() throws {
    let pages = try pagesOfDocs()
    for flag in Flag.all { #expect(pages.contains("`\(flag.name)"), "\(flag.name)") }
  }

  /// All pages but that of errors, which names options without explaining them.
  private func pagesOfDocs() throws -> String {
    let docs = Golden.top.appending(path: "docs")
    let names = try FileManager.default.subpathsOfDirectory(atPath: docs.path)
      .filter { $0.hasSuffix(".md") && $0 != "errors.md" }
    return try names.map { try String(contentsOf: docs.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
  }
}

private let start = """
  Usage: treediagram [OPTIONS] [FILE]

  Examples:
    treediagram plan.txt > plan.svg
    tree -J src | treediagram -o src.svg
    git ls-files | treediagram --max-depth 2 > files.svg
    treediagram --layout mindmap --theme dark -o ideas.svg ideas.md

  Draws a tree as an SVG picture: indented text, JSON, or what tree, find, npm and
  other programs print. Without FILE, or when it is '-', the tree is read from
  standard input.

  To begin with:
    -o, --output FILE     write to FILE, which is replaced when the picture is
                          complete
        --from FORMAT     how the tree is written
        --layout LAYOUT   how the children of a node stand
        --width WIDTH     how wide the picture is at most, in points, 2 % more
                          being allowed; of the arrangements that fit, it is the
                          lowest
        --max-depth N     draw N levels below the roots, and a node such as +12
                          for what is cut away
        --theme THEME     the colours of the picture

  All options: 'treediagram --help GROUP' shows one of these groups, 'treediagram
  --help OPTION' explains an option with an example, 'treediagram --help all'
  shows everything, 'treediagram --help formats' what is read.
    reading       how the tree is written, and what its columns and members mean
    selecting     parts of the tree, and another order
    arranging     where nodes stand, their shapes, and how edges run
    colours       themes, colours by branch or field, and a legend
    pointing-out  single nodes, ways from one to another, and links
    labels        fonts, and lines of labels
    describing    a caption, and words for those who cannot see the picture
    embedding     how the picture stands in a page, on a screen or on paper
    writing       where the picture goes
    information   this help, the manual, completions, and what can be read

  """

private let explanation = """
  -o, --output FILE

    write to FILE, which is replaced when the picture is complete (default:
    standard output)

  Example:
    treediagram -o house.svg house.txt

  """

private let sorting = """
  --sort ORDER[,reverse]

    how siblings are sorted (default: none)

    none     as in the input
    label    by label, in the order of code points
    size     by size as du says it, else by number of nodes, the largest first
    reverse  turned round, alone or after another order

  Example:
    treediagram --sort size,reverse house.txt > house.svg

  """

private let writing = """
  Writing: where the picture goes
    -o, --output FILE     write to FILE, which is replaced when the picture is
                          complete (default: standard output)
        --output-dir FOLDER
                          write a picture of each FILE into FOLDER, which is
                          created if need be; what is there already is left alone
        --base FOLDER     keep the folders of files below FOLDER in that of
                          '--output-dir'
        --force           replace any file; without it, pictures take the place of
                          SVG only, and reports of reports
        --check           write nothing, and report whether the output is what
                          would be written: 0 if it is, 1 if not
        --watch           draw again whenever an input changes, until Ctrl-C; if
                          that cannot be, the picture stays
        --markdown        take each FILE as a Markdown page: draw its blocks of
                          code in the language treediagram, and show the pictures
                          below them
        --hide-source     in Markdown pages, put the blocks that are drawn where a
                          click shows them
        --validate        write nothing, and tell whether all files can be drawn
        --diagnostics FORM
                          how to write messages (default: text)
                            text    sentences, for people
                            json    a JSON object a line
                            github  annotations of GitHub Actions
                            sarif   one SARIF document, for code scanning
        --strict          take warnings for errors
        --quiet           do not show how the work goes on, which a terminal sees
                          otherwise
        --emit PRODUCT    what to write (default: svg)
                            svg     the picture
                            frames  where each node is, as JSON
        --report FILE     write to FILE what there is to say of the picture in
                          numbers, as JSON; to standard output instead of the
                          picture with 'json' or '-'

  """
