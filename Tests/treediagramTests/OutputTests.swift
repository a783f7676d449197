import Foundation
import Testing

@testable import treediagram

@Suite struct OutputTests {
  @Test(arguments: [
    Transcript("a new file", "treediagram tree.txt -o a.svg; cat a.svg", output: .picture()),
    Transcript("a file of all bytes", "treediagram tree.txt -o - ", output: .picture()),
    Transcript(
      "a file that was longer", "treediagram --help > a; treediagram tree.txt -o a --force; cat a",
      output: .picture()),
    Transcript(
      "a folder's file", "mkdir d; treediagram tree.txt -o d/a; cat d/a; ls -A d > n; grep -qx a n",
      output: .picture()),
    Transcript(
      "what a link leads to", "mkdir d; ln -s d/a a; treediagram tree.txt -o a; test -L a; cat d/a",
      output: .picture()),
    Transcript(
      "links to links",
      "ln -s \"$PWD/b\" a; ln -s c b; treediagram tree.txt -o a; test -L b; cat c",
      output: .picture()),
    Transcript(
      "a file of a folder to which nothing can be added",
      "treediagram tree.txt -o /proc/self/comm"),
    Transcript("a FIFO", "mkfifo p; cat p & treediagram tree.txt -o p; wait", output: .picture()),
    Transcript("standard output", "treediagram tree.txt -o /dev/stdout | cat", output: .picture()),
    Transcript(
      "standard output that is a file",
      """
      { echo a; treediagram tree.txt -o /dev/stdout; echo b; } >> log
      head -n 1 log; tail -n 1 log
      """,
      output: .text("a\nb")),
    Transcript("no file at all", "treediagram tree.txt -o /dev/null"),
    Transcript(
      "a name of 255 bytes", "n=$(printf %0255d 1); treediagram tree.txt -o $n; cat $n",
      output: .picture()),
    Transcript(
      "a name of 85 characters of three bytes",
      "n=$(printf '木%.0s' $(seq 85)); treediagram tree.txt -o $n; cat $n", output: .picture()),
    Transcript(
      "a name that starts with a dash", "treediagram tree.txt -o -a; cat ./-a", output: .picture()),
    Transcript(
      "beside what a killed run left",
      """
      sh -c 'touch .a.$$-0.tmp; exec treediagram tree.txt -o a'
      treediagram tree.txt | cmp - a && ls -A | grep -c .
      """, output: .text("3")),
  ])
  func `a picture is written to what --output names`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test(arguments: [
    ("umask 022; treediagram tree.txt -o a", "-rw-r--r--"),
    ("umask 077; treediagram tree.txt -o a", "-rw-------"),
    ("umask 022; touch a; chmod 664 a; treediagram tree.txt -o a", "-rw-rw-r--"),
    ("umask 077; touch a; chmod 755 a; treediagram tree.txt -o a", "-rwxr-xr-x"),
  ])
  func `permissions are those of the file before, or what the umask leaves`(
    _ script: String, _ permissions: String
  ) throws {
    try Transcript("", "\(script); ls -l a | cut -c 1-10", output: .text(permissions)).check()
  }

  @Test(arguments: [
    Transcript(
      "a full disk", "treediagram tree.txt > /dev/full",
      errors: "treediagram: standard output: writing failed: No space left on device", code: 74),
    Transcript(
      "a full disk, named", "treediagram tree.txt -o /dev/full",
      errors: "treediagram: /dev/full: writing failed: No space left on device", code: 74),
    Transcript(
      "a full disk for the help", "treediagram --help > /dev/full",
      errors: "treediagram: standard output: writing failed: No space left on device", code: 74),
  ])
  func `a full disk is reported`(_ transcript: Transcript) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try transcript.check()
  }

  @Test(arguments: [
    Transcript(
      "closed", "treediagram tree.txt >&-",
      errors: "treediagram: standard output: it is closed, or not open for writing", code: 74),
    Transcript(
      "open for reading", "touch a; treediagram tree.txt 1< a",
      errors: "treediagram: standard output: it is closed, or not open for writing", code: 74),
    Transcript(
      "closed, but not used", "treediagram tree.txt -o a <&- >&- && cat a", output: .picture()),
    Transcript(
      "everything closed", "treediagram tree.txt -o a <&- >&- 2>&-; cat a", output: .picture()),
    Transcript("nowhere to complain", "treediagram gone 2>&-", code: 66),
    Transcript(
      "a reader that left",
      """
      trap '' PIPE; mkfifo gone
      { read _ < gone; treediagram tree.txt; echo $? > code; } | { exec <&-; echo > gone; }; cat code
      """,
      output: .text("74")),
    Transcript(
      "a missing folder", "treediagram tree.txt -o gone/a.svg",
      errors: """
        treediagram: gone/a.svg: cannot be created: there is no folder 'gone/'
          create it first, or name another
        """, code: 73),
    Transcript(
      "a file in a file", "treediagram tree.txt -o tree.txt/a",
      errors: "treediagram: tree.txt/a: cannot be created: Not a directory", code: 73),
    Transcript(
      "a folder", "mkdir d; treediagram tree.txt -o d",
      errors: """
        treediagram: d: this is a folder, not a file
          name a file in it, as in '-o FOLDER/tree.svg'
        """, code: 73),
    Transcript(
      "a folder that is not there", "treediagram tree.txt -o d/",
      errors: """
        treediagram: d/: cannot be created: there is no folder 'd/'
          create it first, or name another
        """, code: 73),
    Transcript(
      "a folder that is a link to nothing", "ln -s gone d; treediagram tree.txt -o d/a",
      errors: "treediagram: d/a: cannot be created: No such file or directory", code: 73),
    Transcript(
      "a link to itself", "ln -s a a; treediagram tree.txt -o a",
      errors: "treediagram: a: cannot be created: Too many levels of symbolic links", code: 73),
    Transcript(
      "a name that is too long", "treediagram tree.txt -o $(printf %0256d 1)",
      errors: "treediagram: \(String(repeating: "0", count: 255))1: "
        + "cannot be created: File name too long", code: 73),
  ])
  func `an output that cannot be written is refused`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test(arguments: [
    ("treediagram tree.txt -o tree.txt", "tree.txt"),
    ("treediagram tree.txt -o ./tree.txt", "./tree.txt"),
    ("treediagram < tree.txt -o tree.txt", "tree.txt"),
    ("ln tree.txt hard; treediagram tree.txt -o hard", "hard"),
    ("ln -s tree.txt soft; treediagram tree.txt -o soft", "soft"),
    ("treediagram tree.txt >> tree.txt", "standard output"),
    ("treediagram < tree.txt 1<> tree.txt", "standard output"),
  ])
  func `the input is not overwritten`(_ script: String, _ name: String) throws {
    let outcome = try Shell.run(
      script + "; code=$?; cat tree.txt; exit $code",
      in: Workspace(["tree.txt": Transcript.outline]))
    #expect(
      outcome.errors == """
        treediagram: \(name): this is the input, which the picture would overwrite
          write to another file

        """)
    #expect(outcome.output == Transcript.outline)
    #expect(outcome.code == 73)
  }

  @Test func `an input that the shell emptied is named as the output`() throws {
    try Transcript(
      "", "treediagram < tree.txt > tree.txt",
      errors: """
        treediagram: standard output: this is the input, which the picture would overwrite
          write to another file
        """, code: 73
    ).check()
  }

  @Test(.limitedFiles) func `a file that grows too large leaves the old one`() throws {
    try Transcript(
      "",
      """
      echo old > a
      { (ulimit -f 0; treediagram tree.txt -o a --force; echo $?) 2>&1; cat a; ls -A; } | cat
      """,
      output: .text(
        """
        treediagram: a: writing failed: File too large
        74
        old
        a
        tree.txt
        """)
    ).check()
  }

  @Test(arguments: ["treediagram gone -o a", "treediagram --bogus tree.txt -o a"])
  func `a failure leaves the old file`(_ script: String) throws {
    let output = Transcript.Output.text("old\na\ne\ntree.txt")
    try Transcript("", "echo old > a; \(script) 2> e; cat a; ls -A", output: output).check()
  }

  @Test(
    .enabled(if: getuid() != 0, "the superuser may write everywhere"),
    arguments: [
      Transcript(
        "a folder", "mkdir d; chmod 500 d; treediagram tree.txt -o d/a",
        errors: """
          treediagram: d/a: cannot be created: the folder 'd/' cannot be written to: Permission denied
            name a file in another folder
          """, code: 73),
      Transcript(
        "a file in such a folder",
        "mkdir d; touch d/a; chmod 500 d; treediagram tree.txt -o d/a",
        errors: """
          treediagram: d/a: cannot be created: the folder 'd/' cannot be written to: Permission denied
            name a file in another folder
          """, code: 73),
      Transcript(
        "a file", "mkdir d; touch d/a; chmod 400 d/a; treediagram tree.txt -o d/a",
        errors: "treediagram: d/a: cannot be created: Permission denied", code: 73),
    ])
  func `what is protected stays`(_ transcript: Transcript) throws {
    try transcript.check()
  }
}
