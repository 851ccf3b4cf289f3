"""The reference of the fencing school, from the engine's docstrings and types: what a player is asked and handed."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Iterator
from importlib import import_module
from textwrap import dedent
from typing import Any, Final, get_args

from musketiere.core.game import Outcome
from musketiere.core.rng import Rng
from musketiere.school import API_VERSION, Player, best, play_on
from tools.protocol_types import named_types, protocol_of

MODULES: Final = {
    "musketiere": ("view", "records", "moves"),
    "four_musketeers": ("view", "fight", "moves"),
    "mousquetaires_du_roy": ("view", "moves"),
}
"""Where views and actions are, with all that they hold."""
OF_A_PLAYER: Final = ("begin", "saw", "choose", "end")
OF_CHANCE: Final = ("below", "shuffle")
OF_A_GAME: Final = {
    "sample(view, rng)": "A possible world: a state that agrees with the view. In it `state.legal(seat)` lists moves,"
    " and `state.apply(seat, move)` carries one out.",
    "encode(action)": "The move that an action is: a whole number, as states have it.",
    "decode(move)": "The action that a move is.",
}

_HEAD: Final = """\
/** One thing that a player is handed or asked, as Python says it. */
export interface Entry {
  readonly name: string;
  /** What kind of value it is, as Python writes it; empty of a class. */
  readonly kind: string;
  readonly text: string;
}

/** By what it is about: `player` and `tools` are the same in every game. */
export interface Reference {
  readonly version: number;
  readonly player: readonly Entry[];
  readonly tools: readonly Entry[];
  readonly games: Readonly<Record<GameId, Readonly<Record<'view' | 'actions' | 'events', readonly Entry[]>>>>;
}

"""

Entry = dict[str, str]


def reference(games: list[str]) -> str:
    """The module of the page."""
    told = {
        "version": API_VERSION,
        "player": [*map(_method, (getattr(Player, name) for name in OF_A_PLAYER)), *_fields_of(Player)],
        "tools": [
            {"name": "rng.random()", "kind": "", "text": "Next float in [0, 1)."},
            *(_method(getattr(Rng, name), "rng.") for name in OF_CHANCE),
            *({"name": f"self.game.{name}", "kind": "", "text": text} for name, text in OF_A_GAME.items()),
            *map(_method, (best, play_on)),
            *_fields_of(Outcome, "outcome."),
        ],
        "games": {game: _of(game) for game in games},
    }
    made = json.dumps(told, ensure_ascii=False, indent=1)
    return f"import type {{ GameId }} from './catalogue';\n\n{_HEAD}export const reference: Reference = {made};\n"


def _of(game: str) -> dict[str, list[Entry]]:
    package = f"musketiere.games.{game}"
    classes = [found for name in MODULES[game] for found in _classes(import_module(f"{package}.{name}"))]
    actions = [one for one in classes if one.__module__.endswith(".moves")]
    views = [one for one in classes if one not in actions]
    first = next(one for one in views if one.__name__ == "View")
    rest = [one for one in views if one is not first]
    return {
        "view": [*_fields_of(first, "view."), *(entry for one in rest for entry in _whole(one))],
        "actions": [entry for one in actions for entry in _whole(one)],
        "events": [entry for one in get_args(named_types(protocol_of(package))["Event"]) for entry in _event(one)],
    }


def _classes(module: Any) -> Iterator[type]:
    """Those of a module that only carry values."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef) and (node.bases or node.decorator_list):
            yield getattr(module, node.name)


def _whole(one: type) -> list[Entry]:
    return [{"name": one.__name__, "kind": "", "text": _said(one)}, *_fields_of(one, f"{one.__name__}.")]


def _event(one: Any) -> list[Entry]:
    fields = _fields_of(one)
    name = next(re.findall(r'"(\w+)"', field["kind"])[0] for field in fields if field["name"] == "type")
    others = [{**field, "name": f"{name}.{field['name']}"} for field in fields if field["name"] != "type"]
    return [{"name": name, "kind": "", "text": _said(one)}, *others]


def _fields_of(one: Any, prefix: str = "") -> list[Entry]:
    """What is said of each field of a class: its type, and the text beneath it."""
    [node] = ast.parse(dedent(inspect.getsource(one))).body
    assert isinstance(node, ast.ClassDef)
    found = []
    for field, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            said = after.value if isinstance(after, ast.Expr) else None
            text = said.value if isinstance(said, ast.Constant) else ""
            entry = {"name": f"{prefix}{field.target.id}", "kind": ast.unparse(field.annotation)}
            found.append({**entry, "text": inspect.cleandoc(str(text))})
    return found


def _method(method: Any, prefix: str = "") -> Entry:
    names = [name for name in inspect.signature(method).parameters if name != "self"]
    return {"name": f"{prefix}{method.__name__}({', '.join(names)})", "kind": "", "text": _said(method)}


def _said(thing: object) -> str:
    return inspect.getdoc(thing) or ""
