"""Readers of real listings, paths, outlines, Markdown and Newick, each by other means than the tool's.

Each takes a path and gives the depth and the label of all nodes.
"""
import re


def text(path):
    return path.read_bytes().decode("utf-8-sig", "replace")


def listing(path):
    """What tree prints: each level is drawn with four characters."""
    body = text(path).rpartition("\n\n")[0]
    lines = [re.fullmatch(r"((?:[│|`├└ ][\u00a0 ─-]{3})*)(.*)", line) for line in body.split("\n")]
    return [[len(line[1]) // 4, line[2]] for line in lines]


def outline(width):
    """Lines that are indented by a fixed width."""

    def read(path):
        lines = [line for line in text(path).split("\n") if line.strip()]
        return [[(len(line) - len(line.lstrip())) // width, line.strip()] for line in lines]

    return read


def headings(path):
    """A text that is nothing but headings; emphasis and code lose their signs."""
    found = re.findall(r"^(#+) (.*)$", text(path), re.MULTILINE)
    top = min(len(signs) for signs, _ in found)
    return [[len(signs) - top, label.replace("`", "")] for signs, label in found]


def paths(path):
    """Paths without dots, as dictionaries of dictionaries, which keep the order."""
    root = {}
    for line in text(path).splitlines():
        folder = root
        for name in line.split("/"):
            folder = folder.setdefault(name, {})
    nodes, pending = [], [(0, name, below) for name, below in reversed(root.items())]
    while pending:
        depth, name, below = pending.pop()
        nodes.append([depth, name])
        pending += [(depth + 1, *entry) for entry in reversed(below.items())]
    return nodes


def newick(path):
    """One tree: every opening parenthesis and every comma begins a node, and names follow or stand before."""
    words = re.findall(r"'(?:[^']|'')*'|\[[^\]]*\]|:[^,()\[;]+|[(),;]|[^(),;:\[\]]+", text(path))
    nodes = [[0, ""]]
    open_nodes, current = [], 0
    for word in words:
        if word in "(,":
            if word == "(":
                open_nodes.append(current)
            current = len(nodes)
            nodes.append([len(open_nodes), ""])
        elif word == ")":
            current = open_nodes.pop()
        elif word[0] not in ":[;" and word.strip():
            nodes[current][1] = word[1:-1].replace("''", "'") if word[0] == "'" else word.strip()
    return nodes


READERS = {
    "12": listing,
    "13": listing,
    "14": paths,
    "20": newick,
    "20b": newick,
    "20c": newick,
    "28": outline(2),
    "31b": listing,
    "34": outline(4),
    "38": headings,
}
