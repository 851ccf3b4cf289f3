"""MR-11: the heroes."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table, duel


@pytest.mark.clause("MR-11.6")
@pytest.mark.parametrize(
    ("hero", "skills", "life"),
    [
        ("athos", (4, 5, 2, 3), 4),
        ("porthos", (2, 3, 3, 5), 5),
        ("aramis", (5, 3, 4, 2), 4),
        ("dartagnan", (2, 3, 5, 4), 4),
        ("treville", (4, 4, 3, 3), 4),
    ],
)
def test_skills_and_life(hero: str, skills: tuple[int, ...], life: int) -> None:
    """Table 27.1."""
    table = Table(musketeers=5)
    who = table.who(hero)
    assert tuple(table.state.skill(who, skill) for skill in range(4)) == skills
    assert table.life(hero) == life


@pytest.mark.clause("MR-11.1")
def test_only_athos_is_safe_from_rochefort() -> None:
    table = Table(musketeers=5)
    assert [table.state.faces_rochefort(who) for who in table.state.musketeers] == [False, True, True, True, True]


@pytest.mark.clause("MR-11.2", "MR-33.12")
@pytest.mark.parametrize(("hand", "dice"), [("", 4), ("combat", 5), ("double_combat", 6), ("combat combat", 6)])
def test_porthos_throws_four(hand: str, dice: int) -> None:
    """Before cards; six at most."""
    table = duel("porthos", "felton", hand=hand)
    while table.state.asking == "commit":
        table.do(table.legal()[-1])
    assert len(table.told("thrown")[0]["blue"]) == dice


@pytest.mark.clause("MR-11.3")
@pytest.mark.parametrize(
    ("hand", "score"),
    [("gallantry_1", 6), ("panache_2", 7), ("nobility_1 combat", 6), ("erudition_2", 7), ("kitty combat", None)],
)
def test_aramis_uses_any_skill_card(hand: str, score: int | None) -> None:
    """At its printed value."""
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu")
    table.hand("aramis", hand)
    table.turn("aramis", "louvre")
    assert ("0" in table.can("challenge")) == (score is not None)
    if score is not None:
        table.do("challenge 0")
        assert [(one["skill"], one["score"]) for one in table.told("challenge_won")] == [("erudition", score)]


@pytest.mark.clause("MR-11.3")
def test_nobody_else_does() -> None:
    for hero in ("athos", "porthos", "dartagnan", "treville"):
        table = Table(rochefort="auto", musketeers=5)
        table.mission("louvre", "dette_de_jeu")
        table.hand(hero, "panache_2 panache_2")
        table.turn(hero, "louvre")
        assert "0" not in table.can("challenge")


@pytest.mark.clause("MR-11.4", "MR-11.7")
@pytest.mark.parametrize(
    ("hero", "tokens", "met"),
    [
        ("athos", "", ["FFF"]),
        ("athos", "improved_botte", ["FFS"]),
        ("dartagnan", "", ["FFS"]),
        ("dartagnan", "improved_botte", ["FFS", "FFH"]),
        ("treville", "", ["FFF"]),
        ("treville", "improved_botte", ["FFS"]),
    ],
)
def test_bottes(hero: str, tokens: str, met: list[str]) -> None:
    """D'Artagnan has the better one; the improved one replaces the basic one, which then counts no more."""
    for throw in ("FFF", "FFS", "FFH", "SSS"):
        table = duel(hero, "felton", f"{throw} FSSS", tokens=tokens, musketeers=5)
        assert table.told("botte")[0]["by_musketeer"] == (throw in met)


@pytest.mark.clause("MR-11.5")
@pytest.mark.parametrize("place", ["paris", "vieux_colombier", "la_rochelle"])
def test_treville_exchanges_with_any_place(place: str) -> None:
    table = Table(musketeers=5)
    table.hand("athos", "combat")
    table.put("athos", "louvre")
    table.put("porthos", "bastille")
    table.turn("treville", place)
    assert table.can("exchange") == ["0"]  # the others have nothing to give or to take
    table.hand("treville", "panache_1")
    assert table.can("exchange") == ["0", "1", "2", "3"]
    table.do("exchange 0", "take combat", "done")
    assert (table.cards("treville"), table.cards("athos")) == ("combat panache_1", "")


@pytest.mark.clause("MR-11.5")
def test_only_when_he_takes_the_action() -> None:
    table = Table(musketeers=5)
    table.hand("treville", "combat")
    table.put("treville", "vieux_colombier")
    table.turn("athos", "louvre")
    assert table.can("exchange") == []
