import Testing

@testable import TreeReading

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
      "du --time", "4.0K\t2026-11-22 21:40\t./a b\n8.0K\t2026-11-22 21:40\t.\n",
      ". [8.0K\t2026-11-22 21:40] =8192\n  a b [4.0K\t2026-11-22 21:40] =4096"),
    ReadingCase("du with few slashes", "4.0K\ta/b\n1M\ta\n", "a [1M] =1048576\n  b [4.0K] =4096"),
    ReadingCase("du -c of names", "4\ta b\n8\tc\n12\ttotal\n", "a b [4] =4\nc [8] =8"),
    ReadingCase("du -d 1", "4\ta b\n12\t.\n", ". [12] =12\n  a b [4] =4"),
    ReadingCase(
      "find -printf '%p %s'", ". 4096\n./a b.txt 12\n./c 4096\n./c/d.txt 30\n",
      ". [4096] =42\n  a b.txt [12] =12\n  c [4096] =30\n    d.txt [30] =30"),
    ReadingCase(
      "find -printf '%p\\t%s'", "./a b\t12\n./c/d\t3\n",
      "a b [12] =12\nc =3\n  d [3] =3"),
    ReadingCase(
      "paths and sizes with commas", "path,size\n/a,7\n/a/b,2\n/a/b/c,3\n",
      "/ =3\n  a [7] =3\n    b [2] =3\n      c [3] =3"),
    ReadingCase(
      "lines of code with commas", "src/a.c,10,2\nsrc/lib/b.c,5,1\n",
      "src =15\n  a.c [10,2] =10\n  lib =5\n    b.c [5,1] =5"),
    ReadingCase(
      "stat -c '%A %n'", "drwxr-xr-x .\n-rw-r--r-- ./a b\ndrwxr-xr-x ./c\n",
      ". [drwxr-xr-x]\n  a b [-rw-r--r--]\n  c [drwxr-xr-x]"),
    ReadingCase(
      "find -printf '%m %u %p'", "755 ann .\n644 ann ./a b\n", ". [755 ann]\n  a b [644 ann]"),
    ReadingCase(
      "md5 -r as BSD prints it",
      "MD5 (src/a b.c) = d41d8cd98f00b204e9800998ecf8427e\n"
        + "MD5 (src/c.c) = 0cc175b9c0f1b6a831c399e269772661\n",
      "src\n  a b.c [d41d8cd98f00b204e9800998ecf8427e]\n  c.c [0cc175b9c0f1b6a831c399e269772661]"),
    ReadingCase(
      "zip -sf", "Archive contains:\n  src/\n  src/a b.c\nTotal 2 entries (10 bytes)\n",
      "src\n  a b.c"),
    ReadingCase(
      "unzip -l",
      "Archive:  x.zip\n  Length      Date    Time    Name\n---------  ---------- -----   ----\n"
        + "       10  2026-01-01 10:00   a/b c.txt\n       20  2026-01-01 10:00   a/d.txt\n"
        + "---------                     -------\n       30                     2 files\n",
      "a =30\n  b c.txt [10  2026-01-01 10:00] =10\n  d.txt [20  2026-01-01 10:00] =20"),
    ReadingCase(
      "PowerShell", "FullName\n--------\nC:\\a\\b c.txt\nC:\\a\\d.txt\n",
      "C:\n  a\n    b c.txt\n    d.txt"),
    ReadingCase(
      "paths of Windows in quotes", "\"C:\\a b\\new.txt\"\n\"C:\\a b\\c\\tab.txt\"\n",
      "C:\n  a b\n    new.txt\n    c\n      tab.txt"),
    ReadingCase("paths in quotes", "\"/a/b c\"\n\"/a/d\"\n", "/\n  a\n    b c\n    d"),
    ReadingCase(
      "addresses in a store", "s3://bucket/a/b.txt\ns3://bucket/a/c.txt\n",
      "s3://bucket\n  a\n    b.txt\n    c.txt"),
    ReadingCase(
      "owners of files", "# all\n*.c @ann\n/src/ @ann @bob\n/src/lib/ @org/team\n",
      "*.c [@ann]\n/\n  src [@ann @bob]\n    lib [@org/team]"),
    ReadingCase(
      "anytree", "Node('/top', size=3)\nNode('/top/a b')\nNode('/top/a b/c')\n",
      "top [size=3]\n  a b\n    c"),
    ReadingCase(
      "tree -if", ".\n./a\n./b -> ./a\n\n1 directory, 2 files\n", ".\n  a\n  b [-> ./a]"),
  ])
  func `a list of files is read whichever program prints it`(_ given: ReadingCase) throws {
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
      "git diff --summary",
      " create mode 100644 src/a b.c\n rename src/{c.c => d.c} (90%)\n"
        + " mode change 100644 => 100755 run\n delete mode 100644 old/x\n",
      "src\n  a b.c [create mode 100644]\n  {c.c => d.c} [rename]\n"
        + "run [mode change 100644 => 100755]\nold\n  x [delete mode 100644]"),
    ReadingCase(
      "git branch -a",
      "* main\n  next\n  remotes/origin/HEAD -> origin/main\n  remotes/origin/main\n",
      "main [*]\nnext\nremotes\n  origin\n    HEAD [-> origin/main]\n    main"),
    ReadingCase("git branch", "  fix/a\n  fix/b\n* main\n", "fix\n  a\n  b\nmain [*]"),
    ReadingCase(
      "svn status", "M       src/a.c\n?       src/b c.c\nA  +    src/d.c\n",
      "src\n  a.c [M]\n  b c.c [?]\n  d.c [A  +]"),
    ReadingCase("hg status", "M src/a.c\n? src/b.c\n", "src\n  a.c [M]\n  b.c [?]"),
    ReadingCase(
      "rsync -i", ">f+++++++++ src/a.c\ncd+++++++++ src/\n>f.st...... src/b.c\n",
      "src [cd+++++++++]\n  a.c [>f+++++++++]\n  b.c [>f.st......]"),
    ReadingCase(
      "rsync -v",
      "sending incremental file list\nsrc/\nsrc/a.c\n\nsent 100 bytes  received 35 bytes\n"
        + "total size is 0  speedup is 0.00\n", "src\n  a.c"),
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
  func `a list of paths that Git prints is read with its notes`(_ given: ReadingCase) throws {
    #expect(try outline(given.input) == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "ls -R", ".:\nREADME\nsrc\n\n./src:\na.c\nlib\n\n./src/lib:\nb.c\n",
      ".\n  README\n  src\n    a.c\n    lib\n      b.c"),
    ReadingCase(
      "ls -R of two folders", "docs:\na.md\nsub\n\ndocs/sub:\n\nsrc:\na b.c\n",
      "docs\n  a.md\n  sub\nsrc\n  a b.c"),
    ReadingCase(
      "ls -sR", ".:\ntotal 8\n0 a b\n4 src\n\n./src:\ntotal 4\n 4 b.c\n",
      ".\n  a b [0]\n  src [4]\n    b.c [4]"),
    ReadingCase(
      "ls -iR", "src:\n 66 a b\n123 lib\n\nsrc/lib:\n7 b.c\n",
      "src\n  a b [66]\n  lib [123]\n    b.c [7]"),
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
  func `names that a listing prints below the name of their folder are paths`(_ given: ReadingCase)
    throws
  {
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
