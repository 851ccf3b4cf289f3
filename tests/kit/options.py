"""Options as whoever fills in the form meets them, and as the table of the rules has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from musketiere.core.errors import InvalidOptions
from musketiere.core.game import Data, JsonObject
from musketiere.core.match import AnyGame
from musketiere.core.rng import Rng

Chosen: TypeAlias = Mapping[str, Any]
Only: TypeAlias = Mapping[str, Sequence[Any]]
"""By option the values to draw from, where these are not all that are valid."""
ANY: Final[Only] = MappingProxyType({})


def faults(game: AnyGame, /, **given: object) -> list[tuple[str | None, str]]:
    """Option and code of everything that is refused."""
    try:
        game.parse_options(given)
    except InvalidOptions as refused:
        return [(fault.option, fault.code) for fault in refused.faults]
    return []


def resolved(game: AnyGame, /, **given: object) -> dict[str, Any]:
    """All options that have a place, as the match is played by them."""
    return dict(game.options_data(game.parse_options(given)))


def specs(game: AnyGame, /, **given: object) -> dict[str, dict[str, Any]]:
    """By option what the form is told of it."""
    return {spec["id"]: dict(spec) for spec in game.option_specs(given)}


def offered(spec: Mapping[str, Any]) -> list[Any]:
    """The values a specification offers."""
    if spec["type"] == "choice":
        return list(spec["choices"])
    return [False, True] if spec["type"] == "flag" else list(range(spec["min"], spec["max"] + 1))


def too_much(game: AnyGame) -> tuple[str, int]:
    """The first option that is a number, and a value beyond those it may have."""
    spec = next(spec for spec in game.option_specs({}) if spec["type"] == "integer")
    return str(spec["id"]), int(spec["max"]) + 1


def random_options(game: AnyGame, rng: Rng, only: Only = ANY) -> Data:
    """Any valid options, as whoever fills in the form may choose them."""
    given: Data = {}
    while left := [spec for option, spec in specs(game, **given).items() if option not in given]:
        values = only.get(left[0]["id"], offered(left[0]))
        given[left[0]["id"]] = values[rng.below(len(values))]
    return given


def worded(options: JsonObject) -> dict[str, str]:
    """Options as lines of a position text, by keyword."""
    words = {True: "yes", False: "no"}
    return {name: words[value] if isinstance(value, bool) else str(value) for name, value in options.items()}


class Choices(NamedTuple):
    """What the table of a game's rules allows, told a second time."""

    game: AnyGame
    options: Sequence[str]
    """In such an order that each depends only on those before it."""
    allowed: Callable[[str, Chosen], list[Any] | None]
    """The values of an option beside those chosen before it; None if it has no place there."""
    default: Callable[[str, Chosen], Any]
    """The column "default"."""

    def some(self, rng: Rng, only: Only = ANY) -> dict[str, Any]:
        """Valid options, all that have a place."""
        chosen: dict[str, Any] = {}
        for option in self.options:
            values = self.allowed(option, chosen)
            if values is not None:
                values = only.get(option, values)
                chosen[option] = values[rng.below(len(values))]
        return chosen

    def filled(self, chosen: Chosen) -> dict[str, Any]:
        """These options, all others that have a place at their defaults."""
        filled = dict(chosen)
        for option in self.options:
            if option not in chosen and self.allowed(option, filled) is not None:
                filled[option] = self.default(option, filled)
        return filled

    def check_offered(self, chosen: Chosen, idle: set[str], clauses: Mapping[str, str]) -> None:
        """Beside these options the form offers what the table allows, but for the idle ones, which have no effect."""
        told = specs(self.game, **chosen)
        assert set(told) == {option for option in self.options if self.allowed(option, chosen) is not None} - idle
        for option, spec in told.items():
            assert offered(spec) == self.allowed(option, chosen)
            assert spec["default"] == self.default(option, chosen)
            assert spec["clause"] == clauses[option]

    def check_accepted(self, chosen: Chosen, elsewhere: Sequence[Any]) -> None:
        """Each value an option may have beside the others before it is accepted, and nothing else from elsewhere."""
        for number, option in enumerate(self.options):
            before = {name: chosen[name] for name in self.options[:number] if name in chosen}
            values = self.allowed(option, before)
            if values is None:
                continue
            for value in values:
                assert faults(self.game, **before, **{option: value}) == []
            for value in elsewhere:
                if not any(value == good and type(value) is type(good) for good in values):
                    [(refused, code)] = faults(self.game, **before, **{option: value})
                    assert refused == option
                    assert code in {"option-choice", "option-range", "option-type"}
