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
        *((page, said) for page in ("docs/install.md", "docs/cli.md", "examples/integrations/pull-request.yml")
          for said in re.findall(r'(?:treediagram@|treediagram==|rev: |from: ")([0-9.]+)', (TOP / page).read_text())),
        ("--version", re.match(r"treediagram (\S+)", output(TOOL, "--version"))[1]),
    ):
        if said != version:
            yield f"{name} says {said}, not {version}"


def check_hooks():
    """What the hooks run is in the repository; Tests/Checks/hooks looks at what it does."""
    for hook in loaded(".pre-commit-hooks.yaml"):
        script = TOP / hook["entry"].split()[0]
        if hook["language"] != "script" or not os.access(script, os.X_OK):
            yield f"the hook {hook['id']} has no script {script.name}"


def check_owner():
    """The owner of the repository, who is known when it is pushed, is named in one file; a release knows it by itself."""
    files = output("git", "grep", "-lE", r"\bOWNER/(treediagram|tools)\b").split()
    others = [file for file in files if file not in ("docs/install.md", "Tests/Checks/support/packaging.py")]
    for file in others:
        yield f"{file} names OWNER, which docs/install.md alone should"


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
    faults += [*check_versions(), *check_hooks(), *check_owner(), *check_index(), *check_dockerfile()]
    if faults:
        sys.exit("\n".join(faults))
    print("action, hooks, index, Dockerfile and workflow fit the tool")


main()
