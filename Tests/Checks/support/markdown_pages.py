"""Illustrates random Markdown pages, and holds the blocks and images against cmark and markdown-it-py."""
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

from markdown_it import MarkdownIt

TOOL = os.environ["TREEDIAGRAM"]
PAGES = 2000
PLACES = ["paragraph_open", "heading_open"]
# Every line is a tree, whatever is in it.
OPTIONS = ["--from", "paths", "--separator", "\u2021", "--layout", "list"]
STARTS = [
    "", "", "", "", " ", "  ", "   ", "    ", "\t", "> ", ">", ">> ", "> > ", "- ", "-", "* ", "+ ", "1. ", "2. ", "1) ", "10. ",
    "-\t", " - ", "  - ", "-     ", ">\t", "  > "]
RESTS = [
    "```treediagram", "```treediagram", "~~~treediagram", "~~~ treediagram  ", "````treediagram", "```", "```", "~~~", "````",
    "``` x", "```treediagram `", "text", "text", "more text", "", "", "# head", "#", "---", "***", "* * *", "- - -", "<div>",
    "</div>", "<!-- c", "-->", "<!-- treediagram plan.txt -->", "<!-- a --> b", "<?x", "?>", "<b>", "<b> x", "</b>", "<pre>",
    "</pre>", "<script>", "</script>", "<details>", "</details>", "<!X", ">", "<![CDATA[", "]]>", "<a href='x'>", "<pre/>",
    "![t](diagrams/x.svg)", "a  ", "01. x", "<textarea", "- ```treediagram", "1. ```treediagram", "2. ```treediagram",
    "- - ```treediagram", "> ```treediagram", "-\t```treediagram", "\t```", "   ```", "    ```", "  ~~~", "\\", "&amp;",
    "    x", "\tx", "  \ty"]


def start(chance):
    return "".join(chance.choice(STARTS) for _ in range(chance.choice([0, 0, 1, 1, 1, 2, 2, 3])))


def block(chance):
    """The lines of a block or comment that mostly ends where it should, and what may stand below it."""
    first = start(chance)
    rest = re.sub(r"[^ \t>]", " ", first)
    if chance.random() < 0.2:
        lines = [first + "<!-- treediagram plan.txt -->"]
    else:
        fence = chance.choice(["```", "~~~", "````"])
        lines = [first + fence + "treediagram"]
        lines += [rest + chance.choice(["a", "  b", "\tc", "", "> d", "- e", "```", "~~~", "# f"]) for _ in range(chance.randint(1, 3))]
        lines.append(rest + chance.choice(["", "", " ", "   "]) + fence)
    below = chance.choice([[], [], [""], ["", "![t](diagrams/x.svg)"], ["![t](diagrams/x.svg)"], ["", "</details>"], ["a"], ["---"]])
    return lines + [rest + line for line in below]


def page(chance):
    lines = []
    for _ in range(chance.randint(1, 8)):
        lines += block(chance) if chance.random() < 0.4 else [start(chance) + chance.choice(RESTS)]
    end = chance.choice(["\n", "\n", "\r\n"])
    return end.join(lines) + chance.choice(["", end])


def plain(text):
    """A text without the white space of blank lines, in which programs differ, and without those at its end."""
    return "\n".join(line if line.strip(" \t") else "" for line in text.split("\n")).rstrip("\n")


def is_ours(info):
    return re.split(r"[ \t]", info.strip(" \t"), maxsplit=1)[0] == "treediagram"


def is_comment(text):
    text = text.strip(" \t\n")
    return re.fullmatch(r"<!--[ \t]*treediagram([ \t].*?)?-->", text) and text.index("-->") == len(text) - 3


def by_markdown_it(text):
    """The blocks and comments: kind, line and content; and whether the next block is an image alone, and of what."""
    found = []
    tokens = MarkdownIt("commonmark").parse(text)
    for index, token in enumerate(tokens):
        kind = "block" if token.type == "fence" and is_ours(token.info) else None
        if token.type == "html_block" and token.map[1] - token.map[0] == 1 and is_comment(token.content):
            kind = "comment"
        if kind is None:
            continue
        following = tokens[index + 2] if index + 2 < len(tokens) and tokens[index + 1].type in PLACES else None
        images = following.children if following and following.type == "inline" else []
        source = images[0].attrs["src"] if images and images[0].type == "image" else None
        found.append((kind, token.map[0] + 1, plain(token.content if kind == "block" else ""), source))
    return found


def by_cmark(text):
    run = subprocess.run(["cmark", "-t", "xml", "--sourcepos"], input=text.encode(), check=True, stdout=subprocess.PIPE)
    found = []
    for node in ET.fromstring(re.sub(r"<!DOCTYPE[^>]*>", "", run.stdout.decode())).iter():
        name, line = node.tag.split("}")[1], int(node.get("sourcepos", "0:").split(":")[0])
        if name == "code_block" and is_ours(node.get("info", "")):
            found.append(("block", line, plain(node.text or "")))
        elif name == "html_block" and "\n" not in (node.text or "").strip() and is_comment(node.text or ""):
            found.append(("comment", line, ""))
    return found


def run(folder, *words):
    return subprocess.run(
        [TOOL, *OPTIONS, *words], cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def complaints(messages):
    """The lines of each page that something is said of."""
    lines = {}
    for name, line in re.findall(r"^treediagram: (p\d+)\.md:(\d+):", messages, re.MULTILINE):
        lines.setdefault(name, set()).add(int(line))
    return lines


def fail(seed, text, *words):
    sys.exit(f"SEED={seed}: {' '.join(map(str, words))}\n{text!r}")


def check(folder, seed, name, text, told):
    """Holds a page against what others find in it; gives the blocks whose pictures are to be looked at."""
    new = (folder / f"{name}.md").read_bytes().decode()
    one, other = by_markdown_it(text), by_cmark(text)
    after = [found[:3] for found in by_markdown_it(new)], by_cmark(new)
    if [found[0::2] for found in after[0]] != [found[0::2] for found in one] and [
            found[0::2] for found in after[1]] != [found[0::2] for found in other]:
        fail(seed, text, name, "has other blocks than before:", repr(new))
    if [found[:3] for found in one] != other:
        return None
    count, drawn = 0, {}
    for (kind, line, content, _), (_, _, _, source) in zip(one, by_markdown_it(new)):
        count += kind == "block"
        wanted = f"diagrams/{name}-{count}.svg" if kind == "block" else None
        if line in told:
            continue
        if source is None and "</details>" not in text:
            fail(seed, text, name, "has no image for line", line, repr(new))
        if source is not None and wanted and source != wanted:
            fail(seed, text, name, "has the image", source, "instead of", wanted)
        if wanted:
            drawn[f"{name}-{count}"] = content
    if told - {found[1] for found in one}:
        fail(seed, text, name, "has a message for a line where nothing begins:", told)
    return drawn


def main():
    seed = int(os.environ.get("SEED", random.randrange(10**9)))
    print(f"SEED={seed}", flush=True)
    chance = random.Random(seed)
    texts = {f"p{index}": page(chance) for index in range(PAGES)}
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        (folder / "plan.txt").write_text("Plan\n")
        for name, text in texts.items():
            (folder / f"{name}.md").write_bytes(text.encode())
        names = [f"{name}.md" for name in texts]
        told = complaints(run(folder, "--markdown", *names).stderr)
        illustrated = {name: (folder / f"{name}.md").read_bytes() for name in texts}
        contents, doubtful = {}, 0
        for name, text in texts.items():
            drawn = check(folder, seed, name, text, told.get(name, set()))
            doubtful += drawn is None
            contents.update(drawn or {})
        (folder / "blocks").mkdir()
        for name, content in contents.items():
            (folder / "blocks" / f"{name}.txt").write_text(content + "\n")
        run(folder, "--output-dir", "others", *(f"blocks/{name}.txt" for name in contents))
        for name, content in contents.items():
            if (folder / "others" / f"{name}.svg").read_bytes() != (folder / "diagrams" / f"{name}.svg").read_bytes():
                fail(seed, texts[name.split("-")[0]], name, "is not the picture of", repr(content))
        run(folder, "--markdown", *names)
        for name, bytes in illustrated.items():
            if (folder / f"{name}.md").read_bytes() != bytes:
                fail(seed, texts[name], name, "changes when it is illustrated again")
    print(f"{PAGES} pages, {len(contents)} pictures as others see them; on {doubtful} pages the others disagree")


main()
