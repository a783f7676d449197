#!/usr/bin/env python3
"""Reads real trees by other means than the tool, and compares nodes, depths and labels.

Usage: corpus.py TOOL FOLDER, where FOLDER holds the trees, each named by a number and a word.
"""
import csv
import json
import pathlib
import re
import subprocess
import sys

import corpus_lines


def text(path):
    return path.read_bytes().decode("utf-8", "replace")


def nested(children, label=lambda node: node.get("name", "")):
    """A reader of objects that hold their children in a member."""

    def read(path):
        document = json.loads(text(path), parse_int=str, parse_float=str)
        root = document[0] if isinstance(document, list) else document
        return preorder(root, lambda node: node.get(children, []), label)

    return read


def packages(path):
    """What npm prints: children in an object, their names for keys."""
    document = json.loads(text(path))
    return preorder(
        (document["name"], document),
        lambda entry: entry[1].get("dependencies", {}).items(),
        lambda entry: entry[0],
    )


def staff(path):
    """A table with the columns id, parentId and name."""
    rows = list(csv.DictReader(text(path).splitlines()))
    below = {}
    for row in rows:
        below.setdefault(row["parentId"], []).append(row)
    return preorder(below[""][0], lambda row: below.get(row["id"], []), lambda row: row["name"])


def preorder(root, children, label):
    """Depth and label of each node, as they are shown."""
    nodes, pending = [], [(0, root)]
    while pending:
        depth, node = pending.pop()
        nodes.append([depth, re.sub(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]", "\ufffd", label(node))])
        pending += [(depth + 1, child) for child in reversed(list(children(node)))]
    return nodes


READERS = {
    "01": nested("children"),
    "03": nested("children", lambda node: node.get("value", "")),
    "08": nested("contents"),
    "16": packages,
    "31": nested("contents"),
    "32": staff,
} | corpus_lines.READERS


def main(tool, folder):
    failures = 0
    for number, read in READERS.items():
        path = next(pathlib.Path(folder).glob(number + "_*"))
        command = [tool, "--emit", "frames", path]
        frames = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
        found = [[node["depth"], node["label"]] for node in frames["nodes"]]
        expected = read(path)
        if found != expected:
            failures += 1
            print(f"{path.name}: {len(found)} nodes, not the {len(expected)} that are in it")
    print(f"{len(READERS)} real trees have the nodes that are in them")
    return failures


sys.exit(main(*sys.argv[1:]))
