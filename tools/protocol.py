"""Writes the types of what is sent, and what the page must know before Python runs, from the engine (`web/generated/`).

`--check` writes nothing and says which file is stale.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

sys.path.extend(str(Path(__file__).parents[1] / folder) for folder in ("", "py"))

from tools.catalogue import catalogue
from tools.outputs import ROOT, TYPES, Place, in_the_tests, module, on_the_page, stale, write
from tools.protocol_types import holds_summary, named_types, protocol_of, schemas
from tools.reference import reference

HEAD: Final = "/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */\n\n"
GAME_TYPES: Final = (
    *("View", "Action", "Legal", "DecisionKind", "Event", "Summary", "Options", "Reason"),
    *("Forecast", "Seating"),
)
"""What every game says in its protocol. One without `Forecast` foretells nothing, one without `Seating` says nothing
new of the seats."""
BOUNDS: Final = {
    "View": "{ options: object }",
    "DecisionKind": "string",
    "Event": "{ type: string }",
    "Reason": "{ type: string }",
    "Forecast": "unknown",
    "Seating": "unknown",
}
"""What is known of a game's types before it is known which game speaks; of the others that they are objects."""

_GAME_HEAD: Final = """\
import type * as bridge from '{bridge}';

export type Frame = bridge.Frame<GameTypes>;
export type Update = bridge.Update<GameTypes>;

"""

GENERIC: Final = "_G"
"""Ends the name of a type that depends on the game, as long as it is a JSON Schema."""

Schema: TypeAlias = dict[str, Any]


def written() -> dict[Path, str]:
    """Every file."""
    core = protocol_of("musketiere.core")
    bridge = TYPES / "bridge"
    files = _catalogues(on_the_page(), "./bridge")
    files[TYPES / "reference.ts"] = reference([place.game.id for place in on_the_page()])
    schemas = {TYPES / "bridge.ts": _bridge(core, protocol_of("musketiere"))}
    for place in in_the_tests():
        files |= _catalogues([place], module(place.types, bridge))
    for place in (*on_the_page(), *in_the_tests()):
        schemas[place.types / f"{place.game.id}.ts"] = _game(core, protocol_of(place.package))
    for file, text in _typescript(schemas).items():
        head = "" if file.stem == bridge.name else _GAME_HEAD.format(bridge=module(file.parent, bridge))
        files[file] = head + text
    return {file: HEAD + text for file, text in files.items()}


def _catalogues(places: list[Place], bridge: str) -> dict[Path, str]:
    """What is to be known of these games, which have one folder."""
    made = catalogue([place.game for place in places], bridge)
    return {places[0].types / name: text for name, text in made.items()}


def _game(core: ModuleType, module: ModuleType) -> Schema:
    """The types of a game, and one that holds them all; what it shares with all games is the bridge's."""
    shared, said = named_types(core), named_types(module)
    defs = schemas(module)
    names = {name: name for name in defs}
    taken = {name for name in defs.keys() & shared.keys() if said.get(name, shared[name]) is shared[name]}
    made = {
        name: {"tsType": f"bridge.{name}"} if name in taken else _named(schema, names) for name, schema in defs.items()
    }
    parts = {name: {"tsType": name if name in defs else "never"} for name in GAME_TYPES}
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


def _typescript(files: Mapping[Path, Schema]) -> dict[Path, str]:
    done = subprocess.run(
        ["node", ROOT / "tools/typescript.mjs"],
        input=json.dumps({str(file): schema for file, schema in files.items()}),
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    if done.returncode:
        sys.exit(done.stderr)
    return {Path(name): _told(text) for name, text in json.loads(done.stdout).items()}


def main(check: bool) -> int:
    files = written()
    if not check:
        write(files)
        return 0
    old = stale(files)
    if old:
        print(f"{', '.join(old)}: not what Python says now. Run tools/protocol.py and look at the change.")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] == ["--check"]))
