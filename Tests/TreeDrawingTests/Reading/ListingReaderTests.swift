import Testing

@testable import TreeReading

@Suite struct ListingReaderTests {
  @Test(arguments: [
    ReadingCase(
      "tree",
      "house\n├── hall\n│\u{A0}\u{A0} ├── door\n│\u{A0}\u{A0} └── lamp\n└── roof\n\n2 directories, 2 files\n",
      "house\n  hall\n    door\n    lamp\n  roof"),
    ReadingCase(
      "tree --charset=ascii",
      "house\n|-- hall\n|   |-- -door\n|   `-- lamp\n`-- roof -- red\n\n2 directories, 2 files",
      "house\n  hall\n    -door\n    lamp\n  roof -- red"),
    ReadingCase(
      "tree -C",
      "\u{1B}[01;34m.\u{1B}[0m\n├── \u{1B}[01;34mhall\u{1B}[0m\n│   └── \u{1B}[00ma\u{1B}[0mb\n└── c\n",
      ".\n  hall\n    ab\n  c"),
    ReadingCase(
      "coloured branches",
      "\u{1B}[34m.\u{1B}[0m\n\u{1B}[38;5;244m├──\u{1B}[0m a\n\u{1B}[38;5;244m└──\u{1B}[0m b",
      ".\n  a\n  b"),
    ReadingCase(
      "tree --hyperlink", ".\n└── \u{1B}]8;;file:///a\u{1B}\\a\u{1B}]8;;\u{7}b\n", ".\n  ab"),
    ReadingCase(
      "tree of two folders, one of them empty", "a\n└── b\nc\n\n2 directories, 1 file\n",
      "a\n  b\nc"),
    ReadingCase("tree -d", "a\n└── b\n\n2 directories\n", "a\n  b"),
    ReadingCase(
      "tree --du -h", "[ 12K]  .\n└── [8.0K]  b\n\n  12K used in 1 directory, 1 file\n",
      "[ 12K]  .\n  [8.0K]  b"),
    ReadingCase(
      "tree --du",
      "[       4096]  .\n└── [       12]  b\n\n       165659 bytes used in 3 directories, 26 files\n",
      "[       4096]  .\n  [       12]  b"),
    ReadingCase("an empty folder", "e\n\n0 directories, 0 files\n", "e"),
    ReadingCase("a root that is named as a count", "1 directory\n├── b\n", "1 directory\n  b"),
    ReadingCase(
      "tree /f of Windows",
      "Folder PATH listing\r\nVolume serial number is 1-2\r\nC:.\r\n│   a.txt\r\n│\r\n├───sub\r\n"
        + "│   │   b\r\n│   └───c\r\n│           d\r\n└───e\r\n        f\r\n",
      "C:.\n  a.txt\n  sub\n    b\n    c\n      d\n  e\n    f"),
    ReadingCase(
      "a folder that is named as a count", "a\n├── 3 directories, 4 files\n└── 1 file",
      "a\n  3 directories, 4 files\n  1 file"),
    ReadingCase(
      "tree /f /a of Windows",
      "Folder PATH listing\r\nVolume serial number is 1-2\r\nC:.\r\n|   a.txt\r\n|   b\r\n|   \r\n"
        + "+---sub\r\n|   |   c\r\n|   \\---d\r\n|           e\r\n\\---f\r\n        g\r\n",
      "C:.\n  a.txt\n  b\n  sub\n    c\n    d\n      e\n  f\n    g"),
    ReadingCase(
      "tree /f /a of one folder",
      "Folder PATH listing\r\nVolume serial number is 1-2\r\nC:\\X\r\n|   a\r\n|   \r\n\\---b\r\n        c\r\n",
      "C:\\X\n  a\n  b\n    c"),
    ReadingCase("heads of arrows", "a\n├─► b\n│  └─▶ c\n└─>d", "a\n  b\n    c\n  d"),
    ReadingCase("labels that begin as arrows", "a\n├── > b\n└── →c", "a\n  > b\n  →c"),
    ReadingCase("a fence", "```\na\n├── b\n└── c\n```", "a\n  b\n  c"),
    ReadingCase("a prompt", "$ tree\n.\n└── b\n", ".\n  b"),
    ReadingCase("a prompt with a name", "ann@host:~/x$ tree\n.\n└── b\n", ".\n  b"),
    ReadingCase("a root that looks like a prompt", "$ tree\n└── b\n", "$ tree\n  b"),
    ReadingCase(
      "names of columns in capitals",
      "NAME   SIZE TYPE\nsda     10G disk\n├─sda1   9G part\n└─sda2   1G part",
      "sda     10G disk\n  sda1   9G part\n  sda2   1G part"),
    ReadingCase(
      "sentences, a title and a prompt around it",
      "Here is the layout:\n\nMY PROJECT\n.\n├── a\n└── b\n\nThat is all.\nann@host:~$ ls\n",
      ".\n  a\n  b"),
    ReadingCase(
      "packages without others, with sentences about them",
      "a 1 Makes a.\nb 2 Makes b of a.\n├── a >=1\n└── c\n",
      "a 1 Makes a.\nb 2 Makes b of a.\n  a >=1\n  c"),
    ReadingCase(
      "what Yarn says", "yarn list v1.22\n├─ a@1\n│  └─ b@1\n└─ c@1\nDone in 0.1s.\n",
      "a@1\n  b@1\nc@1"),
    ReadingCase(
      "what pnpm says",
      "Legend: production dependency, dev only\n\na@1 /x\n\ndependencies:\nb 1.0.0\n└── c 1.0.0\n",
      "a@1 /x\nb 1.0.0\n  c 1.0.0"),
    ReadingCase(
      "circles for corners", "a\no-- b\n|   o-- c\no-- d\no-- e\n", "a\n  b\n    c\n  d\n  e"),
    ReadingCase(
      "colons for corners", "a\n:-- b\n:   :-- c\n:-- d\n:-- e\n", "a\n  b\n    c\n  d\n  e"),
    ReadingCase(
      "names of columns that one space is between",
      "PID CMD\n  1 a\n  2  \\_ b\n  3  |   \\_ c\n  4  \\_ d\n", "a\n  b\n    c\n  d"),
    ReadingCase(
      "complaints of npm",
      "a@1 /a\n└── UNMET DEPENDENCY c@3\n\nnpm ERR! code ELSPROBLEMS\nnpm ERR! missing: c@3",
      "a@1 /a\n  UNMET DEPENDENCY c@3"),
    ReadingCase(
      "lspci -t",
      """
      -[0000:00]-+-00.0  Intel -- host
                 +-01.0-[01]----00.0  NVIDIA
                 +-1c.0-[02-03]--+-00.0
                 |               \\-01.0
                 +-1d.0-[04]--
                 \\-1f.3
      """,
      "[0000:00]\n  00.0  Intel -- host\n  01.0-[01]\n    00.0  NVIDIA\n  1c.0-[02-03]\n    00.0\n    01.0\n"
        + "  1d.0-[04]\n  1f.3"),
    ReadingCase("no root", "├── a\n│   └── b\n└── c", "a\n  b\nc"),
    ReadingCase("an indented listing", "  a\n  ├── b\n  └── c\n  d\n", "a\n  b\n  c\nd"),
    ReadingCase("lines with nothing but bars", "a\n│\n├── b\n│   │\n│   └── c\n", "a\n  b\n    c"),
    ReadingCase(
      "heavy, double and round branches", "a\n┣━━ b\n┃   ╚══ c\n╰── d", "a\n  b\n    c\n  d"),
    ReadingCase("short branches", "a\n├╴b\n└╴c", "a\n  b\n  c"),
    ReadingCase("underscores", "a\n|_ b\n|  |__ c\n|_ d", "a\n  b\n    c\n  d"),
    ReadingCase(
      "underscores of names", ".\n|____a\n|  |______init__.py\n|____c",
      ".\n  a\n    __init__.py\n  c"),
    ReadingCase("arrows", "a\n|-> b\n|   |-> c\n|-> d", "a\n  b\n    c\n  d"),
    ReadingCase("backslashes", "a\n \\_ b\n     \\_ c\n \\_ d", "a\n  b\n    c\n  d"),
    ReadingCase("apostrophes", "a\n|-- b\n|   '-- c\n'-- d", "a\n  b\n    c\n  d"),
    ReadingCase("CRLF", "a\r\n├── b\r\n└── c\r\n", "a\n  b\n  c"),
    ReadingCase("an empty name", "a\n├── \n└── b", "a\n  \"\"\n  b"),
    ReadingCase("a name that begins with a space", "a\n└──  b", "a\n   b"),
  ])
  func `a listing that tree prints is read as the tree that it shows`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: [
    ReadingCase("a comment", "# a\n#\n# ├── b\n# │   └── c\n# └── d", "a\n  b\n    c\n  d"),
    ReadingCase("a comment in Swift", "/// a\n/// ├── b\n/// └── c", "a\n  b\n  c"),
    ReadingCase("a quotation", "> a\n> ├── b\n> └── c", "a\n  b\n  c"),
    ReadingCase(
      "systemctl list-dependencies",
      "default.target\n● ├─a.service\n○ ├─b.service\n● └─c.target\n●   └─d.service",
      "default.target\n  a.service\n  b.service\n  c.target\n    d.service"),
    ReadingCase(
      "kubectl tree",
      """
      NAMESPACE  NAME                   READY  AGE
      default    Deployment/web         -      3d
      default    ├─ReplicaSet/web-1     -      3d
      default    │ └─Pod/web-1-x        True   3d
      default    └─ReplicaSet/web-2     -      2d
      """,
      "Deployment/web         -      3d\n  ReplicaSet/web-1     -      3d\n    Pod/web-1-x        True   3d\n"
        + "  ReplicaSet/web-2     -      2d"),
    ReadingCase(
      "eza --tree --long",
      "drwxr-xr-x - ann 00:00 .\n.rw-r--r-- 3 ann 00:00 ├── a\ndrwxr-xr-x - ann 00:00 └── b\n"
        + ".rw-r--r-- 7 ann 00:00    └── c",
      ".\n  a\n  b\n    c"),
    ReadingCase(
      "ps --forest",
      """
        PID TTY      STAT   TIME COMMAND
          1 ?        Ss     0:00 init
         12 ?        S      0:00  \\_ sshd
         13 ?        S      0:00  |   \\_ bash
         14 ?        S      0:00  \\_ cron
      """, "init\n  sshd\n    bash\n  cron"),
    ReadingCase(
      "lsusb -t",
      """
      /:  Bus 02.Port 1: Dev 1, Class=root_hub
      /:  Bus 01.Port 1: Dev 1, Class=root_hub
          |__ Port 1: Dev 2, If 0, Class=Hub
              |__ Port 2: Dev 3, If 0, Class=HID
          |__ Port 3: Dev 4, If 0, Class=Wireless
      """,
      "/:  Bus 02.Port 1: Dev 1, Class=root_hub\n/:  Bus 01.Port 1: Dev 1, Class=root_hub\n"
        + "  Port 1: Dev 2, If 0, Class=Hub\n    Port 2: Dev 3, If 0, Class=HID\n"
        + "  Port 3: Dev 4, If 0, Class=Wireless"),
  ])
  func `what stands before all branches is left out`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "npm ls",
      "a@1 /a\n├─┬ b@2\n│ ├─┬ c@3\n│ │ └── d@4 deduped\n│ └── e@5\n└── UNMET DEPENDENCY f@6\n\n",
      "a@1 /a\n  b@2\n    c@3\n      d@4 deduped\n    e@5\n  UNMET DEPENDENCY f@6"),
    ReadingCase(
      "npm ls --no-unicode", "a@1\n+-- b@2\n| +-- c@3\n| `-- d@4\n`-- e@5\n",
      "a@1\n  b@2\n    c@3\n    d@4\n  e@5"),
    ReadingCase(
      "cargo tree",
      """
      a v0.1.0 (/a)
      ├── b v1.0.0
      │   ├── c v1.0.0 (proc-macro)
      │   │   [build-dependencies]
      │   │   └── d v1.0.0
      │   [build-dependencies]
      │   └── d v1.0.0 (*)
      └── e v1.0.0
      [dev-dependencies]
      └── f v1.0.0

      g v0.1.0 (/g)
      """,
      """
      a v0.1.0 (/a)
        b v1.0.0
          c v1.0.0 (proc-macro)
            [build-dependencies]
              d v1.0.0
          [build-dependencies]
            d v1.0.0 (*)
        e v1.0.0
        [dev-dependencies]
          f v1.0.0
      g v0.1.0 (/g)
      """),
    ReadingCase(
      "mvn dependency:tree",
      """
      [INFO] Scanning for projects...
      [INFO]
      [INFO] --- dependency:3.6.0:tree (default-cli) @ a ---
      [INFO] org.example:a:jar:1
      [INFO] +- b:b:jar:2:compile
      [INFO] |  \\- c:c:jar:3:compile
      [INFO] \\- d:d:jar:4:test
      [INFO]
      [INFO] --- dependency:3.6.0:tree (default-cli) @ e ---
      [INFO] org.example:e:jar:1
      [INFO] ------------------------------------------------
      [INFO] BUILD SUCCESS
      """,
      "org.example:a:jar:1\n  b:b:jar:2:compile\n    c:c:jar:3:compile\n  d:d:jar:4:test\n"
        + "org.example:e:jar:1"),
    ReadingCase(
      "gradle dependencies",
      """

      > Task :dependencies

      ------------------------------------------------------------
      Root project 'a'
      ------------------------------------------------------------

      compileClasspath - Compile classpath for source set 'main'.
      +--- b:b:2
      |    +--- c:c:3 -> 4
      |    \\--- d:d:5 (*)
      \\--- e:e:6

      compileOnly - Compile only dependencies (n)
      No dependencies

      (*) - dependencies omitted (listed previously)

      BUILD SUCCESSFUL in 1s
      """,
      "compileClasspath - Compile classpath for source set 'main'.\n  b:b:2\n    c:c:3 -> 4\n"
        + "    d:d:5 (*)\n  e:e:6"),
  ])
  func `a list that a package manager prints is read as the tree that it shows`(
    _ given: ReadingCase
  ) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "pstree", "init─┬─cron\n     ├─sh───ps\n     └─ssh-agent─┬─a\n                 └─b\n",
      "init\n  cron\n  sh\n    ps\n  ssh-agent\n    a\n    b"),
    ReadingCase(
      "pstree in ASCII",
      "init-+-cron\n     |-sh---ps\n     `-ssh-agent-+-a\n                 `-b\n",
      "init\n  cron\n  sh\n    ps\n  ssh-agent\n    a\n    b"),
    ReadingCase(
      "equal processes", "init─┬─2*[a─┬─b]\n     │      └─c]\n     └─3*[{d}]",
      "init\n  2*[a]\n    b\n    c\n  3*[{d}]"),
    ReadingCase("equal chains", "init───2*[a───3*[b]]", "init\n  2*[a]\n    3*[b]"),
    ReadingCase(
      "clang -ast-dump",
      "Unit 0x1 <<invalid sloc>>\n|-Type 0x2 'int'\n| `-Name 0x3\n`-Func 0x4 <a.c:1:1>",
      "Unit 0x1 <<invalid sloc>>\n  Type 0x2 'int'\n    Name 0x3\n  Func 0x4 <a.c:1:1>"),
    ReadingCase("one chain", "init───sh───ps", "init\n  sh\n    ps"),
    ReadingCase("several trees", "sh───ps\n\nsh───vi───sh", "sh\n  ps\nsh\n  vi\n    sh"),
    ReadingCase(
      "pstree -a", "init\n  ├─sh -c a---b\n  │   └─ps --all\n  └─cron -f",
      "init\n  sh -c a---b\n    ps --all\n  cron -f"),
    ReadingCase(
      "pstree -a in ASCII", "init\n  |-sh -c a\n  |   `-ps --all\n  `--sh",
      "init\n  sh -c a\n    ps --all\n  -sh"),
  ])
  func `a tree that pstree or Clang prints is read as the tree that it shows`(_ given: ReadingCase)
  {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "exa -lT",
      "drwxr-xr-x - ann 22 Nov .\n.rw-r--r-- 4 ann 22 Nov ├── a\ndrwxr-xr-x - ann 22 Nov └── b\n.rw-r--r-- 9 ann 22 Nov    └── c\n",
      ". [drwxr-xr-x - ann 22 Nov] a [.rw-r--r-- 4 ann 22 Nov] b [drwxr-xr-x - ann 22 Nov] c [.rw-r--r-- 9 ann 22 Nov]"
    ),
    ReadingCase(
      "ps --forest",
      "  PID TTY          TIME CMD\n    1 ?        00:00:01 init\n   12 ?        00:00:00  \\_ sshd\n   13 ?        00:00:00      \\_ bash\n   14 ?        00:00:00  \\_ cron\n",
      "init [1 ?        00:00:01] sshd [12 ?        00:00:00] bash [13 ?        00:00:00] cron [14 ?        00:00:00]"
    ),
    ReadingCase(
      "a comment is no note", "/// root\n/// ├── a\n/// └── b\n", "root a b"),
    ReadingCase(
      "nor is what stands before all lines", "rem root\nrem ├── a\nrem └── b\n", "root a b"),
    ReadingCase(
      "nor are points", "host\n● ├─a\n● │ └─b\n● └─c\n", "host a b c"),
    ReadingCase("a quotation", "> root\n> ├── a\n> └── b\n", "root a b"),
  ])
  func `columns before branches are notes`(_ given: ReadingCase) throws {
    let nodes = try forest(Array(given.input.utf8), name: "plan").roots.flatMap(\.preorder)
    let texts = nodes.map { node in
      node.label + (node.attributes?.values.note.map { " [\($0)]" } ?? "")
    }
    #expect(texts.joined(separator: " ") == given.expected)
  }

  @Test func `systemctl status draws a tree among other lines`() throws {
    let text = """
      ● cron.service - Regular background program processing daemon
           Loaded: loaded (/lib/systemd/system/cron.service; enabled; preset: enabled)
           Active: active (running) since Sun 2026-11-22 03:19:00 UTC; 16h ago
         Main PID: 600 (cron)
           CGroup: /system.slice/cron.service
                   ├─600 /usr/sbin/cron -f
                   └─601 /usr/sbin/cron -f

      Nov 22 19:00:01 host CRON[1]: a

      ● host
          State: running
         CGroup: /
                 ├─init.scope
                 │ └─1 /sbin/init
                 └─system.slice
      """
    #expect(
      try dump(forest(Array(text.utf8), name: "plan").roots)
        == "/system.slice/cron.service\n  600 /usr/sbin/cron -f\n  601 /usr/sbin/cron -f\n"
        + "/\n  init.scope\n    1 /sbin/init\n  system.slice")
  }

  @Test func `one line with dashes is a chain if the user says that it is a listing`() {
    var given = ReadingCase("", "init---sh---ps", "init\n  sh\n    ps")
    #expect(given.outcome(name: "plan.txt") == "init---sh---ps")
    #expect(
      given.outcome(name: "plan").hasPrefix("plan:1:1: this may be a tree listing or an outline"))
    given.options.format = .tree
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test func `an escape that does not end cannot be shown`() throws {
    let given = try forest(Array("a\n└── b\u{1B}[31".utf8))
    #expect(dump(given.roots) == "a\n  b\u{FFFD}[31")
    #expect(given.warnings.count == 1)
  }
}
