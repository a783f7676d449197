"""The names of what the library shows to others, as the compiler knows them, and as docs/layout.md lists them."""
import json
import pathlib
import re
import subprocess
import tempfile

TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol"}


def symbol_graph(modules):
    """The public symbols of the library by their identifiers, and what they have to do with each other.

    `modules` is the folder of the compiled modules.
    """
    info = subprocess.run(["swiftc", "-print-target-info"], check=True, text=True, stdout=subprocess.PIPE).stdout
    with tempfile.TemporaryDirectory() as folder:
        for module in ("TreeBase", "TreeReading", "TreeDrawing"):
            subprocess.run(
                ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules, "-output-dir", folder,
                 "-target", json.loads(info)["target"]["triple"], "-minimum-access-level", "public"], check=True)
        graphs = [json.loads(path.read_text()) for path in pathlib.Path(folder).iterdir()]
    symbols = {symbol["identifier"]["precise"]: symbol for graph in graphs for symbol in graph["symbols"]}
    return symbols, [relation for graph in graphs for relation in graph["relationships"]]


def base_name(symbol):
    """`frame` of `frame(width:height:alignment:)`."""
    return symbol["pathComponents"][-1].partition("(")[0]


def public_names(modules):
    """The names for each heading of the page's list, and all names that anything public has."""
    symbols, relations = symbol_graph(modules)
    conforming, members = {}, {}
    for relation in relations:
        source, target = relation["source"], symbols.get(relation["target"])
        if target and relation["kind"] == "conformsTo":
            conforming.setdefault(base_name(target), set()).add(source)
        elif target and source in symbols and "::SYNTHESIZED" not in source:
            if symbols[source]["kind"]["identifier"] == "swift.method":
                members.setdefault(base_name(target), set()).add(base_name(symbols[source]))
    names = {"Views": set(), "Shapes": members["Shape"] | members["InsettableShape"], "Modifiers": members["View"],
             "Types": set()}
    for identifier, symbol in symbols.items():
        kind = symbol["kind"]["identifier"]
        if kind not in TYPES or len(symbol["pathComponents"]) > 1:
            continue
        if kind == "swift.protocol" or identifier not in conforming["View"]:
            heading = "Types"
        else:
            heading = "Shapes" if identifier in conforming["Shape"] else "Views"
        names[heading].add(base_name(symbol))
    return names, {base_name(symbol) for symbol in symbols.values()}


def listed_names(page):
    """The names in the tables of the page's list, by their headings."""
    part = re.search(r"^## What there is$(.*?)^## ", page, re.MULTILINE | re.DOTALL)[1]
    sections = re.findall(r"^### (.*?)$(.*?)(?=^### |\Z)", part, re.MULTILINE | re.DOTALL)
    cells = {heading: re.findall(r"^\|[^|]*\|(.*)\|$", text, re.MULTILINE) for heading, text in sections}
    return {heading: {name for cell in found for name in re.findall(r"`(\w+)`", cell)}
            for heading, found in cells.items()}


def differences(page, modules):
    """A line for each name that the page lacks, or that is not there."""
    public, everything = public_names(modules)
    listed = listed_names(page)
    for_engine = listed.pop("For the engine alone", set())
    yield from [f"nothing public is called {name}" for name in sorted(for_engine - everything)]
    for heading, names in public.items():
        mine = {name for name in names if not name.startswith("_")} - for_engine
        yield from [f"{name} is missing below “{heading}”" for name in sorted(mine - listed.get(heading, set()))]
        yield from [f"{name} does not belong below “{heading}”" for name in sorted(listed.get(heading, set()) - mine)]
