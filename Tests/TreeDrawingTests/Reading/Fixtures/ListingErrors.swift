/// Read by `fixtures(in:)`, which splits it into cases.
let listingErrors = ##"""
  Each case has a name, an input called plan, and the whole message that it gives.
  A name that begins with an option has the input read with that option.

  == --from tree, a branch between two levels
  a
  ├── b
  │   ├── c
  │ └── d
  └── e
  --
  plan:4:3: this branch begins further left than its siblings, but further right than its parent
  4 | │ └── d
    |   ^
    let it begin in column 5, as in line 3

  == --from tree, an ASCII branch between two levels
  a
  |-- b
  |   |-- c
  |  `-- d
  --
  plan:4:4: this branch begins further left than its siblings, but further right than its parent
  4 | |  `-- d
    |    ^
    let it begin in column 5, as in line 3

  == --from tree, an indented line without a branch
  a
  ├── b
  │   c
  └── d
  --
  plan:3:5: this line is not at the outermost level, but no branch leads to it
  3 | │   c
    |     ^
    draw one before it, such as ├──, or do not indent it; if this is an outline, use --from outline

  == --from tree, an outline
  House
    Kitchen
  --
  plan:2:3: this line is not at the outermost level, but no branch leads to it
  2 |   Kitchen
    |   ^
    draw one before it, such as ├──, or do not indent it; if this is an outline, use --from outline

  == --from tree, branches behind something else
  root
  a ├── b
  --
  plan:2:3: a branch is drawn in this line, but something else stands before it
  2 | a ├── b
    |   ^
    let the line begin with the branch; if this is an outline, use --from outline

  == --from tree, ASCII branches behind something else
  1 init
  2  \_ sshd
  --
  plan:2:4: a branch is drawn in this line, but something else stands before it
  2 | 2  \_ sshd
    |    ^
    let the line begin with the branch; if this is an outline, use --from outline

  == --from tree, nothing but the closing line

  0 directories, 0 files
  --
  plan:2:1: there is no tree in this listing
  2 | 0 directories, 0 files
    | ^
    give the listing that tree, npm ls, cargo tree or another program prints

  == --from tree, nothing but what Maven says
  [INFO] Scanning for projects...
  [INFO] BUILD SUCCESS
  --
  plan:1:1: there is no tree in this listing
  1 | [INFO] Scanning for projects...
    | ^
    give the listing that tree, npm ls, cargo tree or another program prints

  == --from tree, XML
  <?xml version="1.0"?>
    <a/>
  --
  plan:1:1: this looks like XML, which is not read
  1 | <?xml version="1.0"?>
    | ^
    convert it to JSON first, with yq -p=xml -o=json, or xq-python . in Debian, and use --from data if it is no tree of names and children; or, if it is an outline, use --from outline

  == cut in the middle of a level
  a
  ├── b
  │   ├── c
  │  ├
  --
  plan:4:4: this branch begins further left than its siblings, but further right than its parent
  4 | │  ├
    |    ^
    let it begin in column 5, as in line 3
  """##
