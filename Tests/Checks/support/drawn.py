"""What a picture draws, read from the SVG: nodes with their outlines, edges as lines, and labels of edges."""

import math
import re
from xml.etree import ElementTree

COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}


class Line(list):
    """Points with straight pieces between them."""

    closed = False

    def pieces(self):
        return zip(self, self[1:])


def lines_of(data):
    """The lines that a path's data draws; curves are cut into pieces of about two points."""
    lines = []
    for command, arguments in COMMAND.findall(data):
        numbers = [float(number) for number in NUMBER.findall(arguments)]
        if command not in ARGUMENTS:
            raise ValueError(f"the command {command} in {data[:60]}")
        size = ARGUMENTS[command]
        for at in range(0, max(len(numbers), 1), max(size, 1)):
            step(lines, command, numbers[at : at + size])
    return [line for line in lines if len(line) > 1]


def step(lines, command, numbers):
    if command == "M":
        lines.append(Line([tuple(numbers)]))
        return
    line = lines[-1]
    x, y = line[-1]
    if command == "Z":
        line.append(line[0])
        line.closed = True
    elif command == "H":
        line.append((numbers[0], y))
    elif command == "V":
        line.append((x, numbers[0]))
    else:
        points = [(x, y), *zip(numbers[::2], numbers[1::2])]
        line.extend([points[1]] if command == "L" else curve(points))


def curve(points):
    """Points of a Bézier curve, without the first."""
    length = sum(math.dist(a, b) for a, b in zip(points, points[1:]))
    count = min(max(int(length / 2), 6), 64)
    return [on_curve(points, part / count) for part in range(1, count + 1)]


def on_curve(points, part):
    while len(points) > 1:
        points = [(a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])) for a, b in zip(points, points[1:])]
    return points[0]


class Outline:
    """A shape: lines around it, and the smallest box around those."""

    def __init__(self, lines):
        self.lines = lines
        self.box = box_around(point for line in lines for point in line)

    def distance(self, point):
        return min(distance(point, a, b) for line in self.lines for a, b in line.pieces())


def outline_of(element):
    """The outline of an element that is a shape; None for others."""
    tag = tag_of(element)
    if tag == "path":
        lines = lines_of(element.get("d"))
        return Outline(lines) if lines else None
    if tag not in ("rect", "ellipse", "circle"):
        return None
    number = lambda name, other=0.0: float(element.get(name, other))
    if tag == "rect":
        x, y, width, height = map(number, ("x", "y", "width", "height"))
        rx = min(number("rx"), width / 2)
        return rounded(x, y, x + width, y + height, rx, min(number("ry", rx), height / 2))
    rx, ry = (number("r"), number("r")) if tag == "circle" else (number("rx"), number("ry"))
    cx, cy = number("cx"), number("cy")
    return rounded(cx - rx, cy - ry, cx + rx, cy + ry, rx, ry)


def rounded(left, top, right, bottom, rx, ry):
    corners = [(right - rx, top + ry, -90), (right - rx, bottom - ry, 0), (left + rx, bottom - ry, 90), (left + rx, top + ry, 180)]
    line = Line()
    for x, y, start in corners:
        for part in range(19):
            angle = math.radians(start + part * 5)
            line.append((x + rx * math.cos(angle), y + ry * math.sin(angle)))
    line.append(line[0])
    line.closed = True
    return Outline([line])


def box_around(points):
    xs, ys = zip(*points)
    return (min(xs), min(ys), max(xs), max(ys))


def distance(point, a, b):
    """How far a point is from a straight piece."""
    x, y = b[0] - a[0], b[1] - a[1]
    square = x * x + y * y
    part = ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / square if square else 0
    part = min(max(part, 0), 1)
    return math.hypot(point[0] - a[0] - part * x, point[1] - a[1] - part * y)


def tag_of(element):
    return element.tag.rsplit("}")[-1]


class DrawnNode:
    """A node: the outlines of its shapes, and where its first text is anchored."""

    def __init__(self, group):
        self.outlines = [outline for outline in map(outline_of, group.iter()) if outline]
        self.anchors = [
            (float(text.get("x")), float(text.get("y")) - 4) for text in group.iter() if text.get("x") and tag_of(text) in ("text", "tspan")
        ]

    def place(self):
        """A point in the node's frame."""
        if self.anchors:
            return self.anchors[0]
        if self.outlines:
            left, top, right, bottom = self.outlines[0].box
            return ((left + right) / 2, (top + bottom) / 2)
        return None


class DrawnLabel:
    def __init__(self, text, box):
        self.text, self.box = text, box


class DrawnTree:
    """What is drawn in the layers of nodes and of edges."""

    def __init__(self, svg):
        root = ElementTree.fromstring(svg)
        self.width, self.height = [float(number) for number in root.get("viewBox").split()[2:]]
        layers = {name: [g for g in root.iter() if tag_of(g) == "g" and name in g.get("class", "").split()] for name in ("nodes", "edges")}
        self.nodes = [DrawnNode(g) for layer in layers["nodes"] for g in layer if "node" in g.get("class", "").split()]
        self.paths, self.labels, capsules = [], [], []
        for layer in layers["edges"]:
            for element in layer.iter():
                self.add(element, capsules)
        for label in self.labels:
            x, y = (label.box[0] + label.box[2]) / 2, (label.box[1] + label.box[3]) / 2
            for box in capsules:
                if box[0] <= x <= box[2] and box[1] <= y <= box[3]:
                    label.box = box

    def add(self, element, capsules):
        """An open path is edges, a closed one an arrowhead; another shape is a capsule."""
        tag = tag_of(element)
        if tag == "text":
            x, y = float(element.get("x")), float(element.get("y"))
            half = float(element.get("textLength", 6)) / 2
            self.labels.append(DrawnLabel("".join(element.itertext()), (x - half, y - 8, x + half, y + 2)))
        elif tag == "path":
            lines = lines_of(element.get("d"))
            if not any(line.closed for line in lines):
                self.paths.append(lines)
        elif outline_of(element):
            capsules.append(outline_of(element).box)
