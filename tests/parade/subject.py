"""Parade, as the kit wants to know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from musketiere.core.game import Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from tests.kit.subject import Contest, Subject
from tests.parade.cards import BLADES, names
from tests.parade.game import PARADE
from tests.parade.moves import WORDS, Action, Lay, Say
from tests.parade.rules import HAND, SEATS

ACTIONS: Final[Sequence[Action]] = (*map(Lay, BLADES), *map(Say, WORDS))


def prepare(rng: Rng) -> Match:
    """A match from the beginning of a deal, its hands named."""
    deals = 1 + rng.below(3)
    lines = {
        "deals": str(deals),
        "opener": ("in_turn", "loser")[rng.below(2)],
        "deal": str(1 + rng.below(deals)),
        "totals": f"{rng.below(20)} {rng.below(20)}",
    }
    blades = list(BLADES)
    rng.shuffle(blades)
    hands = [blades[HAND * seat : HAND * seat + HAND] for seat in SEATS]
    return Match(PARADE, seed=rng.below(1000), position=_text(lines, hands))


def _text(lines: dict[str, str], hands: Sequence[Sequence[int]]) -> str:
    words = " | ".join(" ".join(names(sorted(hand))) for hand in hands)
    return "\n".join(f"{keyword} {rest}" for keyword, rest in {**lines, "hands": words}.items())


def disguise(match: Match, seat: Seat | None, rng: Rng) -> Match | None:
    """Blades that the seat has not seen change places, those that nobody got among them; the order of the choices
    and all that was said stay."""
    state, position = match.state, match.position
    assert position is not None
    start = Match(PARADE, seed=match.seed, position=position)
    if state.outcome is not None or state.deal != start.state.deal:
        return None
    dealt = start.state.hands
    seen = {blade for bout in state.bouts if bout.shown for blade in bout.blades}
    if seat is not None:
        seen.update(dealt[seat])
    places = [blade for blade in BLADES if blade not in seen]
    drawn = places.copy()
    rng.shuffle(drawn)
    other = {blade: blade for blade in seen} | dict(zip(places, drawn, strict=True))
    lines = dict(line.split(" ", 1) for line in position.splitlines())
    hands = [[other[blade] for blade in hand] for hand in dealt]
    twin = Match(PARADE, seed=match.seed + 1, position=_text(lines, hands))
    for actor, move in match.actions:
        action = PARADE.decode(move)
        twin.act(actor, Lay(other[action.blade]) if isinstance(action, Lay) else action)
    return twin


def known(match: Match, seat: Seat | None) -> set[str]:
    """The blades that were dealt to the seat in this deal, and those that were turned up in it."""
    start = max(at for at, event in enumerate(match.events) if event.type == "deal_started")
    told = [event.seen_by(seat) for event in match.events[start:]]
    cards = [event["cards"] for event in told if event["type"] in ("hand_dealt", "bout_decided") and event.get("cards")]
    return {name for group in cards if isinstance(group, list) for name in group}


SUBJECT: Final = Subject(
    game=PARADE,
    options=st.fixed_dictionaries(
        {}, optional={"deals": st.integers(1, 4), "opener": st.sampled_from(["in_turn", "loser"])}
    ),
    actions=ACTIONS,
    prepare=prepare,
    disguise=disguise,
    known=known,
    card=r"\bb\d+\b",
    deal="deal_started",
    opening={},
    crowded={},
    showcase={"in-turn": {}, "loser": {"deals": 2, "opener": "loser"}},
    contests={
        "in-turn": Contest({"deals": 9}, 0.7),
        "loser": Contest({"deals": 9, "opener": "loser"}, 0.7),
    },
    brief=24,
    untold=frozenset({"hands"}),
)
