"""Draws trees in every layout, direction, form of edges and alignment, and judges each picture; see
Tests/Checks/arrangements.
"""

import itertools
import json
import os
import pathlib
import subprocess
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from drawn import DrawnTree
from judge import Judge, Wish
from picture import TOOL, TOP

LAYOUTS = ("rows", "tidy", "hang", "columns", "grid", "list", "mindmap")
DIRECTIONS = ("down", "up", "right", "left")
EDGES = ("straight", "elbow", "curve")
ALIGNS = ("centred", "outer", "middle", "mean", "first", "last", "box")

TREES = sorted(path for path in (TOP / "Tests/Checks/trees").iterdir() if path.suffix != ".options")
SHARED = TOP.parent / "shared/corpus"
REAL_TREES = [SHARED / name for name in ("01_flare_d3.json", "28_wordnet_dogs.txt", "34_orgchart_indented.txt")]


def combinations():
    """All combinations of options; an alignment matters only where parents stand over rows."""
    for layout, direction, edges in itertools.product(LAYOUTS, DIRECTIONS, EDGES):
        if layout == "mindmap" and direction != "down":
            continue
        for align in ALIGNS if layout in ("rows", "tidy") else (None,):
            yield layout, direction, edges, align


def may_refuse(tree, layout, direction, edges):
    """Whether there is no such picture."""
    return layout not in ("rows", "tidy") and direction != "down"


def draw(tree, layout, direction, edges, align):
    """The problems of one picture; None if the tool refuses to draw it, as it may."""
    # In colours, edges of one parent are several paths.
    options = ["--layout", layout, "--edges", edges, "--color-by", "none"]
    # A mind map grows to both sides, and is refused any direction.
    options += ["--direction", direction] if layout != "mindmap" else []
    options += ["--align", align] if align else []
    extra = tree.with_suffix(".options")
    options += extra.read_text().split() if extra.exists() else []
    if tree.suffix == ".nwk":
        options += ["--lengths=text"] if layout in ("rows", "tidy") else []
    drawn = run(*options, str(tree))
    if drawn.returncode == 64 and may_refuse(tree, layout, direction, edges):
        return None
    if drawn.returncode:
        return [f"ended with {drawn.returncode}: {drawn.stderr.decode()[:200]}"]
    frames = json.loads(run(*options, "--emit", "frames", str(tree)).stdout)
    wish = Wish(layout, direction, edges, align)
    return list(Judge(DrawnTree(drawn.stdout), frames["nodes"], wish).problems())


def draw_job(job):
    return draw(*job)


def run(*arguments):
    return subprocess.run([TOOL, *arguments], capture_output=True)


def check():
    """Prints the problems of each picture; returns how many have some."""
    trees = TREES + [tree for tree in REAL_TREES if tree.exists()]
    jobs = [(tree, *way) for tree in trees for way in combinations()]
    outcomes = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for job, problems in zip(jobs, pool.map(draw_job, jobs, chunksize=8)):
            outcomes["refused" if problems is None else "wrong" if problems else "right"] += 1
            if problems:
                name = " ".join(str(part) for part in job[1:] if part)
                print(f"{job[0].name} {name}", *problems[:5], sep="\n  ", flush=True)
    print(f"{len(trees)} trees: {outcomes['right']} pictures are right, {outcomes['wrong']} wrong, {outcomes['refused']} refused")
    return outcomes["wrong"]


if __name__ == "__main__":
    sys.exit(1 if check() else 0)
