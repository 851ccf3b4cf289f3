"""Events of Four Musketeers (FM-21), in the order in which they come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from musketiere.core.game import Data, Event, Outcome
from musketiere.games.four_musketeers import data, view
from musketiere.games.four_musketeers.cards import NAME, SUITS, names
from musketiere.games.four_musketeers.fight import Strike, standing
from musketiere.games.four_musketeers.layout import (
    VILLAIN,
    Character,
    Fighter,
    Seat,
    Seating,
    character_data,
    fighter_data,
)
from musketiere.games.four_musketeers.moves import DIRECTION_NAME
from musketiere.games.four_musketeers.options import Options, options_data

if TYPE_CHECKING:
    from musketiere.games.four_musketeers.rules import State
    from musketiere.games.four_musketeers.table import Round


def match_started(options: Options, seating: Seating) -> Event:
    """FM-21.1"""
    return Event("match_started", {"options": options_data(options), **data.seating_data(seating)})


def setting_changed(setting: str, value: int | bool | str) -> Event:
    """FM-21.27"""
    return Event("setting_changed", {"setting": setting, "value": value})


def round_started(number: int, lead: Seat, dealer: Seat, villain: int) -> Event:
    """FM-21.2"""
    return Event("round_started", {"round": number, "lead": lead, "dealer": dealer, "villain": NAME[villain]})


def missing_chosen(suit: int, by: Seat | str) -> Event:
    """FM-21.3: by a seat, by `option` or by `chance`."""
    return Event("missing_chosen", {"suit": SUITS[suit], "by": by}, reveals=by == "chance")


def line_added(cards: Sequence[int], reason: str) -> Event:
    """FM-21.4: `missing` or `prepopped`."""
    return Event("line_added", {"cards": names(cards), "reason": reason})


def roles_dealt(state: State) -> Event:
    """FM-21.5: to each player the roles that he may know."""
    private = {}
    for player in range(state.options.players):
        private[player] = {"roles": data.roles_data(view.known_roles(state, player))}
    return Event("roles_dealt", {"seats": list(range(state.seats))}, private, reveals=True)


def lifelines_dealt(state: State) -> Event:
    """FM-21.6: as they lie when the first fight begins, and how many damages each of them stands (FM-10.7)."""
    told: Data = {
        "stacks": [names(stack) for stack in state.stacks],
        "left": [state.damages_left(character) for character in (*range(state.seats), VILLAIN)],
    }
    return Event("lifelines_dealt", told, reveals=True)


def stone_placed(character: Character) -> Event:
    """FM-21.7"""
    return Event("stone_placed", {"character": character_data(character)})


def hands_dealt(state: State, reshuffled: bool) -> Event:
    """FM-21.8: to each player the hands that he may see."""
    told: Data = {
        "hand": state.hand,
        "counts": [len(hand) for hand in state.hands],
        "random": len(state.random),
        "kept": len(state.kept),
        "reshuffled": reshuffled,
        "hands": data.hands_data(view.visible_hands(state, None)),
    }
    private = {}
    for player in range(state.options.players):
        private[player] = {"hands": data.hands_data(view.visible_hands(state, player))}
    return Event("hands_dealt", told, private, reveals=True)


def fight_started(state: State) -> Event:
    """FM-21.9"""
    return Event(
        "fight_started",
        {
            "fight": state.fight,
            "in_hand": state.in_hand,
            "cyclical": state.cyclical,
            "starter": fighter_data(state.starter),
            "stone": character_data(state.stone),
        },
    )


def direction_chosen(seat: Fighter, direction: int, automatic: bool) -> Event:
    """FM-21.10"""
    name = DIRECTION_NAME[direction]
    return Event("direction_chosen", {"seat": fighter_data(seat), "direction": name, "automatic": automatic})


def struck(state: State, strike: Strike) -> Event:
    """FM-21.11: with the strikes that do not stand now; a hidden discard goes to who made it."""
    left = {one.seat for one in standing(state.strikes)}
    told: Data = {
        **data.strike_data(view.as_known(strike, None, state.seating), state.seating),
        "blocked": [fighter_data(one.seat) for one in state.strikes if one.card >= 0 and one.seat not in left],
        "standing": data.standing_data(view.standing_of(state)),
        "random": len(state.random),
    }
    private = {}
    if strike.discard >= 0 and not strike.open_discard:
        private[state.seating.owners[strike.seat]] = {"discard": NAME[strike.discard]}
    return Event("struck", told, private, reveals=strike.source == "random")


def top_shown(seat: Seat, pile: Sequence[int]) -> Event:
    """FM-21.12: the next top card of a dazed seat, if there is one."""
    return Event("top_shown", {"seat": seat, "card": NAME[pile[0]] if pile else None}, reveals=bool(pile))


def fight_decided(strikes: Sequence[Strike], loser: Fighter, line: str) -> Event:
    """FM-21.13; final from here on (FM-19.11)."""
    left = [fighter_data(strike.seat) for strike in standing(strikes)]
    return Event("fight_decided", {"standing": left, "loser": fighter_data(loser), "line": line}, reveals=True)


def replay_answered(use: bool, left: int) -> Event:
    """FM-21.14"""
    return Event("replay_used" if use else "replay_declined", {"left": left})


def life_popped(character: Character, card: int, left: int) -> Event:
    """FM-21.15"""
    told: Data = {"character": character_data(character), "card": NAME[card], "last": left == 0, "left": left}
    return Event("life_popped", told)


def role_turned(character: Character, up: bool, role: int) -> Event:
    """FM-21.15, FM-21.16: the role only if it lies face up now."""
    hides = character != VILLAIN
    told: Data = {"character": character_data(character), "up": up, "role": NAME[role] if up else None}
    return Event("role_turned", told, reveals=hides)


def defeated(character: Character, role: int) -> Event:
    """FM-21.15"""
    return Event("defeated", {"character": character_data(character), "role": NAME[role]})


def stone_moved(source: Character, target: Character) -> Event:
    """FM-21.17"""
    return Event("stone_moved", {"from": character_data(source), "to": character_data(target)})


def seat_changed(seat: Seat, now: str, hand: Sequence[int]) -> Event:
    """FM-21.18: a dazed seat shows its top card."""
    top = NAME[hand[0]] if now == "dazed" and hand else None
    return Event("seat_changed", {"seat": seat, "now": now, "top": top}, reveals=True)


def starter_set(seat: Fighter, reason: str) -> Event:
    """FM-21.19: the `loser`, or the same seat again after a `replay`."""
    return Event("starter_set", {"seat": fighter_data(seat), "reason": reason})


def round_over(ended: Round) -> Iterator[Event]:
    """FM-21.20 to 21.22"""
    result = data.round_data(ended)
    yield Event("round_ended", {"ending": result["ending"], "defeated": result["defeated"]})
    yield Event("roles_shown", {"roles": result["roles"]}, reveals=True)
    yield Event("round_scored", {"scores": result["scores"]})


def match_ended(outcome: Outcome, rounds: int) -> Event:
    """FM-21.23"""
    return Event("match_ended", outcome.data() | {"rounds": rounds})
