"""In which colours pictures are drawn: as images in pages of both kinds and by fragment, and in each theme."""

import base64
import json

from picture import TOOL, run

OUTLINE = b"Garden\n  Beds\n    Rose\n  Trees\n"
LIGHT, DARK = [9, 105, 218], [31, 111, 235]
FRAGMENTS = {"": None, "#light": LIGHT, "#gh-light-mode-only": LIGHT, "#only-light": LIGHT,
             "#dark": DARK, "#gh-dark-mode-only": DARK, "#only-dark": DARK}
THEMES = {"light": LIGHT, "dark": DARK, "mono": [36, 41, 47], "print": [255, 255, 255]}
LAYOUTS = ["rows", "tidy", "hang", "columns", "mindmap"]

# The colour of a point of an image.
COLOUR = """async ([address, x, y]) => {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  return [...context.getImageData(x, y, 1, 1).data].slice(0, 3)
}"""

# What letters and lines are painted in, in a picture that is a part of a page.
PAINTED = """() => {
  const style = selector => getComputedStyle(document.querySelector(selector))
  return [style('.node text').fill, style('.edges path').stroke]
}"""


def draw(*options):
    return run(TOOL, *options, given=OUTLINE)


def root_point(*options):
    """A point in the box of the root, beside its label."""
    x, y, _, height = json.loads(draw(*options, "--emit", "frames"))["nodes"][0]["frame"]
    return [round(x + 5), round(y + height / 2)]


def colour(page, picture, point, fragment=""):
    address = "data:image/svg+xml;base64," + base64.b64encode(picture).decode() + fragment
    return page.evaluate(COLOUR, [address, *point])


def scheme_problems(browser):
    for scheme, usual in [("light", LIGHT), ("dark", DARK)]:
        page = browser.browser.new_page(color_scheme=scheme)
        for layout in LAYOUTS:
            options = ["--layout", layout]
            picture, point = draw(*options), root_point(*options)
            for fragment, told in FRAGMENTS.items():
                found = colour(page, picture, point, fragment)
                if found != (told or usual):
                    yield f"--layout {layout}, a {scheme} page, {fragment or 'no fragment'}: the root is {found}"
        for theme, expected in THEMES.items():
            options = ["--theme", theme]
            found = colour(page, draw(*options), root_point(*options))
            expected = [230, 237, 243] if (theme, scheme) == ("mono", "dark") else expected
            if found != expected:
                yield f"--theme {theme}, a {scheme} page: the root is {found}"
        page.close()
    yield from preference_problems(browser)


def preference_problems(browser):
    """Where viewers prefer more contrast, or force their colours."""
    for preference, scheme, letters in [
        ({"contrast": "more"}, "light", "rgb(255, 255, 255)"), ({"contrast": "more"}, "dark", "rgb(255, 255, 255)"),
        ({"forced_colors": "active"}, "light", None),
    ]:
        page = browser.browser.new_page(color_scheme=scheme)
        page.emulate_media(color_scheme=scheme, **preference)
        page.set_content("<!doctype html><meta charset=utf-8>" + draw().decode())
        painted = page.evaluate(PAINTED)
        page.emulate_media(color_scheme=scheme, contrast="no-preference", forced_colors="none")
        if painted[1] == page.evaluate(PAINTED)[1]:
            yield f"{preference}, a {scheme} page: lines stay {painted[1]}"
        if letters and painted[0] != letters:
            yield f"{preference}, a {scheme} page: the root's label is {painted[0]}"
        page.close()
