"""MR-34: the worked examples of the siege, the quest and the missions, as they stand in the rules."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table


@pytest.mark.clause("MR-E21")
def test_la_rochelle() -> None:
    table = Table()
    table.state.siege, table.state.time = -2, 8
    table.siege("double_combat", "combat")
    table.put("athos", "la_rochelle")
    table.state.life[table.who("athos")] = 3
    table.phase_two()
    table.fall("SHF", "SSS")
    table.until("sacrifice")
    assert table.state.retreat == 2
    table.do("yes")
    assert (table.life("athos"), table.state.siege) == (2, -3)
    assert table.told("siege_reward") == [{"space": -3, "reward": "perfidy"}]
    assert [told["reason"] for told in table.told("perfidy_drawn")] == ["siege"]

    table.put("athos", "paris")
    table.fall("SSS", "HHF")
    table.next_turn()
    assert table.state.siege == 0
    table.fall("HHH", "SSS")
    table.next_turn()
    assert table.state.siege == -3
    assert len(table.told("siege_reward")) == 1


@pytest.mark.clause("MR-E22")
def test_right_end() -> None:
    table = Table()
    table.state.siege = 5
    table.siege("double_combat", "combat")
    table.fall("SSH", "F")
    table.next_turn()
    assert (table.state.siege, table.state.one_for_all, table.state.outcome) == (6, True, None)
    table.fall("FFF", "S")
    table.next_turn()
    assert (len(table.told("siege_thrown")), table.state.siege) == (2, 5)


@pytest.mark.clause("MR-E23")
@pytest.mark.parametrize(("red", "shield"), [("SSSH", 3), ("SSSS", None), ("SSFF", None)])
def test_reinforcements_with_four_dice(red: str, shield: int | None) -> None:
    table = Table()
    table.state.time = 13
    table.perfidy("renforts")
    table.do("destination paris", "play_perfidy renforts")
    table.fall(red)
    table.until("destination" if shield is None else "reroll")
    if shield is not None:
        assert table.can("reroll") == [str(shield)]
        table.fall("S")
        table.do(f"reroll {shield}")
    assert table.told("siege_thrown")[-1]["red"].count("sword") == red.count("S") + (shield is not None) <= 4


@pytest.mark.clause("MR-E25")
def test_galleries() -> None:
    table = Table(rochefort="auto")
    table.board("galleries", "force_2 force_3 force_2 force_2 force_3 force_3 force_4 force_4")
    table.put("porthos", "quest")
    table.owns("porthos", "improved_panache")
    table.hand("porthos", "panache_2")
    table.state.epic = 3
    table.turn("porthos", "quest")
    table.fall("SSSS", "HH")
    table.do("duel 0", "end_turn")
    table.put("athos", "quest")
    table.start("athos")
    table.do("passage")
    assert (table.state.epic, table.state.stage) == (0, 1)
    assert table.state.quest_tokens[1] is not None  # left behind

    table.next_turn()
    table.turn("porthos")
    table.do("challenge 0")
    [won] = table.told("challenge_won")
    assert (won["skill"], won["score"], won["value"]) == ("panache", 8, 8)
    assert table.state.stage == 2

    table.state.stage, table.state.epic, table.state.time = 3, 3, table.state.edition.time_end - 1
    table.do("passage")
    assert table.told("match_ended") == [{"winner": "musketeers", "reason": "quest"}]


@pytest.mark.clause("MR-E26")
def test_inn() -> None:
    table = Table()
    table.inn("force_4 decoy force_2 trap", "force_3", "decoy force_2")
    for hero in ("athos", "porthos", "dartagnan"):
        table.put(hero, "quest")
    places = table.state.inn_at
    athos, porthos, dartagnan = map(table.who, ("athos", "porthos", "dartagnan"))

    table.turn("porthos", milady="quest")
    table.fall("HHHH", "FHHH", "HHH", "HHH", "HH", "HH", "H", "H")
    table.do("inn 0", "stay_hidden")
    assert [told["result"] for told in table.told("duel_ended")] == ["tie"]
    first = table.state.inn[0][0]
    assert first is not None
    assert (first.up, places[porthos]) == (True, (-1, 0))

    table.do("end_turn")
    table.start("athos")
    table.fall("FFF", "HHFS")
    table.do("inn 0")  # nobody is asked: Rochefort never steps in against Athos
    assert (table.state.inn[0][0], table.state.inn_at[athos]) == (None, (0, 1))

    table.do("end_turn")
    table.start("dartagnan")
    shown = len(table.told("token_revealed"))
    table.do("inn 0")
    assert (table.state.inn_at[dartagnan], table.state.actions) == ((0, 1), 2)
    assert len(table.told("token_revealed")) == shown
    table.do("inn 0", "stay_hidden")
    assert table.state.inn_at[dartagnan] == (0, 2)
    table.fall("SSS", "HH")
    table.do("inn 0", "stay_hidden")
    assert table.state.inn_at[dartagnan] == (0, 3)

    table.next_turn()
    table.turn("athos", milady="quest")
    table.do("inn 0")
    assert (table.state.inn_at[athos], table.state.actions) == ((0, 3), 2)
    table.do("inn 0")
    assert table.life("athos") == 3
    assert table.told("board_finished") == [{"board": "inn", "by": 0, "revealed": ["force_3", "decoy", "force_2"]}]
    assert len(table.cards("athos").split()) == 2
    assert table.told("token_discarded")[-1]["cause"] == "trap"


@pytest.mark.clause("MR-E30")
@pytest.mark.parametrize("chosen", ["bernajoux", "lubin biscarat", "boisrenard lubin brisemont"])
def test_paris_replaced(chosen: str) -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu", "cahusac")
    table.mission("paris", "message_reine", "felton", "voleurs")
    table.paris_hand("complot")
    table.do("destination quest", f"play_paris {table.state.paris_hand[0]}")
    [ended] = table.told("mission_ended")
    assert (ended["card"], ended["returned"], ended["ambush"]) == ("message_reine", ["felton"], "voleurs")
    assert table.adversary("felton") in table.state.reserve
    assert str(table.adversary("felton")) not in table.can("man")  # force 4 does not fit 3
    for foe in chosen.split():
        table.do(f"man {table.adversary(foe)}")
    assert table.state.asking == "ambush"  # the force is used up
    assert table.told("manned") == [{"where": "paris", "adversaries": chosen.split()}]


@pytest.mark.clause("MR-E31")
def test_strangling() -> None:
    table = Table()
    table.mission("paris", "enlevement_constance", "jussac")
    table.state.time = 8
    for thrown, total in (("SSH", 2), ("SSS", 5)):
        table.fall("HHH", thrown)  # La Rochelle first
        table.next_turn()
        assert table.told("strangling")[-1]["total"] == total
    table.fall("HHH", "HSF")
    table.next_turn()
    assert table.told("strangling")[-1]["total"] == 6
    assert table.told("match_ended") == [{"winner": "milady", "reason": "constance"}]
