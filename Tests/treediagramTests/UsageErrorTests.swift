import Testing

@testable import treediagram

@Suite struct UsageErrorTests {
  /// A command line, and the whole message without the last line, which is always the same.
  struct Row: CustomTestStringConvertible, Sendable {
    let words: [OSString]
    let message: String

    init(_ words: OSString..., message: String) {
      self.words = words
      self.message = message
    }

    var testDescription: String { words.map(\.description).joined(separator: " ") }
  }

  @Test(arguments: [
    Row(
      "--max-depth", "two",
      message: """
        the value 'two' is invalid for '--max-depth N': 'two' is not a whole number such as 3
        """),
    Row(
      "--max-depth=2.5",
      message: """
        the value '2.5' is invalid for '--max-depth N': '2.5' is not a whole number such as 3
        """),
    Row(
      "--max-depth=",
      message: """
        the value '' is invalid for '--max-depth N': '' is not a whole number such as 3
        """),
    Row(
      "--max-depth", "-1",
      message: """
        the value '-1' is invalid for '--max-depth N': '-1' is less than 0
          leave it out: without it, all are drawn
        """),
    Row(
      "--max-children", "0",
      message: """
        the value '0' is invalid for '--max-children N': '0' is less than 1
        """),
    Row(
      "--max-children", "99999999999999999999",
      message: """
        the value '99999999999999999999' is invalid for '--max-children N': '99999999999999999999' is \
        more than 1000000000
        """),
    Row(
      "--min-size", "0",
      message: """
        the value '0' is invalid for '--min-size N': '0' is less than 1
        """),
    Row(
      "--max-nodes", "0",
      message: """
        the value '0' is invalid for '--max-nodes N': '0' is less than 1
        """),
    Row(
      "--max-nodes", "-5",
      message: """
        the value '-5' is invalid for '--max-nodes N': '-5' is less than 1
        """),
    Row(
      "--min-size", "x",
      message: """
        the value 'x' is invalid for '--min-size N': 'x' is not a whole number such as 3
        """),
    Row(
      "--keep=",
      message: """
        the value '' is invalid for '--keep PATTERN': it is empty
        """),
    Row(
      "--fold", "",
      message: """
        the value '' is invalid for '--fold NODE': it is empty
        """),
    Row(
      "--sort", "lable",
      message: """
        the value 'lable' is invalid for '--sort ORDER[,reverse]': \
        it is none of none, label, size, reverse
          did you mean 'label'?
        """),
    Row(
      "--root", "",
      message: """
        the value '' is invalid for '--root NODE': it is empty
        """),
    Row(
      "--algn", "mean",
      message: """
        unknown option '--algn'
          did you mean '--align'?
        """),
    Row(
      "--out=x.svg",
      message: """
        unknown option '--out'
          did you mean '--output'?
        """),
    Row(
      "--Emit=x",
      message: """
        unknown option '--Emit'
          did you mean '--emit'?
        """),
    Row(
      "--depth", "3",
      message: """
        unknown option '--depth'
          did you mean '--max-depth'?
        """),
    Row(
      "--format=json",
      message: """
        unknown option '--format'
          did you mean '--from json'?
        """),
    Row(
      "-help",
      message: """
        unknown option '-help'
          did you mean '--help'?
        """),
    Row(
      "-output", "x.svg",
      message: """
        unknown option '-output'
          did you mean '--output'?
        """),
    Row(
      "--frobnicate",
      message: """
        unknown option '--frobnicate'
        """),
    Row(
      "-x.txt",
      message: """
        unknown option '-x.txt'
        """),
    Row(
      OSString([0x2D, 0x1B, 0xFF, 0xE2, 0x80, 0xAE, 0x0A]),
      message: #"""
        unknown option '-\u{1B}\xFF\u{202E}\n'
        """#),
  ])
  func `an unknown option is named, with what to do`(_ row: Row) {
    check(row)
  }

  @Test(arguments: [
    Row("--output", message: "missing value for '--output FILE'"),
    Row("tree.txt", "-o", message: "missing value for '--output FILE'"),
    Row(
      "--title", "--fields", "label=kids",
      message: """
        missing value for '--title TEXT'
          to give it the value '--fields', write '--title=--fields'
        """),
    Row(
      "--title", "--",
      message: """
        missing value for '--title TEXT'
          to give it the value '--', write '--title=--'
        """),
    Row("--dim=x", message: "'--dim' takes no value, but 'x' is given"),
    Row("--version=", message: "'--version' takes no value, but '' is given"),
    Row(
      "--from", "jsn",
      message: """
        the value 'jsn' is invalid for '--from FORMAT': \
        it is none of auto, outline, json, data, heap, tree, paths, markdown, brackets, newick, \
        table, mindmap
          did you mean 'json'?
        """),
    Row(
      "--from", "csv",
      message: """
        the value 'csv' is invalid for '--from FORMAT': \
        it is none of auto, outline, json, data, heap, tree, paths, markdown, brackets, newick, \
        table, mindmap
          did you mean 'table'?
        """),
    Row(
      "--sort", "name",
      message: """
        the value 'name' is invalid for '--sort ORDER[,reverse]': \
        it is none of none, label, size, reverse
          did you mean 'label'?
        """),
    Row(
      "--direction", "LR",
      message: """
        the value 'LR' is invalid for '--direction DIRECTION': \
        it is none of down, up, right, left
          did you mean 'right'?
        """),
    Row(
      "--max-depth", "\u{1B}[31m\u{202E}",
      message: #"""
        the value '\u{1B}[31m\u{202E}' is invalid for '--max-depth N': \#
        '\u{1B}[31m\u{202E}' is not a whole number such as 3
        """#),
    Row(
      "--font-size", OSString(String(repeating: "9x", count: 50_000).utf8),
      message: """
        the value '\(String(repeating: "9x", count: 29))9…' is invalid for '--font-size N': \
        '\(String(repeating: "9x", count: 12))…' is not a number such as 20 or 12.5
        """),
    Row(
      "--separator", OSString(String(repeating: "ab", count: 51).utf8),
      message: """
        the value '\(String(repeating: "ab", count: 29))a…' is invalid for '--separator TEXT': \
        it is empty, longer than 100 bytes, or has a line end
        """),
    Row(
      "--align=OUTER",
      message: """
        the value 'OUTER' is invalid for '--align RULE[,RULE]': \
        it is none of centred, outer, middle, mean, first, last, box, layers, leaves
          did you mean 'outer'?
        """),
    Row(
      "--align", "leftmost",
      message: """
        the value 'leftmost' is invalid for '--align RULE[,RULE]': \
        it is none of centred, outer, middle, mean, first, last, box, layers, leaves
        """),
    Row(
      "--emit", "png",
      message: """
        the value 'png' is invalid for '--emit PRODUCT': it is none of svg, frames
          SVG is what is written; convert it: rsvg-convert -o picture.png picture.svg
        """),
    Row(
      "--text", "name",
      message: """
        the value 'name' is invalid for '--text TEMPLATE': there is no name in braces in it
          write the name of a member or a column in braces, such as '{name} ({size})'
        """),
    Row(
      "--note={a", "",
      message: """
        the value '{a' is invalid for '--note TEMPLATE': the { at character 1 is not closed
          write } behind the name, or {{ for a brace
        """),
    Row("--text", "", message: "the value '' is invalid for '--text TEMPLATE': it is empty"),
    Row(
      "--levels", "a,,b",
      message: "the value 'a,,b' is invalid for '--levels NAMES': a name is empty"),
    Row(
      "--duplicates", "repeats",
      message: """
        the value 'repeats' is invalid for '--duplicates WHAT': it is none of error, first, repeat
          did you mean 'repeat'?
        """),
    Row(
      "--columns", "a,b,c,d",
      message: """
        the value 'a,b,c,d' is invalid for '--columns N': \
        'a,b,c,d' is neither a whole number nor auto
          to say what columns hold, write such as '--fields id=nr,parent=boss,label=job'
        """),
    Row(
      "--columns", "", message: "the value '' is invalid for '--columns N': it is empty"),
    Row(
      "--columns", "0",
      message: "the value '0' is invalid for '--columns N': '0' is less than 1"),
    Row(
      "--columns=-3",
      message: "the value '-3' is invalid for '--columns N': '-3' is less than 1"),
    Row(
      "--columns", "1001",
      message: "the value '1001' is invalid for '--columns N': '1001' is more than 1000"),
    Row(
      "--columns", "-",
      message: "the value '-' is invalid for '--columns N': '-' is not a whole number such as 3"),
    Row(
      "--layout", "list-columns",
      message: """
        the value 'list-columns' is invalid for '--layout LAYOUT': \
        it is none of auto, rows, tidy, hang, columns, grid, list, mindmap
        """),
    Row(
      "--layout=colums",
      message: """
        the value 'colums' is invalid for '--layout LAYOUT': \
        it is none of auto, rows, tidy, hang, columns, grid, list, mindmap
          did you mean 'columns'?
        """),
    Row(
      "--direction", "rigth",
      message: """
        the value 'rigth' is invalid for '--direction DIRECTION': \
        it is none of down, up, right, left
          did you mean 'right'?
        """),
    Row(
      "--preset", "mind-map",
      message: """
        the value 'mind-map' is invalid for '--preset PRESET': \
        it is none of org, files, syntax, phylogeny, decision, mindmap
          did you mean 'mindmap'?
        """),
    Row(
      "--shape", "elipse",
      message: """
        the value 'elipse' is invalid for '--shape SHAPE': \
        it is none of rounded, rect, capsule, ellipse, circle, diamond, hexagon, cylinder, \
        folder, document, underline, none
          did you mean 'ellipse'?
        """),
    Row(
      "--edges", "bezier",
      message: """
        the value 'bezier' is invalid for '--edges FORM[,STYLE]': \
        it is none of straight, elbow, curve, solid, dashed, dotted, arrow
          did you mean 'curve'?
        """),
    Row(
      "--edges", "dots",
      message: """
        the value 'dots' is invalid for '--edges FORM[,STYLE]': \
        it is none of straight, elbow, curve, solid, dashed, dotted, arrow
          did you mean 'dotted'?
        """),
    Row(
      "--edges", "elbow,arows",
      message: """
        the value 'elbow,arows' is invalid for '--edges FORM[,STYLE]': 'arows' is none of \
        straight, elbow, curve, solid, dashed, dotted, arrow
          did you mean 'arrow'?
        """),
    Row(
      "--edges", "elbow,arrow,curve",
      message: """
        the value 'elbow,arrow,curve' is invalid for '--edges FORM[,STYLE]': \
        'elbow' and 'curve' exclude each other
        """),
    Row(
      "--embed", "static=1",
      message: """
        the value 'static=1' is invalid for '--embed HOW[,HOW]': \
        it is none of github, mkdocs, furo, docusaurus, docc, pair[=SITE], responsive, static, standalone, font, id=WORD
          did you mean 'static'?
        """),
    Row(
      "--embed", "static,pair=hugo",
      message: """
        the value 'static,pair=hugo' is invalid for '--embed HOW[,HOW]': \
        it is none of github, mkdocs, furo, docusaurus, docc
        """),
    Row(
      "--sides", "left",
      message: """
        the value 'left' is invalid for '--sides SIDES': it is none of one, both
          did you mean 'one'?
        """),
    Row(
      "--fields", "parant=a",
      message: """
        the value 'parant=a' is invalid for '--fields WHAT=FIELD[,...]': 'parant' is none of \
        label, parent, children, id, href, tooltip, class, fill, stroke, color, shape, edge, note, layout, \
        side, columns, roof, icon, weight, link, length
          did you mean 'parent'?
        """),
    Row(
      "--fields", "id=a,b",
      message: """
        the value 'id=a,b' is invalid for '--fields WHAT=FIELD[,...]': \
        no field is named for 'b'
        """),
    Row(
      "--fields", "nr,boss,job",
      message: """
        the value 'nr,boss,job' is invalid for '--fields WHAT=FIELD[,...]': \
        it does not say what the fields hold
          write such as 'id=nr,parent=boss,label=job'
        """),
    Row(
      "--title", OSString([0x61, 0xFF]),
      message: #"the value 'a\xFF' is invalid for '--title TEXT': it is not UTF-8"#),
  ])
  func `a wrong value is reported with the possible ones`(_ row: Row) {
    check(row)
  }

  @Test(arguments: [
    ("-5", "'-5' is negative"),
    ("20,-0.5", "'-0.5' is negative"),
    ("10001", "'10001' is more than 10000"),
    ("1e3", "'1e3' is not a number such as 20 or 12.5"),
    ("nan", "'nan' is not a number such as 20 or 12.5"),
    ("inf", "'inf' is not a number such as 20 or 12.5"),
    ("0x10", "'0x10' is not a number such as 20 or 12.5\n  did you mean '0,10'?"),
    ("+5", "'+5' is not a number such as 20 or 12.5"),
    ("1.2.3", "'1.2.3' is not a number such as 20 or 12.5"),
    (".", "'.' is not a number such as 20 or 12.5"),
    ("", "'' is not a number such as 20 or 12.5"),
    ("20,", "'' is not a number such as 20 or 12.5"),
    ("1 2", "'1 2' is not a number such as 20 or 12.5\n  did you mean '1,2'?"),
    ("1,2,3", "it has more than 2 numbers"),
  ])
  func `a spacing is one or two decimal numbers`(_ value: String, _ reason: String) {
    let message = "the value '\(value)' is invalid for '--spacing H[,V]': \(reason)"
    check(Row("--spacing", OSString(value.utf8), message: message))
  }

  @Test(arguments: [
    Row(
      "--spacing", "20", "30", "tree.txt",
      message: """
        one file at a time, but 2 are given: '30', 'tree.txt'
          to give an option two numbers, write them as one word, as in '--spacing 20,30'
        """),
    Row(
      "a.txt", "b.txt",
      message: """
        one file at a time, but 2 are given: 'a.txt', 'b.txt'
          to draw each into a folder, use '--output-dir FOLDER'
        """),
    Row(
      "1", "2", "3", "4",
      message: """
        one file at a time, but 4 are given: '1', '2', '3', …
          to draw each into a folder, use '--output-dir FOLDER'
        """),
    Row(
      "tree.txt", "tree.svg",
      message: """
        one file at a time, but 2 are given: 'tree.txt', 'tree.svg'
          to write to a file, use '-o FILE'
        """),
    Row("", message: "a file name is empty"),
    Row("--output-dir", "", message: "a file name is empty"),
    Row("--output-dir", "a", "--base", "", message: "a file name is empty"),
    Row("--font-file", "", message: "a file name is empty"),
    Row("-o", "", message: "a file name is empty"),
    Row("--output=", message: "a file name is empty"),
  ])
  func `one file is drawn`(_ row: Row) {
    check(row)
  }

  @Test func `a long word is cut`() {
    let word = String(repeating: "x", count: 100)
    check(
      Row(
        "--emit", OSString(word.utf8),
        message: """
          the value '\(word.prefix(59))…' is invalid for '--emit PRODUCT': \
          it is none of svg, frames
          """))
  }

  private func check(_ row: Row) {
    let failure = #expect(throws: Failure.self) { try Request(row.words) }
    #expect(failure?.message == row.message + "\n  see 'treediagram --help'")
    #expect(failure?.exitCode == .usage)
  }
}
