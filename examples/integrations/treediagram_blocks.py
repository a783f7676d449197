"""What the Sphinx extension, the MkDocs hook and the mdBook preprocessor share: they find blocks of code in Markdown that
begin with ```treediagram, and draw trees by the command of that name, which must be in the PATH."""
import re
import shlex
import subprocess

FENCE = re.compile(
    r"^(?P<margin>[ \t]*)(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^\n`]*)\n"
    r"(?P<text>.*?)(?:^[ \t]*(?P=fence)[`~]*[ \t\r]*$|\Z)", re.MULTILINE | re.DOTALL)
LIGHT, DARK = "--theme light --background none", "--theme dark --background none"


class Failure(Exception):
    """A tree that cannot be drawn: the message of the command, with the place in the page."""


class Tree:
    """The text of a tree, the options that stand before it, and where in a page it begins."""

    def __init__(self, text, options, page, line, margin=0):
        self.text, self.options, self.page, self.line, self.margin = text, options, page, line, margin

    def drawn(self, common, warn):
        """The picture, drawn with common options too; `warn` is called with what the command warns of."""
        try:
            # What is said last counts: the picture is what is printed.
            words = [*shlex.split(common), *shlex.split(self.options), "--output", "-", "-"]
            run = self.run(words, 0)
        except FileNotFoundError as error:
            raise Failure(f"{self.page}:{self.line - 1}: the command treediagram is not in the PATH") from error
        except ValueError as error:
            raise Failure(f"{self.page}:{self.line - 1}: its options cannot be read: {error}") from error
        if run.returncode:
            raise Failure(self.message(words, run))
        if run.stderr:
            warn(self.message(words, run))
        return run.stdout

    def run(self, words, lines_before):
        return subprocess.run(["treediagram", *words], input="\n" * lines_before + self.text, encoding="utf-8",
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def message(self, words, run):
        """What the command says of the tree if the lines of the page before it are empty: then it counts as the page.
        Before front matter nothing may stand, so that its lines are counted here."""
        before = 0 if self.text.startswith("---") else self.line - 1
        said = self.run(words, before).stderr if before else run.stderr

        def placed(match):
            line = int(match[1]) + self.line - 1 - before
            return f"{self.page}:{line}:{int(match[2]) + self.margin}"

        said = re.sub("^treediagram: (warning: )?", "", said.strip(), flags=re.MULTILINE)
        said, count = re.subn(r"<stdin>:(\d+):(\d+)", placed, said)
        if count:
            return said
        return f"{self.page}:{self.line - 1}: " + re.sub("(<stdin>|standard input): ", "", said)


def replaced(markdown, page, show, lines_before=0):
    """Markdown in which `show(tree, number)` stands for each tree. A block within another is left alone, and one in a
    list keeps its margin. `lines_before` are those of the page that stand before the Markdown."""
    count = 0

    def replacement(match):
        nonlocal count
        word, _, options = match["info"].strip().partition(" ")
        if word != "treediagram":
            return match[0]
        count += 1
        margin = match["margin"]
        text = re.sub(rf"^[ \t]{{0,{len(margin)}}}", "", match["text"], flags=re.MULTILINE)
        line = lines_before + markdown.count("\n", 0, match.start("text")) + 1
        shown = show(Tree(text, options, page, line, len(margin)), count)
        # Empty lines keep it apart from paragraphs that are next to the block.
        return "\n" + "".join(f"{margin}{line}\n" for line in shown.splitlines())

    return FENCE.sub(replacement, markdown)


def inline(tree, name, common, warn):
    """HTML that shows a tree twice, for light pages and for dark ones; the page's styles choose."""
    looks = ((LIGHT, "only-light"), (DARK, "only-dark"))
    return "".join(f'<div class="treediagram {look}">\n{one(tree, f"{name}-{look}", f"{theme} {common}", warn)}</div>\n'
                   for theme, look in looks)


def one(tree, name, common, warn):
    """The picture of a tree, to stand in a page: its ids begin with `name`."""
    prefix = "tree-" + re.sub(r"[^A-Za-z0-9]+", "-", name)
    return tree.drawn(f"--embed responsive,id={prefix} {common}", warn)
