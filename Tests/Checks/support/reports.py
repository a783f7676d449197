"""Holds the reports on all example pictures, in several layouts, against docs/report.schema.json."""
import json
import os
import pathlib
import subprocess

import jsonschema

TOP = pathlib.Path(__file__).resolve().parents[3]
TOOL = os.environ["TREEDIAGRAM"]
OPTIONS = [[], ["--layout", "rows"], ["--layout", "list"], ["--width", "300"], ["--max-lines", "1", "--wrap", "60"]]


def inputs():
    for path in sorted((TOP / "examples").iterdir()):
        if path.suffix in (".txt", ".json", ".md", ".csv", ".nwk"):
            yield path


def main():
    validator = jsonschema.Draft202012Validator(json.loads((TOP / "docs/report.schema.json").read_text()))
    count = 0
    for path in inputs():
        for options in OPTIONS:
            run = subprocess.run([TOOL, path, *options, "--report", "json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            if run.returncode != 0:
                continue
            report = json.loads(run.stdout)
            validator.validate(report)
            assert report["overlaps"] == [], f"{path.name} {options}: {report['overlaps'][:3]}"
            assert len(report["frames"]) == report["nodes"], path.name
            count += 1
    assert count > 100, f"only {count} pictures were reported on"
    print(f"{count} reports are as docs/report.schema.json says")


main()
