"""Seeds and words for Tests/Checks/fuzz, made of what the project has: examples, docs and the texts in its tests.

Takes the name of a target, a folder for seeds, and a file for words.
"""

import base64
import pathlib
import random
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[3]
FIXTURES = TOP / "Tests/TreeDrawingTests/Reading"
LONGEST = 1500

# Where texts for the readers are, by the names of files in the tests and by their ends elsewhere, and words of each.
READERS = {
    "outline": ("Outline|Attribute", "txt", ["{fill=gold}", "{note=", "edge=", "label=", "{}", "\\x09", "  ", "link=", "\\\"", "\\\\u0041"]),
    "json": ("JSON", "json ndjson", ["\"name\":", "\"children\":", "\"id\":", "\"parent\":", "null", "[", "{", "\\\\u00", "1e5", "\"nodes\":", "\"links\":"]),
    "data": ("JSONData", "json", ["\"a\":", "null", "true", "[", "{", "1e400", "\\\\ud83c"]),
    "heap": ("Slot", "json", ["null", "[", ",", "\"a\"", "-1"]),
    "tree": ("Listing|Program|LineDrawing", "", ["├── ", "└── ", "│   ", "|-- ", "`-- ", "+-", "─┬─", "2*[", " -> ", "directories", "\\x1b[1m", "(*)"]),
    "paths": ("Path|Program", "", ["/", "./", "::", " > ", "\\\\", " => ", "{a => b}", "\\\"", "total 1", "M  ", "1\\x092\\x09", ":\\x0a"]),
    "markdown": ("Markdown", "md", ["# ", "- ", "1. ", "```", "---", "[a](b)", "**", "`", "<!--", "-->", "&amp;", "===", "> ", "\\x0a"]),
    "brackets": ("Bracket", "mrg", ["[", "]", "(", ")", "^", "\\\"", "[NP ", ","]),
    "newick": ("Newick", "nwk", ["(", ")", ",", ":", ";", "'", "[", "]", "1e-3", "[&&NHX:"]),
    "table": ("Table|Record|Duplicate|Level", "csv tsv", ["id,", "parent", ",", ";", "\\x09", "\\\"", "label", "from,to", "\\x0d\\x0a", "note", "="]),
    "mindmap": ("Mindmap", "mmd puml", ["mindmap\\x0a", "@startmindmap", "@endmindmap", "@startwbs", "* ", "**", "((", "))", "::icon(", "left side", "treeView-beta", "_ ", "[#red]", "---"]),
}


def texts_in(path):
    """The texts between three quotes, and those of one line that have a line end in them."""
    source = path.read_text()
    for block in re.findall(r'"""\n(.*?)"""', source, re.S):
        lines = block.split("\n")
        margin = len(lines[-1])
        yield "\n".join(line[margin:] for line in lines[:-1])
    for text in re.findall(r'"((?:[^"\\\n]|\\.)*\\n(?:[^"\\\n]|\\.)*)"', source):
        yield text.replace("\\n", "\n").replace("\\x09", "\t").replace('\\"', '"').replace("\\r", "\r")


def texts(names, ends):
    for path in sorted(FIXTURES.rglob("*.swift")):
        if re.search(names, path.name):
            yield from texts_in(path)
    for end in ends.split():
        for folder in ("examples", "docs"):
            for path in sorted((TOP / folder).rglob("*." + end)):
                if path.stat().st_size <= LONGEST:
                    yield path.read_text()


def reader(name):
    names, ends, _ = READERS[name]
    return [b"\0\0" + text.encode() for text in texts(names, ends)]


def recognition():
    return [b"\0" + text.encode() for name in READERS for text in texts(*READERS[name][:2])]


def fonts():
    source = (TOP / "Tests/treediagramTests/Support/TinyFont.swift").read_text()
    font = base64.b64decode(re.sub(r"[\\\s]", "", source.split('"""')[1]))
    return [font, font + b"\0"]


def option_names():
    sources = (TOP / "Sources/treediagram/Arguments").glob("Flag+*.swift")
    return sorted({name for path in sources for name in re.findall(r'"(--[a-z-]+)"', path.read_text())})


def command():
    lines = []
    for path in (TOP / "Sources/treediagram/Arguments").glob("Flag+*.swift"):
        lines += re.findall(r'example: "treediagram ([^"]*?)(?: >[^"]*)?"', path.read_text())
    rows = (TOP / "Tests/treediagramTests/CombinationTests.swift").read_text()
    lines += re.findall(r'Row\(\s*"([^"]+)"', rows)
    return [line.replace("'", "").replace(" ", "\0").encode() for line in sorted(lines)]


def markdown_mode():
    pages = [b"\0" + text.encode() for text in texts_in(TOP / "Tests/treediagramTests/MarkdownEditorTests.swift")]
    for path in [TOP / "README.md", *sorted((TOP / "docs").glob("*.md"))]:
        for block in re.findall(r"(?s)[^\n]*\n[^\n]*\n```treediagram.*?\n```\n.{0,200}", path.read_text()):
            pages.append(b"\1" + block.encode())
    return pages


def old_pictures():
    seeds = []
    for path in sorted((TOP / "docs").rglob("*.svg")) + sorted((TOP / "examples").rglob("*.svg")):
        lines = path.read_text().splitlines()
        nodes = [line for line in lines if line.startswith('<g class="node')]
        seed = "\n".join([lines[0], *nodes[:4], "</svg>", ""])
        if len(seed) < 2 * LONGEST and len(seeds) < 60:
            seeds.append(b"\0\x20" + seed.encode())
    return seeds


def pictures():
    chance = random.Random(1)
    return [bytes(chance.randrange(256) for _ in range(chance.randrange(4, 160))) for _ in range(200)]


MAKERS = {
    "recognition": recognition, "fonts": fonts, "command": command, "markdown-mode": markdown_mode,
    "old-pictures": old_pictures, "pictures": pictures,
}
WORDS = {
    "fonts": ["cmap", "glyf", "loca", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "OTTO", "post", "\\x00\\x01\\x00\\x00"],
    "command": [name + "\\x00" for name in option_names()] + [name + "=" for name in option_names()],
    "markdown-mode": ["```treediagram\\x0a", "```\\x0a", "<!-- treediagram ", " -->", "~~~", "name=a", "> ", "- ", "1. ", "<details>",
                      "</details>", "![a](diagrams/page-1.svg)", "--layout=list", "\\x0d\\x0a", "<pre>", "\\x09", "'", "\\\\"],
    "old-pictures": ["data-arrangement=\\\"", "<svg ", "tidy", "list", "&#", "<g class=\\\"node\\\"", "<text", "</text>", "<tspan", "</svg>\\x0a", "\\\">"],
    "recognition": sorted({word for _, _, words in READERS.values() for word in words}),
}


def main(target, folder, words):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    seeds = MAKERS[target]() if target in MAKERS else reader(target)
    for number, seed in enumerate(sorted(set(seeds))):
        if len(seed) <= 2 * LONGEST:
            (folder / f"seed-{number:04}").write_bytes(seed)
    known = WORDS.get(target, READERS.get(target, ("", "", []))[2])
    lines = []
    for word in known:
        parts = [f"\\x{byte:02x}" if byte >= 0x80 else chr(byte) for byte in word.encode()]
        text = "".join(parts)
        lines.append('"' + re.sub(r'(?<!\\)"', r'\\"', text) + '"')
    pathlib.Path(words).write_text("\n".join(lines) + "\n")


main(*sys.argv[1:])
