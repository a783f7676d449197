"""Looks at what schemas cannot tell of the files by which others install the tool: scripts in YAML, versions, names of
targets and options, and what the Dockerfile copies."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

TOP = pathlib.Path(__file__).resolve().parents[3]
TOOL = os.environ["TREEDIAGRAM"]


def loaded(name):
    return yaml.safe_load((TOP / name).read_text())


def output(*words):
    return subprocess.run(words, cwd=TOP, check=True, text=True, stdout=subprocess.PIPE).stdout


def check_scripts(name, steps):
    """Holds the scripts of steps against shellcheck; none may have an expression, which could be anything."""
    for number, step in enumerate(steps):
        script = step.get("run")
        if script is None:
            continue
        if "${{" in script:
            yield f"{name}, step {number}: an expression is in a script; hand it on by the environment"
        with tempfile.NamedTemporaryFile("w", suffix=".bash") as file:
            file.write("#!/usr/bin/env bash\nset -eo pipefail\n" + script)
            file.flush()
            run = subprocess.run(["shellcheck", file.name], text=True, stdout=subprocess.PIPE)
        if run.returncode:
            yield f"{name}, step {number}: {run.stdout}"


def check_versions():
    version = re.search(r'number = "(.*)"', (TOP / "Sources/treediagram/Version.swift").read_text())[1]
    for name, said in (
        ("action.yml", loaded("action.yml")["inputs"]["version"]["default"]),
        ("treediagram.rb", re.search(r'tag: "(.*)"', (TOP / "examples/packaging/treediagram.rb").read_text())[1]),
        ("--version", re.match(r"treediagram (\S+)", output(TOOL, "--version"))[1]),
    ):
        if said != version:
            yield f"{name} says {said}, not {version}"


def check_hooks():
    """One hook draws the trees that it is called with, and one tells whether the pictures are those of the trees."""
    hooks = {hook["id"]: hook for hook in loaded(".pre-commit-hooks.yaml")}
    files = ["docs/plan.tree.txt", "house.tree.json"]
    for name, hook in hooks.items():
        found = [file for file in [*files, "docs/plan.tree.svg", "plan.txt"]
                 if re.search(hook["files"], file) and not re.search(hook["exclude"], file)]
        if found != files:
            yield f"the hook {name} takes {found}"
    with tempfile.TemporaryDirectory() as folder:
        def code(name):
            words = [TOOL, *hooks[name]["entry"].split()[1:], *files]
            return subprocess.run(words, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode

        top = pathlib.Path(folder)
        (top / "docs").mkdir()
        (top / files[0]).write_text("Plan\n  Begin\n")
        (top / files[1]).write_text('{"name": "House", "children": ["Kitchen"]}')
        codes = [code(name) for name in ("treediagram-check", "treediagram", "treediagram-check")]
        pictures = sorted(str(file.relative_to(top)) for file in top.rglob("*.svg"))
        (top / files[0]).write_text("Plan\n  Begin\n  End\n")
        codes.append(code("treediagram-check"))
        if codes != [1, 0, 0, 1] or pictures != ["docs/plan.tree.svg", "house.tree.svg"]:
            yield f"the hooks return {codes}, and draw {pictures}"


def check_index():
    package = json.loads(output("swift", "package", "dump-package"))
    targets = {target["name"] for target in package["targets"]}
    index = loaded(".spi.yml")
    if index["version"] != 1 or list(index) != ["version", "builder"]:
        yield ".spi.yml is not of version 1"
    for config in index["builder"]["configs"]:
        for target in config["documentation_targets"]:
            if target not in targets:
                yield f".spi.yml: there is no target {target}"


def check_dockerfile():
    lines = (TOP / "examples/packaging/Dockerfile").read_text().splitlines()
    words = [line.split() for line in lines if line and not line.startswith("#")]
    if [line for line in words if line[0] == "FROM"][-1] != ["FROM", "scratch"]:
        yield "Dockerfile: the image is not empty at first"
    for line in words:
        if line[0] == "COPY" and not line[1].startswith("--") and not (TOP / line[1]).exists():
            yield f"Dockerfile: there is no {line[1]}"


def main():
    workflow = loaded("examples/packaging/release.yml")
    faults = [*check_scripts("action.yml", loaded("action.yml")["runs"]["steps"])]
    for name, job in workflow["jobs"].items():
        faults += check_scripts(f"release.yml, {name}", job["steps"])
    faults += [*check_versions(), *check_hooks(), *check_index(), *check_dockerfile()]
    if faults:
        sys.exit("\n".join(faults))
    print("action, hooks, index, Dockerfile and workflow fit the tool")


main()
