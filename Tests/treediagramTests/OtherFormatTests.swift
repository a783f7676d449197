import Testing

@testable import treediagram

/// Files that are named as if they were of another format.
@Suite struct OtherFormatTests {
  @Test(arguments: [
    (
      "tree.txt -o x.png", "'x.png' would be PNG",
      "treediagram tree.txt -o x.svg && rsvg-convert -o x.png x.svg"
    ),
    (
      "-ox.PNG tree.txt", "'x.PNG' would be PNG",
      "treediagram -ox.svg tree.txt && rsvg-convert -o x.PNG x.svg"
    ),
    (
      "--layout list --output=a/b.c/my.pdf tree.txt", "'a/b.c/my.pdf' would be PDF",
      "treediagram --layout list --output=a/b.c/my.svg tree.txt && "
        + "rsvg-convert -f pdf -o a/b.c/my.pdf a/b.c/my.svg"
    ),
    (
      "-o x.eps", "'x.eps' would be encapsulated PostScript",
      "treediagram -o x.svg && rsvg-convert -f eps -o x.eps x.svg"
    ),
    (
      "-o x.ps", "'x.ps' would be PostScript",
      "treediagram -o x.svg && rsvg-convert -f ps -o x.ps x.svg"
    ),
    (
      "-o x.jpg", "'x.jpg' would be JPEG",
      "treediagram -o x.svg && rsvg-convert -b white x.svg | convert - x.jpg"
    ),
    (
      "-o x.jpeg", "'x.jpeg' would be JPEG",
      "treediagram -o x.svg && rsvg-convert -b white x.svg | convert - x.jpeg"
    ),
    (
      "-o x.webp", "'x.webp' would be WebP",
      "treediagram -o x.svg && rsvg-convert x.svg | convert - x.webp"
    ),
    (
      "-o x.gif", "'x.gif' would be GIF",
      "treediagram -o x.svg && rsvg-convert x.svg | convert - x.gif"
    ),
    (
      "-o -x.png", "'-x.png' would be PNG",
      "treediagram -o -x.svg && rsvg-convert -o ./-x.png ./-x.svg"
    ),
  ])
  func `are refused, with the command that converts`(
    _ line: String, _ cause: String, _ command: String
  ) {
    let words = line.split(separator: " ").map { OSString($0.utf8) }
    let failure = #expect(throws: Failure.self) { try Request(words) }
    #expect(
      failure?.message
        == "the picture is SVG, and \(cause)\n  draw and convert it: \(command)")
    #expect(failure?.exitCode == .usage)
  }

  @Test func `words with spaces are quoted in the command`() {
    let failure = #expect(throws: Failure.self) {
      try Request(["my tree.txt", "--root", "it's", "-o", "my tree.png"])
    }
    #expect(
      failure?.message?.hasSuffix(
        #"treediagram 'my tree.txt' --root 'it'\''s' -o 'my tree.svg' "#
          + "&& rsvg-convert -o 'my tree.png' 'my tree.svg'") == true)
  }

  @Test(arguments: ["x.svg", "x.SVG", "x", "png", "x.txt", "x.png.svg", "x.", ".svg", "a.png/x"])
  func `others are written to`(_ name: String) throws {
    guard case .draw(let options) = try Request(["-o", OSString(name.utf8)]) else { return }
    #expect(options.files.output == .file(OSString(name.utf8)))
  }

  @Test func `nothing is read or written`() throws {
    try Transcript(
      "", "treediagram gone.txt -o x.png; echo $?; ls",
      output: .text("64\ntree.txt"),
      errors: """
        treediagram: the picture is SVG, and 'x.png' would be PNG
          draw and convert it: treediagram gone.txt -o x.svg && rsvg-convert -o x.png x.svg
        """
    ).check()
  }
}
