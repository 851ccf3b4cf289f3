"""The cards of a position: hands and piles, missions and who mans them (see `position`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from musketiere.core.lines import Lines
from musketiere.games.mousquetaires_du_roy.board import Manned, Opponent
from musketiere.games.mousquetaires_du_roy.deal import cards_of
from musketiere.games.mousquetaires_du_roy.edition import Mission
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    DICE_OF,
    LOUVRE,
    NEMESIS,
    NO_AMBUSH,
    NOBODY,
    PARIS,
    PERFIDY,
    Place,
)
from musketiere.games.mousquetaires_du_roy.state import State

LINES: Final = (
    *("hands", "spaces", "adventure_discard", "adventure_pile"),
    *("perfidy_hand", "perfidy_discard", "perfidy_pile"),
    *("louvre", "louvre_discard", "louvre_pile", "paris", "gone", "paris_hand", "reserve", "ambushes"),
)
NOTHING: Final = "-"


def deal_out(lines: Lines, state: State) -> None:
    """All cards; each lies in one place only."""
    _deal_adventure(lines, state)
    _deal_perfidy(lines, state)
    _place_missions(lines, state)


def named(names: Sequence[str]) -> Callable[[str], list[int]]:
    """Reads names, as their numbers; `-` is nothing."""
    return lambda words: [names.index(word) for word in words.split() if word != NOTHING]


def _take(lines: Lines, keyword: str, names: Sequence[str], rest: list[int]) -> list[int] | None:
    """The cards of a line, taken out of those that are left; None if there is no such line."""
    cards = lines.read(keyword, named(names), None)
    with lines.blame(keyword):
        for card in cards or ():
            rest.remove(card)
    return cards


def _pile(lines: Lines, keyword: str, names: Sequence[str], rest: list[int], discard: Sequence[int]) -> list[int]:
    """The cards of a line on top of the rest; an empty pile would have taken its discards up (MR-2.7)."""
    top = _take(lines, keyword, names, rest) or []
    with lines.blame(keyword):
        if discard and not top and not rest:
            raise ValueError(keyword)
    return [*top, *rest][::-1]


def _deal_adventure(lines: Lines, state: State) -> None:
    edition, n = state.edition, len(state.heroes)
    rest = cards_of(edition.adventure)
    with lines.blame("spaces"):
        words = lines.words["spaces"].split() if "spaces" in lines.words else [NOTHING] * len(state.spaces)
        if len(words) != len(state.spaces):
            raise ValueError(words)
        state.spaces = [NOBODY if word == NOTHING else ADVENTURE.index(word) for word in words]
        for card in state.spaces:
            if card != NOBODY:
                rest.remove(card)
                DICE_OF[card]  # only such cards lie there (MR-33.1)
    hands = None
    with lines.blame("hands"):
        if "hands" in lines.words:
            hands = [named(ADVENTURE)(part) for part in lines.words["hands"].split("|")]
            if len(hands) != n:
                raise ValueError(hands)
            for card in [card for hand in hands for card in hand]:
                rest.remove(card)
    state.adventure_discard = _take(lines, "adventure_discard", ADVENTURE, rest) or []
    if hands is None:
        hands = [[rest.pop(0) for _ in range(edition.setup[n].cards)] for _ in range(n)]
    state.hands = [sorted(hand) for hand in hands]
    state.adventure_pile = _pile(lines, "adventure_pile", ADVENTURE, rest, state.adventure_discard)


def _deal_perfidy(lines: Lines, state: State) -> None:
    rest = cards_of(state.edition.perfidy)
    hand = _take(lines, "perfidy_hand", PERFIDY, rest)
    state.perfidy_discard = _take(lines, "perfidy_discard", PERFIDY, rest) or []
    if hand is None:
        hand = [rest.pop(0) for _ in range(state.edition.setup[len(state.heroes)].perfidy)]
    state.perfidy_hand = hand
    state.perfidy_pile = _pile(lines, "perfidy_pile", PERFIDY, rest, state.perfidy_discard)


# ---- missions --------------------------------------------------------------------------------------------


def _place_missions(lines: Lines, state: State) -> None:
    edition = state.edition
    ids = [card.id for card in edition.louvre]
    rest = [*range(len(ids))]
    state.louvre = _mission(lines, state, LOUVRE, edition.louvre, rest)
    state.louvre_discard = _take(lines, "louvre_discard", ids, rest) or []
    if state.louvre is None:
        with lines.blame("louvre"):
            state.louvre = Manned(rest.pop(0))
    state.louvre_pile = [*(_take(lines, "louvre_pile", ids, rest) or ()), *rest][::-1]

    ids = [card.id for card in edition.paris]
    rest = [*range(len(ids))]
    state.paris = _mission(lines, state, PARIS, edition.paris, rest)
    state.gone = tuple(_take(lines, "gone", ids, rest) or ())
    hand = _take(lines, "paris_hand", ids, rest)
    state.paris_hand = rest[:1] if hand is None else hand
    state.paris_pile = [card for card in rest if card not in state.paris_hand]

    there = [manned for manned in (state.louvre, state.paris) if manned is not None]
    busy = [one.id for manned in there for one in manned.opponents]
    with lines.blame("paris" if len(set(busy)) != len(busy) else "reserve"):
        if len(set(busy)) != len(busy):
            raise ValueError(busy)
        free = [one for one in state.reserve if one not in busy]
        left = lines.read("reserve", named([one.id for one in edition.adversaries]), free)
        if len(set(left)) != len(left) or not {*left} <= {*free}:
            raise ValueError(left)
        state.reserve = sorted(left)
    free = cards_of(edition.ambushes)
    for keyword, manned in (("louvre", state.louvre), ("paris", state.paris)):
        with lines.blame(keyword):
            if manned is not None and manned.ambush != NO_AMBUSH:
                free.remove(manned.ambush)
    with lines.blame("ambushes"):
        unused = lines.read("ambushes", named(AMBUSHES), free)
        if any(unused.count(ambush) > free.count(ambush) for ambush in unused):
            raise ValueError(unused)
        state.unused = [unused.count(ambush) for ambush in range(len(AMBUSHES))]


def _mission(lines: Lines, state: State, where: Place, cards: Sequence[Mission], rest: list[int]) -> Manned | None:
    """`card | solved challenges | adversaries | ambush hero | strangled`; the parts at the end may be left out."""
    keyword = "paris" if where == PARIS else "louvre"
    if keyword not in lines.words:
        return None
    with lines.blame(keyword):
        parts = [part.split() for part in lines.words[keyword].split("|")]
        parts += [[] for _ in range(5 - len(parts))]
        (id,), solved, foes, ambush, strangled = parts
        number = [card.id for card in cards].index(id)
        rest.remove(number)
        card = cards[number]
        heroes: list[str] = [hero.id for hero in state.heroes]
        done = [int(word) for word in solved]
        opponents = tuple(_opponent(state, word) for word in foes)
        manned = Manned(
            number,
            tuple(sorted(opponents)),
            sum(1 << at for at in done),
            AMBUSHES.index(ambush[0]) if ambush else NO_AMBUSH,
            heroes.index(ambush[1]) if ambush[1:] else NOBODY,
            int(strangled[0]) if strangled else 0,
        )
        fits = len({*done}) == len(done) and {*done} <= {*range(len(card.challenges))}
        fits = fits and len({one.id for one in opponents}) == len(opponents)
        fits = fits and len(ambush) <= 2 and (manned.ambush == NEMESIS) == (manned.named != NOBODY)
        fits = fits and sum(state.adversary(one.id).force for one in opponents) <= card.force  # MR-33.6
        fits = fits and len(strangled) <= 1 and 0 <= manned.strangled < max(1, card.successes)
        is_over = len(done) == len(card.challenges) and all(one.beaten for one in opponents)
        if not fits or is_over:
            raise ValueError(parts)
        return manned
    return None


def _opponent(state: State, word: str) -> Opponent:
    """`id`, `id/wounds` or `id/beaten`."""
    id, _, suffered = word.partition("/")
    number = [one.id for one in state.edition.adversaries].index(id)
    life = state.adversary(number).life
    wounds = life if suffered == "beaten" else int(suffered or 0)
    if not 0 <= wounds < life + (suffered == "beaten"):
        raise ValueError(word)
    return Opponent(number, wounds, wounds == life)
