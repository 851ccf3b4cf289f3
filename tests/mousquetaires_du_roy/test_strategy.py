"""What the rule-based strategy makes of the advice for computer players, whatever its numbers are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import data_file
from musketiere.games.mousquetaires_du_roy.deal import deal
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.material import (
    BOARDS,
    CALAIS,
    DESTINATIONS,
    ENGLAND,
    GALLERIES,
    INN,
    LOUVRE,
    PARIS,
    QUEST,
    TOKENS,
)
from musketiere.games.mousquetaires_du_roy.moves import kind
from musketiere.games.mousquetaires_du_roy.options import parse_options
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import guess, leads, plans
from musketiere.games.mousquetaires_du_roy.strategy.odds import Fighter, odds
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Prospects
from musketiere.games.mousquetaires_du_roy.strategy.stock import Stock
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks
from musketiere.games.mousquetaires_du_roy.strategy.weights import RULE_BASED, SHORT
from tests.kit.play import start, think
from tests.mousquetaires_du_roy.choices import some_options
from tests.mousquetaires_du_roy.table import Table, honour_at_stake

RULES = Path(__file__).parents[2] / "docs" / "rules" / "mousquetaires_du_roy.md"
ROW = re.compile(r"^\| (base|improved|master), (\d) \|((?: \d+ / \d+ / \d\.\d\d \|){4})$", re.MULTILINE)


def suggested(table: Table, seat: int | None = None) -> set[str]:
    """What the strategy chooses with any luck."""
    actor = table.state.to_act[0] if seat is None else seat
    view = MOUSQUETAIRES_DU_ROY.view(table.state, actor)
    actions = {MOUSQUETAIRES_DU_ROY.decode(MOUSQUETAIRES_DU_ROY.suggest(view, Rng(luck))) for luck in range(10)}
    return {one.type if one.what is None else f"{one.type} {one.what}" for one in actions}


def follow(table: Table, question: str) -> list[str]:
    """The strategy goes on for whoever is asked, as long as that is not asked; what it has done."""
    done = []
    while table.state.to_act and table.state.asking != question:
        [choice] = suggested(table)
        table.do(choice)
        done.append(choice)
        assert len(done) < 50
    return done


# ---- odds ------------------------------------------------------------------------------------------------


def test_the_odds_are_those_of_the_rules_text() -> None:
    """Both tables of duel odds, computed anew."""
    edition = data_file.house()
    athos, dartagnan = edition.heroes["athos"], edition.heroes["dartagnan"]
    bottes = {"base": athos.botte, "improved": dartagnan.botte, "master": dartagnan.botte_improved}
    rows = ROW.findall(RULES.read_text("utf-8"))
    assert len(rows) == 2 * len(bottes) * 4
    for number, (botte, dice, cells) in enumerate(rows):
        foe = edition.gaoler if number < len(rows) / 2 else edition.rochefort
        for red, cell in enumerate(cells.strip(" |").split("|"), 1):
            blue = Fighter(int(dice), edition.blue, bottes[botte])
            found = odds(blue, Fighter(red, edition.red, foe.botte))
            assert cell.strip() == f"{100 * found.hit:.0f} / {100 * found.hurt:.0f} / {found.wounds:.2f}"


@pytest.mark.parametrize("red", range(1, 5))
@pytest.mark.parametrize("blue", range(1, 7))
def test_equipment_never_harms(blue: int, red: int) -> None:
    """Pistol, blade and cuirass each for itself."""
    edition = data_file.house()
    bare = Fighter(blue, edition.blue, edition.heroes["athos"].botte)
    foe = Fighter(red, edition.red, edition.gaoler.botte)
    assert odds(bare._replace(pistol=True), foe).hit > odds(bare, foe).hit
    assert odds(bare._replace(blade=True), foe).worth > odds(bare, foe).worth
    assert odds(bare._replace(cuirass=True), foe).hurt < odds(bare, foe).hurt
    assert odds(bare, foe._replace(cuirass=True)).hit < odds(bare, foe).hit


# ---- whole matches ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_every_chain_comes_to_an_end(seed: int) -> None:
    """Matches under any options, in which every third move is anybody's: what others have begun is ended as well."""
    rng = Rng(seed)
    match = start(MOUSQUETAIRES_DU_ROY, seed, **some_options(rng))
    number = 0
    while match.state.to_act:
        seat = match.state.to_act[rng.below(len(match.state.to_act))]
        legal = match.state.legal(seat)
        number += 1
        assert number < 3000
        own = think(MOUSQUETAIRES_DU_ROY, "rule_based", MOUSQUETAIRES_DU_ROY.view(match.state, seat), number)
        assert own in legal
        match.act_move(seat, legal[rng.below(len(legal))] if seed % 2 and number % 3 == 0 else own)


# ---- Milady ----------------------------------------------------------------------------------------------


def at_perfidy(cards: str) -> Table:
    """She holds these cards and may play one."""
    table = Table()
    table.perfidy(cards)
    table.do("destination miladys_house")
    table.until("perfidy")
    return table


@pytest.mark.parametrize(("track", "value", "card"), [("honour", 1, "calomnie"), ("time", 19, "urgence")])
def test_a_card_that_wins_is_played(track: str, value: int, card: str) -> None:
    table = at_perfidy("conscrits calomnie urgence")
    setattr(table.state, track, value)
    assert suggested(table) == {f"play_perfidy {card}"}


def test_balm_is_for_a_wounded_rochefort() -> None:
    table = at_perfidy("baume")
    assert suggested(table) == {"draw_perfidy"}
    table.state.rochefort_life = 0
    assert suggested(table) == {"play_perfidy baume"}


def test_the_destination_is_mixed() -> None:
    """Nobody can say beforehand where she is, and she goes to La Rochelle more often if there is much to discard."""
    shares = []
    for cards in ((), ("double_combat", "double_combat", "combat")):
        table = Table()
        table.siege(*cards)
        chances = guess.shares(Prospects(table.state, RULE_BASED, open_hands=False), table.state)
        assert sum(chance > 0 for chance in chances.values()) >= len(DESTINATIONS) - 1
        shares.append(chances[DESTINATIONS[3]] / sum(chances.values()))
    assert shares[0] < shares[1]


def test_a_last_life_is_taken() -> None:
    """Effect *wound*: who falls in Phase IV loses a turn."""
    table = Table()
    table.mission("paris", "complot", "boisrenard")
    table.state.life[table.who("aramis")] = 1
    table.do("destination paris")
    table.until("wound")
    assert suggested(table) == {f"name {table.who('aramis')}"}


# ---- the team --------------------------------------------------------------------------------------------


def test_where_she_cannot_be_she_is_not_expected() -> None:
    table = Table(rochefort="auto")
    table.turn("porthos", "paris", milady="la_rochelle")
    prospects = Prospects(table.state, RULE_BASED, open_hands=True)
    assert min(guess.places(prospects, table.state)[place] for place in (PARIS, LOUVRE, QUEST)) > 0
    table.state.cleared = (PARIS, QUEST)
    chances = guess.places(prospects, table.state)
    assert chances[PARIS] == chances[QUEST] == 0 < chances[LOUVRE]
    table.state.seen_at = LOUVRE
    assert guess.places(prospects, table.state)[LOUVRE] == 1


def test_the_passage_that_wins() -> None:
    table = Table(rochefort="auto")
    table.board("galleries", "force_2 force_2 force_3 force_2 force_4 force_3 force_2 force_3", stage=3)
    table.state.epic = 3
    table.turn("athos", "louvre")
    assert follow(table, "nothing")[-1] == "passage"
    assert table.told("match_ended") == [{"winner": "musketeers", "reason": "quest"}]


def test_honour_is_saved_in_time() -> None:
    """The last challenge of a mission that would fail, with one point left."""
    table = honour_at_stake()
    follow(table, "next")
    assert [told["result"] for told in table.told("mission_ended")] == ["done"]


def test_a_card_changes_hands_for_a_challenge() -> None:
    """Athos has the card that d'Artagnan lacks, and both stand in front of it."""
    table = Table(rochefort="auto")
    table.board("galleries", "force_4 force_4 force_4 force_4 force_4 force_4 force_4 force_4", stage=2)
    table.hand("dartagnan", "gallantry_1")
    table.hand("athos", "gallantry_2 combat")
    table.put("athos", "quest")
    table.turn("dartagnan", "quest")
    done = follow(table, "next")
    assert done[:3] == [f"exchange {table.who('athos')}", "take gallantry_2", "done"]
    assert table.told("gallery_passed")[0]["how"] == "challenge"


@pytest.mark.clause("MR-14.10")
def test_an_improvement_is_paid_with_what_is_worth_least() -> None:
    """Of no use for its skill or not, unless that opens a challenge where he stands."""
    table = Table(musketeers=3)
    table.mission("paris", "message_reine", "felton")  # no Panache
    table.turn("porthos", "paris", "louvre")
    table.hand("porthos", "panache_1 double_combat")
    table.do("buy improved_panache")
    assert suggested(table) == {"pay_card panache_1"}
    england = Table(length="short")  # Panache 8, of which he has seven
    england.turn("porthos", "quest", "la_rochelle")
    england.hand("porthos", "double_combat panache_2")
    england.do("buy improved_panache")
    assert suggested(england) == {"pay_card double_combat"}


@pytest.mark.clause("MR-14.10")
def test_what_opens_a_challenge_is_bought_once_and_never_without_it() -> None:
    """Beside both he goes on, or draws a card."""
    table = Table(length="short")  # in England: Panache 8, of which Porthos has seven
    table.turn("porthos", "quest", "la_rochelle")
    table.hand("porthos", "double_combat panache_2")
    table.state.pistoles = 0
    tasks = Tasks(table.state, SHORT._replace(improved_skill=20.0, drawn=6.0))
    who = table.who("porthos")
    buy, attempt, further = tasks.at(who, QUEST, 3)[0]
    assert [kind(buy.move), kind(attempt.move)] == ["buy", "challenge"]
    assert buy.worth > tasks.stock.drawn(who) > further.worth
    [plan] = plans.begun_here(tasks, who, 3)
    assert (plan.move, plan.task) == (buy.move, attempt.move)
    assert plan.worth == pytest.approx(buy.worth + attempt.worth + tasks.stock.drawn(who))
    # However little the challenge is worth beside a card.
    dull = Tasks(table.state, SHORT._replace(drawn=20.0, full=0.0))
    for actions in (1, 2, 3):
        found = leads.thinkable(dull, who, actions)
        assert all(one.task == plans.NO_TASK or kind(one.task) != "buy" for one in found)


def test_beggars_are_paid_where_they_are_in_the_way() -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "boisrenard", "mendiants")
    table.state.honour = 2
    table.turn("dartagnan", "louvre")
    assert "pay_beggars louvre" in follow(table, "next")


@pytest.mark.clause("MR-20.8", "MR-13.9")
@pytest.mark.parametrize("strict", [False, True])
def test_no_prisoner_pays_beggars_where_he_may_only_try_to_escape(strict: bool) -> None:
    """The others do so for him."""
    table = Table(rochefort="auto", strict_bastille=strict)
    table.state.pistoles = 9
    table.mission("louvre", "dette_de_jeu", ambush="mendiants")
    table.state.honour = 1
    table.turn("dartagnan", "bastille")
    assert table.can("pay_beggars") == ([] if strict else ["louvre"])
    assert suggested(table) == {"escape_pay" if strict else "pay_beggars louvre"}


def test_no_cards_for_an_easy_duel_and_many_for_a_hard_one() -> None:
    """Boisrenard has one die, Felton four."""
    committed = []
    for foe in ("boisrenard", "felton"):
        table = Table(rochefort="auto")
        table.mission("louvre", "dette_de_jeu", foe)
        table.state.honour = 2
        table.hand("athos", "combat combat double_combat")
        table.turn("athos", "louvre")
        table.do("duel 0")
        committed.append(sum(choice.startswith("commit") for choice in _duel(table)))
    assert committed[0] == 0 < committed[1]


def _duel(table: Table) -> list[str]:
    """What is chosen before the first throw."""
    done = []
    while table.state.asking == "commit":
        [choice] = suggested(table)
        table.do(choice)
        done.append(choice)
    return done


@pytest.mark.parametrize(("throw", "expected"), [("FFF H", "pass"), ("FFH F", "blade 2"), ("HFF F", "blade 0")])
def test_the_blade_completes_a_botte_and_never_breaks_one(throw: str, expected: str) -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "boisrenard")
    table.owns("athos", "toledo")
    table.turn("athos", "louvre")
    table.fall(*throw.split())
    table.do("duel 0")
    assert suggested(table) == {expected}


@pytest.mark.parametrize(("siege", "expected"), [(-7, "yes"), (3, "no")])
def test_a_life_for_the_front_only_in_need(siege: int, expected: str) -> None:
    table = Table(rochefort="auto")
    table.state.siege = siege
    table.put("athos", "la_rochelle")
    table.state.life[table.who("athos")] = 1
    table.do("destination paris")
    table.until("next")
    table.fall("S")
    table.until("sacrifice")
    assert suggested(table) == {expected}


def test_teammates_wait_for_who_has_most_to_do_and_never_for_ever() -> None:
    """Two seats: one lets the other begin, and if all step back the best one begins all the same."""
    table = Table(players=2, split="0011", rochefort="auto")
    table.board("galleries", "force_2 force_2 force_3 force_2 force_4 force_3 force_2 force_3", stage=3)
    table.state.epic = 3
    table.put("dartagnan", "quest")
    table.phase_two("la_rochelle")
    table.state.closed = QUEST
    assert table.state.to_act == [0, 1]
    assert suggested(table, 0) == {"after_you"}
    assert suggested(table, 1) == {f"start {table.who('dartagnan')}"}
    table.do("after_you", seat=1)
    assert [choice.split()[0] for choice in suggested(table, 0)] == ["start"]


# ---- boards whose tokens are still to be laid ------------------------------------------------------------


@pytest.mark.parametrize("board", range(len(BOARDS)))
@pytest.mark.parametrize("open_hands", [True, False])
def test_how_the_match_stands_can_be_told_while_a_board_is_being_laid(board: int, open_hands: bool) -> None:
    """It counts as one of which nothing is done, as it does as long as another one is before it."""
    state = deal(parse_options({}), Rng(1))
    assert (state.asking, state.inn, state.quest_tokens) == ("lay", [], [])
    before = {
        at: Prospects(_at_board(state, at), RULE_BASED, open_hands=open_hands) for at in (board - 1, board) if at >= 0
    }
    left = before[board].now.quest
    edition = state.edition
    elements = {
        INN: edition.inn_length,
        CALAIS: len(edition.calais) + 1,
        ENGLAND: len(edition.england),
        GALLERIES: len(edition.galleries),
    }
    assert left.elements == sum(elements[kind] for kind in edition.quest_order[board:])
    if board:
        assert left.work < before[board - 1].now.quest.work
    assert all(share >= 0 for share in guess.shares(before[board], _at_board(state, board)).values())


def _at_board(state: State, board: int) -> State:
    """The same while that board is being laid."""
    world = state.copy()
    world.board = board
    return world


def test_an_improved_skill_is_worth_more_while_the_quest_asks_for_it() -> None:
    """Panache opens England and one of the galleries; Porthos is the one for it."""
    table = Table(musketeers=4, heroes="athos porthos aramis dartagnan", length="short")
    token = TOKENS.index("improved_panache")
    worths = []
    for board, stage in (("england", 0), ("england", 1), ("galleries", 2)):
        table.board(board, "force_2 force_3" if board == "england" else "force_2 " * 8, stage)
        stock = Stock(table.state, SHORT)
        worths.append(stock.token(table.who("porthos"), token))
        assert stock.token(table.who("aramis"), token) < min(worths)
    assert worths == sorted(set(worths), reverse=True)
