"""The bill of materials of a binary, in the JSON of CycloneDX: what is in it, and what that is licensed by."""
import datetime
import json
import re
import subprocess
import uuid

from channels.files import LICENCE, NAME, SUMMARY, sha256


def told(*words):
    """What a program prints; nothing where there is none."""
    try:
        return subprocess.run(words, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def version(text):
    match = re.search(r"\d+(\.\d+)+", text)
    return match[0] if match else "unknown"


def library(name, number, licence, summary):
    return {
        "type": "library", "bom-ref": f"{name}@{number}", "name": name, "version": number, "description": summary,
        "licenses": [{"expression": licence}],
    }


def libraries(archive):
    """What the linker puts into the binary; the package itself depends on no other."""
    swift = version(told("swiftc", "--version"))
    apache = "Apache-2.0 WITH Swift-exception"
    found = [library("swift-stdlib", swift, apache, "The standard library and runtime of Swift")]
    if not archive.is_static:
        return found
    found.append(library("swift-corelibs-libdispatch", swift, apache, "Threads"))
    place = re.search(r"/(\d+)/libstdc", told("clang", "-print-file-name=libstdc++.a"))
    gcc = place[1] if place else "unknown"
    found.append(library("libstdc++", gcc, "GPL-3.0-or-later WITH GCC-exception-3.1", "What the runtime of Swift needs of C++"))
    if archive.target.endswith("gnu"):
        found.append(library("glibc", version(told("getconf", "GNU_LIBC_VERSION")), "LGPL-2.1-or-later", "The C library"))
    else:
        found.append(library("musl", "unknown", "MIT", "The C library"))
    return found


def write(folder, archive, release):
    digest = sha256(archive.binary)
    components = libraries(archive)
    command = {
        "type": "application", "bom-ref": NAME, "name": NAME, "version": release.version, "description": SUMMARY,
        "licenses": [{"expression": LICENCE}], "hashes": [{"alg": "SHA-256", "content": digest}],
        "externalReferences": [{"type": "vcs", "url": release.repository, "comment": release.commit}],
        "properties": [{"name": f"{NAME}:target", "value": archive.target}],
    }
    created = datetime.datetime.fromtimestamp(archive.time, datetime.timezone.utc).isoformat()
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json", "bomFormat": "CycloneDX", "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{archive.stem}#{digest}')}", "version": 1,
        "metadata": {"timestamp": created, "component": command},
        "components": components,
        "dependencies": [
            {"ref": NAME, "dependsOn": [component["bom-ref"] for component in components]},
            *({"ref": component["bom-ref"]} for component in components),
        ],
    }
    (folder / f"{archive.stem}.cdx.json").write_text(json.dumps(bill, indent=2) + "\n")
