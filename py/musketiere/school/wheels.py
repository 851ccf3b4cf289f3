"""Wheels that a visitor's player brings into its sandbox: looked through, and unpacked as an installer would.

Only the page needs this, where there is nobody else to install anything; it comes with the rest of the standard
library, which no other player needs either.
"""

from __future__ import annotations

import ast
import csv
import hashlib
import io
import operator
import platform
import re
import sys
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator, Mapping
from email.message import Message
from email.parser import Parser
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import Any, Final, Literal, NamedTuple

LARGEST: Final = 8 << 20
"""Bytes of a wheel."""
UNPACKED: Final = 40 << 20
"""Bytes of all that is in it."""
MOST_FILES: Final = 4000
LONGEST_PATH: Final = 240
LONGEST_CONDITION: Final = 300
"""Characters: what is nested deeper than the stack of WebAssembly would end Python."""
MOST_WANTED: Final = 200
LONGEST_WANTED: Final = 300
"""Characters of a requirement that is told; the page reads each as often as it draws the list."""
CUT: Final = "…"
"""In the place of what is not told: no requirement holds it, so that none that was cut is taken for a whole one."""

OURS: Final = __name__.partition(".")[0]
"""What a wheel calls us that is made for players."""

Fault = Literal["name", "pure", "compiled", "large", "unpacked", "zip", "path", "parts", "other", "record"]
"""Why a wheel is refused: the name of its file is none of a wheel; it is not pure Python, or something in it is
compiled; it is too large, packed or unpacked; it is no archive that can be read; a path in it leads elsewhere; a part
that every wheel has is missing; what it says of itself is not what its file is called; its list of files (RECORD) does
not agree with what is in it."""

_NAME = re.compile(
    r"([A-Za-z0-9](?:[A-Za-z0-9._]*[A-Za-z0-9])?)-([A-Za-z0-9.!+_]+)(?:-\d\w*)?-([\w.]+)-([\w.]+)-([\w.]+)\.whl"
)
_BINARY = re.compile(r"\.(so|pyd|dll|dylib|wasm)(\.|$)", re.IGNORECASE)
_MAGIC: Final = (b"\x7fELF", b"\0asm", b"MZ")
_UNLISTED: Final = ("RECORD", "RECORD.jws", "RECORD.p7s")
_DIGESTS: Final = ("sha256", "sha384", "sha512")
_PURE: Final = ("purelib", "platlib")


class BadWheel(Exception):
    """A file that is not taken for a wheel. `detail` is the path in it that is to blame, where it is a single one."""

    def __init__(self, fault: Fault, detail: str = "") -> None:
        super().__init__(f"{fault}: {detail}" if detail else fault)
        self.fault = fault
        self.detail = detail


class Wheel(NamedTuple):
    name: str
    version: str
    requires: tuple[str, ...]
    """What it wants to be installed beside it here."""
    python: str
    """Which versions of Python it is for, as it says; empty: any. The page compares, as it does versions of wheels."""
    files: Mapping[str, bytes]
    """By where they lie when it is installed."""


def read(file: str, content: bytes) -> Wheel:
    """The wheel, of which everything is believed only as far as it agrees. Raises `BadWheel`."""
    name, version = _named(file)
    if len(content) > LARGEST:
        raise BadWheel("large")
    try:
        files = _files(content)
    except BadWheel:
        raise
    except Exception:  # whatever an archive made by somebody else may lead to
        raise BadWheel("zip") from None
    folder = _folder(files, name, version)
    metadata, wheel = (_headers(files, f"{folder}.dist-info/{part}") for part in ("METADATA", "WHEEL"))
    if _plain(str(metadata["Name"])) != name or _plain(str(metadata["Version"])) != version:
        raise BadWheel("other")
    if str(wheel["Root-Is-Purelib"]).strip().lower() != "true":
        raise BadWheel("pure")
    _compare(files, f"{folder}.dist-info")
    return Wheel(
        str(metadata["Name"]).strip(),
        str(metadata["Version"]).strip(),
        tuple(_told(_wanted(metadata.get_all("Requires-Dist") or ()))),
        _short(str(metadata["Requires-Python"] or "").strip()),
        dict(_installed(files, f"{folder}.data")),
    )


def install(wheel: Wheel, folder: Path) -> None:
    """Lays it down where Python looks for what is to be imported."""
    for path, content in wheel.files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


# ---- parts of it -----------------------------------------------------------------------------------------


def _plain(text: str) -> str:
    """Names and versions are the same where this is."""
    return re.sub(r"[-_.]+", "-", text.strip()).lower()


def _named(file: str) -> tuple[str, str]:
    match = _NAME.fullmatch(file)
    if not match:
        raise BadWheel("name")
    name, version, python, abi, system = match.groups()
    if "py3" not in python.split(".") or abi != "none" or system != "any":
        raise BadWheel("pure")
    return _plain(name), _plain(version)


def _files(content: bytes) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        entries = archive.infolist()
        if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > UNPACKED:
            raise BadWheel("unpacked")  # before a byte of it is unpacked
        for entry in entries:
            path = entry.orig_filename
            _check_path(path)
            if entry.is_dir():
                continue
            if path in found:
                raise BadWheel("path", path)
            with archive.open(entry) as stream:
                found[path] = stream.read(UNPACKED + 1)
            if len(found[path]) != entry.file_size:
                raise BadWheel("zip")
            if _BINARY.search(path) or found[path].startswith(_MAGIC):
                raise BadWheel("compiled", path)
    for path in found:
        if any(str(parent) in found for parent in PurePosixPath(path).parents):
            raise BadWheel("path", path)
    return found


def _check_path(path: str) -> None:
    parts = path.removesuffix("/").split("/")
    if len(path) > LONGEST_PATH or not path.isprintable() or "\\" in path or ":" in path:
        raise BadWheel("path", path[:LONGEST_PATH])
    if any(part in ("", ".", "..") for part in parts):
        raise BadWheel("path", path)


def _folder(files: Mapping[str, bytes], name: str, version: str) -> str:
    """What comes before `.dist-info`."""
    folders = {path.partition(".dist-info/")[0] for path in files if ".dist-info/" in path}
    if len(folders) != 1:
        raise BadWheel("parts", "*.dist-info")
    (folder,) = folders
    if _plain(folder.rpartition("-")[0]) != name or _plain(folder.rpartition("-")[2]) != version:
        raise BadWheel("other")
    return folder


def _text(files: Mapping[str, bytes], path: str) -> str:
    if path not in files:
        raise BadWheel("parts", path)
    try:
        return files[path].decode()
    except UnicodeDecodeError:
        raise BadWheel("parts", path) from None


def _headers(files: Mapping[str, bytes], path: str) -> Message:
    return Parser().parsestr(_text(files, path), headersonly=True)


def _compare(files: Mapping[str, bytes], folder: str) -> None:
    """Everything is listed, and nothing else, each with its digest."""
    try:
        rows = [row for row in csv.reader(io.StringIO(_text(files, f"{folder}/RECORD"))) if row]
    except csv.Error:
        raise BadWheel("record") from None
    listed = {row[0]: row[1] if len(row) > 1 else "" for row in rows}
    unlisted = {f"{folder}/{name}" for name in _UNLISTED}
    for path in sorted(files.keys() ^ listed.keys()):
        if path not in unlisted:
            raise BadWheel("record", path[:LONGEST_PATH])
    for path, content in files.items():
        if path in unlisted:
            continue
        kind, _, digest = listed[path].partition("=")
        if (
            kind not in _DIGESTS
            or urlsafe_b64encode(hashlib.new(kind, content).digest()).decode().rstrip("=") != digest
        ):
            raise BadWheel("record", path)


def _installed(files: Mapping[str, bytes], data: str) -> Iterator[tuple[str, bytes]]:
    """Of its data only what belongs among the modules: there are no programs and no manual pages here."""
    for path, content in files.items():
        if not path.startswith(f"{data}/"):
            yield path, content
            continue
        kind, _, rest = path.removeprefix(f"{data}/").partition("/")
        if kind in _PURE and rest:
            yield rest, content


# ---- what it wants beside it -----------------------------------------------------------------------------


def _wanted(requirements: Any) -> Iterator[str]:
    """But for extras, for what is wanted elsewhere only, and for us. A condition that is not understood is told."""
    for requirement in requirements:
        what, _, condition = (part.strip() for part in str(requirement).partition(";"))
        if _plain(re.split(r"[^\w.-]", what, maxsplit=1)[0]) == OURS:
            continue
        if not condition or len(condition) > LONGEST_CONDITION:
            yield what
        elif "extra" not in condition:
            try:
                if _holds(ast.parse(condition, mode="eval").body):
                    yield what
            except (SyntaxError, ValueError, LookupError, TypeError, RecursionError, MemoryError):
                yield f"{what} ({condition})"


def _told(wanted: Iterator[str]) -> Iterator[str]:
    yield from map(_short, islice(wanted, MOST_WANTED))
    if next(wanted, None) is not None:
        yield CUT


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_WANTED else text[: LONGEST_WANTED - len(CUT)] + CUT


def _here() -> Mapping[str, str]:
    return {
        "python_version": f"{sys.version_info.major}.{sys.version_info.minor}",
        "python_full_version": platform.python_version(),
        "implementation_name": sys.implementation.name,
        "platform_python_implementation": platform.python_implementation(),
        "os_name": "posix",
        "sys_platform": "emscripten",
        "platform_system": "Emscripten",
        "platform_machine": "wasm32",
    }


_COMPARED: Final[Mapping[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


def _holds(node: ast.expr) -> bool:
    """Conditions of requirements (PEP 508) are, but for a few signs, expressions of Python."""
    match node:
        case ast.BoolOp(op=ast.And()):
            return all(map(_holds, node.values))
        case ast.BoolOp(op=ast.Or()):
            return any(map(_holds, node.values))
        case ast.Compare(left=left, ops=[how], comparators=[right]):
            names = {one.id for one in (left, right) if isinstance(one, ast.Name)}
            values = [_value(one) for one in (left, right)]
            if isinstance(how, ast.In | ast.NotIn):
                return (values[0] in values[1]) == isinstance(how, ast.In)
            if names & {"python_version", "python_full_version"}:
                return _COMPARED[type(how)](*([int(part) for part in value.split(".")] for value in values))
            return _COMPARED[type(how)](*values)
    raise ValueError("no condition")


def _value(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return _here()[name]
        case ast.Constant(value=str(text)):
            return text
    raise ValueError("no value")
