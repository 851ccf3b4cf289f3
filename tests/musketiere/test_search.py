"""The searching players of Musketiere: what they remember, what they make of it, and that they play well."""

from __future__ import annotations

from itertools import pairwise
from math import fsum, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.game import Move, Seat
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate, Skill
from musketiere.games.musketiere.cards import CARDS
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.moves import pay_cards
from musketiere.games.musketiere.records import Duel
from musketiere.games.musketiere.rules import CHOOSE_PAY, MATCH_OVER, PLAY_CARD, State
from musketiere.games.musketiere.strategy.levels import SKILLS
from musketiere.games.musketiere.strategy.models import NOTHING, Learned, learned_now, predictions
from musketiere.games.musketiere.strategy.outlook import chances
from musketiere.games.musketiere.strategy.playout import stones_of
from musketiere.games.musketiere.strategy.reading import Reader
from musketiere.games.musketiere.strategy.reasons import reasons
from musketiere.games.musketiere.strategy.search import Task
from musketiere.games.musketiere.strategy.standing import Standing
from musketiere.games.musketiere.strategy.thinking import Thinker
from musketiere.games.musketiere.strategy.ways import Situation
from musketiere.games.musketiere.view import View, view_of
from musketiere.players import LEVELS
from musketiere.players.search import search
from tests.musketiere.table import Table, action_name

SEEDS = st.integers(0, 2**32)
NOBODY_SPECIAL = Character()


def thought(view: View, skill: Skill, seed: int, character: Character = NOBODY_SPECIAL) -> list[Estimate]:
    """What a search finds out."""
    rng = Rng(seed)
    thinking = search(Task(view, skill, character, rng), skill.worlds, rng)
    try:
        while True:
            next(thinking)
    except StopIteration as done:
        estimates: list[Estimate] = done.value
        return estimates


def open_match(seed: int, players: int, choices: int) -> State:
    """A match some random choices after its beginning."""
    rng = Rng(seed)
    state = State.begun(MUSKETIERE.parse_options({"players": players, "target_score": 60}), rng, None)
    for _ in range(choices):
        if not state.to_act:
            break
        seat = state.to_act[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


# ---- what is remembered ----------------------------------------------------------------------------------


@given(seed=SEEDS, players=st.integers(2, 4))
def test_the_games_of_a_match_are_remembered_as_everybody_saw_them(seed: int, players: int) -> None:
    """MU-12.8, MU-12.12: cards played, what was done with stones, and the pay once it was turned up."""
    state = open_match(seed, players, 120)
    view = view_of(state, None)
    assert len(view.history) == len(view.scores)
    for past, scores in zip(view.history, view.scores, strict=True):
        assert past.scoring.scores == scores
        assert len(past.moves) == len(past.duels) <= 9
    assert view.last_game == (view.history[-1].scoring if view.history else None)
    assert len(view.moves) == len(view.duels) - (view.acting >= 0)
    assert "history" not in MUSKETIERE.view_data(view)


# ---- reading others --------------------------------------------------------------------------------------


def always(place: int) -> Learned:
    """What is learned of seat 1 in nine duels in which it played the card at that part of its hand, of 8."""
    hand = list(CARDS[3:48:5])
    duels = []
    for guard in (8, 20, 12, 15, 5, 25, 10, 14, 18):
        card = hand.pop(place * (len(hand) - 1) // 8)
        duels.append(Duel(guard, (54, card, 0), (0, 1, 2), 10, True, 0))
    return learned_now((), duels, [], 1, [])


def thinker(guard: int, players: int, rows: str = "") -> Thinker:
    """Seat 1 of some who have nothing on their pay cards, or these stones, sorted by value."""
    stones = stones_of(range(players))
    lie = ["-GP".index(stone) for stone in rows or "---" * players]
    return Thinker(stones, stones.number(tuple(lie)), 1, guard, (8, 12, 18))


@pytest.mark.parametrize("place", [0, 4, 8])
def test_a_habit_is_found_out(place: int) -> None:
    hand = list(CARDS[2:54:6])
    reader = Reader(always(place), Situation(12, 3), len(hand), 1.0, thinker(12, 3))
    drawn = [reader.draw(hand, (9, 5, 1), (step + 0.5) / 200) for step in range(200)]
    beside = hand[max(0, place - 1) : place + 2]
    assert sum(card in beside for card in drawn) > 130


def test_who_reads_nobody_expects_any_card() -> None:
    hand = list(CARDS[2:54:6])
    reader = Reader(always(8), Situation(12, 3), len(hand), 0.0, thinker(12, 3))
    drawn = [reader.draw(hand, (9, 5, 1), (step + 0.5) / 180) for step in range(180)]
    assert all(18 <= drawn.count(card) <= 22 for card in hand)


@given(
    guard=st.integers(1, 40), counting=st.integers(1, 4), hand=st.sets(st.sampled_from(CARDS), min_size=1, max_size=9)
)
def test_every_way_of_playing_plays_something(guard: int, counting: int, hand: set[int]) -> None:
    thinks = thinker(guard, max(2, counting))
    for chances_of_way in predictions(NOTHING, Situation(guard, counting), sorted(hand), thinks, (9, 5, 1)):
        assert isclose(sum(chances_of_way), 1.0)
        assert min(chances_of_way) >= 0


def test_who_thinks_keeps_a_card_that_wins_nothing_now() -> None:
    """Against a guard that nobody beats alone the lowest card would take a prison, the highest would be wasted."""
    hand = [2 * 5, 3 * 5, 10 * 5]
    assert thinker(40, 3).chosen(hand, (9, 5, 1)) == 1
    assert thinker(4, 2).chosen([0, 5 * 5, 10 * 5], (9, 5, 1)) > 0


def test_who_thinks_looks_at_his_own_pay_and_stones() -> None:
    """Nobody minds a prison on a card that is worth nothing; with two gems on his cards he goes for the third."""
    hand = [1 * 5, 4 * 5, 10 * 5]
    assert thinker(25, 2).chosen(hand, (9, 5, 0)) <= thinker(25, 2).chosen(hand, (9, 9, 9))
    assert thinker(12, 2, "---GG-").chosen(hand, (9, 8, 8)) == 2


# ---- choosing --------------------------------------------------------------------------------------------


@given(seed=SEEDS, players=st.integers(2, 4), choices=st.integers(0, 90))
def test_it_compares_legal_moves_and_gives_reasons(seed: int, players: int, choices: int) -> None:
    """The same view and the same seed give the same estimates; a chance is told as one."""
    state = open_match(seed, players, choices)
    for seat in state.to_act:
        view = view_of(state, seat)
        estimates = thought(view, Skill(9), seed)
        assert estimates == thought(view, Skill(9), seed)
        legal = state.legal(seat)
        assert all(estimate.move in legal for estimate in estimates)
        assert 0 <= estimates[0].worth <= 100
        task = Task(view, Skill(9), NOBODY_SPECIAL, Rng(seed))
        for estimate in estimates:
            reasons = task.reasons(estimate, [other for other in estimates if other is not estimate])
            assert reasons[-1]["type"] == "ducats"
            told = [reason["chance"] for reason in reasons if "chance" in reason]
            assert all(isinstance(chance, float) and 0 <= chance <= 1 for chance in told)


def best(position: str, seat: Seat = 0, character: Character = NOBODY_SPECIAL) -> str:
    """What the best level chooses, as the action is written."""
    match = Table(position).match
    [first, *_] = thought(view_of(match.state, seat), SKILLS["master"], 1, character)
    return str(MUSKETIERE.action_data(MUSKETIERE.decode(first.move)))


def test_a_card_that_is_not_needed_is_kept() -> None:
    """Alone against the guard: it falls either way, so the higher card is for the last duel."""
    position = "players 2;guard 7;duel 8;rows --- PPP;pay 9/0 5/0 1/0 | 9/1 5/1 1/1;hands 10/4 8/0 | 2/0 3/0"
    assert "8/0" in best(position)


def test_what_speaks_for_a_card_is_told_where_a_higher_one_were_safer() -> None:
    """It is kept for a later duel, whether it would win this one or only not lose it."""
    match = Table("players 2;guard 20;duel 4;rows GGP ---;pay 9/0 5/0 0/0 |;hands 1/0 8/0 | 2/0 3/0").match
    view = view_of(match.state, 0)

    hand = match.state.legal(0)
    low_card, high_card = min(hand), max(hand)

    def estimate(card: Move, worth: float, gained: float, lost: float) -> Estimate:
        return Estimate(card, worth, 0.1, 12, (20.0, 12.0, 0.1, gained, lost, 5.0))

    def kept(low: Estimate, high: Estimate) -> list[str]:
        return [one["type"] for one in reasons(view, low, [high]) if one["type"] in ("kept", "spared")]

    low = estimate(low_card, 21.0, 0.0, 0.9)
    assert kept(low, estimate(high_card, 20.0, 0.1, 0.1)) == ["kept"]
    assert kept(low, estimate(high_card, 20.0, 0.0, 0.1)) == ["spared"]
    assert kept(low, estimate(high_card, 20.0, 0.0, 0.88)) == []
    assert kept(low, estimate(high_card, 22.0, 0.0, 0.1)) == []


def test_a_card_that_does_not_count_is_one_that_can_be_spared() -> None:
    """MU-17.4"""
    pay = "9/0 5/0 1/0 | 9/1 5/1 1/1 | 9/2 5/2 1/2"
    assert "0/0" in best(f"players 3;guard 12;duel 8;rows PPP --- ---;pay {pay};hands 10/4 0/0 | |")


def test_a_gem_goes_on_the_highest_free_card() -> None:
    """MU-17.1"""
    position = "players 2;guard 10;duel 4;rows --- ---;pay 2/0 10/0 6/3 |;turned 9/0 3/0"
    assert best(position) == str({"type": "take_gem", "place": 1, "source": "centre"})


@pytest.mark.parametrize(
    ("rows", "turned", "moves"),
    [
        ("P-- ---", "9/0 3/0", {"take_gem(1, centre)", "free_prison(0)"}),
        ("P-- ---", "3/0 9/0", {"take_prison(2, centre)"}),
        ("GPG ---", "3/0 9/0", {"return_gem(0)"}),
    ],
)
def test_a_stone_is_put_only_where_it_makes_sense(rows: str, turned: str, moves: set[str]) -> None:
    """MU-17.1; even who misjudges everything does so."""
    guard = 10 if turned == "9/0 3/0" else 20
    match = Table(f"players 2;guard {guard};duel 4;rows {rows};pay 2/0 10/0 6/3 |;turned {turned}").match
    task = Task(view_of(match.state, 0), SKILLS["novice"], NOBODY_SPECIAL, Rng(1))
    assert {action_name(dict(MUSKETIERE.action_data(MUSKETIERE.decode(move)))) for move in task.candidates} == moves


def test_the_vengeful_rob_the_robber() -> None:
    """Both others have a gem, and seat 1 took one from seat 0 before."""
    table = Table(
        "players 3;duel 1;guard 12;rows GG- G-- ---;pay 9/0 8/0 7/0 | 9/1 8/1 7/1 | 9/2 8/2 7/2;"
        "hands 1/0 1/1 | 10/4 2/1 | 9/4 10/3"
    )
    table.turn("1/0 10/4 9/4")
    table.act(1, type="take_gem", place=1, source=[0, 0])
    view = view_of(table.match.state, 0)
    task = Task(view, SKILLS["master"], Character(grudge=1.0), Rng(1))
    assert task.robbers == {1}
    assert Task(view_of(table.match.state, 2), SKILLS["master"], Character(), Rng(1)).robbers == frozenset()


@pytest.mark.at_length
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bold_win_more_duels_than_the_careful(players: int) -> None:
    """In the same situations, with the same luck."""
    won = {}
    for boldness in (-1.0, 1.0):
        facts = [
            thought(view_of(state, 0), Skill(60), seed, Character(boldness=boldness))[0].facts
            for seed in range(30)
            for state in [open_match(seed, players, players)]
        ]
        won[boldness] = sum(gained for _, _, _, gained, *_ in facts)
    assert won[1.0] > won[-1.0]


# ---- how the match stands --------------------------------------------------------------------------------


@given(seed=SEEDS, players=st.integers(2, 4), choices=st.integers(0, 200))
def test_chances_are_shared_out(seed: int, players: int, choices: int) -> None:
    state = open_match(seed, players, choices)
    for seat in (None, *range(players)):
        told = chances(view_of(state, seat))
        assert len(told) == players
        assert all(0 <= chance <= 1 for chance in told)
        if state.phase != MATCH_OVER:
            assert isclose(sum(told), 1.0)


def test_the_curve_tells_about_the_chance_that_the_lamp_tells() -> None:
    """At the same decision, with the same hand: they are estimates of one thing."""
    apart = []
    for seed in range(30):
        state = open_match(seed, 2 + seed % 3, seed)
        if state.phase in (CHOOSE_PAY, PLAY_CARD):
            seat = state.to_act[0]
            view = view_of(state, seat)
            apart.append(abs(100 * chances(view)[seat] - thought(view, SKILLS["skilled"], seed)[0].worth))
    assert len(apart) > 6
    assert fsum(apart) / len(apart) < 7
    assert max(apart) < 20


def test_the_curve_knows_the_hand() -> None:
    """And whoever looks from outside does not."""
    hands = ("10/0 10/1 9/0 9/1", "0/0 0/1 1/0 1/1")
    told = [
        view_of(Table(f"players 2;duel 6;pay 8/0 7/0 6/0 | 8/1 7/1 6/1;hands {' | '.join(order)}").match.state, seat)
        for order in (hands, hands[::-1])
        for seat in (0, None)
    ]
    strong, outside, weak, _ = [chances(view)[0] for view in told]
    assert strong > outside + 0.2
    assert weak < outside - 0.05


def test_who_is_ahead_is_likelier_to_win_the_more_the_less_is_left() -> None:
    told = [
        chances(view_of(Table(f"players 2;totals {total + 12} {total};duel {duel};rows --- ---").match.state, None))[0]
        for total, duel in ((0, 1), (60, 1), (80, 1), (80, 9))
    ]
    assert all(later > before for before, later in pairwise((0.5, *told)))


def test_the_end_of_a_match_is_worth_everything_or_nothing() -> None:
    view = view_of(Table("players 3;totals 80 85 20").match.state, 0)
    standing = Standing(view, 0)
    assert [standing.worth(scores) for scores in ((25, 10, 0), (15, 20, 0), (20, 15, 0))] == [100, 0, 50]
    assert 30 < standing.worth((15, 10, 0)) < 60


# ---- levels ----------------------------------------------------------------------------------------------


def test_every_level_knows_and_thinks_more_than_the_one_below() -> None:
    assert tuple(SKILLS) == LEVELS
    for lower, higher in pairwise(SKILLS.values()):
        assert lower.worlds < higher.worlds
        assert lower.memory <= higher.memory
        assert lower.reading <= higher.reading
        assert lower.misjudgement > higher.misjudgement


def middle_move(view: View, rng: Rng) -> Move:
    """The middle card; pay and stones as the rule-based player has them."""
    if view.phase == PLAY_CARD:
        return view.hand[len(view.hand) // 2]
    return MUSKETIERE.suggest(view, rng)


@pytest.mark.at_length
def test_it_beats_simple_players() -> None:
    """One searching seat among two who play the middle card, in matches of four games: it is well ahead of them."""
    ahead, matches = 0.0, 12
    for number in range(matches):
        rng = Rng(f"middle {number}")
        options = MUSKETIERE.parse_options({"players": 3, "match_end": "games", "match_games": 4})
        state = State.begun(options, rng, None)
        own = number % 3
        while state.to_act:
            for seat in tuple(state.to_act):
                view = view_of(state, seat)
                if seat == own:
                    state.apply(seat, thought(view, Skill(60), rng.below(10**9))[0].move)
                else:
                    state.apply(seat, middle_move(view, rng))
        ahead += 1.5 * state.totals[own] - 0.5 * sum(state.totals)
    assert ahead / (4 * matches) > 1.5


def test_beginners_lay_their_pay_too_boldly() -> None:
    """Mostly the highest cards, more seldom the higher the level; the best levels never do."""
    view = view_of(State.begun(MUSKETIERE.parse_options({}), Rng(3), None), 0)
    two_highest = {*view.hand[-2:]}
    bold = [
        sum(
            any(two_highest <= {*pay_cards(move)} for move in Task(view, skill, NOBODY_SPECIAL, Rng(seed)).candidates)
            for seed in range(80)
        )
        for skill in SKILLS.values()
    ]
    novice, casual, skilled, master = bold
    assert novice > 40 > casual > 0
    assert skilled == master == 0


def test_the_pay_is_laid_in_no_order() -> None:
    """MU-3.5: where the highest card lies tells nothing."""
    state = State.begun(MUSKETIERE.parse_options({}), Rng(3), None)
    assert state.phase == CHOOSE_PAY
    view = view_of(state, 0)
    first = {MUSKETIERE.decode(Task(view, Skill(9), NOBODY_SPECIAL, Rng(seed)).candidates[0]) for seed in range(60)}
    assert len(first) >= 10


@pytest.mark.clause("MU-17.1")
@pytest.mark.parametrize(
    ("position", "played", "better", "left", "kept"),
    [
        ("rows --- ---;turned 3/0 9/0;guard 20", "take_prison(1, centre)", "take_prison(0, centre)", 6, 16),
        ("rows --- ---;turned 9/0 3/0;guard 10", "take_gem(0, centre)", "take_gem(1, centre)", 16, 26),
        ("rows GGP ---;turned 3/0 9/0;guard 20", "return_gem(1)", "return_gem(0)", 10, 20),
    ],
)
def test_what_a_place_gives_away_is_counted(position: str, played: str, better: str, left: int, kept: int) -> None:
    state = Table(f"players 2;duel 4;pay 0/0 10/0 6/3 |;{position}").match.state
    named = {action_name(dict(MUSKETIERE.action_data(MUSKETIERE.decode(move)))): move for move in state.legal(0)}
    assert MUSKETIERE.wasted(view_of(state, 0), named[played]) == ("ducats", named[better], left, kept)


def test_what_the_others_bring_is_one_number_for_all_cards() -> None:
    """They choose in secret: of a card that was dropped after fewer worlds nothing else is told."""
    match = Table("players 2;guard 20;duel 4;rows --- ---;pay 9/0 5/0 0/0 |;hands 1/0 8/0 | 2/0 3/0").match
    view = view_of(match.state, 0)
    long, short = (
        Estimate(card, 20.0, 0.1, worlds, (20.0, 12.0, 0.1, 0.2, 0.3, rest))
        for card, worlds, rest in zip(match.state.legal(0)[:2], (60, 20), (12.2, 11.3), strict=True)
    )
    told = [one["rest"] for own in (long, short) for one in reasons(view, own, [long, short]) if one["type"] == "guard"]
    assert told == [12.2, 12.2]
