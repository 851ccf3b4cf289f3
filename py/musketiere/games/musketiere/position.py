"""Positions as short text, for tests, puzzles, the guide and bug reports.

One line for each thing that matters; what is left out is filled in order from what remains, so that the same text
always gives the same state. Seats are separated by `|`, cards are written `value/swords`, rows as in MU-0.5:

    players 3
    guard 18
    rows GP- P-- ---
    centre 2G 1P
    pay 9/3 9/0 0/3 | 6/3 3/2 6/1 | 9/1 9/2 8/4
    hands 10/4 | 2/0 | 3/1

| line | meaning | left out |
|---|---|---|
| `players`, `match_end`, `target_score`, `match_games`, `tie_rule`, `guard_deck` | options | defaults |
| `totals` | ducats so far | 0 |
| `game` | number of the game | 1 |
| `duel` | number of the duel, 0 while the pay is chosen | 1 |
| `guards` | the pile from the first turned on, as far as it matters | the rest in ascending order |
| `guard` | the guard of this duel | the next of the pile |
| `rows` | stones on the pay places | none |
| `centre` | stones in the centre, only checked: the rows decide | |
| `pay`, `hands` | cards of each seat, as far as they matter | the rest in ascending order |
| `played` | cards of the duels that are over, as far as they matter | the rest in ascending order |
| `turned` | one card of each seat, turned up: its winner or loser must act | nobody has chosen yet |
"""

from __future__ import annotations

from collections.abc import Callable

from musketiere.core.errors import InvalidOptions
from musketiere.core.game import Event
from musketiere.core.lines import Lines, number, numbers
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import CARDS, guards_in_play, parse_card
from musketiere.games.musketiere.events import STONE_LETTERS
from musketiere.games.musketiere.options import Options, parse_options
from musketiere.games.musketiere.rules import DUELS, GEM, HAND, PRISON, STONES, State

_INTEGERS = ("players", "target_score", "match_games")
_CHOICES = ("match_end", "tie_rule")
_LINES = (
    *_INTEGERS,
    *_CHOICES,
    *("guard_deck", "totals", "game", "duel", "guards", "guard", "rows", "centre", "pay", "hands", "played", "turned"),
)
_STONE = {letter: stone for stone, letter in enumerate(STONE_LETTERS)}


def set_up(text: str, rng: Rng, log: list[Event] | None = None) -> State:
    """The state that the text describes. Raises `InvalidPosition` naming the line that is wrong."""
    lines = Lines(text, _LINES)
    state = State(_options(lines), rng, log)
    n = state.players
    state.totals = lines.read("totals", numbers(n, 0, 9999), [0] * n)
    state.game = lines.read("game", number(1, 99), 1)
    duel = lines.read("duel", number(0, DUELS), 1)
    state.pile = _pile(lines, state.options, duel)
    _place_stones(lines, state, duel)
    _deal(lines, state, duel)
    if duel == 0:
        state.begin_game()
        return state
    state.duel = duel
    state.guard = state.pile[duel - 1]
    if state.imprisoned >= 0:
        state.counting = tuple(seat for seat in range(n) if seat != state.imprisoned)
    state.open_duel()
    turned = lines.read("turned", _cards(n), None)
    if turned is not None:
        with lines.blame("turned"):
            for seat, (card,) in enumerate(turned):
                state.apply(seat, card)
    return state


def _cards(seats: int) -> Callable[[str], list[list[int]] | None]:
    def read(words: str) -> list[list[int]]:
        if "|" not in words and seats > 1:  # one card each, as for `turned`
            groups = [[parse_card(name)] for name in words.split()]
        else:
            groups = [[parse_card(name) for name in part.split()] for part in words.split("|")]
        if len(groups) != seats:
            raise ValueError(words)
        return groups

    return read


def _options(lines: Lines) -> Options:
    given: dict[str, object] = {key: lines.words[key] for key in _CHOICES if key in lines.words}
    for key in _INTEGERS:
        if key in lines.words:
            given[key] = lines.read(key, int, 0)
    if "guard_deck" in lines.words:
        given["guard_deck"] = lines.read("guard_deck", numbers(None, 1, 40), list[int]())
    try:
        return parse_options(given)
    except InvalidOptions as refused:
        lines.blame(str(refused.fault.option))
        raise lines.fault() from refused


def _pile(lines: Lines, options: Options, duel: int) -> list[int]:
    """The guards named, in their order, among the rest: the current one at its place."""
    left = list(guards_in_play(options.guard_deck, options.players))
    named = lines.read("guards", numbers(None, 1, 40), list[int]())
    guard = lines.read("guard", number(1, 40), 0)
    with lines.blame("guards" if named else "guard"):
        for strength in named:
            left.remove(strength)
        if guard and len(named) >= duel:
            if not duel or named[duel - 1] != guard:
                raise ValueError(guard)
        elif guard:
            left.remove(guard)
            missing = duel - 1 - len(named)
            named = [*named, *left[:missing], guard]
            left = left[missing:]
    return named + left


def _place_stones(lines: Lines, state: State, duel: int) -> None:
    n = state.players
    rows = lines.words.get("rows", " ".join(["---"] * n)).split()
    with lines.blame("rows"):
        if len(rows) != n or any(len(row) != 3 for row in rows):
            raise ValueError(rows)
        state.stones = [_STONE[stone] for row in rows for stone in row]
        state.gems = STONES - state.stones.count(GEM)
        state.prisons = STONES - state.stones.count(PRISON)
        if state.gems < 0 or state.prisons < 0 or "GGG" in rows or (duel == 0 and any(state.stones)):
            raise ValueError(rows)
    if "PPP" in rows:
        state.imprisoned = rows.index("PPP")
    with lines.blame("centre"):
        if lines.words.get("centre", f"{state.gems}G {state.prisons}P") != f"{state.gems}G {state.prisons}P":
            raise ValueError(rows)


def _deal(lines: Lines, state: State, duel: int) -> None:
    """Gives every seat the cards named for it, then fills pay, hands and the cards played so far in ascending order."""
    n = state.players
    empty: list[list[int]] = [[] for _ in range(n)]
    pay = lines.read("pay", _cards(n), None) or empty
    hands = lines.read("hands", _cards(n), None) or [[] for _ in range(n)]
    turned = lines.read("turned", _cards(n), None)
    for seat, cards in enumerate(turned or []):
        hands[seat] += [card for card in cards if card not in hands[seat]]
    played = lines.read("played", lambda words: [parse_card(name) for name in words.split()], list[int]())
    with lines.blame("played"):
        if len(played) > n * max(0, duel - 1):
            raise ValueError(played)
    named = [card for group in (*pay, *hands, played) for card in group]
    hand_size = HAND if duel == 0 else DUELS + 1 - duel
    with lines.blame(next((keyword for keyword in ("pay", "hands", "played") if keyword in lines.words), "turned")):
        fits = all(len(cards) <= hand_size for cards in hands)
        fits = fits and all(len(cards) in (0, 3) and (not cards or duel) for cards in pay)
        fits = fits and all(len(cards) == 1 for cards in turned or []) and (duel > 0 or not turned)
        if not fits or len(set(named)) != len(named):
            raise ValueError(named)
    left = [card for card in CARDS if card not in set(named)]
    if duel:
        state.pay = [card for cards in pay for card in cards or [left.pop(0) for _ in range(3)]]
    state.hands = [cards + [left.pop(0) for _ in range(hand_size - len(cards))] for cards in hands]
    state.played = [*played, *left[: n * max(0, duel - 1) - len(played)]]
