"""MR-26.6 to 26.17: the automatic Milady."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from musketiere.games.mousquetaires_du_roy.material import AMBUSHES, PERFIDY, PLACES
from tests.mousquetaires_du_roy.table import Table


def automatic(seed: int = 0, **options: Any) -> Table:
    """A match without a Milady at its first Phase II: she holds no cards, nothing lies in Paris, no ambush anywhere."""
    table = Table(seed=seed, milady="automatic", **options)
    state = table.state
    if state.paris is not None:
        state.reserve = sorted([*state.reserve, *(foe.id for foe in state.paris.opponents)])
        state.paris_pile.insert(0, state.paris.card)
        state.paris, state.gone = None, ()
    state.perfidy_pile += state.perfidy_discard
    state.perfidy_discard.clear()
    state.unused = list(state.edition.ambushes)
    assert state.louvre is not None
    state.louvre = state.louvre._replace(ambush=-1, named=-1)
    return table


def next_phase_one(table: Table) -> Table:
    """What she does in the Phase I that comes next."""
    table.siege()
    table.state.siege = 0
    table.next_turn()
    return table


@pytest.mark.clause("MR-26.6")
@pytest.mark.parametrize(("level", "lower"), [("easy", 0), ("normal", 1), ("hard", 2)])
@pytest.mark.parametrize("musketeers", [3, 4, 5])
def test_levels(level: str, lower: int, musketeers: int) -> None:
    """Honour starts lower, and cannot rise above that."""
    table = Table(milady="automatic", auto_level=level, musketeers=musketeers)
    honour = table.state.edition.setup[musketeers].honour
    assert table.state.honour == table.state.most_honour == honour - lower


@pytest.mark.clause("MR-26.7")
def test_random_targets() -> None:
    """Any of the legal ones, nobody else: of an arrest, an Ambuscade, a wound and Nemesis."""
    hit: Counter[tuple[str, int]] = Counter()
    for seed in range(40):
        for card in ("embastille", "guet_apens"):
            table = automatic(seed)
            table.state.life[1] = 0
            table.put("porthos", "vieux_colombier")
            table.state.fell[1] = table.state.turn  # does not recover before the next Phase I
            table.perfidy(f"{card} {card}")
            next_phase_one(table)
            hit[card, table.told("perfidy_played")[0]["musketeer"]] += 1
    assert {who for card, who in hit if card == "embastille"} == {0, 2, 3}
    assert {who for card, who in hit if card == "guet_apens"} == {0, 2, 3}


@pytest.mark.clause("MR-26.8")
def test_random_destination() -> None:
    """Any of the six; told to nobody before it is revealed."""
    places = Counter(PLACES[automatic(seed).state.destination] for seed in range(60))
    assert len(places) == 6
    table = automatic()
    next_phase_one(table)
    assert all(event.private == {} for event in table.log if event.type == "destination_chosen")


@pytest.mark.clause("MR-26.9")
@pytest.mark.parametrize("hand", ["message_reine complot", "complot message_reine"])
def test_paris(hand: str) -> None:
    """If none is in play, the one held longest that can be played; otherwise none."""
    table = automatic()
    table.paris_hand(hand)
    next_phase_one(table)
    assert [told["card"] for told in table.told("mission_placed")] == [hand.split()[0]]
    next_phase_one(table)
    assert len([told for told in table.told("mission_placed") if told["where"] == "paris"]) == 1

    table = automatic()
    table.paris_hand("complot message_reine")
    table.state.reserve = [table.adversary("felton")]  # too strong for the Plot
    next_phase_one(table)
    assert [told["card"] for told in table.told("mission_placed")] == ["message_reine"]


def played(hand: str, top: str, **changes: int) -> list[str]:
    """What she plays with that hand when `top` is drawn."""
    table = automatic()
    table.perfidy(hand)
    pile = table.state.perfidy_pile
    pile.remove(PERFIDY.index(top))
    pile.append(PERFIDY.index(top))
    for name, value in changes.items():
        setattr(table.state, name, value)
    next_phase_one(table)
    assert len([told for told in table.told("perfidy_drawn") if told["reason"] == "draw"]) == 1
    return [told["card"] for told in table.told("perfidy_played")]


@pytest.mark.clause("MR-26.10")
def test_perfidy() -> None:
    """She draws, and with two or more plays the one held longest that can do something."""
    assert played("", "urgence") == []
    assert played("calomnie", "urgence") == ["calomnie"]
    assert played("urgence calomnie", "urgence") == ["urgence"]
    assert played("baume", "urgence") == ["urgence"]
    assert played("baume", "urgence", rochefort_life=3) == ["baume"]
    assert played("baume", "baume") == []


@pytest.mark.clause("MR-26.11")
def test_dead_end() -> None:
    closed = set()
    for seed in range(30):
        table = automatic(seed)
        table.perfidy("impasse impasse")
        next_phase_one(table)
        closed.add(table.told("perfidy_played")[0]["place"])
    assert closed == {"paris", "louvre", "quest", "la_rochelle"}


@pytest.mark.clause("MR-26.12")
@pytest.mark.parametrize(
    ("reserve", "manned"),
    [
        ("lubin boisrenard bernajoux felton", ["felton"]),
        ("lubin boisrenard bernajoux jussac", ["boisrenard", "bernajoux"]),  # Bernajoux stands before Jussac
        ("brisemont lubin biscarat vitray cahusac", ["biscarat", "cahusac"]),
        ("lubin brisemont", ["lubin", "brisemont"]),
    ],
)
def test_manning(reserve: str, manned: list[str]) -> None:
    """Again and again the strongest that still fits, here force 4; ties in the order of table 27.3."""
    table = automatic()
    table.paris_hand("message_reine")
    table.state.reserve = sorted(map(table.adversary, reserve.split()))
    next_phase_one(table)
    assert table.told("manned") == [{"where": "paris", "adversaries": manned}]


@pytest.mark.clause("MR-26.13", "MR-13.13")
def test_ambush() -> None:
    """One with every mission as long as there is any, drawn from those left; Nemesis names anybody."""
    laid: Counter[str] = Counter()
    named = set()
    for seed in range(160):
        table = automatic(seed)
        table.paris_hand("message_reine")
        next_phase_one(table)
        [told] = table.told("ambush_placed")
        laid[told["ambush"]] += 1
        named.add(told["named"])
        assert (
            table.state.unused[AMBUSHES.index(told["ambush"])]
            == table.state.edition.ambushes[AMBUSHES.index(told["ambush"])] - 1
        )
    assert set(laid) == {*AMBUSHES}
    assert min(laid[name] for name in AMBUSHES[:3]) > max(laid["courtisane"], laid["nemesis"])  # two to one
    assert named == {None, 0, 1, 2, 3}

    table = automatic()
    table.paris_hand("message_reine")
    table.state.unused = [0] * len(AMBUSHES)
    next_phase_one(table)
    assert table.told("ambush_placed") == []


@pytest.mark.clause("MR-26.14", "MR-10.11")
def test_rochefort() -> None:
    """At the first eligible attempt, unasked; not where she is not, and not against Athos."""
    for hero, place, appears in (("porthos", "louvre", 1), ("porthos", "quest", 0), ("athos", "louvre", 0)):
        table = automatic()
        table.mission("louvre", "dette_de_jeu", "laffemas")
        table.state.destination = PLACES.index(place)
        table.put(hero, "louvre")
        table.start(hero)
        table.do("duel 0")
        assert len(table.told("rochefort_appeared")) == appears


def own(destination: str, **hands: str) -> Table:
    """The end of a Phase II in which nobody has found her there."""
    table = automatic()
    for name, cards in hands.items():
        getattr(table, name)(cards)
    table.state.destination = PLACES.index(destination)
    return table


@pytest.mark.clause("MR-26.15")
@pytest.mark.parametrize(
    ("spaces", "gone"),
    [
        (["combat", "double_combat", "double_combat"], 1),
        (["bassompierre", "combat", "combat"], 1),
        (["bassompierre", None, "combat"], 2),
    ],
)
def test_own_action_at_la_rochelle(spaces: list[str | None], gone: int) -> None:
    """The card with most dice, the lowest space of several."""
    table = own("la_rochelle")
    table.siege(*spaces)
    table.next_turn()
    [told] = table.told("milady_acted")
    assert (told["space"], told["card"]) == (gone, spaces[gone])


@pytest.mark.clause("MR-26.15")
@pytest.mark.parametrize(
    ("held", "drawn"), [("", 3), ("urgence", 2), ("urgence urgence", 1), ("urgence calomnie impasse", 1)]
)
def test_own_action_at_richelieus(held: str, drawn: int) -> None:
    """One card, and on up to three, from the top of the pile."""
    table = own("richelieu", perfidy=held)
    table.until("next", lambda: table.state.turn > 0 and len(table.state.perfidy_pile) > 0)
    on_top: list[int] = []
    while not table.told("milady_acted"):
        on_top = table.state.perfidy_pile[-drawn:]
        table.do(next(name for name in ("end_turn", *table.legal()) if name in table.legal()))
    assert table.told("milady_acted") == [{"place": "richelieu", "search": False}]
    told = [told for told in table.told("perfidy_drawn") if told["reason"] == "refill"]
    assert len(told) == drawn
    assert set(on_top) <= {*table.state.perfidy_hand, *table.state.perfidy_discard}
    assert told[-1]["count"] == len(held.split()) + drawn


@pytest.mark.clause("MR-26.15")
def test_own_action_at_home() -> None:
    """Any Paris card."""
    taken = set()
    for seed in range(40):
        table = automatic(seed)
        table.state.destination = PLACES.index("miladys_house")
        table.mission("paris", "complot", "lubin")  # so that she does not play it next turn
        table.next_turn()
        assert [told["count"] for told in table.told("paris_taken")] == [1]
        taken |= {*table.state.paris_hand}
    assert len(taken) == 5


@pytest.mark.clause("MR-26.16", "MR-22.3")
def test_the_inn_is_laid_at_random() -> None:
    """As if all tokens were mixed: each square holds each kind as often as there are of it."""
    kinds: Counter[int] = Counter()
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    matches = 600
    for seed in range(matches):
        table = Table(seed=seed, milady="automatic")
        tokens = [token.kind for line in table.state.inn for token in line if token is not None]
        kinds.update(tokens)
        first[tokens[0]] += 1
        last[tokens[-1]] += 1
    assert (kinds[5], kinds[6]) == (3 * matches, 2 * matches)
    for force, count in ((2, 6), (3, 6), (4, 5)):
        assert abs(kinds[force] / matches - 7 * count / 17) < 0.25
    for square in (first, last):
        for kind, share in ((5, 3 / 12), (6, 2 / 12), (4, 7 / 12 * 5 / 17)):
            assert abs(square[kind] / matches - share) < 0.07


@pytest.mark.clause("MR-26.16")
def test_quest_tokens_are_drawn_at_random() -> None:
    """Of England, from what is left."""
    laid: Counter[int] = Counter()
    for seed in range(60):
        table = automatic(seed)
        table.board("calais")
        table.state.solved, table.state.destination = 0b1111, 0
        table.state.stock = {2: 8, 3: 1, 4: 1}
        table.put("porthos", "quest")
        table.start("porthos")
        table.chance.told = [0, 0, 0, 0, 3, 3, 3, 5]
        table.do("duel 0")
        laid.update(token.kind for token in table.state.quest_tokens if token)
        assert sum(table.state.stock.values()) == 8
    assert laid[2] > laid[3] + laid[4]
    assert min(laid[3], laid[4]) > 0


@pytest.mark.clause("MR-26.17")
def test_reinforcements() -> None:
    """A shield is always thrown again, the first one."""
    table = automatic()
    table.state.time = 13
    table.state.reinforcements = True
    table.fall("HSHS", "S")
    table.next_turn()
    first, again = table.told("siege_thrown")[:2]
    assert (first["reroll"], again["reroll"]) == (None, 0)
    assert again["red"].count("sword") == 3
