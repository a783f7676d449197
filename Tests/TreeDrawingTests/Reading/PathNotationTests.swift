import Testing

@testable import TreeDrawing

/// What programs print before paths or behind them is a note, and perhaps a size.
@Suite struct PathNotationTests {
  /// Labels, each with its note in brackets and its size behind an equals sign.
  private func outline(_ text: String, name: String = "plan") throws -> String {
    let roots = try forest(Array(text.utf8), name: name).roots
    var pending = roots.reversed().map { (tree: $0, depth: 0) }
    var lines: [String] = []
    while let (tree, depth) = pending.popLast() {
      let note = tree.value.attributes?.values.note.map { " [\($0)]" } ?? ""
      let size = tree.value.text(ofField: "size").map { " =\($0)" } ?? ""
      lines.append(String(repeating: "  ", count: depth) + tree.value.label + note + size)
      pending += tree.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [
    ReadingCase(
      "du", "4\t./docs\n8\t./src/lib\n20\t./src\n28\t.\n",
      ". [28] =28\n  docs [4] =4\n  src [20] =20\n    lib [8] =8"),
    ReadingCase(
      "du with a complaint and a total",
      "4\tsrc/a\ndu: cannot read directory 'x/y': Permission denied\n8\tsrc\n8\ttotal\n",
      "src [8] =8\n  a [4] =4"),
    ReadingCase(
      "du -h", "4.0K\tdocs/a\n1.5M\tdocs\n",
      "docs [1.5M] =1572864\n  a [4.0K] =4096"),
    ReadingCase(
      "du of folders in others", "4\ta/b/c\n8\ta/d\n", "a =12\n  b =4\n    c [4] =4\n  d [8] =8"),
    ReadingCase(
      "find -printf '%s %p'", "4096 .\n12 ./a b.txt\n30 ./c/d.txt\n",
      ". [4096] =4096\n  a b.txt [12] =12\n  c =30\n    d.txt [30] =30"),
    ReadingCase(
      "find -printf '%y %p'", "d .\nf ./a b\nd ./c\n", ". [d]\n  a b [f]\n  c [d]"),
    ReadingCase(
      "find -printf '%y %s %p'", "d 4096 .\nf 12 ./a\n", ". [d 4096] =12\n  a [f 12] =12"),
    ReadingCase(
      "wc -l", "  3 src/a.c\n 10 src/b.c\n 13 total\n",
      "src =13\n  a.c [3] =3\n  b.c [10] =10"),
    ReadingCase(
      "sha256sum",
      "d41d8cd98f00b204e9800998ecf8427e  a/b.c\n0cc175b9c0f1b6a831c399e269772661 *a/c.c\n",
      "a\n  b.c [d41d8cd98f00b204e9800998ecf8427e]\n  c.c [0cc175b9c0f1b6a831c399e269772661]"),
    ReadingCase(
      "cksum", "305 12 src/a.c\n306 4 src/b.c\n", "src =16\n  a.c [305 12] =12\n  b.c [306 4] =4"),
    ReadingCase(
      "file", "src/a.c:  C source, ASCII text\nsrc/b c.o: ELF\nsrc:  directory\n",
      "src [directory]\n  a.c [C source, ASCII text]\n  b c.o [ELF]"),
    ReadingCase("grep -c", "src/a.c:3\nsrc/b.c:0\n", "src =3\n  a.c [3] =3\n  b.c [0] =0"),
    ReadingCase(
      "tree -if", ".\n./a\n./b -> ./a\n\n1 directory, 2 files\n", ".\n  a\n  b [-> ./a]"),
  ])
  func `files`(_ given: ReadingCase) throws {
    #expect(try outline(given.input) == given.expected)
  }

  @Test func `a name with a colon in several paths is a name`() throws {
    let source = Source(name: "", bytes: Array("a: b/c\na: b/d\n".utf8))
    let roots = try source.forest(ReadingOptions(format: .paths)).roots
    #expect(dump(roots) == "a: b\n  c\n  d")
  }

  @Test(arguments: [
    ReadingCase(
      "git status --short",
      "## main...origin/main [ahead 1]\n M src/a.c\nAM \"caf\\303\\251 a\"\n?? docs/\n"
        + "R  src/b.c -> lib/c.c\n",
      "src\n  a.c [M]\ncafé a [AM]\ndocs [??]\nlib\n  c.c [R  src/b.c ->]"),
    ReadingCase(
      "git diff --name-status", "M\tsrc/a.c\nR100\tsrc/b.c\tlib/c.c\n",
      "src\n  a.c [M]\nlib\n  c.c [R100\tsrc/b.c]"),
    ReadingCase(
      "git diff --numstat", "10\t2\tsrc/a.c\n-\t-\tlogo.png\n",
      "src =12\n  a.c [10\t2] =12\nlogo.png [-\t-] =0"),
    ReadingCase(
      "git diff --stat",
      " README           |   2 +-\n src/a.c          |  10 +++++-----\n"
        + " logo.png | Bin 0 -> 12 bytes\n 3 files changed, 6 insertions(+), 6 deletions(-)\n",
      "README [2 +-] =2\nsrc =10\n  a.c [10 +++++-----] =10\nlogo.png [Bin 0 -> 12 bytes]"),
    ReadingCase(
      "git ls-tree -r -l",
      "100644 blob 257cc5642cb1a054f08cc83f2d943e56fd3ebe99       4\tsrc/a b.c\n"
        + "160000 commit 257cc5642cb1a054f08cc83f2d943e56fd3ebe99       -\tlib\n",
      "src =4\n  a b.c [100644 blob 257cc5642cb1a054f08cc83f2d943e56fd3ebe99       4] =4\n"
        + "lib [160000 commit 257cc5642cb1a054f08cc83f2d943e56fd3ebe99       -]"),
    ReadingCase(
      "git ls-files -s",
      "100644 257cc5642cb1a054f08cc83f2d943e56fd3ebe99 0\ta/b\n",
      "a\n  b [100644 257cc5642cb1a054f08cc83f2d943e56fd3ebe99 0]"),
    ReadingCase(
      "git worktree list",
      "/srv/ann/tree       a168e49 [main]\n/srv/ann/tree-fix   02ea050 (detached HEAD)\n"
        + "/srv/ann/bare (bare)\n",
      "/\n  srv\n    ann\n      tree [a168e49 [main]]\n      tree-fix [02ea050 (detached HEAD)]\n"
        + "      bare [(bare)]"),
  ])
  func `what Git prints`(_ given: ReadingCase) throws {
    #expect(try outline(given.input) == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "ls -R", ".:\nREADME\nsrc\n\n./src:\na.c\nlib\n\n./src/lib:\nb.c\n",
      ".\n  README\n  src\n    a.c\n    lib\n      b.c"),
    ReadingCase(
      "ls -R of two folders", "docs:\na.md\nsub\n\ndocs/sub:\n\nsrc:\na b.c\n",
      "docs\n  a.md\n  sub\nsrc\n  a b.c"),
    ReadingCase("ls -R /", "/:\netc\n\n/etc:\nhosts\n", "/\n  etc\n    hosts"),
    ReadingCase(
      "ls -l",
      "total 8\ndrwxr-xr-x 2 ann ann 4096 Jan  1 00:00 a b\n-rw-r--r--. 1 ann ann   10 Jan 12  2025 c\n"
        + "lrwxrwxrwx 1 ann ann    1 Jan  1 00:00 d -> c\n",
      "a b [drwxr-xr-x 2 ann ann 4096 Jan  1 00:00] =4096\n"
        + "c [-rw-r--r--. 1 ann ann   10 Jan 12  2025] =10\nd [-> c] =1"),
    ReadingCase(
      "ls -la --full-time",
      "total 4\ndrwxr-xr-x 2 ann ann 4096 2026-11-22 19:46:01.5 +0000 .\n"
        + "drwxr-xr-x 9 ann ann 4096 2026-11-22 19:46:01.5 +0000 ..\n"
        + "-rw-r--r-- 1 ann ann 2020 2026-11-22 19:46:01.5 +0000 a\n",
      ". [drwxr-xr-x 2 ann ann 4096 2026-11-22 19:46:01.5 +0000] =2020\n"
        + "  a [-rw-r--r-- 1 ann ann 2020 2026-11-22 19:46:01.5 +0000] =2020"),
    ReadingCase(
      "ls -lR",
      ".:\ntotal 4\ndrwxr-xr-x 2 ann ann 4096 Jan  1 00:00 a\n\n./a:\ntotal 0\n"
        + "-rw-r--r-- 1 ann ann 7 Jan  1 00:00 b\n",
      ". =7\n  a [drwxr-xr-x 2 ann ann 4096 Jan  1 00:00] =7\n"
        + "    b [-rw-r--r-- 1 ann ann 7 Jan  1 00:00] =7"),
    ReadingCase(
      "tar tvf",
      "drwxr-xr-x ann/ann         0 2026-11-22 16:20 ./\n-rw-r--r-- ann/ann         9 2026-11-22 16:20 ./a/b c\n"
        + "hrw-r--r-- ann/ann         0 2026-11-22 16:20 ./d link to ./a/b c\n",
      ". [drwxr-xr-x ann/ann         0 2026-11-22 16:20] =9\n  a =9\n"
        + "    b c [-rw-r--r-- ann/ann         9 2026-11-22 16:20] =9\n  d [link to ./a/b c] =0"),
    ReadingCase(
      "find -ls",
      "   131  4 drwxr-xr-x  2 ann ann 4096 Nov 22 19:46 .\n   132  4 -rw-r--r--  1 ann ann 3 Nov 22 19:46 ./a\n",
      ". [131  4 drwxr-xr-x  2 ann ann 4096 Nov 22 19:46] =3\n"
        + "  a [132  4 -rw-r--r--  1 ann ann 3 Nov 22 19:46] =3"),
    ReadingCase(
      "exa -l", "drwxr-xr-x  - ann 22 Nov 19:46 a\n.rw-r--r-- 12 ann 22 Nov 19:46 b\n",
      "a [drwxr-xr-x  - ann 22 Nov 19:46]\nb [.rw-r--r-- 12 ann 22 Nov 19:46]"),
  ])
  func `names in folders`(_ given: ReadingCase) throws {
    #expect(try outline(given.input) == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "folded stacks", "main;draw;fill 10\nmain;draw 2\nmain;read file 5\n",
      "main =17\n  draw [2] =12\n    fill [10] =10\n  read file [5] =5"),
    ReadingCase("Windows", "C:\\a\\b\r\nC:\\c d\r\n", "C:\n  a\n    b\n  c d"),
    ReadingCase(
      "Windows without a drive", "src\\a.c\nsrc\\lib\\b.c\n", "src\n  a.c\n  lib\n    b.c"),
    ReadingCase("a network of Windows", "\\\\host\\a\n\\\\host\\b\n", "\\\n  host\n    a\n    b"),
  ])
  func `other signs between names`(_ given: ReadingCase) throws {
    #expect(try outline(given.input) == given.expected)
  }

  @Test(arguments: ["4\ta/b\n8\ta", "main;a 1\nmain;b 2", " M a/b\n?? a/c"])
  func `with a separator, lines are paths and nothing else`(text: String) throws {
    var options = ReadingOptions(format: .paths)
    options.separator = "/"
    let nodes = try forest(Array(text.utf8), options).roots.flatMap(\.preorder)
    #expect(nodes.allSatisfy { $0.attributes == nil })
  }

  @Test func `siblings are sorted by the sizes that the input says`() throws {
    let roots = try forest(Array("4\ta/b\n90\ta/c\n8\ta/d\n102\ta\n".utf8), name: "plan").roots
    let sorted = try Selection(order: .size).applied(to: roots)
    #expect(dump(sorted) == "a\n  c\n  d\n  b")
  }

  @Test func `a list of a hundred thousand lines takes time in proportion`() throws {
    let lines = (0..<100_000).map { "\($0)\ta/\($0 % 300)/\($0)\n" }.joined()
    let roots = try forest(Array(lines.utf8), name: "plan").roots
    #expect(roots[0].count == 100_301)
    let folders = String(repeating: "a:\n\na/b:\n\n", count: 50_000)
    #expect(try forest(Array(folders.utf8), name: "plan").roots[0].count == 2)
  }
}
