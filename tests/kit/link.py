"""Link codes, ours and forged ones."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode

import pytest

from musketiere.core.errors import InvalidLink
from musketiere.core.match import Match
from musketiere.core.packing import pack
from musketiere.link import CHECK, Link, read
from tests.kit.page import human

CODES = {"link-damaged", "link-newer", "link-other-game", "link-rules", "link-long"}


def linked(match: Match, *, named: bool = True) -> Link:
    """A link to a match in which seat 0 is a human's."""
    seats = match.game.seats(match.options)
    controllers = human(seats, *((seat, ("random", "rule_based")[seat % 2]) for seat in range(1, seats)))
    names = tuple(f"Né {seat} – „ð“" for seat in range(seats))
    link = Link(match, controllers, names)
    return link if named and link.kind != "deal" else link._replace(names=())


def text(data: bytes) -> str:
    """As in a code."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(part: str) -> bytes:
    """What a part of a code says."""
    return urlsafe_b64decode(part + "=" * (-len(part) % 4))


def parts(code: str) -> tuple[dict[str, object], bytes]:
    """Head and packed match."""
    _, _, head, body = code.split(".")
    told: dict[str, object] = json.loads(data(head))
    return told, data(body)[CHECK:]


def sealed(link: Link, told: object, packed: bytes | None = None) -> str:
    """A code whose checksum is right, whatever it says."""
    head = text(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass"))
    body = link.check(head) + (pack(link.match) if packed is None else packed)
    return f"{link.version}.{link.match.game.id}.{head}.{text(body)}"


def refused(code: object) -> str:
    """The message with which a code is refused."""
    with pytest.raises(InvalidLink) as fault:
        read(code)
    assert fault.value.fault.code in CODES
    return fault.value.fault.code
