"""What a run may end in: an inert picture with the labels that were given, or one message and a documented code."""

import re
import unicodedata
from xml.etree import ElementTree
from xml.parsers import expat

CODES = {0, 1, 64, 65, 66, 71, 73, 74}
SVG = "{http://www.w3.org/2000/svg}"
MARK = "zqx"  # What every hostile text has in it, and no style sheet may.

# The elements of pictures and what may stand in their attributes; texts are what people may write freely.
NUMBER = r"-?[\d.]+"
FREE = {"aria-label"}
ATTRIBUTES = {
    "class": r"[\w -]*",
    "id": r"[A-Za-z_][\w.-]*",
    "role": r"img|graphics-document|link|group|presentation|none",
    "aria-hidden": r"true",
    "aria-labelledby": r"[\w. -]+",
    "aria-describedby": r"[\w. -]+",
    "tabindex": r"0",
    "data-arrangement": r"[\w.:() -]*",
    "direction": r"ltr|rtl",
    "unicode-bidi": r"[a-z-]+",
    "text-anchor": r"start|middle|end",
    "lengthAdjust": r"spacing|spacingAndGlyphs",
    "target": r"_(blank|self|parent|top)",
    "rel": r"[a-z ]+",
    "lang": r"[A-Za-z\d-]+",
    "{http://www.w3.org/XML/1998/namespace}lang": r"[A-Za-z\d-]+",
    "{http://www.w3.org/XML/1998/namespace}space": r"preserve",
    "style": r"max-width:100%;height:auto|",
    "d": r"[MLHVCQAZmlhvcqaz\d\s,.-]*",
    "viewBox": rf"{NUMBER}( {NUMBER}){{3}}",
    "preserveAspectRatio": r"[\w ]+",
    "width": rf"{NUMBER}(mm|in|%)?",
    "height": rf"{NUMBER}(mm|in|%)?",
}
LENGTHS = {"x", "y", "cx", "cy", "rx", "ry", "r", "textLength"}
ELEMENTS = {"svg", "title", "desc", "style", "g", "rect", "ellipse", "path", "text", "tspan", "a"}
DANGER = re.compile(rb"<!|<\?(?!xml version)|<script|<foreignObject|<use|<image|<animate|<set|xlink", re.I)
TRAP = re.compile(r"Fatal error|Stack dump|backtrace|Thread \d+|SIG[A-Z]{3}|0x[0-9a-f]{8}|\.swift:\d")


def verdict(case, code, output, errors):
    """What is wrong with the end of a run, a line each; nothing mostly."""
    if code not in CODES:
        yield f"ends with {code}: {errors[:200]!r}"
        return
    yield from message_problems(code, errors, case)
    if case.codes and code not in case.codes:
        yield f"ends with {code} instead of {sorted(case.codes)}: {errors[:160]!r}"
    if code in (0, 1):
        if case.is_picture and code == 0:
            yield from picture_problems(output, case.labels)
    elif output:
        yield f"ends with {code}, and prints {output[:60]!r}"


def message_problems(code, errors, case):
    try:
        text = errors.decode("utf-8")
    except UnicodeDecodeError:
        yield f"says what is no UTF-8: {errors[:80]!r}"
        return
    if code not in (0, 1) and not text:
        yield f"ends with {code} without a word"
    if text and not text.startswith("treediagram: ") and not case.is_free:
        yield f"says {text[:80]!r}"
    if TRAP.search(text):
        yield f"tells of a crash: {text[:200]!r}"
    raw = [hex(ord(character)) for character in text if is_raw(character)]
    if raw:
        yield f"shows {raw[:5]} to a terminal"
    if code not in (0, 1) and (text.count("\n") > 24 or len(errors) > 6000):
        yield f"says {len(errors)} bytes in {text.count(chr(10))} lines"


def is_raw(character):
    return character != "\n" and unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp", "Cs") and character not in "\u200c\u200d"


def picture_problems(svg, labels=None):
    if DANGER.search(svg):
        yield f"has {DANGER.search(svg)[0]!r}"
    root, problems = parsed(svg)
    yield from problems
    if root is None:
        return
    for element in root.iter():
        yield from element_problems(element)
    if deep(root) > 40:
        yield f"is nested {deep(root)} deep"
    if labels is not None:
        seen = [label_of(group) for group in root.iter(SVG + "g") if "node" in (group.get("class") or "").split()]
        wanted = ["".join(label.split()) for label in labels]
        if sorted(seen) != sorted(wanted):
            yield f"has the labels {seen[:6]!r} instead of {wanted[:6]!r}"


def parsed(svg):
    try:
        expat.ParserCreate().Parse(svg, True)
        return ElementTree.fromstring(svg), []
    except (expat.ExpatError, ElementTree.ParseError) as error:
        return None, [f"is not well-formed: {error}"]


def element_problems(element):
    tag = element.tag.removeprefix(SVG)
    if tag not in ELEMENTS:
        yield f"has an element {element.tag[:60]}"
    if tag == "style":
        yield from style_problems(element.text or "")
    for name, value in element.attrib.items():
        if name == "href" and tag == "a":
            yield from address_problems(value)
        elif name in FREE and not name.startswith("on"):
            continue
        elif name in LENGTHS:
            if not re.fullmatch(NUMBER + "%?", value):
                yield f"{name} is {value[:60]!r}"
        elif name not in ATTRIBUTES or not re.fullmatch(ATTRIBUTES[name], value):
            yield f"has an attribute {name[:60]}={value[:60]!r}"


def style_problems(text):
    plain = re.sub(r"url\(data:font/(ttf|otf|woff2?);base64,[\w+/=]*\)", "", text)
    for word in ("url(", "@import", "expression", "javascript", "behavior", "<", "\\", "*/", MARK):
        if word in plain.lower():
            yield f"its style has {word} in it"


def address_problems(value):
    """Browsers leave out white space and control characters before they look for a scheme."""
    bare = re.sub(r"[\x00-\x20]", "", value)
    scheme = re.match(r"([^/?#:]*):", bare)
    if scheme and scheme[1].lower() not in ("http", "https", "mailto"):
        yield f"leads to {value[:60]!r}"
    if re.search(r"[\x00-\x20\x7f<>\"]", value):
        yield f"has an address with {value[:60]!r}"


def label_of(group):
    text = group.find(f".//{SVG}text")
    return "" if text is None else "".join("".join(text.itertext()).split())


def deep(root):
    depth, level = 0, [root]
    while level:
        depth, level = depth + 1, [child for element in level for child in element]
    return depth
