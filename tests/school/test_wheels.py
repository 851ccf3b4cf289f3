"""Wheels that a player brings: what is no wheel of pure Python, or not what it says, is refused; what is one can be
imported, and stays in its folder."""

from __future__ import annotations

import io
import json
import platform
import sys
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest

from musketiere.school import cell, wheels
from musketiere.school.source import BadSource
from musketiere.school.wheels import MOST_FILES, UNPACKED, BadWheel, read

FILE: Final = "Odd_Counts-1.2-py3-none-any.whl"
INFO: Final = "odd_counts-1.2.dist-info"
WHEEL: Final = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
METADATA: Final = b"Metadata-Version: 2.1\nName: odd.counts\nVersion: 1.2\n"
CODE: Final = b"def odd(numbers):\n    return [one for one in numbers if one % 2]\n"


def digest(content: bytes) -> str:
    return "sha256=" + urlsafe_b64encode(sha256(content).digest()).decode().rstrip("=")


def packed(
    files: Mapping[str, bytes | None] = {}, record: str | None = None, kind: int = zipfile.ZIP_DEFLATED
) -> bytes:
    """A wheel with these files beside what each has; None takes one away."""
    whole = {"odd_counts.py": CODE, f"{INFO}/METADATA": METADATA, f"{INFO}/WHEEL": WHEEL, **files}
    listed = {path: content for path, content in whole.items() if content is not None}
    if record is None:
        lines = [f"{path},{digest(content)},{len(content)}" for path, content in listed.items() if path[-1] != "/"]
        record = "\n".join([*lines, f"{INFO}/RECORD,,"])
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", kind) as archive:
        for path, content in {**listed, f"{INFO}/RECORD": record.encode()}.items():
            archive.writestr(zipfile.ZipInfo(path), content, kind)
    return buffer.getvalue()


def refused(content: bytes, file: str = FILE) -> tuple[str, str]:
    with pytest.raises(BadWheel) as bad:
        read(file, content)
    return bad.value.fault, bad.value.detail


def requiring(*requirements: str) -> tuple[str, ...]:
    lines = "".join(f"Requires-Dist: {one}\n" for one in requirements)
    return read(FILE, packed({f"{INFO}/METADATA": METADATA + lines.encode()})).requires


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the cell installs, in a process that has others."""
    monkeypatch.setattr(cell, "INSTALLED", tmp_path / "wheels")
    monkeypatch.setattr(sys, "path", [*sys.path])
    before = {*sys.modules}
    yield tmp_path
    for name in {*sys.modules} - before:
        del sys.modules[name]


def test_a_wheel_says_who_it_is_and_where_its_files_belong() -> None:
    data = "odd_counts-1.2.data"
    more: dict[str, bytes | None] = {
        "odd/": b"",
        "odd/table.txt": b"1 3 5",
        f"{data}/purelib/late.py": b"",
        f"{data}/scripts/odd": b"",
    }
    wheel = read(FILE, packed(more))
    assert (wheel.name, wheel.version, wheel.requires) == ("odd.counts", "1.2", ())
    parts = (f"{INFO}/METADATA", f"{INFO}/WHEEL", f"{INFO}/RECORD")
    assert {*wheel.files} == {"odd_counts.py", "odd/table.txt", "late.py", *parts}


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        ("odd_counts.zip", "name"),
        ("odd_counts-1.2.whl", "name"),
        ("../odd_counts-1.2-py3-none-any.whl", "name"),
        ("odd_counts-1.2-cp314-cp314-manylinux_2_17_x86_64.whl", "pure"),
        ("odd_counts-1.2-py2-none-any.whl", "pure"),
        ("odd_counts-1.2-py3-none-pyodide_2026_0_wasm32.whl", "pure"),
        ("even_counts-1.2-py3-none-any.whl", "other"),
        ("odd_counts-1.3-py3-none-any.whl", "other"),
    ],
)
def test_the_name_of_its_file_is_that_of_a_pure_wheel_and_its_own(file: str, fault: str) -> None:
    assert refused(packed(), file)[0] == fault
    assert read("odd_counts-1.2-1-py2.py3-none-any.whl", packed()).name == "odd.counts"


@pytest.mark.parametrize(
    "path",
    [
        "../out.py",
        "odd/../../out.py",
        "/lib/out.py",
        "odd//out.py",
        "./out.py",
        "odd\\out.py",
        "c:out.py",
        "a\nb.py",
        "o" * 300,
    ],
)
def test_no_path_leads_elsewhere(path: str) -> None:
    assert refused(packed({path: b"1"}))[0] == "path"


def test_a_path_is_there_once_and_no_file_is_a_folder() -> None:
    buffer = io.BytesIO(packed())
    with zipfile.ZipFile(buffer, "a") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("odd_counts.py", "evil = 1")
    assert refused(buffer.getvalue()) == ("path", "odd_counts.py")
    assert refused(packed({"odd": b"", "odd/one.py": b""})) == ("path", "odd/one.py")


@pytest.mark.parametrize(
    ("path", "content"),
    [
        ("odd/fast.so", b""),
        ("odd/fast.cpython-314-wasm32-emscripten.so", b""),
        ("odd/fast.PYD", b""),
        ("odd/libodd.so.1", b""),
        ("odd/innocent.py", b"\x7fELF..."),
        ("odd/innocent.dat", b"\0asm\1\0\0\0"),
    ],
)
def test_nothing_in_it_is_compiled(path: str, content: bytes) -> None:
    assert refused(packed({path: content})) == ("compiled", path)


def test_nor_does_it_say_so() -> None:
    assert refused(packed({f"{INFO}/WHEEL": WHEEL.replace(b"true", b"false")}))[0] == "pure"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"PK\5\6",
        b"#!/bin/sh\n",
        packed()[:-30],
        packed().replace(b"PK\1\2", b"PK\1\3"),
        packed(kind=zipfile.ZIP_BZIP2)[40:],
    ],
)
def test_what_is_no_archive_is_no_wheel(content: bytes) -> None:
    assert refused(content)[0] == "zip"


def test_what_is_locked_cannot_be_read() -> None:
    content = bytearray(packed())
    for start, flags in ((b"PK\1\2", 8), (b"PK\3\4", 6)):
        content[content.index(start) + flags] |= 1
    assert refused(bytes(content))[0] == "zip"


def test_a_bomb_is_not_unpacked() -> None:
    assert refused(packed({"odd/big.txt": b"0" * (UNPACKED + 1)})) == ("unpacked", "")
    many: dict[str, bytes | None] = {f"odd/{number}.py": b"" for number in range(MOST_FILES)}
    assert refused(packed(many)) == ("unpacked", "")
    assert refused(b"0" * (wheels.LARGEST + 1)) == ("large", "")


def test_a_bomb_that_says_it_is_small_is_none() -> None:
    large = b"0" * 100_000
    content = packed({"odd/big.txt": large}).replace(len(large).to_bytes(4, "little"), (10).to_bytes(4, "little"))
    assert refused(content)[0] == "zip"


@pytest.mark.parametrize("part", ["METADATA", "WHEEL"])
def test_what_every_wheel_has_is_there(part: str) -> None:
    assert refused(packed({f"{INFO}/{part}": None})) == ("parts", f"{INFO}/{part}")
    assert refused(packed({f"{INFO}/{part}": b"\xff"})) == ("parts", f"{INFO}/{part}")


def test_it_has_one_folder_of_them() -> None:
    assert refused(packed({"even-1.dist-info/METADATA": b""})) == ("parts", "*.dist-info")


def test_its_list_agrees_with_what_is_in_it() -> None:
    lines = [f"{INFO}/METADATA,{digest(METADATA)},", f"{INFO}/WHEEL,{digest(WHEEL)},", f"{INFO}/RECORD,,"]
    for line, detail in [
        (f"odd_counts.py,{digest(b'other')},", "odd_counts.py"),
        ("odd_counts.py,md5=xyz,", "odd_counts.py"),
        ("odd_counts.py,,", "odd_counts.py"),
        ("odd_counts.py", "odd_counts.py"),
        ("", "odd_counts.py"),
        (f"odd_counts.py,{digest(CODE)},\nmore.py,{digest(CODE)},", "more.py"),
    ]:
        assert refused(packed(record="\n".join([line, *lines]))) == ("record", detail)


def test_what_it_wants_beside_it_is_said_as_far_as_it_is_wanted_here() -> None:
    assert requiring(
        "numpy>=1.20", "Musketiere>=0.1", "musketiere", "rich ; extra == 'shell'", 'tomli>=2; python_version < "3.11"'
    ) == ("numpy>=1.20",)
    assert requiring(
        "a; python_version >= '3.8' and sys_platform != 'win32'",
        "b; sys_platform == 'win32' or platform_system == 'Windows'",
        "c; 'emscripten' in sys_platform",
        "d; python_full_version < '4.0'",
    ) == ("a", "c", "d")
    assert requiring("e; python_version ~= '3.9'", "f; __import__('os')") == (
        "e (python_version ~= '3.9')",
        "f (__import__('os'))",
    )
    assert requiring(f"g; {'(' * 100_000}") == ("g",)


def test_of_endless_wishes_no_more_is_told_than_the_page_can_read() -> None:
    assert requiring(*(f"w{number}" for number in range(201))) == (*(f"w{number}" for number in range(200)), "…")
    assert len(requiring(*(f"w{number}" for number in range(200)))) == 200
    long, alike = requiring(f"a>=1{',>=1' * 100}", f"b>=1{',>=1' * 74}")
    assert (len(long), long[-1], alike[-4:]) == (300, "…", ",>=1")
    metadata = METADATA + b"Requires-Python: >=3" + b" " * 1000 + b",<4\n"
    assert len(read(FILE, packed({f"{INFO}/METADATA": metadata})).python) == 300


def test_it_says_for_which_python_it_is() -> None:
    metadata = METADATA + b"Requires-Python: >=3.8, !=3.9.* \n"
    assert read(FILE, packed({f"{INFO}/METADATA": metadata})).python == ">=3.8, !=3.9.*"


def test_a_player_brings_it(folder: Path) -> None:
    content = packed({"odd/__init__.py": b"", "odd/table.txt": b"1 3 5"})
    path = folder / "given"
    path.write_bytes(content)
    told = json.loads(cell.inspect(FILE, str(path)))
    assert told == {
        "here": platform.python_version().partition("+")[0],
        "python": "",
        "fault": "",
        "digest": sha256(content).hexdigest(),
        "name": "odd.counts",
        "version": "1.2",
        "requires": [],
    }
    text = (
        "import importlib.metadata, importlib.resources, odd_counts\nfrom musketiere.school import Player\n"
        "print(odd_counts.odd(range(6)), importlib.metadata.version('odd-counts'))\n"
        "print(importlib.resources.files('odd').joinpath('table.txt').read_text())\n"
        "class Mine(Player):\n    pass\n"
    )
    answer = json.loads(cell.begin(text, "mine.py", json.dumps([[FILE, str(path), told["digest"]]])))
    assert (answer["fault"], answer["printed"]) == ("", "[1, 3, 5] 1.2\n1 3 5\n")
    assert {one.name for one in folder.iterdir()} == {"given", "wheels"}


def test_another_file_than_is_meant_is_not_brought(folder: Path) -> None:
    path = folder / "given"
    path.write_bytes(packed())
    answer = json.loads(cell.begin("", "mine.py", json.dumps([[FILE, str(path), "0" * 64]])))
    assert answer["fault"] == "raised"
    assert answer["text"] == f"{FILE} is another file than the one that is meant."
    path.write_bytes(b"junk")
    assert json.loads(cell.inspect(FILE, str(path))) == {"fault": "zip", "detail": ""}
    with pytest.raises(BadSource, match=r"is no wheel that can be brought here: zip\."):
        cell.bring([(FILE, str(path), "0" * 64)])
    assert not (folder / "wheels").exists()


def test_several_are_no_more_than_one_may_be(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = packed()
    path = folder / "given"
    path.write_bytes(content)
    size = sum(map(len, read(FILE, content).files.values()))
    one = (FILE, str(path), sha256(content).hexdigest())
    monkeypatch.setattr(wheels, "UNPACKED", 2 * size)
    cell.bring([one, one])
    with pytest.raises(BadSource, match="too much"):
        cell.bring([one, one, one])


def test_what_it_calls_itself_hides_nothing_of_ours(folder: Path) -> None:
    content = packed({"json.py": b"evil = 1", "musketiere/school/host.py": b"evil = 1"})
    path = folder / "given"
    path.write_bytes(content)
    brought = json.dumps([[FILE, str(path), sha256(content).hexdigest()]])
    text = "import json, musketiere.school.host\nfrom musketiere.school import Player\nclass Mine(Player):\n    pass\n"
    text += "print(hasattr(json, 'evil'), hasattr(musketiere.school.host, 'evil'))\n"
    assert json.loads(cell.begin(text, "mine.py", brought))["printed"] == "False False\n"
