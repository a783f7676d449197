import Testing

@testable import treediagram

/// Pictures of several files, which go to a folder.
@Suite struct ManyFilesTests {
  /// Files besides `tree.txt`.
  private static let files = "mkdir -p in/sub; echo A > in/a.txt; echo B > in/sub/b.tree.txt; "

  @Test(arguments: [
    Transcript(
      "a folder that is not there yet",
      files + "treediagram tree.txt in/a.txt --output-dir x/y; find x | sort; cat x/y/tree.svg",
      output: .text("x\nx/y\nx/y/a.svg\nx/y/tree.svg\n" + Self.picture)),
    Transcript(
      "names without their last extension",
      files
        + "cp tree.txt .b; cp tree.txt c; treediagram in/sub/b.tree.txt .b c --output-dir x; ls -A x",
      output: .text(".b.svg\nb.tree.svg\nc.svg")),
    Transcript(
      "folders below a base",
      files
        + "treediagram in/a.txt ./in/sub/../sub/b.tree.txt --base in --output-dir x; find x -type f | sort",
      output: .text("x/a.svg\nx/sub/b.tree.svg")),
    Transcript(
      "frames", files + "treediagram in/a.txt tree.txt --emit frames --output-dir x; ls x",
      output: .text("a.json\ntree.json")),
    Transcript(
      "pairs", files + "treediagram in/a.txt tree.txt --embed pair --output-dir x; ls x",
      output: .text("a-dark.svg\na.svg\ntree-dark.svg\ntree.svg")),
    Transcript(
      "one file", "treediagram tree.txt --output-dir x; ls x", output: .text("tree.svg")),
  ])
  func `pictures of several files are drawn to a folder`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  private static var picture: String {
    let text = try? Transcript.Output.picture().text
    return String((text ?? "").dropLast())
  }

  @Test(arguments: [
    Transcript(
      "two of one name", files + "cp tree.txt in; treediagram tree.txt in/tree.txt --output-dir x",
      errors: """
        treediagram: tree.txt and in/tree.txt would both be drawn to 'x/tree.svg'
          keep their folders apart with '--base FOLDER', or rename one of them
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "the same file twice", "treediagram tree.txt ./tree.txt --output-dir x",
      errors: """
        treediagram: tree.txt is named twice
          leave one out
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "the picture of one, and the dark one of another",
      "cp tree.txt tree-dark.txt; treediagram tree.txt tree-dark.txt --embed pair --output-dir x",
      errors: """
        treediagram: tree.txt and tree-dark.txt would both be drawn to 'x/tree-dark.svg'
          keep their folders apart with '--base FOLDER', or rename one of them
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "an input that is a picture of another",
      "echo '{}' > tree.json; treediagram tree.txt tree.json --emit frames --output-dir .",
      errors: """
        treediagram: the picture of tree.txt would overwrite the input 'tree.json'
          name another folder
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "standard input", "treediagram tree.txt - --output-dir x",
      errors: """
        treediagram: a picture of standard input has no name in '--output-dir'
          use '-o FILE' for it
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "what is not below the base",
      files + "treediagram in/a.txt tree.txt --base in --output-dir x",
      errors: """
        treediagram: 'tree.txt' is not below the folder 'in' of '--base'
          name a folder that all files are below
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "what is outside of the base, and would be outside of the folder",
      files
        + "mkdir y; cd y; treediagram ../in/a.txt --base . --output-dir ../x; c=$?; cd ..; (exit $c)",
      errors: """
        treediagram: '../in/a.txt' is not below the folder '.' of '--base'
          name a folder that all files are below
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "a folder that is a file", files + "treediagram in/a.txt tree.txt --output-dir in/a.txt/b",
      errors: """
        treediagram: in/a.txt/b: cannot be created: 'in/a.txt' is a file, not a folder
          name another folder
        """, code: 73),
  ])
  func `nothing is written for`(_ transcript: Transcript) throws {
    try Transcript(
      transcript.name, transcript.script + "; code=$?; test -e x && echo written; exit $code",
      errors: transcript.errors,
      code: transcript.code
    ).check()
  }

  @Test func `a file that fails does not stop the others, and messages keep the order of files`()
    throws
  {
    try Transcript(
      "",
      """
      for i in 1 2 3 4 5 6 7 8 9; do cp tree.txt $i.txt; done
      printf '\\0' > 3.txt; rm 6.txt; echo 'A {color=x}' > 8.txt
      treediagram ?.txt 6.txt --output-dir x; code=$?
      echo $(ls x)
      exit $code
      """,
      output: .text("1.svg 2.svg 4.svg 5.svg 7.svg 9.svg"),
      errors: """
        treediagram: 3.txt:1:1: this is not text: it has a NUL byte near the start
          give a tree as text, in UTF-8
        treediagram: 8.txt:1:10: 'x' is no colour
        1 | A {color=x}
          |          ^
          write a name of CSS, such as gold, or #ffd700, rgb(255, 215, 0) or hsl(51, 100%, 50%)
        treediagram: 6.txt: cannot be opened: No such file or directory
        """, code: 65
    ).check()
  }

  @Test func `messages go nowhere where streams are closed`() throws {
    try Transcript(
      "",
      """
      mkdir in; cd in; for i in $(seq 1500); do echo 'A {color=x}' > $i; done; cd ..
      treediagram in/* tree.txt --output-dir x >&- 2>&-; code=$?; ls x; exit $code
      """, output: .text("tree.svg"), code: 65
    ).check()
  }

  @Test func `files that fail leave the others their open files`() throws {
    try Transcript(
      "",
      """
      mkdir in x; cd in; mkdir $(seq 100)
      for i in $(seq 101 200); do echo A > $i; mkdir ../x/$i.svg; done; cd ..
      (ulimit -n 32; treediagram in/* tree.txt --output-dir x 2> e; echo $?)
      grep -c "draw what is in it" e; grep -c "name a file in it" e; cat x/tree.svg
      """, output: .text("66\n100\n100\n" + Self.picture)
    ).check()
  }

  #if os(Linux)
    @Test func `nobody is waited for where a pipe is in the place of a picture`() throws {
      try Transcript(
        "", "mkdir x; mkfifo x/tree.svg; treediagram tree.txt --output-dir x",
        errors: "treediagram: x/tree.svg: cannot be created: No such device or address", code: 73
      ).check()
    }
  #endif

  @Test func `what is current is not written again`() throws {
    try Transcript(
      "",
      Self.files + """
        treediagram tree.txt in/a.txt --output-dir x
        touch -t 200001010000 x/a.svg x/tree.svg
        echo C > in/a.txt
        treediagram tree.txt in/a.txt --output-dir x
        find x -newermt 2001-01-01 -name '*.svg'
        """,
      output: .text("x/a.svg")
    ).check()
  }

  @Test func `many are compared at once`() throws {
    try Transcript(
      "",
      Self.files + """
        treediagram --output-dir x -- tree.txt in/a.txt in/sub/b.tree.txt
        rm x/a.svg; echo C > in/sub/b.tree.txt
        treediagram --check --output-dir x -- tree.txt in/a.txt in/sub/b.tree.txt
        """,
      errors: """
        treediagram: x/a.svg: is missing; \
        to draw it again: treediagram --output-dir x -- in/a.txt
        treediagram: x/b.tree.svg: is not current: 1 node added ('C'), 1 removed ('B'); \
        to draw it again: treediagram --output-dir x -- in/sub/b.tree.txt
        """, code: 1
    ).check()
  }

  @Test func `a thousand files are drawn as each by itself`() throws {
    try Transcript(
      "",
      """
      mkdir in
      for i in $(seq 1000); do printf "Root $i\\n  A\\n  B\\n" > in/$i.txt; done
      treediagram in/*.txt --output-dir x
      for i in 1 17 500 1000; do treediagram in/$i.txt | cmp - x/$i.svg; done
      ls x | wc -l | tr -d ' '
      """,
      output: .text("1000")
    ).check()
  }
}
