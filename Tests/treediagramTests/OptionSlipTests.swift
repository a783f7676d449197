import Foundation
import Testing

@testable import treediagram

/// Options that have the file as their value, so that no file is left to draw.
@Suite struct OptionSlipTests {
  private static func message(_ option: String, _ file: String = "tree.txt") -> String {
    """
    treediagram: there is nothing to draw: the file '\(file)' is the value of '\(option)'
      give the option its value first: treediagram \(option) \(file)
      see 'treediagram --help'

    """
  }

  private static let rows = [
    ("--title tree.txt", message("--title TEXT")), ("--report tree.txt", message("--report FILE")),
    ("-o tree.txt", message("--output FILE")),
    ("--root ./tree.txt", message("--root NODE", "./tree.txt")),
    (
      "--caption 'my plan'",
      message("--caption TEXT", "my plan")
        .replacing("TEXT my plan", with: "TEXT 'my plan'")
    ),
    ("--layout list --keep tree.txt --strict", message("--keep PATTERN")),
  ]

  private static let folder = ["tree.txt": Transcript.outline, "my plan": "A\n"]

  @Test(arguments: rows)
  func `are named at a terminal`(words: String, message: String) throws {
    let terminal = try #require(Terminal())
    let outcome = try Shell.run(
      "treediagram \(words)", in: Workspace(Self.folder), standardInput: terminal.input)
    #expect(outcome.errors == message)
    #expect(outcome.code == 64)
  }

  @Test(arguments: [rows[0], rows[3], rows[4], rows[5]])
  func `are named where standard input is empty`(words: String, message: String) throws {
    let outcome = try Shell.run("treediagram \(words)", in: Workspace(Self.folder))
    #expect(outcome.errors == message)
    #expect(outcome.code == 64)
  }

  @Test(arguments: [
    "--title gone.txt", "--title=tree.txt", "--title o", "--like old.svg", "-o old.svg",
    "--font-file tiny.ttf", "--title '' --report old.json",
  ])
  func `are not named where the value is no tree`(words: String) throws {
    let terminal = try #require(Terminal())
    let script = """
      mkdir o; treediagram tree.txt -o old.svg --report old.json; cp old.svg tiny.ttf
      treediagram \(words) 2>&1 | grep -c 'is the value of'
      """
    let outcome = try Shell.run(
      script, in: Workspace(Self.folder), standardInput: terminal.input)
    #expect(outcome.output == "0\n")
  }

  @Test func `mean what they say where there is a tree to read`() throws {
    try Transcript(
      "", "echo A | treediagram --title tree.txt | sed -n 2p",
      output: .text("<title>tree.txt</title>")
    ).check()
  }
}
