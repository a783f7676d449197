"""Looks in Chromium whether labels are in their boxes; see Tests/Checks/labels."""

import json
import os

from chromium import launch, run_check
from label_cases import LABELS, cases
from picture import TOOL, margin, run

MARGIN = 2

# A viewer in which other fonts stand in for those that are measured.
OTHER_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont>
    <glob>/usr/share/fonts/*/liberation*/*</glob>
    <glob>/usr/share/fonts/*/urw-base35/*</glob>
  </rejectfont></selectfont>
  <match target="pattern"><edit name="family" mode="prepend" binding="strong"><string>DejaVu Sans</string></edit></match>
</fontconfig>
"""

# For each node its box, and for each of its lines the box around the cells of its characters.
MEASURE = """() => [...document.querySelectorAll('g.node')].map(g => {
  const text = g.querySelector('text'), lines = [...g.querySelectorAll('tspan')]
  const rect = g.querySelector('rect').getBBox()
  const extent = line => {
    const cells = [...Array(line.getNumberOfChars()).keys()].map(i => line.getExtentOfChar(i))
    return [
      Math.min(...cells.map(c => c.x)), Math.min(...cells.map(c => c.y)),
      Math.max(...cells.map(c => c.x + c.width)), Math.max(...cells.map(c => c.y + c.height)),
    ]
  }
  return {
    title: g.querySelector('title')?.textContent,
    box: [rect.x, rect.y, rect.x + rect.width, rect.y + rect.height],
    lines: (lines.length ? lines : [text]).filter(line => line.getNumberOfChars())
      .map(line => ({ text: line.textContent, extent: extent(line) })),
  }
})"""


def draw(labels, options):
    trees = json.dumps([{"name": label} for label in labels])
    return run(TOOL, *options, "--from", "json", given=trees.encode())


def letters(text):
    """The text without spaces, the marks that tell the direction of lines, and hyphens, which may be soft ones."""
    return "".join(text.split()).translate(dict.fromkeys(map(ord, "\u200e\u200f\u00ad-")))


def problems(nodes, labels):
    if len(nodes) != len(labels):
        yield f"{len(nodes)} nodes instead of {len(labels)}"
    for node, label in zip(nodes, labels):
        for line in node["lines"]:
            if margin(line["extent"], node["box"]) < MARGIN:
                yield f"{line['text']!r} has {margin(line['extent'], node['box']):.2f} around it"
        shown = letters("".join(line["text"] for line in node["lines"]))
        whole = letters(label)
        if shown != whole and (node["title"] != label or not shown.endswith("…")):
            yield f"of {label!r} only {shown!r} is shown"


class Viewer:
    def __init__(self, playwright, name, folder, environment, all_cases):
        self.name, self.cases, self.file = name, all_cases, folder / "page.svg"
        self.page = launch(playwright, env={**os.environ, **environment}).new_page()

    def check(self):
        """Prints what is wrong; returns how much that is."""
        found, count = 0, 0
        for labels, options in self.cases:
            self.file.write_bytes(draw(labels, options))
            self.page.goto(self.file.as_uri())
            wrong = list(problems(self.page.evaluate(MEASURE), labels))
            found, count = found + len(wrong), count + len(labels)
            if wrong:
                print(f"{self.name}, {' '.join(options)}:", *wrong[:20], sep="\n  ")
        print(f"{self.name}: {count} labels, {found} problems", flush=True)
        return found


def check(folder, playwright):
    """Prints what is wrong in two viewers; returns how much that is."""
    (folder / "fonts.conf").write_text(OTHER_FONTS)
    others = {"FONTCONFIG_FILE": str(folder / "fonts.conf")}
    some = [(LABELS, []), (LABELS, ["--font-size", "6"]), (LABELS, ["--font-size", "40", "--wrap", "300"])]
    viewers = [
        Viewer(playwright, "with Debian's fonts", folder, {}, list(cases())),
        Viewer(playwright, "with DejaVu Sans", folder, others, some),
    ]
    return sum(viewer.check() for viewer in viewers)


run_check("labels", check)
