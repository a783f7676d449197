import Foundation
import Testing

@testable import treediagram

@Suite struct FontTests {
  /// Puts a font beside the tree, sound or not.
  private static let font = "echo \(tinyFont) | base64 -d > tiny.ttf; "
  private static let damaged = "it is cut off or damaged: get the file again"

  @Test(arguments: [
    Transcript(
      "nothing of that name", "treediagram --font-file gone.ttf tree.txt",
      errors: "treediagram: gone.ttf: cannot be opened: No such file or directory", code: 66),
    Transcript(
      "a folder", "treediagram --font-file . tree.txt",
      errors: """
        treediagram: .: this is a folder, not a font
          name a .ttf or .otf file
        """, code: 66),
    Transcript(
      "a text", "treediagram --font-file tree.txt tree.txt",
      errors: """
        treediagram: tree.txt: this is no TrueType or OpenType font
          name a .ttf or .otf file
        """, code: 65),
    Transcript(
      "nothing", "treediagram --font-file /dev/null tree.txt",
      errors: """
        treediagram: /dev/null: this is no font: the file is empty
          name a .ttf or .otf file
        """, code: 65),
    Transcript(
      "what has no end", "treediagram --font-file /dev/zero tree.txt",
      errors: """
        treediagram: /dev/zero: this is more than the 64 MiB that can be read of a font
          name another .ttf or .otf file
        """, code: 65),
    Transcript(
      "a part of a font",
      font + "head -c 500 tiny.ttf > a.ttf; treediagram --font-file a.ttf tree.txt",
      errors: """
        treediagram: a.ttf: the table 'cmap' of the font ends at byte 642, but the file has 500 bytes
          \(damaged)
        """, code: 65),
  ])
  func `no font is read from`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test func `labels are measured by the font`() throws {
    let outcome = try run("treediagram --font-file tiny.ttf --emit frames tree.txt")
    #expect(outcome.errors.isEmpty)
    // Six letters of 14 points, and the padding.
    let widths = outcome.output.matches(of: /"Second".*?\[[^,]*,[^,]*,([0-9.]+),/).compactMap {
      Double($0.1)
    }
    let expected = try 6 * 14 + padding
    #expect(widths == [expected])
  }

  /// What is beside a label in its box.
  private var padding: Double {
    get throws {
      let outcome = try run("printf 'x' | treediagram --font-file tiny.ttf --emit frames")
      let widths = outcome.output.matches(of: /"x".*?\[[^,]*,[^,]*,([0-9.]+),/).compactMap {
        Double($0.1)
      }
      return try #require(widths.first) - 14
    }
  }

  @Test func `a font file is named by its family`() throws {
    let outcome = try run("treediagram --font-file tiny.ttf tree.txt")
    #expect(outcome.output.contains(#"font-family:"Tiny", Helvetica, "#))
    #expect(!outcome.output.contains("@font-face"))
  }

  @Test func `an embedded font has a name of its own`() throws {
    let outcome = try run("treediagram --font-file tiny.ttf --embed font tree.txt")
    let rule = try #require(
      outcome.output.firstMatch(
        of:
          /@font-face\{font-family:(f[0-9a-z]+);src:url\(data:font\/ttf;base64,[A-Za-z0-9+\/=]+\)\}/
      ))
    #expect(outcome.output.contains("text{font-family:\(rule.1), Helvetica, "))
    #expect(!outcome.output.contains("Tiny"))
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a font of another kind is embedded as a whole, with a warning`() throws {
    let outcome = try run(
      """
      { printf OTTO; tail -c +5 tiny.ttf; } | LC_ALL=C sed 's/glyf/zlyf/' > a.otf
      treediagram --font-file a.otf --embed font tree.txt
      """)
    let size = try #require(Data(base64Encoded: tinyFont)).count
    #expect(
      outcome.errors == """
        treediagram: warning: a.otf: the picture gets the whole font, \(size) bytes: it cannot be taken apart

        """)
    #expect(outcome.output.contains("url(data:font/otf;base64,T1RUTw"))
  }

  @Test func `the picture does not overwrite the font`() throws {
    let outcome = try run(
      "treediagram --font-file tiny.ttf -o tiny.ttf tree.txt; echo $?; head -c 4 tiny.ttf | od -An -tx1"
    )
    #expect(outcome.output == "73\n 00 01 00 00\n")
    #expect(
      outcome.errors == """
        treediagram: tiny.ttf: this is the font, which the picture would overwrite
          write to another file

        """)
  }

  private func run(_ script: String) throws -> Outcome {
    try Shell.run(Self.font + script, in: Workspace(["tree.txt": Transcript.outline]))
  }
}
