"""Positions as short text, for tests, the lessons and bug reports: a turn at its beginning, or in its Phase II.

One line for each thing that matters; what is left out is as at the beginning of a match, cards filled in order from
what remains, so that the same text always gives the same state:

    turn 4
    where paris quest/0.2 quest bastille
    hands combat gallantry_1 | | kitty | -
    louvre dette_de_jeu | 0 2 | laffemas/beaten | nemesis athos
    inn - - force_2 trap | force_3/up decoy force_4 force_2 | decoy decoy force_2 trap
    phase musketeers
    destination louvre
    due porthos aramis

| line | meaning | left out |
|---|---|---|
| `musketeers`, `milady`, … | options | defaults |
| `turn`, `time`, `honour`, `siege`, `ladder` | numbers | the first turn; time as early, the rest as at the start |
| `paid` | reward spaces of La Rochelle that have paid | those on the way to `siege` |
| `pistoles`, `epic`, `one_for_all` | what the team owns | as at the start |
| `where` | by Musketeer his place; in the inn `quest/line.square` | his start |
| `life` | by Musketeer; 0 is out of action | full |
| `tokens`, `hands` | by Musketeer | none; as many cards as are dealt |
| `spaces` | the cards at La Rochelle, `-` for none | none |
| `adventure_discard`, `adventure_pile` | of the pile the top first, as far as it matters | none |
| `perfidy_hand`, `perfidy_discard`, `perfidy_pile` | likewise | as many cards as are dealt; none |
| `louvre`, `paris` | the mission: card, solved challenges, adversaries, ambush, strangled | the first card; none |
| `louvre_discard`, `louvre_pile`, `gone`, `paris_hand` | other missions | none; one card in the hand |
| `rochefort_life`, `ambushes`, `reserve` | his life, the unused ones, who is left | all |
| `board`, `solved`, `stage`, `foe_wounds` | how far the quest has come | the first board |
| `inn`, `board_tokens` | tokens, the nearest first; `-` is gone, `/up` lies face up | all, in order |
| `spent` | tokens that have left the game | those that must have, in order |
| `phase` | `milady` or `musketeers` | `milady` |

In Phase II there are also `destination`, `seen` (whether Milady has been revealed), `cleared` (where she is not, as
everybody has seen), `closed` (a dead end), `effects` (`conscripts`, `rallied`, `reinforcements`), and heroes: who is
`due`, `fell` this turn, was `barred` by Richelieu or has `prepaid` an escape, who is `active` with how many `actions`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from musketiere.core.game import Log
from musketiere.core.lines import Lines, number, numbers
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import position_cards, position_phase_two, position_quest, turn
from musketiere.games.mousquetaires_du_roy.board import RULES_VERSION
from musketiere.games.mousquetaires_du_roy.events import running
from musketiere.games.mousquetaires_du_roy.material import (
    MILADYS_HOUSE,
    PLACES,
    QUEST,
    TOKENS,
    VIEUX_COLOMBIER,
)
from musketiere.games.mousquetaires_du_roy.options import OPTIONS, parse_options
from musketiere.games.mousquetaires_du_roy.rules import PlayableState
from musketiere.games.mousquetaires_du_roy.state import State

_LINES: Final = (
    *OPTIONS,
    *("turn", "time", "honour", "siege", "ladder", "paid", "pistoles", "epic", "one_for_all"),
    *("where", "life", "tokens", "rochefort_life", "phase"),
    *position_cards.LINES,
    *position_quest.LINES,
    *position_phase_two.LINES,
)


def set_up(text: str, rng: Rng, log: Log = None, *, rules_version: int = RULES_VERSION) -> State:
    """The state that the text describes. Raises `InvalidPosition` naming the line that is wrong, or `MissingData`."""
    lines = Lines(text, _LINES)
    state = PlayableState(lines.options(OPTIONS, parse_options, words=("split",)), rng, log, rules_version)
    _move_tokens(lines, state)
    position_quest.lay_out(lines, state)
    _place_musketeers(lines, state)
    position_cards.deal_out(lines, state)
    state.tell(running.match_started, state)
    state.turn -= 1
    turn.begin(state)
    if lines.read("phase", ("milady", "musketeers").index, 0):
        position_phase_two.enter(lines, state)
    else:
        turn.go_on_from(state, "phase_milady")
        for name in position_phase_two.LINES:
            if name in lines.words:
                raise lines.blame(name).fault()
    state.play_on()
    return state


# ---- tracks and purses -----------------------------------------------------------------------------------


def _move_tokens(lines: Lines, state: State) -> None:
    edition, setup = state.edition, state.edition.setup[len(state.heroes)]
    state.turn = lines.read("turn", number(1, edition.time_end - setup.time), 1)
    soonest = setup.time + state.turn - 1  # one space a turn (MR-33.9)
    state.time = lines.read("time", number(soonest, edition.time_end - 1), soonest)
    state.honour = lines.read("honour", number(1, state.most_honour), state.most_honour)
    state.siege = lines.read("siege", number(edition.siege_left + 1, edition.siege_right), 0)
    state.ladder = lines.read("ladder", number(edition.ladder_start, edition.ladder_fail - 1), edition.ladder_start)
    passed = range(min(0, state.siege), max(0, state.siege) + 1)
    due = tuple(space for space in edition.siege_rewards if space in passed)
    state.paid = tuple(lines.read("paid", numbers(None, edition.siege_left, edition.siege_right), [*due]))
    with lines.blame("paid"):
        if len(set(state.paid)) != len(state.paid) or not {*due} <= {*state.paid} <= {*edition.siege_rewards}:
            raise ValueError(state.paid)
    state.pistoles = lines.read("pistoles", number(0, 999), setup.pistoles)
    state.epic = lines.read("epic", number(0, 999), setup.epic)
    state.rochefort_life = lines.read("rochefort_life", number(0, edition.rochefort.life), edition.rochefort.life)
    state.one_for_all = lines.read("one_for_all", position_phase_two.yes, False)
    with lines.blame("one_for_all"):
        if state.one_for_all and "one_for_all" not in [edition.siege_rewards[space] for space in state.paid]:
            raise ValueError(state.paid)


# ---- the Musketeers --------------------------------------------------------------------------------------


def _place_musketeers(lines: Lines, state: State) -> None:
    """Who is out of action is in the Vieux-Colombier (MR-33.7), and fell in the turn before."""
    n = len(state.heroes)
    state.where = [hero.start for hero in state.heroes]
    with lines.blame("where"):
        words = lines.words["where"].split() if "where" in lines.words else []
        if words and len(words) != n:
            raise ValueError(words)
        for who, word in enumerate(words):
            place, _, square = word.partition("/")
            state.where[who] = PLACES.index(place)
            if square:
                state.inn_at[who] = position_quest.square(state, square)
            if state.where[who] == MILADYS_HOUSE or (square and state.where[who] != QUEST):
                raise ValueError(word)
    state.life = lines.read("life", numbers(n, 0, 99), state.life)
    with lines.blame("life"):
        for who, life in enumerate(state.life):
            if life > state.heroes[who].life or (not life and state.where[who] != VIEUX_COLOMBIER):
                raise ValueError(life)
            state.fell[who] = 0 if life else state.turn - 1
            if not life and state.turn == 1 and "fell" not in lines.words:
                raise ValueError(life)
    state.tokens = lines.read("tokens", _token_sets(n), state.tokens)


def _token_sets(count: int) -> Callable[[str], list[int]]:
    """Reads the tokens of each Musketeer."""

    def read(words: str) -> list[int]:
        owned = [[TOKENS.index(word) for word in part.split()] for part in words.split("|")]
        if len(owned) != count or any(len(set(tokens)) != len(tokens) for tokens in owned):
            raise ValueError(words)
        return [sum(1 << token for token in tokens) for tokens in owned]

    return read
