"""Looks at pictures of trees in Chromium, with xmllint and with librsvg; see Tests/Checks/browser.

Each picture is held against the frames that the tool says it drew (`--emit frames`): same nodes, same
labels, same places, and one edge from the bottom of each parent to the top of each of its children.
How wide a text is, is the browser's word, in the fonts that are installed.
"""

import base64
import re

from chromium import launch, run_check
from hard_cases import write_hard_cases
from picture import TOP, Picture, extents, file_problems, margin

EDGE_TOLERANCE = 0.6
FRAME_TOLERANCE = 0.02
TEXT_MARGIN = 2

# What a picture is to the browser: where things are, in the picture's own units, and how they look.
MEASURE = """svg => {
  const ofShapes = ['fill', 'stroke', 'strokeWidth', 'strokeLinecap', 'display']
  const ofText = ['fill', 'fontFamily', 'fontSize', 'fontWeight', 'textAnchor', 'whiteSpace', 'display']
  const looks = (elements, properties) => [...svg.querySelectorAll(elements)].map(
    element => properties.map(property => getComputedStyle(element)[property]).join(' '))
  const numbers = (...values) => values.map(v => Math.round(v * 1000) / 1000)
  const box = e => { const b = e.getBBox(); return numbers(b.x, b.y, b.x + b.width, b.y + b.height) }
  const advance = text => {
    const width = text.getComputedTextLength(), cell = text.getExtentOfChar(0)
    const before = { start: 0, middle: 0.5, end: 1 }[getComputedStyle(text).textAnchor] * width
    const x = text.x.baseVal.length ? text.x.baseVal[0].value : 0
    return numbers(x - before, cell.y, x - before + width, cell.y + cell.height)
  }
  const ends = path => {
    const a = path.getPointAtLength(0), b = path.getPointAtLength(path.getTotalLength())
    return numbers(a.x, a.y, b.x, b.y)
  }
  const node = g => {
    const rect = g.querySelector('rect'), text = g.querySelector('text')
    const label = text ? text.textContent : ''
    const lines = text && text.querySelector('tspan') ? [...text.querySelectorAll('tspan')] : [text]
    const extents = label ? lines.filter(line => line.getNumberOfChars()).map(advance) : []
    const around = extents.length ? extents.reduce(
      (a, b) => a.map((v, i) => i < 2 ? Math.min(v, b[i]) : Math.max(v, b[i]))) : null
    return { rect: box(rect), label, text: around, lines: lines.length }
  }
  return {
    nodes: [...svg.querySelectorAll('g.nodes > g.node')].map(node),
    edges: [...svg.querySelectorAll('g.edges > path')].map(ends),
    looks: [...looks('rect, path', ofShapes), ...looks('text', ofText)],
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
    right, bottom = extents(picture.root)
    for node, told in zip(seen["nodes"], expected):
        x, y, width, height = told["frame"]
        # Lines are elements of their own, and none holds a tab.
        drawn = re.sub(r"[\n\r]", "", told["label"]).replace("\t", " ")
        seen_label = node["label"]
        if node["lines"] > 1:  # Where lines were broken, spaces are left out.
            seen_label, drawn = "".join(seen_label.split()), "".join(drawn.split())
        if seen_label != drawn:
            yield f"the label {node['label']!r} should be {drawn!r}"
        if distance(node["rect"], [x, y, x + width, y + height]) > FRAME_TOLERANCE:
            yield f"{node['label']!r} is drawn at {node['rect']}, its frame is {told['frame']}"
        if node["text"] and margin(node["text"], node["rect"]) < TEXT_MARGIN:
            yield f"{node['label']!r} has {margin(node['text'], node['rect']):.2f} around its text"
        if margin(node["rect"], [0, 0, right, bottom]) < 0:
            yield f"{node['label']!r} is outside the picture"


def edge_problems(picture, seen):
    frames = [node["frame"] for node in picture.frames["nodes"]]
    missing = []
    for node in picture.frames["nodes"]:
        if node["parent"] is not None:
            x, y, width, height = frames[node["parent"]]
            child_x, child_y, child_width, _ = node["frame"]
            missing.append([x + width / 2, y + height, child_x + child_width / 2, child_y])
    for edge in seen["edges"]:
        nearest = min(missing, key=lambda expected: distance(edge, expected), default=None)
        if nearest is None or distance(edge, nearest) > EDGE_TOLERANCE:
            yield f"the edge {edge} joins no parent's bottom to its child's top"
        else:
            missing.remove(nearest)
    if missing:
        yield f"{len(missing)} edges are missing"


def overlap_problems(seen):
    boxes = sorted((node["rect"] for node in seen["nodes"]))
    for index, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[index + 1 :]:
            if other[0] >= right:
                break
            if other[1] < bottom and other[3] > top:
                yield f"nodes overlap at {other[:2]}"


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
        yield from edge_problems(picture, alone)
        yield from overlap_problems(alone)
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
        if picture is not neighbour and set(picture.ids()) & set(neighbour.ids()):
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
    print(f"{len(pictures)} pictures, {failed} with problems")
    return failed


run_check("browser", check)
