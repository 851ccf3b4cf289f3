"""Four Musketeers as the core's contract wants it: everything by its name."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from musketiere.core.game import Data, Game, Move
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, SearchTask, Skill
from musketiere.games.four_musketeers import data, lesson, moves, options, position, problems, strategy, view, worlds
from musketiere.games.four_musketeers.cards import NUMBER, SWORDS
from musketiere.games.four_musketeers.fight import HAND, RANDOM, Strike
from musketiere.games.four_musketeers.layout import Fighter, Player, X, seating
from musketiere.games.four_musketeers.moves import SHADOW, Action
from musketiere.games.four_musketeers.options import Options, standard_target
from musketiere.games.four_musketeers.rules import State
from musketiere.games.four_musketeers.scoring import lives_of
from musketiere.games.four_musketeers.state import (
    CHOOSE_DIRECTION,
    CHOOSE_SETTINGS,
    HAND_SIZE,
    RANDOM_DECK,
    ROLE_DOWN,
    ROLE_UP,
    STRIKE,
)
from musketiere.games.four_musketeers.strategy import levels
from musketiere.games.four_musketeers.view import View

if TYPE_CHECKING:
    from musketiere.games.four_musketeers import protocol


def _seating(given: Options) -> protocol.Seating:
    """Who sits where, whether with the Shadow Musketeer, and what ends the match."""
    return {**data.seats_data(seating(given)), "shadow": given.shadow, "goal": given.goal}


def _seats(given: Options) -> int:
    return given.players


def _legal_data(state: State, player: Player) -> protocol.Legal | None:
    """The legal actions, and what strikes, open or from the shadow, would make of the fight (FM-20.21, FM-20.22)."""
    legal = sorted(state.legal(player))
    if not legal:
        return None
    foreseen = state.foreseen_strikes() if state.phase == STRIKE else []
    unknown = _unknown_strikes(state, foreseen) if state.phase == STRIKE else []
    seen = view.view_of(state, player)
    ends = _ends(state, seen, legal, foreseen, unknown)
    return {
        "actions": [moves.action_data(moves.decode(move)) for move in legal],
        "previews": [_preview(state, move, foreseen) for move in legal],
        "spared": [
            bool(unknown) and move in ends and not any(_hurts(seen, end) for end in ends[move]) for move in legal
        ],
        "alike": len(ends) > 1 and len({tuple(_fate(end) for end in each) for each in ends.values()}) == 1,
        "unseen": [_unseen(seen)[number] for number in _NUMBERS] if state.phase == STRIKE else [],
        "shadow": _shadow_previews(state, seen, foreseen),
        "certain": state.phase == STRIKE and not unknown,
    }


def _preview(state: State, move: Move, foreseen: list[Strike]) -> protocol.Standing | None:
    if state.phase != STRIKE or move >= SHADOW:
        return None
    seat, target = state.order[state.turn]
    return data.standing_data(_end(state, [Strike(seat, target, move, HAND), *foreseen]))


def _end(state: State, strikes: list[Strike]) -> view.Standing:
    """What the fight comes to with these strikes too, each in its turn."""
    turns = [seat for seat, _ in state.order]
    return view.standing_of(state, sorted(strikes, key=lambda strike: turns.index(strike.seat)))


def _unknown_strikes(state: State, foreseen: list[Strike]) -> list[tuple[Fighter, Fighter]]:
    """Who strikes after the player, and for whom, with a card that does not lie open; in their turn."""
    known = {strike.seat for strike in foreseen}
    return [(seat, target) for seat, target in state.order[state.turn + 1 :] if seat not in known]


def _ends(
    state: State, seen: View, legal: list[Move], foreseen: list[Strike], unknown_strikes: list[tuple[Fighter, Fighter]]
) -> dict[Move, list[view.Standing]]:
    """By open strike what the fight may come to, by each number that the one strike may have that is still unknown;
    nothing where more are (FM-20.21)."""
    if state.phase != STRIKE or len(unknown_strikes) > 1:
        return {}
    seat, target = state.order[state.turn]
    after: list[list[Strike]] = [[]]
    for last, whom in unknown_strikes:
        lies_open = (seen.hands[last] or ()) if last != X else ()  # of a servant (FM-20.11)
        cards = _one_of_each([*worlds.unseen_swords(seen), *lies_open])
        after = [[Strike(last, whom, card, HAND)] for card in cards]
    return {
        move: [_end(state, [Strike(seat, target, move, HAND), *foreseen, *one]) for one in after]
        for move in legal
        if move < SHADOW
    }


def _fate(end: view.Standing) -> tuple[Fighter, protocol.HitLine]:
    """What hangs on an end: who loses, and so starts the next fight, and whom it hurts."""
    return end.lowest, end.line


def _hurts(seen: View, end: view.Standing) -> bool:
    """Whether a fight that ends so hurts a seat of the player's."""
    own = [at for at, owner in enumerate(seen.seating.owners) if owner == seen.player]
    return end.line == "a" and end.lowest in own


_NUMBERS: Final = sorted({NUMBER[card] for card in SWORDS})


def _unseen(seen: View) -> Counter[int]:
    """By number, how many cards the player has not seen since the shuffle (FM-20.21)."""
    return Counter(NUMBER[card] for card in worlds.unseen_swords(seen))


def _one_of_each(cards: list[int]) -> list[int]:
    """For who loses, cards of a number are alike."""
    return list({NUMBER[card]: card for card in cards}.values())


def _shadow_previews(state: State, seen: View, foreseen: list[Strike]) -> list[protocol.ShadowPreview]:
    if state.phase != STRIKE or not state.random:
        return []
    seat, target = state.order[state.turn]
    ends = Counter(_end(state, [Strike(seat, target, card, RANDOM), *foreseen]) for card in worlds.may_be_turned(seen))
    return [{"cards": cards, "standing": data.standing_data(end)} for end, cards in ends.items()]


def _summary(state: State) -> protocol.Summary:
    """What a list of stored matches shows."""
    options = state.options
    summary: protocol.Summary = {
        "storyline": options.storyline,
        "mode": options.mode,
        "round": state.round,
        "fight": state.fight,
        "totals": list(state.totals),
        "sides": [list(side) for side in state.seating.sides],
    }
    # Each side one Musketeer: of more, one may have fallen whose defeat counts before all lives.
    if options.by_lives and state.dealt:
        left = [state.damages_left(seat) for seat in range(state.seats)]
        summary["lives"] = list(lives_of(state.seating, left))
    return summary


def _search_task(view: View, skill: Skill, character: Character, rng: Rng) -> SearchTask[Any]:
    """Imported when first wanted: a match without searching players does without it."""
    from musketiere.games.four_musketeers.strategy import search

    return search.search_task(view, skill, character, rng)


def _chances(view: View) -> tuple[float, ...]:
    """Imported when first wanted."""
    from musketiere.games.four_musketeers.strategy import chances

    return chances.chances(view)


def _attempt(view: View) -> int:
    """A solitaire goes on until it is won, and its chances are those of a round (FM-16.7)."""
    return view.round + (view.phase == CHOOSE_SETTINGS) if view.options.solitaire else 0


def _forecast(view: View) -> protocol.Forecast | None:
    """Imported when first wanted; of anything but a strike and a direction there is none (FM-20.23)."""
    if view.phase not in (STRIKE, CHOOSE_DIRECTION):
        return None
    from musketiere.games.four_musketeers.strategy import forecast

    return forecast.forecast(view)


_DAYS: Final[tuple[Data, ...]] = (
    {"storyline": "AC"},
    {"storyline": "QC"},
    {"storyline": "AS"},
    {"storyline": "KC"},
    {"storyline": "QS"},
    {"storyline": "KS"},
    {"storyline": "AC", "players": 3},
    {"storyline": "QC", "mode": "team"},
    {"storyline": "AS", "players": 1},
    {"storyline": "KC", "mode": "team", "players": 2},
    {"storyline": "QS", "players": 3},
    {"storyline": "KS", "players": 2},
    {"storyline": "AC", "mode": "team"},
)
"""Tables by day, in turn; thirteen, so that no weekday has one of its own."""


def _daily(day: int) -> Options:
    """One round."""
    return options.parse_options(_DAYS[day % len(_DAYS)] | {"match": "single"})


def _components() -> Data:
    """What the storyline, the mode and the layout bring with them, and what is always so (FM-4.1, FM-10.5, FM-10.6,
    FM-14.1, FM-15.5, FM-18.2)."""
    modes = {storyline: _choices({"storyline": storyline}, "mode") for storyline in options.STORYLINES}
    targets = [
        {"storyline": storyline, "mode": mode, "layout": layout, "target": standard_target(storyline, mode, layout)}
        for storyline in options.STORYLINES
        for mode in modes[storyline]
        for layout in HAND_SIZE
    ]
    return {
        "groups": {
            "survival": list(options.SURVIVAL),
            "solitaire": list(options.SOLITAIRE),
            "roles": list(options.ROLES),
        },
        "modes": modes,
        "targets": targets,
        "bad_endings": _choices({"storyline": "AS"}, "bad_ending"),
        "hand": {str(layout): size for layout, size in HAND_SIZE.items()},
        "random_deck": RANDOM_DECK,
        "role_damages": {"up": ROLE_UP, "down": ROLE_DOWN},
    }


def _choices(given: Data, option: str) -> list[str]:
    """What an option can be beside those given."""
    return next(spec["choices"] for spec in options.specs(given) if spec["id"] == option and spec["type"] == "choice")


FOUR_MUSKETEERS: Final[Game[State, View, Options, Action]] = Game(
    id="four_musketeers",
    rules_version=1,
    min_seats=1,
    max_seats=4,
    option_specs=options.specs,
    parse_options=options.parse_options,
    options_data=options.options_data,
    seats=_seats,
    deal=State.begun,
    set_up=position.set_up,
    view=view.view_of,
    view_data=data.view_data,
    sample=worlds.sample,
    encode=moves.encode,
    decode=moves.decode,
    action_data=moves.action_data,
    parse_action=moves.parse_action,
    legal_data=_legal_data,
    suggest=strategy.suggest,
    search_task=_search_task,
    skills=levels.SKILLS,
    chances=_chances,
    lessons=lesson.LESSONS,
    daily=_daily,
    summary=_summary,
    problems=problems.PROBLEMS,
    noticeable=levels.NOTICEABLE,
    attempt=_attempt,
    forecast=_forecast,
    components=_components,
    seating=_seating,
)
"""See the rules text, FM-1 to FM-27."""
