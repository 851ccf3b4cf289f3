"""La Rochelle: Phase III (MR-17)."""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import missions
from musketiere.games.mousquetaires_du_roy.board import Steps
from musketiere.games.mousquetaires_du_roy.events import running
from musketiere.games.mousquetaires_du_roy.material import DICE_OF, LA_ROCHELLE, NOBODY, SHIELD, SWORD, Musketeer
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.tracks import move_siege
from musketiere.games.mousquetaires_du_roy.vieux_colombier import wound


def red_dice(state: State) -> int:
    """By the Time token and the Paris effect *siege_die* (MR-15.11), without *Reinforcements*; never more than are
    there (MR-17.6)."""
    more = missions.effect(state) == "siege_die"
    return min(state.edition.siege_dice(state.time) + more, state.edition.red_max)


def blue_dice(state: State) -> int:
    """By the cards on the three spaces (MR-17.5)."""
    return min(sum(DICE_OF[card] for card in state.spaces if card != NOBODY), state.edition.blue_max)


def throw(state: State) -> None:
    """Both throw together (MR-17.7); *Reinforcements* give one more die, or a reroll if there is none left (MR-12.6,
    12.7)."""
    red, most = red_dice(state), state.edition.red_max
    state.siege_blue = state.roll_blue(blue_dice(state))
    state.siege_red = state.roll_red(min(red + state.reinforcements, most))
    state.tell(running.siege_thrown, state.siege_blue, state.siege_red, None)
    state.then(("move_siege",))
    if state.reinforcements and red == most and SHIELD in state.siege_red:
        state.ask_milady("reroll")


def rerolls(state: State, seat: Seat) -> list[Move]:
    """D-REROLL: one of the shields; never a sword, nor a fleur (MR-12.7, 12.8)."""
    return [move("pass"), *(move("reroll", at) for at, face in enumerate(state.siege_red) if face == SHIELD)]


def reroll(state: State, seat: Seat, answer: Move) -> None:
    """MR-17.8"""
    if kind(answer) == "pass":
        return
    at = index(answer)
    state.siege_red = (*state.siege_red[:at], *state.roll_red(1), *state.siege_red[at + 1 :])
    state.tell(running.siege_thrown, state.siege_blue, state.siege_red, at)


def compare(state: State) -> None:
    """The difference of swords (MR-17.9); to the left, sacrifices may shorten it (MR-17.10)."""
    difference = state.siege_blue.count(SWORD) - state.siege_red.count(SWORD)
    if difference >= 0:
        state.siege_blue = state.siege_red = ()
        move_siege(state, difference)
        return
    state.retreat = -difference
    there = [who for who in state.at(LA_ROCHELLE) if state.fit(who)]
    state.then(*(("ask_sacrifice", who) for who in there), ("retreat",))


def ask_sacrifice(state: State, who: Musketeer) -> None:
    """D-SACRIFICE: in seat order, as long as there is something to shorten."""
    if state.retreat:
        state.active = who
        state.ask("sacrifice", [state.owner(who)])


def sacrifice(state: State, seat: Seat, answer: Move) -> None:
    """One life for one space; no cuirass helps (MR-14.6)."""
    if kind(answer) == "yes":
        state.retreat -= 1
        state.tell(running.sacrificed, state.active)
        wound(state, state.active, 1, "sacrifice")
    state.active = NOBODY


def retreat(state: State) -> None:
    """What is left of the way to the left."""
    by, state.retreat = state.retreat, 0
    state.siege_blue = state.siege_red = ()
    move_siege(state, -by)


STEPS: Final[Steps] = {
    "throw_siege": throw,
    "move_siege": compare,
    "ask_sacrifice": ask_sacrifice,
    "retreat": retreat,
}
