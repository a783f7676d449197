import Testing

@testable import treediagram

/// Where pictures of many files go, and what is said of their names.
@Suite struct OutputFolderTests {
  @Test(arguments: [
    Transcript(
      "a folder that is a file, compared", "treediagram tree.txt --output-dir tree.txt --check",
      errors: """
        treediagram: tree.txt: cannot be created: 'tree.txt' is a file, not a folder
          name another folder
        """, code: 73),
    Transcript(
      "a file that is in the way of a folder, compared",
      "treediagram tree.txt --output-dir tree.txt/a/b --check",
      errors: """
        treediagram: tree.txt/a/b: cannot be created: 'tree.txt' is a file, not a folder
          name another folder
        """, code: 73),
    Transcript(
      "an input that the picture would replace, compared",
      "treediagram tree.txt -o tree.txt --check",
      errors: """
        treediagram: tree.txt: this is the input, which the picture would overwrite
          write to another file
        """, code: 73),
    Transcript(
      "a base that is relative, and a file that is not",
      "mkdir a; cp tree.txt a; treediagram $PWD/a/tree.txt --base . --output-dir b; find b -type f",
      output: .text("b/a/tree.svg")),
    Transcript(
      "a base that is not relative, and a file that is",
      "mkdir a; cp tree.txt a; treediagram a/tree.txt --base $PWD --output-dir b; find b -type f",
      output: .text("b/a/tree.svg")),
    Transcript(
      "a base that leads out first, and a file elsewhere",
      "treediagram tree.txt --base ../x --output-dir b",
      errors: """
        treediagram: 'tree.txt' is not below the folder '../x' of '--base'
          name a folder that all files are below
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "names that differ in capitals only",
      "mkdir a; cp tree.txt a/Tree.txt; treediagram tree.txt a/Tree.txt --output-dir b",
      errors: """
        treediagram: warning: b/Tree.svg: its name differs from that of b/tree.svg in capitals only, \
        so that on many disks of Macs and of Windows there can be one of the two; rename one
        """),
    Transcript(
      "names of the same letters, with accents of their own",
      "mkdir a; cp tree.txt caf\u{E9}.txt; cp tree.txt a/cafe\u{301}.txt; "
        + "treediagram caf\u{E9}.txt a/cafe\u{301}.txt --output-dir b",
      errors: """
        treediagram: warning: b/cafe\u{301}.svg: its name is that of b/caf\u{E9}.svg to the eye, in other \
        code points, so that on many disks of Macs there can be one of the two; rename one
        """),
    Transcript(
      "a folder to be made that looks like an option",
      "treediagram tree.txt --output=-d/x.svg --check",
      errors: """
        treediagram: -d/x.svg: is missing; to draw it again: mkdir -p -- -d/ && \
        treediagram tree.txt --output=-d/x.svg
        """, code: 1),
    Transcript(
      "the command that repairs says nothing of how to tell",
      "treediagram tree.txt --output-dir b --quiet --check --diagnostics=text --verbose 2>&1 "
        + "| sed -n 's/.*again: //p'",
      output: .text("treediagram tree.txt --output-dir b")),
    Transcript(
      "a pipe in the place of a picture, which is written and not read",
      "mkdir b; mkfifo b/tree.svg; cat b/tree.svg & treediagram tree.txt --output-dir b; wait",
      output: .picture()),
    Transcript(
      "a device without an end in the place of a picture, compared",
      "mkdir b; ln -s /dev/zero b/tree.svg; treediagram tree.txt --output-dir b --check",
      errors: """
        treediagram: b/tree.svg: is not current: it is no picture of treediagram, or was edited by \
        hand; to draw it again: treediagram tree.txt --output-dir b
        """, code: 1),
    Transcript(
      "a device without an end in the place of a picture",
      "mkdir b; ln -s /dev/zero b/tree.svg; treediagram tree.txt --output-dir b"),
    Transcript(
      "the beginning of an option", "treediagram --outp",
      errors: """
        treediagram: unknown option '--outp'
          did you mean '--output'?
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "a command line that is wrong, in SARIF, is no result",
      "treediagram --max-depth --diagnostics sarif 2>&1 | grep -o '\"invocations.*\"level\":\"error\"'",
      output: .text(
        #"""
        "invocations":[{"executionSuccessful":false,"toolConfigurationNotifications":[\#
        {"descriptor":{"id":"usage/missing-value"},"level":"error"
        """#)),
  ])
  func `an output folder has pictures whose names differ on any disk`(_ transcript: Transcript)
    throws
  {
    try transcript.check()
  }
}
