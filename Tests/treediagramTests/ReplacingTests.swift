import Foundation
import Testing

@testable import treediagram

/// Files that are somebody's own, in the place of what is to be written.
@Suite struct ReplacingTests {
  private static let remedy = "\n  write to another file, or replace this one with '--force'"

  private static func picture(_ file: String) -> String {
    "treediagram: \(file): the picture would replace this file, which is no SVG" + remedy
  }

  private static func report(_ file: String) -> String {
    "treediagram: \(file): '--report' would replace this file, which is no report" + remedy
  }

  private static func frames(_ file: String) -> String {
    "treediagram: \(file): '--emit frames' would replace this file, which is no list of frames"
      + remedy
  }

  /// What is there already, what is run, and what is told.
  struct Row: CustomTestStringConvertible, Sendable {
    let content: String
    let command: String
    let message: String

    init(_ content: String, _ command: String, _ message: String) {
      self.content = content
      self.command = command
      self.message = message
    }

    var testDescription: String { "\(command) with \(content.debugDescription)" }
  }

  @Test(arguments: [
    Row("Plan\n", "echo A | treediagram --report plan", report("plan")),
    Row("Plan\n", "echo A | treediagram -o plan", picture("plan")),
    Row("Plan\n", "echo A | treediagram -o x.svg --report plan", report("plan")),
    Row("Plan\n", "ln -s plan x.svg; treediagram tree.txt -o x.svg", picture("x.svg")),
    Row("Plan\n", "ln plan tree.svg; treediagram tree.txt --output-dir .", picture("./tree.svg")),
    Row(
      "Plan\n", "mv plan x-dark.svg; treediagram tree.txt --embed pair -o x.svg",
      picture("x-dark.svg")),
    Row("Plan\n", "treediagram tree.txt --watch --quiet -o plan", picture("plan")),
    Row("Plan\n", "treediagram tree.txt --emit frames -o plan", frames("plan")),
    Row("Plan\n", "exec 3<> plan; treediagram tree.txt -o /dev/fd/3", picture("/dev/fd/3")),
    Row("<html><svg/></html>", "treediagram tree.txt -o plan", picture("plan")),
    Row("<!-- <svg> -->\n<p>A</p>", "treediagram tree.txt -o plan", picture("plan")),
    Row("<!-- <svg>", "treediagram tree.txt -o plan", picture("plan")),
    Row("<?xml version='1.0'?><svgs/>", "treediagram tree.txt -o plan", picture("plan")),
    Row("<", "treediagram tree.txt -o plan", picture("plan")),
    Row(" ", "treediagram tree.txt -o plan", picture("plan")),
    Row(#"{"name": "A"}"#, "treediagram tree.txt --report plan", report("plan")),
    Row(#"{"version":1}"#, "treediagram tree.txt --report plan", report("plan")),
    Row(#"{"size":[1]}"#, "treediagram tree.txt --emit frames -o plan", frames("plan")),
    Row("<svg/>", "treediagram tree.txt --report plan", report("plan")),
    Row("<svg/>", "treediagram tree.txt --emit frames -o plan", frames("plan")),
  ])
  func `is left as it is:`(_ row: Row) throws {
    let folder = try Workspace(["tree.txt": Transcript.outline, "plan": row.content])
    let script = row.command + "; code=$?; cat plan x-dark.svg; exit $code"
    let outcome = try Shell.run(script, in: folder)
    let told = outcome.errors.components(separatedBy: "cat: ")[0]
    #expect(told == row.message + "\n")
    #expect(outcome.output == row.content)
    #expect(outcome.code == 73)
    #expect(try Shell.run("ls -A", in: folder).output.contains("tmp") == false)
  }

  @Test(arguments: [
    "<svg/>", "<svg\nwidth='1'>", "\u{FEFF}<svg>", "<?xml version=\"1.0\"?>\n<!-- a --> <svg >",
    "<!DOCTYPE svg PUBLIC \"\" \"\" [<!ENTITY a \"b\">]><svg>", "<s:svg xmlns:s='x'/>", "",
    "<!-- \(String(repeating: "Licence ", count: 2000)) --><svg xmlns='x'>",
  ])
  func `SVG, whoever drew it, and empty files are replaced by pictures`(content: String) throws {
    let folder = try Workspace(["tree.txt": Transcript.outline, "plan": content])
    let outcome = try Shell.run(
      "treediagram tree.txt -o plan && treediagram tree.txt | cmp - plan", in: folder)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.code == 0)
  }

  @Test(arguments: [
    "treediagram tree.txt -o f.json --emit frames", "treediagram tree.txt --report f.json",
    "treediagram tree.txt -o f.svg --report f.json", "treediagram tree.txt --embed pair -o f.svg",
    "mkdir o; treediagram tree.txt --output-dir o --emit frames",
  ])
  func `what was written by the same command is replaced`(command: String) throws {
    let again = "echo More >> tree.txt; " + command.replacing("mkdir o; ", with: "")
    try Transcript("", "(\(command)) > f.out; (\(again)) > f.out").check()
  }

  @Test(arguments: [
    "treediagram tree.txt -o plan", "treediagram tree.txt --emit frames -o plan",
    "treediagram tree.txt --report plan > /dev/null",
    "ln -s plan tree.svg; "
      + "treediagram tree.txt --output-dir .",
    "ln -s plan x.svg; printf '<!-- treediagram tree.txt -->\\n![x](x.svg)\\n' > a.md; "
      + "treediagram --markdown a.md",
  ])
  func `any file is replaced where that is asked for`(command: String) throws {
    let folder = try Workspace(["tree.txt": Transcript.outline, "plan": "Plan\n"])
    let force = command.replacing(
      "treediagram tree.txt --", with: "treediagram tree.txt --force --"
    )
    .replacing("tree.txt -o", with: "tree.txt --force -o")
    .replacing("--force -->", with: "-->").replacing("--markdown a", with: "--force --markdown a")
    let outcome = try Shell.run(force + " || exit 1; ! grep Plan plan", in: folder)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.code == 0)
  }

  @Test(arguments: ["tree.txt -o tree.txt", "tree.txt --report tree.txt", "-o tree.txt < tree.txt"])
  func `the input is never replaced`(words: String) throws {
    try Transcript(
      "", "treediagram --force \(words) > x; cat tree.txt; exit 0",
      output: .text(String(Transcript.outline.dropLast())),
      errors: """
        treediagram: tree.txt: this is the input, which the picture would overwrite
          write to another file
        """
    ).check()
  }

  @Test func `the command that a check tells replaces what is there`() throws {
    let check = "treediagram -o x.svg --check -- tree.txt"
    try Transcript(
      "",
      "echo Plan > x.svg; \(check) 2>&1 | sed 's/.*again: //'; treediagram --force -o x.svg -- "
        + "tree.txt; \(check)", output: .text("treediagram --force -o x.svg -- tree.txt")
    ).check()
  }

  @Test func `the command that a check of a page tells replaces what is there`() throws {
    try Transcript(
      "",
      """
      printf '<!-- treediagram tree.txt -->\\n![Root](x.svg)\\n' > a.md; echo Plan > x.svg
      treediagram --markdown a.md --check 2>&1 | sed 's/.*again: //'
      treediagram --force --markdown a.md; treediagram --markdown a.md --check
      """, output: .text("treediagram --force --markdown a.md")
    ).check()
  }
}
