"""Measures pictures of ten real trees, and compares with docs/sizes.md or writes it; see Tests/Checks/sizes."""

import difflib
import re
import sys

import beside
from measured import LAYOUTS, TREES, Tree, drawn_by_us
from other_programs import others
from pages import sketch
from picture import TOP

PAGE = TOP / "docs/sizes.md"
BEGIN, END = "<!-- written by Tests/Checks/sizes --record -->\n", "<!-- end of what is written -->\n"
SKETCHED = ("auto", "rows")
SUMMARY = ("auto", "rows")


class Sizes:
    """What is measured, and what was recorded of programs that are not here in the recorded versions."""

    def __init__(self, recorded):
        self.recorded = recorded
        self.trees = [Tree(path) for path in TREES]
        self.others = others()
        found = re.search(r"^Measured with (.*)\.$", recorded, re.MULTILINE)
        self.versions = dict(part.split(" ", 1) for part in found[1].split("; ")) if found else {}
        self.cells, self.sketches, self.not_compared = {}, {}, []

    @property
    def names(self):
        return [*LAYOUTS, *(program.name for program in self.others)]

    def measure_ours(self):
        for tree in self.trees:
            for layout in LAYOUTS:
                self.keep(tree, layout, drawn_by_us(tree.path, layout))

    def measure_others(self):
        """Measures the programs that are here; True if it was all of them."""
        missing = [program.name for program in self.others if not program.version]
        for program in self.others:
            if program.version:
                self.versions[program.program] = program.version
                for tree, picture in zip(self.trees, program.draw(self.trees)):
                    self.keep(tree, program.name, picture)
        return not missing

    def compare_others(self):
        """Measures the programs that are here as they are recorded, and takes the others as they are recorded."""
        for program in self.others:
            known = self.versions.get(program.program, "nothing")
            if program.version == known:
                pictures = program.draw(self.trees)
            else:
                pictures = [None] * len(self.trees)
                self.not_compared.append(f"{program.name}, recorded with {known}, here {program.version or 'missing'}")
            for tree, picture in zip(self.trees, pictures):
                if picture:
                    self.keep(tree, program.name, picture)
                else:
                    self.take_recorded(tree, program.name)

    def keep(self, tree, name, picture):
        self.cells[tree.path, name] = picture.cells(len(tree.nodes))
        if name not in LAYOUTS or name in SKETCHED:
            self.sketches[tree.path, name] = sketch(picture)

    def take_recorded(self, tree, name):
        section = self.recorded.partition(f"### {TREES[tree.path]}\n")[2]
        row = re.search(rf"^\| {re.escape(word(name))} \| (.*) \|$", section, re.MULTILINE)
        self.cells[tree.path, name] = tuple(row[1].split(" | ")) if row else ("",) * 4
        old = re.search(rf"<!-- {re.escape(name)} -->(.*)", read(pages_path(tree)))
        self.sketches[tree.path, name] = old[1] if old else ""

    def files(self):
        """What is recorded: paths, and what is to stand in them."""
        for tree in self.trees:
            names = [name for name in self.names if (tree.path, name) in self.sketches]
            yield pages_path(tree), side_by_side(names, [self.sketches[tree.path, name] for name in names])
        before, _, rest = self.recorded.partition(BEGIN)
        yield PAGE, before + BEGIN + "\n".join(self.tables()) + END + rest.partition(END)[2]

    def tables(self):
        known = "; ".join(f"{program} {version}" for program, version in self.versions.items())
        yield from ["", f"Measured with {known}.", ""]
        columns = [*SUMMARY, *(program.name for program in self.others)]
        yield row("tree", "nodes", *map(word, columns))
        yield "|---|---:|" + "---:|" * len(columns)
        for tree in self.trees:
            name = TREES[tree.path]
            link = f"[{name}](#{re.sub('[^a-z ]', '', name.lower()).replace(' ', '-')})"
            yield row(link, f"{len(tree.nodes):,}", *(self.cells[tree.path, column][0] for column in columns))
        yield ""
        for tree in self.trees:
            yield from self.table(tree)

    def table(self, tree):
        yield from [f"### {TREES[tree.path]}", ""]
        yield from [f"{len(tree.nodes):,} nodes, [input]({tree.path.removeprefix('docs/')}).", ""]
        picture = pages_path(tree).relative_to(PAGE.parent)
        yield f"![Seven pages as wide as each other, on each of which is one picture of the tree]({picture})"
        yield from ["", row("picture", "width × height", "usual label", "smallest label", "area per node")]
        yield "|---|---:|---:|---:|---:|"
        for name in self.names:
            yield row(word(name), *self.cells[tree.path, name])
        yield ""


def word(name):
    return f"`{name}`" if name in LAYOUTS else name


def row(*cells):
    return f"| {' | '.join(cells)} |"


def pages_path(tree):
    return TOP / "docs/measured" / (TOP / tree.path).with_suffix(".svg").name


def read(path):
    return path.read_text() if path.exists() else ""


def side_by_side(names, sketches):
    """A picture of pages with their names below, each page in a line."""
    width = 126 * len(names)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="250" viewBox="0 0 {width} 250">']
    lines.append(f'<rect width="{width}" height="250" fill="#f6f8fa"/>')
    lines.append('<g font-family="Helvetica, Arial, sans-serif" font-size="12" text-anchor="middle" fill="#1f2328">')
    for number, (name, page) in enumerate(zip(names, sketches)):
        lines.append(f'<text x="{126 * number + 63}" y="242">{name}</text>')
        lines.append(f'<svg x="{126 * number + 8}" y="8" width="110" height="220"><!-- {name} -->{page}')
        lines.append("</svg>")
    return "\n".join([*lines, "</g>", "</svg>", ""])


def record(sizes):
    sizes.measure_ours()
    if not sizes.measure_others():
        sys.exit("sizes: to record, Graphviz, PlantUML, d3-hierarchy and Mermaid must all be installed")
    for path, text in sizes.files():
        if read(path) != text:
            path.write_text(text)
            print(f"recorded {path.relative_to(TOP)}")
    beside.record()


def check(sizes):
    sizes.measure_ours()
    sizes.compare_others()
    differing = 0
    for path, text in sizes.files():
        old, name = read(path), str(path.relative_to(TOP))
        if old != text:
            differing += 1
            both = old.splitlines(), text.splitlines()
            lines = list(difflib.unified_diff(*both, name, "what is measured", lineterm="", n=1))
            print("\n".join(line[:200] for line in lines[:20]))
    for program in sizes.not_compared:
        print(f"not compared: {program}")
    if faults := [*beside.faults(not any(program.startswith("Mermaid") for program in sizes.not_compared))]:
        sys.exit("\n".join(faults))
    if differing:
        sys.exit(f"{differing} files differ; to accept what is drawn now: Tests/Checks/sizes --record")
    pictures = len(sizes.names) - len(sizes.not_compared)
    print(f"{len(sizes.trees)} trees are as large as recorded in {pictures} pictures each")


if __name__ == "__main__":
    (record if sys.argv[1:] == ["--record"] else check)(Sizes(read(PAGE)))
