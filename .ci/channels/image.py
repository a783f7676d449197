"""The container image, an archive of the Open Container Initiative with an image for each kind of processor."""
import datetime
import json

from channels.files import LICENCE, NAME, SUMMARY, gzip_bytes, sha256, tar_bytes, write_checksum

KIND = "application/vnd.oci.image"
PROCESSORS = {"x86_64": "amd64", "aarch64": "arm64"}


class Blobs:
    """The parts of the archive, each named by its checksum."""

    def __init__(self):
        self.files = {}

    def add(self, kind, data):
        """Adds bytes, or what JSON says; returns what refers to them."""
        if not isinstance(data, bytes):
            data = json.dumps(data, sort_keys=True, separators=(",", ":")).encode()
        digest = sha256(data)
        self.files[f"blobs/sha256/{digest}"] = data
        return {"mediaType": f"{KIND}.{kind}", "digest": f"sha256:{digest}", "size": len(data)}


def labels(release):
    words = {"title": NAME, "description": SUMMARY, "licenses": LICENCE, "version": release.version,
             "revision": release.commit, "source": release.repository}
    return {f"org.opencontainers.image.{name}": text for name, text in words.items()}


def add_image(blobs, archive, release):
    """Adds the image of an archive, with the command and its licence and nothing besides; returns what refers to it."""
    layer = tar_bytes([(NAME, archive.binary, 0o755), ("LICENSE", archive.files["LICENSE"], 0o644)], archive.time)
    created = datetime.datetime.fromtimestamp(archive.time, datetime.timezone.utc).isoformat()
    platform = {"architecture": PROCESSORS[archive.machine], "os": "linux"}
    config = {
        **platform, "created": created, "config": {"Entrypoint": [f"/{NAME}"], "Labels": labels(release)},
        "rootfs": {"type": "layers", "diff_ids": [f"sha256:{sha256(layer)}"]},
        "history": [{"created": created, "comment": "the command and its licence"}],
    }
    manifest = {
        "schemaVersion": 2, "mediaType": f"{KIND}.manifest.v1+json", "config": blobs.add("config.v1+json", config),
        "layers": [blobs.add("layer.v1.tar+gzip", gzip_bytes(layer))],
    }
    return blobs.add("manifest.v1+json", manifest) | {"platform": platform}


def write(folder, archives, release):
    """Writes the image of the binaries for Linux that need nothing of a system; tells whether there are any."""
    archives = [archive for archive in archives if archive.is_linux and archive.is_static]
    if not archives:
        return
    blobs = Blobs()
    manifests = [add_image(blobs, archive, release) for archive in archives]
    index = {"schemaVersion": 2, "mediaType": f"{KIND}.index.v1+json"}
    images = blobs.add("index.v1+json", index | {"manifests": manifests})
    images["annotations"] = {"org.opencontainers.image.ref.name": release.version}
    blobs.files["index.json"] = json.dumps(index | {"manifests": [images]}, sort_keys=True).encode()
    blobs.files["oci-layout"] = b'{"imageLayoutVersion": "1.0.0"}'
    path = folder / f"{NAME}-{release.version}.oci.tar"
    path.write_bytes(tar_bytes([(name, data, 0o644) for name, data in blobs.files.items()], archives[0].time))
    write_checksum(path)
