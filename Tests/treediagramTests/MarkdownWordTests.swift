import Testing
import TreeDrawing

@testable import treediagram

/// The words behind an opening fence or in a comment.
@Suite struct MarkdownWordTests {
  @Test(arguments: [
    ("", []),
    (" \t ", []),
    ("--direction right  name=plan", ["--direction", "right", "name=plan"]),
    ("--title 'A plan'", ["--title", "A plan"]),
    (#"--title "it's \"one\" \\ \n""#, ["--title", #"it's "one" \ \n"#]),
    (#"--title 'a\'"b c"d\ e"#, ["--title", #"a\b cd e"#]),
    ("'' \"\"", ["", ""]),
    (#"\'a\ \\"#, [#"'a \"#]),
    ("ä=ö", ["ä=ö"]),
  ])
  func `words are split as a shell splits them`(text: String, words: [String]) throws {
    let bytes = Array("~~~\(text)".utf8)
    let found = try ShellWords(3..<bytes.count, of: bytes).words
    #expect(found.map { $0.text.description } == words)
    for word in found.prefix(1) { #expect(word.offset == 3 + text.utf8.prefix { $0 < 0x21 }.count) }
  }

  @Test(arguments: [
    ("a 'b", 2, "the quote ' is not closed\n  close it, or write \\' for the character itself"),
    (
      #"a"b\""#, 1, "the quote \" is not closed\n  close it, or write \\\" for the character itself"
    ),
    (#"a \"#, 2, "nothing follows the backslash\n  write \\\\ for the character itself"),
    ("a\0b", 1, "there is a NUL byte in the options\n  delete it"),
    (
      "a name=", 2,
      "'' cannot be the name of a picture: it is empty\n  write a name such as name=plan"
    ),
    (
      "name=a/b", 0,
      """
      'a/b' cannot be the name of a picture: it leads to a folder
        write a name alone, such as name=plan; --output-dir names the folder
      """
    ),
    (
      "name=..", 0,
      "'..' cannot be the name of a picture: it leads to a folder\n  write a name alone, such as name=plan; --output-dir names the folder"
    ),
    (
      "name=a.svg", 0,
      "'a.svg' cannot be the name of a picture: it has the extension that is added\n  leave .svg out"
    ),
    (
      "name=\u{1}", 0,
      "'\\u{1}' cannot be the name of a picture: it has a control character\n  write a name such as name=plan"
    ),
  ])
  func `what is wrong is reported with its place`(text: String, offset: Int, message: String) {
    let bytes = Array(text.utf8)
    do throws(MarkdownWordFault) {
      _ = try MarkdownWords(ShellWords(0..<bytes.count, of: bytes))
      Issue.record("nothing is wrong")
    } catch {
      #expect(error.offset == offset)
      #expect(error.problem.wording.text == message)
    }
  }

  @Test(arguments: [
    ("README.md", "", 2, "README-2.svg"),
    ("docs/a.b.md", "--wrap none", 1, "a.b-1.svg"),
    (".md", "", 1, ".md-1.svg"),
    ("README.md", "name=plan", 2, "plan.svg"),
    ("README.md", "name=plan --sort label name=other", 2, "other.svg"),
    ("README.md", "name='my plan'", 2, "my plan.svg"),
    ("README.md", "name=a.b", 2, "a.b.svg"),
  ])
  func `pictures have a name, or the ordinal of the block`(
    page: String, words: String, ordinal: Int, name: String
  ) throws {
    let bytes = Array(words.utf8)
    let found = try MarkdownWords(ShellWords(0..<bytes.count, of: bytes))
    #expect(found.fileName(in: OSString(page.utf8), ordinal: ordinal) == OSString(name.utf8))
    #expect(!found.options.contains { $0.text.starts(with: "name=") })
  }
}
