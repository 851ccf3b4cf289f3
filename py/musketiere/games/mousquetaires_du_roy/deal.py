"""Set-up (MR-3)."""

from __future__ import annotations

from musketiere.core.game import Log
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import milady, tracks
from musketiere.games.mousquetaires_du_roy.board import RULES_VERSION
from musketiere.games.mousquetaires_du_roy.events import running
from musketiere.games.mousquetaires_du_roy.options import Options
from musketiere.games.mousquetaires_du_roy.rules import PlayableState
from musketiere.games.mousquetaires_du_roy.state import State


def deal(options: Options, rng: Rng, log: Log = None, *, rules_version: int = RULES_VERSION) -> State:
    """A new match, ready for its first decision."""
    state = PlayableState(options, rng, log, rules_version)
    edition = state.edition
    setup = edition.setup[len(state.heroes)]
    state.adventure_pile = cards_of(edition.adventure)
    state.perfidy_pile = cards_of(edition.perfidy)
    state.louvre_pile = list(range(len(edition.louvre)))
    state.paris_pile = list(range(len(edition.paris)))
    for pile in (state.adventure_pile, state.perfidy_pile, state.louvre_pile, state.paris_pile):  # MR-3.2
        rng.shuffle(pile)
    state.where = [hero.start for hero in state.heroes]  # MR-3.5, MR-3.6
    state.tell(running.match_started, state)
    for _ in range(setup.cards):  # MR-3.4
        for who in state.musketeers:
            tracks.draw_adventure(state, who, 1, "deal")
    tracks.draw_perfidy(state, setup.perfidy, "deal")  # MR-3.7
    milady.take_paris(state, state.paris_pile[-1])
    state.then(("place_board",), ("place_louvre",), ("turn",))  # MR-3.9 to 3.11
    state.play_on()
    return state


def cards_of(counts: tuple[int, ...]) -> list[int]:
    """So many of each kind."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
