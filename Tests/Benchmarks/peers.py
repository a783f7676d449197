"""Other programs that lay trees out: how each is run, what it reads, and how to get it where it is missing."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass

HERE = pathlib.Path(__file__).resolve().parent
MODULES_OF_DEBIAN = "/usr/share/nodejs"


@dataclass
class Peer:
    name: str
    command: list
    form: str
    largest: int
    version: str
    does: str
    get: str

    def on(self, path):
        return [*self.command, str(path)]


def output(*words):
    """What a command prints, or nothing if it cannot be run or fails."""
    if not shutil.which(words[0]):
        return ""
    run = subprocess.run(words, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return run.stdout.strip() if run.returncode == 0 else ""


def dot():
    version = re.search(r"[\d.]+", output("dot", "-V"))
    return Peer(
        "Graphviz dot", ["dot", "-Tsvg"], "dot", 10_000, version[0] if version else "",
        "is for graphs of all kinds. It reads the tree in its own language, and writes an SVG of boxes, labels and "
        "lines",
        "apt-get install graphviz")


def d3():
    os.environ["NODE_PATH"] = MODULES_OF_DEBIAN
    return Peer(
        "d3-hierarchy", ["node", str(HERE / "d3.js")], "outline", 1_000_000,
        output("node", "-p", "require('d3-hierarchy/package.json').version"),
        "is a library for JavaScript. A short program in Node reads the same outline, has the nodes placed by "
        "`d3.tree`, and writes an SVG of boxes, labels and lines",
        "apt-get install nodejs node-d3-hierarchy")


def igraph():
    own = HERE.parents[1] / ".build/benchmarks/bin/python"
    python = str(own) if own.exists() else sys.executable
    return Peer(
        "igraph", [python, str(HERE / "places.py")], "edges", 100_000,
        output(python, "-c", "import igraph; print(igraph.__version__)"),
        "is a library in C, called from Python. It reads pairs of numbers, and prints points: it draws nothing, knows "
        "of no labels, and so does less than the others",
        "python3 -m venv .build/benchmarks && .build/benchmarks/bin/pip install igraph")


def mermaid():
    own = HERE.parents[1] / ".build/checks/bin/python"
    python = str(own) if own.exists() else sys.executable
    ask = f"import sys; sys.path.insert(0, {str(HERE)!r}); import mermaid; print(mermaid.version())"
    return Peer(
        "Mermaid", [python, "-B", str(HERE / "mermaid.py")], "outline", 1_000, output(python, "-B", "-c", ask),
        "is a library for JavaScript, for diagrams of all kinds. A short program writes the outline as a flowchart, and has it "
        "drawn in Chromium, which takes most of the time for small trees. It refuses more than 500 edges, unless told otherwise",
        "Tests/Checks/install-needs && .build/checks/bin/python -m pip install --no-deps --target .build/benchmarks/mermaid nicegui")


def all_peers(largest):
    """The peers, each with a limit that keeps its runs under a minute, lower if the largest tree is not a million."""
    peers = [dot(), d3(), igraph(), mermaid()]
    for peer in peers:
        peer.largest = peer.largest * largest // 1_000_000
    return peers
