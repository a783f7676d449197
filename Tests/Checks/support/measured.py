"""Pictures of trees as they are measured: how large they are, their boxes, and their labels on a page 880 wide."""

import json
import re
import subprocess
from collections import Counter
from dataclasses import dataclass
from xml.etree import ElementTree

from picture import TOOL, TOP

PAGE = 880
LAYOUTS = ("auto", "rows", "tidy", "hang", "columns", "grid", "list", "mindmap")

# The trees, and what they are.
TREES = {
    "docs/measured/flare.json": "Classes of a library",
    "docs/measured/company.txt": "A company",
    "docs/measured/people.txt": "People with titles",
    "docs/measured/dogs.txt": "Breeds of dogs",
    "docs/measured/packages.json": "Packages of npm",
    "docs/measured/files.txt": "Files of this project",
    "docs/measured/conifers.nwk": "Conifers, with ages",
    "docs/measured/manual.markdown": "Headings of a manual",
    "docs/gallery/tree-key.txt": "A key to trees",
    "docs/gallery/sentence.txt": "A sentence",
}


@dataclass
class Measured:
    """A picture: its size, the sizes of its texts, and its boxes with left, top, width and height, in its own units."""

    width: float
    height: float
    fonts: Counter
    boxes: list

    @property
    def scale(self):
        """How much smaller it is on the page; it is never larger."""
        return min(1, PAGE / self.width)

    @property
    def usual(self):
        """The size of most texts, or the larger one of two."""
        return max(self.fonts, key=lambda size: (self.fonts[size], size)) * self.scale

    @property
    def smallest(self):
        return min(self.fonts) * self.scale

    def cells(self, count):
        """What stands in the table of a tree of so many nodes."""
        size = f"{self.width:,.0f} × {self.height:,.0f}"
        return size, points(self.usual), points(self.smallest), f"{self.width * self.height / count:,.0f}"


def points(size):
    return f"{size:.1f}".removesuffix(".0")


class Tree:
    """A tree as the tool reads it."""

    def __init__(self, path):
        self.path = path
        frames = json.loads(run(path, "--layout", "rows", "--wrap", "none", "--emit", "frames"))
        self.nodes = frames["nodes"]

    def text(self, node):
        """The label, and below it the note; a dot for no label, as not all programs take none."""
        return [node["label"] or ".", *filter(None, [node.get("attributes", {}).get("note")])]

    @property
    def roots(self):
        return [node for node in self.nodes if node["parent"] is None]


def run(path, *options):
    return subprocess.run([TOOL, *options, str(TOP / path)], capture_output=True, check=True).stdout


def drawn_by_us(path, layout):
    """What the tool draws, in a layout or, for `auto`, without options."""
    options = [] if layout == "auto" else ["--layout", layout]
    root = ElementTree.fromstring(run(path, *options))
    frames = json.loads(run(path, *options, "--emit", "frames"))
    width, height = (float(number) for number in root.get("viewBox").split()[2:])
    return Measured(width, height, fonts(root), [node["frame"] for node in frames["nodes"]])


def fonts(root):
    """How many texts there are of each size, by the classes that the picture's style gives them."""
    style = "".join(element.text for element in root.iter() if element.tag.endswith("style"))
    rules = re.findall(r"^\.\w+ (text|\.\w+)\{[^}]*?font-size:([\d.]+)px", style, re.MULTILINE)
    sizes = {name.lstrip("."): float(size) for name, size in rules}
    found = Counter()
    pending = [(root, sizes["text"])]
    while pending:
        element, size = pending.pop()
        for name in element.get("class", "").split():
            size = sizes.get(name, size)
        if element.tag.endswith("}text"):
            found[size] += 1
        pending += [(child, size) for child in element]
    return found
