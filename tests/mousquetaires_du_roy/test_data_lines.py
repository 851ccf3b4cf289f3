"""MR-27.1: in which line of a data file something stands, however people lay it out."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any, Final

import pytest

from musketiere.games.mousquetaires_du_roy.data_file.toml_lines import Lines

LAID_OUT: Final = '''\
first = 1   # [not] a = "table" {

"quoted key" = 3
'literal' = 4
dotted.key . more = 5
dotted.other = 6
list = [7, 7,
  8, # [8]
  [9, 9], [
  10,
], ]
inline = { a = 12, b = { c = 12, d = [12, { e = 12 }] }, "f.g" = 12 }
text = """
# no = "comment" [[
""\\""" """
more = \'\'\'
[neither]\'\'\'
after_text = 18
basic = "a # \\" ] = 3"
literal_text = 'c:\\'
after_quotes = 21

[table]
a = 24
[table.inner]
a = 26
b.c = 27

[[rows]]
a = 30
list = [
  { a = 32, b = 32 },
  { a = 33 },
]
[rows.inner]
a = 36
[[rows.deep]]
a = 38
[[rows.deep]]
a = 40
inner.a = 41
[[rows]]
a = 43
[[rows.deep]]
a = 45
[ "spaced" . 'out' ] # comment
a = 47
float = 4.5
date = 1979-05-27
last = 50'''
"""Every whole number is that of its line."""


def leaves(content: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """All that is neither table nor list, with its place."""
    if isinstance(content, dict | list):
        for key, value in content.items() if isinstance(content, dict) else enumerate(content):
            yield from leaves(value, (*at, key))
    else:
        yield at, content


CONTENT: Final = tomllib.loads(LAID_OUT)
NUMBERED: Final = [(at, value) for at, value in leaves(CONTENT) if isinstance(value, int)]


@pytest.mark.clause("MR-27.1")
@pytest.mark.parametrize(("at", "line"), NUMBERED)
def test_the_line_of_a_value(at: tuple[str | int, ...], line: int) -> None:
    assert Lines(LAID_OUT).line(at) == line


@pytest.mark.clause("MR-27.1")
@pytest.mark.parametrize(
    ("at", "line"),
    [
        (("dotted",), 5),
        (("dotted", "key"), 5),
        (("list",), 7),
        (("list", 3), 9),
        (("list", 4), 9),
        (("inline", "b", "d", 1), 12),
        (("text",), 13),
        (("more",), 16),
        (("basic",), 19),
        (("table",), 23),
        (("table", "inner"), 25),
        (("rows",), 29),
        (("rows", 0), 29),
        (("rows", 0, "list"), 31),
        (("rows", 0, "list", 1), 33),
        (("rows", 0, "inner"), 35),
        (("rows", 0, "deep", 1), 39),
        (("rows", 1), 42),
        (("rows", 1, "deep", 0), 44),
        (("spaced",), 46),
        (("float",), 1),
        (("spaced", "out", "float"), 48),
        (("spaced", "out", "date"), 49),
    ],
)
def test_the_line_where_something_begins_that_holds_others(at: tuple[str | int, ...], line: int) -> None:
    assert Lines(LAID_OUT).line(at) == line


@pytest.mark.clause("MR-27.1")
@pytest.mark.parametrize(
    ("at", "line"),
    [
        (("missing",), 1),
        ((), 1),
        (("table", "missing"), 23),
        (("table", "inner", "missing", "too"), 25),
        (("rows", 1, "missing"), 42),
        (("rows", 0, "list", 1, "b"), 33),
        (("inline", "b", "z"), 12),
    ],
)
def test_what_is_missing_would_stand_in_what_is_there(at: tuple[str | int, ...], line: int) -> None:
    assert Lines(LAID_OUT).line(at) == line


@pytest.mark.clause("MR-27.4")
def test_sixteen_parts_of_a_key_are_read_and_sixteen_levels() -> None:
    parts = ["a"] * 16
    assert Lines(f"\n{'.'.join(parts)} = 1").line(tuple(parts)) == 2
    assert Lines(f"\n[{'.'.join(parts)}]").line(tuple(parts)) == 2
    assert Lines(f"a = {'[' * 16}\n1{']' * 16}").line(("a", *[0] * 16)) == 2
    assert Lines(f"a = {'{a = ' * 16}1{'}' * 16}\nb = 1").line(("b",)) == 2
    for text in (
        f"{'.'.join([*parts, 'a'])} = 1",
        f"[{'.'.join([*parts, 'a'])}]",
        f"a = {'[' * 17}1{']' * 17}",
        f"a = {'{a = ' * 17}1{'}' * 17}",
    ):
        with pytest.raises(ValueError, match=r"too (long|deep)"):
            Lines(text)


@pytest.mark.clause("MR-27.1")
@pytest.mark.parametrize(
    "text",
    [
        "a = [1] [x]\nb = 2",
        "a = { [ }\nb = 2",
        "a = ]\nb = 2",
        "[a\nb = 2",
        "a = 1 2\nb = 2",
        "a\nb = 2",
        "}\nb = 2",
        "a = '\nb = 2",
    ],
)
def test_what_is_no_toml_spoils_its_own_line_only(text: str) -> None:
    assert 2 in (Lines(text).line(("b",)), Lines(text).line(("a", "b")))
