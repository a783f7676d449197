"""The formula for a tap of Homebrew, made of its pattern."""
import pathlib
import re

from channels.files import NAME

PATTERN = pathlib.Path(__file__).with_name(f"{NAME}.rb")


def write(folder, release):
    words = {"REPOSITORY": release.repository, "VERSION": release.version, "COMMIT": release.commit}
    text = re.sub("@([A-Z]+)@", lambda match: words[match[1]], PATTERN.read_text())
    (folder / f"{NAME}.rb").write_text(text)
