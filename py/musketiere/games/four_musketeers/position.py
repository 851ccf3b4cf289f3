"""Positions as short text, for tests, the lesson, problems and bug reports: a round at, or in, a fight.

One line for each thing that matters; what is left out is filled in order from what remains, so that the same text
always gives the same state:

    storyline KC
    lead 1
    totals 0 1 0 2
    roles JC JH JS JD
    stacks JK AH KH | 2D QD QS | popped 2C up | 2S AC AS | 2H QH KS AD
    stone 2
    starter 2
    in_hand 2
    hands 6D 8H 4H 5D 10S | 10C 9H | | 7D
    random 9C 6S

| line | meaning | left out |
|---|---|---|
| `storyline`, `mode`, … | options | defaults |
| `totals` | by side | 0 |
| `round`, `hand`, `in_hand` | numbers of the round, of the hand in it, of the fight in the hand | 1 |
| `lead`, `missing_suit` | lead seat, missing suit in the 3-layout | 0, the option or spades |
| `roles` | by seat | in the order of the cards |
| `stacks` | from bottom to top, the villain's last | as dealt unshuffled |
| `line` | the line of story, only for its order: the stacks decide | in the order of the cards |
| `stone` | a seat or `V` | as at the start of a round |
| `starter` | a seat or `X` | who holds the stone, or as at the start |
| `replays` | free replays left | all |
| `hands` | by seat, of a pile the top first | the rest in order |
| `random` | the whole random deck, the top first; `-` for none | eight cards in order |
| `kept` | the kept cards | in order |
| `struck` | how the fight has begun: its direction, then each strike, `~` before a discard | not yet begun |

A character without lifelines is `popped`, its last lifeline, and `down`, `up` or `defeated`.
"""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Event
from musketiere.core.lines import Lines, number, numbers
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers import deal, events
from musketiere.games.four_musketeers.cards import (
    JACK,
    JOKER,
    LAST_LIFELINES,
    LIVES,
    QUEEN,
    SUITS,
    SWORDS,
    parse_card,
)
from musketiere.games.four_musketeers.layout import VILLAIN, X
from musketiere.games.four_musketeers.moves import GO_LEFT, GO_RIGHT, SHADOW
from musketiere.games.four_musketeers.options import OPTIONS, Options, parse_options
from musketiere.games.four_musketeers.rules import State
from musketiere.games.four_musketeers.state import CHOOSE_DIRECTION, DAZED, HAND_SIZE, RANDOM_DECK, STRIKE

_LINES: Final = (
    *OPTIONS,
    *("totals", "round", "hand", "in_hand", "lead", "missing_suit", "roles", "stacks", "line", "stone", "starter"),
    *("replays", "hands", "random", "kept", "struck"),
)
DIRECTIONS: Final = {"left": GO_LEFT, "right": GO_RIGHT}
HIDDEN: Final = "~"


def set_up(text: str, rng: Rng, log: list[Event] | None = None) -> State:
    """The state that the text describes. Raises `InvalidPosition` naming the line that is wrong."""
    lines = Lines(text, _LINES)
    state = State(lines.options(OPTIONS, parse_options, words=("first_lead",)), rng, log)
    n = state.seats
    state.totals = lines.read("totals", numbers(len(state.totals), 0, 99), state.totals)
    state.round = lines.read("round", number(1, 999), 1)
    state.hand = lines.read("hand", number(1, 99), 1)
    state.in_hand = lines.read("in_hand", number(1, HAND_SIZE[n]), 1)
    state.fight = (state.hand - 1) * HAND_SIZE[n] + state.in_hand
    state.lead = lines.read("lead", number(0, n - 1), 0)
    state.replays = lines.read("replays", number(0, state.options.free_replays), state.replays)
    if n == 3:
        state.missing = _missing_suit(lines, state.options)
    elif "missing_suit" in lines.words:
        raise lines.blame("missing_suit").fault()
    removed = [] if state.missing is None else deal.removed_cards(state.missing, state.villain)
    _deal_roles(lines, state)
    _lay_stacks(lines, state, removed)
    _lay_line(lines, state, removed)
    _deal_swords(lines, state)
    _lay_stone(lines, state)
    if log is not None:
        log.append(events.match_started(state.options, state.seating))
        log.append(events.round_started(state.round, state.lead, state.dealer, state.villain))
        log.append(events.line_added(state.line, "position"))
        log.append(events.roles_dealt(state))
        log.append(events.lifelines_dealt(state))
        log.append(events.stone_placed(state.stone))
        log.append(events.hands_dealt(state, reshuffled=True))
    state.resume()
    _begin_fight(lines, state)
    return state


def _begin_fight(lines: Lines, state: State) -> None:
    """The strikes of those who are asked, as they were made; whoever is asked next must still decide in this fight."""
    with lines.blame("struck"):
        for word in lines.words.get("struck", "").split():
            if word in DIRECTIONS:
                move = DIRECTIONS[word]
            else:
                move = parse_card(word.lstrip(HIDDEN)) + SHADOW * word.startswith(HIDDEN)
            fight, player = state.fight, state.to_act[0]
            if move not in state.legal(player):
                raise ValueError(word)
            state.apply(player, move)
            if state.fight != fight or state.phase not in (STRIKE, CHOOSE_DIRECTION):
                raise ValueError(word)


def _missing_suit(lines: Lines, options: Options) -> int:
    """One that can be missing by the options."""
    suits = deal.missing_suits(options)
    suit = lines.read("missing_suit", SUITS.index, suits[0])
    with lines.blame("missing_suit"):
        if suit not in suits:
            raise ValueError(suit)
    return suit


def _cards(words: str) -> list[int]:
    return [parse_card(name) for name in words.replace("-", "").split()]


def _deal_roles(lines: Lines, state: State) -> None:
    in_play = deal.roles_in_play(state.missing)
    deals = deal.role_deals(in_play, deal.colour_teams(state.options))
    state.roles = lines.read("roles", _cards, list(deals[0]))
    with lines.blame("roles"):
        if tuple(state.roles) not in deals:
            raise ValueError(state.roles)


def _lay_stacks(lines: Lines, state: State, removed: list[int]) -> None:
    """Stacks, role cards, and who has been defeated."""
    if "stacks" not in lines.words:
        state.stacks = deal.deal_lifelines(state.options, state.villain, removed, None)
        state.last_lifelines = [stack[0] for stack in state.stacks]
    with lines.blame("stacks"):
        for character, words in enumerate(lines.words["stacks"].split("|") if "stacks" in lines.words else ()):
            if character > state.seats:
                raise ValueError(words)
            _lay_stack(state, character, words.split())
        if len(state.last_lifelines) <= state.seats:
            raise ValueError(state.last_lifelines)
        lying = [*removed, *state.roles, state.villain, *state.last_lifelines]
        lying += [card for stack in state.stacks for card in stack[1:]]
        if len(set(lying)) != len(lying) or not set(lying) <= set(LIVES):
            raise ValueError(lying)
        if state.round_is_over():
            raise ValueError(state.fallen)
        if state.options.joker_to_villain and state.last_lifelines[VILLAIN] != JOKER:  # FM-17.7
            raise ValueError(state.last_lifelines)
    state.dealt = True


def _lay_stack(state: State, character: int, words: list[str]) -> None:
    if words[:1] == ["popped"]:
        _, last, side = words
        stack = [parse_card(last)]
        state.up[character] = {"down": False, "up": True, "defeated": True}[side]
        state.fallen[character] = side == "defeated"
        if state.fallen[character] and character < state.seats and state.now[character] != DAZED:
            state.now[character] = state.options.defeated_as
    else:
        stack = state.stacks[character] = [parse_card(name) for name in words]
    state.last_lifelines.append(stack[0])
    if any((card in LAST_LIFELINES) != (at == 0) or JACK <= card < QUEEN for at, card in enumerate(stack)):
        raise ValueError(words)


def _lay_line(lines: Lines, state: State, removed: list[int]) -> None:
    """What lies neither in a stack nor as a role before its character (FM-22.3)."""
    standing = [role for role, fallen in zip([*state.roles, state.villain], state.fallen, strict=True) if not fallen]
    elsewhere = {*standing, *(card for stack in state.stacks for card in stack)}
    rest = [card for card in LIVES if card not in elsewhere and card not in removed]
    state.line = lines.read("line", _cards, removed + rest)
    with lines.blame("line"):
        if sorted(state.line) != sorted(removed + rest):
            raise ValueError(state.line)


def _deal_swords(lines: Lines, state: State) -> None:
    """The cards named, then the rest in order; what is over has been used (FM-22.5)."""
    n, size = state.seats, HAND_SIZE[state.seats] - state.in_hand + 1
    kept = n * HAND_SIZE[n] if n == 3 and state.hand % 2 == 1 else 0
    named = [part.split() for part in lines.words.get("hands", "|" * (n - 1)).split("|")]
    with lines.blame("hands"):
        hands = [[parse_card(name) for name in part] for part in named]
        if len(hands) != n or any(len(hand) > size for hand in hands):
            raise ValueError(named)
    random = lines.read("random", _cards, None)
    state.kept = lines.read("kept", _cards, list[int]())
    with lines.blame("random" if random else "kept" if state.kept else "hands"):
        cards = [card for part in (*hands, random or (), state.kept) for card in part]
        if len(set(cards)) != len(cards) or not set(cards) <= set(SWORDS) or len(random or ()) > RANDOM_DECK:
            raise ValueError(cards)
        if state.kept and len(state.kept) != kept:
            raise ValueError(cards)
        left = [card for card in SWORDS if card not in set(cards)]
        state.hands = [hand + [left.pop(0) for _ in range(size - len(hand))] for hand in hands]
        state.random = [left.pop(0) for _ in range(RANDOM_DECK)] if random is None else random
        state.kept = state.kept or [left.pop(0) for _ in range(kept)]
        state.used = left


def _lay_stone(lines: Lines, state: State) -> None:
    shadow = state.options.shadow
    start = VILLAIN if not state.options.stone_to_lead else state.lead
    seat = number(0, state.seats - 1)
    state.stone = lines.read("stone", lambda word: VILLAIN if word == "V" else seat(word), start)
    usual = state.stone if state.stone != VILLAIN else X if shadow else state.lead
    starter = lines.read("starter", lambda word: X if word == "X" and shadow else seat(word), usual)
    state.clear_fight(starter)
