"""What must hold between the parts of a data file (MR-27.2), so that every match can be played and ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from musketiere.games.mousquetaires_du_roy.data_file.toml_lines import Path
from musketiere.games.mousquetaires_du_roy.edition import Edition
from musketiere.games.mousquetaires_du_roy.material import GALLERIES


class Contradiction(NamedTuple):
    """Where something stands that cannot be beside the rest, its fault code and parameters."""

    at: Path
    code: str
    params: dict[str, int]


def contradictions(edition: Edition) -> Iterator[Contradiction]:
    """All that are in an edition whose single values are in order."""
    for at, value, low, high in _ranges(edition):
        if not low <= value <= high:
            yield Contradiction(at, "data-range", {"min": low, "max": high})
    for at, there, needed in _stocks(edition):
        if there < needed:
            yield Contradiction(at, "data-too-few", {"there": there, "needed": needed})
    for at, code, holds in _orders(edition):
        if not holds:
            yield Contradiction(at, code, {})
    squares = edition.inn_lines * edition.inn_length
    tokens = edition.inn_adversaries + edition.inn_decoys + edition.inn_traps
    if tokens != squares:
        yield Contradiction(("quest", "inn"), "data-inn", {"squares": squares, "tokens": tokens})


def _ranges(edition: Edition) -> Iterator[tuple[Path, int, int, int]]:
    """Numbers whose limits stand elsewhere in the file."""
    yield ("dice", "blue_base"), edition.blue_base, 1, edition.blue_max
    yield ("tracks", "louvre_start"), edition.ladder_start, 1, edition.ladder_fail - 1
    for number, square in enumerate(edition.ladder_honour):
        yield ("tracks", "louvre_honour", number), square, edition.ladder_start + 1, edition.ladder_fail
    for space in edition.siege_rewards:
        yield ("tracks", "siege_rewards", str(space)), space, edition.siege_left, edition.siege_right
    for musketeers, setup in edition.setup.items():
        yield ("setup", str(musketeers), "time"), setup.time, 0, edition.time_end - 1
    least = min(setup.honour for setup in edition.setup.values())
    for level, lower in edition.auto_honour.items():
        yield ("auto", "honour", level), lower, 0, least - 1
    for number, card in enumerate(edition.paris):
        if not card.challenges:
            yield ("paris", number, "force"), card.force, 1, 12


def _stocks(edition: Edition) -> Iterator[tuple[Path, int, int]]:
    """How many there are, and how many are needed at once."""
    deals = [(musketeers * setup.cards, setup.perfidy) for musketeers, setup in edition.setup.items()]
    tokens = edition.inn_adversaries + edition.england.count(None) + edition.gallery_tokens * len(edition.galleries)
    yield ("quest", "tokens"), sum(edition.quest_tokens.values()), tokens
    yield ("adventure",), sum(edition.adventure), max(cards for cards, _ in deals)
    yield ("perfidy",), sum(edition.perfidy), max(cards for _, cards in deals)


def _orders(edition: Edition) -> Iterator[tuple[Path, str, bool]]:
    """Lists, and what else hangs together, with whether they do."""
    spaces = [space for space, _ in edition.time_dice]
    yield ("tracks", "time_dice"), "data-time-dice", spaces[0] == 0 and _ascends(spaces)
    yield ("tracks", "louvre_honour"), "data-ascending", _ascends(edition.ladder_honour)
    rewards = list(edition.siege_rewards.values())
    yield ("tracks", "siege_rewards"), "data-one-for-all", rewards.count("one_for_all") <= 1
    order = edition.quest_order
    yield ("quest", "order"), "data-quest-order", len({*order}) == len(order) and order[-1] == GALLERIES
    for number, card in enumerate(edition.paris):
        at = ("paris", number, "successes")
        if card.effect == "strangle":
            yield at, "data-key-missing", card.successes > 0
        else:
            yield at, "data-key-unknown", card.successes == 0


def _ascends(numbers: list[int] | tuple[int, ...]) -> bool:
    return all(before < after for before, after in pairwise(numbers))
