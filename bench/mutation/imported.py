"""Reads one module with a fault in it when it is imported: `pytest -p bench.mutation.imported`, with MUTANT set."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from time import process_time
from types import CodeType, ModuleType

import pytest

from bench.mutation.mutants import mutated

_TOLD = json.loads(os.environ["MUTANT"])
_PLACES = {name: place for place, name in enumerate(_TOLD["tests"])}
_END = pytest.StashKey[float]()


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        return compile(mutated(Path(_TOLD["file"]), _TOLD["number"]), _TOLD["file"], "exec", dont_inherit=True)


class _Finder(PathFinder):
    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = super().find_spec(fullname, path, target)
        if spec is not None and spec.origin == _TOLD["file"]:
            spec.loader = _Loader(fullname, _TOLD["file"])
        return spec


sys.meta_path.insert(0, _Finder)


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """The tests asked for, in their order; a fault may have made others of them."""
    items[:] = sorted((item for item in items if item.nodeid in _PLACES), key=lambda item: _PLACES[item.nodeid])
    session.stash[_END] = process_time() + _TOLD["budget"]


def pytest_runtest_setup(item: pytest.Item) -> None:
    if process_time() >= item.session.stash[_END]:
        item.session.shouldstop = "the time is up"
