"""What the page is told at single moments of a match: what is being put together, and what this turn has brought."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.core.game import Seat
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.data import view_data
from musketiere.games.mousquetaires_du_roy.deal import deal
from musketiere.games.mousquetaires_du_roy.material import MILADYS_HOUSE, NOWHERE, PARIS
from musketiere.games.mousquetaires_du_roy.options import parse_options
from musketiere.games.mousquetaires_du_roy.view import view_of
from tests.mousquetaires_du_roy.table import Table, duel

FORCES = ("force_2", "force_3", "force_4")


def told(table: Table, seat: Seat | None = 0) -> Any:
    return view_data(view_of(table.state, seat))


def each(table: Table) -> list[Any]:
    """What the team, Milady and who looks on are told."""
    return [told(table, seat) for seat in (0, table.state.milady, None)]


@pytest.mark.clause("MR-30")
def test_everybody_is_told_on_which_side_he_is() -> None:
    table = Table(players=2)
    sides = [told(table, seat)["side"] for seat in (0, 1, table.state.milady, None)]
    assert sides == ["team", "team", "milady", None]
    assert [told(table, seat)["seat"] for seat in (0, 1, 2, None)] == [0, 1, 2, None]


@pytest.mark.clause("MR-6.3", "MR-22.5")
def test_it_may_be_nobodys_turn_and_nobody_may_stand_in_a_line_of_the_inn() -> None:
    table = Table()
    table.inn("- force_2", "decoy trap")
    table.put("porthos", "quest")
    table.phase_two()
    assert told(table)["active"] is None
    table.start("porthos")
    assert (told(table)["active"], told(table)["musketeers"][1]["inn"]) == (1, None)
    table.do("inn 0")
    assert told(table)["musketeers"][1]["inn"] == {"line": 0, "square": 1}


@pytest.mark.clause("MR-30.4", "MR-10.8", "MR-12.13")
def test_where_somebody_or_something_is_and_that_it_is_nowhere() -> None:
    table = Table()
    table.phase_two()
    state = table.state
    for field, name in (("seen_at", "seen_at"), ("closed", "closed"), ("manned_place", "mission_place")):
        setattr(state, field, NOWHERE)
        assert [view["milady"][name] for view in each(table)] == [None] * 3
        setattr(state, field, PARIS)
        assert [view["milady"][name] for view in each(table)] == ["paris"] * 3
    assert told(table, state.milady)["milady"]["own"]["destination"] == "miladys_house"
    state.destination = NOWHERE
    assert told(table, state.milady)["milady"]["own"]["destination"] is None


@pytest.mark.clause("MR-30.4")
def test_where_she_may_be_is_asked_only_while_the_musketeers_look_for_her() -> None:
    table = Table()
    assert told(table)["milady"]["may_be"] == []
    table.phase_two()
    assert len(told(table)["milady"]["may_be"]) == 6
    table.state.cleared = (PARIS,)
    assert len(told(table)["milady"]["may_be"]) == 5
    table.state.seen_at = MILADYS_HOUSE
    assert told(table)["milady"]["may_be"] == []


@pytest.mark.clause("MR-2.5", "MR-16.3")
def test_a_mission_is_told_as_it_is_manned() -> None:
    table = Table()
    assert told(table)["missions"]["paris"] is None
    table.mission("paris", "enlevement_constance", "de_cavois vitray", "nemesis", "aramis")
    manned = table.state.paris
    assert manned is not None
    beaten = [one._replace(beaten=table.state.adversary(one.id).id == "vitray") for one in manned.opponents]
    table.state.paris = manned._replace(opponents=tuple(beaten), solved=0b10, strangled=2)
    for view in each(table):
        mission = view["missions"]["paris"]
        assert (mission["effect"], mission["successes"], mission["strangled"]) == ("strangle", 6, 2)
        assert [one["solved"] for one in mission["challenges"]] == [False, True]
        assert {one["id"]: one["beaten"] for one in mission["opponents"]} == {"de_cavois": False, "vitray": True}
        assert {one["id"]: one["special"] for one in mission["opponents"]} == {"de_cavois": None, "vitray": "cuirass"}
        assert (mission["ambush"], mission["named"]) == ("nemesis", 2)
        louvre = view["missions"]["louvre"]
        assert (louvre["effect"], louvre["ambush"], louvre["named"]) == (None, None, None)


@pytest.mark.clause("MR-13.1", "MR-2.9")
def test_what_milady_has_left() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu", "boisrenard", "voleurs")
    left = {"mendiants": 2, "assassin": 2, "voleurs": 1, "courtisane": 1, "nemesis": 1}
    for view in each(table):
        assert view["milady"]["ambushes"] == left
        assert "boisrenard" not in [one["id"] for one in view["milady"]["reserve"]]
        assert [table.state.adversary(one["number"]).id for one in view["milady"]["reserve"]] == [
            one["id"] for one in view["milady"]["reserve"]
        ]
        assert {one["wounds"] for one in view["milady"]["reserve"]} == {0}


@pytest.mark.clause("MR-12.1", "MR-30.2")
def test_a_perfidy_card_whose_target_is_open_is_told_to_her_alone() -> None:
    table = Table()
    table.perfidy("embastille impasse")
    for card, question in (("impasse", "close"), ("embastille", "target")):
        table.until("perfidy")
        if table.state.asking == "destination":
            table.do("destination paris")
        own = [view["milady"]["own"] for view in each(table)]
        assert own[1]["playing"] is None
        table.do(f"play_perfidy {card}")
        assert table.state.asking == question
        own = [view["milady"]["own"] for view in each(table)]
        assert (own[0], own[1]["playing"], own[2]) == (None, card, None)
        table.do(table.legal()[0])


@pytest.mark.clause("MR-14.12", "MR-30.2")
def test_an_exchange_is_told_while_it_is_put_together_and_to_the_team_alone() -> None:
    table = Table(musketeers=3, players=3, auto_trade=False)
    table.hand("athos", "combat kitty")
    table.hand("porthos", "panache_1")
    table.owns("athos", "horse")
    table.owns("porthos", "pistol")
    table.put("porthos", "louvre")
    table.turn("athos", "louvre")
    assert told(table)["offer"] is None
    table.do("exchange 1", "give kitty", "take panache_1", "give_token horse", "take_token pistol")
    offer = {
        "partner": 1,
        "given": ["kitty"],
        "taken": ["panache_1"],
        "tokens_given": ["horse"],
        "tokens_taken": ["pistol"],
    }
    assert [view["offer"] for view in each(table)] == [offer, None, None]
    table.do("done")
    assert table.state.asking == "trade"
    assert [view["offer"] for view in each(table)] == [offer, None, None]
    table.do("no")
    assert told(table)["offer"] is None


@pytest.mark.clause("MR-8.4", "MR-14.10")
def test_cards_that_are_named_belong_to_a_challenge_or_to_a_purchase() -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu")
    table.hand("athos", "gallantry_1 gallantry_2 gallantry_2")
    table.turn("athos", "louvre")
    assert told(table)["element"] is None
    table.do("challenge 1", "card gallantry_2")
    view = told(table)
    assert (view["asking"], view["cards"], view["buying"]) == ("cards", ["gallantry_2"], None)
    assert view["element"] == {"kind": "challenge", "place": "louvre", "number": 1}
    assert [other["cards"] for other in each(table)[1:]] == [[], []]

    table = Table()
    table.hand("athos", "combat double_combat")
    table.state.pistoles = 9
    table.turn("athos")
    table.do("buy improved_botte")
    assert (told(table)["asking"], told(table)["cards"], told(table)["buying"]) == ("pay", [], "improved_botte")
    assert [other["buying"] for other in each(table)[1:]] == [None, None]


@pytest.mark.clause("MR-9.2", "MR-9.4")
def test_a_duel_is_told_with_its_throw_and_its_foe() -> None:
    table = duel("athos", "biscarat", "SSH SH", hand="", tokens="toledo")
    for view in each(table):
        fight = view["duel"]
        assert (fight["musketeer"], fight["round"], fight["blue"], fight["dice"], fight["red"]) == (0, 1, 3, 3, 2)
        assert (fight["opponent"]["id"], fight["opponent"]["wounds"]) == ("biscarat", 0)
        assert fight["thrown"] == {"blue": ["sword", "sword", "shield"], "red": ["sword", "shield"]}
        assert (fight["blade"], fight["absorbed"]) == (False, {"blue": False, "red": False})
    table.state.duel = None
    assert told(table)["duel"] is None


@pytest.mark.clause("MR-20.4", "MR-9.21")
def test_a_foe_without_lives_of_his_own_bears_no_wounds() -> None:
    table = Table()
    table.hand("athos", "combat")
    table.turn("athos", "bastille", "paris")
    table.do("escape_fight")
    foe = told(table)["duel"]["opponent"]
    assert (foe["id"], foe["wounds"]) == ("gaoler", 0)


@pytest.mark.clause("MR-22.3")
def test_everybody_can_reckon_what_waits_behind_the_doors_of_the_inn() -> None:
    table = Table()
    table.inn("force_2 decoy trap force_3", "force_2 force_2 decoy force_4", "force_3 decoy trap force_2")
    for view in each(table):
        assert view["quest"]["behind"] == {"guards": 7, "decoys": 3, "traps": 2}
    first, *others = table.state.inn[0]
    assert first is not None
    table.state.inn[0] = [first._replace(up=True), *others]
    assert told(table)["quest"]["behind"] == {"guards": 6, "decoys": 3, "traps": 2}
    table.state.inn[0][1], table.state.spent = None, (5,)
    assert told(table)["quest"]["behind"]["guards"] == 6


@pytest.mark.clause("MR-22.3", "MR-22.19")
def test_nothing_waits_in_an_inn_that_is_still_being_laid() -> None:
    state = deal(parse_options({}), Rng(0))
    assert state.asking == "lay"
    for seat in (0, state.milady, None):
        quest: Any = view_data(view_of(state, seat))["quest"]
        assert quest["behind"] == {"guards": 0, "decoys": 0, "traps": 0}


@pytest.mark.clause("MR-21.5", "MR-21.6")
@pytest.mark.parametrize("board", ["england", "galleries"])
def test_everybody_can_reckon_which_adversaries_have_not_been_seen(board: str) -> None:
    table = Table()
    number = {"england": 2, "galleries": 8}[board]
    table.board(board, " ".join(["force_3"] * number))
    everything = dict(zip(FORCES, table.state.edition.quest_tokens.values(), strict=True))
    for view in each(table):
        assert view["quest"]["unseen"] == everything
    token = table.state.quest_tokens[0]
    assert token is not None
    table.state.quest_tokens[0], table.state.spent = token._replace(up=True), (4, 4)
    seen = everything | {"force_3": everything["force_3"] - 1, "force_4": everything["force_4"] - 2}
    assert [view["quest"]["unseen"] for view in each(table)] == [seen] * 3


@pytest.mark.clause("MR-21.6", "MR-30.1")
def test_a_token_that_lies_face_down_has_no_kind_but_for_milady() -> None:
    table = Table()
    table.board("england", "force_3 force_4")
    token = table.state.quest_tokens[1]
    assert token is not None
    table.state.quest_tokens[1] = token._replace(up=True)
    kinds = [[one["token"]["kind"] for one in view["quest"]["stages"] if "token" in one] for view in each(table)]
    assert kinds == [[None, "force_4"], ["force_3", "force_4"], [None, "force_4"]]


@pytest.mark.clause("MR-8.2", "MR-30.2")
def test_what_his_cards_could_add_to_a_skill() -> None:
    table = Table()
    table.hand("athos", "erudition_1 erudition_2 panache_1 combat")
    found = told(table)["musketeers"][0]["in_cards"]
    assert (found["erudition"], found["panache"], found["nobility"]) == (3, 1, 0)


@pytest.mark.clause("MR-20.1", "MR-20.7", "MR-6.2")
def test_what_hinders_a_musketeer() -> None:
    table = Table()
    table.put("porthos", "bastille")
    table.phase_two()
    table.state.barred[1], table.state.due[2] = True, False
    for view in each(table):
        assert [one["prisoner"] for one in view["musketeers"]] == [False, True, False, False]
        assert [one["barred"] for one in view["musketeers"]] == [False, True, False, False]
        assert [one["due"] for one in view["musketeers"]] == [True, True, False, True]


@pytest.mark.clause("MR-30.2", "MR-2.7")
def test_everybody_can_count_the_piles() -> None:
    table = Table()
    table.siege(None, "combat", "double_combat")
    table.hand("athos", "kitty combat")
    table.perfidy("calomnie renforts")
    table.paris_hand("complot")
    table.mission("paris", "trafiquants")
    state = table.state
    for pile, discard in (
        (state.adventure_pile, state.adventure_discard),
        (state.perfidy_pile, state.perfidy_discard),
        (state.louvre_pile, state.louvre_discard),
    ):
        discard += [pile.pop(), pile.pop()]
    state.gone = (state.paris_pile.pop(),)
    for view in each(table):
        piles = view["piles"]
        assert piles["adventure"] == len(state.adventure_pile)
        assert piles["perfidy"] == len(state.perfidy_pile)
        assert piles["louvre"] == len(state.louvre_pile)
        assert piles["paris"] == len(state.paris_pile)
        assert (piles["adventure_discard"], len(piles["perfidy_discard"])) == (2, 2)
        assert view["siege"]["spaces"] == [None, "combat", "double_combat"]


@pytest.mark.clause("MR-17.11", "MR-10.6")
def test_everybody_sees_what_has_been_paid_and_how_rochefort_fares() -> None:
    table = Table()
    table.state.paid = (3,)
    table.state.rochefort_life = 1
    for view in each(table):
        assert {one["space"]: one["paid"] for one in view["tracks"]["siege"]["rewards"]} == {
            -3: False,
            3: True,
            6: False,
        }
        assert view["milady"]["rochefort"]["wounds"] == 3


@pytest.mark.clause("MR-15.6", "MR-30.2")
def test_milady_knows_her_paris_cards_and_which_are_left() -> None:
    table = Table()
    table.paris_hand("complot")
    table.mission("paris", "trafiquants")
    table.state.gone = (5,)
    views = each(table)
    assert views[0]["milady"]["own"] is views[2]["milady"]["own"] is None
    own = views[1]["milady"]["own"]
    assert [(one["id"], one["effect"]) for one in own["paris"]] == [("complot", "wound")]
    assert {one["id"] for one in own["paris_pile"]} == {"message_reine", "constance_disparue", "constance_sequestree"}
    assert not any(challenge["solved"] for one in own["paris_pile"] for challenge in one["challenges"])
