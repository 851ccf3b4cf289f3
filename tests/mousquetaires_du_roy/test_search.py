"""The searching players: what they try, what they know, how they err, and what they say of it."""

from __future__ import annotations

from itertools import product
from math import isclose

import pytest

from musketiere.core.game import Move, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate, Skill
from musketiere.games.mousquetaires_du_roy import siege
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY as GAME
from musketiere.games.mousquetaires_du_roy.material import SWORD
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.strategy import search as search_module
from musketiere.games.mousquetaires_du_roy.strategy import steps, team, threats
from musketiere.games.mousquetaires_du_roy.strategy.levels import suffered, weights_of
from musketiere.games.mousquetaires_du_roy.strategy.search import RoyTask
from musketiere.games.mousquetaires_du_roy.strategy.stock import Stock
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks
from musketiere.games.mousquetaires_du_roy.strategy.weights import RULE_BASED, SHORT, TEAM
from musketiere.games.mousquetaires_du_roy.worlds import sample
from musketiere.players import CHARACTERS, LEVELS, adviser, computer_player
from musketiere.players.search import search
from tests.kit.play import play, snapshot, start
from tests.mousquetaires_du_roy.subject import SUBJECT
from tests.mousquetaires_du_roy.table import Table, honour_at_stake

FEW = 25
"""Effort in these tests."""
PLAIN = Character()
ADVISER = adviser(GAME)
MATCHES = 8


def decided(controller: str, match: Match, seat: Seat, seed: int) -> Move:
    """What that player does."""
    thought = computer_player(controller, GAME, FEW).think(GAME.view(match.state, seat), Rng(seed))
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return int(done.value)


def task(table: Table, skill: Skill = ADVISER, character: Character = PLAIN) -> RoyTask:
    """The open decision of a table."""
    seat = table.state.to_act[0]
    return RoyTask(GAME.view(table.state, seat), skill, character, Rng(0))


def estimates(task: RoyTask, worlds: int = 8) -> list[Estimate]:
    """What a search finds out about it."""
    thought = search(task, worlds, Rng(1))
    while True:
        try:
            next(thought)
        except StopIteration as done:
            found: list[Estimate] = done.value
            return found


# ---- what they know --------------------------------------------------------------------------------------


@pytest.mark.at_length
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("actions", [22, 45, 70])
def test_they_choose_from_the_view_alone(level: str, actions: int) -> None:
    """Another truth, the same choice, a legal one; and the match is as it was."""
    compared = 0
    for seed in range(2):
        match = play(SUBJECT.prepare(Rng(seed)), Rng(seed), actions)
        for seat in match.state.to_act:
            other = SUBJECT.disguise(match, seat, Rng(seed + 1))
            if other is None:
                continue
            before = snapshot(match.state)
            move = decided(level, match, seat, seed)
            assert move == decided(level, other, seat, seed)
            assert move in match.state.legal(seat)
            assert snapshot(match.state) == before
            compared += 1
    assert compared


@pytest.mark.at_length
@pytest.mark.parametrize("musketeers", [3, 5])
def test_everybody_plays_a_match_to_the_end(musketeers: int) -> None:
    """Every decision of a match, each with a player of another level and character."""
    players = [f"{level}-{character}" for level in LEVELS[:3] for character in CHARACTERS]
    match = start(GAME, musketeers, musketeers=musketeers, players=2, split="0" * (musketeers - 1) + "1")
    number = 0
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.act_move(seat, decided(players[number % len(players)], match, seat, number))
        number += 1
        assert number < 2000


# ---- what they try ---------------------------------------------------------------------------------------


def at_work() -> Table:
    """Porthos stands at the Louvre in front of a mission that fails tonight, d'Artagnan has been there."""
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "boisrenard")
    table.state.honour, table.state.ladder = 2, 2
    table.hand("porthos", "combat combat panache_1")
    table.turn("porthos", "louvre")
    return table


def test_the_first_candidate_is_the_answer_of_the_rules_of_thumb_and_all_are_legal() -> None:
    table = at_work()
    found = task(table).candidates
    assert len(found) > 1
    assert len(set(found)) == len(found)
    assert set(found) <= set(table.state.legal(table.state.to_act[0]))


def test_the_lamp_weighs_what_is_counselled_beside_it() -> None:
    """Also where the rules of thumb would not try it; who does not compare has the first candidate alone."""
    added = 0
    for seed in range(4):
        match = start(GAME, seed)
        while match.state.to_act and match.state.turn < 5:
            state, seat = match.state, match.state.to_act[0]
            view = GAME.view(state, seat)
            if state.asking == "action":
                counsel = steps.next_step(Tasks(sample(view, Rng(0)), TEAM), seat)
                candidates = RoyTask(view, ADVISER, PLAIN, Rng(0)).candidates
                assert counsel in candidates
                assert RoyTask(view, GAME.skills["master"], PLAIN, Rng(0)).candidates == candidates[:1]
                added += len(candidates) > search_module.PLANS
            match.act_move(seat, GAME.suggest(view, Rng(seed)))
    assert added > 0


def test_what_is_no_candidate_can_be_compared_as_well() -> None:
    """A review asks about what was played."""
    table = at_work()
    one = task(table)
    others = [move for move in table.state.legal(table.state.to_act[0]) if move not in one.candidates]
    world = one.world(Rng(3))
    assert all(0 <= outcome[0] <= 100 for outcome in one.outcomes(world, others))


def test_whom_milady_sends_is_weighed_as_it_is_counselled(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it takes to beat him lies beyond the turn that worlds see, and counts where they tell nothing."""
    table = Table()
    table.mission("louvre", "dette_de_jeu")
    table.state.ladder = 3
    table.until("man")
    one = task(table)
    monkeypatch.setattr(RoyTask, "_tried", lambda *_: search_module.Tried(0.5, ()))
    legal = table.state.legal(table.state.to_act[0])
    worths = dict(zip(legal, (outcome[0] for outcome in one.outcomes(one.world(Rng(3)), legal)), strict=True))
    assert min(worths.values()) < max(worths.values()) == worths[one.candidates[0]]


def test_a_world_is_left_as_it_was_and_gives_the_same_again() -> None:
    one = task(at_work())
    world = one.world(Rng(3))
    before = snapshot(world.state)
    first = one.outcomes(world, one.candidates)
    assert snapshot(world.state) == before
    assert one.outcomes(world, one.candidates) == first


def test_a_plan_is_carried_out() -> None:
    """Who has gone somewhere to do something does it: he does not turn round for nothing."""
    for seed in range(3):
        match = start(GAME, seed)
        went: dict[int, int] = {}
        number = 0
        while match.state.to_act and match.state.turn < 3:
            state, seat = match.state, match.state.to_act[0]
            chosen = decided("master", match, seat, number)
            if state.asking == "next":
                went.clear()
            elif state.asking == "action" and kind(chosen) == "move":
                went[state.active] = went.get(state.active, 0) + 1
                assert went[state.active] < 3
            match.act_move(seat, chosen)
            number += 1


def test_who_errs_goes_on_with_what_he_has_begun() -> None:
    table = at_work()
    novice = GAME.skills["novice"]
    assert len(task(table, novice).candidates) > 1
    table.do("draw")
    assert len(task(table, novice).candidates) == 1


def test_milady_compares_several_places_and_does_not_always_draw_the_same() -> None:
    table = Table()
    seat = table.state.to_act[0]
    view = GAME.view(table.state, seat)
    drawn = {tuple(RoyTask(view, ADVISER, PLAIN, Rng(luck)).candidates) for luck in range(8)}
    assert all(len(set(places)) == len(places) > 1 for places in drawn)
    assert len(drawn) > 1


# ---- levels and characters -------------------------------------------------------------------------------


def test_a_novice_forgets_dangers_and_a_master_none() -> None:
    """For a whole turn, so that the links of a chain agree."""
    novice, master = GAME.skills["novice"], GAME.skills["master"]
    turns = [weights_of(novice, PLAIN, turn, "whole", milady=False) for turn in range(12)]
    assert turns == [weights_of(novice, PLAIN, turn, "whole", milady=False) for turn in range(12)]
    assert len({w.honour_soon for w in turns}) == len({w.siege_soon for w in turns}) == 2
    assert len({weights_of(master, PLAIN, turn, "whole", milady=False) for turn in range(12)}) == 1


@pytest.mark.parametrize("level", ["skilled", "master"])
def test_a_good_team_puts_nothing_off_in_a_short_match(level: str) -> None:
    found = [weights_of(GAME.skills[level], PLAIN, 1, length, milady=False) for length in ("short", "whole")]
    assert found == [SHORT, TEAM]


def test_characters_weigh_risks_differently() -> None:
    master = GAME.skills["master"]
    for milady, name in ((False, "life"), (True, "spare")):
        bold, careful = (
            getattr(weights_of(master, CHARACTERS[one], 1, "whole", milady=milady), name) for one in ("bold", "careful")
        )
        assert bold < careful


def test_the_vengeful_strike_back_only_at_who_has_struck() -> None:
    master, vengeful = GAME.skills["master"], CHARACTERS["vengeful"]
    for milady, name in ((False, "driven"), (True, "interruption")):
        plain = weights_of(master, PLAIN, 1, "whole", 0.5, milady=milady)
        assert weights_of(master, vengeful, 1, "whole", 0.0, milady=milady) == plain
        assert getattr(weights_of(master, vengeful, 1, "whole", 0.5, milady=milady), name) > getattr(plain, name)


def test_what_a_side_has_suffered_is_life() -> None:
    table = Table(rochefort="auto")
    table.turn("porthos", "louvre")
    state = table.state
    assert suffered(state, milady=False) == suffered(state, milady=True) == 0
    state.life[0] -= 1
    assert 0 < suffered(state, milady=False) < 0.2
    state.rochefort_life = 0
    assert suffered(state, milady=True) == 1


@pytest.mark.at_length
@pytest.mark.parametrize("sides", [("master", "novice"), ("novice", "master")], ids=["team", "milady"])
def test_masters_beat_novices_on_both_sides(sides: tuple[str, str]) -> None:
    """Seeds are fixed, nothing is timed."""
    won = 0
    for seed in range(MATCHES):
        match = start(GAME, seed)
        number = 0
        while match.state.to_act:
            seat = match.state.to_act[0]
            number += 1
            match.act_move(seat, decided(sides[seat], match, seat, 1000 * seed + number))
        won += sides.index("master") in match.state.outcome.winners
    assert won >= 0.7 * MATCHES


# ---- how it stands ---------------------------------------------------------------------------------------


def test_a_side_has_one_chance_and_the_other_the_rest() -> None:
    match = start(GAME, 3, players=3)
    rng = Rng(3)
    while match.state.to_act:
        for seat in (None, *range(4)):
            *team, milady = GAME.chances(GAME.view(match.state, seat))
            assert len(set(team)) == 1
            assert isclose(team[0] + milady, 1)
            assert 0 < milady < 1
        play(match, rng, 40)
    assert GAME.chances(GAME.view(match.state, None)) == tuple(
        float(seat in match.state.outcome.winners) for seat in range(4)
    )


@pytest.mark.parametrize(("track", "low", "high"), [("honour", 1, 5), ("siege", -7, 2), ("stage", 0, 3)])
def test_the_better_a_track_the_better_the_chance(track: str, low: int, high: int) -> None:
    found = []
    for value in (low, high):
        table = Table()
        table.board("galleries", "force_2 force_2 force_3 force_2 force_4 force_3 force_2 force_3")
        setattr(table.state, track, value)
        found.append(GAME.chances(GAME.view(table.state, 0))[0])
    assert found[0] < found[1]


@pytest.mark.parametrize(("token", "cards"), [(-7, ()), (-6, ("combat",)), (-5, ("double_combat", "combat"))])
def test_the_threat_to_la_rochelle_is_that_of_all_throws(token: int, cards: tuple[str, ...]) -> None:
    table = Table()
    table.state.siege, table.state.time = token, 9
    table.siege(*cards)
    edition = table.state.edition
    blue, red = siege.blue_dice(table.state), siege.red_dice(table.state)
    throws = list(product(product(edition.blue, repeat=blue), product(edition.red, repeat=red)))
    lost = sum(token + mine.count(SWORD) - its.count(SWORD) <= edition.siege_left for mine, its in throws)
    assert isclose(threats.tonight(table.state).siege, lost / len(throws))


def test_the_threat_to_honour_is_that_of_the_ladder() -> None:
    table = Table()
    table.state.honour, table.state.ladder = 1, 1
    table.mission("paris", "message_reine")
    assert threats.tonight(table.state).honour == 0  # the message alone
    table.state.honour, table.state.ladder = 5, 2
    assert threats.tonight(table.state).honour == 3


# ---- what they say ---------------------------------------------------------------------------------------


def test_work_at_the_louvre_is_said_to_keep_the_queens_honour() -> None:
    table = at_work()
    one = task(table)
    found = estimates(one)
    spoken = {kind(each.move): one.reasons(each, [other for other in found if other != each]) for each in found}
    assert spoken["duel"][0] == {"type": "honour_tonight", "number": 1, "than": None, "against": False}
    away = [said for name, said in spoken.items() if name == "move"]
    assert away
    assert all(reason["type"] != "honour_tonight" for said in away for reason in said)
    assert all(len(said) <= 3 for said in spoken.values())


def test_a_siege_that_is_all_but_lost_is_attended_to() -> None:
    """One step from the end, with cards in hand: somebody goes there."""
    table = Table(rochefort="auto")
    table.state.siege, table.state.time = -7, 4
    table.hand("athos", "double_combat combat")
    table.turn("athos", "paris")
    best = estimates(task(table))[0].move
    assert (kind(best), index(best)) == ("move", 3)


def test_a_lost_honour_is_saved() -> None:
    """The last challenge of a mission that would fail, with one point left, somewhere else."""
    table = honour_at_stake()
    while table.state.asking != "next":
        table.state.apply(table.state.to_act[0], estimates(task(table))[0].move)
    assert [told["result"] for told in table.told("mission_ended")] == ["done"]


def test_a_prisoner_counts_as_what_it_takes_to_free_him(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would seem best to leave him where he is."""
    table = Table()
    table.turn("athos", "bastille", "louvre")
    table.state.pistoles = 0
    table.state.actions = 1
    stays = next(move for move in table.state.legal(0) if kind(move) == "draw")
    judged = []
    for held in (search_module.HELD, 0.0):
        monkeypatch.setattr(search_module, "HELD", held)
        one = task(table)
        judged.append(one.outcomes(one.world(Rng(2)), [stays])[0][0])
    assert judged[0] < judged[1]


@pytest.mark.clause("MR-18.3")
def test_the_last_life_is_worth_more_to_who_has_learned() -> None:
    table = Table()
    who = table.who("athos")
    for weights, times in ((RULE_BASED, 1.0), (TEAM, TEAM.last_life)):
        stock = Stock(table.state, weights)
        table.state.life[who] = 2
        other = stock.life(who)
        table.state.life[who] = 1
        assert isclose(stock.life(who), times * other)
    assert TEAM.last_life > 1


def test_what_is_lost_tonight_is_seen_to_be_lost() -> None:
    """Also by the last who is due: nobody reaches La Rochelle any more, and the throw of the night is judged."""
    worths = []
    for token in (-7, 2):
        table = Table(rochefort="auto")
        table.state.siege, table.state.time = token, 6
        table.turn("porthos", "louvre")
        table.state.due = [False] * len(table.state.due)
        worths.append(estimates(task(table))[0].worth)
    assert worths[0] < min(2, worths[1] / 4)


def before_a_duel() -> Table:
    """Athos has just crossed swords with Felton and holds Combat cards."""
    table = Table()
    table.mission("paris", "message_reine", "felton")
    table.turn("athos", "paris", "louvre")
    table.hand("athos", "combat combat double_combat")
    table.do("duel 0")
    assert table.state.asking == "commit"
    return table


def test_before_a_duel_the_best_is_what_is_counselled_whatever_dice_the_worlds_throw() -> None:
    table = before_a_duel()
    thinking = task(table)
    (answer,) = thinking.candidates
    others = [one for one in table.state.legal(table.state.to_act[0]) if one != answer]
    thought = search(thinking, 4, Rng(1), [answer, *others])
    while True:
        try:
            next(thought)
        except StopIteration as done:
            found: list[Estimate] = done.value
            break
    assert found[0].move == answer
    assert found[-1].worth < found[0].worth
    assert not thinking.reasons(found[0], found[1:])  # its odds stand beside it


@pytest.mark.clause("MR-9.21", "MR-18.3")
def test_two_wounds_that_would_take_the_last_lives_weigh_more() -> None:
    table = before_a_duel()
    costs = []
    for life in (4, 2, 1):
        table.state.life[table.state.active] = life
        bare = team.commitments(Tasks(table.state, TEAM), table.state.to_act[0])
        costs.append(bare[move("done")])
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > costs[1] > costs[2]
