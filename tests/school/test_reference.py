"""What a player is handed says what it is: each field by its shape, its unit and the clause it follows."""

from __future__ import annotations

import ast
import inspect
import json
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from musketiere.school import API_VERSION, Player
from tests.school.kit import SHORT
from tools.reference import MODULES

CLAUSE = re.compile(r"\b(MU|FM|MR)-\d+")


def fields(module: ModuleType) -> dict[str, str]:
    """What is said of each field of the classes of a module that only carry values."""
    found = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef) or not (node.bases or node.decorator_list):
            continue
        for field, after in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                said = after.value if isinstance(after, ast.Expr) else None
                text = said.value if isinstance(said, ast.Constant) else ""
                found[f"{node.name}.{field.target.id}"] = str(text)
    return found


@pytest.mark.parametrize("game", SHORT)
def test_each_field_of_views_and_actions_is_explained(game: str) -> None:
    said: dict[str, str] = {}
    for name in MODULES[game]:
        said |= fields(import_module(f"musketiere.games.{game}.{name}"))
    assert len(said) > 30
    assert [field for field, text in said.items() if not CLAUSE.search(text)] == []


@pytest.mark.parametrize("game", SHORT)
def test_players_that_were_written_before_play_on(game: str) -> None:
    """What had a name in this version of the interface has it still; who must take one away raises `API_VERSION`."""
    had: dict[str, list[str]] = json.loads((Path(__file__).parent / f"interface-{API_VERSION}.json").read_text("utf-8"))
    found = [name for module in MODULES[game] for name in fields(import_module(f"musketiere.games.{game}.{module}"))]
    assert had[game]
    assert [name for name in had[game] if name not in found] == []


def test_each_method_of_a_player_is_explained() -> None:
    for name in ("begin", "saw", "choose", "end"):
        assert len(inspect.getdoc(getattr(Player, name)) or "") > 60
    signature = inspect.signature(Player.choose)
    assert list(signature.parameters) == ["self", "view", "legal", "rng"]
    assert all(parameter.annotation != parameter.empty for parameter in list(signature.parameters.values())[1:])
