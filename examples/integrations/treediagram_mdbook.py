"""An mdBook preprocessor: draws blocks of code that begin with ```treediagram, with the options behind that word, and puts
the pictures in their place, light or dark as the reader's theme is. Options for all trees are `options` of
[preprocessor.treediagram] in book.toml."""
import json
import posixpath
import sys

from treediagram_blocks import Failure, inline, replaced

DARK_THEMES = ":is(.coal, .navy, .ayu)"
STYLE = f"""<style>
.treediagram.only-dark, {DARK_THEMES} .treediagram.only-light {{ display: none }}
{DARK_THEMES} .treediagram.only-dark {{ display: block }}
</style>
"""


def chapters(book):
    """All chapters; mdBook calls the list `items` since version 0.5, and `sections` before."""
    waiting = list(book.get("items") or book.get("sections") or [])
    while waiting:
        item = waiting.pop()
        if isinstance(item, dict) and "Chapter" in item:
            yield item["Chapter"]
            waiting += item["Chapter"]["sub_items"]


def with_pictures(chapter, source, options):
    path = chapter.get("source_path") or chapter.get("path") or chapter["name"]

    def show(tree, number):
        return inline(tree, f"{path}-{number}", options, lambda message: print(message, file=sys.stderr))

    content = replaced(chapter["content"], posixpath.join(source, path), show)
    return content if content == chapter["content"] else f"{content}\n\n{STYLE}"


def main():
    if sys.argv[1:2] == ["supports"]:
        sys.exit(0 if sys.argv[2:] == ["html"] else 1)
    context, book = json.load(sys.stdin.buffer)
    config = context["config"]
    options = config.get("preprocessor", {}).get("treediagram", {}).get("options", "")
    source = config.get("book", {}).get("src", "src")
    try:
        for chapter in chapters(book):
            chapter["content"] = with_pictures(chapter, source, options)
    except Failure as failure:
        sys.exit(str(failure))
    json.dump(book, sys.stdout)


main()
