"""Records and links that must be told the same for ever, and on every Python.

`python -m tests.golden.make` adds those that are missing. To delete the others first is right only after the rules
version was raised.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.daily import daily
from musketiere.link import Link
from musketiere.players import SEARCHING
from musketiere.requests import EFFORTS
from tests.kit.play import play, think
from tests.kit.subject import Subject

FOLDER: Final = Path(__file__).parent
STORIES: Final = FOLDER / "stories.json"
LINKS: Final = FOLDER / "links.json"
SAVES: Final = FOLDER / "saves.json"
"""Made by the build in which a session had one viewer: `text` and `summary` of stored matches, and in `then` the
checksum of the record when the computer players have gone on as far as they do by themselves."""
CHOICES: Final = FOLDER / "choices.json"
"""What the players that search chose: of no older build, and compared between one Python and another only."""
DAY: Final = "2026-11-21"


def stem(subject: Subject, name: str, rules_version: int) -> str:
    """What a match, or the deal of a day, is called: those of the first version say nothing of it."""
    return f"{subject}-{name}" if rules_version == 1 else f"{subject}-v{rules_version}-{name}"


def versions(subject: Subject) -> tuple[int, ...]:
    """By which rules matches are stored, those of today last."""
    return (*subject.game.earlier, subject.game.rules_version)


def digest(match: Match) -> str:
    """SHA-256 of the story as every seat and a spectator were told it."""
    seats = (None, *range(match.game.seats(match.options)))
    return hashlib.sha256(json.dumps([match.story(seat) for seat in seats]).encode()).hexdigest()


def chosen(subject: Subject) -> Iterator[str]:
    """What players that search choose in some decisions, with as little effort as there is."""
    for seed in range(4):
        match = play(subject.prepare(Rng(seed)), Rng(seed), 11 * seed)
        game = match.game
        for seat in match.state.to_act[:1]:
            view = game.view(match.state, seat)
            for level in SEARCHING:
                move = think(game, level, view, seed, EFFORTS[0])
                yield f"{seed} {level} {json.dumps(game.action_data(game.decode(move)))}"


def of_day(subject: Subject) -> str:
    """The code of the deal of one day."""
    deal = daily(subject.game, DAY)
    return Link(deal.match, deal.controllers, ()).code()
