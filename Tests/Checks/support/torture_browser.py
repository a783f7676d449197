"""Opens pictures that carry foreign addresses, colours and texts in Chromium, where nothing may run or be fetched."""

import base64
import pathlib
import re
import tempfile

from playwright.sync_api import sync_playwright

from chromium import launch

BATCH = 100

# What a browser makes of the pictures of a page: where links lead as it understands them, and what has become of them.
SEEN = """() => {
  const active = 'script, foreignObject, iframe, image, use, animate, set, [onload], [onclick], [onerror], [style*="url"]'
  return [...document.querySelectorAll('body > div')].map(place => ({
    schemes: [...place.querySelectorAll('a')].map(a => {
      try { return new URL(a.getAttribute('href'), 'https://here.test/').protocol } catch { return 'none' } }),
    active: [...place.querySelectorAll(active)].map(element => element.outerHTML.slice(0, 80)),
    pictures: place.querySelectorAll('svg').length, others: place.children.length - 1,
    handlers: [...place.querySelectorAll('*')].flatMap(e => [...e.attributes].map(a => a.name)).filter(n => /^on/i.test(n)),
  }))
}"""
SCHEMES = {"http:", "https:", "mailto:"}


def looked_at(opened):
    """What is wrong with pictures, a line each."""
    problems, alarms = [], []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        page = browser.new_page()
        page.on("dialog", lambda dialog: (alarms.append("opens a dialog"), dialog.dismiss()))
        page.on("pageerror", lambda error: alarms.append(f"runs a script: {error}"))
        page.on("request", lambda request: request.url.startswith(("file:", "data:")) or alarms.append(f"asks for {request.url}"))
        for start in range(0, len(opened), BATCH):
            batch = opened[start:start + BATCH]
            problems += [f"{case.kind}: {case.name}: {problem}" for case, problem in inline(page, folder, batch)]
            alone(page, folder, batch)
            if alarms:
                problems.append(f"one from {batch[0][0].name} to {batch[-1][0].name} {', '.join(alarms[:5])}")
                alarms.clear()
        browser.close()
    return problems


def inline(page, folder, batch):
    """As parts of one page, where a browser reads them as HTML."""
    pictures = [re.sub(rb"^<\?xml.*?\?>", b"", picture) for _, picture in batch]
    file = pathlib.Path(folder, "page.html")
    file.write_bytes(b"<!doctype html><meta charset=utf-8><body>" + b"".join(b"<div>%s</div>" % picture for picture in pictures))
    page.goto(file.as_uri())
    seen = page.evaluate(SEEN)
    if len(seen) != len(batch):
        yield batch[0][0], f"{len(batch)} pictures make {len(seen)} parts of a page"
    for (case, _), found in zip(batch, seen):
        foreign = set(found["schemes"]) - SCHEMES
        if foreign or found["active"] or found["handlers"] or found["pictures"] != 1 or found["others"]:
            yield case, f"a page shows {found}"


def alone(page, folder, batch):
    """As documents of their own, in frames, where scripts of theirs would run."""
    file = pathlib.Path(folder, "frames.html")
    frames = (base64.b64encode(picture).decode() for _, picture in batch)
    file.write_text("<!doctype html><body>" + "".join(f'<iframe src="data:image/svg+xml;base64,{frame}"></iframe>' for frame in frames))
    page.goto(file.as_uri())
