"""What answers to the keyboard and the pointer in pictures of trees, and what is told to those who cannot see them.

The picture is a part of a page here, as an image answers to nothing.
"""

import re

from picture import TOP, TOOL, run

OUTLINE = """Garden {href="https://example.org/" tooltip="all of it"}
  Beds {href=#beds id=beds}
    Rose
    Iris {href=iris.html tooltip=blue}
  Trees {tooltip="two of them"}
    Oak {href=mailto:oak@example.org}
    Elm
"""
PLAIN = re.sub(r" \{.*\}", "", OUTLINE)
LAYOUTS = ["rows", "tidy", "hang", "columns", "list", "mindmap"]
PAGE = "<!doctype html><meta charset=utf-8><body style='margin:0'>{}"
LINKS = ["Garden", "Beds", "Iris", "Oak"]
PATHS = {"Garden": ["Garden"], "Iris": ["Garden", "Beds", "Iris"], "Oak": ["Garden", "Trees", "Oak"],
         "Trees": ["Garden", "Trees"], "Elm": ["Garden", "Trees", "Elm"]}

# The label of the element with the keyboard's focus, and its outline.
FOCUSED = """() => {
  const element = document.activeElement
  return [element.querySelector('text')?.textContent, getComputedStyle(element).outlineStyle]
}"""

# The labels of the nodes that are marked as on the path, by the colour of their boxes or texts.
MARKED = """() => {
  const colour = 'rgb(188, 76, 0)'
  return [...document.querySelectorAll('.node')].filter(node =>
    [...node.querySelectorAll('*')].some(element => {
      const style = getComputedStyle(element)
      return style.stroke === colour || (style.fill === colour && element.tagName === 'text')
    })).map(node => node.querySelector('text').textContent).sort()
}"""


def draw(*arguments, outline=OUTLINE):
    return run(TOOL, *arguments, given=outline.encode()).decode()


def interaction_problems(browser):
    """What is wrong in each layout, one line each."""
    page = browser.browser.new_page(viewport={"width": 880, "height": 600})
    for layout in LAYOUTS:
        page.set_content(PAGE.format(draw("--layout", layout)))
        for problem in [*focus_problems(page), *pointer_problems(page), *told_problems(page)]:
            yield f"--layout {layout}: {problem}"
        yield from same_picture_problems(page, layout)
    yield from guide_problems(page)
    yield from copies_problems(page)
    page.close()


def focus_problems(page):
    for label in LINKS:
        page.keyboard.press("Tab")
        seen = page.evaluate(FOCUSED)
        if seen != [label, "solid"]:
            yield f"the keyboard is at {seen}, not at {label} with an outline"


def pointer_problems(page):
    for label, path in PATHS.items():
        page.locator(f"svg text:text-is('{label}')").hover(force=True)
        seen = page.evaluate(MARKED)
        if seen != sorted(path):
            yield f"the path of {label} is shown as {seen}"
    page.mouse.move(879, 599)
    if page.evaluate(MARKED):
        yield "a path is shown without a pointer"


def told_problems(page):
    """A screen reader meets the nodes in the order of the tree."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    names = [node.get("name", {}).get("value", "") for node in tree["nodes"] if not node.get("ignored")]
    expected = ["Garden, root", "Beds, child 1 of 2 of Garden, level 2", "Rose, child 1 of 2 of Beds, level 3",
                "Iris, child 2 of 2 of Beds, level 3", "Trees, child 2 of 2 of Garden, level 2",
                "Oak, child 1 of 2 of Trees, level 3", "Elm, child 2 of 2 of Trees, level 3"]
    told = [name for name in names if name in expected]
    if told != expected:
        yield f"told are {told}"


def same_picture_problems(page, layout):
    """Links and tooltips change nothing that is seen."""
    pictures = [draw("--layout", layout, outline=outline) for outline in (OUTLINE, PLAIN)]
    if run("rsvg-convert", given=pictures[0].encode()) != run("rsvg-convert", given=pictures[1].encode()):
        yield f"--layout {layout}: rsvg-convert draws links otherwise"
    shots = []
    for picture in pictures:
        page.set_content(PAGE.format(picture))
        page.mouse.move(879, 599)
        shots.append(page.screenshot())
    if shots[0] != shots[1]:
        yield f"--layout {layout}: the browser draws links otherwise"


def guide_problems(page):
    """The guide's example of another style in a page wins."""
    guide = (TOP / "docs/guide.md").read_text()
    [example] = re.findall(r"```html\n(<style>.*?)```", guide, re.DOTALL)
    page.set_content("<!doctype html>" + example.replace("<svg …>", draw()))
    radii = page.evaluate("[...document.querySelectorAll('.node rect')].map(rect => getComputedStyle(rect).rx)")
    if not radii or any(radius != "0px" for radius in radii):
        yield f"the guide's example leaves corners of {radii}"
    fills = page.evaluate("[...document.querySelectorAll('.node rect')].map(rect => getComputedStyle(rect).fill)")
    if any(fill != "rgb(255, 248, 220)" for fill in fills):
        yield f"the guide's example leaves boxes of {fills}"


def copies_problems(page):
    """Copies with prefixes of their own share no names, and each link leads into its own copy."""
    page.set_content(PAGE.format("".join(draw("--embed", "id=" + prefix) for prefix in ("a-", "b-"))))
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(element => element.id)")
    if len(ids) != len(set(ids)):
        yield f"copies share names: {ids}"
    inside = page.evaluate("[...document.querySelectorAll('a[href^=\\'#\\']')].map("
                           "a => a.closest('svg').contains(document.querySelector(a.getAttribute('href'))))")
    if inside != [True, True]:
        yield "a link leads into another copy"
