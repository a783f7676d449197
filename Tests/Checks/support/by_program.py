"""Runs the lines of docs/recipes.md on the samples beside it, and compares what is drawn with docs/recipes/drawn.md.

A block of code is one recipe. What a sample stands in for, by the table of docs/recipes/README.md, is replaced: a command
that the block begins with by `cat` of the sample, a file anywhere by the sample. What remains must be on every system, or
among what Tests/Checks/install-needs installs. A picture is compared where the page shows it."""
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

PAGE, FOLDER = "docs/recipes.md", "docs/recipes"
# What a line may begin with that no sample stands in for.
ALWAYS_THERE = {"awk", "cut", "echo", "grep", "jq", "python3", "sed", "treediagram"}


class Recipe:
    """A line of the page: its heading, what is to be run, the picture, and whether the page shows it."""

    def __init__(self, heading, text, shown, samples):
        self.heading, self.text, self.shown = heading, text.strip(), shown
        self.picture = re.search(r"> ([\w.-]+\.svg)$", self.text)
        self.command, self.used = replaced(self.text, samples)

    def faults(self):
        if not self.picture or len(re.findall(r"\btreediagram\b", self.text)) != 1:
            yield "it does not draw one picture by one call of the tool"
        if not self.used and self.command.split()[0] not in ALWAYS_THERE:
            yield f"no sample stands in for what `{self.command.split()[0]}` prints"
        if self.shown and self.picture and self.shown != self.picture[1]:
            yield f"the page shows {self.shown} below it"

    def run(self, folder, environment, command):
        run = subprocess.run(["bash", "-euo", "pipefail", "-c", command], cwd=folder, env=environment, text=True,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if run.returncode or run.stderr:
            raise ValueError(f"ends with {run.returncode}\n{run.stderr}")
        return run.stdout

    def svg(self, folder, environment):
        return self.run(folder, environment, self.command[:self.picture.start() - len(self.text)].rstrip())

    def outline(self, folder, environment):
        """What is drawn: a line for each node, with its note and what stands at its edge."""
        command = self.command[:self.picture.start() - len(self.text)].rstrip()
        nodes = json.loads(self.run(folder, environment, re.sub(r"\btreediagram\b", r"\g<0> --emit frames", command)))["nodes"]
        for node in nodes:
            more = node.get("attributes", {})
            note, edge = more.get("note", "").replace("\n", " / "), more.get("edge", "")
            yield "  " * node["depth"] + node["label"] + (f"  ({note})" if note else "") + (f"  [{edge}]" if edge else "")


def replaced(text, samples):
    """The text with samples in place of what they stand in for, and whether there are any."""
    used = False
    for stands_for, sample in samples:
        as_command = r"(?:\s|\\\n)+".join(map(re.escape, stands_for.split()))
        if found := re.match(as_command + r"(?= \| |\s+\\\n)", text):
            text, used = f"cat {sample}" + text[found.end():], True
        elif "." in stands_for and " " not in stands_for or stands_for == sample:
            text = re.sub(rf"(?<= ){re.escape(stands_for)}(?=\s|$)", sample, text)
    return text, used


def samples(top):
    rows = re.findall(r"^\| \[\S+\]\((\S+)\) \| `(.*)` \|.*\|$", (top / FOLDER / "README.md").read_text(), re.MULTILINE)
    found = [(command.replace("\\|", "|"), sample) for sample, command in rows]
    return sorted(found, key=lambda row: -len(row[0]))


def recipes(top):
    known, heading = samples(top), ""
    for part in re.finditer(r"^### ([^\n]*)$|^```sh\n(.*?)^```$(?:\n\n!\[[^]]*\]\(recipes/(\S+)\))?",
                            (top / PAGE).read_text(), re.MULTILINE | re.DOTALL):
        if part[1]:
            heading = part[1]
        else:
            yield Recipe(heading, part[2], part[3], known)


def index_faults(top):
    """The index has all headings, in the order of the alphabet."""
    text = (top / PAGE).read_text()
    headings = sorted(re.findall(r"^### (.*)$", text, re.MULTILINE), key=str.lower)
    index = re.findall(r"\[([^]]*)\]\(#", text.partition("\n## ")[0].partition("\nBy name:\n")[2])
    if index != headings:
        differing = next((pair for pair in zip([*index, ""], [*headings, ""]) if pair[0] != pair[1]), ("", ""))
        yield f"{PAGE}: the index has {differing[0]!r} where {differing[1]!r} should be"


def sample_faults(top):
    """Each sample is listed, and each that is listed is there."""
    listed = set(re.findall(r"\]\(([^)/]+)\)", (top / FOLDER / "README.md").read_text()))
    there = {path.name for path in (top / FOLDER).iterdir() if path.suffix not in (".svg", ".md")} | {"notes.md"}
    return [f"{FOLDER}/{name}: README.md does not list it" for name in sorted(there - listed)]


def written(top, environment):
    """What is to stand in the folder: drawn.md and the pictures that the page shows; and what is wrong with recipes."""
    files, faults, names = {}, [], set()
    drawn = ["# What recipes draw", "",
             "The nodes of what each line of [recipes](../recipes.md) draws of its [sample](README.md), with notes in parentheses and labels",
             "of edges in brackets. `Tests/Checks/docs --record` writes this page.", ""]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary) / "samples"
        shutil.copytree(top / FOLDER, folder)
        for recipe in recipes(top):
            try:
                own = [*recipe.faults()]
                if not own and recipe.picture[1] in names:
                    own = [f"there is a {recipe.picture[1]} already"]
                if own:
                    raise ValueError("\n".join(own))
                names.add(recipe.picture[1])
                svg = recipe.svg(folder, environment)
                drawn += [f"## {recipe.picture[1]}", "", "```text", *recipe.outline(folder, environment), "```", ""]
                if recipe.shown:
                    files[f"{FOLDER}/{recipe.shown}"] = svg
            except ValueError as error:
                faults.append(f"{PAGE}: {recipe.heading}: {recipe.text}\n{error}")
    files[f"{FOLDER}/drawn.md"] = "\n".join(drawn)
    return files, faults, len(names)


def check(top, environment, is_recording):
    """What is wrong; and prints how many recipes there are."""
    files, faults, count = written(top, environment)
    for name, text in files.items():
        path = top / name
        old = path.read_text() if path.exists() else ""
        if old != text and is_recording:
            path.write_text(text)
            print(f"recorded {name}")
        elif old != text:
            faults.append(f"{name} is not what is drawn; to accept that, after a look: Tests/Checks/docs --record")
    faults += [*index_faults(top), *sample_faults(top)]
    print(f"{PAGE}: {count} recipes")
    return faults
