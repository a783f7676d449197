import Testing

@testable import treediagram

@Suite struct HelpTests {
  @Test func `the help is this`() {
    #expect(Help.text == expected)
  }

  @Test func `the help fits in 80 columns`() {
    for line in Help.text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }
}

private let expected = """
  Usage: treediagram [OPTIONS] [FILE]

  Draws a tree as an SVG picture: indented text, JSON, or what tree, find, npm and
  other programs print.
  Without FILE, or when it is '-', the tree is read from standard input.

  Reading:
        --from FORMAT     how the tree is written (default: auto)
                            auto      by file extension, else by the first lines
                            outline   as indented text, a line for each node
                            json      as nested JSON, as records, or as NDJSON
                            data      as any JSON, a node for each key and value
                            heap      as [50, 30, null, 20], level by level
                            tree      as tree, pstree, npm and cargo tree print it
                            paths     as paths, a line for each
                            markdown  as headings and nested lists
                            brackets  as [S [NP the cat] [VP sleeps]]
                            newick    as ((a,b)c,d)e;
                            table     as CSV or TSV, a parent in each row
                            mindmap   as Mermaid or PlantUML write it
        --label KEY       the member of a JSON object that holds its label
                          (default: the first of label, name, title, text, value
                          and id that is there)
        --children KEY    the member of a JSON object that holds its children
                          (default: the first of children, contents, items, nodes,
                          dependencies and inner that is there)
        --columns NAMES|N
                          the columns of a table, or members of JSON records, with
                          id, parent and label, such as nr,boss,job or 1,2,5, or
                          what is in each, such as parent=boss,note=job; one
                          number alone, or auto, says in how many columns children
                          stand, in the layouts columns and grid (default: those
                          called so, or name; auto)
        --separator TEXT  what stands between the names in a path (default: /)
        --lengths         label edges with the branch lengths of Newick
        --verbose         tell on standard error what the input is taken for
        --literal         take blocks such as {fill=gold} in outlines as text, and
                          no columns or members as attributes

  Selecting:
        --root PATH       draw only what is at PATH: labels from a root down,
                          joined by /, or an id
        --keep PATTERN    draw only nodes whose labels contain PATTERN, in letters
                          of any case, or match it if it has * or ?, and those
                          above them; may be given several times
        --fold PATH       draw a node such as +12 for what is below the node at
                          PATH; may be given several times
        --min-size N      leave out subtrees of fewer than N nodes (default: 1)
        --max-depth N     draw N levels below the roots, and a node such as +12
                          for what is cut away (default: all)
        --max-children N  draw N siblings, and a node such as +12 for the others
                          and all below them (default: all)
        --max-nodes N     draw the N nodes with the largest subtrees, and tell on
                          standard error how many are left out (default: all)
        --sort ORDER      how siblings are sorted (default: none)
                            none   as in the input
                            label  by label, in the order of code points
                            size   by number of nodes, the largest first
        --reverse         turn the order of siblings round

  Arranging:
        --preset PRESET   what a kind of tree is drawn with, as far as other
                          options do not say otherwise (default: phylogeny for
                          Newick with lengths, syntax for brackets)
                            org        --layout auto --edges elbow
                            files      --layout list
                            syntax     --layout tidy --edges straight
                                       --align-leaves --shape none
                            phylogeny  --direction right --align-leaves --to-scale
                                       --shape none
                            decision   --layout tidy --edges elbow
                            mindmap    --layout mindmap --edges curve
        --layout LAYOUT   how the children of a node stand (default: auto)
                            auto     as fits the width, see --width: tidy, or else
                                     rows, columns, hang and grid mixed
                            rows     side by side, each with a place of its own
                            tidy     side by side, pushed together
                            hang     one under another, indented
                            columns  in columns under a bus
                            grid     as hang, but leaves as plain texts in columns
                            list     in lines, each with a dot
                            mindmap  to both sides
        --width WIDTH     how wide the picture is at most, in points, 2 % more
                          being allowed; of the arrangements that fit, it is the
                          lowest (default: 880)
        --fit BOX         arrange the tree so that it is largest if it is scaled
                          to fit a box: a width and a height such as 800x600, page
                          for A4, or slide for 16:9
        --aspect W:H      the same for a box with sides in a proportion, such as
                          16:9
        --like FILE       arrange the tree as in FILE, an SVG picture of it that
                          was drawn before, as far as it still fits; that may be
                          the file to write to
        --direction DIRECTION
                          where children stand (default: down)
                            down   children below their parent
                            up     children above it
                            right  children to the right of it
                            left   children to the left of it
        --align RULE      where a parent stands over its children (default:
                          centred)
                            centred  midway between the first and the last, or
                                     just over a child near that
                            outer    midway between the first and the last
                            middle   over the middle one, or between the middle
                                     two
                            mean     over the mean of their centres
                            first    over the first
                            last     over the last
                            box      over the middle of the box around all below
        --spacing H[,V]   the gap between siblings and, after a comma, the gap
                          below a parent, in points; other gaps keep their
                          proportion to these (default: 16,32)
        --sides SIDES     on which sides of a stem children stand, in the layout
                          hang (default: one)
                            one   to the right of it
                            both  to the left and to the right of it
        --list-columns N  break a list into N columns, at the children of the root
                          (default: 1)
        --layers          begin all nodes of a level at one line
        --align-leaves    put all leaves on one line
        --to-scale        draw edges as long as the input says, if it does, and a
                          scale
        --edges FORM      how edges run (default: curve in mind maps, else elbow)
                            straight  in one line from node to node
                            elbow     along the axes, with round corners
                            curve     in one swing
        --edge-style STYLE
                          how edges are drawn (default: solid)
                            solid   in one piece
                            dashed  in short strokes
                            dotted  in dots
        --arrows ENDS     where edges have arrowheads (default: none)
                            none  nowhere
                            end   at the child
        --shape SHAPE     the outline of nodes that name none (default: rounded)
                            rounded    a box with round corners
                            rect       a box with sharp corners
                            capsule    a box with half circles at its sides
                            ellipse    an ellipse
                            circle     a circle
                            diamond    a square on its corner, for a question
                            hexagon    a hexagon
                            cylinder   a barrel, for a database
                            folder     a folder with a tab
                            document   a sheet with a folded corner
                            underline  the text with a line below
                            none       the text alone

  Colours:
        --theme THEME     the colours of the picture (default: auto)
                            auto   light or dark, as the viewer prefers, or as
                                   x.svg#light and x.svg#dark say
                            light  for light pages
                            dark   for dark pages
                            mono   in greys, light or dark
                            print  black on white
        --accent COLOR    the colour of roots, from which that of their labels is
                          made, such as teal or #8250df
        --background COLOR
                          what is behind everything: a colour, theme for that of
                          the theme's pages, or none (default: theme for the
                          themes light, dark and print, else none)
        --color-by WHAT   what nodes are coloured by that do not say it: none,
                          depth, branch, class or a field, such as note, or a
                          member of JSON or a column of a table; numbers make a
                          scale (default: branch in lists and columns, else none)
        --legend          say below the picture what its colours mean

  Pointing out:
        --highlight NODE[,NODE]
                          point nodes out, with the ways up to their roots: an id,
                          labels from a root down joined by /, or a label that no
                          other node has; may be given several times
        --dim             make quiet what is neither highlighted nor on the route
        --ring            draw ellipses around highlighted nodes
        --route NODE,NODE[,NODE]
                          point out the way along the edges from one node to the
                          next
        --route-through   draw the route as a curve through the middles of its
                          nodes, with an arrowhead
        --link A->B[:LABEL]
                          draw a dashed arrow from one node to another, across the
                          tree; may be given several times

  Labels:
        --font-family LIST
                          the fonts for labels, the first choice first, such as
                          Georgia,serif (default: Helvetica, or what is as wide)
        --font-size N     the size of labels in points, from 6 to 96 (default: 14)
        --font-weight WEIGHT
                          regular or bold, or 400 or 700 (default: regular)
        --font-file FILE  the font for labels, a .ttf or .otf file, instead of a
                          family and a weight
        --embed-font      put what labels need of the font file into the picture,
                          so that viewers need not have it
        --wrap WIDTH      break labels that are longer than WIDTH points into
                          lines, or none (default: 200, and 400 in lists and
                          grids)
        --max-lines N     end labels of more than N lines with an ellipsis
                          (default: all)

  Describing:
        --title TEXT      what the picture shows, in a few words, for those who
                          cannot see it (default: the labels of the roots)
        --description TEXT
                          what it shows, at more length (default: the caption, or
                          else how many nodes there are, and the first ones)
        --lang TAG        the language of the labels, such as de or pt-BR
        --caption TEXT    draw a text below the picture

  Embedding:
        --link-target TARGET
                          where links open
                            blank   in a new tab
                            self    in the frame that the picture is in
                            parent  in the frame around that
                            top     in the whole window
        --id-prefix WORD  begin all ids with WORD, which is also the class of the
                          picture, so that copies can stand in one page (default:
                          a class made from what is in the picture)
        --responsive      make the picture no wider than its place in a page
        --standalone      begin with an XML declaration
        --static          do not show the path to the root where the pointer is
        --pair            write two files, FILE for light pages, and one with
                          -dark before the extension for dark ones
        --embed SITE      print what shows the picture on a kind of page, in the
                          colours of the page
                            github      HTML for READMEs and issues
                            mkdocs      Markdown for Material for MkDocs
                            furo        reStructuredText for Sphinx with Furo
                            docusaurus  JSX for Docusaurus
                            docc        Markdown for DocC
        --page SIZE       make the picture fit a page when it is printed
                            A4                210 by 297 millimetres
                            A4-landscape      297 by 210 millimetres
                            letter            8.5 by 11 inches
                            letter-landscape  11 by 8.5 inches

  Writing:
    -o, --output FILE     write to FILE, which is replaced when the picture is
                          complete (default: standard output)
        --emit PRODUCT    what to write (default: svg)
                            svg     the picture
                            frames  where each node is, as JSON

  Information:
    -h, --help            show this help
        --version         show the version

  Write '--name value' or '--name=value'. Of an option given twice, the last
  counts. After '--', every word is a file.

  Exit codes: 0 done, 64 wrong usage, 65 bad input, 66 input cannot be opened,
  73 output cannot be created, 74 reading or writing failed.

  Examples:
    treediagram plan.txt > plan.svg
    treediagram --align middle --spacing 12,40 -o plan.svg plan.txt
    tree -J src | treediagram > src.svg
    npm ls --json --all | treediagram --emit frames | jq '.size'

  """
