import Testing
import TreeDrawing

@testable import treediagram

/// Options that make no sense together: one line each, with what to do.
@Suite struct CombinationTests {
  /// A command line, and the whole message.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let message: String

    init(_ words: String, _ message: String) {
      testDescription = words
      self.message = message
    }

    var words: [OSString] { testDescription.split(separator: " ").map { OSString($0.utf8) } }
  }

  static let rows = [
    Row(
      "--levels a,b --fields id=id,parent=parent",
      "'--levels' cannot be used with '--fields'; leave one of them out"),
    Row(
      "--levels a,b --fields label=c",
      "'--levels' cannot be used with '--fields'; leave one of them out"),
    Row(
      "--layout mindmap --direction down",
      "'--direction down' cannot be used with '--layout mindmap', which grows to both sides; "
        + "leave it out, or use --layout auto, rows, tidy, hang, columns, grid or list"),
    Row(
      "--direction up --layout=list",
      "'--direction up' cannot be used with '--layout list', which grows down; "
        + "leave it out, or use --layout auto, rows, tidy, hang or columns"),
    Row(
      "--direction left --layout grid",
      "'--direction left' cannot be used with '--layout grid', which grows down; "
        + "leave it out, or use --layout auto, rows or tidy"),
    Row(
      "--direction right --layout hang",
      "'--direction right' cannot be used with '--layout hang', which grows down or up; "
        + "leave it out, or use --layout auto, rows or tidy"),
    Row(
      "--direction left --layout columns",
      "'--direction left' cannot be used with '--layout columns', which grows down or up; "
        + "leave it out, or use --layout auto, rows or tidy"),
    Row(
      "--align mean --layout list",
      "'--align mean' cannot be used with '--layout list', "
        + "where no parent stands over a row of children; "
        + "leave it out, or use --layout auto, rows, tidy or columns"),
    Row(
      "--align first --preset mindmap",
      "'--align first' cannot be used with '--layout mindmap' of '--preset mindmap', "
        + "where no parent stands over a row of children; "
        + "leave it out, or use --layout auto, rows, tidy or columns"),
    Row(
      "--edges arrow --layout list",
      "'--edges arrow' cannot be used with '--layout list', where no edge leads to a box; "
        + "leave it out, or use --layout auto, rows, tidy, hang, columns, grid or mindmap"),
    Row(
      "--align layers --layout columns",
      "'--align layers' cannot be used with '--layout columns', which has no levels; "
        + "leave it out, or use --layout auto, rows or tidy"),
    Row(
      "--align leaves --preset files",
      "'--align leaves' cannot be used with '--layout list' of '--preset files', "
        + "which has no levels; leave it out, or use --layout auto, rows or tidy"),
    Row(
      "--lengths scale --layout hang",
      "'--lengths scale' cannot be used with '--layout hang', whose edges are no measure; "
        + "leave it out, or use --layout auto, rows or tidy"),
    Row(
      "--lengths scale --align layers",
      "'--lengths scale' cannot be used with '--align layers'; leave one of them out"),
    Row(
      "--width 600 --layout rows",
      "'--width' cannot be used with '--layout rows', whose size follows from the tree; "
        + "leave it out, or use --layout auto"),
    Row(
      "--fit 800x600 --layout list",
      "'--fit' cannot be used with '--layout list', whose size follows from the tree; "
        + "leave it out, or use --layout auto"),
    Row(
      "--fit 16:9 --preset mindmap",
      "'--fit' cannot be used with '--layout mindmap' of '--preset mindmap', "
        + "whose size follows from the tree; leave it out, or use --layout auto"),
    Row("--width 600 --fit page", "'--width' cannot be used with '--fit'; leave one of them out"),
    Row(
      "--width 600 --direction right",
      "'--width' cannot be used with '--direction right'; leave one of them out"),
    Row(
      "--fit page --align leaves",
      "'--fit' cannot be used with '--align leaves'; leave one of them out"),
    Row(
      "--like a.svg --layout rows",
      "'--like' cannot be used with '--layout rows', whose size follows from the tree; "
        + "leave it out, or use --layout auto"),
    Row(
      "--like a.svg --output-dir b",
      "'--like' cannot be used with '--output-dir'; draw each file by itself"),
    Row(
      "--force",
      "'--force' needs '--output FILE', '--output-dir FOLDER', '--markdown' or '--report FILE'"),
    Row(
      "--force --check -o a.svg b",
      "'--force' cannot be used with '--check'; leave one of them out"),
    Row(
      "--force --validate --markdown a",
      "'--force' cannot be used with '--validate'; leave one of them out"),
    Row("--check", "'--check' needs '--output FILE', '--output-dir FOLDER' or '--markdown'"),
    Row("--watch a", "'--watch' needs '--output FILE', '--output-dir FOLDER' or '--markdown'"),
    Row(
      "--watch --check -o a.svg b",
      "'--watch' cannot be used with '--check'; leave one of them out"),
    Row(
      "--watch --validate a",
      "'--watch' cannot be used with '--validate'; leave one of them out"),
    Row(
      "--watch --report json -o a.svg b",
      "'--watch' cannot be used with '--report -'; name a file for the report"),
    Row(
      "--watch --embed docc -o a.svg b",
      "'--watch' cannot be used with '--embed docc'; leave one of them out"),
    Row(
      "--report - -o -",
      "'--report -' cannot be used with '--output -'; name a file for one of them"),
    Row(
      "--embed pair=docc -o -",
      "'--embed pair' cannot be used with '--output -'; name a file, which the other is called after"
    ),
    Row(
      "--embed docc -o -",
      "'--embed docc' cannot be used with '--output -'; name the file to show"),
    Row("--hide-source", "'--hide-source' needs '--markdown'"),
    Row(
      "--markdown -o a.svg",
      "'--markdown' cannot be used with '--output'; name a folder with '--output-dir'"),
    Row(
      "--markdown --output-dir a --base b",
      "'--markdown' cannot be used with '--base'; leave one of them out"),
    Row(
      "--markdown --like a.svg", "'--markdown' cannot be used with '--like'; leave one of them out"),
    Row(
      "--markdown --emit frames",
      "'--markdown' cannot be used with '--emit frames'; leave one of them out"),
    Row(
      "--markdown --report json",
      "'--markdown' cannot be used with '--report'; draw the block by itself"),
    Row(
      "--markdown --embed pair",
      "'--markdown' cannot be used with '--embed pair'; one picture suits light and dark pages"),
    Row(
      "--markdown --embed docc",
      "'--markdown' cannot be used with '--embed docc'; the pages show the pictures already"),
    Row(
      "-o a.svg --output-dir b",
      "'--output' cannot be used with '--output-dir'; leave one of them out"),
    Row("--base a -o b.svg", "'--base' needs '--output-dir FOLDER'"),
    Row(
      "--validate -o a.svg",
      "'--output' cannot be used with '--validate'; leave one of them out"),
    Row(
      "--check --output-dir a --validate",
      "'--output-dir' cannot be used with '--validate'; leave one of them out"),
    Row(
      "--validate --report json",
      "'--report' cannot be used with '--validate'; leave one of them out"),
    Row(
      "--report json --output-dir b",
      "'--report' cannot be used with '--output-dir'; draw each file by itself"),
    Row(
      "--report json --emit frames",
      "'--report' cannot be used with '--emit frames'; leave one of them out"),
    Row(
      "--report json --check -o b.svg",
      "'--report' cannot be used with '--check'; leave one of them out"),
    Row(
      "--like a.svg --direction left",
      "'--like' cannot be used with '--direction left'; leave one of them out"),
    Row("--embed font", "'--embed font' needs '--font-file FILE'"),
    Row(
      "--shape ellipse --layout list",
      "'--shape' cannot be used with '--layout list', where nodes have no boxes; "
        + "leave it out, or use --layout auto, rows, tidy, hang, columns, grid or mindmap"),
    Row(
      "--spacing 3 --layout list",
      "'--spacing' cannot be used with '--layout list', whose lines stand as close as they can; "
        + "leave it out, or use --layout auto, rows, tidy, hang, columns, grid or mindmap"),
    Row(
      "--font-file a.ttf --font-family serif",
      "'--font-family' cannot be used with '--font-file'; "
        + "name the file of the family and weight that you want"),
    Row(
      "--font-weight bold --font-file a.ttf",
      "'--font-weight' cannot be used with '--font-file'; "
        + "name the file of the family and weight that you want"),
  ]

  @Test(arguments: rows) func `cannot be used together`(_ row: Row) {
    let failure = #expect(throws: Failure.self) { try Request(row.words) }
    #expect(failure?.message == row.message)
    #expect(failure?.exitCode == .usage)
  }

  @Test func `no rule is without a row`() {
    let failures = Self.rows.compactMap { row in
      #expect(throws: Failure.self) { try Request(row.words) }?.message
    }
    for rule in Rule.all {
      guard case .layouts(let reason) = rule.clash else { continue }
      for reason in Arrangement.allCases.compactMap(reason) {
        #expect(failures.contains { $0.contains(reason) })
      }
    }
  }

  @Test(arguments: [
    "--direction down --layout list", "--direction up --layout columns",
    "--direction left --align box",
    "--align last --layout columns", "--edges arrow --layout mindmap",
    "--align layers,leaves --layout tidy --direction right", "--edges straight --layout hang",
    "--edges dotted --layout list", "--shape none --layout hang --direction up",
    "--lengths scale --align leaves --direction left",
  ])
  func `can be used together`(_ words: String) {
    #expect(throws: Never.self) {
      try Request(words.split(separator: " ").map { OSString($0.utf8) })
    }
  }

  @Test(arguments: [
    Transcript(
      "an impossible combination", "treediagram --edges arrow --layout list tree.txt",
      errors: """
        treediagram: '--edges arrow' cannot be used with '--layout list', where no edge leads to a \
        box; leave it out, or use --layout auto, rows, tidy, hang, columns, grid or mindmap
        """, code: 64),
    Transcript(
      "sides without a stem", "treediagram --sides both tree.txt",
      errors: """
        treediagram: '--sides both' needs '--layout hang' or '--layout columns', \
        or a node with such a layout
        """, code: 64),
    Transcript(
      "columns of nothing", "treediagram --columns 2 --layout hang tree.txt",
      errors: """
        treediagram: '--columns 2' needs '--layout columns', '--layout grid' or '--layout list', \
        or a node with such a layout
        """, code: 64),
    Transcript(
      "a node that wishes it",
      "printf 'a\\n  b {layout=hang}\\n    c\\n    d\\n' | treediagram --sides both | grep -c '<svg'",
      output: .text("1")),
    Transcript(
      "a grid of leaves", "treediagram --layout grid --columns 1 tree.txt | grep -c '<svg'",
      output: .text("1")),
    Transcript(
      "a grid of more than leaves",
      "printf 'House\\n  Attic\\n  Kitchen\\n    Stove\\n' > a; "
        + "treediagram --layout grid --edges arrow a | grep -c '<svg'",
      output: .text("1")),
    Transcript(
      "a grid of more than leaves, in the input",
      "printf 'House\\n  Kitchen {layout=grid}\\n    Stove\\n      Oven {shape=rect edge=in}\\n' "
        + "| treediagram | grep -c '<svg'",
      output: .text("1")),
    Transcript(
      "a node's layout that grows down, in a tree that grows to the left",
      "printf 'a\\n  b {layout=hang}\\n    c\\n' | treediagram --direction left",
      errors: """
        treediagram: a node with layout=hang makes no sense with '--direction left', \
        which does not grow down; write layout=rows or layout=tidy, or leave '--direction left' out
        """, code: 64),
    Transcript(
      "a node's layout that grows down, in a mind map",
      "printf 'a\\n  b {layout=list}\\n    c\\n' | treediagram --layout mindmap",
      errors: """
        treediagram: a node with layout=list makes no sense with '--layout mindmap', \
        which does not grow down; write layout=rows or layout=tidy, or leave '--layout mindmap' out
        """, code: 64),
    Transcript(
      "a grid below another layout",
      "printf 'House\\n  Kitchen {layout=grid}\\n    Stove\\n  Study\\n    Desk\\n' | treediagram "
        + "| grep -c '<svg'",
      output: .text("1")),
    Transcript(
      "what is cut away before",
      "printf 'a\\n  b\\n    c\\n' > a; "
        + "treediagram --layout grid --root a/b a | grep -c '<svg'",
      output: .text("1")),
  ])
  func `a command line with options that do not go together is refused`(_ transcript: Transcript)
    throws
  {
    try transcript.check()
  }
}
