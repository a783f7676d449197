"""Chromium, and how the checks that look at pictures with it begin and end."""

import os
import pathlib
import sys
import tempfile

from playwright.sync_api import sync_playwright

from picture import CommandFailed

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


def launch(playwright, **options):
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"], **options)


def run_check(name, check):
    """Ends with 1 if `check(folder, playwright)` finds something wrong, and says why if it cannot look."""
    try:
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            sys.exit(1 if check(pathlib.Path(folder), playwright) else 0)
    except CommandFailed as failure:
        sys.exit(f"{name}: {failure}")
