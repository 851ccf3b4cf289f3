"""What is played in a tournament: every deal by everybody from every seat."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from itertools import chain, combinations, count
from typing import Any, Final, NamedTuple

from musketiere.core.errors import InvalidOptions, InvalidRecord, InvalidRequest
from musketiere.core.game import Data
from musketiere.core.match import MAX_SEED, AnyGame
from musketiere.games import GAMES
from musketiere.players import is_computer
from musketiere.requests import EXTERNAL, is_in, plain_name

MOST_DEALS: Final = 1_000_000
MOST_ENTRANTS: Final = 8


class Entrant(NamedTuple):
    """Who takes part: a computer player by its id, or one from outside (`EXTERNAL`)."""

    name: str
    player: str

    @property
    def is_own(self) -> bool:
        """Whether a visitor has brought it."""
        return self.player == EXTERNAL


class Pairing(NamedTuple):
    """One match of a tournament."""

    round: int
    deal: int
    seed: int
    """Of the deal."""
    entrants: tuple[int, ...]
    """By seat, by their place in the plan."""


class Plan(NamedTuple):
    """Rounds of `deals` matches. In each of them other entrants meet, or the same ones in other seats; all rounds have
    the same deals. So nobody meets a deal again within a round, whose hidden cards he could remember."""

    game: str
    options: Data
    entrants: tuple[Entrant, ...]
    deals: int
    seed: int
    """All chance of the tournament comes from it."""

    @property
    def rules(self) -> AnyGame:
        """Its game."""
        return GAMES[self.game]

    @property
    def seats(self) -> int:
        """Those of its table."""
        return self.rules.seats(self.rules.parse_options(self.options))

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """By round, who sits where: all who can meet, each time with the seats turned until each has had each."""
        size = self.seats
        groups = combinations(range(len(self.entrants)), size)
        return [group[turn:] + group[:turn] for group in groups for turn in range(size)]

    @property
    def matches(self) -> int:
        """How many there are."""
        return len(self.tables) * self.deals

    def pairing(self, number: int) -> Pairing:
        """The match with that number, counted from 0."""
        round_, deal = divmod(number, self.deals)
        return Pairing(round_, deal, self.deal_seed(deal), self.tables[round_])

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal."""
        return int(self.stream("deal", deal), 16) % (MAX_SEED + 1)

    def stream(self, *owner: object) -> str:
        """A seed for somebody's chance. The seed of the tournament, and so of the deals, cannot be worked out from it,
        unless it is one of few that somebody would try."""
        return hashlib.sha256(" ".join(map(str, (self.seed, *owner))).encode()).hexdigest()

    def data(self) -> Data:
        """As plain data that `read` reads back."""
        entrants = [{"name": entrant.name, "player": entrant.player} for entrant in self.entrants]
        rules_version = self.rules.rules_version
        return {**self._asdict(), "options": dict(self.options), "entrants": entrants, "rules_version": rules_version}

    @classmethod
    def read(cls, given: object) -> Plan:
        """From plain data. Raises `InvalidRecord` if it is none, `InvalidOptions` and `InvalidRequest`."""
        try:
            data: Any = given
            entrants = [Entrant(str(one["name"]), str(one["player"])) for one in data["entrants"]]
            if data["rules_version"] != GAMES[data["game"]].rules_version:
                raise InvalidRecord("record-rules", rules_version=str(data["rules_version"]))
            return plan(data["game"], data["options"], entrants, data["deals"], data["seed"])
        except (LookupError, TypeError) as fault:
            raise InvalidRecord("record-damaged", at="plan") from fault


def plan(game: str, options: Mapping[str, object], entrants: Iterable[Entrant], deals: int, seed: int) -> Plan:
    """A plan that can be played. Raises `InvalidOptions`, and `InvalidRequest` if there are too few entrants for the
    seats or nobody knows one of them."""
    rules = GAMES[game]
    whole = dict(rules.options_data(rules.parse_options(options)))
    made = Plan(game, whole, _told_apart(entrants), deals, seed)
    for entrant in made.entrants:
        if not (entrant.is_own or is_computer(entrant.player)):
            raise InvalidRequest("unknown-player", player=entrant.player)
    if not made.seats <= len(made.entrants) <= MOST_ENTRANTS:
        raise InvalidRequest("controllers-count", expected=made.seats)
    if not is_in(deals, range(1, MOST_DEALS + 1)) or not is_in(seed, range(MAX_SEED + 1)):
        raise InvalidRequest("request-unknown", op="plan")
    return made


def fitting(game: AnyGame, options: Mapping[str, object], entrants: int) -> dict[str, object]:
    """The options; where they leave open how many play, so many that all entrants sit at one table, or else as many as
    can. Raises `InvalidOptions`, and `InvalidRequest` if there are too few entrants."""
    tries = [dict(options)]
    if "players" not in options:
        tries += [{**options, "players": players} for players in range(1, game.max_seats + 1)]
    possible: dict[int, dict[str, object]] = {}
    refused: InvalidOptions | None = None
    for one in tries:
        try:
            possible.setdefault(game.seats(game.parse_options(one)), one)
        except InvalidOptions as why:
            refused = refused or why
    if not possible:
        assert refused is not None
        raise refused
    seats = max((seats for seats in possible if seats <= entrants), default=None)
    if seats is None:
        raise InvalidRequest("controllers-count", expected=min(possible))
    return possible[seats]


def _told_apart(entrants: Iterable[Entrant]) -> tuple[Entrant, ...]:
    """A name that comes again gets a number."""
    told: dict[str, Entrant] = {}
    for entrant in entrants:
        plain = plain_name(entrant.name)
        numbered = (f"{plain} ({number})" for number in count(2))
        name = next(name for name in chain([plain], numbered) if name not in told)
        told[name] = entrant._replace(name=name)
    return tuple(told.values())
