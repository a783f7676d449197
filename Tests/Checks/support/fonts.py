"""Looks at labels in fonts that were read from files; see Tests/Checks/fonts.

Three words are held against each other: the tool's (`--emit frames`), that of fontTools, which reads the same files,
and the browser's, which draws what the tool has embedded.
"""

import base64
import io
import json
import pathlib
import random
import re
import subprocess
import unicodedata

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from chromium import launch, run_check
from picture import TOOL, CommandFailed, run

FONTS = pathlib.Path("/usr/share/fonts")
TRUETYPE = [
    "truetype/liberation/LiberationSerif-Regular.ttf",
    "truetype/liberation/LiberationMono-Bold.ttf",
    "truetype/dejavu/DejaVuSans.ttf",
    "truetype/dejavu/DejaVuSansMono.ttf",
    "truetype/noto/NotoSans-Regular.ttf",
    "truetype/noto/NotoSerif-Italic.ttf",
]
OPENTYPE = ["opentype/urw-base35/C059-Roman.otf", "opentype/urw-base35/Z003-MediumItalic.otf"]
LABELS = [
    "Root", "mmmmmmmmmmmm", "iiiiiiiiiiiiiiiiiiiiiiii", "WWWWMMMM", "The quick brown fox jumps over the lazy dog",
    "0123456789", "src/main.swift", "Ångström, Çédille, Übergröße, ñandú", "“quoted” – and … more", "a<b & c>d",
    "Ελληνικά γράμματα", "Русские буквы", "{[(#$%&*+=@)]}", "Příliš žluťoučký kůň", "x",
]
SIZE = 14
TOLERANCE = 0.5
# Characters of these kinds stand on others, or are drawn by no font.
WITHOUT_WIDTH = {"Mn", "Me", "Cf", "Cc", "Cs", "Cn"}

MEASURE = """async () => {
  await document.fonts.ready
  const fonts = [...document.fonts]
  const length = text => { text.removeAttribute('textLength'); return text.getComputedTextLength() }
  return {
    labels: [...document.querySelectorAll('g.node')].map(g => [g.textContent, length(g.querySelector('text'))]),
    fonts: fonts.map(font => `${font.family} ${font.status}`),
  }
}"""

# How far the letters of a picture reach from left to right, where it is only an image.
INK_AS_IMAGE = """async source => {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const data = context.getImageData(0, 0, image.width, image.height).data
  let left = image.width, right = 0
  for (let i = 3; i < data.length; i += 4) if (data[i] > 64) {
    const x = (i - 3) / 4 % image.width
    left = Math.min(left, x), right = Math.max(right, x + 1)
  }
  return right - left
}"""


class Font:
    def __init__(self, name):
        self.path = FONTS / name
        if not self.path.exists():
            raise CommandFailed(f"{self.path} is missing")
        self.name = self.path.stem
        self.font = TTFont(self.path)
        self.characters = self.font.getBestCmap()
        self.em = self.font["head"].unitsPerEm

    def advance(self, character):
        glyph = self.characters.get(ord(character))
        return None if glyph is None else self.font["hmtx"][glyph][0] / self.em

    def has(self, text):
        return all(ord(character) in self.characters for character in text)

    def draw(self, labels, *options):
        tree = json.dumps([{"name": label} for label in labels]).encode()
        return run(TOOL, "--from", "json", "--wrap", "none", "--font-file", str(self.path), *options, given=tree)

    def widths(self, labels, *options):
        nodes = json.loads(self.draw(labels, "--emit", "frames", *options))["nodes"]
        return {node["label"]: node["frame"][2] for node in nodes}


def advance_problems(font):
    """The width of every single character of a font that has one."""
    measured = [chr(c) for c in font.characters if unicodedata.category(chr(c)) not in WITHOUT_WIDTH]
    measured = [c for c in measured if not is_in_doubt(c)]
    # So many that two points make no difference, to which the width of a box is rounded up.
    labels = ["M" + 1000 * character for character in measured]
    widths = font.widths(["M", *labels], "--font-size", "96")
    wrong = []
    for character, label in zip(measured, labels):
        told = (widths[label] - widths["M"]) / 96000
        if abs(told - font.advance(character)) > 0.0001:
            wrong.append(f"U+{ord(character):04X} counts {told:.4f} em instead of {font.advance(character):.4f}")
    print(f"  {len(measured)} characters measured")
    yield from wrong[:10]


def is_in_doubt(character):
    """Whether what is drawn may be another character, or an emoji, for which there is a rule."""
    code = ord(character)
    return code < 0x20 or 0x7F <= code < 0xA0 or code == 0xAD or code >= 0x1F000 or 0x20D0 <= code <= 0x20FF


def embedded(svg):
    return base64.b64decode(re.search(rb"base64,([A-Za-z0-9+/=]+)\)", svg)[1])


def subset_problems(font, labels, data):
    """What is embedded has the characters of the labels, as they are in the file, and nothing else."""
    part = TTFont(io.BytesIO(data), checkChecksums=2)
    wanted = {ord(character) for label in labels for character in label} & set(font.characters)
    if set(part.getBestCmap()) != wanted:
        yield f"has the characters {sorted(set(part.getBestCmap()) ^ wanted)} too many or too few"
    glyphs, whole = part.getGlyphSet(), font.font.getGlyphSet()
    for code in sorted(wanted & set(part.getBestCmap())):
        one, other = glyphs[part.getBestCmap()[code]], whole[font.characters[code]]
        if one.width != other.width or outline(one, glyphs) != outline(other, whole):
            yield f"draws U+{code:04X} otherwise"


def outline(glyph, glyphs):
    pen = DecomposingRecordingPen(glyphs)
    glyph.draw(pen)
    return pen.value


def sanitizer_problems(data, folder):
    (folder / "part").write_bytes(data)
    done = subprocess.run(["ots-sanitize", folder / "part", folder / "sane"], capture_output=True, text=True)
    if done.returncode or done.stderr:
        yield f"does not suit browsers: {done.stderr[:300]}"


def width_problems(font, labels, page, options=()):
    """What the browser draws is as wide as the tool has measured."""
    widths = font.widths(labels)
    seen = page.evaluate(MEASURE)
    if "--embed=font" in options and (len(seen["fonts"]) != 1 or "loaded" not in seen["fonts"][0]):
        yield f"the browser has not loaded the font: {seen['fonts']}"
    # A box is as wide as its label and the same space for all, rounded up to an even number of points.
    spaces = {label: widths[label] - SIZE * sum(map(font.advance, label)) for label, _ in seen["labels"]}
    padding = min(spaces.values())
    worst = 0
    for label, drawn in seen["labels"]:
        expected = SIZE * sum(map(font.advance, label))
        worst = max(worst, abs(drawn - expected))
        if spaces[label] - padding > 2.02 or widths[label] % 2:
            yield f"{label!r} has a box of {widths[label]} for {expected:.2f} and {padding:.2f}"
        if abs(drawn - expected) > TOLERANCE:
            yield f"{label!r} is drawn {drawn:.2f} wide instead of {expected:.2f}"
    print(f"  {len(seen['labels'])} labels {' '.join(options)}, at most {worst:.3f} px from what was measured")


def image_problems(font, page):
    """The font is drawn as well where the picture is an image, which loads nothing else."""
    label = 30 * "m"
    svg = re.sub(rb"<rect[^>]*>| (textLength|lengthAdjust)=\"[^\"]*\"", b"", font.draw([label], "--embed=font"))
    bare = re.sub(rb"@font-face{[^}]*}", b"", svg)
    page.goto("about:blank")
    ink, other = (page.evaluate(INK_AS_IMAGE, as_data(one)) for one in (svg, bare))
    expected = SIZE * sum(map(font.advance, label))
    print(f"  as an image {ink} px of {expected:.2f}, in another font {other}")
    if abs(ink - expected) > 4:
        yield f"is {ink} px wide as an image instead of {expected:.2f}"
    if abs(other - expected) < 8:
        yield "is drawn alike without the font, so nothing is proved"


def as_data(svg):
    return "data:image/svg+xml;base64," + base64.b64encode(svg).decode()


def font_problems(font, page, folder):
    yield from advance_problems(font)
    labels = [label for label in LABELS if font.has(label)]
    svg = font.draw(labels, "--embed=font")
    data = embedded(svg)
    print(f"  {len(data)} bytes embedded, of {font.path.stat().st_size}")
    yield from sanitizer_problems(data, folder)
    if "glyf" in font.font:
        yield from subset_problems(font, labels, data)
    elif data != font.path.read_bytes():
        yield "is not embedded as a whole"
    yield from browser_problems(font, labels, page, folder, "--embed=font")
    yield from browser_problems(font, labels, page, folder)
    yield from neighbour_problems(font, labels, page, folder)
    yield from image_problems(font, page)


def neighbour_problems(font, labels, page, folder):
    """Pictures in one page do not take each other's letters."""
    pictures = [font.draw(part, "--embed=font").decode() for part in (labels[:1], labels[1:], labels[:1])]
    names = [re.search("font-family:(f[0-9a-z]+)", picture)[1] for picture in pictures]
    is_part = "glyf" in font.font
    if (names[0] == names[1]) == is_part or names[0] != names[2]:
        yield f"has the names {names} in pictures of some labels, of others, and of the first again"
    file = folder / "page.html"
    file.write_text("<!doctype html><meta charset=utf-8>" + "\n".join(pictures))
    page.goto(file.as_uri())
    for label, drawn in page.evaluate(MEASURE)["labels"]:
        expected = SIZE * sum(map(font.advance, label))
        if is_part and abs(drawn - expected) > TOLERANCE:
            yield f"{label!r} is drawn {drawn:.2f} wide beside other pictures instead of {expected:.2f}"


def browser_problems(font, labels, page, folder, *options):
    """Draws without kerning and ligatures, which whole fonts have, and which are not measured."""
    svg = font.draw(labels, *options)
    plain = svg.replace(b"</style>", b"text{font-kerning:none;font-variant-ligatures:none}</style>")
    file = folder / "picture.svg"
    file.write_bytes(plain)
    page.goto(file.as_uri())
    yield from width_problems(font, labels, page, options)


def damage_problems(font, folder):
    """Files that were cut or changed are drawn or refused."""
    refused = 0
    for seed in range(100):
        chance = random.Random(seed)
        data = bytearray(font.path.read_bytes())
        if chance.random() < 0.2:
            del data[chance.randrange(len(data)) :]
        for _ in range(chance.choice([1, 3, 30])):
            # The first bytes are the list of tables.
            data[chance.randrange(min(len(data), chance.choice([300, len(data)])))] = chance.choice([0, 1, 127, 128, 255])
        file = folder / "damaged"
        file.write_bytes(data)
        command = [TOOL, "--font-file", file, "--embed=font", "-"]
        done = subprocess.run(command, input="\n".join(LABELS).encode(), capture_output=True, timeout=60)
        refused += done.returncode == 65
        if done.returncode not in (0, 65):
            yield f"ends the tool with {done.returncode} when it is damaged by seed {seed}"
    print(f"  100 times damaged, {refused} times refused")


def check(folder, playwright):
    page = launch(playwright).new_page()
    failed = 0
    for name in TRUETYPE + OPENTYPE:
        font = Font(name)
        print(font.name, flush=True)
        problems = [*font_problems(font, page, folder), *damage_problems(font, folder)]
        failed += bool(problems)
        for problem in problems[:10]:
            print(f"  {font.name} {problem}", flush=True)
    print(f"{len(TRUETYPE + OPENTYPE)} fonts, {failed} with problems")
    return failed


run_check("fonts", check)
