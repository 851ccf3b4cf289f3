"""How much is tried: all of it on CPython, less inside Pyodide, which is slower and has one thread."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Mapping
from typing import Final, cast

import pytest
from hypothesis import HealthCheck, settings

from musketiere import bridge, players, review
from musketiere.core.game import Game
from musketiere.core.match import AnyGame
from musketiere.core.rng import Rng
from musketiere.core.search_task import Skill
from tests.kit.chance import FIRST, stacked_chance

FEW_WORLDS: Final = 3
IN_PYODIDE: Final = sys.platform == "emscripten"

ELSEWHERE: Final = (
    *("test_families.py", "test_image.py", "test_protocol.py", "test_architecture.py"),  # of the tools and the sources,
    *(f"test_bench_{name}.py" for name in ("mutation", "players", "strength")),  # and of what measures
    "test_strength.py",  # at length, as below
    *(
        f"school/test_{name}.py" for name in ("process", "duel", "environment", "players_page", "reference")
    ),  # processes, numpy, a tool
)
collect_ignore = [*ELSEWHERE] if IN_PYODIDE else []
if not IN_PYODIDE:  # Pydantic is no pure wheel; what is sent does not depend on where
    from tests.kit.protocol import watch

    watch()  # before any game is made

# Thousands of tests lie there as long as all of them run: garbage is looked for among them less often.
gc.set_threshold(50_000, 20, 50)

settings.register_profile(
    "engine", max_examples=30, stateful_step_count=30, deadline=None, database=None, derandomize=True
)
# Other cases at every run, and many: `python -m pytest --hypothesis-profile=thorough tests/…`
settings.register_profile(
    "thorough", settings.get_profile("engine"), max_examples=300, stateful_step_count=60, derandomize=False
)
settings.register_profile(
    "pyodide",
    settings.get_profile("engine"),
    max_examples=10,
    stateful_step_count=20,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("pyodide" if IN_PYODIDE else "engine")


def pytest_addoption(parser: pytest.Parser) -> None:
    rounds = 30 if IN_PYODIDE else 300
    parser.addoption("--rounds", type=int, default=rounds, help="rounds or matches that a sweep plays at least")
    if IN_PYODIDE:  # where there are no threads, pytest-timeout is not installed
        for limit in ("timeout", "timeout_method"):
            parser.addini(limit, "of no effect here")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What a test begins through the bridge has the same chance in every run: a test passes or fails, never both."""
    chance = Rng(item.nodeid)
    bridge._draw_seed = lambda: chance.below(FIRST)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rules text that a test is about")
    config.addinivalue_line("markers", "at_length: takes long, and says nothing about where it runs")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is played at length is played on CPython: inside Pyodide the same is chosen (test_choices.py)."""
    if not IN_PYODIDE:
        return
    config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("at_length")])
    items[:] = [item for item in items if not item.get_closest_marker("at_length")]


@pytest.fixture(autouse=True, scope="session")
def _stacked_chance() -> Iterator[None]:
    """Chance that a disguise has stacked."""
    with stacked_chance():
        yield


@pytest.fixture(scope="module")
def few_worlds() -> Iterator[None]:
    """All players that search look at very few worlds: enough where it does not matter how well they play."""
    place = Game._fields.index("skills")

    def few(game: AnyGame) -> dict[str, Skill]:
        skills = cast(Mapping[str, Skill], game[place])
        return {level: skill._replace(worlds=FEW_WORLDS) for level, skill in skills.items()}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(players, "FEWEST", FEW_WORLDS)
        patch.setattr(review, "FEWEST", FEW_WORLDS)
        patch.setattr(Game, "skills", property(few))
        yield


@pytest.fixture
def closed_bridge() -> Iterator[None]:
    """A bridge without an open match, before and after."""
    bridge._session = None
    yield
    bridge._session = None
