"""MR-30 and MR-32: what is told, to whom, and what no undo goes past."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from musketiere.core.game import Event
from musketiere.games.mousquetaires_du_roy.state import State
from tests.mousquetaires_du_roy.at_random import some_match
from tests.mousquetaires_du_roy.table import Table

RULES: Final = Path(__file__).parents[2] / "docs" / "rules" / "mousquetaires_du_roy.md"
ROW: Final = re.compile(r"^\| \*\*MR-32\.\d+\*\* \| `(\w+)` \| (.*) \| ([PTM]) \|$", re.MULTILINE)
FIELD: Final = re.compile(r"(\w+)([*?]?)(\[\])?(?: \(([^)]*)\))?")
CHANCE: Final = {
    *("perfidy_drawn", "paris_taken", "adventure_drawn", "pile_shuffled"),
    *("thrown", "toledo", "siege_thrown", "strangling", "ambush_rolled"),
    *("perfidy_played", "perfidy_lost", "mission_placed", "token_revealed", "milady_revealed", "jailed"),
}
"""Events that show dice, cards or something that was hidden."""


class Told(NamedTuple):
    """A row of the table of section 32."""

    needed: frozenset[str]
    optional: frozenset[str]
    secret: frozenset[str]
    lists: frozenset[str]
    words: dict[str, set[str]]
    vis: str


def table() -> dict[str, Told]:
    """Section 32, read."""
    _, _, section = RULES.read_text("utf-8").partition("## 32. Events")
    told = {}
    for type, fields, vis in ROW.findall(section.partition("## 33.")[0]):
        found = FIELD.findall(re.sub(r"\? and ", "?, ", fields))
        marked = {mark: frozenset(name for name, sign, *_ in found if sign == mark) for mark in ("", "?", "*")}
        words = {
            name: {*inside.split(", ")}
            for name, _, _, inside in found
            if re.fullmatch(r"[a-z_]+(, [a-z_]+)*", inside) and "Rochelle" not in inside
        }
        lists = frozenset(name for name, _, many, _ in found if many)
        told[type] = Told(marked[""], marked["?"], marked["*"], lists, words, vis)
    return told


def rarities() -> Table:
    """What matches at random hardly reach: One for all, and progress on the later boards."""
    table = Table(musketeers=3, rochefort="auto")
    table.state.one_for_all, table.state.epic = True, 3
    table.inn("decoy", "force_4", "force_4")
    table.put("athos", "quest")
    table.do("destination paris", "pass", "yes")
    table.start("athos")
    table.do("inn 0")
    table.board("england", "force_2 force_2")
    table.hand("athos", " ".join(["panache_1"] * 5))
    table.do("challenge 0")
    table.board("galleries", "force_2 " * 8)
    table.do("passage")
    return table


@pytest.fixture(scope="module")
def stories() -> list[tuple[State, list[Event]]]:
    table = rarities()
    return [(table.state, table.log), *(some_match(seed) for seed in range(150))]


@pytest.mark.clause("MR-0.3", "MR-32.1", "MR-32.2", "MR-32.3", "MR-32.4", "MR-32.5", "MR-32.6", "MR-32.7", "MR-32.8")
@pytest.mark.clause("MR-32.9", "MR-32.10", "MR-32.11", "MR-32.12", "MR-32.13", "MR-32.14", "MR-32.15", "MR-32.16")
@pytest.mark.clause("MR-32.17", "MR-32.18", "MR-32.19", "MR-32.20", "MR-32.21", "MR-32.22", "MR-32.23", "MR-32.24")
@pytest.mark.clause("MR-32.25", "MR-32.26", "MR-32.27", "MR-32.28", "MR-32.29", "MR-32.30", "MR-32.31", "MR-32.32")
@pytest.mark.clause("MR-32.33", "MR-32.34", "MR-32.35", "MR-32.36", "MR-32.37", "MR-32.38", "MR-32.39", "MR-32.40")
@pytest.mark.clause("MR-32.41", "MR-32.42", "MR-32.43", "MR-32.44", "MR-32.45", "MR-32.46", "MR-32.47", "MR-32.48")
@pytest.mark.clause("MR-32.49", "MR-32.50", "MR-32.51", "MR-32.52", "MR-32.53", "MR-32.54", "MR-32.55", "MR-32.56")
@pytest.mark.clause("MR-32.57", "MR-32.58", "MR-32.59", "MR-32.60", "MR-32.61", "MR-32.62", "MR-32.63", "MR-32.64")
@pytest.mark.clause("MR-32.65")
def test_every_event_stands_in_the_table(stories: list[tuple[State, list[Event]]]) -> None:
    """With all of its fields and no others, in the words of the table; and whatever stands there is told some time."""
    rows, seen = table(), set()
    for _, log in stories:
        for event in log:
            row = rows[event.type]
            seen.add(event.type)
            assert set(event.data) - row.optional == {"type", *row.needed}, event
            assert {name for name, value in event.data.items() if isinstance(value, list)} <= row.lists, event
            for name, words in row.words.items():
                if name in event.data:
                    assert event.data[name] in words, event
    assert seen == set(rows)


@pytest.mark.clause("MR-33.22")
def test_secret_fields_go_only_to_their_side(stories: list[tuple[State, list[Event]]]) -> None:
    """To every seat of it alike; the others, and who looks on, get the stub."""
    rows = table()
    for state, log in stories:
        sides = {"P": [], "T": [*state.team], "M": [] if state.milady is None else [state.milady]}
        for event in log:
            row = rows[event.type]
            assert sorted(event.private) == sides[row.vis], event
            for private in event.private.values():
                assert set(private) == row.secret
                assert private == next(iter(event.private.values()))
            assert not row.secret & set(event.seen_by(None))


@pytest.mark.clause("MR-29.4")
def test_events_that_show_chance_or_something_hidden_are_marked(stories: list[tuple[State, list[Event]]]) -> None:
    """No undo goes past them: dice, cards that were hidden, and what tells where Milady is or is not."""
    for state, log in stories:
        milady_seen, rochefort, cleared = False, 4, set[object]()
        for event in log:
            if event.type in ("turn_started", "milady_revealed"):
                milady_seen = event.type == "milady_revealed"
                cleared.clear()
            elif event.type in ("rochefort_fled", "rochefort_healed"):
                rochefort = int(str(event.data["life"]))
            if event.type == "element_declared":
                immune = state.heroes[int(str(event.data["musketeer"]))].power == "rochefort_immune"
                hidden = not milady_seen and event.data["place"] not in cleared
                expected = hidden and rochefort > 0 and not immune and not state.options.asks_rochefort
                assert event.reveals == expected, event
                if expected:
                    cleared.add(event.data["place"])  # or she is seen there
            elif event.type == "board_finished":
                assert event.reveals == bool(event.data["revealed"])
            else:
                assert event.reveals == (event.type in CHANCE), event
