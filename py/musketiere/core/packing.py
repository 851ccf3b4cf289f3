"""A match in as few bytes as a link can bear.

    rules version, seed, start, number of actions   numbers of any size, seven bits to a byte, the lowest first
    the actions                                      one number in mixed radix, the lowest byte first

The start is the options that differ from the defaults, as JSON, or a position, as text. An action is a digit: its index
among the legal moves, which are all there is to choose from. Whose turn it is costs a digit of its own only where the
order in which several seats act is part of the match.

Every match has one spelling. Nothing is compressed: deflated bytes differ from one implementation to another.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from musketiere.core.errors import EngineError, InvalidLink, MissingData
from musketiere.core.game import Data, Decision, Seat
from musketiere.core.match import MAX_SEED, AnyGame, Match
from musketiere.core.reading import read_json

MAX_ACTIONS: Final = 10_000
"""More are neither packed nor unpacked: a few bytes could ask for a replay without end."""


def pack(match: Match) -> bytes:
    """The bytes that `unpack` reads back. Raises `InvalidLink` if there are too many actions."""
    if len(match.actions) > MAX_ACTIONS:
        raise InvalidLink("link-long")
    number = 0
    for digit, radix in reversed(_digits(match)):
        number = number * radix + digit
    return _opening(match) + number.to_bytes((number.bit_length() + 7) // 8, "little")


def unpack(packed: bytes, game: AnyGame) -> Match:
    """Replays what `pack` has packed. Raises `InvalidLink` for other bytes, `MissingData` if a data file is wanting."""
    source = _Source(packed)
    rules_version, seed, start = source.varint(), source.varint(), source.varint()
    by_version = game.by_version(rules_version)
    if by_version is None:
        raise InvalidLink("link-rules", rules_version=str(rules_version))
    text, count, actions = source.take(start >> 1), source.varint(), source.rest()
    if seed > MAX_SEED or count > MAX_ACTIONS:
        raise InvalidLink("link-damaged")
    try:
        match = _begin(by_version, seed, text.decode(), is_position=bool(start & 1))
        number = int.from_bytes(actions, "little")
        for left in range(count, 0, -1):
            seats = _next_seats(match, left)
            number, seat = divmod(number, len(seats))
            legal = match.state.legal(seats[seat])
            number, move = divmod(number, len(legal))
            match.act_move(seats[seat], legal[move])
    except MissingData:
        raise
    except (EngineError, ValueError, ZeroDivisionError) as fault:  # no UTF-8, no JSON, nobody to act
        raise InvalidLink("link-damaged") from fault
    if number or actions.endswith(b"\0") or packed != _opening(match) + actions:
        raise InvalidLink("link-damaged")
    return match


def _opening(match: Match) -> bytes:
    """Everything before the actions."""
    start, is_position = _start(match)
    numbers = (match.game.rules_version, match.seed, len(start) << 1 | is_position)
    return b"".join(map(_varint, numbers)) + start + _varint(len(match.actions))


def _digits(match: Match) -> list[tuple[int, int]]:
    """The digits of the actions with their radices."""
    digits: list[tuple[int, int]] = []
    lefts = range(len(match.actions), 0, -1)
    for (seat, move), left, now in zip(match.actions, lefts, match.replay(), strict=False):
        seats, legal = _next_seats(now, left), now.state.legal(seat)
        digits += (seats.index(seat), len(seats)), (legal.index(move), len(legal))
    return digits


def _next_seats(match: Match, left: int) -> Sequence[Seat]:
    """Who can have acted next when so many actions are left: secret choices stand in seat order once all are made."""
    decision: Decision | None = match.state.decision
    if decision is None:
        return ()
    return decision.seats[:1] if decision.secret and left >= len(decision.seats) else decision.seats


# ---- the start -----------------------------------------------------------------------------------------


def _start(match: Match) -> tuple[bytes, bool]:
    """The text of the start, and whether it is a position."""
    if match.position is not None:
        return match.position.encode(), True
    return json.dumps(_terse(match), ensure_ascii=False, separators=(",", ":")).encode(), False


def _terse(match: Match) -> Data:
    """The options without those that follow from the others."""
    game = match.game
    given = dict(game.options_data(match.options))
    for name in list(given):
        fewer = {other: value for other, value in given.items() if other != name}
        try:
            if game.parse_options(fewer) == match.options:
                given = fewer
        except EngineError:
            continue  # without it the others contradict each other
    return given


def _begin(game: AnyGame, seed: int, text: str, *, is_position: bool) -> Match:
    if is_position:
        return Match(game, seed=seed, position=text)
    given = read_json(text)
    if not isinstance(given, dict):
        raise ValueError(text)
    return Match(game, game.parse_options(given), seed)


# ---- bytes ---------------------------------------------------------------------------------------------


def _varint(number: int) -> bytes:
    groups = []
    while number > 0x7F:
        groups.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*groups, number])


class _Source:
    """Bytes that are read from the front."""

    def __init__(self, packed: bytes) -> None:
        self.packed = packed
        self.at = 0

    def take(self, size: int) -> bytes:
        """The next bytes. Raises `InvalidLink` if there are fewer."""
        if size > len(self.packed) - self.at:
            raise InvalidLink("link-damaged")
        self.at += size
        return self.packed[self.at - size : self.at]

    def varint(self) -> int:
        """The next number; longer than any of ours it is refused."""
        number = 0
        for shift in range(0, 63, 7):
            byte = self.take(1)[0]
            number |= (byte & 0x7F) << shift
            if byte < 0x80:
                return number
        raise InvalidLink("link-damaged")

    def rest(self) -> bytes:
        """All that has not been read."""
        return self.take(len(self.packed) - self.at)
