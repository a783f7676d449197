"""What all channels need: archives that are always the same bytes, their checksums, and what is in them."""
import gzip
import hashlib
import io
import pathlib
import re
import tarfile
import zipfile

NAME = "treediagram"
SUMMARY = "Draw trees as SVG pictures, from indented text, JSON and listings"
LICENCE = "MIT"


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def write_checksum(path):
    path.with_name(path.name + ".sha256").write_text(f"{sha256(path.read_bytes())}  {path.name}\n")


def tar_bytes(files, time):
    """A tar file in which nothing depends on who writes it, where and when; files are names, bytes and permissions."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, content, mode in sorted(files):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode, entry.mtime = len(content), mode, time
            tar.addfile(entry, io.BytesIO(content))
    return data.getvalue()


def gzip_bytes(data):
    packed = io.BytesIO()
    with gzip.GzipFile("", "wb", 9, packed, mtime=0) as file:
        file.write(data)
    return packed.getvalue()


def write_zip(path, files):
    """Writes a zip file in which nothing depends on who writes it, where and when."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, content, mode in files:
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr, entry.create_system = (0o100000 | mode) << 16, 3
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content, compresslevel=9)


class Archive:
    """The archive of a machine, treediagram-VERSION-TARGET.tar.gz."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        match = re.fullmatch(rf"({NAME}-([^-]+)-(.+))\.tar\.gz", self.path.name)
        self.stem, self.version, self.target = match.groups()
        self.machine = self.target.split("-")[0]
        self.is_linux = "-linux-" in self.target
        with tarfile.open(self.path) as tar:
            members = [entry for entry in tar.getmembers() if entry.isfile()]
            self.files = {
                entry.name.removeprefix(self.stem + "/"): tar.extractfile(entry).read() for entry in members}
            self.time = members[0].mtime

    @property
    def binary(self):
        return self.files[NAME]

    @property
    def is_static(self):
        """Whether the binary needs no loader of its system: ELF names one in a header of type 3."""
        if self.binary[:4] != b"\x7fELF":
            return False
        number = lambda place, size: int.from_bytes(self.binary[place:place + size], "little")
        first, size, count = number(32, 8), number(54, 2), number(56, 2)
        return all(number(first + index * size, 4) != 3 for index in range(count))
