"""The trees of the gallery in every theme with every layout and every preset, as Chromium opens them."""

import subprocess
from xml.etree import ElementTree

from picture import TOP, TOOL, element_problems, root_problems

THEMES = ["auto", "light", "dark", "mono", "print"]
LAYOUTS = ["rows", "tidy", "hang", "columns", "grid", "list", "mindmap"]
PRESETS = ["org", "files", "syntax", "phylogeny", "decision", "mindmap"]
WAYS = [["--layout", layout] for layout in LAYOUTS] + [["--preset", preset] for preset in PRESETS]

# What is written on the page, how much of it, and what reaches out of the picture by more than half a point.
OPENED = """() => {
  const svg = document.querySelector('svg')
  const outer = svg.getBoundingClientRect()
  const out = [...svg.querySelectorAll('.node')].filter(node => {
    const box = node.getBoundingClientRect()
    return box.left < outer.left - 0.5 || box.top < outer.top - 0.5 ||
      box.right > outer.right + 0.5 || box.bottom > outer.bottom + 0.5
  })
  const small = [...svg.querySelectorAll('text')].filter(text => parseFloat(getComputedStyle(text).fontSize) < 12)
  return [svg.querySelectorAll('.node').length, out.length, small.length, !!document.querySelector('parsererror')]
}"""


def combination_problems(browser):
    """What is wrong, one line each; and how many pictures were looked at, and how many the tool refused to draw."""
    problems, drawn, refused = [], 0, 0
    page = browser.browser.new_page()
    page.on("console", lambda message: problems.append(f"the console says {message.text}"))
    page.on("pageerror", lambda error: problems.append(f"an error: {error}"))
    for tree in sorted((TOP / "docs/gallery").glob("*.txt")):
        for way in WAYS:
            for theme in THEMES:
                done = subprocess.run([TOOL, "--theme", theme, *way, str(tree)], capture_output=True)
                if done.returncode in (64, 65):
                    refused += 1
                    continue
                drawn += 1
                name = f"{tree.name} {' '.join(way)} --theme {theme}"
                problems += [f"{name}: {problem}" for problem in opened(page, done)]
    page.close()
    return problems, drawn, refused


def opened(page, done):
    if done.returncode:
        return [f"ended with {done.returncode}"]
    root = ElementTree.fromstring(done.stdout)
    problems = [*root_problems(root), *(problem for element in root.iter() for problem in element_problems(element))]
    page.set_content("<!doctype html><meta charset=utf-8><body style='margin:0'>" + done.stdout.decode())
    nodes, out, small, is_broken = page.evaluate(OPENED)
    problems += [f"{out} nodes reach out of the picture"] if out else []
    problems += [f"{small} texts are smaller than 12"] if small else []
    return problems + (["cannot be read"] if is_broken or not nodes else [])
