"""A deal that nobody at a table of several devices could choose, and the check at its end that nobody did.

Every device draws a share and tells all others its `commitment` first. The shares are handed in when all commitments
are known; the seed of the match follows from all of them (`seed_of`). When the match is over the shares and the record
are opened, and each device has `verify` look whether they lead to what it was told. `web/lib/guests/fair.ts` makes the
same shares and commitments.
"""

from __future__ import annotations

import hashlib
import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from musketiere.core.errors import InvalidRecord, InvalidRequest
from musketiere.core.game import Seat
from musketiere.core.match import AnyGame, Match
from musketiere.core.written import stable
from musketiere.games import GAMES
from musketiere.requests import is_in, parse_game

if TYPE_CHECKING:
    from musketiere.protocol import DealtShares, Verdict

MAX_SHARES: Final = 32
"""Devices that can have a part in a deal: as many as can follow a match."""
LONGEST_RECORD: Final = 1 << 22
"""Characters of a record that is looked at."""
_TABLE: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
_SHARE: Final = re.compile(r"[\w-]{21}[AQgw]", re.ASCII)
"""16 bytes in base64url; so many have one way only to be written."""
_COMMITMENT: Final = re.compile(r"[\w-]{42}[AEIMQUYcgkosw048]", re.ASCII)
"""32 bytes in base64url."""


class Shares(NamedTuple):
    """The shares of a table, in the order of its stage. Who has them knows the deal."""

    table: str
    shares: tuple[str, ...]

    @property
    def seed(self) -> int:
        """Of the match that is dealt from them."""
        return seed_of(self.table, self.shares)

    def data(self) -> DealtShares:
        """As plain data."""
        return {"table": self.table, "shares": list(self.shares)}


def commitment(table: str, share: str) -> str:
    """What a device tells of its share before the deal: it gives nothing away, and no other share fits it."""
    return urlsafe_b64encode(_digest("share", table, share)).decode().rstrip("=")


def seed_of(table: str, shares: Sequence[str]) -> int:
    """The seed that all shares together make: 53 bits, as `MAX_SEED` has."""
    return int.from_bytes(_digest("seed", table, *shares)[:7]) >> 3


def _digest(label: str, *parts: str) -> bytes:
    """SHA-256 of texts that hold no line break."""
    return hashlib.sha256("\n".join((f"fair deal: {label}", *parts)).encode()).digest()


def parse_shares(given: object) -> Shares:
    """From plain data. Raises `InvalidRequest`, which repeats none of them."""
    if not isinstance(given, dict):
        raise InvalidRequest("shares-damaged")
    return Shares(_parse_table(given.get("table")), _parse_texts(given.get("shares"), _SHARE))


def _parse_table(given: object) -> str:
    if not isinstance(given, str) or not _TABLE.fullmatch(given):
        raise InvalidRequest("shares-damaged")
    return given


def _parse_texts(given: object, form: re.Pattern[str]) -> tuple[str, ...]:
    if not isinstance(given, list) or not 0 < len(given) <= MAX_SHARES:
        raise InvalidRequest("shares-damaged")
    if not all(isinstance(text, str) and form.fullmatch(text) for text in given):
        raise InvalidRequest("shares-damaged")
    return tuple(given)


def verify(asked: Mapping[str, Any]) -> Verdict:
    """Whether a match that was opened at its end is the one that a device has taken part in.

    `table`, `commitments`, `game`, `options`, `seats` and `story` are what the device itself knows, its own commitment
    among them; `shares` and `text`, the record, are what it was handed. Raises `InvalidRequest`, `InvalidOptions`, and
    `InvalidRecord` if the record does not replay.
    """
    opened = parse_shares({"table": asked["table"], "shares": asked["shares"]})
    known = _parse_known(asked)
    if known.story is None:
        raise InvalidRequest("request-unknown", op="verify")
    if not known.fits(opened):
        return _UNFIT
    return _judge(_parse_record(asked["text"]), opened, known)


def judge(match: Match, opened: Shares, asked: Mapping[str, Any]) -> Verdict:
    """The same of a match that is handed over before its end, with its shares."""
    known = _parse_known(asked)
    return _judge(match, opened, known) if known.fits(opened) else _UNFIT


class _Known(NamedTuple):
    """What a device itself knows of a match."""

    commitments: tuple[str, ...]
    game: AnyGame
    options: object
    seats: list[object]
    story: list[object] | None

    def fits(self, opened: Shares) -> bool:
        """Whether those are the shares that all had committed themselves to."""
        return self.commitments == tuple(commitment(opened.table, share) for share in opened.shares)


_UNFIT: Final[Verdict] = {"fair": False, "reason": "commitment", "at": None}


def _parse_known(asked: Mapping[str, Any]) -> _Known:
    told, story, seats = _parse_texts(asked["commitments"], _COMMITMENT), asked["story"], asked["seats"]
    if not isinstance(story, list | None) or not isinstance(seats, list):
        raise InvalidRequest("request-unknown", op="verify")
    return _Known(told, parse_game(asked["game"]), asked["options"], seats, story)


def _judge(match: Match, opened: Shares, known: _Known) -> Verdict:
    if match.seed != opened.seed:
        return {"fair": False, "reason": "seed", "at": None}
    if not _is_agreed(match, known.game, known.options):
        return {"fair": False, "reason": "agreement", "at": None}
    viewer = _parse_viewer(known.seats, match)
    at = None if known.story is None else _first_difference(match, viewer, known.story)
    return {"fair": at is None, "reason": None if at is None else "story", "at": at}


def _parse_record(text: object) -> Match:
    if not isinstance(text, str) or len(text) > LONGEST_RECORD:
        raise InvalidRecord("record-damaged", at=LONGEST_RECORD if isinstance(text, str) else 0)
    return Match.from_text(text, GAMES)


def _parse_viewer(seats: list[object], match: Match) -> Seat | None:
    """Whose story it is: that of the first seat of a viewpoint."""
    seat = seats[0] if seats else None
    if seat is not None and not is_in(seat, range(match.game.seats(match.options))):
        raise InvalidRequest("seat-unknown", seat=str(seat))
    return seat


def _is_agreed(match: Match, game: AnyGame, options: object) -> bool:
    """Whether that game was dealt, by the rules of today. A position would bring cards that no seed has dealt, and
    older rules deal otherwise: whoever could choose among them could choose the deal."""
    if not isinstance(options, dict):
        raise InvalidRequest("option-unknown", option=str(options))
    agreed = game.options_data(game.parse_options(options))
    if match.position is not None or (match.game.id, match.game.rules_version) != (game.id, game.rules_version):
        return False
    return stable(agreed) == stable(game.options_data(match.options))


def _first_difference(match: Match, seat: Seat | None, story: list[object]) -> int | None:
    """Where a story leaves what the match has for the seat; None if it is the whole of that."""
    true: list[object] = json.loads(json.dumps(match.story(seat)))
    for at, (event, told) in enumerate(zip(true, story, strict=False)):
        if stable(event) != stable(told):
            return at
    return None if len(true) == len(story) else min(len(true), len(story))
