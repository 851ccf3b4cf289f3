"""Duels: preparation, rounds, first blood (MR-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import elements
from musketiere.games.mousquetaires_du_roy.board import Duel, Steps
from musketiere.games.mousquetaires_du_roy.edition import Adversary, Edition, symbols
from musketiere.games.mousquetaires_du_roy.events import fighting
from musketiere.games.mousquetaires_du_roy.material import (
    COMBAT,
    CUIRASS,
    DICE_OF,
    DOUBLE_COMBAT,
    PISTOL,
    TOLEDO,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.tracks import discard_adventure
from musketiere.games.mousquetaires_du_roy.vieux_colombier import wound

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

# ---- preparation (MR-9.1 to 9.5) -------------------------------------------------------------------------


def begin(state: State, who: Musketeer, against: protocol.Against) -> None:
    """Three blue dice, Porthos four (MR-11.2); red dice as on the opponent's card (MR-9.4, 9.5)."""
    edition, foe = state.edition, opponent(state, against)
    blue = min(edition.blue_base + (state.heroes[who].power == "extra_die"), edition.blue_max)
    state.duel = Duel(who, against, blue, min(foe.force, edition.red_max))
    state.tell(fighting.duel_started, state.duel, foe, elements.life_left(state, against))
    _ask_commitment(state)


def opponent(state: State, against: str) -> Adversary:
    """Who fights on the other side."""
    if against == "rochefort":
        return state.edition.rochefort
    return state.edition.gaoler if against == "gaoler" else elements.opponent(state)


def fought(state: State) -> Duel:
    """The duel that goes on."""
    assert state.duel is not None
    return state.duel


def blue_dice(duel: Duel, edition: Edition) -> int:
    """With those that the cards add which are being committed (MR-9.2)."""
    return min(duel.blue + sum(DICE_OF[card] for card in duel.committed), edition.blue_max)


def combat_cards(state: State, seat: Seat) -> list[Move]:
    """D-COMMIT: one more card, as long as none of them is wholly useless (MR-9.2, 9.3)."""
    duel, most = fought(state), state.edition.blue_max
    dice = blue_dice(duel, state.edition)
    moves = [move("done")]
    left = state.hands[duel.musketeer]
    if left.count(COMBAT) > duel.committed.count(COMBAT) and dice < most:
        moves.append(move("commit", COMBAT))
    wasteful = COMBAT in duel.committed  # a double that gives one die only makes a single one useless
    if left.count(DOUBLE_COMBAT) > duel.committed.count(DOUBLE_COMBAT) and dice < most - wasteful:
        moves.append(move("commit", DOUBLE_COMBAT))
    return moves


def _ask_commitment(state: State) -> None:
    """As long as he has cards and there are dice for them, of whatever kind they are: not to be asked would tell. Once
    there are cards to commit he says himself when it is enough (MR-29.3)."""
    duel = fought(state)
    if duel.committed or (state.hands[duel.musketeer] and blue_dice(duel, state.edition) < state.edition.blue_max):
        state.ask("commit", [state.owner(duel.musketeer)])
    else:
        _take_up(state)


def commit(state: State, seat: Seat, answer: Move) -> None:
    """Once, before the first throw, from his own hand (MR-9.3)."""
    if kind(answer) == "commit":
        duel = fought(state)
        state.duel = duel._replace(committed=(*duel.committed, index(answer)))
        _ask_commitment(state)
    else:
        _take_up(state)


def _take_up(state: State) -> None:
    """What is committed is discarded, and the dice are taken up."""
    duel = fought(state)
    blue = blue_dice(duel, state.edition)
    for card in duel.committed:
        discard_adventure(state, duel.musketeer, card)
    state.duel = duel._replace(blue=blue)
    if duel.committed:
        state.tell(fighting.committed, state.duel)
    state.then(("throw",))


# ---- a round (MR-9.6 to 9.16) ----------------------------------------------------------------------------


def throw(state: State) -> None:
    """All the dice that each has, at the same time (MR-9.6); then the blade may be used (MR-9.7)."""
    duel = fought(state)
    duel = duel._replace(
        round=duel.round + 1, thrown_blue=state.roll_blue(duel.blue), thrown_red=state.roll_red(duel.red)
    )
    state.duel = duel
    state.tell(fighting.thrown, duel)
    state.then(("compare",))
    if duel.blue and not duel.blade and state.owns(duel.musketeer, TOLEDO):
        state.ask("blade", [state.owner(duel.musketeer)])


def blades(state: State, seat: Seat) -> list[Move]:
    """D-TOLEDO: none, or one of his own dice, also when the opponent has met his botte (MR-14.7, 14.8)."""
    return [move("pass"), *(move("blade", at) for at in range(fought(state).blue))]


def use_blade(state: State, seat: Seat, answer: Move) -> None:
    """The new face must be kept; once per duel (MR-14.7)."""
    if kind(answer) == "pass":
        return
    duel, at = fought(state), index(answer)
    before, (after,) = duel.thrown_blue[at], state.roll_blue(1)
    thrown = (*duel.thrown_blue[:at], after, *duel.thrown_blue[at + 1 :])
    state.duel = duel._replace(thrown_blue=thrown, blade=True)
    state.tell(fighting.toledo, at, before, after)


def compare(state: State) -> None:
    """Bottes first (MR-9.8 to 9.10), else the swords that no shield parries (MR-9.11, 9.13); fleurs count for bottes
    only (MR-9.12)."""
    duel, foe = fought(state), opponent(state, fought(state).against)
    blue, red = symbols(duel.thrown_blue), symbols(duel.thrown_red)
    mine, its = state.botte(duel.musketeer).met(*blue), foe.botte.met(*red)
    if mine or its:
        state.tell(fighting.botte, by_musketeer=mine, by_opponent=its)
        hits, wounds = int(mine), int(its)
    else:
        shot = duel.round == 1 and state.owns(duel.musketeer, PISTOL)  # MR-14.5: no botte, but a sword
        hits, wounds = max(0, blue[0] + shot - red[1]), max(0, red[0] - blue[1])
        hits, wounds = _absorb(state, foe, hits, wounds)
    if hits or wounds or max(duel.blue, duel.red) <= 1:
        state.then(("first_blood", hits, wounds))
    else:  # MR-9.14, 9.15
        state.duel = fought(state)._replace(blue=max(0, duel.blue - 1), red=max(0, duel.red - 1))
        state.then(("throw",))


def _absorb(state: State, foe: Adversary, hits: int, wounds: int) -> tuple[int, int]:
    """A cuirass takes the first wound from a sword in each duel (MR-14.6, MR-9.29)."""
    duel = fought(state)
    blue = bool(wounds) and not duel.absorbed_blue and state.owns(duel.musketeer, CUIRASS)
    red = bool(hits) and not duel.absorbed_red and foe.special == "cuirass"
    state.duel = duel._replace(absorbed_blue=duel.absorbed_blue or blue, absorbed_red=duel.absorbed_red or red)
    if hits or wounds:
        state.tell(fighting.round_result, hits, wounds, absorbed_opponent=red, absorbed_musketeer=blue)
    return hits - red, wounds - blue


# ---- results (MR-9.17 to 9.22) ---------------------------------------------------------------------------


def end(state: State, hits: int, wounds: int) -> None:
    """First blood, or no dice left (MR-9.16). The Musketeer's wounds come first (MR-9.22); Jussac's extra wound comes
    whatever the result, and no cuirass helps (MR-9.27, 9.28)."""
    duel = fought(state)
    foe = opponent(state, duel.against)
    extra = foe.special == "final_wound"
    state.tell(fighting.duel_ended, duel.musketeer, hits, wounds, final_wound=extra)
    state.duel = None
    cause: protocol.WoundCause = "escape" if duel.against == "gaoler" else "duel"
    wound(state, duel.musketeer, wounds, cause)
    wound(state, duel.musketeer, int(extra), "final_wound")
    if duel.against != "gaoler":
        state.then((f"after_{duel.against}", duel.musketeer, hits))


STEPS: Final[Steps] = {
    "duel": lambda state: begin(state, state.active, "element"),
    "throw": throw,
    "compare": compare,
    "first_blood": end,
}
