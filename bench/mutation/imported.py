"""Reads one module with a fault in it when it is imported: `pytest -p bench.mutation.imported`, with MUTANT set."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from bench.mutation.mutants import mutated

_FILE, _NUMBER = json.loads(os.environ["MUTANT"])


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        return compile(mutated(Path(_FILE), _NUMBER), _FILE, "exec", dont_inherit=True)


class _Finder(PathFinder):
    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = super().find_spec(fullname, path, target)
        if spec is not None and spec.origin == _FILE:
            spec.loader = _Loader(fullname, _FILE)
        return spec


sys.meta_path.insert(0, _Finder)
