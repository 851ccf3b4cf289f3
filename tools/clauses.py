"""Which clauses of the rules has no test named? Every clause that binds and every worked example needs one."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

DEFINED = re.compile(r"^(?:- |\| |#+ )\**([A-Z]+-(?:\d+\.\d+|E\d+))\b", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]+-(?:\d+\.\d+|E\d+)\b")
NOT_TESTED = {"MU-0", "MU-17", "FM-0", "FM-25", "MR-0"}  # how to read the rules; advice to computer players


def needs_test(id: str) -> bool:
    return id.partition(".")[0] not in NOT_TESTED


def tests(source: str) -> Iterator[str]:
    """The text of each test, its decorators and docstring included; comments between tests do not count."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield "\n".join(lines[first - 1 : node.end_lineno])
        elif isinstance(node, ast.ClassDef) and (text := ast.get_docstring(node)):
            yield text  # a stateful test is a class


def main(root: Path) -> int:
    defined = [
        id
        for rules in sorted((root / "docs" / "rules").glob("*.md"))
        for id in DEFINED.findall(rules.read_text("utf-8"))
    ]
    named = Counter(
        id
        for file in sorted((root / "tests").rglob("test_*.py"))
        for text in tests(file.read_text("utf-8"))
        for id in set(NAMED.findall(text))
    )
    needed = [id for id in dict.fromkeys(defined) if needs_test(id)]  # the index of rulings names some twice
    untested = [id for id in needed if not named[id]]
    unknown = sorted(set(named) - set(defined))
    print(f"{len(needed) - len(untested)} of {len(needed)} clauses are named by a test.")
    if untested:
        print("Without a test:", ", ".join(untested))
    if unknown:
        print("Named by a test but not in the rules:", ", ".join(unknown))
    return 1 if untested or unknown or not defined else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
