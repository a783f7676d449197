import Foundation
import Testing

@testable import treediagram

@Suite struct InputTests {
  @Test(arguments: [
    Transcript("a file", "treediagram tree.txt", output: .picture()),
    Transcript("a path", "treediagram \"$PWD/tree.txt\"", output: .picture()),
    Transcript("redirected", "treediagram < tree.txt", output: .picture()),
    Transcript("standard input by name", "treediagram - < tree.txt", output: .picture()),
    Transcript("a pipe", "cat tree.txt | treediagram", output: .picture()),
    Transcript("/dev/stdin", "cat tree.txt | treediagram /dev/stdin", output: .picture()),
    Transcript(
      "a FIFO", "mkfifo pipe; cat tree.txt > pipe & treediagram pipe", output: .picture()),
    Transcript(
      "a slow pipe", "{ printf 'Root\\n'; sleep 0.2; printf '  First\\n'; } | treediagram",
      output: .picture(of: "Root\n  First\n")),
    Transcript("a symbolic link", "ln -s tree.txt link; treediagram link", output: .picture()),
    Transcript(
      "a name that starts with a dash", "mv tree.txt ./-x; treediagram -- -x", output: .picture()),
    Transcript(
      "the path of such a name", "mv tree.txt ./-x; treediagram ./-x", output: .picture()),
    Transcript(
      "a large pipe", "yes '  x' | head -n 20000 | { echo Root; cat; } | treediagram",
      output: .picture(of: "Root\n" + String(repeating: "  x\n", count: 20_000))),
    Transcript(
      "an option after the file", "treediagram tree.txt --emit svg", output: .picture()),
  ])
  func `a tree is read from what the command line names`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test(arguments: [
    Transcript(
      "nothing of that name", "treediagram gone.txt",
      errors: "treediagram: gone.txt: cannot be opened: No such file or directory", code: 66),
    Transcript(
      "a name with an escape and a new line", #"treediagram "$(printf 'a\033[31m\nb')""#,
      errors: #"treediagram: a\u{1B}[31m\nb: cannot be opened: No such file or directory"#,
      code: 66),
    Transcript(
      "a name that is not UTF-8", #"treediagram "$(printf 'gone\377')""#,
      errors: #"treediagram: gone\xFF: cannot be opened: No such file or directory"#, code: 66),
    Transcript(
      "a link to itself", "ln -s loop loop; treediagram loop",
      errors: "treediagram: loop: cannot be opened: Too many levels of symbolic links", code: 66),
    Transcript(
      "a folder", "treediagram .",
      errors: """
        treediagram: .: this is a folder, not a file
          draw what is in it with 'tree -J FOLDER | treediagram'
        """, code: 66),
    Transcript(
      "standard input that is a folder", "treediagram < .",
      errors: """
        treediagram: standard input: this is a folder, not a file
          draw what is in it with 'tree -J FOLDER | treediagram'
        """, code: 66),
    Transcript(
      "closed standard input", "treediagram <&-",
      errors: "treediagram: standard input: it is closed, or not open for reading", code: 66),
    Transcript(
      "standard input for writing", "treediagram 0> a",
      errors: "treediagram: standard input: it is closed, or not open for reading", code: 66),
    Transcript(
      "no end of NULs", "treediagram /dev/zero",
      errors: """
        treediagram: /dev/zero:1:1: this is not text: it has a NUL byte near the start
          give a tree as text, in UTF-8
        """, code: 65),
    Transcript(
      "a NUL after text", #"printf 'a\n\0' | treediagram"#,
      errors: """
        treediagram: <stdin>:2:1: this is not text: it has a NUL byte near the start
          give a tree as text, in UTF-8
        """, code: 65),
    Transcript(
      "UTF-16", #"printf '\377\376a\0' | treediagram"#,
      errors: """
        treediagram: <stdin>: the text is in UTF-16, not in UTF-8
          convert it first: iconv -f UTF-16 -t UTF-8
        """, code: 65),
    Transcript(
      "more than fits", "dd if=/dev/null of=big bs=1048576 seek=3072 2> /dev/null; treediagram big",
      errors: """
        treediagram: big: this is more than the 256 MiB that can be read
          say how much may be read with '--max-input', or split the tree
        """, code: 65),
    Transcript(
      "no end of lines, where few may be read", "yes | treediagram --max-input 100K",
      errors: """
        treediagram: standard input: this is more than the 100 KiB that can be read
          say how much may be read with '--max-input', or split the tree
        """, code: 65),
    Transcript(
      "more than the most that may be read",
      "dd if=/dev/null of=big bs=1048576 seek=3072 2> /dev/null; treediagram big --max-input 1g",
      errors: """
        treediagram: big: this is more than the 1073741823 bytes that can be read
          split the tree, as no more can be read
        """, code: 65),
    Transcript(
      "a page that is larger than may be read",
      "printf '# a\\n\\nb\\n' > a.md; treediagram --markdown a.md --max-input 6",
      errors: """
        treediagram: a.md: this is more than the 6 bytes that can be read
          say how much may be read with '--max-input', or split the tree
        """, code: 65),
    Transcript(
      "a node that is too many", "printf 'a\\nb\\nc\\n' | treediagram --max-input 256M,2",
      errors: """
        treediagram: <stdin>:3:1: this is node 3, and no more than 2 are read
        3 | c
          | ^
          say how many may be read with '--max-input SIZE,N', or split the tree
        """, code: 65),
    Transcript(
      "a limit in a page, which would be the page's own",
      "printf '```treediagram --max-input 256M,9\\na\\n```\\n' > a.md; treediagram --markdown a.md",
      errors: """
        treediagram: a.md:1:16: '--max-input' makes no sense for a single picture of a page
          write it in the command line
        """, code: 65),
  ])
  func `an input that is no tree is refused`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read every file"))
  func `an unreadable file is refused`() throws {
    try Transcript(
      "", "chmod 000 tree.txt; treediagram tree.txt",
      errors: "treediagram: tree.txt: cannot be opened: Permission denied", code: 66
    ).check()
  }

  @Test(.enabled(if: isLinux, "elsewhere the file system demands UTF-8 names"))
  func `a file name need not be UTF-8`() throws {
    try Transcript(
      "", #"name=$(printf 'a\377'); mv tree.txt "$name"; treediagram "$name""#, output: .picture()
    ).check()
  }

  @Test(.enabled(if: isLinux, "pseudo-terminals are made differently elsewhere"))
  func `a terminal is asked for nothing`() throws {
    let outcome = try Shell.run("treediagram", in: Workspace(), standardInput: try terminal())
    #expect(outcome.output.isEmpty)
    #expect(outcome.code == 64)
    #expect(
      outcome.errors == """
        treediagram: standard input: it is a terminal, and no file is given
          usage: treediagram [OPTIONS] [FILE]
          see 'treediagram --help'

        """)
  }

  @Test func `a file may be as large as the limit`() throws {
    let path = try Workspace(["a": "12345678"])
    let file = OSString(path.url.appending(path: "a").path.utf8)
    #expect(try Input(opening: .file(file)).bytes(limit: 8).count == 8)
    let failure = #expect(throws: Failure.self) { try Input(opening: .file(file)).bytes(limit: 7) }
    #expect(failure?.exitCode == .badData)
  }

  @Test(arguments: [(8191, 65), (8192, 0)])
  func `a NUL counts in the first 8,192 bytes`(_ offset: Int, _ code: Int32) throws {
    let content = String(repeating: "x", count: offset) + "\0"
    let path = try Workspace(["a": content])
    #expect(try Shell.run("treediagram a", in: path).code == code)
  }
}

private let isLinux = FileManager.default.fileExists(atPath: "/proc/self/exe")

/// The outer end of a new pseudo-terminal, which is a terminal itself.
private func terminal() throws -> FileHandle {
  let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
  try #require(descriptor >= 0)
  return FileHandle(fileDescriptor: descriptor)
}
