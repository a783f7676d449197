"""A Sphinx extension: the directive `treediagram` draws the tree that is its content, with the options behind it.

    .. treediagram:: --direction right

       House
         Kitchen

HTML has the picture, light or dark as the theme is; other forms of the book have the text, and so has HTML of what cannot be
drawn, which is a warning of Sphinx with its place: `sphinx-build -W` fails. `suppress_warnings = ["treediagram"]` of conf.py
silences them. Options for all trees are in `treediagram_options`."""
import linecache
import os
import re

from docutils import nodes
from sphinx import addnodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from treediagram_blocks import LIGHT, Failure, Tree, inline, one

# Themes that show what is of the classes only-light and only-dark as their pages are. Others have light pages.
THEMES_WITH_BOTH = {"furo", "pydata_sphinx_theme", "sphinx_book_theme"}
log = logging.getLogger(__name__)


def warn(message):
    """Has Sphinx say what the command says, at the place that it names."""
    place, text = re.fullmatch(r"(?s)(.*?:\d+(?::\d+)?): (.*)", message).groups()
    log.warning(text, location=place, type="treediagram")


class TreeDirective(SphinxDirective):
    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True

    def tree(self):
        text = "\n".join(self.content) + "\n"
        source, offset = self.content.items[0] if self.content.items else self.get_source_info()
        margin = linecache.getline(source, offset + 1).find(self.content[0]) if self.content else 0
        return Tree(text, " ".join(self.arguments), os.path.relpath(source), offset + 1, max(margin, 0))

    def html(self, tree):
        name = f"{self.env.docname}-{self.env.new_serialno('treediagram')}"
        common = self.config.treediagram_options
        if self.config.html_theme in THEMES_WITH_BOTH:
            return inline(tree, name, common, warn)
        return f'<div class="treediagram">\n{one(tree, name, f"{LIGHT} {common}", warn)}</div>\n'

    def run(self):
        tree = self.tree()
        text = nodes.literal_block(tree.text, tree.text, language="text")
        try:
            html = self.html(tree)
        except Failure as failure:
            warn(str(failure))
            return [text]
        return [addnodes.only("", nodes.raw("", html, format="html"), expr="html"), addnodes.only("", text, expr="not html")]


def setup(app):
    app.add_config_value("treediagram_options", "", "env", str)
    app.add_directive("treediagram", TreeDirective)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
