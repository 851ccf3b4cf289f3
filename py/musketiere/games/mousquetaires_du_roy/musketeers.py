"""Phase II: whose turn it is (MR-6), and what he can do in it (MR-7)."""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import ambushes, bastille, belongings, elements, inn, richelieu
from musketiere.games.mousquetaires_du_roy.board import NO_SQUARE, Steps
from musketiere.games.mousquetaires_du_roy.events import acting, running
from musketiere.games.mousquetaires_du_roy.material import (
    BASTILLE,
    COMBAT,
    DOUBLE_COMBAT,
    HORSE,
    INN,
    LA_ROCHELLE,
    MILADYS_HOUSE,
    NOBODY,
    PLACES,
    QUEST,
    RICHELIEU,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.tracks import draw_adventure


def yes_or_no(state: State, seat: Seat) -> list[Move]:
    return [move("yes"), move("no")]


# ---- whose turn it is (MR-6.1 to 6.4) --------------------------------------------------------------------


def ask_one_for_all(state: State) -> None:
    """D-ONEFORALL, at the start of the phase: whoever of them answers first does so for all (MR-6.1)."""
    state.due = [bool(state.life[who]) and not state.begun[who] for who in state.musketeers]
    owners = _due_owners(state)
    if state.one_for_all and owners:
        state.ask("one_for_all", owners)


def _due_owners(state: State) -> list[Seat]:
    """Controllers of a Musketeer who has a turn left."""
    return sorted({state.owner(who) for who in state.musketeers if state.due[who]})


def rally(state: State, seat: Seat, answer: Move) -> None:
    """One action more for every fit Musketeer this turn (MR-17.13)."""
    if kind(answer) == "yes":
        state.one_for_all, state.rallied = False, True
        state.tell(running.one_for_all, played=True)


def next_musketeer(state: State) -> None:
    """Every fit Musketeer who has a turn left, in any order (MR-6.2); any controller of one may begin (MR-6.4)."""
    state.stepped_back = ()
    _ask_next(state)


def _ask_next(state: State) -> None:
    owners = _due_owners(state)
    seats = [seat for seat in owners if seat not in state.stepped_back] or owners
    if seats:
        state.ask("next", seats)


def starters(state: State, seat: Seat) -> list[Move]:
    """D-NEXT: one of his own Musketeers; or, while another could begin, he steps back."""
    own = [move("start", who) for who in state.musketeers if state.due[who] and state.owner(who) == seat]
    return [*own, move("after_you")] if len(state.to_act) > 1 else own


def start(state: State, seat: Seat, answer: Move) -> None:
    """He takes all his actions in one go (MR-6.3)."""
    if kind(answer) == "after_you":
        state.stepped_back = (*state.stepped_back, seat)
        _ask_next(state)
        return
    who = index(answer)
    state.active = who
    state.actions = state.allowance(who)
    state.ridden = state.bought = False
    state.banned = state.where[who] == RICHELIEU
    state.refused = ()
    state.tell(acting.musketeer_started, who, state.actions)
    state.then(("act",), ("next_musketeer",))


# ---- his actions -----------------------------------------------------------------------------------------


def ask_action(state: State) -> None:
    """D-ACTION, until he has ended his turn, has nothing left to do or is out of action (MR-18.2)."""
    who = state.active
    if who == NOBODY:
        return
    if state.due[who] and actions(state, NOBODY) != [move("end_turn")]:
        state.then(("act",))  # already now: nobody is to see that he puts something together
        state.ask("action", [state.owner(who)])
    else:
        _end_turn(state)


def _end_turn(state: State) -> None:
    """Unspent actions are lost (MR-6.7)."""
    who = state.active
    state.tell(acting.musketeer_ended, who, state.actions)
    state.due[who] = False
    state.begun[who] = True
    state.actions = 0
    state.active = NOBODY


def actions(state: State, seat: Seat) -> list[Move]:
    """What he can do now; what costs an action only while he has one (MR-7.1)."""
    who = state.active
    moves = [] if _is_bound_to_leave(state, who) else [move("end_turn")]
    prisoner = state.where[who] == BASTILLE
    if prisoner and state.options.strict_bastille:  # MR-20.8
        return moves + (_escapes(state, who) if state.actions else [])
    moves += [move("pay_beggars", where) for where in ambushes.payable(state, who)]  # MR-6.9
    places = [] if prisoner else _destinations(state, who)
    if _can_ride(state, who):
        moves += [move("ride", place) for place in places]
    if not state.actions:
        return moves
    moves += [move("move", place) for place in places]
    if _must_leave(state, who):
        return moves
    moves += _escapes(state, who) if prisoner else []
    moves += belongings.purchases_of(state, who)
    moves += [move("draw")] if state.adventure_pile else []
    moves += [move("exchange", partner) for partner in belongings.partners(state, who)]
    moves += [move("character", card) for card in belongings.playable_characters(state, who)]
    if state.where[who] == LA_ROCHELLE and NOBODY in state.spaces:  # MR-7.11, 7.12
        moves += [move("reinforce", card) for card in (COMBAT, DOUBLE_COMBAT) if card in state.hands[who]]
    return moves + _attempts(state, who)


def _can_ride(state: State, who: Musketeer) -> bool:
    """MR-14.9"""
    return state.owns(who, HORSE) and not state.ridden


def _must_leave(state: State, who: Musketeer) -> bool:
    """Who started his turn at Richelieu's must move away first (MR-19.4)."""
    return state.banned and state.where[who] == RICHELIEU


def _is_bound_to_leave(state: State, who: Musketeer) -> bool:
    """As long as he can leave, he may not end his turn there (MR-19.12); some other place is always open."""
    return state.rules_version > 1 and _must_leave(state, who) and (state.actions > 0 or _can_ride(state, who))


def _destinations(state: State, who: Musketeer) -> list[Place]:
    """Anywhere but Milady's house and the Bastille (MR-7.2), not where a dead end is (MR-12.13), nor back to
    Richelieu's (MR-19.4); out of a line of the inn also to the Common Room (MR-22.16, 22.17)."""
    shut = {MILADYS_HOUSE, BASTILLE, state.closed, state.where[who]}
    if state.banned:
        shut.add(RICHELIEU)
    back = [QUEST] if state.inn_at[who] != NO_SQUARE else []
    return back + [place for place in range(len(PLACES)) if place not in shut]


def _escapes(state: State, who: Musketeer) -> list[Move]:
    """MR-7.13; not this turn if Richelieu has sent him (MR-20.7)."""
    return [] if state.where[who] != BASTILLE or state.barred[who] else bastille.ways(state)


def _attempts(state: State, who: Musketeer) -> list[Move]:
    """Challenges, duels and the steps of the quest (MR-7.9, 7.10, 7.14)."""
    moves = []
    for element in elements.open_elements(state, who):
        kind, _, at = element
        if kind == "passage":
            moves.append(move("passage"))
        elif kind == "duel" or (kind == "challenge" and elements.is_within_reach(state, who, element)):
            moves.append(move(kind, at))
    if state.where[who] == QUEST and state.quest_board == INN:
        moves += [move("inn", line) for line in inn.lines(state, who)]
    return moves


def act(state: State, seat: Seat, answer: Move) -> None:
    """Carries one out. What is put together first costs its action when it takes effect (MR-29.3): purchases, exchanges
    (MR-14.14) and what is attempted."""
    who, name, what = state.active, kind(answer), index(answer)
    match name:
        case "end_turn":
            _end_turn(state)
        case "pay_beggars":
            ambushes.pay_beggars(state, what)
        case "escape_pay" | "escape_fight":
            state.actions -= 1
            bastille.escape(state, name)
        case "ride":
            state.ridden = True
            state.spend(0)
            _move(state, who, what, free=True)
        case "move":
            state.spend(1)
            _move(state, who, what, free=False)
        case "draw":
            state.spend(1)
            draw_adventure(state, who, 1, "action")
        case "character":
            state.spend(1)
            belongings.play_character(state, what)
        case "reinforce":
            state.spend(1)
            belongings.reinforce(state, what)
        case "buy":
            belongings.buy(state, what)
        case "exchange":
            belongings.begin_exchange(state, what)
        case "inn" if not inn.meets(state, who, what):
            state.spend(1)
            inn.advance(state, who, what)
        case "challenge" | "duel" | "passage" | "inn":
            elements.attempt(state, (name, state.where[who], what))


def _move(state: State, who: Musketeer, place: Place, *, free: bool) -> None:
    """On arrival the ambush comes first, then Richelieu (MR-7.3)."""
    before = state.where[who]
    if place == before:  # MR-22.17
        state.inn_at[who] = NO_SQUARE
        state.tell(acting.inn_moved, who, *NO_SQUARE)
        return
    state.where[who] = place
    state.inn_at[who] = NO_SQUARE
    state.tell(acting.moved, who, before, place, "move", free=free)
    ambushes.enter(state, place, who)
    if place == RICHELIEU:
        richelieu.arrive(state, who)


STEPS: Final[Steps] = {
    "one_for_all": ask_one_for_all,
    "next_musketeer": next_musketeer,
    "act": ask_action,
}
