"""Dependencies point one way, and nothing in the engine depends on chance, order or time that is not its own."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import musketiere

ROOT = Path(musketiere.__path__[0])
FILES = sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))
ROOMS = [
    *(
        "core",
        "protocol",
        "games",
        "players",
        "requests",
        "fair",
        "analysis",
        "review",
        "client",
        "table",
        "study",
        "session",
    ),
    *("practice", "link", "daily", "exercise", "school", "bridge", "__main__"),
]
"""Lowest first: a room may import from itself and from those before it."""
every_file = pytest.mark.parametrize("file", FILES, ids=str)


def tree(file: Path) -> ast.Module:
    return ast.parse((ROOT / file).read_text("utf-8"))


@cache
def imports(file: Path) -> list[str]:
    """The modules that a file imports, as dotted names."""
    names = []
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            assert node.module is not None
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return names


def own_imports(file: Path) -> set[tuple[str, ...]]:
    """What a file imports of ours, without the name of the package."""
    names = [name.split(".") for name in imports(file)]
    return {tuple(name[1:]) for name in names if name[0] == "musketiere" and len(name) > 1}


def room(file: Path) -> str:
    return file.parts[0].removesuffix(".py")


def test_every_file_is_in_a_room() -> None:
    assert {room(file) for file in FILES} == {*ROOMS, "__init__"}


@every_file
def test_imports_point_one_way(file: Path) -> None:
    """bridge → school → daily → link → session → review → players → games → protocol → core, with those between"""
    if room(file) == "__init__":
        assert not own_imports(file)
        return
    allowed = ROOMS[: ROOMS.index(room(file)) + 1]
    assert {name[0] for name in own_imports(file)} <= set(allowed)


def resolved(name: str) -> Path | None:
    """The file of a module or package of ours; None for anything else."""
    _, *parts = name.split(".")
    files = [Path(*parts).with_suffix(".py")] if parts else []
    return next((path for path in (*files, Path(*parts, "__init__.py")) if path in FILES), None)


def imported_files(file: Path) -> set[Path]:
    """The files of ours that a file imports; a module from a package is no import of the package."""
    found: list[Path | None] = []
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found += (resolved(alias.name) for alias in node.names if alias.name.startswith("musketiere"))
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("musketiere"):
            found += (resolved(f"{node.module}.{alias.name}") or resolved(node.module) for alias in node.names)
    return {path for path in found if path}


def reachable(file: Path, graph: dict[Path, set[Path]]) -> set[Path]:
    """What a file imports, and what that imports, and so on."""
    found: set[Path] = set()
    left = [file]
    while left:
        new = graph[left.pop()] - found
        found |= new
        left += new
    return found


def test_no_file_imports_itself_by_way_of_others() -> None:
    """Imports for the types alone, and those inside functions, count too."""
    graph = {file: imported_files(file) for file in FILES}
    assert sum(map(len, graph.values())) > len(FILES)
    reach = {file: reachable(file, graph) for file in FILES}
    circles = {tuple(sorted(map(str, (other for other in reach[file] if file in reach[other])))) for file in FILES}
    assert not any(circles), "\n".join(", ".join(circle) for circle in sorted(circles) if circle)


@every_file
def test_only_the_command_line_needs_the_school(file: Path) -> None:
    """So the page can leave it out of what it loads at its start (`tools/image.py`). The bridge imports its door when
    somebody asks for it."""
    if file == Path("bridge.py"):
        at_once = [node for node in tree(file).body if isinstance(node, ast.ImportFrom)]
        assert not [node.module for node in at_once if "school" in (node.module or "")]
    elif room(file) not in ("school", "__main__"):
        assert "school" not in {name[0] for name in own_imports(file)}


@every_file
def test_nothing_imports_the_bridge(file: Path) -> None:
    assert "bridge" not in {name[0] for name in own_imports(file)}


@every_file
def test_a_game_never_imports_another_game_nor_the_list_of_games(file: Path) -> None:
    if room(file) != "games" or len(file.parts) < 3:
        return
    assert {name[1] for name in own_imports(file) if name[0] == "games" and len(name) > 1} <= {file.parts[1]}
    assert ("games",) not in own_imports(file)


@every_file
def test_what_counsels_in_a_game_never_imports_what_tells_it(file: Path) -> None:
    if "strategy" in file.parts:
        telling = {(*file.parts[:2], name) for name in ("data", "game", "odds")}
        assert not telling & own_imports(file)


@every_file
def test_core_and_players_know_no_game_by_name(file: Path) -> None:
    games = {path.name for path in (ROOT / "games").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert games
    if room(file) in ("core", "players"):
        assert "games" not in {name[0] for name in own_imports(file)}
        words = {node.id for node in ast.walk(tree(file)) if isinstance(node, ast.Name)}
        texts = {node.value for node in ast.walk(tree(file)) if isinstance(node, ast.Constant)}
        assert not games & (words | {text for text in texts if isinstance(text, str)})


@every_file
def test_players_never_touch_a_match_or_a_state(file: Path) -> None:
    """They may name the type of a game, nothing of the match that is played."""
    if room(file) != "players":
        return
    assert {name for name in own_imports(file) if name[:2] == ("core", "match") and len(name) == 3} <= {
        ("core", "match", "AnyGame")
    }
    attributes = {node.attr for node in ast.walk(tree(file)) if isinstance(node, ast.Attribute)}
    assert not attributes & {"state", "actions", "events", "seed", "log"}


@every_file
def test_chance_comes_from_the_generator_alone(file: Path) -> None:
    """`random` is used in `core/rng.py` only, and there a generator of its own, never the module's."""
    used = [name for name in imports(file) if name.split(".")[0] in {"random", "secrets", "uuid"}]
    if file == Path("core/rng.py"):
        assert used == ["random"]
        calls = [
            node.attr
            for node in ast.walk(tree(file))
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
        ]
        assert set(calls) == {"Random"}
    else:
        assert not used


@every_file
def test_json_from_outside_is_read_with_care(file: Path) -> None:
    """By `read_json`, which bounds its nesting; anywhere else, nothing but what has just been written is parsed."""
    if file == Path("core/reading.py"):
        return
    calls = [ast.unparse(node) for node in ast.walk(tree(file)) if isinstance(node, ast.Call)]
    assert not [
        call for call in calls if call.startswith("json.load") and not call.startswith("json.loads(json.dumps(")
    ]
    assert not [name for name in imports(file) if name.startswith("json.")]


@every_file
def test_rules_know_no_time_and_no_surroundings(file: Path) -> None:
    """Only the table at which somebody thinks looks at a clock, and only the bridge asks the system for a seed; a day
    comes from outside. What runs players of others, and the command line, stand at the border too."""
    modules = {name.split(".")[0] for name in imports(file)}
    surroundings = {
        "session.py": {"time"},
        "study.py": {"time"},
        "daily.py": {"datetime"},
        "bridge.py": {"os", "pathlib", "sys", "traceback"},
        "__main__.py": {"sys"},
        "school/cell.py": {"pathlib", "sys", "traceback"},
        "school/door.py": {"os", "time"},
        "school/duel.py": {"os", "pathlib", "sys", "time"},
        "school/process.py": {"os", "pathlib", "subprocess", "sys", "threading"},
        "school/serve.py": {"os"},
        "school/source.py": {"sys", "traceback"},
        "school/wheels.py": {"pathlib", "sys"},
    }
    allowed = surroundings.get(str(file), set())
    outside = {"time", "datetime", "os", "sys", "pathlib", "socket", "subprocess", "threading", "asyncio", "traceback"}
    assert modules & outside <= allowed


@every_file
def test_nothing_depends_on_the_order_of_a_set_or_on_a_hash(file: Path) -> None:
    """A set is asked for membership, counted or sorted, never gone through; nobody calls `hash` or `id`."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"hash", "id"}
            if node.func.id in {"list", "tuple", "enumerate", "iter", "next"} and node.args:
                assert not is_set(node.args[0])
        loops = [node.iter] if isinstance(node, ast.For) else []
        if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
            loops = [generator.iter for generator in node.generators]
        assert not any(is_set(loop) for loop in loops)
        if isinstance(node, ast.Starred):
            assert not is_set(node.value)


def is_set(node: ast.expr) -> bool:
    """A set written on the spot."""
    made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"set", "frozenset"}
    return made or isinstance(node, ast.Set | ast.SetComp)
