"""What is told of a duel before one decides."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, Final

import pytest

from musketiere.games import GAMES
from musketiere.games.mousquetaires_du_roy.edition import Botte, symbols
from musketiere.games.mousquetaires_du_roy.material import DECOY, LOUVRE, PARIS, SHIELD, SWORD
from tests.mousquetaires_du_roy.table import Table, duel
from tests.mousquetaires_du_roy.test_galleries import EIGHT

GAME: Final = GAMES["mousquetaires_du_roy"]


def legal(table: Table, seat: int = 0) -> dict[str, Any]:
    """What who decides may do, and is told beside it."""
    given = GAME.legal_data(table.state, seat)
    assert given is not None
    return dict(given)


def told(table: Table, seat: int = 0) -> dict[str, Any]:
    """Of the duels that can be fought now."""
    given = legal(table, seat)
    return {given["actions"][one["action"]]["type"]: one for one in given.get("odds", [])}


def percent(chance: float) -> int:
    """Never none of what can happen, never all of what need not."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def by_every_throw(blue: int, red: int, faces: tuple[tuple[int, ...], ...], bottes: tuple[Botte, Botte]) -> list[float]:
    """How often the opponent and the Musketeer are wounded: by all throws of all dice, round after round."""
    if not blue and not red:
        return [0.0, 0.0]
    total, count = [0.0, 0.0], 0
    later: list[float] | None = None
    # Throws that show the same symbols end alike.
    both = [Counter(map(symbols, product(own, repeat=dice))) for own, dice in zip(faces, (blue, red), strict=True)]
    for (mine, often), (its, as_often) in product(*(throws.items() for throws in both)):
        times = often * as_often
        count += times
        (sword, shield, _), (other_sword, other_shield, _) = mine, its
        met, suffered = bottes[0].met(*mine), bottes[1].met(*its)
        if met or suffered:
            ends = [float(met), float(suffered)]
        else:
            ends = [float(sword > other_shield), float(other_sword > shield)]
            if not any(ends):
                later = later or by_every_throw(max(0, blue - 1), max(0, red - 1), faces, bottes)
                ends = later
        total = [one + times * end for one, end in zip(total, ends, strict=True)]
    return [one / count for one in total]


@pytest.mark.clause("MR-9.6", "MR-9.9", "MR-9.10", "MR-9.11", "MR-9.14")
@pytest.mark.parametrize(("hero", "foe"), [("athos", "biscarat"), ("aramis", "boisrenard"), ("porthos", "lubin")])
def test_the_odds_of_a_duel_are_those_of_every_throw(hero: str, foe: str) -> None:
    table = duel(hero, foe, hand="combat", hasty=False)
    state = table.state
    assert state.duel is not None
    edition, who = state.edition, state.duel.musketeer
    its = next(one.botte for one in edition.adversaries if one.id == foe)
    duels = told(table)
    for action, more in (("done", 0), ("commit", 1)):
        blue = state.duel.blue + more
        expected = by_every_throw(blue, state.duel.red, (edition.blue, edition.red), (state.botte(who), its))
        assert [duels[action]["hit"], duels[action]["hurt"]] == [percent(one) for one in expected]


def by_every_face(table: Table, at: int) -> list[float]:
    """The same once a throw lies there and one of the dice is thrown again."""
    state = table.state
    assert state.duel is not None
    edition, fight = state.edition, state.duel
    its = next(one.botte for one in edition.adversaries if one.id == "biscarat")
    bottes = (state.botte(fight.musketeer), its)
    total = [0.0, 0.0]
    for face in edition.blue:
        mine = (*fight.thrown_blue[:at], face, *fight.thrown_blue[at + 1 :])
        met, suffered = bottes[0].met(*symbols(mine)), bottes[1].met(*symbols(fight.thrown_red))
        (sword, shield, _), (other_sword, other_shield, _) = symbols(mine), symbols(fight.thrown_red)
        ends = [float(met), float(suffered)]
        if not (met or suffered):
            ends = [float(sword > other_shield), float(other_sword > shield)]
            if not any(ends):
                ends = by_every_throw(fight.blue - 1, fight.red - 1, (edition.blue, edition.red), bottes)
        total = [sum(pair) for pair in zip(total, ends, strict=True)]
    return [one / len(edition.blue) for one in total]


@pytest.mark.clause("MR-14.7")
def test_the_odds_at_the_blade_are_those_of_every_face() -> None:
    """Of each die thrown again, and of keeping them all."""
    table = duel("athos", "biscarat", "SHF SH", tokens="toledo")
    assert table.state.asking == "blade"
    legal = GAME.legal_data(table.state, 0)
    assert legal is not None
    actions: Any = legal["actions"]
    odds: Any = legal["odds"]
    assert [actions[one["action"]]["type"] for one in odds] == [one["type"] for one in actions]
    for one in odds:
        action = actions[one["action"]]
        if action["type"] == "blade":
            assert [one["hit"], one["hurt"]] == [percent(part) for part in by_every_face(table, action["what"])]
    assert len({one["hit"] for one in odds}) > 1


@pytest.mark.clause("MR-9.27")
def test_the_wound_of_jussac_is_certain() -> None:
    table = duel("athos", "jussac", hand="combat", hasty=False)
    assert {one["hurt"] for one in told(table).values()} == {100}


@pytest.mark.clause("MR-9.1")
def test_a_duel_is_reckoned_before_it_is_declared() -> None:
    table = Table(rochefort="auto")
    table.mission("paris", "complot", "lubin brisemont vitray")
    table.turn("athos", "paris")
    assert told(table)["duel"]["hit"] > 0
    table.do("move la_rochelle")
    assert told(table) == {}


@pytest.mark.clause("MR-9.2")
def test_before_a_duel_it_is_told_with_all_his_combat_cards_too_where_they_change_it() -> None:
    """As it comes out with them committed, here and from elsewhere; whatever else he holds, it is the same duel."""
    table = Table(rochefort="auto")
    table.mission("paris", "complot", "vitray")
    table.turn("athos", "paris")
    table.hand("athos", "bassompierre gallantry_1")
    assert "armed" not in told(table)["duel"]
    table.hand("athos", "combat double_combat bassompierre")
    armed = told(table)["duel"]["armed"]
    assert armed["hit"] > told(table)["duel"]["hit"]
    table.state.where[table.state.active] = LOUVRE
    assert legal(table)["ahead"][0]["armed"] == armed
    table.state.where[table.state.active] = PARIS
    table.do("duel 0", "commit combat")
    last = told(table)["commit"]
    assert "armed" not in last
    assert {key: last[key] for key in armed} == armed


@pytest.mark.clause("MR-9.1", "MR-13.13")
def test_a_duel_is_reckoned_before_he_goes_there_but_for_whom_a_nemesis_bars_it() -> None:
    table = Table(rochefort="auto")
    table.mission("paris", "complot", "lubin brisemont vitray")
    table.turn("athos", "paris")
    table.state.louvre = None
    here = [(one["hit"], one["hurt"]) for one in legal(table)["odds"]]
    assert "ahead" not in legal(table)
    table.do("move la_rochelle")
    ahead = legal(table)["ahead"]
    assert [(one["place"], one["number"]) for one in ahead] == [("paris", 0), ("paris", 1), ("paris", 2)]
    assert [(one["hit"], one["hurt"]) for one in ahead] == here

    manned = table.state.paris
    assert manned is not None
    beaten = manned.opponents[1]._replace(beaten=True)
    manned = manned._replace(opponents=(manned.opponents[0], beaten, manned.opponents[2]))
    table.state.paris = manned
    assert [one["number"] for one in legal(table)["ahead"]] == [0, 2]
    table.state.paris = manned._replace(named=table.state.active)
    assert "ahead" not in legal(table)


@pytest.mark.clause("MR-21.6")
@pytest.mark.clause("MR-10.13", "MR-30.2")
def test_milady_is_told_what_rochefort_may_expect_whatever_is_in_his_hand() -> None:
    told = []
    for hand in ("", "combat double_combat"):
        table = Table()
        table.mission("louvre", "dette_de_jeu", "laffemas")
        table.turn("aramis", "louvre", milady="louvre")
        table.hand("aramis", hand)
        table.do("duel 0")
        assert table.state.asking == "reveal"
        milady = table.state.milady
        assert milady is not None
        legal: Any = GAME.legal_data(table.state, milady)
        (odds,) = legal["odds"]
        assert legal["actions"][odds["action"]] == {"type": "appear"}
        told.append((odds["hit"], odds["hurt"]))
    assert told[0] == told[1]
    assert 0 < told[0][0] < 100


def test_nothing_is_told_of_who_lies_face_down() -> None:
    """Whatever he is; once he lies face up his duel is reckoned."""
    table = Table(rochefort="auto")
    table.board("galleries", EIGHT)
    table.turn("athos", "quest")
    assert table.can("duel")
    assert "duel" not in told(table)
    token = table.state.quest_tokens[0]
    assert token is not None
    table.state.quest_tokens[0] = token._replace(up=True)
    assert told(table)["duel"]["hit"] > 0


@pytest.mark.clause("MR-10.5", "MR-10.12")
@pytest.mark.parametrize(("hero", "barred"), [("porthos", True), ("athos", False)])
def test_nothing_is_told_of_a_duel_before_which_rochefort_is_to_be_beaten(hero: str, *, barred: bool) -> None:
    """Neither where he bars the way nor from elsewhere; whoever he lets pass is told."""
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.turn(hero, "louvre")
    state = table.state
    state.seen_at = state.destination = LOUVRE
    assert table.can("duel")
    assert ("duel" not in told(table)) == barred
    state.where[state.active] = PARIS
    assert ("ahead" not in legal(table)) == barred


def by_every_siege(table: Table, blue: int, red: int, *, again: bool) -> dict[str, int]:
    """Each throw of all dice by itself, and each face of a shield that Milady throws again."""
    edition = table.state.edition
    mine = Counter(thrown.count(SWORD) for thrown in product(edition.blue, repeat=blue))
    its: Counter[int] = Counter()
    for thrown, face in product(product(edition.red, repeat=red), edition.red):
        at = thrown.index(SHIELD) if again and SHIELD in thrown else None
        its[(thrown if at is None else (*thrown[:at], face, *thrown[at + 1 :])).count(SWORD)] += 1
    ends, count = [0, 0, 0], 0
    for (swords, one), (others, other) in product(mine.items(), its.items()):
        by = swords - others
        here = (by > 0, by < 0, table.state.siege + by <= edition.siege_left)
        ends = [end + more * one * other for end, more in zip(ends, here, strict=True)]
        count += one * other
    told = [percent(one / count) for one in ends]
    return dict(zip(("forward", "back", "lost"), told, strict=True))


@pytest.mark.clause("MR-17.5", "MR-17.6", "MR-17.8", "MR-17.9", "MR-12.6", "MR-12.7")
@pytest.mark.parametrize(
    ("cards", "time", "reinforced", "red"),
    [
        (("combat",), 0, False, 1),
        (("combat", "double_combat"), 8, True, 4),
        ((), 13, False, 4),
        (("combat",), 13, True, 4),
    ],
)
def test_the_odds_of_the_siege_are_those_of_every_throw(
    cards: tuple[str, ...], time: int, reinforced: bool, red: int
) -> None:
    """As it stands, and with each card that could be placed there; everybody is told the same of the first."""
    table = Table(musketeers=3)
    table.siege(*cards)
    table.state.siege, table.state.time, table.state.reinforcements = -6, time, reinforced
    table.hand("athos", "combat double_combat bassompierre")
    table.turn("athos", "la_rochelle")
    table.state.reinforcements = reinforced
    blue, again = len(cards) + ("double_combat" in cards), reinforced and time >= 13
    for seat in (0, 1, None):
        view: Any = GAME.view_data(GAME.view(table.state, seat))
        assert view["siege"]["odds"] == by_every_siege(table, blue, red, again=again)
    legal: Any = GAME.legal_data(table.state, 0)
    more = {"combat": 1, "double_combat": 2, "bassompierre": 1}
    told = {legal["actions"][one.pop("action")]["what"]: one for one in legal["siege"]}
    assert told == {card: by_every_siege(table, blue + dice, red, again=again) for card, dice in more.items()}


def more(table: Table) -> dict[tuple[str, ...], dict[str, Any]]:
    """What is told of several Combat cards more."""
    legal: Any = GAME.legal_data(table.state, 0)
    return {tuple(one["cards"]): one for one in legal.get("together", [])}


@pytest.mark.clause("MR-9.2", "MR-9.3")
@pytest.mark.parametrize(
    ("hero", "hand", "sets"),
    [
        ("athos", "combat double_combat", [("combat", "double_combat")]),
        ("athos", "combat combat combat", [("combat", "combat"), ("combat", "combat", "combat")]),
        ("athos", "combat combat double_combat", [("combat", "double_combat")]),  # two dice a single one gives
        (
            "athos",
            "combat combat combat double_combat",
            [("combat", "double_combat")],
        ),  # three single ones give no more
        ("athos", "double_combat double_combat", [("double_combat", "double_combat")]),
        ("athos", "double_combat erudition_1 bassompierre", []),
        ("porthos", "combat double_combat", []),  # the single one would be useless
        ("athos", "", []),
    ],
)
def test_several_cards_are_reckoned_before_the_first_is_committed(
    hero: str, hand: str, sets: list[tuple[str, ...]]
) -> None:
    """As they are reckoned where all but the last of them lie there already."""
    assert list(more(duel(hero, "biscarat", hand=hand, hasty=False))) == sets
    for cards in sets:
        table = duel(hero, "biscarat", hand=hand, hasty=False)
        before = more(table)[cards]
        for card in cards:
            table.do(f"commit {card}")
        after = told(table)["done"]
        assert [after["hit"], after["hurt"]] == [before["hit"], before["hurt"]]


@pytest.mark.clause("MR-9.2", "MR-9.3")
@pytest.mark.parametrize(
    ("hand", "first", "sets"),
    [
        ("combat combat combat combat", "combat", [("combat", "combat")]),  # a third would be wholly useless
        ("combat combat", "combat", []),  # one lies there already
        ("combat combat double_combat", "combat", []),  # the double one alone gives as many dice as there may be
        ("combat combat double_combat", "double_combat", []),  # here the single one does
    ],
)
def test_several_cards_are_reckoned_beside_those_that_lie_there(
    hand: str, first: str, sets: list[tuple[str, ...]]
) -> None:
    def begun() -> Table:
        table = duel("athos", "biscarat", hand=hand, hasty=False)
        table.do(f"commit {first}")
        return table

    assert list(more(begun())) == sets
    for cards in sets:
        table = begun()
        before = more(table)[cards]
        for card in cards:
            table.do(f"commit {card}")
        after = told(table)["done"]
        assert [after["hit"], after["hurt"]] == [before["hit"], before["hurt"]]


def in_the_inn(*lines: str, up: bool) -> Table:
    table = Table(rochefort="auto")
    table.inn(*lines, up=up)
    table.turn("porthos", "quest")
    return table


@pytest.mark.clause("MR-22.8", "MR-22.6")
def test_a_guard_behind_an_open_door_is_reckoned_as_any_other() -> None:
    """Of closed doors, of traps and decoys, and of a step towards him nothing is said."""
    assert told(in_the_inn("force_4", "trap", "decoy", up=False)) == {}
    assert told(in_the_inn("trap", "decoy", "decoy", up=True)) == {}
    table = in_the_inn("force_4", "trap", "decoy", up=True)
    inn = told(table)["inn"]
    legal: Any = GAME.legal_data(table.state, 0)
    assert legal["actions"][inn["action"]] == {"type": "inn", "what": 0}
    table.do("inn 0")
    assert table.state.asking != "commit"  # without a card: by every throw what was told
    state = Table(rochefort="auto").state
    its = state.edition.token(4).botte
    who = state.heroes.index(next(hero for hero in state.heroes if hero.id == "porthos"))
    expected = by_every_throw(4, 4, (state.edition.blue, state.edition.red), (state.botte(who), its))
    assert [inn["hit"], inn["hurt"]] == [percent(one) for one in expected]
    table = in_the_inn("trap force_4", "trap", "decoy", up=True)
    table.state.inn[0][0] = None
    assert told(table) == {}


@pytest.mark.clause("MR-22.3", "MR-21.6")
def test_everybody_can_reckon_what_waits_behind_the_closed_doors() -> None:
    table = Table(rochefort="auto")
    state = table.state
    first = state.inn[0][0]
    assert first is not None
    state.inn[0][0] = first._replace(kind=DECOY, up=True)
    kinds = [token.kind for line in state.inn for token in line if token is not None and not token.up]
    beaten = next(force for force in kinds if force < DECOY)
    state.spent = (beaten,)
    line = next(line for line in state.inn if any(one and one.kind == beaten for one in line))
    line[next(at for at, one in enumerate(line) if one and one.kind == beaten)] = None
    for seat in (0, 1, None):
        quest: Any = GAME.view_data(GAME.view(state, seat))["quest"]
        assert quest["behind"] == {"guards": 6, "decoys": 2, "traps": 2}


@pytest.mark.clause("MR-21.5", "MR-21.6")
def test_everybody_can_reckon_which_guards_nobody_has_seen() -> None:
    """Those that Milady has laid there, and those that she keeps."""
    table = Table(rochefort="auto")
    table.board("galleries", EIGHT)
    state, edition = table.state, table.state.edition
    token = state.quest_tokens[0]
    assert token is not None
    state.quest_tokens[0] = token._replace(up=True)  # of force 2
    state.spent = (3, 3, DECOY)
    left = {f"force_{force}": count for force, count in edition.quest_tokens.items()}
    for seat in (0, 1, None):
        quest: Any = GAME.view_data(GAME.view(state, seat))["quest"]
        assert quest["unseen"] == {**left, "force_2": left["force_2"] - 1, "force_3": left["force_3"] - 2}


@pytest.mark.clause("MR-9.11", "MR-9.27")
def test_whether_more_than_one_life_can_go_is_told_of_whoever_has_as_many() -> None:
    """Against two red dice three blue ones: two swords, and no shield that parries one."""
    for foe, life, grave in (("laffemas", 4, 6), ("laffemas", 1, 0)):
        table = Table()
        table.mission("paris", "message_reine", foe)
        table.turn("aramis", "paris", "louvre")
        table.state.life[table.state.active] = life
        (duel,) = legal(table)["odds"]
        assert duel["grave"] == grave
    table = Table()
    table.mission("paris", "message_reine", "jussac")  # who wounds in any case
    table.turn("aramis", "paris", "louvre")
    (duel,) = legal(table)["odds"]
    assert duel["hurt"] == 100 > duel["grave"] > 6
