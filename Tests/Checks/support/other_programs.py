"""Graphviz, PlantUML, d3-hierarchy and Mermaid, drawing the trees that the tool draws, each with the boxes it has by itself.

All get the labels as they are in the input, and notes in a line below. Labels of edges go to dot alone.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
from collections import Counter

from measured import Measured
from picture import TOP

sys.path.insert(0, str(TOP / "Tests/Benchmarks"))
import mermaid  # noqa: E402
import peers  # noqa: E402

NUMBER = r"(-?[\d.]+)"


class Drawn:
    """A program, what it is called in tables, and how it draws some trees."""

    def __init__(self, name, program, version, draw):
        self.name, self.program, self.version, self.draw = name, program, version, draw


def others():
    """The programs in the order of the tables; those without a version are missing."""
    dot, d3 = peers.dot(), peers.d3()
    plantuml = re.search(r"version ([\d.]+\d)", peers.output("plantuml", "-version"))
    in_chromium = in_font(mermaid.version(), "Arial")
    graphviz, java = in_font(dot.version, "Helvetica"), in_font(plantuml[1] if plantuml else "", "sans-serif")
    return [
        Drawn("dot", "Graphviz", graphviz, lambda trees: [by_dot(dot, tree, "TB") for tree in trees]),
        Drawn("dot, LR", "Graphviz", graphviz, lambda trees: [by_dot(dot, tree, "LR") for tree in trees]),
        Drawn("PlantUML WBS", "PlantUML", java, by_plantuml),
        Drawn("d3.tree", "d3-hierarchy", d3.version, lambda trees: [by_d3(d3, tree) for tree in trees]),
        Drawn("Mermaid", "Mermaid", in_chromium, by_mermaid),
    ]


def in_font(version, family):
    """A version with the font that the system has for a family, as labels are measured in that."""
    return f"{version} in {peers.output('fc-match', '-f', '%{family}', family)}" if version else ""


def by_dot(dot, tree, direction):
    def quoted(lines):
        return '"' + "\\n".join(line.replace("\\", "\\\\").replace('"', '\\"') for line in lines) + '"'

    text = f"digraph {{ rankdir={direction}; node [shape=box fontname=Helvetica]; edge [fontname=Helvetica];\n"
    for node in tree.nodes:
        text += f"{node['id']} [label={quoted(tree.text(node))}];\n"
        if node["parent"] is not None:
            text += f"{node['parent']} -> {node['id']}"
            label = node.get("attributes", {}).get("edge")
            text += f" [label={quoted([label])}];\n" if label else ";\n"
    svg = output(dot.command, text + "}\n")
    width, height = numbers(rf'<svg width="{NUMBER}pt" height="{NUMBER}pt"', svg)
    left, bottom = numbers(rf"translate\({NUMBER} {NUMBER}\)", svg)
    boxes = []
    for corners in re.findall(r'<polygon fill="none" stroke="black" points="([^"]*)"', svg):
        xs, ys = zip(*(map(float, corner.split(",")) for corner in corners.split()))
        boxes.append([min(xs) + left, min(ys) + bottom, max(xs) - min(xs), max(ys) - min(ys)])
    return measured(tree, width, height, fonts(svg), boxes)


def by_plantuml(trees):
    """All trees in one run, which begins so slowly."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [pathlib.Path(folder) / f"{number}.puml" for number in range(len(trees))]
        for path, tree in zip(paths, trees):
            path.write_text(wbs(tree))
        subprocess.run(["plantuml", "-tsvg", "-charset", "UTF-8", *map(str, paths)], check=True, capture_output=True)
        return [of_plantuml(tree, path.with_suffix(".svg").read_text()) for path, tree in zip(paths, trees)]


def wbs(tree):
    """Several roots stand below one more."""
    extra = len(tree.roots) > 1
    text = "@startwbs\n" + ("* .\n" if extra else "")
    for node in tree.nodes:
        lines = tree.text(node)
        stars = "*" * (node["depth"] + 1 + extra)
        text += f"{stars} " + "\\n".join(lines) + "\n"
    return text + "@endwbs\n"


def of_plantuml(tree, svg):
    width, height = numbers(rf'viewBox="0 0 {NUMBER} {NUMBER}"', svg)
    boxes = []
    for box in re.findall(r"<rect [^>]*>", svg):
        boxes.append([numbers(rf' {name}="{NUMBER}"', box)[0] for name in ("x", "y", "width", "height")])
    return measured(tree, width, height, fonts(svg), boxes)


def by_d3(d3, tree):
    """A label has one line there: the longer of the label and the note, so that boxes are as wide as both need."""
    extra = len(tree.roots) > 1
    lines = ["."] if extra else []
    lines += ["  " * (node["depth"] + extra) + max(tree.text(node), key=len) for node in tree.nodes]
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        svg = output(d3.on(file.name), "")
    rect = rf'<rect x="{NUMBER}" y="{NUMBER}" width="{NUMBER}" height="{NUMBER}"'
    boxes = [[float(number) for number in found] for found in re.findall(rect, svg)]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    boxes = [[x - left, y - top, width, height] for x, y, width, height in boxes]
    width, height = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return measured(tree, width, height, Counter([14.0]), boxes)


def by_mermaid(trees):
    """All trees in one run of Chromium."""
    with mermaid.Mermaid() as chromium:
        return [of_mermaid(tree, chromium) for tree in trees]


def of_mermaid(tree, chromium):
    text = mermaid.flowchart([(node["parent"], tree.text(node)) for node in tree.nodes])
    found = chromium.measured(chromium.svg(text))
    return measured(tree, found["width"], found["height"], Counter(found["sizes"]), found["boxes"])


def measured(tree, width, height, fonts, boxes):
    expected = len(tree.nodes)
    if len(boxes) not in (expected, expected + 1):
        raise ValueError(f"{tree.path}: {len(boxes)} boxes, not {expected}")
    return Measured(width, height, fonts, boxes)


def output(command, text):
    return subprocess.run(command, input=text, text=True, check=True, capture_output=True).stdout


def numbers(pattern, text):
    return [float(number) for number in re.search(pattern, text).groups()]


def fonts(svg):
    return Counter(float(size) for size in re.findall(r'<text [^>]*font-size="([\d.]+)', svg))
