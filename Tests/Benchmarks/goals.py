"""What the figures are to be: rows of what it is about, what is allowed, what was measured, and whether it is met."""
import re

from show import amount, count, factor, megabytes, seconds

NAMES = {"binary": "complete binary tree", "star": "one parent of all", "chain": "each node in the other"}


def row(what, most, value, show, better=None):
    """A goal to stay at or below, and what would be better still."""
    wish = f", better {whole(show(better))}" if better else ""
    return what, f"at most {whole(show(most))}{wish}", show(value), value <= most


def whole(text):
    """A round number without its zeros behind the point."""
    return re.sub(r"[.]0+ ", " ", text)


def small(results):
    first = results.random[10]
    yield row("10 nodes: time", 0.006, first.seconds, seconds)
    if results.ratio(10, "Graphviz dot"):
        yield row("10 nodes: time, compared with dot", 1 / 5, 1 / results.ratio(10, "Graphviz dot"), factor)
    yield row("10 nodes: memory", 20e6, first.memory, megabytes)


def large(results):
    nodes = results.largest
    ours, copied = results.random[nodes], results.copied[nodes]
    if results.ratio(100_000, "d3-hierarchy"):
        yield row("100,000 nodes: time, compared with d3", 1 / 10, 1 / results.ratio(100_000, "d3-hierarchy"), factor)
    name = f"{count(nodes)} nodes:"
    yield row(f"{name} time, compared with `cat`", 25, ours.seconds / copied.seconds, factor, 10)
    yield row(f"{name} memory", 600e6, ours.memory, megabytes, 300e6)
    yield row(f"{name} picture, bytes a node", 200, ours.size / nodes, amount)
    yield row(f"{name} time, compared with a tenth of the nodes", 11,
              ours.seconds / results.random[nodes // 10].seconds, factor)


def shapes(results):
    for shape, name in NAMES.items():
        yield row(f"{name}: time a node, compared with random", 1.5,
                  results.per_node(shape) / results.per_node(), factor)


def reading(results):
    rate = results.json_size / results.json.seconds / 1e6
    yield "JSON: megabytes read a second", "at least 150", amount(rate), rate >= 150


def goals(results):
    return [*small(results), *large(results), *shapes(results), *reading(results)]
