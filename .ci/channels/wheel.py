"""The wheels, by which pip and pipx install the binary, with the manual page and completions."""
import base64
import hashlib

from channels.files import LICENCE, NAME, SUMMARY, write_zip

# Where files of the archive go below the folder that pip installs into.
PLACES = {
    f"man/{NAME}.1": f"data/share/man/man1/{NAME}.1",
    f"completions/{NAME}.bash": f"data/share/bash-completion/completions/{NAME}",
    f"completions/_{NAME}": f"data/share/zsh/site-functions/_{NAME}",
    f"completions/{NAME}.fish": f"data/share/fish/vendor_completions.d/{NAME}.fish",
}


def platforms(archive):
    """The systems that a binary runs on, as pip names them; one that needs a C library is for machines like this alone."""
    if not archive.is_linux:
        return ["macosx_15_0_" + archive.machine.replace("aarch64", "arm64")]
    if not archive.is_static:
        return [f"linux_{archive.machine}"]
    return [f"{system}_{archive.machine}" for system in ("manylinux2014", "manylinux_2_17", "musllinux_1_1")]


def metadata(release):
    lines = [
        "Metadata-Version: 2.4", f"Name: {NAME}", f"Version: {release.version}", f"Summary: {SUMMARY}",
        f"License-Expression: {LICENCE}", "License-File: LICENSE", f"Project-URL: Source, {release.repository}",
        "Description-Content-Type: text/plain", "", f"{SUMMARY}: the command {NAME}, as a binary.", "",
    ]
    return "\n".join(lines).encode()


def wheel_head(tags):
    lines = ["Wheel-Version: 1.0", f"Generator: {NAME}", "Root-Is-Purelib: false", *(f"Tag: {tag}" for tag in tags), ""]
    return "\n".join(lines).encode()


def record_line(name, content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def write(folder, archive, release):
    """Writes the wheel of an archive; its list of files comes last, as readers expect."""
    names = platforms(archive)
    data, info = f"{NAME}-{release.version}.data", f"{NAME}-{release.version}.dist-info"
    files = [(f"{data}/scripts/{NAME}", archive.binary, 0o755)]
    files += [(f"{data}/{place}", archive.files[name], 0o644) for name, place in PLACES.items()]
    files += [
        (f"{info}/METADATA", metadata(release), 0o644),
        (f"{info}/WHEEL", wheel_head([f"py3-none-{name}" for name in names]), 0o644),
        (f"{info}/licenses/LICENSE", archive.files["LICENSE"], 0o644),
    ]
    record = f"{info}/RECORD"
    lines = "".join(record_line(name, content) for name, content, _ in files) + f"{record},,\n"
    path = folder / f"{NAME}-{release.version}-py3-none-{'.'.join(names)}.whl"
    write_zip(path, [*files, (record, lines.encode(), 0o644)])
