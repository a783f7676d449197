/// Inputs that may be outlines but look like something else; read by `fixtures(in:)`.
let unsupportedOutlines = ##"""
  Each case has a name, an input called plan, and the whole message that it gives.

  == a flowchart of Mermaid
  flowchart TD
    A --> B
  --
  plan:1:1: this looks like Mermaid's flowchart, which is not read
  1 | flowchart TD
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a flowchart without a direction, behind a comment
  %% a
  flowchart
    a[Start] --> b
  --
  plan:1:1: this looks like Mermaid's flowchart, which is not read
  1 | %% a
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a graph of Mermaid
  graph LR;
    A --> B
  --
  plan:1:1: this looks like Mermaid's graph, which is not read
  1 | graph LR;
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a diagram of Mermaid behind front matter
  ---
  title: x
  ---
  sequenceDiagram
    A->>B: hi
  --
  plan:1:1: this looks like Mermaid's sequenceDiagram, which is not read
  1 | ---
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a diagram of Mermaid in a fence
  ```mermaid
  classDiagram
    A <|-- B
  ```
  --
  plan:1:1: this looks like Mermaid's classDiagram, which is not read
  1 | ```mermaid
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a sankey of Mermaid
  sankey

  Coal,Heat,12.5
  Heat,Loss,0.5
  --
  plan:1:1: this looks like Mermaid's sankey, which is not read
  1 | sankey
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a plan of Mermaid
  gantt
    Draw it :a1, 2020-01-01, 3d
  --
  plan:1:1: this looks like Mermaid's gantt, which is not read
  1 | gantt
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a plan of Mermaid behind front matter
  ---
  title: x
  ---
  gantt
    Draw it
  --
  plan:1:1: this looks like Mermaid's gantt, which is not read
  1 | ---
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == the version of Mermaid
  info
    showInfo
  --
  plan:1:1: this looks like Mermaid's info, which is not read
  1 | info
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a graph in a fence of Azure
  ::: mermaid
  graph LR
    A --> B
  :::
  --
  plan:1:1: this looks like Mermaid's graph, which is not read
  1 | ::: mermaid
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == classes behind a comment
  ' drawn by hand
  @startuml
  class A
  @enduml
  --
  plan:1:1: this looks like PlantUML's @startuml, which is not read
  1 | ' drawn by hand
    | ^
    write its tree as an outline, or between @startmindmap and @endmindmap; or, if it is an outline, use --from outline

  == a plan behind a comment of several lines
  /'
  drawn by hand '/
  @startgantt
  [Task] lasts 5 days
  @endgantt
  --
  plan:1:1: this looks like PlantUML's @startgantt, which is not read
  1 | /'
    | ^
    write its tree as an outline, or between @startmindmap and @endmindmap; or, if it is an outline, use --from outline

  == a fence below a heading
  # Doc
  ```mermaid
  mindmap
    root
  ```
  --
  plan:1:1: this looks like a block of code in Markdown, which is not read
  1 | # Doc
    | ^
    give what is between its fences alone; or, if it is an outline, use --from outline

  == maps in a list of YAML
  - name: a
    children:
    - name: b
  --
  plan:1:1: this looks like YAML, which is not read
  1 | - name: a
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == the navigation of a site
  nav:
    - Home: index.md
    - Guide:
      - Intro: intro.md
  --
  plan:1:1: this looks like YAML, which is not read
  1 | nav:
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == variables, some of which are paths
  PATH=/usr/bin
  HOME=/root
  LANG=C
  --
  plan:1:1: this looks like INI or other settings, which is not read
  1 | PATH=/usr/bin
    | ^
    convert it to JSON first, with jc --ini, and use --from data; or, if it is an outline, use --from outline

  == a unit of systemd
  [Unit]
  Description=Foo

  [Service]
  ExecStart=/usr/bin/foo
  --
  plan:1:1: this looks like INI or other settings, which is not read
  1 | [Unit]
    | ^
    convert it to JSON first, with jc --ini, and use --from data; or, if it is an outline, use --from outline

  == several pairs a line
  NAME="vda" TYPE="disk"
  NAME="vda1" TYPE="part"
  --
  plan:1:1: this looks like pairs of keys and values in each line, which is not read
  1 | NAME="vda" TYPE="disk"
    | ^
    have them printed as JSON instead, such as with lsblk -J or findmnt -J; or, if it is an outline, use --from outline

  == lists over several lines in TOML
  title = "T"
  [[servers]]
  ports = [
    1,
  ]
  --
  plan:1:1: this looks like TOML, which is not read
  1 | title = "T"
    | ^
    convert it to JSON first, with yq -p=toml -o=json, or tomlq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == levels in brackets
  [INFO] Starting
  [WARN] Slow
  [ERROR] Failed
  --
  plan:1:1: this looks like a log, which is not read
  1 | [INFO] Starting
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == messages of one program
  gpg: directory created
  gpg: keybox created
  gpg: no keys
  --
  plan:1:1: this looks like a log, which is not read
  1 | gpg: directory created
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == an ontology
  [Term]
  id: GO:1
  name: a

  [Term]
  id: GO:2
  is_a: GO:1 ! a
  --
  plan:1:1: this looks like OBO, which is not read
  1 | [Term]
    | ^
    write it as CSV first, with id,parent,name in the first line, from its id, is_a and name; or, if it is an outline, use --from outline

  == a pie of Mermaid
  pie title Pets
    "Dogs" : 386
  --
  plan:1:1: this looks like Mermaid's pie, which is not read
  1 | pie title Pets
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a time line of Mermaid
  timeline
    title History
    2002 : LinkedIn
  --
  plan:1:1: this looks like Mermaid's timeline, which is not read
  1 | timeline
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a plan of Mermaid
  gantt
    dateFormat YYYY-MM-DD
    section A
    T :a1, 2014-01-01, 30d
  --
  plan:1:1: this looks like Mermaid's gantt, which is not read
  1 | gantt
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a board of Mermaid
  kanban
    Todo
      [Create pages]
  --
  plan:1:1: this looks like Mermaid's kanban, which is not read
  1 | kanban
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a journey of Mermaid
  journey
    title My day
    section Go
      Make tea: 5: Me
  --
  plan:1:1: this looks like Mermaid's journey, which is not read
  1 | journey
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a graph of commits in Mermaid
  gitGraph
    commit
    branch develop
  --
  plan:1:1: this looks like Mermaid's gitGraph, which is not read
  1 | gitGraph
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a new diagram of Mermaid
  block-beta
    columns 1
  --
  plan:1:1: this looks like Mermaid's block-beta, which is not read
  1 | block-beta
    | ^
    write its tree as an outline or as a mindmap; or, if it is an outline, use --from outline

  == a diagram of PlantUML
  @startuml
  class A
  A <|-- B
  @enduml
  --
  plan:1:1: this looks like PlantUML's @startuml, which is not read
  1 | @startuml
    | ^
    write its tree as an outline, or between @startmindmap and @endmindmap; or, if it is an outline, use --from outline

  == a fence
  ```
  house
    hall
  ```
  --
  plan:1:1: this looks like a block of code in Markdown, which is not read
  1 | ```
    | ^
    give what is between its fences alone; or, if it is an outline, use --from outline

  == commas
  name,age
  Ann,3
  Bob,4
  --
  plan:1:1: this may be a table or an outline: every line has the same number of commas
  1 | name,age
    | ^
    say which: --from table or --from outline

  == commas with spaces
  Ann, 3, x
  Bob, 4, y
  Eve, 5, z
  --
  plan:1:1: this may be a table or an outline: every line has the same number of commas
  1 | Ann, 3, x
    | ^
    say which: --from table or --from outline

  == commas in quotes
  "a, b",c
  "d",e
  "f, g",h
  --
  plan:1:1: this may be a table or an outline: every line has the same number of commas
  1 | "a, b",c
    | ^
    say which: --from table or --from outline

  == semicolons
  name;age
  Ann;3
  --
  plan:1:1: this may be a table or an outline: every line has the same number of semicolons
  1 | name;age
    | ^
    say which: --from table or --from outline

  == tabs
  name\##tage
  Ann\##t3
  --
  plan:1:1: this may be a table or an outline: every line has the same number of tabs
  1 | name\tage
    | ^
    say which: --from table or --from outline

  == bars
  name | age
  Ann | 3
  --
  plan:1:1: this may be a table or an outline: every line has the same number of bars
  1 | name | age
    | ^
    say which: --from table or --from outline

  == a table with a frame
  +------+-----+
  | name | age |
  +------+-----+
  | Ann  |   3 |
  +------+-----+
  --
  plan:1:1: this may be a table or an outline: every line has the same number of bars
  1 | +------+-----+
    | ^
    say which: --from table or --from outline

  == a branch behind something else
  root
  12 ├── a
  --
  plan:1:1: this may be a tree listing or an outline: branches are drawn in its lines, but behind something else
  1 | root
    | ^
    say which: --from tree or --from outline

  == branches behind columns
    PID TTY    COMMAND
      1 ?      init
     12 ?       \_ sshd
     13 ?           \_ bash
  --
  plan:1:3: this may be a tree listing or an outline: signs before its labels look like branches
  1 |   PID TTY    COMMAND
    |   ^
    say which: --from tree or --from outline

  == a corner without a branch
  a
    ┌ b
  --
  plan:1:1: this may be a tree listing or an outline: branches are drawn in its lines, but behind something else
  1 | a
    | ^
    say which: --from tree or --from outline

  == two branches with a plus
  root
  +- a
  +- b
  --
  plan:1:1: this may be a tree listing or an outline: signs before its labels look like branches
  1 | root
    | ^
    say which: --from tree or --from outline

  == two branches with a bar
  root
    |- a
    |- b
  --
  plan:1:1: this may be a tree listing or an outline: signs before its labels look like branches
  1 | root
    | ^
    say which: --from tree or --from outline

  == two branches with a backslash
  root
   \_ a
       \_ b
  --
  plan:1:1: this may be a tree listing or an outline: signs before its labels look like branches
  1 | root
    | ^
    say which: --from tree or --from outline

  == edges
  a -> b
  a -> c
  b -> d
  --
  plan:1:1: this looks like a list of edges, which is not read
  1 | a -> b
    | ^
    write it as CSV, with from,to first and two names in each row; or, if it is an outline, use --from outline

  == edges with long arrows
  House
    A --> B
    A --> C
  --
  plan:1:1: this looks like a list of edges, which is not read
  1 | House
    | ^
    write it as CSV, with from,to first and two names in each row; or, if it is an outline, use --from outline

  == source code
  class A {
    int x;
  }
  --
  plan:1:1: this looks like source code, which is not read
  1 | class A {
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == headings of Org mode
  * A
  Some text.
  ** B
  --
  plan:1:1: this looks like Org mode, which is not read
  1 | * A
    | ^
    keep its headings alone, with grep '^[*]', and use --from mindmap; or, if it is an outline, use --from outline

  == keywords of Org mode
  #+TITLE: x
  Some text.
  --
  plan:1:1: this looks like Org mode, which is not read
  1 | #+TITLE: x
    | ^
    keep its headings alone, with grep '^[*]', and use --from mindmap; or, if it is an outline, use --from outline

  == headings of AsciiDoc
  = Title
  text
  == A
  text
  --
  plan:1:1: this looks like AsciiDoc or a wiki, which is not read
  1 | = Title
    | ^
    write # for each = before its headings, and use --from markdown; or, if it is an outline, use --from outline

  == headings of a wiki
  == A ==
  === B ===
  text
  --
  plan:1:1: this looks like AsciiDoc or a wiki, which is not read
  1 | == A ==
    | ^
    write # for each = before its headings, and use --from markdown; or, if it is an outline, use --from outline

  == sections of LaTeX
  \section{A}
  \subsection{B}
  --
  plan:1:1: this looks like LaTeX, which is not read
  1 | \section{A}
    | ^
    give a tree alone, such as [Root [Child]]; or, if it is an outline, use --from outline

  == a document in LaTeX
  \documentclass{article}
  \begin{document}
    a
  \end{document}
  --
  plan:1:1: this looks like LaTeX, which is not read
  1 | \documentclass{article}
    | ^
    give a tree alone, such as [Root [Child]]; or, if it is an outline, use --from outline

  == maps of YAML
  services:
    web:
      image: nginx
      ports:
        - 80
  --
  plan:1:1: this looks like YAML, which is not read
  1 | services:
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == a list of maps in YAML
  - name: a
    size: 3
  - name: b
    size: 4
  --
  plan:1:1: this looks like YAML, which is not read
  1 | - name: a
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == a text in YAML
  on:
    push: main
  jobs:
    build: |
      make a b
      make c
  --
  plan:1:1: this looks like YAML, which is not read
  1 | on:
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == capitals in YAML
  Resources:
    Bucket:
      Type: S3
      Name: x
    Queue:
      Type: SQS
  Outputs:
    Url: y
  --
  plan:1:1: this looks like YAML, which is not read
  1 | Resources:
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == what ps prints
    PID TTY          TIME CMD
      1 pts/0    00:00:00 bash
     12 pts/0    00:00:00 ps
  --
  plan:1:3: this looks like a table in columns, which is not read
  1 |   PID TTY          TIME CMD
    |   ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == what df prints
  Filesystem  1K-blocks  Used  Mounted on
  /dev/sda1   100        50    /
  tmpfs       100        0     /tmp
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | Filesystem  1K-blocks  Used  Mounted on
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == what git log prints
  *   abc1234 Merge
  |\
  | * def5678 x
  * | aaa1111 y
  |/
  * bbb2222 z
  --
  plan:1:1: this looks like the output of git log, which is not read
  1 | *   abc1234 Merge
    | ^
    write a part of it as an outline, since commits may have several parents; or, if it is an outline, use --from outline

  == what git log prints first
  commit 02ea05032ce7d6e6e5939364761aeaad7df9a196
  Author: Ann

      Begin
  --
  plan:1:1: this looks like the output of git log, which is not read
  1 | commit 02ea05032ce7d6e6e5939364761aeaad7df9a196
    | ^
    write a part of it as an outline, since commits may have several parents; or, if it is an outline, use --from outline

  == commits in one line, one of them without letters
  41afa7d Count
  9237603 Tell
  96b6089 Make
  --
  plan:1:1: this looks like the output of git log, which is not read
  1 | 41afa7d Count
    | ^
    write a part of it as an outline, since commits may have several parents; or, if it is an outline, use --from outline

  == commits, and files that have changed
  41afa7d Count
   src/a.c | 2 +-
   1 file changed, 1 insertion(+), 1 deletion(-)
  e4f5a6b Add
   src/b.c | 4 ++++
   1 file changed, 4 insertions(+)
  --
  plan:1:1: this looks like the output of git log, which is not read
  1 | 41afa7d Count
    | ^
    write a part of it as an outline, since commits may have several parents; or, if it is an outline, use --from outline

  == commits, and names of files
  41afa7d Count
  src/main/a.c
  9237603 Tell
  src/main/b.c
  src/main/c.c
  --
  plan:1:1: this looks like the output of git log, which is not read
  1 | 41afa7d Count
    | ^
    write a part of it as an outline, since commits may have several parents; or, if it is an outline, use --from outline

  == commits, and what Git keeps of files
  41afa7d Count
  :100755 100755 7d3d0c2 82c8e3b M\##tsrc/a.c
  --
  plan:1:1: this looks like the output of git log, which is not read
  1 | 41afa7d Count
    | ^
    write a part of it as an outline, since commits may have several parents; or, if it is an outline, use --from outline

  == what pip prints
  Package    Version
  ---------- -------
  asttokens  3.0.1
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | Package    Version
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == what findmnt -l prints
  TARGET  SOURCE  FSTYPE
  /proc   proc    proc
  /sys    sysfs   sysfs
  --
  plan:1:1: this looks like a table in columns, which is not read
  1 | TARGET  SOURCE  FSTYPE
    | ^
    write it as CSV, with a column for the parent of each row; or, if it is an outline, use --from outline

  == settings
  title = x
  # y
  [owner]
  name = z
  --
  plan:1:1: this looks like INI or other settings, which is not read
  1 | title = x
    | ^
    convert it to JSON first, with jc --ini, and use --from data; or, if it is an outline, use --from outline

  == an environment
  LANG=C
  LC_ALL=
  --
  plan:1:1: this looks like INI or other settings, which is not read
  1 | LANG=C
    | ^
    convert it to JSON first, with jc --ini, and use --from data; or, if it is an outline, use --from outline

  == a log
  2026-01-01 10:00:00 INFO a
  2026-01-01 10:00:01 WARN b
  --
  plan:1:1: this looks like a log, which is not read
  1 | 2026-01-01 10:00:00 INFO a
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == a log of a system
  Jan  1 10:00:00 h a[1]: b
  Jan 12 10:00:01 h a[1]: c
  --
  plan:1:1: this looks like a log, which is not read
  1 | Jan  1 10:00:00 h a[1]: b
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == GEDCOM
  0 HEAD
  1 SOUR x
  0 @I1@ INDI
  1 NAME A /B/
  --
  plan:1:1: this looks like GEDCOM, which is not read
  1 | 0 HEAD
    | ^
    write a line of descent as an outline, since people have two parents; or, if it is an outline, use --from outline

  == a script
  #!/bin/sh
  echo a
  --
  plan:1:1: this looks like source code, which is not read
  1 | #!/bin/sh
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == a dump of Python
  Module(
      body=[
          Expr(value=Constant(value=1))],
      type_ignores=[])
  --
  plan:1:1: this looks like a dump of data, which is not read
  1 | Module(
    | ^
    convert it to JSON or to an outline first; or, if it is an outline, use --from outline

  == a dump in one line
  Tree('S', [Tree('NP', ['the', 'cat']), Tree('VP', ['sat'])])
  --
  plan:1:1: this looks like a dump of data, which is not read
  1 | Tree('S', [Tree('NP', ['the', 'cat']), Tree('VP', ['sat'])])
    | ^
    convert it to JSON or to an outline first; or, if it is an outline, use --from outline

  == Lisp
  '(a (b c)
    (d e))
  --
  plan:1:1: this looks like a dump of data, which is not read
  1 | '(a (b c)
    | ^
    convert it to JSON or to an outline first; or, if it is an outline, use --from outline
  """##
