"""MR-8: challenges."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.games.mousquetaires_du_roy import elements
from musketiere.games.mousquetaires_du_roy.material import ADVENTURE, SKILLS
from musketiere.games.mousquetaires_du_roy.moves import index
from tests.mousquetaires_du_roy.table import Table


def facing(hero: str, hand: str = "", *, tokens: str = "") -> Table:
    """His turn at the Louvre begins. There: Erudition 6, Gallantry 5, Nobility 6."""
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.hand(hero, hand)
    table.owns(hero, tokens)
    table.turn(hero, "louvre")
    return table


def solved(table: Table) -> list[tuple[str, int, int, list[str]]]:
    """Skill, value, score and cards of the challenges that were won."""
    return [(one["skill"], one["value"], one["score"], one["cards"]) for one in table.told("challenge_won")]


@pytest.mark.clause("MR-8.1", "MR-2.6")
def test_every_challenge_names_a_skill_and_a_value() -> None:
    edition = Table().state.edition
    challenges = [one for card in (*edition.paris, *edition.louvre) for one in card.challenges]
    challenges += [*edition.calais, *(stage for stage in edition.england if stage is not None)]
    assert {SKILLS[one.skill] for one in challenges} == {"erudition", "nobility", "gallantry", "panache"}
    assert {one.value for one in challenges} | {edition.gallery_value} == {5, 6, 7, 8}


@pytest.mark.clause("MR-8.2", "MR-8.3", "MR-7.9")
@pytest.mark.parametrize(
    ("hero", "hand", "tokens", "within_reach"),
    [
        ("athos", "", "", []),  # Erudition 4, Nobility 5, Gallantry 2
        ("athos", "nobility_1", "", ["2"]),
        ("athos", "erudition_1 erudition_1", "", ["0"]),
        ("athos", "erudition_1", "", []),
        ("athos", "erudition_1", "improved_erudition", ["0"]),
        ("athos", "", "improved_nobility", ["2"]),
        ("athos", "erudition_2", "improved_nobility", ["0", "2"]),
        ("athos", "nobility_2 panache_1 combat kitty", "", ["2"]),
        ("athos", "gallantry_1 gallantry_1 gallantry_1", "", ["1"]),
        ("athos", "gallantry_2", "", []),
        ("dartagnan", "", "", ["1"]),  # Gallantry 5
    ],
)
def test_only_who_can_show_the_score(hero: str, hand: str, tokens: str, within_reach: list[str]) -> None:
    """Skill, improvement and matching Skill cards; no dice, so that a legal attempt succeeds."""
    table = facing(hero, hand, tokens=tokens)
    assert table.can("challenge") == within_reach
    for element in within_reach:
        table.do(f"challenge {element}")
        while table.state.asking == "cards":
            table.do(table.legal()[0])
    assert len(solved(table)) == len(within_reach)
    assert all(score >= value for _, value, score, _ in solved(table))


@pytest.mark.clause("MR-8.2", "MR-33.20")
def test_any_number_of_cards() -> None:
    table = facing("porthos", "erudition_1 erudition_1 erudition_2 panache_2")
    table.do("challenge 0", "card erudition_1", "card erudition_1")  # four to add: all three
    assert solved(table) == [("erudition", 6, 6, ["erudition_1", "erudition_1", "erudition_2"])]
    assert table.cards("porthos") == "panache_2"


@pytest.mark.clause("MR-8.4")
def test_he_names_element_and_cards_and_loses_them_only_when_it_goes_through() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu")
    table.hand("porthos", "erudition_2 erudition_2 erudition_1")
    table.turn("porthos", "louvre", "louvre")
    assert table.can("challenge") == ["0"]
    table.do("challenge 0")  # four to add: there is one way
    assert table.told("element_declared") == [
        {
            "musketeer": 1,
            "place": "louvre",
            "element": 0,
            "kind": "challenge",
            "cards": ["erudition_2", "erudition_2"],
        }
    ]
    assert (table.state.asking, table.cards("porthos")) == ("reveal", "erudition_1 erudition_2 erudition_2")
    table.do("stay_hidden")
    assert table.cards("porthos") == "erudition_1"


@pytest.mark.clause("MR-8.5", "MR-8.6")
@pytest.mark.parametrize(
    ("challenge", "hand", "reward"),
    [
        (0, "erudition_2", {"pistoles": 0, "epic": 1, "cards": 0}),
        (1, "gallantry_2 gallantry_1", {"pistoles": 2, "epic": 0, "cards": 0}),
        (2, "nobility_1", {"pistoles": 0, "epic": 0, "cards": 1}),
    ],
)
def test_validation_then_reward(challenge: int, hand: str, reward: dict[str, int]) -> None:
    """Pistoles and Epic tokens are the team's; the cards are drawn by who succeeded."""
    table = facing("athos", hand)
    table.on_top("kitty")
    table.do(f"challenge {challenge}")
    table.until("action")
    [validated] = table.told("validated")
    assert validated == {"place": "louvre", "kind": "challenge", "element": challenge, "reward": reward}
    assert (table.state.pistoles, table.state.epic) == (3 + reward["pistoles"], reward["epic"])
    assert table.cards("athos") == ("kitty" if reward["cards"] else "")
    assert table.types()[-3:-1] == ["challenge_won", "validated"]
    assert table.types()[-1] in {"purse", "epic", "adventure_drawn"}


@pytest.mark.clause("MR-8.5", "MR-16.2", "MR-15.8")
def test_completion_comes_last() -> None:
    table = Table(rochefort="auto")
    table.mission("paris", "trafiquants")
    table.hand("porthos", "panache_1")
    table.turn("porthos", "paris")
    table.do("challenge 0")
    assert table.types()[-4:] == ["challenge_won", "validated", "purse", "mission_ended"]
    assert table.state.paris is None


@pytest.mark.clause("MR-8.7")
def test_a_validated_challenge_cannot_be_attempted_again() -> None:
    table = facing("athos", "nobility_1 nobility_2 erudition_2")
    assert table.can("challenge") == ["0", "2"]
    table.do("challenge 2", "card nobility_1")
    assert table.can("challenge") == ["0"]
    table.do("end_turn")
    table.put("dartagnan", "louvre")
    table.hand("dartagnan", "nobility_2 nobility_1")
    table.start("dartagnan")
    assert table.can("challenge") == ["1"]


# ---- minimal sets (MR-29.1) ------------------------------------------------------------------------------


def minimal_sets(cards: list[int], need: int) -> set[tuple[int, ...]]:
    """Sets of cards of value 1 or 2, sorted, from which none can be left out."""
    return {
        chosen
        for count in range(1, len(cards) + 1)
        for chosen in combinations(sorted(cards), count)
        if sum(chosen) >= need and sum(chosen) - min(chosen) < need
    }


@pytest.mark.clause("MR-29.1", "MR-29.3")
@given(ones=st.integers(0, 5), twos=st.integers(0, 2), improved=st.booleans())
def test_the_cards_are_a_minimal_set(ones: int, twos: int, improved: bool) -> None:
    """Every minimal set can be named in any order, and no other; D'Artagnan needs four or three to add."""
    need = 4 - improved
    expected = minimal_sets([1] * ones + [2] * twos, need)
    hand = " ".join(["erudition_1"] * ones + ["erudition_2"] * twos)
    start = facing("dartagnan", hand, tokens="improved_erudition" if improved else "")
    assert ("0" in start.can("challenge")) == bool(expected)
    named: set[tuple[int, ...]] = set()

    def go_on(path: list[str]) -> None:
        table = facing("dartagnan", hand, tokens="improved_erudition" if improved else "")
        table.do("challenge 0", *path)
        if table.state.asking == "cards":
            for move in table.legal():
                go_on([*path, move])
        else:
            named.add(tuple(sorted(int(card[-1]) for card in solved(table)[0][3])))

    if expected:
        go_on([])
    assert named == expected


@pytest.mark.clause("MR-29.1")
def test_whatever_is_needed_the_next_card_is_one_of_a_minimal_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """For every need, hand and beginning; the sets are found by trying all."""
    table = facing("dartagnan")
    state, who = table.state, table.who("dartagnan")
    state.element = ("challenge", state.where[who], 0)
    one, two = ADVENTURE.index("erudition_1"), ADVENTURE.index("erudition_2")
    for need, ones, twos in product(range(1, 8), range(6), range(5)):
        monkeypatch.setattr(elements, "missing", lambda *_, need=need: need)
        state.hands[who] = [one] * ones + [two] * twos
        sets = minimal_sets([1] * ones + [2] * twos, need)
        beginnings = {part for whole in sets for size in range(len(whole)) for part in combinations(whole, size)}
        for named in beginnings:
            state.cards = tuple({1: one, 2: two}[worth] for worth in named)
            left = [1] * (ones - named.count(1)) + [2] * (twos - named.count(2))
            longer = {worth for worth in left if any(fits((*named, worth), whole) for whole in sets)}
            may = {elements.worth(index(card)) for card in elements.skill_cards(state, state.owner(who))}
            assert may == longer, (need, ones, twos, named)


def fits(part: tuple[int, ...], whole: tuple[int, ...]) -> bool:
    return all(part.count(worth) <= whole.count(worth) for worth in part)


@pytest.mark.clause("MR-29.1")
def test_without_need_no_card_is_asked_for() -> None:
    table = facing("dartagnan", "gallantry_1 gallantry_2")
    table.do("challenge 1")
    assert solved(table) == [("gallantry", 5, 5, [])]
    assert table.cards("dartagnan") == "gallantry_1 gallantry_2"
