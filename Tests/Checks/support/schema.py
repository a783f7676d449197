"""Holds JSON against the JSON Schema of `--help schema`: what is drawn must be valid, and what is no tree must not be."""
import json
import os
import pathlib
import subprocess
import sys

import jsonschema

TOP = pathlib.Path(__file__).resolve().parents[3]
TOOL = os.environ["TREEDIAGRAM"]

# Texts, and whether they are trees.
CASES = [
    ('{"name": "a", "children": ["b", 1, true, {"title": "c"}, null]}', True),
    ('{"name": "a", "children": {"b": 1, "c": {"children": ["d"]}, "e": ["f", "g"]}}', True),
    ('[{"id": 1}, {"id": 2, "parent": 1, "label": "b"}]', True),
    ('{"nodes": [{"id": 1}, {"id": 2, "parent": 1}]}', True),
    ('{"blockdevices": [{"name": "sda", "children": [{"name": "sda1"}]}]}', True),
    ('{"children": [{"children": ["a", "b"]}]}', True),
    ('{"value": 5, "left": {"value": 3}, "right": {"value": 7, "right": {"value": 8}}}', True),
    ('{"dependencies": {"a": {"version": "1"}}, "problems": []}', True),
    ('{"kind": "For", "inner": [{}, {"kind": "Call", "name": "f"}]}', True),
    ('{"label": "a", "shape": "ellipse", "fill": "gold", "columns": 3, "roof": true, "layout": "hang"}', True),
    ('{"label": "a", "layout": {"type": "data"}, "columns": ["x"], "icon": {"src": "a.png"}, "note": null}', True),
    ('{"name": "a", "contents": "text", "items": 3, "children": []}', True),
    ('"a"', True),
    ('{"label": "a", "shape": "elipse"}', False),
    ('{"label": "a", "layout": "rows and columns"}', False),
    ('{"label": "a", "note": ["b"]}', False),
    ('{"label": "a", "columns": 0}', False),
    ('{"label": "a", "length": -1}', False),
    ('{"label": "a", "children": "b"}', False),
    ('{"label": "a", "children": [{"topic": "b"}]}', False),
    ('{"topic": "a", "parts": ["b"]}', False),
    ('{"label": ["a"]}', False),
    ('{}', False),
    ('[]', False),
    ('[["a"]]', False),
    ('null', False),
]


def is_drawn(text):
    run = subprocess.run([TOOL, "--from", "json"], input=text, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return run.returncode == 0


def documents():
    """The JSON files of the examples, and what they hold; a file may have several, one a line."""
    for file in sorted(file for folder in ("examples", "docs") for file in (TOP / folder).rglob("*.json")):
        options = file.with_suffix(".options")
        words = options.read_text().splitlines()[0].split() if options.exists() else []
        # What other options read otherwise is no tree by itself.
        if ".build" not in file.parts and not {"--fields", "--from"} & set(words):
            yield file.relative_to(TOP), file.read_text()


def main():
    schema = json.loads(subprocess.run([TOOL, "--help=schema"], check=True, text=True, stdout=subprocess.PIPE).stdout)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    faults = []
    for text, expected in CASES:
        if is_drawn(text) != expected:
            faults.append(f"{text} should be {'drawn' if expected else 'refused'}")
        if validator.is_valid(json.loads(text)) != expected:
            faults.append(f"{text} should be {'valid' if expected else 'invalid'}")
    files = list(documents())
    for name, text in files:
        if is_drawn(text) and not validator.is_valid(json.loads(text)):
            faults.append(f"{name}: {jsonschema.exceptions.best_match(validator.iter_errors(json.loads(text))).message}")
    if len(files) < 4:
        faults.append(f"there are {len(files)} examples only")
    if faults:
        sys.exit("\n".join(faults))
    print(f"{len(CASES)} texts and {len(files)} examples are valid as they are drawn")


main()
