"""What is sent of Mousquetaires du Roy: the shapes of views, actions, events and what lists and forms get. Imported for
type checking alone.

    words    the names, and what views and events share
    actions  decisions and what answers them
    views    what a seat may know
    events   what happens
    reasons  why a choice is good
"""

# ruff: noqa: F403 -- one name for all that is sent

from __future__ import annotations

from typing import TypedDict

from musketiere.core.protocol import Edition
from musketiere.games.mousquetaires_du_roy.protocol.actions import *
from musketiere.games.mousquetaires_du_roy.protocol.events import *
from musketiere.games.mousquetaires_du_roy.protocol.reasons import *
from musketiere.games.mousquetaires_du_roy.protocol.views import *
from musketiere.games.mousquetaires_du_roy.protocol.words import *
from musketiere.games.mousquetaires_du_roy.protocol.words import Ending, HeroId


class Seating(TypedDict):
    """What options make of the seats, for who is choosing them."""

    heroes: list[HeroId]
    """By Musketeer."""
    owners: list[int]
    """By Musketeer, the seat that decides for him."""
    milady_seat: int | None
    """None if she is automatic."""
    edition: Edition


class Summary(TypedDict):
    """Of a stored match, beside what all games have."""

    totals: list[int]
    """None: a side wins or loses, and counts nothing."""
    turn: int
    heroes: list[HeroId]
    sides: list[list[int]]
    """Seats of the Musketeers, then Milady's; an automatic Milady has none."""
    honour: int
    time: int
    siege: int
    board: int
    """Index of the one in play."""
    edition: str
    """The id of the data file."""
    reason: Ending | None
