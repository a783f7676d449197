/// Read by `fixtures(in:)`, which splits it into cases.
let newickErrors = ##"""
  Each case has a name, an input called plan, and the whole message that it gives.
  A name that begins with an option has the input read with that option.

  == --from newick, the text ends in a list
  ((a,b)c,(d
  --
  plan:1:11: the text ends, but the ( at 1:9 is not closed
  1 | ((a,b)c,(d
    |           ^
    close it with ), and end the tree with ;

  == --from newick, the text ends in a list behind white space
  (a,
   (b,c)

  --
  plan:2:7: the text ends, but the ( at 1:1 is not closed
  2 |  (b,c)
    |       ^
    close it with ), and end the tree with ;

  == --from newick, a semicolon in a list
  ((a,b;c);
  --
  plan:1:6: the tree ends here, but the ( at 1:2 is not closed
  1 | ((a,b;c);
    |      ^
    close it with ) before the semicolon

  == --from newick, a parenthesis too many
  (a,b)c);
  --
  plan:1:7: ) closes nothing
  1 | (a,b)c);
    |       ^
    remove it, or write ( before its nodes

  == --from newick, nothing is open
  a);
  --
  plan:1:2: ) closes nothing
  1 | a);
    |  ^
    remove it, or write ( before its nodes

  == --from newick, a comma is missing
  ((a,b) (c,d));
  --
  plan:1:8: a comma or a semicolon is missing before this
  1 | ((a,b) (c,d));
    |        ^
    separate siblings with a comma, and trees with a semicolon

  == --from newick, a comma is missing before a list
  (a(b,c));
  --
  plan:1:3: a comma or a semicolon is missing before this
  1 | (a(b,c));
    |   ^
    separate siblings with a comma, and trees with a semicolon

  == --from newick, two names
  (a,b)'c' 'd';
  --
  plan:1:10: a comma or a semicolon is missing before this
  1 | (a,b)'c' 'd';
    |          ^
    separate siblings with a comma, and trees with a semicolon

  == --from newick, no semicolon between trees
  (a,b)
  (c,d);
  --
  plan:2:1: a comma or a semicolon is missing before this
  2 | (c,d);
    | ^
    separate siblings with a comma, and trees with a semicolon

  == --from newick, a comma outside
  (a,b),(c,d);
  --
  plan:1:6: this comma is outside of all parentheses
  1 | (a,b),(c,d);
    |      ^
    put parentheses around siblings, or separate trees with a semicolon

  == --from newick, two semicolons
  (a,b);;
  --
  plan:1:7: there is no tree before this semicolon
  1 | (a,b);;
    |       ^
    remove it

  == --from newick, only a comment
  [nothing]
  --
  plan:1:1: there is nothing to draw: there are no nodes
  1 | [nothing]
    | ^
    write a tree, such as (a,b)root;

  == --from newick, a comment that is not closed
  (a,b[c,d);
  --
  plan:1:5: this comment is not closed
  1 | (a,b[c,d);
    |     ^
    close it with ]

  == --from newick, a comment that is not open
  (a,b]c);
  --
  plan:1:5: ] closes no comment
  1 | (a,b]c);
    |     ^
    remove it, or put the name into quotes: 'a]b'

  == --from newick, a quotation that is not closed
  ('a,b);
  --
  plan:1:2: this quotation is not closed
  1 | ('a,b);
    |  ^
    close it with ', and write that twice for the sign itself

  == --from newick, no length
  (a:,b);
  --
  plan:1:3: no branch length follows this colon
  1 | (a:,b);
    |   ^
    write a number, such as 0.1, or remove the colon

  == --from newick, no length at the end
  (a,b):
  --
  plan:1:6: no branch length follows this colon
  1 | (a,b):
    |      ^
    write a number, such as 0.1, or remove the colon

  == --from newick, two lengths
  (a:1:2,b);
  --
  plan:1:5: this node has a branch length already
  1 | (a:1:2,b);
    |     ^
    remove one of the two

  == --from newick, a length that is no number
  (a:0.1.2,b:x);
  --
  plan:1:4: '0.1.2' is no branch length
  1 | (a:0.1.2,b:x);
    |    ^
    write a number, such as 0.1, or put a name with a colon into quotes: 'a:b'

  == --from newick, a length with a comma for a point
  (a:0,5,b:-);
  --
  plan:1:10: '-' is no branch length
  1 | (a:0,5,b:-);
    |          ^
    write a number, such as 0.1, or put a name with a colon into quotes: 'a:b'

  == --from newick, nodes behind a length
  (a:1 b,c);
  --
  plan:1:4: '1 b' is no branch length
  1 | (a:1 b,c);
    |    ^
    write a number, such as 0.1, or put a name with a colon into quotes: 'a:b'

  == --from newick, a name before and behind
  80(a,b)c;
  --
  plan:1:8: a comma or a semicolon is missing before this
  1 | 80(a,b)c;
    |        ^
    separate siblings with a comma, and trees with a semicolon

  == --from newick, XML
  <?xml version="1.0"?>
  <a>(b)</a>
  --
  plan:1:1: this looks like XML, which is not read
  1 | <?xml version="1.0"?>
    | ^
    convert it to JSON first, with yq -p=xml -o=json, or xq-python . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == lists without a semicolon
  ((a,b)c,d)
  --
  plan:1:1: this may be Newick or an outline: lists in parentheses are nested, but not closed and ended by a semicolon
  1 | ((a,b)c,d)
    | ^
    say which: --from newick or --from outline

  == a semicolon, but too few parentheses
  ((a,b)c,d;
  --
  plan:1:1: this may be Newick or an outline: lists in parentheses are nested, but not closed and ended by a semicolon
  1 | ((a,b)c,d;
    | ^
    say which: --from newick or --from outline
  """##
