"""The bundle of binaries for SwiftPM."""
import json

from channels.files import NAME, write_checksum, write_zip


def triples(target):
    """The systems that a binary runs on, as SwiftPM names them: one for Linux has its C library with it."""
    if target.endswith("apple-darwin"):
        return [target.replace("apple-darwin", "apple-macosx").replace("aarch64", "arm64")]
    machine = target.split("-")[0]
    return [f"{machine}-unknown-linux-gnu", f"{machine}-swift-linux-musl"]


def write(folder, archives, release):
    """Writes an .artifactbundle.zip of the binaries in some archives."""
    path = folder / f"{NAME}-{release.version}.artifactbundle.zip"
    files = [("LICENSE", archives[0].files["LICENSE"], 0o644)]
    variants = []
    for archive in archives:
        place = f"{archive.stem}/bin/{NAME}"
        files.append((place, archive.binary, 0o755))
        variants.append({"path": place, "supportedTriples": triples(archive.target)})
    artifact = {"type": "executable", "version": release.version, "variants": variants}
    info = json.dumps({"schemaVersion": "1.0", "artifacts": {NAME: artifact}}, indent=2) + "\n"
    files.append(("info.json", info.encode(), 0o644))
    write_zip(path, [(f"{NAME}.artifactbundle/{name}", content, mode) for name, content, mode in sorted(files)])
    write_checksum(path)
