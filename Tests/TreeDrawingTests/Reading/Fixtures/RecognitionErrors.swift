/// Read by `fixtures(in:)`, which splits it into cases.
let recognitionErrors = ##"""
  Each case has a name, an input called plan, and the whole message that it gives.

  == XML
  <?xml version="1.0"?>
  <a><b/></a>
  --
  plan:1:1: this looks like XML, which is not read
  1 | <?xml version="1.0"?>
    | ^
    convert it to JSON first, with yq -p=xml -o=json, or xq-python . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == XML without a declaration
  <a>
    <b>c</b>
  </a>
  --
  plan:1:1: this looks like XML, which is not read
  1 | <a>
    | ^
    convert it to JSON first, with yq -p=xml -o=json, or xq-python . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == a comment of XML
  <!-- a -->
  <b/>
  --
  plan:1:1: this looks like XML, which is not read
  1 | <!-- a -->
    | ^
    convert it to JSON first, with yq -p=xml -o=json, or xq-python . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == HTML
  <!DOCTYPE html>
  <html></html>
  --
  plan:1:1: this looks like HTML, which is not read
  1 | <!DOCTYPE html>
    | ^
    convert it to JSON or to an outline first; or, if it is an outline, use --from outline

  == SVG
  <svg xmlns="http://www.w3.org/2000/svg"/>
  --
  plan:1:1: this looks like XML, which is not read
  1 | <svg xmlns="http://www.w3.org/2000/svg"/>
    | ^
    convert it to JSON first, with yq -p=xml -o=json, or xq-python . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == YAML
  name: House
  rooms:
    - name: Kitchen
    - name: Hall
  --
  plan:1:1: this looks like YAML, which is not read
  1 | name: House
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == YAML behind its mark
  ---
  name: House
  size: 3
  --
  plan:1:1: this looks like YAML, which is not read
  1 | ---
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == YAML with an anchor
  a: &b
  c: *b
  d:
    e: 1
  --
  plan:1:1: this looks like YAML, which is not read
  1 | a: &b
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == YAML with a list in brackets
  a:
    b: [c, d]
  --
  plan:1:1: this looks like YAML, which is not read
  1 | a:
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == DOT
  digraph house {
    a -> b;
  }
  --
  plan:1:1: this looks like Graphviz DOT, which is not read
  1 | digraph house {
    | ^
    draw it with dot -Tsvg, or write its tree as an outline; or, if it is an outline, use --from outline

  == DOT of a strict graph, behind a comment
  // a
  strict graph { a -- b }
  --
  plan:1:1: this looks like Graphviz DOT, which is not read
  1 | // a
    | ^
    draw it with dot -Tsvg, or write its tree as an outline; or, if it is an outline, use --from outline

  == NEXUS
  #NEXUS
  begin trees;
    tree a = (b,c);
  end;
  --
  plan:1:1: this looks like NEXUS, which is not read
  1 | #NEXUS
    | ^
    give a tree alone, from its first parenthesis to the semicolon; or, if it is an outline, use --from outline

  == one folder in two lines
  README
  src/main.c
  --
  plan:1:1: this may be a list of paths or an outline: there are slashes in lines that are not indented
  1 | README
    | ^
    say which: --from paths or --from outline

  == one path
  ./src/main.c
  --
  plan:1:1: this may be a list of paths or an outline: there are slashes in lines that are not indented
  1 | ./src/main.c
    | ^
    say which: --from paths or --from outline

  == sizes before names
  4.0K\##tdocs
  12K\##tsrc
  --
  plan:1:1: this may be a list of paths or an outline: its lines are as du prints them
  1 | 4.0K\tdocs
    | ^
    say which: --from paths or --from outline

  == one size before a path
  16\##tdocs/a
  --
  plan:1:1: this may be a list of paths or an outline: its lines are as du prints them
  1 | 16\tdocs/a
    | ^
    say which: --from paths or --from outline

  == what has become of one file
   M src/a.c
  --
  plan:1:2: this may be a list of paths or an outline: its lines are as git status --short prints them
  1 |  M src/a.c
    |  ^
    say which: --from paths or --from outline

  == one folded stack
  main;draw 10
  --
  plan:1:1: this may be a list of paths or an outline: its lines are as a program that folds stacks prints them
  1 | main;draw 10
    | ^
    say which: --from paths or --from outline

  == folders that are in none
  docs:
  a.md

  src/lib:
  b.c
  --
  plan:1:1: this may be a list of paths or an outline: there are slashes, but colons behind them
  1 | docs:
    | ^
    say which: --from paths or --from outline

  == columns behind paths
  /dev/sda1   /      ext4
  /dev/sda2   /home  ext4
  --
  plan:1:1: this may be a list of paths or an outline: there are slashes, but columns behind them
  1 | /dev/sda1   /      ext4
    | ^
    say which: --from paths or --from outline

  == days before paths
  2026-11-22 19:46 src
  2026-11-22 19:46 src/main.c
  2026-11-22 19:47 src/lib/a.c
  2026-11-22 19:47 src/lib
  --
  plan:1:1: this may be a list of paths or an outline: there are slashes, but other words beside them
  1 | 2026-11-22 19:46 src
    | ^
    say which: --from paths or --from outline

  == dashes for levels
  a
  - b
  -- c
  - d
  --
  plan:1:1: this may be a mindmap or an outline: signs before its lines seem to say how deep they are
  1 | a
    | ^
    say which: --from mindmap or --from outline

  == arrows for levels
  -> a
  --> b
  -> c
  --
  plan:1:1: this may be a mindmap or an outline: signs before its lines seem to say how deep they are
  1 | -> a
    | ^
    say which: --from mindmap or --from outline

  == points for levels
  . /usr/a.h
  .. /usr/b.h
  . c.h
  Multiple include guards may be useful for:
  /usr/b.h
  --
  plan:1:1: this may be a mindmap or an outline: signs before its lines seem to say how deep they are
  1 | . /usr/a.h
    | ^
    say which: --from mindmap or --from outline

  == bars for levels
  a
  | b
  | | c
  | d
  --
  plan:1:1: this may be a mindmap or an outline: signs before its lines seem to say how deep they are
  1 | a
    | ^
    say which: --from mindmap or --from outline

  == numbers for levels
  0 a
  1 b
  2 c
  1 d
  --
  plan:1:1: this may be a mindmap or an outline: numbers before its lines seem to say how deep they are
  1 | 0 a
    | ^
    say which: --from mindmap or --from outline

  == numbers for levels from 1
  1 a
  2 b
  3 c
  2 d
  --
  plan:1:1: this may be a mindmap or an outline: numbers before its lines seem to say how deep they are
  1 | 1 a
    | ^
    say which: --from mindmap or --from outline

  == numbers with points
  1. a
  1.1 b
  1.2 c
  2. d
  --
  plan:1:1: this may be a mindmap or an outline: numbers before its lines seem to say how deep they are
  1 | 1. a
    | ^
    say which: --from mindmap or --from outline

  == one branch with an underscore
  menu
  |_ open
  --
  plan:1:1: this may be a tree listing or an outline: signs before its labels look like branches
  1 | menu
    | ^
    say which: --from tree or --from outline

  == bars without branches
  a
  |- b
  |  L c
  L d
  --
  plan:1:1: this may be a tree listing or an outline: signs before its labels look like branches
  1 | a
    | ^
    say which: --from tree or --from outline

  == branches of colons
  a
  :-- b
  :   :-- c
  :-- d
  --
  plan:1:1: this may be a tree listing or an outline: branches are drawn before its labels, but none is the last
  1 | a
    | ^
    say which: --from tree or --from outline

  == what ls -Rm prints
  .:
  a, b, src

  ./src:
  c, d
  --
  plan:1:1: this may be a list of paths or an outline: its lines are as ls -R prints them
  1 | .:
    | ^
    say which: --from paths or --from outline

  == routes of a server
  GET /users
  POST /users
  GET /users/1
  --
  plan:1:1: this may be a list of paths or an outline: there are slashes, but other words beside them
  1 | GET /users
    | ^
    say which: --from paths or --from outline

  == branches without folders
  * main
    test
  --
  plan:1:1: this may be a list of paths or an outline: its lines are as git branch prints them
  1 | * main
    | ^
    say which: --from paths or --from outline

  == addresses at one place
  https://example.org/a/b
  https://example.org/a/c
  https://example.org/d
  --
  plan:1:1: this may be a list of paths or an outline: its lines are addresses, some at one place
  1 | https://example.org/a/b
    | ^
    say which: --from paths or --from outline

  == an outline below an underlined title
  Plan
  ====

    a
      b
    c
  --
  plan:1:1: this may be Markdown or an outline: it has headings, but what is below them is indented as in an outline
  1 | Plan
    | ^
    say which: --from markdown or --from outline

  == an outline below headings
  # Plan
  ## Kitchen
  paint
    walls
  ## Bath
  --
  plan:1:1: this may be Markdown or an outline: it has headings, but what is below them is indented as in an outline
  1 | # Plan
    | ^
    say which: --from markdown or --from outline

  == commands
  init
  [kthreadd]
  [rcu]
  [idle]
  [slub]
  /usr/bin/cron -f
  /usr/bin/dbus --system
  --
  plan:1:1: this may be a list of paths or an outline: there are slashes, but other words beside them
  1 | init
    | ^
    say which: --from paths or --from outline

  == words with slashes
  he/him
  he/they
  --
  plan:1:1: this may be a list of paths or an outline: there are slashes in lines that are not indented
  1 | he/him
    | ^
    say which: --from paths or --from outline

  == units
  km/h
  m/s
  m/min
  --
  plan:1:1: this may be a list of paths or an outline: there are slashes in lines that are not indented
  1 | km/h
    | ^
    say which: --from paths or --from outline

  == bullets
  - a
  - b
  --
  plan:1:1: this may be Markdown or an outline: every line begins with a bullet or a number
  1 | - a
    | ^
    say which: --from markdown or --from outline

  == a short tree listing that is cut
  root
  |-- a
  |-- b
  --
  plan:1:1: this may be a tree listing or an outline: branches are drawn before its labels, but none is the last
  1 | root
    | ^
    say which: --from tree or --from outline

  == a truncated Newick tree
  ((a,b),(c,d
  --
  plan:1:1: this may be Newick or an outline: lists in parentheses are nested, but not closed and ended by a semicolon
  1 | ((a,b),(c,d
    | ^
    say which: --from newick or --from outline

  == a truncated bracketed tree
  [S [NP [N cat
  --
  plan:1:1: this may be a bracketed tree or an outline: words and brackets are nested in brackets, but not all brackets are closed
  1 | [S [NP [N cat
    | ^
    say which: --from brackets or --from outline

  == brackets with a comma between them
  [S [NP John], [VP runs]]
  --
  plan:1:1: this may be a bracketed tree or an outline: a word and a bracket follow its first bracket, as in no JSON
  1 | [S [NP John], [VP runs]]
    | ^
    say which: --from brackets or --from outline

  == brackets with words behind them
  [S [NP the cat]] VP]
  --
  plan:1:1: this may be a bracketed tree or an outline: a word and a bracket follow its first bracket, as in no JSON
  1 | [S [NP the cat]] VP]
    | ^
    say which: --from brackets or --from outline

  == --from json, a tree listing
  a
  ├── b
  └── c
  --
  plan:1:1: 'a' is not a JSON value
  1 | a
    | ^
    put it in double quotes: "a"
    or, as this looks like a tree listing, use --from tree

  == --from table, a list of paths
  src
  src/a
  src/b
  --
  plan:1:1: this table has one column only: there is no comma, semicolon or tab in its header
  1 | src
    | ^
    begin with a header, such as id,parent,label
    or, as this looks like a list of paths, use --from paths

  == --from newick, a bracketed tree
  (S (NP cat) (VP sleeps))
  --
  plan:1:4: a comma or a semicolon is missing before this
  1 | (S (NP cat) (VP sleeps))
    |    ^
    separate siblings with a comma, and trees with a semicolon
    or, as this looks like a bracketed tree, use --from brackets

  == --from brackets, JSON
  {"name": "a"}
  --
  plan:1:1: no bracket is around this
  1 | {"name": "a"}
    | ^
    write [ before it and ] behind it, or remove it
    or, as this looks like JSON, use --from json

  == --from brackets, Markdown
  # a
  ## b
  --
  plan:1:1: no bracket is around this
  1 | # a
    | ^
    write [ before it and ] behind it, or remove it
    or, as this looks like Markdown, use --from markdown

  == --from newick, gibberish
  a)b
  --
  plan:1:2: ) closes nothing
  1 | a)b
    |  ^
    remove it, or write ( before its nodes
  """##
