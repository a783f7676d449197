#!/usr/bin/env python3
"""Writes a tree to standard output, the same for the same arguments.

    trees.py SHAPE NODES [FORMAT]

SHAPE is random (up to 14 levels), binary (complete), star (one parent) or chain (each node in the other). FORMAT is
outline, json, dot (for Graphviz) or edges (pairs of numbers, without labels). Labels have one to three words.
"""
import random
import sys

WORDS = (
    "house kitchen stove teapot study book cat garden pond frog apple birdhouse window door stairs attic lamp table "
    "Bridge Harbour North River Station Library Market"
).split()
DEEPEST = 14


def labels(chance):
    """Words, by nothing but `chance()`, which is between 0 and 1 and the same in every version of Python."""
    while True:
        yield " ".join(WORDS[int(chance() * len(WORDS))] for _ in range(1 + int(chance() * 3)))


def random_depths(nodes, chance):
    """Depths that wander: of ten nodes, about four are followed by a child, three by a sibling, three end a branch."""
    yield 0
    depth = 1
    for _ in range(1, nodes):
        yield depth
        turn = chance()
        if turn < 0.4:
            depth = min(depth + 1, DEEPEST)
        elif turn >= 0.7:
            depth = max(1, depth - 1 - int(chance() * 3))


def binary_depths(nodes, _):
    levels = (nodes + 1).bit_length() - 1
    pending = [0]
    while pending:
        depth = pending.pop()
        yield depth
        if depth + 1 < levels:
            pending += [depth + 1, depth + 1]


def star_depths(nodes, _):
    yield 0
    for _ in range(1, nodes):
        yield 1


def chain_depths(nodes, _):
    yield from range(nodes)


SHAPES = {"random": random_depths, "binary": binary_depths, "star": star_depths, "chain": chain_depths}


def tree(shape, nodes):
    """Depths and labels in preorder."""
    chance = random.Random(7).random
    return zip(SHAPES[shape](nodes, chance), labels(chance))


def outline(nodes):
    for depth, label in nodes:
        yield f"{'  ' * depth}{label}\n"


def json(nodes):
    """Objects in each other, in one line: as small as such a text can be."""
    last = -1
    for depth, label in nodes:
        if depth > last:
            yield ',"children":[' if last >= 0 else ""
        else:
            yield "}" + "]}" * (last - depth) + ","
        yield f'{{"name":"{label}"'
        last = depth
    yield "}" + "]}" * last + "\n"


def with_parents(nodes):
    """The number, the label and the parent's number of each node."""
    ancestors = []
    for number, (depth, label) in enumerate(nodes):
        del ancestors[depth:]
        yield number, label, ancestors[-1] if ancestors else None
        ancestors.append(number)


def dot(nodes):
    yield "digraph tree {\nnode [shape=box, style=rounded, fontname=Helvetica]\nedge [dir=none]\n"
    for number, label, parent in with_parents(nodes):
        yield f'{number} [label="{label}"]\n'
        if parent is not None:
            yield f"{parent} -> {number}\n"
    yield "}\n"


def edges(nodes):
    for number, _, parent in with_parents(nodes):
        if parent is not None:
            yield f"{parent} {number}\n"


FORMATS = {"outline": outline, "json": json, "dot": dot, "edges": edges}


def write(path, shape, nodes, form):
    with open(path, "w", encoding="ascii") as file:
        file.writelines(FORMATS[form](tree(shape, nodes)))


def main(shape, nodes, form="outline"):
    sys.stdout.writelines(FORMATS[form](tree(shape, int(nodes))))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in SHAPES or sys.argv[-1] not in [*FORMATS, sys.argv[2]]:
        sys.exit(__doc__)
    main(*sys.argv[1:])
