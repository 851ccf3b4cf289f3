"""Musketiere, as the kit wants to know it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from musketiere.core.game import Data, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import CARDS, GUARD_DECK, NAMED_STRENGTHS, guards_in_play, names, parse_card
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.moves import (
    Action,
    ChoosePay,
    FreePrison,
    PlayCard,
    ReturnGem,
    TakeGem,
    TakePrison,
)
from tests.kit.subject import Contest, Subject

CARD: Final = r"\b\d+/\d\b"

SOURCES: Final = (None, *((seat, place) for seat in range(4) for place in range(3)))
ACTIONS: Final[Sequence[Action]] = (
    *(PlayCard(card) for card in CARDS),
    *(ChoosePay((card, (card + 1) % 55, (card + step) % 55)) for card in CARDS for step in (0, 2, 21)),
    *(TakeGem(place, source) for place in range(3) for source in SOURCES),
    *(TakePrison(place, source) for place in range(3) for source in SOURCES),
    *(FreePrison(place) for place in range(3)),
    *(ReturnGem(place) for place in range(3)),
)
"""Everything that can be named, of the pay choices a part (also with one card twice)."""


@st.composite
def options(draw: st.DrawFn) -> Data:
    """Valid options of every kind; targets are low, so that matches of several games stay short."""
    given: Data = {
        "players": draw(st.integers(2, 4)),
        "match_end": draw(st.sampled_from(["target", "single", "games"])),
    }
    if given["match_end"] == "target":
        given["target_score"] = draw(st.integers(1, 60))
    if given["match_end"] == "games":
        given["match_games"] = draw(st.integers(1, 3))
    given["tie_rule"] = draw(st.sampled_from(["shared", "play_on"]))
    given["guard_deck"] = draw(st.just(list(GUARD_DECK)) | decks())
    return given


def decks() -> st.SearchStrategy[list[int]]:
    """Valid guard decks in any order (MU-10.7)."""
    rest = st.lists(st.integers(1, 40), min_size=8, max_size=8)
    return rest.flatmap(lambda eight: st.permutations([*NAMED_STRENGTHS, *eight]))


def prepare(rng: Rng) -> Match:
    """A match from a position that names every card: any number of players, first or later game."""
    players = 2 + rng.below(3)
    deck = list(CARDS)
    rng.shuffle(deck)
    guards = list(guards_in_play(GUARD_DECK, players))
    rng.shuffle(guards)
    totals = [rng.below(60) for _ in range(players)]
    hands = [deck[12 * seat : 12 * seat + 12] for seat in range(players)]
    return Match(MUSKETIERE, seed=rng.below(1000), position=_position(players, totals, guards, hands))


def _position(players: int, totals: Sequence[int], guards: Sequence[int], hands: Sequence[Sequence[int]]) -> str:
    return "\n".join(
        [
            f"players {players}",
            f"totals {' '.join(map(str, totals))}",
            "game 2",
            "duel 0",
            f"guards {' '.join(map(str, guards))}",
            f"hands {' | '.join(' '.join(names(hand)) for hand in hands)}",
        ]
    )


def disguise(match: Match, seat: Seat | None, rng: Rng) -> Match | None:
    """Cards that the seat has not seen change places, guards that are not turned change their order (MU-14.12).

    The seed is another one, too: later games are dealt from it.
    """
    state = match.state
    assert match.position is not None
    if state.last_game is not None:
        return None  # the pay has been turned up: what was hidden is in the story
    dealt: list[list[int]] = [[] for _ in range(state.players)]
    seen: set[int] = set()
    for event in match.events:
        if event.type == "hand_dealt":
            [(owner, private)] = event.private.items()
            dealt[owner] = _cards(private["cards"])
        if event.type == "cards_turned":
            seen.update(_cards(event.data["cards"]))
    if seat is not None:
        seen.update(dealt[seat])
    places = [card for card in CARDS if card not in seen]
    drawn = places.copy()
    rng.shuffle(drawn)
    other = {card: card for card in seen} | dict(zip(places, drawn, strict=True))
    guards = state.pile[state.duel :]
    rng.shuffle(guards)
    hands = [[other[card] for card in hand] for hand in dealt]
    start = Match(MUSKETIERE, seed=match.seed, position=match.position)
    position = _position(state.players, start.state.totals, [*state.pile[: state.duel], *guards], hands)
    twin = Match(MUSKETIERE, seed=match.seed + 1, position=position)
    for actor, move in match.actions:
        action = MUSKETIERE.decode(move)
        match action:
            case PlayCard(card):
                action = PlayCard(other[card])
            case ChoosePay((first, second, third)):
                action = ChoosePay((other[first], other[second], other[third]))
        twin.act(actor, action)
    return twin


def known(match: Match, seat: Seat | None) -> set[str]:
    """The cards that the seat was dealt in this game, and those that were turned up for all; and the pay of others."""
    start = max(at for at, event in enumerate(match.events) if event.type == "game_started")
    seen: set[str] = set()
    for at, event in enumerate(match.events):
        if event.type == "pay_turned" or (event.type == "cards_turned" and at >= start):
            seen.update(re.findall(CARD, repr(event.data["cards"])))
        elif event.type == "hand_dealt" and at >= start and seat is not None and seat in event.private:
            seen.update(_names(event.private[seat]["cards"]))
    return seen


def _names(given: object) -> list[str]:
    assert isinstance(given, list)
    return given


def _cards(given: object) -> list[int]:
    assert isinstance(given, list)
    return [parse_card(name) for name in given]


SUBJECT: Final = Subject(
    game=MUSKETIERE,
    options=options(),
    actions=ACTIONS,
    prepare=prepare,
    disguise=disguise,
    known=known,
    card=CARD,
    deal="game_started",
    opening={"match_end": "games", "match_games": 2},
    crowded={"players": 4},
    showcase={str(players): {"players": players} for players in (2, 3, 4)},
    contests={
        "2": Contest({"players": 2}, 0.65),
        "3": Contest({"players": 3}, 0.5),
        "4": Contest({"players": 4}, 0.45),
    },
    untold=frozenset({"hands"}),
)
