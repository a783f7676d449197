"""The README's first picture: its right half shows how Mermaid draws what the left half shows.

The right half has Mermaid's picture, as wide as the half, and below it a part at its own size, which a frame marks."""
import base64
import json
import pathlib
import sys

from measured import run
from picture import TOP

sys.path.insert(0, str(TOP / "Tests/Benchmarks"))
import mermaid  # noqa: E402

FOLDER = pathlib.Path("docs/pictures")
TEXT, THEIRS = FOLDER / "d3-files.txt", FOLDER / "d3-files-mermaid.png"
BEGIN_OF_PART = 0.272  # In widths of the whole.
PAGE = """<!doctype html><style>
body {{ margin: 0; background: #fff; overflow: hidden }}
div {{ position: absolute; box-sizing: border-box; overflow: hidden; border: 1px solid #57606a; border-radius: 4px }}
img, svg {{ position: absolute; max-width: none; left: 0; top: 0 }}
</style>
<img src="{svg}" style="top: {top}px; width: {wide}px">
<div style="left: 8px; top: {below}px; width: {part_wide}px; height: {part_high}px">
<img src="{svg}" style="width: {whole}px; left: -{left}px; top: {up}px"></div>
<svg width="{wide}" height="{high}" fill="none" stroke="#57606a">
<rect x="{frame_left}" y="{top}" width="{frame_wide}" height="{frame_high}"/>
<path d="M{frame_left} {frame_end}L8 {below}M{frame_right} {frame_end}L{part_right} {below}" stroke-dasharray="3 3"/></svg>"""


def ours():
    return json.loads(run(TEXT, *(TOP / TEXT).with_suffix(".options").read_text().split(), "--emit", "frames"))


def page(svg, size, wide, high):
    """The right half, so wide and high, in HTML."""
    scale, top, below = wide / size["width"], 16, 84
    left, part_wide, part_high = BEGIN_OF_PART * size["width"], wide - 16, high - below - 8
    end = top + size["height"] * scale
    source = svg.replace('width="100%"', f'width="{size["width"]}" height="{size["height"]}"', 1).replace("<br>", "<br/>")
    return PAGE.format(
        svg="data:image/svg+xml;base64," + base64.b64encode(source.encode()).decode(), wide=wide, high=high, top=top,
        below=below, part_wide=part_wide, part_high=part_high, whole=size["width"], left=left,
        up=(part_high - size["height"]) / 2, part_right=8 + part_wide, frame_left=left * scale, frame_end=end,
        frame_wide=part_wide * scale, frame_high=size["height"] * scale, frame_right=(left + part_wide) * scale)


def record():
    """Draws the right half as wide and high as the left half is."""
    with mermaid.Mermaid() as chromium:
        frames = ours()
        svg = chromium.svg(flowchart(frames))
        wide, high = (round(length) for length in frames["size"])
        shown = chromium.browser.new_page(viewport={"width": wide, "height": high}, device_scale_factor=2)
        shown.set_content(page(svg, chromium.measured(svg), wide, high))
        shown.wait_for_timeout(500)
        shown.screenshot(path=TOP / THEIRS)
    print(f"recorded {THEIRS}")


def flowchart(frames):
    return mermaid.flowchart([(node["parent"], [node["label"]]) for node in frames["nodes"]])


def faults(is_with_mermaid):
    """What the README says of the sizes of both halves that is not so."""
    frames = ours()
    sizes = [frames["size"]]
    if is_with_mermaid:
        with mermaid.Mermaid() as chromium:
            found = chromium.measured(chromium.svg(flowchart(frames)))
            sizes.append([found["width"], found["height"]])
    readme = (TOP / "README.md").read_text()
    for width, height in sizes:
        if f"{width:,.0f} × {height:,.0f}" not in readme:
            yield f"README.md: its first picture has a half of {width:,.0f} × {height:,.0f}, which it does not say"
