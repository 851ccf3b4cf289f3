"""FM-E38: a whole round, as it stands in the rules."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.four_musketeers.table import Chance, Table

ROLES = ("JC", "JH", "JS", "JD")
STACKS = ("JK AH KH", "2D QD QS", "2C QC KD", "2S KC AS", "2H QH KS AD")
DEALS = (
    "6D 8H 4H 5D 10S 5C | 10C 9H 8C 3D 7S 6H | 5S 7H 10D 4S 6C 5H | 7D 4D 3C 3S 9D 4C | 9C 6S 10H 8S 9S 3H 7C 8D",
    "3S 10C 4S 5D 6D 6C | 6S 4H 8H 4D 9H 7S | 7H 9D 10D 5S 5H 8C | 3D 4C 10S 6H 9C 5C | 8S 9S 3H 7C 8D 7D 3C 10H",
    "9D 6S 9C 7S 4C 5D | 10S 3S 7H 10D 10C 9H | 4D 7C 5H 8C 4S 5C | 3D 8H 6C 5S 8D 4H | 7D 3C 10H 6D 9S 3H 6H 8S",
)
"""Before the fights 1, 7 and 13: hands by seat, then the random deck."""
FIGHTS = """
 1 | 1 normal         | 0 | 0 5D, 1 6H, 2 5S, 3 4D                   | 3    | a | AS of 3       | 3 | 3 | 8
 2 | 2 normal         | 3 | 3 3C, 0 9C*(4H), 1 8C, 2 6S*(4S)         | 3    | b | AD of V       | V | 3 | 6
 3 | 3 normal         | 3 | 3 9D, 0 6D, 1 10C, 2 6C                  | 3    | a | KC of 3       | 3 | 3 | 6
 4 | 4 normal         | 3 | 3 4C, 0 8H, 1 7S, 2 10D                  | 3    | b | KS of V       | V | 3 | 6
 5 | 5 normal         | 3 | 3 3S, 0 5C, 1 3D, 2 5H                   | none | g |               | V | 3 | 6
 6 | 6 cyclical left  | 3 | 3 7D, 0 10S, 1 10H*(9H), 2 7H            | none | g |               | V | 3 | 5
 7 | 1 normal         | 3 | 3 10S, 0 5D, 1 7S, 2 8C                  | 0    | a | KH of 0       | 0 | 0 | 8
 8 | 2 normal         | 0 | 0 3S, 1 4D, 2 8S*(5S), 3 6H              | 0    | b | QH of V       | V | 0 | 7
 9 | 3 normal         | 0 | 0 10C, 1 8H, 2 9D, 3 4C                  | 3    | a | 2S of 3       | 3 | 3 | 7
10 | 4 normal         | 3 | 3 3D, 0 9S*(6C), 1 4H, 2 10D             | 3    | b | 2H of V, V down | V | 3 | 6
11 | 5 normal         | 3 | 3 3H*(9C), 0 6D, 1 9H, 2 7C*(5H)         | 3    | a | 3 up          | 3 | 3 | 4
12 | 6 cyclical right | 3 | 3 5C, 2 7H, 1 8D*(6S), 0 4S              | 3    | b | V up          | V | 3 | 3
13 | 1 normal         | 3 | 3 8H, 0 5D, 1 9H, 2 7D*(5H)              | 0    | a | AH of 0       | 0 | 0 | 7
14 | 2 normal         | 0 | 0 3C*(9C), 1 10S, 2 10H*(8C), 3 4H       | 0    | b | V defeated    | V | 0 | 5
"""


def swords(deal: str, old: int) -> str:
    """The order in which a shuffle lays a deal (FM-23.2): hands by seat, then what goes under the old random deck."""
    *hands, random = deal.split(" | ")
    return " ".join([*hands, *random.split()[old:]])


def dealt() -> Table:
    """The round begins: chance lays exactly these cards."""
    *musketeers, villain = (stack.split() for stack in STACKS)
    last = [stack[0] for stack in (*musketeers, villain)]
    extra = [stack[layer] for layer in (1, 2) for stack in (*musketeers, villain)] + villain[3:]
    roles = list(permutations(("JS", "JH", "JD", "JC"))).index(ROLES)
    orders = [" ".join(last), " ".join(extra), *(swords(deal, old) for deal, old in zip(DEALS, (0, 5, 3), strict=True))]
    return Table(chance=Chance([roles], orders), first_lead="0", match="single")


def effect(table: Table, since: int) -> str:
    """What the last hit did, in the words of the table."""
    words = []
    for event in table.match.story(None)[since:]:
        match event["type"]:
            case "life_popped":
                words.append(f"{event['card']} of {event['character']}")
            case "role_turned":
                words.append(f"{event['character']} {'up' if event['up'] else 'down'}")
            case "defeated":
                words.append(f"{event['character']} defeated")
    return ", ".join(words)


@pytest.mark.clause("FM-E38", "FM-4.2", "FM-23.2", "FM-5.9")
def test_whole_round() -> None:
    table = dealt()
    assert (tuple(table.roles), tuple(table.stacks)) == (ROLES, STACKS)
    assert (table.line, table.stone, table.starter) == ("", "V", 0)
    assert " | ".join([*table.hands, table.random]) == DEALS[0]
    for row in FIGHTS.strip().splitlines():
        fight, in_hand, starter, strikes, loser, line, does, stone, following, left = map(str.strip, row.split("|"))
        number, kind, *direction = in_hand.split()
        started = table.told("fight_started")[-1]
        assert started["fight"] == int(fight)
        assert (started["in_hand"], started["cyclical"]) == (int(number), kind == "cyclical")
        assert str(started["starter"]) == starter
        if fight in ("7", "13"):
            assert " | ".join([*table.hands, table.random]) == DEALS[int(fight) // 6]
        if direction:
            table.do(f"choose_direction({direction[0]})")
        since = len(table.match.events)
        table.strikes(strikes)
        lost, how = table.outcome
        assert ("none" if lost is None else str(lost), how) == (loser, line)
        assert effect(table, since) == does
        assert str(table.stone) == stone
        assert table.told("struck")[-1]["random"] == int(left)
        if not table.told("round_ended"):
            assert str(table.starter) == following
    assert table.told("round_ended") == [{"type": "round_ended", "ending": "good", "defeated": ["V"]}]
    assert table.line == "AS AD KC KS KH QH 2S 2H AH AC"
    assert table.stacks == ["JK", "2D QD QS", "2C QC KD", "", ""]
    [scored] = table.told("round_scored")
    assert [side["gained"] for side in scored["scores"]] == [0, 0, 0, 0]
