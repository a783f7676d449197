"""A Python-Markdown extension for Zensical: draws blocks of code that begin with ```treediagram, with the options behind
that word, and puts the picture in their place, light and dark as the page is. Options for all trees are in
`[project.markdown_extensions.treediagram_zensical]` of zensical.toml, as `options`."""
import pathlib
import sys

from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from treediagram_blocks import inline, replaced
from zensical.extensions.context import ContextPreprocessor

# Pages are light, unless they say this.
DARK = '[data-md-color-scheme="slate"]'
STYLE = f"""<style>
.treediagram.only-dark, {DARK} .treediagram.only-light {{ display: none }}
{DARK} .treediagram.only-dark {{ display: block }}
</style>
"""


class TreePreprocessor(Preprocessor):
    def __init__(self, md, options):
        super().__init__(md)
        self.options = options

    def run(self, lines):
        context = ContextPreprocessor.from_markdown(self.md)
        path = pathlib.Path(context.config["docs_dir"]) / context.page.path
        markdown = "\n".join(lines)
        # The page's front matter is not here any more.
        before = count_of_lines(path.read_text(encoding="utf-8")) - count_of_lines(markdown)

        def show(tree, number):
            html = inline(tree, f"{context.page.path}-{number}", self.options, warn)
            return self.md.htmlStash.store(STYLE + html if number == 1 else html)

        return replaced(markdown, str(path), show, before).split("\n")


def count_of_lines(text):
    return len(text.rstrip().splitlines())


def warn(message):
    print(message, file=sys.stderr)


class TreeExtension(Extension):
    def __init__(self, **settings):
        self.config = {"options": ["", "options for all trees"]}
        super().__init__(**settings)

    def extendMarkdown(self, md):
        # Before blocks of code are taken away.
        md.preprocessors.register(TreePreprocessor(md, self.getConfig("options")), "treediagram", 28)


def makeExtension(**settings):
    return TreeExtension(**settings)
