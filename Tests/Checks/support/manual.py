"""Reads the manual page by man and by mandoc, which must have nothing to say against it."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TOOL = os.environ["TREEDIAGRAM"]


def output(*words, **environment):
    run = subprocess.run(
        words, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment})
    if run.returncode or run.stderr:
        sys.exit(f"{' '.join(words)}: exit {run.returncode}\n{run.stdout}{run.stderr}")
    return run.stdout


def main():
    options = set(re.findall(r"--[a-z-]+(?=[ ,\n]|$)", output(TOOL, "--help", "all")))
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "treediagram.1"
        page.write_text(output(TOOL, "--help=man"))
        complaints = output("mandoc", "-Tlint", "-Wall", str(page))
        if complaints:
            sys.exit(f"mandoc -Tlint: {complaints}")
        for name, text in (
            ("man", output("man", "--warnings=all", "-P", "cat", "-l", str(page), MANWIDTH="80", MAN_KEEP_FORMATTING="")),
            ("mandoc", output("mandoc", "-Tutf8", str(page))),
        ):
            plain = re.sub(r".\x08|\x1b\[[0-9;]*m", "", text)
            missing = sorted(option for option in options if option not in plain)
            if missing:
                sys.exit(f"{name} does not show {', '.join(missing)}")
            for heading in ("NAME", "SYNOPSIS", "OPTIONS", "FORMATS", "EXIT STATUS", "EXAMPLES"):
                if not re.search(rf"^{heading}$", plain, re.MULTILINE):
                    sys.exit(f"{name} shows no {heading}")
    print(f"man and mandoc show {len(options)} options")


main()
