"""Runs the steps of action.yml as GitHub does, but for the cache, with releases in a folder: it must install the tool and
run it, also when the archive is in the cache, and refuse another checksum.

    action.py URL ARCHIVE
"""
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

TOP = pathlib.Path(__file__).resolve().parents[3]
ACTION = yaml.safe_load((TOP / "action.yml").read_text())
URL, ARCHIVE = sys.argv[1], pathlib.Path(sys.argv[2])


class Run:
    """One run of the action in a folder, and what it left behind."""

    def __init__(self, folder, system="Linux-X64", cached=False, **inputs):
        self.folder = folder
        self.inputs = {name: value["default"] for name, value in ACTION["inputs"].items()} | {"url": URL} | inputs
        self.system, self.cached = system, cached
        self.outputs, self.path, self.said = {}, [], ""
        self.code = next((code for code in map(self.step, ACTION["runs"]["steps"]) if code), 0)

    def value(self, expression):
        kind, _, rest = expression.partition(".")
        if kind == "inputs":
            return self.inputs[rest]
        if kind == "steps":
            step, _, name = rest.partition(".outputs.")
            return self.outputs[step][name]
        os_name, machine = self.system.split("-")
        return {"runner.os": os_name, "runner.arch": machine, "runner.temp": str(self.folder),
                "github.server_url": "https://example.org", "github.action_repository": "owner/treediagram"}[expression]

    def filled(self, text):
        return re.sub(r"\$\{\{ (\S+) \}\}", lambda match: self.value(match[1]), text)

    def is_wanted(self, step):
        condition = step.get("if")
        if condition is None:
            return True
        left, right = re.fullmatch(r"(\S+) != '(.*)'", condition).groups()
        return self.value(left) != right

    def step(self, step):
        if "uses" in step:
            self.outputs[step["id"]] = {"cache-hit": "true" if self.cached else ""}
            return 0
        if not self.is_wanted(step):
            return 0
        output, paths = self.folder / "output", self.folder / "paths"
        output.write_text("")
        paths.touch()
        environment = {name: self.filled(value) for name, value in step["env"].items()}
        environment |= {"GITHUB_OUTPUT": str(output), "GITHUB_PATH": str(paths),
                        "PATH": os.pathsep.join([*reversed(paths.read_text().split("\n")), os.environ["PATH"]])}
        script = self.folder / "script"
        script.write_text(step["run"])
        run = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)], cwd=self.folder, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.said += run.stdout
        self.outputs[step.get("id")] = dict(line.split("=", 1) for line in output.read_text().splitlines())
        return run.returncode


def expect(condition, what, run):
    if not condition:
        sys.exit(f"{what}: exit {run.code}\n{run.said}")


def main():
    digest = hashlib.sha256(ARCHIVE.read_bytes()).hexdigest()
    # What runs here is what was built here, whatever the machine.
    system = "Linux-ARM64" if "aarch64" in ARCHIVE.name else "Linux-X64"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "plan.txt").write_text("House\n  Kitchen\n")
        run = Run(folder, system, arguments="-o 'my plan.svg' plan.txt")
        expect(run.code == 0 and (folder / "my plan.svg").exists(), "the action does not draw", run)
        (folder / "my plan.svg").unlink()
        run = Run(folder, system, cached=True, url="file:///nowhere", arguments="-o 'my plan.svg' plan.txt")
        expect(run.code == 0 and (folder / "my plan.svg").exists(), "the action does not use the cache", run)
        (folder / f"treediagram/{ARCHIVE.name}").write_bytes(b"damaged")
        run = Run(folder, system, cached=True)
        expect(run.code != 0 and "FAILED" in run.said, "the action takes a damaged archive", run)
    for inputs, works in (({"sha256": digest}, True), ({"sha256": "0" * 64}, False), ({"version": "9.9.9"}, False)):
        with tempfile.TemporaryDirectory() as folder:
            run = Run(pathlib.Path(folder), system, **inputs)
            expect((run.code == 0) == works, f"the action with {inputs}", run)
    with tempfile.TemporaryDirectory() as folder:
        run = Run(pathlib.Path(folder), "Windows-X64")
        expect(run.code != 0 and "no release for Windows-X64" in run.said, "the action on Windows", run)
    print("the action installs, uses its cache, and refuses other checksums")


main()
