"""JSON from outside."""

from __future__ import annotations

import json
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.reading import MAX_DEPTH, read_json

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(value=VALUES, ascii_only=st.booleans())
def test_what_is_written_is_read(value: object, ascii_only: bool) -> None:
    assert read_json(json.dumps(value, ensure_ascii=ascii_only)) == value


@pytest.mark.parametrize("inside", ["[" * 500, '\\"[[' + "[" * 500, "]" * 99 + "{" * 99, "\\\\"])
def test_brackets_in_a_text_are_no_nesting(inside: str) -> None:
    text = f'["{inside}", "", {{"{inside}": "{inside}"}}]'
    assert read_json(text) == json.loads(text)


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_nesting_is_read_to_a_bound(opening: str) -> None:
    closing = "]" if opening == "[" else "}"
    assert read_json(opening * MAX_DEPTH + "0" + closing * MAX_DEPTH)
    for depth in (MAX_DEPTH + 1, 1000, 1_000_000):
        with pytest.raises(ValueError, match="deep"):
            read_json(opening * depth + "0" + closing * depth)


def test_side_by_side_is_no_nesting() -> None:
    assert len(read_json("[" + "[]," * 1000 + "{}]")) == 1001


@pytest.mark.parametrize("text", ['"' * 300_000, "[]" * 100_000, '"' + '\\"[' * 100_000])
def test_long_junk_is_refused_in_little_memory(text: str) -> None:
    """No list is made of what it consists of."""
    tracemalloc.start()
    with pytest.raises(json.JSONDecodeError):
        read_json(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 3 * len(text)
