/// Texts and data that may be an outline but look like something else; read by `fixtures(in:)`.
let unsupportedTexts = ##"""
  Each case has a name, an input called plan, and the whole message that it gives.

  == a manual page
  .TH X 1
  .SH NAME
  x \- y
  --
  plan:1:1: this looks like a manual page, which is not read
  1 | .TH X 1
    | ^
    keep its headings alone, with sed -n 's/^\.TH /# /p; s/^\.SH /## /p; s/^\.SS /### /p', and use --from markdown; or, if it is an outline, use --from outline

  == POD
  =head1 NAME

  x - y

  =cut
  --
  plan:1:1: this looks like POD, which is not read
  1 | =head1 NAME
    | ^
    keep its headings alone, with sed -n 's/^=head1 /# /p; s/^=head2 /## /p; s/^=head3 /### /p', and use --from markdown; or, if it is an outline, use --from outline

  == Textile
  h1. A

  h2. B
  --
  plan:1:1: this looks like Textile, which is not read
  1 | h1. A
    | ^
    keep its headings alone, with sed -n 's/^h1\. /# /p; s/^h2\. /## /p; s/^h3\. /### /p', and use --from markdown; or, if it is an outline, use --from outline

  == a directive of reStructuredText
  .. toctree::
     :maxdepth: 2

     intro
  --
  plan:1:1: this looks like reStructuredText, which is not read
  1 | .. toctree::
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == a picture in LaTeX
  \node {root}
    child {node {a}}
    child {node {b}};
  --
  plan:1:1: this looks like LaTeX, which is not read
  1 | \node {root}
    | ^
    give a tree alone, such as [Root [Child]]; or, if it is an outline, use --from outline

  == an address card
  BEGIN:VCARD
  FN:Ann
  END:VCARD
  --
  plan:1:1: this looks like a calendar or an address card, which is not read
  1 | BEGIN:VCARD
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == Turtle
  @prefix ex: <http://x/> .
  ex:a ex:child ex:b .
  --
  plan:1:1: this looks like a list of edges, which is not read
  1 | @prefix ex: <http://x/> .
    | ^
    write it as CSV, with from,to first and two names in each row; or, if it is an outline, use --from outline

  == GEDCOM without a head
  0 @I1@ INDI
  1 NAME Ann
  1 FAMS @F1@
  --
  plan:1:1: this looks like GEDCOM, which is not read
  1 | 0 @I1@ INDI
    | ^
    write a line of descent as an outline, since people have two parents; or, if it is an outline, use --from outline

  == the calls of a debugger
  #0  foo (x=1) at a.c:10
  #1  0x0000555 in main () at a.c:20
  --
  plan:1:1: this looks like a stack of calls, which is not read
  1 | #0  foo (x=1) at a.c:10
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == a log of levels
  INFO: start
  WARN: slow
  ERROR: fail
  --
  plan:1:1: this looks like a log, which is not read
  1 | INFO: start
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == a log with parts of seconds
  2026-01-01 10:00:00,123 INFO [main] x.Y - start
  2026-01-01 10:00:01,456 ERROR [main] x.Y - fail
  java.lang.RuntimeException: x
      at x.Y.main(Y.java:10)
  --
  plan:1:1: this looks like a log, which is not read
  1 | 2026-01-01 10:00:00,123 INFO [main] x.Y - start
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == packets
  10:00:00.123 IP 1.1.1.1.80 > 2.2.2.2.90: Flags [S]
  10:00:00.124 IP 2.2.2.2.90 > 1.1.1.1.80: Flags [S.]
  --
  plan:1:1: this looks like a log, which is not read
  1 | 10:00:00.123 IP 1.1.1.1.80 > 2.2.2.2.90: Flags [S]
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == a package
  Package: tree
  Status: install ok installed
  Description: displays a tree
   Tree is a program
  --
  plan:1:1: this looks like keys and values, which is not read
  1 | Package: tree
    | ^
    convert it to JSON first, with yq -o=json, or yq . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == packages of Python
  asttokens==3.0.1
  attrs==26.1.0
  --
  plan:1:1: this looks like a list of Python's packages, which is not read
  1 | asttokens==3.0.1
    | ^
    print their tree with pipdeptree; or, if it is an outline, use --from outline

  == devices
  00:00.0 Host bridge: Intel
  00:1f.0 ISA bridge: Intel
  --
  plan:1:1: this looks like the output of lspci, which is not read
  1 | 00:00.0 Host bridge: Intel
    | ^
    print it with lspci -t or lspci -tv; or, if it is an outline, use --from outline

  == shares of time
  50.00%  main
          |
          ---foo
             |
             |--30.00%--bar
              --20.00%--baz
  --
  plan:1:1: this looks like the output of perf report, which is not read
  1 | 50.00%  main
    | ^
    fold its stacks first, with perf script | stackcollapse-perf.pl; or, if it is an outline, use --from outline

  == JSON behind comments
  // a
  {"name": "a"}
  --
  plan:1:1: this looks like JSON with comments, which is not read
  1 | // a
    | ^
    leave them out first, with sed '/^ *\/\//d', and use --from json; or, if it is an outline, use --from outline

  == folds of Vim
  A {{{1
  B {{{2
  --
  plan:1:1: this looks like a text with folds of Vim, which is not read
  1 | A {{{1
    | ^
    write its tree as an outline; or, if it is an outline, use --from outline

  == letters for lines
  a
  tqq b
  x   mqq c
  mqq d
  --
  plan:1:1: this looks like a listing drawn with letters, which is not read
  1 | a
    | ^
    print it with tree --charset=utf-8; or, if it is an outline, use --from outline

  == edges with arrows of one character
  a → b
  a → c
  b → d
  --
  plan:1:1: this looks like a list of edges, which is not read
  1 | a → b
    | ^
    write it as CSV, with from,to first and two names in each row; or, if it is an outline, use --from outline

  == edges that point back
  b <- a
  c <- a
  --
  plan:1:1: this looks like a list of edges, which is not read
  1 | b <- a
    | ^
    write it as CSV, with from,to first and two names in each row; or, if it is an outline, use --from outline

  == edges without a direction
  a -- b
  a -- c
  --
  plan:1:1: this looks like a list of edges, which is not read
  1 | a -- b
    | ^
    write it as CSV, with from,to first and two names in each row; or, if it is an outline, use --from outline

  == pairs of Lisp
  ((a . 1)
   (b . (2 3)))
  --
  plan:1:1: this looks like a dump of data, which is not read
  1 | ((a . 1)
    | ^
    convert it to JSON or to an outline first; or, if it is an outline, use --from outline

  == pairs of Lisp in one line
  ((a . 1) (b . 2))
  --
  plan:1:1: this looks like a dump of data, which is not read
  1 | ((a . 1) (b . 2))
    | ^
    convert it to JSON or to an outline first; or, if it is an outline, use --from outline

  == tuples of Python
  ('a', [('b', []), ('c', [])])
  --
  plan:1:1: this looks like a dump of data, which is not read
  1 | ('a', [('b', []), ('c', [])])
    | ^
    convert it to JSON or to an outline first; or, if it is an outline, use --from outline

  == a record of Haskell
  Node {rootLabel = "a", subForest = [Node {subForest = []}]}
  --
  plan:1:1: this looks like a dump of data, which is not read
  1 | Node {rootLabel = "a", subForest = [Node {subForest = []}]}
    | ^
    convert it to JSON or to an outline first; or, if it is an outline, use --from outline
  """##
