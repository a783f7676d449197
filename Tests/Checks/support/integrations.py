"""Builds a small book with each file of examples/integrations, in a folder of its own: the pictures must be in it, light
and dark, and what cannot be drawn must end the build with the message of the tool and the place in the page."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

TOP = pathlib.Path(__file__).resolve().parents[3]
SOURCES = TOP / "examples/integrations"
BIN = TOP / ".build/checks/bin"

TREE = "House\n  Kitchen\n  Garden\n"
BROKEN = "House\n    Kitchen\n  Garden\n"
WHAT = "this line is indented less than its siblings but more than its parent"
GIT = {f"GIT_{who}_{what}": "a@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


def fenced(text, words="", margin="", fence="```"):
    lines = [f"{fence}treediagram{words}", *text.splitlines(), fence]
    return "".join(f"{margin}{line}\n" for line in lines)


PAGE = "\n".join([
    "# Rooms\n", "Next to it:\n" + fenced(TREE) + "*Text*, and a tree in a list:\n", "- First", "",
    fenced(TREE, " --layout list --title 'A [list] of *rooms*'", "    "),
    "A block in another is text:\n", "````text\n" + fenced("Undrawn\n") + "````\n"])


class Book:
    """A folder with files, in which commands run that find the tool as `treediagram`."""

    def __init__(self, folder, files, *copied):
        self.folder = folder
        self.write(files)
        for name in copied:
            shutil.copy(SOURCES / name, folder)
        (folder / "bin").mkdir()
        (folder / "bin/treediagram").symlink_to(pathlib.Path(os.environ["TREEDIAGRAM"]).absolute())
        self.environment = {**os.environ, **GIT, "PATH": f"{folder}/bin:{BIN}:{os.environ['PATH']}",
                            "PYTHONDONTWRITEBYTECODE": "1", "NO_MKDOCS_2_WARNING": "1"}

    def write(self, files):
        for name, text in files.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(text)

    def read(self, name):
        return (self.folder / name).read_text()

    def run(self, *words, stdin="", **environment):
        return subprocess.run(words, cwd=self.folder, env={**self.environment, **environment}, input=stdin, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def built(self, *words, **more):
        run = self.run(*words, **more)
        expect(run.returncode == 0, f"{words} fails", run.stdout)
        return run.stdout

    def fails(self, *words, telling, stdin=""):
        run = self.run(*words, stdin=stdin)
        expect(run.returncode != 0, f"{words} does not fail", run.stdout)
        for words_told in telling:
            expect(words_told in run.stdout, f"{words} does not tell {words_told!r}", run.stdout)


def expect(condition, what, shown=""):
    if not condition:
        sys.exit(f"{what}\n{shown}")


def pictures(html):
    return re.findall(r'<svg [^>]*role="graphics-document".*?</svg>', html, re.DOTALL)


def expect_trees(html, count, what):
    """Pictures that stand in a page: of the tree, each of a class of its own."""
    found = pictures(html)
    expect(len(found) == count, f"{what} has {len(found)} pictures, not {count}", html)
    names = [re.search('class="([^"]*)"', svg)[1] for svg in found]
    expect(len(set(names)) == count, f"{what} has pictures of one name: {names}")
    for svg in found:
        expect(re.findall("<text[^>]*>([^<]*)", svg) == ["House", "Kitchen", "Garden"], f"{what} has another tree", svg)
    expect("Undrawn" in html, f"{what} has no block in a block", html)


def check_pandoc(folder):
    # Pandoc takes options as attributes.
    words = "treediagram --layout list --title 'A [list] of *rooms*'"
    page = PAGE.replace(words, '{.treediagram layout=list title="A list of rooms"}')
    book = Book(folder, {"page.md": page}, "treediagram.lua")
    pandoc = ["pandoc", "--lua-filter", "treediagram.lua"]
    html = book.built(*pandoc, "page.md")
    expect_trees(html, 2, "the page of Pandoc")
    expect("<title>A list of rooms</title>" in html, "the page of Pandoc has no title of a tree", html)
    expect("prefers-color-scheme" not in html, "the page of Pandoc is not light", html)
    both = book.built(*pandoc, "-M", "treediagram=--theme auto", "page.md")
    expect(both.count("(prefers-color-scheme:dark)") >= 2, "the page of Pandoc cannot be dark", both)
    book.built(*pandoc, "page.md", "-o", "page.epub")
    book.built(*pandoc, "page.md", "--extract-media", "media", "-t", "rst", "-o", "page.rst")
    expect(sorted(os.listdir(folder / "media")) == ["tree-1.svg", "tree-2.svg"], "Pandoc writes no pictures")
    expect("media/tree-2.svg" in book.read("page.rst"), "Pandoc shows no pictures", book.read("page.rst"))
    for form in ("markdown", "gfm+attributes"):
        book.write({"broken.md": "# Rooms\n\n" + fenced(BROKEN)})
        book.fails(*pandoc, "-f", form, "broken.md", telling=[f":6:3: {WHAT}", "broken.md: a tree cannot be drawn"])
    book.write({"broken.md": fenced(TREE).replace("treediagram", "{.treediagram layuot=list}")})
    book.fails(*pandoc, "broken.md", telling=["unknown option '--layuot'", "broken.md: a tree cannot be drawn"])


def directive(text, words="", margin=""):
    body = "".join(f"{margin}   {line}\n" for line in text.splitlines())
    return f"{margin}.. treediagram::{words}\n\n{body}\n"


def check_sphinx(folder):
    conf = "import sys\nsys.path.insert(0, '.')\nextensions = ['treediagram_sphinx']\n"
    page = "Rooms\n=====\n\n" + directive(TREE) + "- First\n\n" + directive(TREE, " --layout list", "  ")
    page += "::\n\n  Undrawn\n"
    book = Book(folder, {"conf.py": conf, "index.rst": page}, "treediagram_sphinx.py", "treediagram_blocks.py")
    sphinx = ["sphinx-build", "-q", "-W", "-E", "-b"]
    book.built(*sphinx, "html", ".", "html")
    expect_trees(book.read("html/index.html"), 2, "the page of Sphinx")
    expect("prefers-color-scheme" not in book.read("html/index.html"), "a light page of Sphinx has a dark picture")
    book.built(*sphinx, "text", ".", "text")
    expect("Kitchen" in book.read("text/index.txt"), "the text of Sphinx lacks the tree", book.read("text/index.txt"))
    book.built(*sphinx, "html", "-D", "html_theme=furo", "-D", "treediagram_options=--accent teal", ".", "furo")
    html = book.read("furo/index.html")
    expect_trees(html, 4, "the page of Furo")
    for look in ("only-light", "only-dark"):
        expect(html.count(f'<div class="treediagram {look}">') == 2, f"the page of Furo has no pictures {look}", html)
    book.write({"more.txt": "More\n\n" + directive(BROKEN, margin="  "), "index.rst": page + "\n.. include:: more.txt\n"})
    book.fails(*sphinx, "html", ".", "html", telling=[f"more.txt:7:8: WARNING: {WHAT}"])
    said = book.built("sphinx-build", "-q", "-E", "-b", "html", ".", "html")
    expect(f"more.txt:7:8: WARNING: {WHAT}" in said, "Sphinx does not warn of what cannot be drawn", said)
    html = book.read("html/index.html")
    expect(len(pictures(html)) == 2 and "    Kitchen\n  Garden" in html, "what cannot be drawn is not shown as text", html)
    silent = ["-D", "suppress_warnings=treediagram"]
    expect(not book.built(*sphinx, "html", *silent, ".", "html"), "Sphinx does not suppress warnings of trees")
    book.write({"index.rst": "Rooms\n=====\n\n" + directive(TREE, " --layuot list")})
    book.fails(*sphinx, "html", ".", "html", telling=["index.rst:5: WARNING: unknown option '--layuot'", "did you mean '--layout'?"])
    book.write({"index.rst": "Rooms\n=====\n\n" + directive("House {fil=gold}\n")})
    book.fails(*sphinx, "html", ".", "html", telling=["index.rst:6:11: WARNING: these braces are drawn as text"])


def check_mkdocs(folder):
    conf = "site_name: Rooms\nhooks: [treediagram_mkdocs.py]\n"
    page = "---\ntitle: Rooms\n---\n" + PAGE
    book = Book(folder, {"mkdocs.yml": conf, "docs/index.md": "# Start\n", "docs/big house/page.md": page},
                "treediagram_mkdocs.py", "treediagram_blocks.py")
    mkdocs = ["mkdocs", "build", "--strict"]
    book.built(*mkdocs)
    html = book.read("site/big house/page/index.html")
    shown = re.findall(r'<img alt="([^"]*)" src="([^"]*)"', html)
    expect(shown == [("House", "../diagrams/page-1.svg"), ("A [list] of *rooms*", "../diagrams/page-2.svg")],
           f"the page of MkDocs shows {shown}", html)
    drawn = "".join(map(book.read, ("site/big house/diagrams/page-1.svg", "site/big house/diagrams/page-2.svg")))
    expect_trees(drawn + html, 2, "the page of MkDocs")
    expect("<p>Next to it:</p>" in html and "<p><em>Text</em>," in html, "MkDocs shows no text beside a picture", html)
    expect("prefers-color-scheme" not in drawn, "a light page of MkDocs has a dark picture")
    book.write({"mkdocs.yml": conf + "theme: {name: mkdocs, color_mode: auto}\nextra: {treediagram: --accent teal}\n"})
    book.built(*mkdocs)
    drawn = book.read("site/big house/diagrams/page-1.svg")
    expect("prefers-color-scheme:dark" in drawn, "a page of MkDocs in both looks has a light picture")
    book.write({"mkdocs.yml": conf + "theme: material\n"})
    book.built(*mkdocs)
    html = book.read("site/big house/page/index.html")
    for look in ("#only-light", "#only-dark"):
        expect(html.count(f'-1.svg{look}"') == 1, f"the page of Material has no picture {look}", html)
    book.write({"docs/index.md": "---\ntitle: Rooms\n---\n\n# Start\n\n- First\n\n" + fenced(BROKEN, margin="    ")})
    book.fails(*mkdocs, telling=[f"docs/index.md:12:7: {WHAT}"])
    book.write({"docs/index.md": fenced(TREE, " --layuot list")})
    book.fails(*mkdocs, telling=["docs/index.md:1: unknown option '--layuot'"])
    book.write({"docs/index.md": fenced("House {fil=gold}\n")})
    book.fails(*mkdocs, telling=["docs/index.md:2:8: these braces are drawn as text"])


def chapter(content, *below, path="page.md"):
    return {"Chapter": {"name": "Rooms", "content": content, "number": [1], "sub_items": list(below), "path": path,
                        "source_path": path, "parent_names": []}}


def check_zensical(folder):
    conf = '[project]\nsite_name = "Rooms"\n[project.markdown_extensions.treediagram_zensical]\noptions = "--accent teal"\n'
    conf += '[project.markdown_extensions.pymdownx.superfences]\n[project.theme.palette]\nscheme = "slate"\n'
    page = "---\ntitle: Rooms\n---\n" + PAGE
    book = Book(folder, {"zensical.toml": conf, "docs/index.md": "# Start\n", "docs/rooms.md": page},
                "treediagram_zensical.py", "treediagram_blocks.py")
    book.environment["PYTHONPATH"] = "."
    book.built("zensical", "build")
    html = book.read("site/rooms/index.html")
    expect_trees(html, 4, "the page of Zensical")
    for look in ("only-light", "only-dark"):
        expect(html.count(f'<div class="treediagram {look}">') == 2, f"the page of Zensical has no pictures {look}", html)
    scheme = '[data-md-color-scheme="slate"]'
    expect(f"{scheme} .treediagram.only-light" in html, "the page of Zensical shows both pictures", html)
    expect(scheme[1:-1] in html.partition("<body")[2].partition(">")[0], "Zensical names its colours otherwise", html)
    book.write({"docs/rooms.md": page.replace(TREE, BROKEN, 1)})
    book.fails("zensical", "build", "--clean", telling=[f"docs/rooms.md:10:3: {WHAT}"])


def check_mdbook(folder):
    book = Book(folder, {}, "treediagram_mdbook.py", "treediagram_blocks.py")
    words = ["python3", "treediagram_mdbook.py"]
    context = {"root": str(folder), "renderer": "html", "mdbook_version": "0.4.40", "config": {
        "book": {"src": "text", "title": "Rooms"}, "preprocessor": {"treediagram": {"options": "--accent teal"}}}}
    book.built(*words, "supports", "html")
    expect(book.run(*words, "supports", "epub").returncode == 1, "the preprocessor supports epub")
    for items in ("sections", "items"):
        sent = {items: [chapter("# Start\n"), "Separator", {"PartTitle": "House"},
                        chapter(PAGE, chapter(PAGE, path="below/page.md"))], "__non_exhaustive": None}
        got = json.loads(book.built(*words, stdin=json.dumps([context, sent])))
        page = got[items][3]["Chapter"]
        below = page["sub_items"][0]["Chapter"]
        expect_trees(page["content"] + below["content"], 8, "the chapter of mdBook")
        for picture in re.findall(r"^ *<div class=\"treediagram.*?</div>", page["content"], re.MULTILINE | re.DOTALL):
            expect("\n\n" not in picture, "an empty line would end the picture", picture)
        expect(page["content"].count("<style>\n.treediagram.only-dark") == 1, "the chapter of mdBook has no style")
        expect("Next to it:\n\n<div" in page["content"] and "</div>\n\n*Text*" in page["content"], "no empty lines")
        page["content"] = below["content"] = PAGE
        expect(got == sent, "the preprocessor changes more than contents", json.dumps(got))
    sent = json.dumps([context, {"sections": [chapter("# Rooms\n\n" + fenced(BROKEN, fence="~~~~"))]}])
    book.fails(*words, stdin=sent, telling=[f"text/page.md:6:3: {WHAT}"])
    (folder / "bin/treediagram").unlink()
    run = book.run(sys.executable, words[1], stdin=sent, PATH=str(folder / "bin"))
    expect(run.returncode != 0 and "text/page.md:3: the command treediagram is not in the PATH" in run.stdout, run.stdout)


def check_make(folder):
    book = Book(folder, {"trees/house.txt": TREE}, "Makefile")
    expect(book.run("make", "check").returncode != 0, "make finds a picture that is missing current")
    book.built("make")
    expect("treediagram" not in book.built("make"), "make draws what is current")
    book.built("make", "check")
    book.write({"trees/house.txt": BROKEN})
    os.utime(folder / "pictures/house.svg", (0, 0))
    book.fails("make", telling=[f"trees/house.txt:3:3: {WHAT}"])
    book.fails("make", "check", telling=[WHAT])


def check_workflow(folder):
    workflow = yaml.safe_load((SOURCES / "pull-request.yml").read_text())
    # The first installs the tool, which is there.
    scripts = [step["run"] for step in workflow["jobs"]["trees"]["steps"] if "run" in step][1:]
    book = Book(folder, {"docs/trees/a.txt": "Attic\n", "docs/trees/house.txt": TREE, ".gitignore": "/bin\n"})

    def git(*words):
        return book.built("git", *words).strip()

    def step(number, **environment):
        book.write({"script": "#!/usr/bin/env bash\nset -eo pipefail\n" + scripts[number]})
        book.built("shellcheck", "script")
        return book.run("bash", "--noprofile", "--norc", "-eo", "pipefail", "script", **workflow["env"], **environment)

    git("init", "--quiet")
    git("add", ".")
    git("commit", "--quiet", "-m", "Before")
    before = git("rev-parse", "HEAD")
    checked = step(0)
    expect(checked.returncode == 1 and "is missing; to draw it again:" in checked.stdout, "the check", checked.stdout)
    book.built("sh", "-c", "treediagram docs/trees/*.txt --output-dir docs/pictures")
    expect(step(0).returncode == 0, "the check of current pictures fails")
    book.write({"docs/trees/house.txt": "House\n  Pond\n", "docs/trees/new & b.txt": TREE, "docs/trees/a.txt": BROKEN})
    git("add", ".")
    git("commit", "--quiet", "-m", "After")
    shown = step(1, BEFORE=before, GITHUB_STEP_SUMMARY=str(folder / "summary"))
    expect(shown.returncode == 0, "the difference", shown.stdout)
    html = book.read("difference/index.html")
    expect(re.findall(r"<h2>.*?</h2>|<p>|<img src=\"([^\"]*)", html) == [
        "", "before-1.svg", "", "", "before-2.svg", "after-2.svg", "", "", "after-3.svg"], "the page of differences", html)
    expect("<h2>docs/trees/new &amp; b.txt</h2>" in html, "the page of differences has no name", html)
    expect(">Pond<" in book.read("difference/after-2.svg"), "the difference has another tree")
    expect(book.read("summary") == "3 trees differ\n", "the summary")


def main():
    for check in (check_pandoc, check_sphinx, check_mkdocs, check_zensical, check_mdbook, check_make, check_workflow):
        with tempfile.TemporaryDirectory() as folder:
            check(pathlib.Path(folder).resolve())
        print(check.__name__.replace("check_", "") + ": pictures, light and dark, and messages with their places")


main()
