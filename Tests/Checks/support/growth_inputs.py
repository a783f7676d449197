"""Inputs that are as hard as can be for their size: for each reader, layout and option, a text of about n parts.

What a maker returns is proportional to n in bytes, so that work in proportion to the text is work in proportion to n.
"""

import json
import math


def lines(count, line):
    """Lines made of their numbers."""
    return "".join(f"{line(index)}\n" for index in range(count))


def nested(count, node):
    """A node in each other, in JSON; `node` says what its members are but the children."""
    start = "".join("{" + node(index) + ',"children":[' for index in range(count - 1))
    return start + "{" + node(count) + "}" + "]}" * (count - 1)


def named(index):
    return f'"name":"n{index}"'


# Shapes of trees, in JSON, which costs the same at every depth.

def star(n):
    return json.dumps({"name": "root", "children": [f"n{index}" for index in range(n)]})


def chain(n):
    return nested(n, named)


def comb(n):
    """A chain, each node of which has a leaf before the next one."""
    start = "".join(f'{{"name":"n{index}","children":["a{index}",' for index in range(n // 2))
    return start + '"end"' + "]}" * (n // 2)


def zigzag(n):
    """A chain whose nodes have leaves before and behind the next one by turns, of widths that grow and shrink."""
    start, end = [], []
    for index in range(n // 3):
        leaves = f'"{"w" * (index % 17)}","b"'
        start.append(f'{{"name":"n{index}","children":[' + (leaves + "," if index % 2 else ""))
        end.append(("" if index % 2 else "," + leaves) + "]}")
    return "".join(start) + '"end"' + "".join(reversed(end))


def brush(n):
    """Chains beside each other, each one longer than the one before."""
    count = max(1, math.isqrt(2 * n))
    return '{"name":"root","children":[' + ",".join(nested(length + 1, named) for length in range(count)) + "]}"


def caves(n):
    """Chains that get shorter towards the middle, so that many stand in the room that others leave."""
    count = max(1, math.isqrt(2 * n))
    lengths = [abs(count - 2 * index) + 1 for index in range(count)]
    return '{"name":"root","children":[' + ",".join(nested(length, named) for length in lengths) + "]}"


def binary(n):
    """A complete binary tree."""
    parts = []
    waiting = [1]
    while waiting:
        index = waiting.pop()
        if index == 0:
            parts.append("]},")
        elif 2 * index > n:
            parts.append(f'"n{index}",')
        else:
            parts.append(f'{{"name":"n{index}","children":[')
            waiting += [0, *reversed(range(2 * index, min(2 * index + 2, n + 1)))]
    return "".join(parts).replace(",]", "]").rstrip(",")


def roots(n):
    return lines(n, lambda index: f"n{index}")


def bushes(n):
    """Nodes with as many children as there are nodes, each with none to three of its own."""
    return "root\n" + lines(n, lambda index: (" a" if index % 4 == 0 else "  b") + str(index))


SHAPES = {"star": star, "chain": chain, "comb": comb, "zigzag": zigzag, "brush": brush, "caves": caves, "binary": binary}


# Texts that readers may read again and again.

def stairs(n):
    """Indentation that grows, one space a line, and shrinks again, as often as the size lets it."""
    depth = max(1, math.isqrt(n))
    steps = [*range(depth), *range(depth, 0, -1)]
    return "root\n" + "".join(" " * (step + 1) + "a\n" for step in steps * max(1, n // (2 * depth * (depth + 10)) + 1))


def table(n, row, header="id,parent,label"):
    return header + "\n" + lines(n, row)


def records(n, record):
    return "[" + ",\n".join(json.dumps(record(index)) for index in range(n)) + "]"


def backticks(n):
    """Runs of backticks, each of another length, of which none is closed."""
    return "# " + " ".join("`" * length for length in range(1, max(2, math.isqrt(2 * n)))) + "\n"


def fences(n):
    return lines(n // 10, lambda index: "~~~" if index % 2 else "````") + "\n# a\n- b\n"


def comments(n):
    return "<!-- a\n\n" * (n // 8)


def quotations(n):
    return "> " * (n // 2) + "a"


def images(n):
    return "![a](b.svg)\n" * (n // 12)


def open_images(n):
    return "![" * (n // 2)


def lists(n):
    return "- " * (n // 2) + "a"


def references(n):
    """Links by name, whose names differ in their last letters."""
    used = lines(n, lambda index: f"- [x][name {index}]")
    return "# a\n" + used + "\n" + lines(n, lambda index: f"[name {index}]: /{index}")


def page(n):
    """A Markdown page with many blocks to draw."""
    return lines(max(1, n // 10), lambda index: f"# Part {index}\n\n```treediagram\nA\n  B{index}\n```\n")


def deep_paths(n):
    """Paths that begin alike, each a name longer than the one before."""
    depth = max(2, math.isqrt(n))
    return lines(depth, lambda index: "/".join(["a"] * (index + 1)))


def pipes(n):
    """A listing whose branches begin further and further right."""
    depth = max(2, math.isqrt(n))
    return "root\n" + lines(depth, lambda index: "│   " * index + "└── a")


def linked(n, target, name=lambda i: f"a{i}"):
    """Nodes below one, of which each has a link."""
    return "root\n" + lines(n, lambda i: f'  {name(i)} {{link="{target(i)}"}}')


def words(n, word):
    return " ".join(word(index) for index in range(n))


# The readers: the format, what is read, and the text.
READERS = [
    ("outline", "lines of one depth", roots),
    ("outline", "lines below one", bushes),
    ("outline", "depth that grows and shrinks", stairs),
    ("outline", "one long label", lambda n: "a" * n),
    ("outline", "one label of spaces and letters", lambda n: "root\n  " + "a " * (n // 2)),
    ("outline", "blank lines", lambda n: "a\n" + "\n" * n + "b\n"),
    ("outline", "lines of spaces", lambda n: "a\n" + (" " * 40 + "\n") * (n // 40) + "b\n"),
    ("outline", "braces that open", lambda n: "root\n  a " + "{" * n),
    ("outline", "braces and quotes", lambda n: "root\n  a " + '{fill="' * (n // 7)),
    ("outline", "braces that may be blocks", lambda n: "root\n" + lines(n // 10, lambda i: "  a {x=1} {" + str(i))),
    ("outline", "a block with a long value", lambda n: 'a {note="' + "\\u0061" * (n // 6) + '"}'),
    ("outline", "a long block of attributes unknown", lambda n: "a {" + words(n // 8, lambda i: f"k{i}=v") + "}"),
    ("outline", "names of nodes", lambda n: "root\n" + lines(n // 10, lambda i: f"  a {{id=x{i}}}")),
    ("outline", "names that are taken", lambda n: "root\n" + lines(n // 10, lambda i: "  a {id=x}")),
    ("outline", "classes", lambda n: "root\n" + lines(n // 10, lambda i: f"  a {{class=c{i}}}")),
    ("outline", "classes of one node", lambda n: 'root {class="' + words(n // 5, lambda i: f"c{i}") + '"}'),
    ("outline", "colours", lambda n: "root\n" + lines(n // 10, lambda i: f"  a {{fill=#{i % 0xffffff:06x}}}")),
    ("outline", "notes", lambda n: "root\n" + lines(n // 10, lambda i: f"  a {{note=b{i}}}")),
    ("outline", "a note of many lines", lambda n: 'a {note="' + "b\\n" * (n // 3) + '"}'),
    ("outline", "a label of many lines", lambda n: 'a {label="' + "b\\n" * (n // 3) + '"}'),
    ("outline", "links to the next node", lambda n: linked(n, lambda i: f"a{(i + 1) % n}")),
    ("outline", "links to one node", lambda n: linked(n, lambda i: "root")),
    ("outline", "links by paths", lambda n: linked(n, lambda i: f"root/a{(i + 1) % n}")),
    ("outline", "links with labels", lambda n: linked(n, lambda i: f"a{(i + n // 2) % n}: b")),
    ("outline", "links to nodes of one name", lambda n: linked(n, lambda i: "a", lambda i: "a")),
    ("outline", "links of one node", lambda n: 'root {link="' + ";".join(f"a{i}" for i in range(n)) + '"}\n' + lines(n, lambda i: f"  a{i}")),
    ("outline", "a link with colons", lambda n: 'root {link="a' + ":" * n + '"}\n  a\n'),
    ("outline", "a link with arrows", lambda n: 'root {link="a' + "->" * (n // 2) + '"}\n  a\n'),
    ("outline", "labels of edges", lambda n: "root\n" + lines(n // 10, lambda i: f"  a {{edge=b{i}}}")),
    ("outline", "icons", lambda n: "root\n" + lines(n // 10, lambda i: f"  a {{icon={chr(0x4E00 + i % 20000)}}}")),
    ("outline", "shapes by turns", lambda n: "root\n" + lines(n // 10, lambda i: f"  a {{shape={['circle', 'diamond', 'folder', 'cylinder'][i % 4]}}}")),
    ("outline", "layouts by turns", lambda n: "root\n" + "".join(" " * (i % 30 + 1) + f"a {{layout={['hang', 'grid', 'tidy', 'list', 'columns', 'rows'][i % 6]}}}\n" for i in range(n // 20))),
    ("outline", "what cannot be drawn", lambda n: "root\n" + lines(n // 4, lambda i: "  \x01")),
    ("outline", "bytes that are no text", lambda n: b"root\n" + b"  \xff\xfe\n" * (n // 5)),
    ("outline", "combining marks", lambda n: "a" + "\u0301" * (n // 2)),
    ("outline", "joined emoji", lambda n: "\U0001F468\u200d" * (n // 7)),
    ("outline", "flags", lambda n: "\U0001F1E9" * (n // 4)),
    ("outline", "Hangul by parts", lambda n: "\u1112\u1161\u11ab" * (n // 9)),
    ("outline", "Thai", lambda n: "\u0e01\u0e33" * (n // 6)),
    ("outline", "Hebrew and Latin by turns", lambda n: "\u05d0 a " * (n // 5)),
    ("outline", "marks of direction", lambda n: "a" + "\u202e\u2066" * (n // 6) + "b"),
    ("outline", "soft hyphens", lambda n: "a\u00ad" * (n // 3)),
    ("outline", "ends of lines of all kinds", lambda n: "a\r\n b\n c\r" * (n // 10)),
    ("json", "arrays in arrays", lambda n: "[" * (n // 2) + "]" * (n // 2)),
    ("json", "brackets that are not closed", lambda n: "[" * n),
    ("json", "brackets of other kinds", lambda n: "[" * (n // 2) + "}" * (n // 2)),
    ("json", "objects in objects", chain),
    ("json", "children of one", star),
    ("json", "other members in every object", lambda n: "[" + ",".join(f'{{"name":"a","k{i}":{i}}}' for i in range(n // 8)) + "]"),
    ("json", "members of one object", lambda n: '{"name":"a",' + ",".join(f'"k{i}":{i}' for i in range(n // 8)) + "}"),
    ("json", "one member again and again", lambda n: '{"name":"a",' + ",".join('"k":0' for i in range(n // 8)) + "}"),
    ("json", "objects on lines of their own", lambda n: lines(n // 4, lambda i: f'{{"id":{i},"parent":{max(i - 1, 0) if i else "null"}}}')),
    ("json", "records, each below the next", lambda n: records(n // 4, lambda i: {"id": i + 1, "parent": i + 2 if i < n // 4 - 1 else None})),
    ("json", "records in a circle", lambda n: records(n // 4, lambda i: {"id": i + 1, "parent": (i + 1) % (n // 4) + 1})),
    ("json", "records of one id", lambda n: records(n // 4, lambda i: {"id": 1, "parent": 1})),
    ("json", "records whose parents are missing", lambda n: records(n // 4, lambda i: {"id": i, "parent": -1 - i})),
    ("json", "records that list their children", lambda n: records(n // 4, lambda i: {"id": i, "children": [2 * i + 1, 2 * i + 2] if 2 * i + 2 < n // 4 else []})),
    ("json", "records with other members", lambda n: records(n // 8, lambda i: {"id": i, "parent": max(i - 1, 0) if i else None, f"k{i}": i})),
    ("json", "nodes and edges", lambda n: json.dumps({"nodes": [{"id": i} for i in range(n // 8)], "links": [{"source": i, "target": i + 1} for i in range(n // 8 - 1)]})),
    ("json", "a long text with escapes", lambda n: '"' + "\\u00e9" * (n // 6) + '"'),
    ("json", "a long text that is not closed", lambda n: '["' + "a" * n),
    ("json", "a long number", lambda n: "[" + "1" * n + "]"),
    ("json", "halves of surrogates", lambda n: '["' + "\\ud83c" * (n // 6) + '"]'),
    ("json", "space", lambda n: "[" + " " * n + "1]"),
    ("data", "keys", lambda n: "{" + ",".join(f'"k{i}":{{"a":[{i}]}}' for i in range(n // 8)) + "}"),
    ("data", "depth", lambda n: '{"a":' * (n // 3) + "1" + "}" * (n // 3)),
    ("heap", "all places", lambda n: json.dumps(list(range(n // 2)))),
    ("heap", "a chain", lambda n: "[1" + ",null,2" * (n // 8) + "]"),
    ("tree", "branches below one", lambda n: "root\n" + lines(n // 4, lambda i: f"├── a{i}")),
    ("tree", "depth", pipes),
    ("tree", "bars alone", lambda n: "root\n" + "│   " * (n // 6) + "\n└── a\n"),
    ("tree", "a long branch", lambda n: "root\n└" + "─" * (n // 3) + " a\n"),
    ("tree", "processes on one line", lambda n: "init" + words(n // 4, lambda i: "---a").replace(" ", "")),
    ("tree", "processes side by side", lambda n: "init-+-a\n" + "     |-b\n" * (n // 10) + "     `-c\n"),
    ("tree", "words before branches", lambda n: "-rw 4 .\n" + lines(n // 8, lambda i: f"-rw {i} ├── a")),
    ("tree", "colours of a terminal", lambda n: "root\n└── " + "\x1b[31ma" * (n // 6)),
    ("tree", "escapes that do not end", lambda n: "root\n└── " + "\x1b]8;;" * (n // 5)),
    ("tree", "files without branches", lambda n: "root\n+---a\n" + "|       f.txt\n" * (n // 14) + "\\---b\n"),
    ("paths", "one folder", lambda n: lines(n // 4, lambda i: f"src/a{i}")),
    ("paths", "ever longer paths", deep_paths),
    ("paths", "one path", lambda n: "/a" * (n // 2)),
    ("paths", "slashes", lambda n: "a" + "/" * n + "b"),
    ("paths", "one path again and again", lambda n: "src/lib/a.c\n" * (n // 12)),
    ("paths", "points", lambda n: "./" * (n // 2) + "a\n" + "../" * (n // 3) + "b\n"),
    ("paths", "names in quotes", lambda n: '"' + "\\303\\251" * (n // 8) + '"\n"a'),
    ("paths", "sizes before", lambda n: lines(n // 4, lambda i: f"{i}\t./src/a{i}") + "9\t./src\n9\t.\n"),
    ("paths", "folders of ls", lambda n: ".:\na\n\n" + lines(n // 8, lambda i: f"./a{i}:\nb\n")),
    ("paths", "stacks", lambda n: lines(n // 8, lambda i: f"main;draw{i};a {i}")),
    ("markdown", "headings", lambda n: lines(n // 4, lambda i: "#" * (i % 6 + 1) + " a")),
    ("markdown", "items below one", lambda n: "# a\n" + lines(n // 4, lambda i: f"- b{i}")),
    ("markdown", "items in items", lambda n: "".join("  " * i + "- a\n" for i in range(max(2, math.isqrt(n))))),
    ("markdown", "marks of items on one line", lambda n: "- " * (n // 2) + "a"),
    ("markdown", "marks of quotations", lambda n: ">" * n + " a\n\n# b\n"),
    ("markdown", "runs of backticks", backticks),
    ("markdown", "single backticks", lambda n: "# " + "` " * (n // 2 + 1)),
    ("markdown", "asterisks", lambda n: "# " + "*a " * (n // 3)),
    ("markdown", "asterisks of both sides", lambda n: "# " + "a**b*c" * (n // 6)),
    ("markdown", "asterisks and underscores", lambda n: "# " + "*_ a" * (n // 4)),
    ("markdown", "runs of asterisks", lambda n: "# a" + "*" * (n // 2) + "b" + "*" * (n // 2)),
    ("markdown", "brackets that open", lambda n: "# " + "[" * n),
    ("markdown", "brackets in brackets", lambda n: "# " + "[" * (n // 2) + "a" + "](b)" * (n // 8)),
    ("markdown", "brackets and round ones", lambda n: "# " + "[a](" * (n // 4)),
    ("markdown", "pictures that open", lambda n: "# " + "![" * (n // 2)),
    ("markdown", "addresses that open", lambda n: "# " + "[a](<b" * (n // 6)),
    ("markdown", "angle brackets", lambda n: "# " + "<a " * (n // 3)),
    ("markdown", "comments that open", lambda n: "# " + "<!-- a " * (n // 7)),
    ("markdown", "other HTML that opens", lambda n: "# " + "<?a <!A <![CDATA[" * (n // 17)),
    ("markdown", "lines of comments that open", lambda n: "# a\n" + "<!-- b\n\n" * (n // 8)),
    ("markdown", "ampersands", lambda n: "# " + "&a" * (n // 2)),
    ("markdown", "numbers behind ampersands", lambda n: "# &#" + "1" * n + ";"),
    ("markdown", "backslashes", lambda n: "# " + "\\" * n),
    ("markdown", "fences", fences),
    ("markdown", "links by name", references),
    ("markdown", "definitions of one name", lambda n: "# a\n\n" + "[b]: /c\n" * (n // 8)),
    ("markdown", "a definition over many lines", lambda n: "# a\n\n[b]: /c 'd\n" + "e\n" * (n // 2)),
    ("markdown", "a heading over many lines", lambda n: "a\n" * (n // 2) + "===\n"),
    ("markdown", "rules", lambda n: "# a\n" + "* * *\n" * (n // 6)),
    ("markdown", "a long rule that is none", lambda n: "# a\n" + "* " * (n // 2) + "a\n"),
    ("markdown", "tables", lambda n: "# a\n\n| b | c |\n|---|---|\n" + "| d | e |\n" * (n // 10)),
    ("markdown", "bars", lambda n: "# a\n\n" + "|" * n + "\n" + "-|" * (n // 2) + "\n"),
    ("brackets", "depth", lambda n: "[a " * (n // 4) + "b" + "]" * (n // 4)),
    ("brackets", "leaves", lambda n: "[a " + "[b c]" * (n // 5) + "]"),
    ("brackets", "words", lambda n: "[a " + "b " * (n // 2) + "]"),
    ("brackets", "brackets that are not closed", lambda n: "[a " * (n // 3)),
    ("brackets", "quotes that are not closed", lambda n: '[a "' * (n // 4)),
    ("newick", "depth", lambda n: "(" * (n // 2) + "a" + ")" * (n // 2) + ";"),
    ("newick", "commas", lambda n: "(" + "," * n + ");"),
    ("newick", "lengths", lambda n: "(" + ",".join(f"a{i}:0.{i}" for i in range(n // 8)) + ");"),
    ("newick", "a long length", lambda n: "(a:0." + "3" * n + ",b:1);"),
    ("newick", "comments in comments", lambda n: "[" * (n // 2) + "]" * (n // 2) + "(a,b);"),
    ("newick", "comments that are not closed", lambda n: "(a" + "[" * n),
    ("newick", "quotes", lambda n: "('" + "''" * (n // 2) + "',b);"),
    ("newick", "trees", lambda n: "(a,b);" * (n // 6)),
    ("table", "rows below one", lambda n: table(n // 4, lambda i: f"{i},{'' if i == 0 else 0},a{i}")),
    ("table", "rows, each below the next", lambda n: table(n // 4, lambda i: f"{i},{i + 1 if i < n // 4 - 1 else ''},a")),
    ("table", "rows in a circle", lambda n: table(n // 4, lambda i: f"{i},{(i + 1) % (n // 4)},a")),
    ("table", "columns", lambda n: "id,parent," + ",".join(f"c{i}" for i in range(n // 4)) + "\n1,,\n2,1,\n"),
    ("table", "columns of one name", lambda n: "id,parent," + ",".join("label" for i in range(n // 6)) + "\n1,,\n2,1,\n"),
    ("table", "a quote that is not closed", lambda n: 'id,parent\n"1' + "\n2,1" * (n // 4)),
    ("table", "quotes that are not closed", lambda n: "id,parent\n" + '1,"\n' * (n // 4)),
    ("table", "quotes that are doubled", lambda n: 'id,parent\n"' + '""' * (n // 2) + '",\n'),
    ("table", "separators", lambda n: "id,parent\n1," + "," * n + "\n"),
    ("table", "a parent that is called by its label", lambda n: "name,manager\n" + lines(n // 8, lambda i: f"a{i},{f'a{i - 1}' if i else ''}")),
    ("table", "edges", lambda n: "from,to\n" + lines(n // 8, lambda i: f"a{i // 2},a{i + 1}")),
    ("table", "edges to nowhere", lambda n: "from,to\n" + lines(n // 8, lambda i: f"a{i},b{i}")),
    ("table", "frames around rows", lambda n: "| id | parent |\n|---|---|\n" + lines(n // 8, lambda i: f"| {i} | {i - 1 if i else ''} |")),
    ("mindmap", "asterisks", lambda n: "@startmindmap\n* a\n" + "** b\n" * (n // 5) + "@endmindmap\n"),
    ("mindmap", "ever more asterisks", lambda n: "@startmindmap\n" + lines(max(2, math.isqrt(2 * n)), lambda i: "*" * (i + 1) + " a") + "@endmindmap\n"),
    ("mindmap", "labels of many lines", lambda n: "@startmindmap\n* a\n" + "**:b\nc;\n" * (n // 8) + "@endmindmap\n"),
    ("mindmap", "a label that does not end", lambda n: "@startmindmap\n*:a\n" + "b\n" * (n // 2)),
    ("mindmap", "labels that do not end", lambda n: "@startmindmap\n* a\n" + "**:b\n" * (n // 5)),
    ("mindmap", "nodes of Mermaid", lambda n: "mindmap\n  a\n" + "    b((c))\n" * (n // 11)),
    ("mindmap", "brackets of Mermaid", lambda n: "mindmap\n  a\n    b" + "(" * n + "\n"),
    ("mindmap", "brackets of Mermaid that do not close", lambda n: "mindmap\n  a\n" + "    b[\n" * (n // 7)),
    ("mindmap", "names in quotes", lambda n: "treeView-beta\n" + lines(n // 8, lambda i: f'  "a{i}" ## b')),
    ("mindmap", "numbers before names", lambda n: "1 a\n" + lines(n // 8, lambda i: f"1.{i + 1} b")),
]

LAYOUTS = ["auto", "rows", "tidy", "hang", "columns", "grid", "list", "mindmap"]
DIRECTIONS = ["up", "right", "left"]
EDGES = ["straight", "elbow", "curve"]
ALIGNMENTS = ["centred", "outer", "middle", "mean", "first", "last", "box"]


def attributed(n):
    """Nodes below one, each with another value of a member."""
    return json.dumps({"name": "root", "children": [{"name": f"a{i}", "note": f"b{i}", "k": f"v{i}"} for i in range(n // 2)]})


def lengths(n):
    return "(" * (n // 8) + "a:1" + ",b:2):3" * (n // 8) + ";"


# The options: words, and the text. {n} in words is n, and {each} as many names of nodes as a command line holds.
OPTIONS = [
    ("--root n0/n1/n2", chain), ("--root nothing", roots), ("--keep 9", chain), ("--keep nothing", roots),
    ("--keep *n*9*x", roots), ("--keep *a*a*a*b", lambda n: "a" * n), ("--fold n0/n1", chain), ("--min-size 2", comb),
    ("--max-depth 3", chain), ("--max-depth {n}", comb), ("--max-children 2", bushes), ("--max-children 2", star),
    ("--max-nodes {half}", comb), ("--max-nodes {half}", star), ("--max-nodes {half}", binary), ("--sort label", roots),
    ("--sort label", lambda n: lines(max(2, math.isqrt(n)), lambda i: "a" * math.isqrt(n) + str(i))),
    ("--sort size", comb), ("--sort reverse", comb), ("--align layers", brush), ("--align leaves", zigzag), ("--lengths scale", lengths),
    ("--lengths text", lengths), ("--layout hang --sides both", comb), ("--layout hang --sides both", star),
    ("--layout list --columns 7", bushes), ("--layout columns --columns 3", bushes), ("--layout grid --columns 9", star),
    ("--width 300", comb), ("--width 300", bushes), ("--width 1", zigzag), ("--width 100000", brush), ("--fit page", zigzag),
    ("--fit page", bushes), ("--fit 16:9", comb), ("--fit 16:9", star), ("--spacing 0,0", brush), ("--edges arrow", star),
    ("--edges dashed", comb), ("--shape diamond", star), ("--shape cylinder", comb), ("--shape none", zigzag),
    ("--theme dark", zigzag), ("--theme mono", comb), ("--theme print", chain), ("--theme light", bushes),
    ("--accent teal", zigzag), ("--color-by depth --legend", chain), ("--color-by branch --legend", roots),
    ("--color-by note --legend", attributed), ("--color-by k --legend", attributed), ("--color-by class --legend", star),
    ("--text {name} --note {k}", attributed), ("--highlight a", lambda n: nested(n, lambda i: '"name":"a"' if i else '"name":"r"')),
    ("--highlight n0,n{last}", chain), ("--highlight nothing", roots),
    ("--highlight ring:n0 --dim", star), ("--route n0,n{last}", chain), ("--route through:n0,n{last}", chain),
    ("--link n0->n{last}", chain), ("--link n0->n{last}", star), ("--link n0->n1 --layout tidy", star),
    ("--link {colons}->n1", star), ("--font-weight bold", star), ("--font-size 6", zigzag),
    ("--font-family serif", star), ("--wrap 1", lambda n: "a" * n), ("--wrap 1", lambda n: "a " * (n // 2)),
    ("--wrap 50", lambda n: "a" * n), ("--wrap 50", lambda n: "a\u0301" * (n // 3)), ("--wrap none", lambda n: "a b " * (n // 4)),
    ("--max-lines 1", lambda n: "a b " * (n // 4)), ("--max-lines 2 --wrap 50", lambda n: "a" * n),
    ("--max-lines 3", lambda n: 'a {label="' + "b\\n" * (n // 3) + '"}'), ("--caption {long}", roots), ("--title {long}", roots),
    ("--embed id=p", chain), ("--embed responsive,standalone,static", star), ("--page A4", brush),
    ("--emit frames", chain), ("--emit frames", attributed), ("--report json", chain), ("--report json", zigzag),
    ("--validate", comb), ("--literal", lambda n: "root\n" + "  a {fill=red}\n" * (n // 15)),
    ("--diagnostics json", lambda n: "root\n" + "  a {fil=red}\n" * (n // 15)),
    ("--diagnostics sarif", lambda n: "root\n" + "  a {fil=red}\n" * (n // 15)),
    ("--strict", lambda n: "root\n" + "  a {fil=red}\n" * (n // 15)),
    ("--separator ab", lambda n: "a" * n), ("--separator aaaaaaaab", lambda n: "a" * n), ("--separator ::", lambda n: "a:" * (n // 2)),
    ("--separator {long}b", lambda n: "a" * n),
    ("--levels a,b,c", lambda n: "a,b,c\n" + lines(n // 8, lambda i: f"{i % 7},{i},x")),
    ("--from table --duplicates first", lambda n: table(n // 8, lambda i: f"{i % 9},,a")),
    ("--from table --duplicates repeat", lambda n: "from,to\n" + lines(n // 8, lambda i: f"a{i % 50},a{i % 50 + 1 + i % 3}")),
    ("--phrases --from brackets", lambda n: "[a " + "b " * (n // 2) + "]"),
    ("--preset org", bushes), ("--preset files", bushes), ("--preset syntax", comb), ("--preset phylogeny", comb),
    ("--preset decision", comb), ("--preset mindmap", comb), ("--embed github", chain), ("--like PICTURE", comb),
    ("--markdown --check", page), ("--markdown --check", backticks), ("--markdown --check", fences), ("--markdown --check", comments),
    ("--markdown --check", quotations), ("--markdown --check", images), ("--markdown --check", open_images),
    ("--markdown --check", lists),
]
