import Testing
import TreeDrawing

@testable import treediagram

@Suite struct CommandTests {
  @Test(arguments: [
    Transcript(
      "the version", "treediagram --version",
      output: .text("treediagram 0.1.0 (no release, \(Version.target))")),
    Transcript("the help", "treediagram --help", output: .text(help)),
    Transcript("the short help", "treediagram -h", output: .text(help)),
    Transcript(
      "a mistake", "treediagram --algn mean tree.txt",
      errors: """
        treediagram: unknown option '--algn'
          did you mean '--align'?
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "a file that looks like an option", "cp tree.txt ./-x.txt; treediagram -x.txt",
      errors: """
        treediagram: unknown option '-x.txt'
          if the file is meant, write './-x.txt'
          see 'treediagram --help'
        """, code: 64),
    Transcript("no tree", "treediagram /dev/null 2> e; code=$?; test -s e; exit $code", code: 65),
    Transcript(
      "all options", allOptions, output: .text("done"),
      errors: """
        treediagram: warning: tree.txt:1:1: --fields label is for tables and JSON, but this is read as an outline
        treediagram: warning: tree.txt:1:1: --fields children is for objects in JSON, but this is read as an outline
        treediagram: warning: tree.txt: nothing is left of --preset org, as other options say otherwise; \
        leave it out, as it is short for --layout auto --edges elbow
        """),
  ])
  func `a command line is answered`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test func `frames are written instead of the picture`() throws {
    let source = Source(name: "", bytes: Array(Transcript.outline.utf8))
    let frames = TreePicture(
      of: try source.forest(ReadingOptions()).roots, PictureOptions(offer: .page)
    ).frames
    let outcome = try Shell.run(
      "treediagram --emit frames tree.txt", in: Workspace(["tree.txt": Transcript.outline]))
    #expect(outcome.output == String(decoding: frames, as: UTF8.self))
  }

  @Test func `a warning does not keep the picture from being made`() throws {
    let outcome = try Shell.run(#"printf 'a\377\n' | treediagram | head -c 4"#, in: Workspace())
    #expect(outcome.output == "<svg")
    #expect(outcome.errors.hasPrefix("treediagram: warning: <stdin>:"))
    #expect(outcome.code == 0)
  }

  @Test(arguments: [
    (5_000_000, 1_000_000_000, nil),
    (
      5_000_000, 900_000_000,
      """
      a picture of 5000000 nodes needs about 1900 MB of memory, and there is room for 900 MB
        draw a part of the tree, as with '--max-nodes 100000' or '--max-depth 5'
      """
    ),
    (0, 0, nil),
  ])
  func `a tree that no memory has room for is refused before it is drawn`(
    nodes: Int, room: Int, message: String?
  ) {
    let problem = MemoryNeed(nodes: nodes).shortage(in: room)
    #expect(problem.map { Failure.system($0).message } == message.map(Optional.some))
    #expect(Failure.system(.commandLineIsHidden).exitCode.rawValue == 71)
  }

  @Test(arguments: [
    "LC_ALL=C", "LC_ALL=de_DE.UTF-8", "LC_ALL=tr_TR.UTF-8", "LC_ALL=bogus",
    "LANG=en_US LANGUAGE=de",
    "HOME=", "TZ=Asia/Tokyo", "TMPDIR=/nowhere",
  ])
  func `the environment changes nothing`(_ variable: String) throws {
    try Transcript(
      "",
      """
      env \(variable) treediagram --spacing 12.5,30 tree.txt > a
      env -i ${ASAN_OPTIONS:+"ASAN_OPTIONS=$ASAN_OPTIONS"} "$(command -v treediagram)" \\
        --spacing 12.5,30 tree.txt | cmp - a
      """
    ).check()
  }

  @Test(arguments: [
    "ulimit -s 512; treediagram tree.txt", "ulimit -n 8; treediagram tree.txt",
    "cd /; treediagram \"$OLDPWD/tree.txt\"", "cp tree.txt other; treediagram other",
  ])
  func `neither limits nor places change anything`(_ script: String) throws {
    try Transcript("", script, output: .picture()).check()
  }
}

private let help = Help.text(about: .start).dropLast().description

private let allOptions = """
  treediagram --from outline --literal --fields label=name,children=parts --align box --spacing 1,2 \
  --preset org --layout rows --direction up --align layers,leaves --edges straight \
  --edges dashed,arrow --shape circle \
  --root Root --max-depth 3 --max-children 4 --sort label,reverse --emit svg \
  --output a.svg -- tree.txt && echo done
  """
