"""An MkDocs hook, for MkDocs 1.6 or later: draws blocks of code that begin with ```treediagram, with the options behind
that word, and shows the picture in their place. The site has it in a folder `diagrams` beside the page. Options for all
trees are in `extra: treediagram:` of mkdocs.yml."""
import html
import logging
import posixpath
import re

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

from treediagram_blocks import DARK, LIGHT, Failure, replaced

log = logging.getLogger("mkdocs.hooks.treediagram")


def look(theme):
    """The options that suit the pages of a theme, and what is written behind the names of pictures, for each picture."""
    if theme.name == "material":
        return "", ["#only-light", "#only-dark"]
    return {"auto": "", "dark": DARK}.get(theme.get("color_mode"), LIGHT), [""]


def on_page_markdown(markdown, page, config, files):
    folder, name = posixpath.split(posixpath.splitext(page.file.src_uri)[0])
    options, ends = look(config.theme)
    source = page.file.content_string
    before = source[:-len(markdown)].count("\n") if markdown and source.endswith(markdown) else 0

    def show(tree, number):
        picture = f"diagrams/{name}-{number}.svg"
        path = posixpath.join(folder, picture)
        if files.get_file_from_path(path):
            raise Failure(f"{tree.page}:{tree.line - 1}: its picture would be {path}, which is there already")
        svg = tree.drawn(f"{options} {config.extra.get('treediagram', '')}", log.warning)
        files.append(File.generated(config, path, content=svg))
        title = re.sub(r"([\\\[\]_*`<])", r"\\\1", html.unescape(re.search("<title>(.*?)</title>", svg, re.DOTALL)[1]))
        return "\n".join(f"![{' '.join(title.split())}]({picture.replace(' ', '%20')}{end})" for end in ends)

    try:
        return replaced(markdown, posixpath.join(posixpath.basename(config.docs_dir), page.file.src_uri), show, before)
    except Failure as failure:
        raise PluginError(str(failure)) from failure
