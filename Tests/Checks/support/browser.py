"""Looks at pictures of trees in Chromium, with xmllint and with librsvg; see Tests/Checks/browser.

Each picture is held against the frames that the tool says it drew (`--emit frames`): same nodes, same
labels, same places. How wide a text is, is the browser's word, in the fonts that are installed; whether
edges join the right nodes and touch nothing else, judge.py finds in the SVG.
"""

import base64
import re

from chromium import launch, run_check
from combinations import combination_problems
from drawn import DrawnTree
from hard_cases import write_hard_cases
from interaction import interaction_problems
from judge import Judge, Wish, holds, overlap
from picture import TOP, Picture, extents, file_problems, margin
from schemes import scheme_problems

# Names that ask for a scheme of colours; nothing in a page looks different because of them.
SCHEMES = {"dark", "gh-dark-mode-only", "only-dark", "light", "gh-light-mode-only", "only-light"}
FRAME_TOLERANCE = 0.02
TEXT_MARGIN = 2
LABEL_MARGIN = 1  # Around the label of an edge, in its capsule.
PLAIN_MARGIN = -0.5  # Around a text without a box, in the node's frame.

# What a picture is to the browser: where things are, in the picture's own units, and how they look.
MEASURE = """svg => {
  const shapes = 'rect, ellipse, circle, path'
  const ofShapes = ['fill', 'stroke', 'strokeWidth', 'strokeLinecap', 'strokeDasharray', 'display']
  const ofText = ['fill', 'fontFamily', 'fontSize', 'fontWeight', 'textAnchor', 'whiteSpace', 'display']
  const looks = (elements, properties) => [...svg.querySelectorAll(elements)].map(
    element => properties.map(property => getComputedStyle(element)[property]).join(' '))
  const numbers = (...values) => values.map(v => Math.round(v * 1000) / 1000)
  const box = e => { const b = e.getBBox(); return numbers(b.x, b.y, b.x + b.width, b.y + b.height) }
  const advance = text => {
    const width = text.getComputedTextLength(), cell = text.getExtentOfChar(0)
    const style = getComputedStyle(text)
    const share = { start: 0, middle: 0.5, end: 1 }[style.textAnchor]
    const before = (style.direction === 'rtl' ? 1 - share : share) * width
    const x = text.x.baseVal.length ? text.x.baseVal[0].value : 0
    return numbers(x - before, cell.y, x - before + width, cell.y + cell.height)
  }
  const extents = text => {
    const lines = text.querySelector('tspan') ? [...text.querySelectorAll('tspan')] : [text]
    const boxes = lines.filter(line => line.getNumberOfChars()).map(advance)
    return { lines: lines.length, box: boxes.length ? boxes.reduce(
      (a, b) => a.map((v, i) => i < 2 ? Math.min(v, b[i]) : Math.max(v, b[i]))) : null }
  }
  const node = g => {
    const shape = g.querySelector(shapes), [label, ...others] = g.querySelectorAll('text')
    const measured = label ? extents(label) : { lines: 1, box: null }
    return {
      shape: shape ? box(shape) : null, label: label ? label.textContent : '', text: measured.box,
      lines: measured.lines, others: others.map(text => extents(text).box).filter(box => box) }
  }
  const inEdges = elements => [...svg.querySelectorAll('g.edges')].flatMap(
    g => [...g.querySelectorAll(elements)])
  return {
    nodes: [...svg.querySelectorAll('g.nodes > g.node')].map(node),
    labels: inEdges('text').map(text => ({ label: text.textContent, text: extents(text).box })),
    capsules: inEdges('rect').map(box),
    looks: [...looks(shapes, ofShapes), ...looks('text', ofText)],
  }
}"""

# How a picture fares as an image: its natural size, and whether anything is to be seen.
AS_IMAGE = """async source => {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 })
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0, 400, 300)
  const inked = context.getImageData(0, 0, 400, 300).data.some(channel => channel > 0)
  return { width: image.naturalWidth, height: image.naturalHeight, inked }
}"""

# A page that has words of its own in common with the pictures, and a style that a page may well have.
PAGE = """<!doctype html><meta charset=utf-8>
<style>body {{ font: 17px/1.5 Georgia, serif; color: #333 }}</style>
<svg id=probe class=tree><g class=edges><path d="M0 0L9 9"/></g>
<g class=nodes><g class=node><rect width=9 height=9 /><text x=1>probe</text></g></g></svg>
{pictures}"""


def node_problems(picture, seen):
    expected = picture.frames["nodes"]
    if len(seen["nodes"]) != len(expected):
        yield f"{len(seen['nodes'])} nodes instead of {len(expected)}"
        return
    for node, told in pairs(seen["nodes"], expected):
        # Lines are elements of their own, and none holds a tab.
        drawn = re.sub(r"[\n\r]", "", told["label"]).replace("\t", " ")
        seen_label = node["label"]
        if node["lines"] > 1:  # Where lines were broken, spaces are left out.
            seen_label, drawn = "".join(seen_label.split()), "".join(drawn.split())
        if seen_label != drawn:
            yield f"the label {node['label']!r} should be {drawn!r}"
        yield from place_problems(node, box_of(told["frame"]), extents(picture.root))


def pairs(nodes, expected):
    """Which node is which: they are painted in preorder, or else are in their frames."""
    if all(is_in(node, told) for node, told in zip(nodes, expected)):
        return list(zip(nodes, expected))
    return [(node, next((told for told in expected if is_in(node, told)), expected[0])) for node in nodes]


def is_in(node, told):
    left, top, right, bottom = node["shape"] or node["text"] or [0, 0, 0, 0]
    return holds(box_of(told["frame"]), ((left + right) / 2, (top + bottom) / 2))


def box_of(frame):
    x, y, width, height = frame
    return [x, y, x + width, y + height]


def place_problems(node, frame, size):
    """A text stands in the box, beside the dot, or by itself in the node's frame."""
    name, shape, texts = repr(node["label"]), node["shape"], [box for box in [node["text"], *node["others"]] if box]
    beside = shape and node["text"] and shape[2] - shape[0] < node["text"][2] - node["text"][0]
    beside = beside and not overlap(shape, node["text"])
    # A text of a grid that is empty is a dot in its place.
    beside = beside or shape and not texts and shape[3] - shape[1] < frame[3] - frame[1]
    if shape and not beside and distance(shape, frame) > FRAME_TOLERANCE:
        yield f"{name} is drawn at {shape}, its frame is {frame}"
    # Dots of lines with something below them are larger than their places, by up to 4 points.
    if beside and margin(shape, frame) < -2 - FRAME_TOLERANCE:
        yield f"the dot of {name} at {shape} is outside its frame {frame}"
    for text in texts:
        room = margin(text, frame if beside or not shape else shape)
        if room < (PLAIN_MARGIN if beside or not shape else TEXT_MARGIN):
            yield f"{name} has {room:.2f} around its text"
        if beside and overlap(text, shape):
            yield f"the dot of {name} lies on its text"
    if margin(frame, [0, 0, *size]) < 0:
        yield f"{name} is outside the picture"


def label_problems(seen):
    """The labels of edges stand in their capsules."""
    for label in seen["labels"]:
        left, top, right, bottom = label["text"]
        middle = ((left + right) / 2, (top + bottom) / 2)
        around = [capsule for capsule in seen["capsules"] if holds(capsule, middle)]
        if len(around) != 1:
            yield f"the label {label['label']!r} is in {len(around)} capsules"
        elif margin(label["text"], around[0]) < LABEL_MARGIN:
            yield f"the label {label['label']!r} has {margin(label['text'], around[0]):.2f} around it"


def geometry_problems(picture):
    nodes = picture.frames["nodes"]
    wish = Wish.of(picture.arguments, nodes)
    wish.take_chosen(picture.root.get("data-arrangement"), nodes)
    return Judge(DrawnTree(picture.svg), nodes, wish).problems()


def distance(ones, others):
    return max(abs(a - b) for a, b in zip(ones, others))


class Browser:
    def __init__(self, playwright, folder):
        self.browser = launch(playwright)
        self.page = self.browser.new_page()
        self.file = folder / "page"
        self.alarms = []
        self.page.on("dialog", lambda dialog: (self.alarms.append("opens a dialog"), dialog.dismiss()))
        self.page.on("request", lambda request: self.requested(request.url))
        self.page.on("pageerror", lambda error: self.alarms.append(f"runs a script: {error}"))

    def requested(self, url):
        if not url.startswith(("file:", "data:", "about:")):
            self.alarms.append(f"asks for {url}")

    def open(self, suffix, content):
        file = self.file.with_suffix(suffix)
        file.write_bytes(content)
        self.page.goto(file.as_uri())

    def measure_alone(self, picture):
        self.open(".svg", picture.svg)
        return self.page.evaluate(f"({MEASURE})(document.documentElement)")

    def measure_inline(self, *pictures):
        inlined = "\n".join(re.sub(r"^<\?xml.*?\?>", "", picture.svg.decode()) for picture in pictures)
        self.open(".html", PAGE.format(pictures=inlined).encode())
        return self.page.evaluate(f"[...document.querySelectorAll('svg')].map({MEASURE})")

    def problems(self, picture, neighbour):
        self.alarms = []
        alone = self.measure_alone(picture)
        yield from node_problems(picture, alone)
        yield from label_problems(alone)
        yield from geometry_problems(picture)
        yield from self.page_problems(picture, neighbour, alone)
        yield from self.image_problems(picture)
        yield from self.alarms

    def page_problems(self, picture, neighbour, alone):
        [bare] = self.measure_inline()
        [probe, first, second, *others] = self.measure_inline(picture, picture, neighbour)
        if first != alone or second != alone:
            yield "is another picture when it is part of a page"
        if len(others) != 1:
            yield "breaks the page that it is part of"
        if probe != bare:
            yield "changes the look of the page that it is part of"
        shared = set(picture.ids()) & set(neighbour.ids()) - SCHEMES
        if picture is not neighbour and shared:
            yield f"shares ids with {neighbour.name}"

    def image_problems(self, picture):
        source = "data:image/svg+xml;base64," + base64.b64encode(picture.svg).decode()
        self.page.goto("about:blank")
        image = self.page.evaluate(AS_IMAGE, source)
        size = [float(picture.root.get("width")), float(picture.root.get("height"))]
        if distance([image["width"], image["height"]], size) > 1:
            yield f"is {image['width']} × {image['height']} as an image instead of {size}"
        if not image["inked"]:
            yield "is blank as an image"


def check(folder, playwright):
    """Prints what is wrong with each picture; returns how many have something wrong."""
    examples = sorted((TOP / "examples").glob("*.txt")) + sorted((TOP / "examples").glob("*.json"))
    pictures = [Picture(path) for path in examples + write_hard_cases(folder)]
    browser = Browser(playwright, folder)
    failed = 0
    for picture, neighbour in zip(pictures, pictures[1:] + pictures[:1]):
        problems = [*file_problems(picture), *browser.problems(picture, neighbour)]
        failed += bool(problems)
        heading = f"{picture.name}: {len(picture.frames['nodes'])} nodes"
        print(heading, *problems[:10], sep="\n  ", flush=True)
    problems = list(interaction_problems(browser))
    failed += bool(problems)
    print("keyboard, pointer and screen reader", *problems, sep="\n  ", flush=True)
    problems = list(scheme_problems(browser))
    failed += bool(problems)
    print("themes, light and dark pages, fragments, contrast", *problems, sep="\n  ", flush=True)
    problems, drawn, refused = combination_problems(browser)
    failed += bool(problems)
    print(f"{drawn} pictures of the gallery's trees in all themes, {refused} refused", *problems[:10], sep="\n  ")
    print(f"{len(pictures)} pictures, {failed} with problems")
    return failed


run_check("browser", check)
