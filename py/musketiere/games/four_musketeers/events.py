"""Events of Four Musketeers (FM-21), in the order in which they come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from musketiere.core.game import Event, EventOf, Outcome
from musketiere.games.four_musketeers import data, view
from musketiere.games.four_musketeers.cards import NAME, SUITS, names
from musketiere.games.four_musketeers.fight import Strike, standing
from musketiere.games.four_musketeers.layout import (
    VILLAIN,
    Character,
    Fighter,
    Player,
    Seat,
    Seating,
    character_data,
    fighter_data,
    fighter_or_nobody,
)
from musketiere.games.four_musketeers.moves import DIRECTION_NAME
from musketiere.games.four_musketeers.options import Options, options_data
from musketiere.games.four_musketeers.state import BaseState, Round

if TYPE_CHECKING:
    from musketiere.games.four_musketeers import protocol


def match_started(options: Options, seating: Seating) -> EventOf[protocol.MatchStarted]:
    """FM-21.1"""
    return EventOf({"type": "match_started", "options": options_data(options), **data.seats_data(seating)})


def setting_changed(setting: protocol.Setting, value: protocol.SettingValue) -> EventOf[protocol.SettingChanged]:
    """FM-21.27"""
    return EventOf({"type": "setting_changed", "setting": setting, "value": value})


def round_started(number: int, lead: Seat, dealer: Seat, villain: int) -> EventOf[protocol.RoundStarted]:
    """FM-21.2"""
    return EventOf({"type": "round_started", "round": number, "lead": lead, "dealer": dealer, "villain": NAME[villain]})


def missing_chosen(suit: int, by: Seat | Literal["option", "chance"]) -> EventOf[protocol.MissingChosen]:
    """FM-21.3: by a seat, by `option` or by `chance`."""
    return EventOf({"type": "missing_chosen", "suit": SUITS[suit], "by": by}, reveals=by == "chance")


def line_added(
    cards: Sequence[int], reason: Literal["missing", "prepopped", "position"]
) -> EventOf[protocol.LineAdded]:
    """FM-21.4: of the missing suit, prepopped, or as a position has it."""
    return EventOf({"type": "line_added", "cards": names(cards), "reason": reason})


def roles_dealt(state: BaseState) -> EventOf[protocol.RolesDealt]:
    """FM-21.5: to each player the roles that he may know."""
    private: dict[Player, protocol.OwnRoles] = {
        player: {"roles": data.roles_data(view.known_roles(state, player))} for player in range(state.options.players)
    }
    return EventOf({"type": "roles_dealt", "seats": list(range(state.seats))}, private, reveals=True)


def lifelines_dealt(state: BaseState) -> EventOf[protocol.LifelinesDealt]:
    """FM-21.6: as they lie when the first fight begins, and how many damages each of them stands (FM-10.7)."""
    return EventOf(
        {
            "type": "lifelines_dealt",
            "stacks": [names(stack) for stack in state.stacks],
            "left": [state.damages_left(character) for character in (*range(state.seats), VILLAIN)],
        },
        reveals=True,
    )


def stone_placed(character: Character) -> EventOf[protocol.StonePlaced]:
    """FM-21.7"""
    return EventOf({"type": "stone_placed", "character": character_data(character)})


def hands_dealt(state: BaseState, reshuffled: bool) -> EventOf[protocol.HandsDealt]:
    """FM-21.8: to each player the hands that he may see."""
    private: dict[Player, protocol.Hands] = {
        player: {"hands": data.hands_data(view.visible_hands(state, player))} for player in range(state.options.players)
    }
    return EventOf(
        {
            "type": "hands_dealt",
            "hand": state.hand,
            "counts": [len(hand) for hand in state.hands],
            "random": len(state.random),
            "kept": len(state.kept),
            "reshuffled": reshuffled,
            "hands": data.hands_data(view.visible_hands(state, None)),
        },
        private,
        reveals=True,
    )


def fight_started(state: BaseState) -> EventOf[protocol.FightStarted]:
    """FM-21.9"""
    return EventOf(
        {
            "type": "fight_started",
            "fight": state.fight,
            "in_hand": state.in_hand,
            "cyclical": state.cyclical,
            "starter": fighter_data(state.starter),
            "stone": character_data(state.stone),
        }
    )


def direction_chosen(seat: Fighter, direction: int, automatic: bool) -> EventOf[protocol.DirectionChosen]:
    """FM-21.10"""
    name = DIRECTION_NAME[direction]
    return EventOf({"type": "direction_chosen", "seat": fighter_data(seat), "direction": name, "automatic": automatic})


def struck(state: BaseState, strike: Strike) -> EventOf[protocol.Struck]:
    """FM-21.11: with the strikes that do not stand now; a hidden discard goes to who made it."""
    left = {one.seat for one in standing(state.strikes)}
    private: dict[Player, protocol.OwnDiscard] = {}
    if strike.discard >= 0 and not strike.open_discard:
        private[state.seating.owners[strike.seat]] = {"discard": NAME[strike.discard]}
    return EventOf(
        {
            "type": "struck",
            **data.strike_data(view.as_known(strike, None, state.seating), state.seating),
            "blocked": [fighter_data(one.seat) for one in state.strikes if one.card >= 0 and one.seat not in left],
            "standing": data.standing_data(view.standing_of(state)),
            "random": len(state.random),
        },
        private,
        reveals=strike.source == "random",
    )


def top_shown(seat: Seat, pile: Sequence[int]) -> EventOf[protocol.TopShown]:
    """FM-21.12: the next top card of a dazed seat, if there is one."""
    return EventOf({"type": "top_shown", "seat": seat, "card": NAME[pile[0]] if pile else None}, reveals=bool(pile))


def fight_decided(strikes: Sequence[Strike], loser: Fighter, line: protocol.HitLine) -> EventOf[protocol.FightDecided]:
    """FM-21.13; final from here on (FM-19.11)."""
    left = [fighter_data(strike.seat) for strike in standing(strikes)]
    return EventOf(
        {"type": "fight_decided", "standing": left, "loser": fighter_or_nobody(loser), "line": line}, reveals=True
    )


def replay_answered(use: bool, left: int) -> EventOf[protocol.ReplayAnswered]:
    """FM-21.14"""
    return EventOf({"type": "replay_used" if use else "replay_declined", "left": left})


def life_popped(character: Character, card: int, left: int) -> EventOf[protocol.LifePopped]:
    """FM-21.15"""
    return EventOf(
        {
            "type": "life_popped",
            "character": character_data(character),
            "card": NAME[card],
            "last": left == 0,
            "left": left,
        }
    )


def role_turned(character: Character, up: bool, role: int) -> EventOf[protocol.RoleTurned]:
    """FM-21.15, FM-21.16: the role only if it lies face up now."""
    return EventOf(
        {
            "type": "role_turned",
            "character": character_data(character),
            "up": up,
            "role": NAME[role] if up else None,
        },
        reveals=character != VILLAIN,
    )


def defeated(character: Character, role: int) -> EventOf[protocol.Defeated]:
    """FM-21.15"""
    return EventOf({"type": "defeated", "character": character_data(character), "role": NAME[role]})


def stone_moved(source: Character, target: Character) -> EventOf[protocol.StoneMoved]:
    """FM-21.17"""
    return EventOf({"type": "stone_moved", "from": character_data(source), "to": character_data(target)})


def seat_changed(seat: Seat, now: protocol.SeatNow, hand: Sequence[int]) -> EventOf[protocol.SeatChanged]:
    """FM-21.18: a dazed seat shows its top card."""
    top = NAME[hand[0]] if now == "dazed" and hand else None
    return EventOf({"type": "seat_changed", "seat": seat, "now": now, "top": top}, reveals=True)


def starter_set(seat: Fighter, reason: Literal["loser", "replay"]) -> EventOf[protocol.StarterSet]:
    """FM-21.19: the `loser`, or the same seat again after a `replay`."""
    return EventOf({"type": "starter_set", "seat": fighter_data(seat), "reason": reason})


def round_over(ended: Round) -> Iterator[Event]:
    """FM-21.20 to 21.22"""
    result = data.round_data(ended)
    over: protocol.RoundEnded = {
        "type": "round_ended",
        "ending": result["ending"],
        "defeated": result["defeated"],
    }
    yield EventOf(over)
    shown: protocol.RolesShown = {"type": "roles_shown", "roles": result["roles"]}
    yield EventOf(shown, reveals=True)
    scored: protocol.RoundScored = {"type": "round_scored", "scores": result["scores"]}
    yield EventOf(scored)


def match_ended(outcome: Outcome, rounds: int) -> EventOf[protocol.MatchEnded]:
    """FM-21.23"""
    return EventOf({"type": "match_ended", **outcome.data(), "rounds": rounds})
