"""Writes `web/generated/`: the types of what is sent, and what the page must know before Python runs, from the engine.

`--check` writes nothing and says which file is stale.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

sys.path.extend(str(Path(__file__).parents[1] / folder) for folder in ("", "py"))

from musketiere.games import GAMES
from tools.catalogue import catalogue
from tools.protocol_types import holds_summary, named_types, protocol_of, schemas

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "web/generated"
HEAD: Final = "/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */\n\n"
GAME_TYPES: Final = ("View", "Action", "Legal", "DecisionKind", "Event", "Summary", "Options", "Seating")
"""What every game says in its protocol; one without `Seating` says nothing new of the seats."""
BOUNDS: Final = {
    "View": "{ options: object }",
    "DecisionKind": "string",
    "Event": "{ type: string }",
    "Seating": "unknown",
}
"""What is known of a game's types before it is known which game speaks; of the others that they are objects."""

_GAME_HEAD: Final = """\
import type * as bridge from './bridge';

export type Frame = bridge.Frame<GameTypes>;
export type Update = bridge.Update<GameTypes>;

"""

GENERIC: Final = "_G"
"""Ends the name of a type that depends on the game, as long as it is a JSON Schema."""

Schema: TypeAlias = dict[str, Any]


def written() -> dict[str, str]:
    """Every file of the folder, by name."""
    core = protocol_of("musketiere.core")
    bridge = protocol_of("musketiere") if find_spec("musketiere.protocol") else core
    games = {f"{game}.ts": protocol_of(f"musketiere.games.{game}") for game in GAMES if _speaks(game)}
    made = _typescript(
        {"bridge.ts": _bridge(core, bridge)} | {name: _game(core, module) for name, module in games.items()}
    )
    for name in games:
        made[name] = _GAME_HEAD + made[name]
    return {name: HEAD + text for name, text in {**made, **catalogue()}.items()}


def _speaks(game: str) -> bool:
    return find_spec(f"musketiere.games.{game}.protocol") is not None


def _game(core: ModuleType, module: ModuleType) -> Schema:
    """The types of a game, and one that holds them all; what it shares with all games is the bridge's."""
    shared, said = named_types(core), named_types(module)
    defs = schemas(module)
    names = {name: name for name in defs}
    taken = {name for name in defs.keys() & shared.keys() if said.get(name, shared[name]) is shared[name]}
    made = {
        name: {"tsType": f"bridge.{name}"} if name in taken else _named(schema, names) for name, schema in defs.items()
    }
    parts = {name: {"tsType": name if name in defs else "null"} for name in GAME_TYPES}
    return _whole("What this game fills the bridge's requests and answers with.", parts, made)


def _bridge(core: ModuleType, module: ModuleType) -> Schema:
    """The types that all games share. Where a game speaks they depend on which it is: `G`."""
    said = named_types(core) | named_types(module)
    defs = schemas(core) | schemas(module)
    spoken = {f"Game{part}": f"G['{part}']" for part in GAME_TYPES}
    open_to_games = {name: f"({name} & G['Summary'])" for name in defs if holds_summary(said[name])}
    for name in (*spoken, "WithSummary"):
        del defs[name]
    generic: set[str] = set()
    while (
        more := {name for name, schema in defs.items() if _refers(schema, {*spoken, *open_to_games, *generic})}
        - generic
    ):
        generic |= more
    names = {name: f"{name}<G>" if name in generic else name for name in defs} | spoken | open_to_games
    made = {f"{name}{GENERIC if name in generic else ''}": _named(schema, names) for name, schema in defs.items()}
    parts = {name: {"tsType": BOUNDS.get(name, "object")} for name in GAME_TYPES}
    return _whole("What a game fills requests and answers with, before it is known which.", parts, made)


def _whole(about: str, parts: Schema, defs: Schema) -> Schema:
    kind = {"type": "object", "additionalProperties": False, "required": list(parts), "properties": parts}
    return {"title": "GameTypes", "description": about, **kind, "$defs": defs}


def _refers(schema: Any, names: set[str]) -> bool:
    """Whether a schema speaks of one of these."""
    if isinstance(schema, list):
        return any(_refers(part, names) for part in schema)
    if not isinstance(schema, dict):
        return False
    return _target(schema) in names or any(_refers(part, names) for part in schema.values())


def _named(schema: Any, names: dict[str, str]) -> Any:
    """A schema that calls others by what they are called in TypeScript, and so keeps its own description."""
    if isinstance(schema, list):
        return [_named(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    target = _target(schema)
    if target is not None:
        return {key: part for key, part in schema.items() if key != "$ref"} | {"tsType": names[target]}
    closed = {"additionalProperties": False} if schema.get("additionalProperties") is True else {}
    return {key: _named(part, names) for key, part in schema.items()} | closed


def _target(schema: Schema) -> str | None:
    ref = schema.get("$ref")
    return ref.removeprefix("#/$defs/") if isinstance(ref, str) else None


def _told(text: str) -> str:
    """TypeScript without what the compiler says of itself, and with types that depend on the game as generic ones."""
    text = re.sub(r"(?: \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n", "", text)
    text = re.sub(r"/\*\*\n \*/\n", "", text)
    return re.sub(
        r"^export (interface|type) (\w+)_G\b", r"export \1 \2<G extends GameTypes = GameTypes>", text, flags=re.M
    )


def _typescript(files: dict[str, Schema]) -> dict[str, str]:
    done = subprocess.run(
        ["node", ROOT / "tools/typescript.mjs"], input=json.dumps(files), capture_output=True, text=True, cwd=ROOT
    )
    if done.returncode:
        sys.exit(done.stderr)
    return {name: _told(text) for name, text in json.loads(done.stdout).items()}


def main(check: bool) -> int:
    files = written()
    if not check:
        FOLDER.mkdir(exist_ok=True)
        for name, text in files.items():
            (FOLDER / name).write_text(text, "utf-8")
        return 0
    found = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*")}
    stale = sorted(name for name in files.keys() | found.keys() if files.get(name) != found.get(name))
    if stale:
        print(
            f"web/generated/{', '.join(stale)}: not what Python says now. Run tools/protocol.py and look at the change."
        )
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] == ["--check"]))
