"""Draws an outline with Mermaid, as a flowchart in Chromium: mermaid.py FILE. The SVG goes to standard output.

Mermaid is what NiceGUI brings along, as Debian and PyPI have no package of it alone. Needs Playwright."""
import json
import mimetypes
import os
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[2] / ".build/benchmarks/mermaid/nicegui/elements/mermaid"
ADDRESS = "http://mermaid.invalid/"
PAGE = '<!doctype html><meta charset="utf-8"><body></body>'
# More than 500 edges, and more than 50,000 letters, are refused by themselves. `deterministicIds` names nothing by the time.
RENDER = """async text => {
  const { mermaid } = await import("/index.js")
  mermaid.initialize({ startOnLoad: false, maxEdges: 100000, maxTextSize: 10000000, deterministicIds: true })
  const { svg } = await mermaid.render("drawn", text)
  return svg
}"""
MEASURE = """svg => {
  document.body.innerHTML = svg
  const picture = document.querySelector("svg"), [, , width, height] = picture.getAttribute("viewBox").split(" ").map(Number)
  picture.style.maxWidth = "none"
  picture.setAttribute("width", width)
  picture.setAttribute("height", height)
  const page = picture.getBoundingClientRect()
  const boxes = [...picture.querySelectorAll("g.node > .label-container")].map(node => node.getBoundingClientRect())
  const sizes = [...picture.querySelectorAll("g.node .nodeLabel")].map(label => parseFloat(getComputedStyle(label).fontSize))
  return { width, height, sizes, boxes: boxes.map(box => [box.x - page.x, box.y - page.y, box.width, box.height]) }
}"""


def version():
    """The version that is here, or nothing without it or Playwright."""
    try:
        import playwright  # noqa: F401
        return json.loads((FOLDER / "package-lock.json").read_text())["packages"]["node_modules/mermaid"]["version"]
    except (ImportError, OSError, KeyError):
        return ""


def flowchart(nodes):
    """The text of a flowchart: of nodes with a parent's number or none, and the lines of their labels."""
    text = "flowchart TD\n"
    for number, (parent, lines) in enumerate(nodes):
        label = "<br>".join(line.replace("&", "#amp;").replace('"', "#quot;").replace("<", "#lt;") for line in lines)
        text += f'n{number}["{label}"]\n'
        text += "" if parent is None else f"n{parent} --> n{number}\n"
    return text


class Mermaid:
    """Mermaid in a page of Chromium, to be used in a `with`."""

    def __enter__(self):
        from playwright.sync_api import sync_playwright
        self.playwright = sync_playwright().start()
        chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        self.browser = self.playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        self.page = self.browser.new_page()
        self.page.route("**/*", self.serve)
        self.page.goto(ADDRESS)
        return self

    def __exit__(self, *_):
        self.browser.close()
        self.playwright.stop()

    def serve(self, route):
        name = route.request.url.removeprefix(ADDRESS)
        path = FOLDER / "dist" / name
        if name and path.exists():
            route.fulfill(path=path, content_type=mimetypes.guess_type(name)[0])
        else:
            route.fulfill(body=PAGE, content_type="text/html")

    def svg(self, text):
        return self.page.evaluate(RENDER, text)

    def measured(self, svg):
        return self.page.evaluate(MEASURE, svg)


def outline(path):
    """The nodes of an outline, indented by two spaces."""
    open_nodes = []
    for number, line in enumerate(pathlib.Path(path).read_text().splitlines()):
        depth = (len(line) - len(line.lstrip())) // 2
        del open_nodes[depth:]
        yield open_nodes[-1] if open_nodes else None, [line.strip()]
        open_nodes.append(number)


if __name__ == "__main__":
    with Mermaid() as mermaid:
        print(mermaid.svg(flowchart(outline(sys.argv[1]))))
