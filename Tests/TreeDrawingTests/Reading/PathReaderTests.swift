import Testing

@testable import TreeReading

@Suite struct PathReaderTests {
  @Test(arguments: [
    ReadingCase(
      "find", "src\nsrc/main.c\nsrc/lib\nsrc/lib/a.c\nsrc/b.c",
      "src\n  main.c\n  lib\n    a.c\n  b.c"),
    ReadingCase(
      "git ls-files", "README\nsrc/main.c\nsrc/lib/a.c\ntest/a.c",
      "README\nsrc\n  main.c\n  lib\n    a.c\ntest\n  a.c"),
    ReadingCase(
      "paths that are not sorted share their folders", "a/b\nc/d\na/e\na/b/f",
      "a\n  b\n    f\n  e\nc\n  d"),
    ReadingCase("find .", ".\n./a\n./a/b\n./c\n", ".\n  a\n    b\n  c"),
    ReadingCase(
      "find with a complaint", ".\nfind: ‘./a’: Permission denied\n./b\n", ".\n  b"),
    ReadingCase("find . -depth", "./a/b\n./a\n./c\n.\n", ".\n  a\n    b\n  c"),
    ReadingCase("a dot before all paths means nothing", "./a/b\n./a/c\n", "a\n  b\n  c"),
    ReadingCase(
      "nor do dots, empty names and duplicates inside", "a/./b//c/\na/b/c\n", "a\n  b\n    c"),
    ReadingCase("two dots are a name", "../a/b\n../a/c\n", "..\n  a\n    b\n    c"),
    ReadingCase("absolute paths", "/usr\n/usr/bin\n/etc\n", "/\n  usr\n    bin\n  etc"),
    ReadingCase(
      "the same name in several folders", "a/x\nb/x\nx/a\nx/x\n", "a\n  x\nb\n  x\nx\n  a\n  x"),
    ReadingCase(
      "names that Git quotes",
      "\"caf\\303\\251/a b\\t\\\"c\\\".txt\"\n\"caf\\303\\251/d\"\nsrc/e\nsrc/f",
      "café\n  \"a b\\t\"c\".txt\"\n  d\nsrc\n  e\n  f"),
    ReadingCase(
      "white space is part of names", "a/ b\na/c d\na/e\na/f\na/g\n",
      "a\n   b\n  c d\n  e\n  f\n  g"),
    ReadingCase(
      "names between other signs", "a b > c > d\na b\na b > e\n", "a b\n  c\n    d\n  e"),
    ReadingCase("names between colons", "a::b::c\na::d\n", "a\n  b\n    c\n  d"),
    ReadingCase("blank lines and CRLF", "a/b.c\r\n\r\n  \r\na/c\r\n", "a\n  b.c\n  c"),
  ])
  func `a list of paths is read as a tree of their parts`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: [
    ("::", "std::io::Read\nstd::fmt\n", "std\n  io\n    Read\n  fmt"),
    (".", "org.example.a\norg.example.b\n", "org\n  example\n    a\n    b"),
    ("\\", "C:\\a\\b\nC:\\c\n", "C:\n  a\n    b\n  c"),
    ("/", "a\n", "a"),
  ])
  func `paths are taken apart at the separator that is given`(
    separator: String, text: String, expected: String
  ) throws {
    var options = ReadingOptions(format: .paths)
    options.separator = separator
    #expect(try dump(forest(Array(text.utf8), options).roots) == expected)
  }

  @Test func `a list that names nothing but the folder above gives no picture without trees`() {
    let line = "drwxr-xr-x 9 ann ann 4096 2026-11-22 19:46:01.5 +0000 ..\n"
    var given = ReadingCase("ls -la, cut", line, "")
    given.options.format = .paths
    #expect(given.outcome(name: "plan").contains("there is nothing to draw"))
  }

  @Test func `many paths in any order share their folders`() throws {
    var random = SplitMix64(seed: 7)
    let names = (0..<5000).map { "\($0 % 7)/\($0 % 91)/\($0)" }.shuffled(using: &random)
    let roots = try forest(
      Array(names.joined(separator: "\n").utf8), ReadingOptions(format: .paths)
    ).roots
    #expect(roots.count == 7)
    let count = roots.reduce(0) { $0 + $1.count }
    #expect(count == 7 + 91 + 5000)
  }
}
