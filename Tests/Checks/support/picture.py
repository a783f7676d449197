"""A picture that the tool draws, and what can be found wrong with it by reading the file."""

import json
import os
import pathlib
import re
import subprocess
from xml.etree import ElementTree

TOP = pathlib.Path(__file__).resolve().parents[3]
TOOL = os.path.abspath(os.environ.get("TREEDIAGRAM", TOP / ".build/release/treediagram"))
ELEMENTS = {"svg", "title", "desc", "style", "g", "rect", "ellipse", "path", "text", "tspan", "a"}
ADDRESS = re.compile(r"(https?://|mailto:|[^:]*$|[^:/?#]*[/?#])")


class CommandFailed(Exception):
    pass


class Picture:
    def __init__(self, path):
        options = path.with_suffix(".options")
        arguments = options.read_text().split("\n")[0].split() if options.exists() else []
        self.name = path.name
        self.arguments = arguments
        self.svg = run(TOOL, *arguments, str(path))
        self.frames = json.loads(run(TOOL, *arguments, "--emit", "frames", str(path)))
        run("xmllint", "--nonet", "--noout", "-", given=self.svg)
        self.root = ElementTree.fromstring(self.svg)

    def ids(self):
        return [e.get("id") for e in self.root.iter() if e.get("id")]


def run(*command, given=None):
    done = subprocess.run(command, input=given, capture_output=True)
    if done.returncode:
        message = done.stderr.decode(errors="replace")[:300]
        raise CommandFailed(f"{' '.join(command)} ended with {done.returncode}: {message}")
    return done.stdout


def file_problems(picture):
    run("rsvg-convert", *"--width 1000 --height 1000 --keep-aspect-ratio".split(), given=picture.svg)
    root = picture.root
    if re.search(rb"<!|<\?(?!xml )", picture.svg):
        yield "has a comment, a document type, an entity or an instruction"
    if depth(root) > 6:
        yield f"is nested {depth(root)} deep"
    if len(set(picture.ids())) < len(picture.ids()):
        yield "uses an id twice"
    yield from root_problems(root)
    for element in root.iter():
        yield from element_problems(element)


def depth(root):
    levels, level = 0, [root]
    while level:
        levels, level = levels + 1, [child for element in level for child in element]
    return levels


def extents(root):
    """The picture's width and height in its own coordinates."""
    return [float(number) for number in root.get("viewBox").split()[2:]]


def margin(inner, outer):
    """The least room between two boxes, one in the other."""
    return min(inner[0] - outer[0], inner[1] - outer[1], outer[2] - inner[2], outer[3] - inner[3])


def root_problems(root):
    scale = 32767 / max(extents(root))
    scale = scale if 1 / 8 <= scale < 1 else 1  # What is larger than viewers draw is shown smaller.
    shown = [float(root.get("width")), float(root.get("height"))]
    if max(abs(a * scale - b) for a, b in zip(extents(root), shown)) > 0.01:
        yield f"viewBox {root.get('viewBox')}, width {root.get('width')}, height {root.get('height')}"
    if root.get("role") not in ("img", "graphics-document", "graphics-document document"):
        yield f"role {root.get('role')}"
    if not re.fullmatch(r"[A-Za-z0-9_.:() -]*", root.get("data-arrangement", "")):
        yield f"data-arrangement {root.get('data-arrangement')}"
    for name in ("title", "desc"):
        element = root.find("{http://www.w3.org/2000/svg}" + name)
        if element is None or not (element.text or "").strip():
            yield f"no {name}"
    for name in ("aria-labelledby", "aria-describedby"):
        for reference in root.get(name, "").split():
            if not any(element.get("id") == reference for element in root):
                yield f"{name} refers to {reference}, which is not there"


def element_problems(element):
    tag = element.tag.rsplit("}")[-1]
    if tag not in ELEMENTS:
        yield f"has an element {tag}"
    if tag == "style" and re.search(r"@import|url\(|expression\(", element.text or ""):
        yield "its style refers to something outside"
    for name, value in element.attrib.items():
        is_link = tag == "a" and name == "href" and ADDRESS.match(value)
        if name.lower().startswith("on") or ("href" in name and not is_link) or ("url(" in value and name != "aria-label"):
            yield f"has an attribute {name}={value}"
        if name in ("x", "y", "width", "height", "d", "viewBox"):
            yield from number_problems(name, value)


def number_problems(name, value):
    for number in re.findall(r"[^\sMLHVCQZmlhvcqz,]+", value):
        if not re.fullmatch(r"-?(0|[1-9]\d*)(\.\d{1,2})?", number) or re.fullmatch(r"-0(\.0*)?", number):
            yield f"{name} has the number {number}"
