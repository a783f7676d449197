import Testing
import TreeDrawing

@testable import treediagram

/// What the command says of a picture, and where it puts it.
@Suite struct DocumentOptionTests {
  @Test(arguments: [
    Transcript(
      "a title and a description",
      "treediagram tree.txt --title 'A & B' --description C | grep -E '^<(title|desc)'",
      output: .text("<title>A &amp; B</title>\n<desc>C</desc>")),
    Transcript(
      "a language", "treediagram tree.txt --lang de | grep -oE 'x?m?l?:?lang=\"de\"'",
      output: .text("lang=\"de\"\nxml:lang=\"de\"")),
    Transcript(
      "a caption", "treediagram tree.txt --caption 'All that there is' | grep -oE '>All [a-z ]+<'",
      output: .text(">All that there is<\n>All that there is<")),
    Transcript(
      "a prefix",
      "printf 'a {id=x href=#x}\\n' | treediagram --embed id=p- | grep -oE ' id=\"[^\"]*\"| href=\"[^\"]*\"'",
      output: .text(" id=\"p-x\"\n href=\"#p-x\"")),
    Transcript(
      "a place for links",
      "printf 'a {href=b.html}\\n' | treediagram --link-target blank | grep -oE '<a [^>]*>'",
      output: .text("<a href=\"b.html\" target=\"_blank\" rel=\"noopener\">")),
    Transcript(
      "a declaration", "treediagram tree.txt --embed standalone | head -1",
      output: .text("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")),
    Transcript(
      "a style for narrow places", "treediagram tree.txt --embed responsive | grep -oE ' style=.*'",
      output: .text(" style=\"max-width:100%;height:auto\">")),
    Transcript(
      "a page",
      "treediagram tree.txt --page A4-landscape | head -1 | grep -oE ' (width|height)=\"[0-9.]+mm\"' | wc -l",
      output: .text("2")),
    Transcript(
      "nothing that answers to the pointer",
      "treediagram tree.txt --embed static | grep -c hover", output: .text("0"), code: 1),
  ])
  func `a document has what its options ask for`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test func `small letters on paper are reported`() throws {
    let script = """
      { echo r; for i in $(seq 40); do echo "  a node $i"; done; } > wide.txt
      treediagram --layout rows wide.txt --page A4 -o a.svg 2>&1 | sed 's/ [0-9][.][0-9] / N /'
      """
    try Transcript(
      "", script,
      output: .text(
        "treediagram: warning: wide.txt: on a page of A4, the smallest text is N points "
          + "high, less than 7; use --page A4-landscape, or draw a part of the tree with --root or "
          + "--max-depth")
    ).check()
  }

  @Test(arguments: [
    ("--lang", "d", "'d' is no name of a language such as en, de or pt-BR"),
    ("--lang", "de_AT", "'de_AT' is no name of a language such as en, de or pt-BR"),
    ("--lang", "de-", "'de-' is no name of a language such as en, de or pt-BR"),
    ("--lang", "1a", "'1a' is no name of a language such as en, de or pt-BR"),
    ("--lang", "", "it is empty"), ("--title", "", "it is empty"), ("--caption", "", "it is empty"),
    (
      "--embed", "id=1a",
      "'1a' is not made of letters, digits, - and _, beginning with a letter"
    ),
    (
      "--embed", "id=" + String(repeating: "a", count: 101),
      "'aaaaaaaaaaaaaaaaaaaaaaaa…' is longer than 100 bytes"
    ),
    (
      "--caption", String(repeating: "a", count: 65_537),
      "'aaaaaaaaaaaaaaaaaaaaaaaa…' is longer than 65536 bytes"
    ),
    (
      "--embed", "id=a b",
      "'a b' is not made of letters, digits, - and _, beginning with a letter"
    ),
    ("--link-target", "_blank", "it is none of blank, self, parent, top\n  did you mean 'blank'?"),
    (
      "--page", "a4",
      "it is none of A4, A4-landscape, letter, letter-landscape\n  did you mean 'A4'?"
    ),
  ])
  func `a wrong value of an option of documents is reported`(
    _ option: String, _ value: String, _ reason: String
  ) {
    let failure = #expect(throws: Failure.self) {
      try Request([OSString(option.utf8), OSString(value.utf8)])
    }
    #expect(failure?.message?.contains(": " + reason) == true, "\(failure?.message ?? "")")
    #expect(failure?.exitCode == .usage)
  }

  @Test(arguments: [
    "--title=a", "--description=a", "--lang=de", "--link-target=top", "--embed=id=a",
    "--embed=responsive", "--embed=standalone", "--embed=static", "--page=A4",
  ])
  func `options of a picture mean nothing without one`(_ word: String) {
    let failure = #expect(throws: Failure.self) {
      try Request([OSString(word.utf8), "--emit=frames"])
    }
    #expect(failure?.message?.hasSuffix("with '--emit frames'; leave one of them out") == true)
  }
}
