/// Read by `fixtures(in:)`, which splits it into cases.
let mindmapErrors = ##"""
  Each case has a name, an input called plan, and the whole message that it gives.
  A name that begins with an option has the input read with that option.

  == --from mindmap, another diagram of Mermaid
  flowchart TD
    a --> b
  --
  plan:1:1: this begins with 'flowchart', so it is no mindmap
  1 | flowchart TD
    | ^
    begin it with mindmap, or with @startmindmap and asterisks

  == --from mindmap, another diagram behind front matter
  ---
  title: x
  ---
  %% comment
  sequenceDiagram
    a->>b: c
  --
  plan:5:1: this begins with 'sequenceDiagram', so it is no mindmap
  5 | sequenceDiagram
    | ^
    begin it with mindmap, or with @startmindmap and asterisks

  == --from mindmap, no nodes
  mindmap

  --
  plan:1:1: there is nothing to draw: the mindmap has no nodes
  1 | mindmap
    | ^
    write one node a line below its first line

  == --from mindmap, no nodes of PlantUML
  @startwbs
  title Plan
  @endwbs
  --
  plan:1:1: there is nothing to draw: the mindmap has no nodes
  1 | @startwbs
    | ^
    write one node a line below its first line

  == --from mindmap, a quotation that is not closed
  mindmap
    root
      a["b
      c
  --
  plan:3:7: this quotation is not closed
  3 |     a["b
    |       ^
    close it with " on its line, before the bracket if there is one

  == --from mindmap, a paragraph that is not closed
  @startmindmap
  * root
  **:a
  b
  @endmindmap
  --
  plan:3:3: the text behind this colon does not end
  3 | **:a
    |   ^
    end its last line with a semicolon

  == --from mindmap, a line without an asterisk
  @startmindmap
  * root
  child
  @endmindmap
  --
  plan:3:1: this line does not begin with an asterisk
  3 | child
    | ^
    write one asterisk for each level before it

  == a tree view with text behind a quotation
  treeView-beta
    "a" b ## c
  --
  plan:2:7: this cannot follow a name in quotes
  2 |   "a" b ## c
    |       ^
    put all of the name into the quotes, or write ## before a note

  == a tree view with a quotation that is not closed
  treeView-beta
    'a" b
  --
  plan:2:3: this quotation is not closed
  2 |   'a" b
    |   ^
    close it with " on its line, before the bracket if there is one

  == a tree view without names
  treeView-beta
    title a
  --
  plan:1:1: there is nothing to draw: the mindmap has no nodes
  1 | treeView-beta
    | ^
    write one node a line below its first line
    or, if this is not a mindmap though it begins with treeView, use --from outline
  """##
