"""Link codes: a deal, a match in play or one that is over, as text that fits into an address.

    1 . game . head . body

All but the dots is `A-Z a-z 0-9 - _`; 1 is the version of this format. The head says in JSON what an embedding page may
show without Python: kind, sitters (the controllers), names, summary. Where the lamp was asked or the match was for
practice, it says that too, and the version is 2. The body is a checksum and the packed match. Whoever reads a code
plays the match again and believes the head only where it says the same.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from musketiere.core.errors import InvalidLink, InvalidRecord, InvalidRequest
from musketiere.core.match import Match
from musketiere.core.packing import pack, unpack
from musketiere.core.reading import read_json
from musketiere.games import GAMES
from musketiere.players import FULL, is_computer
from musketiere.requests import EXTERNAL, HUMAN, LESSON, parse_own_players, parse_strings, plain_name
from musketiere.session import Session, parse_lamps

if TYPE_CHECKING:
    from musketiere.protocol import Linked

PLAIN: Final = 1
"""The version of a code without lamps and practice, which older pages read as well."""
FORMAT: Final = 2
LONGEST: Final = 8192
"""Characters of a code."""
LONGEST_NAME: Final = 24
"""Characters of a player's name."""
_CODE: Final = re.compile(rf"([{PLAIN}{FORMAT}])\.([\w-]+)\.([\w-]+)\.([\w-]+)", re.ASCII)
_VERSION: Final = re.compile(r"(\d{1,9})\.", re.ASCII)
_UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""What no name of a link has. The marks of direction that it could have had before (U+061C, U+200E, U+200F) are cut
where it is read."""
CHECK: Final = 4
"""Bytes of the CRC-32 that covers head and record."""


class Link(NamedTuple):
    """What a code carries. `names` is empty where they were left out; `lamps`, the decisions at which each seat asked
    the lamp, where nobody did or the code does not say."""

    match: Match
    controllers: tuple[str, ...]
    names: tuple[str, ...]
    lamps: tuple[list[int], ...] = ()
    practice: bool = False

    @property
    def kind(self) -> Literal["deal", "play", "record"]:
        """`deal`, `play` or `record`."""
        if self.match.state.outcome is not None:
            return "record"
        return "play" if self.match.actions else "deal"

    def session(self, names: tuple[str, ...], player_seed: int, effort: int = FULL, players: object = None) -> Session:
        """The table it leads to; the names stand in where the link has none, those beyond the seats are ignored.
        `players`: those of visitors that sit down by seat, where the link has a computer player. Raises
        `InvalidRequest`."""
        seated = self.names or names[: len(self.controllers)]
        lamps = tuple([*own] for own in self.lamps)
        controllers = _given_up(self.controllers, players)
        own = parse_own_players(players, controllers)
        return Session(self.match, seated, controllers, player_seed, effort, lamps, self.practice, players=own)

    def data(self) -> Linked:
        """As plain data for the door: nothing hidden."""
        game = self.match.game
        return {
            "kind": self.kind,
            "game": game.id,
            "options": game.options_data(self.match.options),
            "controllers": list(self.controllers),
            "names": [plain_name(name) for name in self.names],
            "summary": self.match.game.summary(self.match.state),
            "winners": self.match.winners,
            "lamps": [len(own) for own in self.lamps],
            "practice": self.practice,
        }

    @property
    def version(self) -> int:
        """Of the format that its code has."""
        return FORMAT if self.lamps or self.practice else PLAIN

    def code(self) -> str:
        """The code that `read` reads back. Raises `InvalidLink` if it is too long."""
        head = self.head()
        code = f"{self.version}.{self.match.game.id}.{head}.{_text(self.check(head) + pack(self.match))}"
        if len(code) > LONGEST:
            raise InvalidLink("link-long")
        return code

    def head(self) -> str:
        """What stands before the body."""
        told: dict[str, object] = {
            "kind": self.kind,
            "sitters": list(self.controllers),
            "names": list(self.names),
            "summary": {**self.match.game.summary(self.match.state), "winners": self.match.winners},
        }
        if self.lamps:
            told["lamps"] = list(self.lamps)
        if self.practice:
            told["practice"] = True
        return _text(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode())

    def check(self, head: str) -> bytes:
        """CRC-32 of head and record: tells a cut or altered code, and one that would be played otherwise now."""
        return zlib.crc32(f"{head} {self.match.check}".encode()).to_bytes(CHECK, "little")


def _given_up(controllers: tuple[str, ...], players: object) -> tuple[str, ...]:
    """Who decides once computer players have given up their seats to those of visitors. Raises `InvalidRequest`."""
    if not isinstance(players, list):
        return controllers
    own = [seat for seat, player in enumerate(players) if player is not None]
    for seat in own:
        if seat < len(controllers) and not is_computer(controllers[seat]):
            raise InvalidRequest("seat-not-external", seat=seat)
    return tuple(EXTERNAL if seat in own else controller for seat, controller in enumerate(controllers))


def share(session: Session, what: object, with_names: object) -> str:
    """The code of the open match, or of its deal alone. Raises `InvalidLink`.

    A match in play would tell one human the cards of another, and whoever is at a table of several devices their deal;
    a lesson is at hand for everybody; who decides from outside does not travel with a link.
    """
    match, controllers = session.match, session.controllers
    is_over = match.state.outcome is not None
    if LESSON in controllers and (what == "deal" or not is_over):
        raise InvalidLink("share-lesson")
    if EXTERNAL in controllers and (what == "deal" or not is_over):
        raise InvalidLink("share-external")
    if (controllers.count(HUMAN) > 1 or session.shares is not None) and not is_over:
        raise InvalidLink("share-hidden")
    if what == "deal":
        match = Match(match.game, match.options, match.seed, match.position)
    elif what != "match":
        raise InvalidRequest("request-unknown", op=f"share {what}")
    is_named = with_names and bool(match.actions)
    names = tuple(name[:LONGEST_NAME] for name in session.names if is_named)
    is_whole = what == "match"  # who plays the deal alone has neither seen its cards nor asked the lamp
    lamps = session.lamps if is_whole and any(session.lamps) else ()
    code = Link(match, controllers, names if any(names) else (), lamps, is_whole and session.practice).code()
    read(code)
    return code


def read(code: object) -> Link:
    """Expands a code wholly. Raises `InvalidLink`, and `MissingData` if the data file it was played by is not here."""
    if not isinstance(code, str):
        raise InvalidLink("link-damaged")
    if len(code) > LONGEST:
        raise InvalidLink("link-long")
    version = _VERSION.match(code)
    if version and int(version[1]) > FORMAT:
        raise InvalidLink("link-newer", format=int(version[1]))
    parts = _CODE.fullmatch(code)
    if not parts:
        raise InvalidLink("link-damaged")
    written, game, head, body = parts.groups()
    if game not in GAMES:
        raise InvalidLink("link-other-game", game=game)
    try:
        told, packed = read_json(_bytes(head).decode()), _bytes(body)
        match = unpack(packed[CHECK:], GAMES[game])
        names, lamps = parse_strings(told["names"]), parse_lamps(told.get("lamps"), match)
        link = Link(match, parse_strings(told["sitters"]), names, lamps, told.get("practice") is True)
        is_ours = (
            _is_ours(link)
            and link.version == int(written)
            and link.head() == head
            and _text(link.check(head) + packed[CHECK:]) == body
        )
    except (AttributeError, LookupError, TypeError, ValueError, InvalidRecord, InvalidRequest) as fault:
        raise InvalidLink("link-damaged") from fault
    if not is_ours:
        raise InvalidLink("link-damaged")
    return link


def _is_ours(link: Link) -> bool:
    """Whether the people of a link are such as `share` lets out. Raises `InvalidRequest` if they cannot be at all."""
    link.session(("",) * len(link.controllers), 0)
    if link.kind != "record" and {LESSON, EXTERNAL} & {*link.controllers}:
        return False
    if link.kind == "play" and link.controllers.count(HUMAN) > 1:
        return False
    if link.lamps and not any(link.lamps):
        return False
    if not link.names:
        return True
    fit = all(len(name) <= LONGEST_NAME and not _UNPRINTABLE.search(name) for name in link.names)
    return fit and any(link.names) and link.kind != "deal"


def _text(packed: bytes) -> str:
    return urlsafe_b64encode(packed).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
