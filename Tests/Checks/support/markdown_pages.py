"""Illustrates random Markdown pages, and holds the blocks and images against cmark, markdown-it-py and commonmark.py."""
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

from commonmark import Parser
from markdown_it import MarkdownIt

TOOL = os.environ["TREEDIAGRAM"]
PAGES = 2000
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


def in_commonmark(text):
    """The blocks and comments with the kind of each."""
    for node, enters in Parser().parse(text).walker():
        if enters and node.t == "code_block" and is_ours(node.info or ""):
            yield "block", node
        elif enters and node.t == "html_block" and "\n" not in plain(node.literal).strip() and is_comment(plain(node.literal)):
            yield "comment", node


def by_commonmark(text):
    return [
        (kind, node.sourcepos[0][0], plain(node.literal) if kind == "block" else "") for kind, node in in_commonmark(text)]


def images_by_commonmark(text):
    """The image that the paragraph or heading below each block and comment begins with.

    Only this port of the reference implementation counts the columns of every tab.
    """
    for _, node in in_commonmark(text):
        image = node.nxt.first_child if node.nxt and node.nxt.t in ("paragraph", "heading") else None
        yield image.destination if image and image.t == "image" else None


def by_markdown_it(text):
    found = []
    for token in MarkdownIt("commonmark").parse(text):
        if token.type == "fence" and is_ours(token.info):
            found.append(("block", token.map[0] + 1, plain(token.content)))
        elif token.type == "html_block" and token.map[1] - token.map[0] == 1 and is_comment(token.content):
            found.append(("comment", token.map[0] + 1, ""))
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


JUDGES = [by_cmark, by_markdown_it, by_commonmark]


def is_changed(before, after):
    """Whether the kinds or contents of the blocks are others than before; their lines may be."""
    return [found[0::2] for found in before] != [found[0::2] for found in after]


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
    before, after = [[judge(page) for judge in JUDGES] for page in (text, new)]
    if all(is_changed(*found) for found in zip(before, after)):
        fail(seed, text, name, "has other blocks than before:", repr(new))
    if any(found != before[0] for found in before):
        return None
    count, drawn = 0, {}
    for (kind, line, content), source in zip(before[0], images_by_commonmark(new)):
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
    if told - {each[1] for each in before[0]}:
        fail(seed, text, name, "has a message for a line where nothing begins:", told)
    return drawn


def main():
    seed = int(os.environ.get("SEED", "1"))
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
