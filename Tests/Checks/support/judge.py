"""What is wrong with a drawn tree, by its geometry: the frames that the tool tells, and the lines of the SVG.

It is written anew, from the rules alone, beside that of the library's tests.
"""

import re
from collections import defaultdict

from drawn import distance, rounded

END = 0.6  # How far the end of an edge may be from an outline.
FRAME = 0.02  # How far numbers may be off, since they are written with two digits.
CLEAR = 1.0  # How far the edges of different parents are apart.
STEMS = ("hang", "columns", "grid", "list")
# What makes a leaf in a grid a box; so do some classes.
OF_BOXES = {"fill", "stroke", "color", "shape", "edge", "note", "icon", "link", "omitted"}
CLASSES = {"done", "active", "warning", "failed", "muted", "new"}


# What presets say of the layout, the direction and the edges.
PRESETS = {
    "org": {},
    "files": {"layout": "list"},
    "syntax": {"edges": "straight"},
    "phylogeny": {"direction": "right"},
    "decision": {},
    "mindmap": {"layout": "mindmap"},
}


# The letters by which pictures say how the children of a node stand.
LAYOUTS = {"r": "rows", "c": "columns", "h": "hang", "g": "grid"}


class Wish:
    """How a tree is to be drawn."""

    def __init__(self, layout="rows", direction="down", edges="straight", align=None, pins=None):
        self.layout, self.direction, self.edges, self.align = layout, direction, edges, align
        self.pins = pins or {}

    @classmethod
    def of(cls, arguments, nodes):
        """The wish that a command's arguments and the attributes of its nodes state."""
        stated = {"layout": "rows", "direction": "down", **PRESETS.get(value_of("--preset", arguments), {})}
        for name in ("layout", "direction", "edges"):
            stated[name] = value_of("--" + name, arguments) or stated.get(name)
        pins = {}
        for node in nodes:
            pin = node.get("attributes", {}).get("layout") or pins.get(node["parent"])
            if pin:
                pins[node["id"]] = pin
        stated["edges"] = stated["edges"] or ("curve" if stated["layout"] == "mindmap" else "elbow")
        return cls(pins=pins, **stated)

    def take_chosen(self, arrangement, nodes):
        """Takes over what a picture says of how it was arranged so that it fits, if it says anything."""
        if arrangement is None:
            return
        head, _, body = arrangement.partition(" ")
        if "list" in head.split(":"):
            self.layout = "list"
            return
        parents = {node["parent"] for node in nodes}
        inner = [node["id"] for node in nodes if node["id"] in parents]
        letters = [entry[7] for entry in re.split("[ ()]+", body) if entry]
        self.pins = {node: LAYOUTS[letter] for node, letter in zip(inner, letters, strict=True)}
        self.align = "chosen"

    def layout_of(self, node):
        return self.pins.get(node, self.layout)

    def upright(self, box):
        """A box turned so that the diagram grows down."""
        left, top, right, bottom = box
        direction = "down" if self.layout == "mindmap" else self.direction
        return {
            "down": (left, top, right, bottom),
            "up": (left, -bottom, right, -top),
            "right": (top, left, bottom, right),
            "left": (top, -right, bottom, -left),
        }[direction]


def smallest_dot(outline, frame):
    """In a line of a list edges end at the smallest dot, under whatever dot there is."""
    left, top, right, bottom = outline.box
    if right - left > 10.5 or frame[3] - frame[1] < 1.9 * (right - left):
        return outline
    x, y = (left + right) / 2, (top + bottom) / 2
    return rounded(x - 3, y - 3, x + 3, y + 3, 3, 3)


class Judge:
    """Problems of a drawn tree; `nodes` are those of `--emit frames`."""

    def __init__(self, drawn, nodes, wish):
        self.drawn, self.wish = drawn, wish
        self.parents = {node["id"]: node["parent"] for node in nodes}
        self.stated = {node["id"]: {**node, **node.get("attributes", {})} for node in nodes}
        self.names = {node["id"]: f"{node['id']} {node['label'][:20]!r}" for node in nodes}
        self.texts = {node["id"]: node.get("attributes", {}).get("edge") for node in nodes}
        self.frames = {node["id"]: box_of(node["frame"]) for node in nodes}
        self.children = defaultdict(list)
        for node in nodes:
            self.children[node["parent"]].append(node["id"])
        # Labels between lines of text stand on elbows.
        self.form = "elbow" if wish.layout in ("list", "grid") and any(self.texts.values()) else wish.edges
        self.bodies, self.outlines = dict(self.frames), {}
        self.lost = self.pair_nodes()
        self.edges = []  # (path, line, parent, child)

    def pair_nodes(self):
        """Finds whose outlines are drawn where; returns how many belong to no node."""
        lost = 0
        for drawn in self.drawn.nodes:
            place = drawn.place()
            node = next((node for node, frame in self.frames.items() if place and holds(frame, place)), None)
            if node is None:
                lost += 1
            elif drawn.outlines:
                self.outlines[node] = [smallest_dot(outline, self.frames[node]) for outline in drawn.outlines]
                self.bodies[node] = self.outlines[node][0].box
        return lost

    def problems(self):
        if len(self.drawn.nodes) != len(self.frames) or self.lost:
            yield f"{len(self.drawn.nodes)} nodes are drawn instead of {len(self.frames)}, {self.lost} in no frame"
        yield from self.frame_problems()
        yield from self.order_problems()
        yield from self.align_problems()
        yield from self.edge_problems()
        yield from self.crossing_problems()
        yield from self.label_problems()

    def frame_problems(self):
        picture = (0, 0, self.drawn.width, self.drawn.height)
        boxes = sorted((box, node) for node, box in self.frames.items())
        for index, (box, node) in enumerate(boxes):
            if reach(box, picture) > FRAME:
                yield f"node {self.names[node]} is outside the picture"
            for other, second in boxes[index + 1 :]:
                if other[0] >= box[2] - FRAME:
                    break
                if overlap(box, other):
                    yield f"nodes {self.names[node]} and {self.names[second]} overlap"

    # Order and alignment

    def order_problems(self):
        for parent, children in self.children.items():
            layout = self.wish.layout_of(parent)
            if parent is None:
                layout = layout if layout in ("rows", "tidy") else "grid"
            for run in self.runs(parent, children, layout):
                for one, other in zip(run, run[1:]):
                    is_boxed = parent is not None and layout == "grid" and not (self.is_cell(one) and self.is_cell(other))
                    if not in_order(self.upright(one), self.upright(other), "hang" if is_boxed else layout):
                        yield f"node {self.names[other]} does not follow {self.names[one]} in {layout}"
            if parent is None or layout == "mindmap":
                continue
            for child in children:
                if self.upright(child)[1] < self.upright(parent)[3] - FRAME:
                    yield f"node {self.names[child]} is not behind its parent"

    def upright(self, node):
        return self.wish.upright(self.frames[node])

    def runs(self, parent, children, layout):
        if layout != "mindmap" or parent is None:
            return [children]
        middle = middle_of(self.frames[parent])[0]
        side = lambda node: middle_of(self.frames[node])[0] >= middle
        left = [node for node in children if not side(node)]
        is_root = self.parents[parent] is None
        rising = is_root or len(left) > 1 and self.frames[left[0]][1] > self.frames[left[1]][1]
        return [[node for node in children if side(node)], left[::-1] if rising else left]

    def align_problems(self):
        for parent, children in self.children.items():
            if parent is None or self.wish.layout_of(parent) not in ("rows", "tidy"):
                continue
            middle = middle_of(self.upright(parent))[0]
            middles = [middle_of(self.upright(child))[0] for child in children]
            if not aligned(middle, middles, self.wish.align):
                yield f"node {self.names[parent]} stands at {middle:.2f} over {middles[0]:.2f} to {middles[-1]:.2f}"

    # Edges

    def edge_problems(self):
        seen, paths = defaultdict(int), defaultdict(set)
        for path, lines in enumerate(self.drawn.paths):
            for line in lines:
                parent, child = self.ends(line)
                self.edges.append((path, line, parent, child))
                if parent is None:
                    yield f"the edge {show(line)} joins no parent with its child"
                elif child is not None:
                    seen[child] += 1
                    yield from self.side_problems(line, parent, child)
                paths[parent].add(path)
                if reach(box_of_line(line), (0, 0, self.drawn.width, self.drawn.height)) > FRAME:
                    yield f"the edge {show(line)} leaves the picture"
        for child, parent in self.parents.items():
            if parent is None or parent not in self.frames:
                continue
            if seen[child] != (0 if self.is_cell(child) else 1):
                yield f"{seen[child]} edges lead to node {self.names[child]}"
        stems = {parent for _, _, parent, child in self.edges if child is None}
        for parent, children in self.children.items():
            if parent is not None and self.is_cell(children[-1]) and parent not in stems:
                yield f"there is no line beside the texts of node {self.names[parent]}"
        for parent, several in paths.items():
            if parent is not None and len(several) > 1:
                yield f"the edges of node {self.names[parent]} are {len(several)} paths"

    def ends(self, line):
        """The parent and the child that a line joins; no child for the stem beside a grid."""
        starts, ends = self.nodes_at(line[0]), self.nodes_at(line[-1])
        for child in ends:
            if self.parents[child] in starts and self.parents[child] is not None:
                return self.parents[child], child
        grids = [node for node in starts if self.is_stem(line[-1], node)]
        return (grids[0] if grids else None), None

    def is_cell(self, node):
        """Whether a node is a text in a grid, to which no edge of its own leads."""
        parent, stated = self.parents[node], self.stated[node]
        if parent is None or self.wish.layout_of(parent) != "grid" or node in self.children:
            return False
        return not OF_BOXES & stated.keys() and not CLASSES & set(stated.get("class", "").split())

    def is_stem(self, end, parent):
        """Whether a line that ends at a point is that along the texts below a node."""
        bottoms = [self.frames[child][3] for child in self.children.get(parent, ()) if self.is_cell(child)]
        return bool(bottoms) and abs(max(bottoms) - end[1]) <= END

    def nodes_at(self, point):
        return [node for node, frame in self.frames.items() if holds(frame, point, END + FRAME) and self.off(node, point) <= END]

    def off(self, node, point):
        outlines = self.outlines.get(node)
        if outlines:
            return min(outline.distance(point) for outline in outlines)
        left, top, right, bottom = self.frames[node]
        corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
        return min(distance(point, a, b) for a, b in zip(corners, corners[1:]))

    def side_problems(self, line, parent, child):
        layout = self.wish.layout_of(parent)
        start = self.relative(parent, line[0])
        end = self.relative(child, line[-1])
        if layout == "mindmap":
            good = abs(start[1]) <= END, abs(end[1]) <= END
        elif layout in STEMS:
            height = self.wish.upright(self.bodies[parent])
            bottom = (height[3] - height[1]) / 2
            good = start[1] >= bottom - END or abs(start[0]) <= END, abs(end[1]) <= END or end[1] < 0
        else:
            good = abs(start[0]) <= END and start[1] >= 0, abs(end[0]) <= END and end[1] <= 0
        if not all(good):
            yield f"the edge {show(line)} does not join the middles of sides of {self.names[parent]} and {self.names[child]}"

    def relative(self, node, point):
        box = self.wish.upright((*point, *point))
        middle = middle_of(self.wish.upright(self.bodies[node]))
        return box[0] - middle[0], box[1] - middle[1]

    # Crossings

    def crossing_problems(self):
        pieces = []
        for path, line, parent, _ in self.edges:
            family = parent if parent is not None else -1 - path
            pieces += [(min(a[0], b[0]), max(a[0], b[0]), a, b, family) for a, b in line.pieces()]
        pieces = sorted(set(pieces))
        yield from self.node_crossings(pieces)
        yield from self.family_crossings(pieces)

    def node_crossings(self, pieces):
        boxes = sorted((box[0], node) for node, box in self.frames.items())
        widest = max((box[2] - box[0] for box in self.frames.values()), default=0)
        known, start = set(), 0
        for left, right, a, b, family in pieces:
            while start < len(boxes) and boxes[start][0] < left - widest - 1:
                start += 1
            for edge, node in boxes[start:]:
                if edge > right + 1:
                    break
                if (family, node) not in known and self.strikes(a, b, family, node):
                    known.add((family, node))
                    yield f"an edge of {self.names.get(family, family)} passes through node {self.names[node]}"

    def strikes(self, a, b, family, node):
        if family in (node, self.parents[node]):
            return passes(a, b, grown(self.bodies[node], -0.7)) and self.is_box(node)
        return passes(a, b, grown(self.frames[node], 0.5 if self.form == "elbow" else -END))

    def is_box(self, node):
        """Whether edges meet the node at the sides of a box."""
        outlines = self.outlines.get(node)
        return not outlines or len(outlines[0].lines[0]) == 77

    def family_crossings(self, pieces):
        known, open_pieces = set(), []
        for piece in pieces:
            open_pieces = [other for other in open_pieces if other[1] >= piece[0] - CLEAR]
            for other in open_pieces:
                pair = (min(piece[4], other[4]), max(piece[4], other[4]))
                if pair[0] != pair[1] and pair not in known and apart(piece, other) < CLEAR and not self.meet_at_dot(pair):
                    known.add(pair)
                    yield f"edges of {self.names.get(pair[0])} and of {self.names.get(pair[1])} touch"
            open_pieces.append(piece)

    def meet_at_dot(self, pair):
        if self.parents.get(pair[1]) != pair[0]:
            return False
        left, top, right, bottom = self.bodies[pair[1]]
        return max(right - left, bottom - top) < 2 * CLEAR

    # Labels

    def label_problems(self):
        picture = (0, 0, self.drawn.width, self.drawn.height)
        parents = self.parents
        missing = {node for node, text in self.texts.items() if text and parents[node] is not None}
        for index, label in enumerate(self.drawn.labels):
            if reach(label.box, picture) > FRAME:
                yield f"the label {label.text!r} is outside the picture"
            for node, frame in self.frames.items():
                if overlap(frame, label.box):
                    yield f"the label {label.text!r} lies on node {self.names[node]}"
            for other in self.drawn.labels[index + 1 :]:
                if overlap(other.box, label.box):
                    yield f"the labels {label.text!r} and {other.text!r} overlap"
            yield from self.under_label(label, missing)
        for node in missing:
            yield f"the edge to {self.names[node]} does not say {self.texts[node]!r}"

    def under_label(self, label, missing):
        inner = grown(label.box, -0.1)
        under = [edge for edge in self.edges if any(passes(a, b, inner) for a, b in edge[1].pieces())]
        own = next((edge for edge in under if edge[3] in missing and plain(self.texts[edge[3]]) == plain(label.text)), None)
        if own is None:
            yield f"the label {label.text!r} is on no edge that says so"
            return
        missing.discard(own[3])
        for edge in under:
            if edge is not own and (edge[2] != own[2] or self.form == "elbow"):
                yield f"the edge {show(edge[1])} passes through the label {label.text!r}"


def value_of(option, arguments):
    """What follows an option, or None."""
    for argument, following in zip(arguments, [*arguments[1:], None]):
        if argument == option:
            return following
        if argument.startswith(option + "="):
            return argument.partition("=")[2]
    return None


def in_order(box, following, layout):
    right = following[0] >= box[2] - FRAME
    below = following[1] >= box[3] - FRAME
    if layout in ("rows", "tidy"):
        return right
    if layout in ("hang", "mindmap"):
        return below
    if layout == "columns":
        return below and abs(following[0] - box[0]) < 1 or right
    return below or right


def aligned(middle, middles, rule):
    first, last, count = middles[0], middles[-1], len(middles)
    expected = {
        "outer": (first + last) / 2,
        "middle": (middles[(count - 1) // 2] + middles[count // 2]) / 2,
        "mean": sum(middles) / count,
        "first": first,
        "last": last,
    }
    if rule in expected:
        return abs(middle - expected[rule]) <= 2 * FRAME
    if rule != "centred":
        return True
    least = min(abs(one - expected["outer"]) for one in middles)
    over_one = any(abs(one - middle) <= 2 * FRAME and abs(one - expected["outer"]) <= least + 2 * FRAME for one in middles)
    beside = abs(middle - expected["outer"]) <= 0.52
    return over_one if least < 7.95 else beside if least > 8.05 else over_one or beside


def box_of(frame):
    x, y, width, height = frame
    return (x, y, x + width, y + height)


def box_of_line(line):
    xs, ys = zip(*line)
    return (min(xs), min(ys), max(xs), max(ys))


def middle_of(box):
    return ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def grown(box, by):
    return (box[0] - by, box[1] - by, box[2] + by, box[3] + by)


def holds(box, point, by=FRAME):
    return box[0] - by <= point[0] <= box[2] + by and box[1] - by <= point[1] <= box[3] + by


def reach(box, around):
    return max(around[0] - box[0], around[1] - box[1], box[2] - around[2], box[3] - around[3])


def overlap(one, other):
    return min(one[2], other[2]) - max(one[0], other[0]) > FRAME and min(one[3], other[3]) - max(one[1], other[1]) > FRAME


def passes(a, b, box):
    """Whether a part of a straight piece is inside a box."""
    if box[0] >= box[2] or box[1] >= box[3]:
        return False
    start, end = 0.0, 1.0
    x, y = b[0] - a[0], b[1] - a[1]
    for step, room in ((-x, a[0] - box[0]), (x, box[2] - a[0]), (-y, a[1] - box[1]), (y, box[3] - a[1])):
        if step == 0:
            if room <= 0:
                return False
        elif step < 0:
            start = max(start, room / step)
        else:
            end = min(end, room / step)
    return start < end


def apart(one, other):
    """How far two straight pieces are apart."""
    (_, _, a, b, _), (_, _, c, d, _) = one, other
    if min(a[1], b[1]) - CLEAR > max(c[1], d[1]) or min(c[1], d[1]) - CLEAR > max(a[1], b[1]):
        return CLEAR + 1
    if side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
        return 0
    return min(distance(a, c, d), distance(b, c, d), distance(c, a, b), distance(d, a, b))


def side(a, b, point):
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def show(line):
    return " → ".join(f"({x:.2f}, {y:.2f})" for x, y in (line[0], line[-1]))


def plain(text):
    return "".join((text or "").split())
