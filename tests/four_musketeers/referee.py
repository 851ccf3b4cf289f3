"""What the rules demand, told a second time from public things only, in the words and the notation of the rules.

Fighters are 0 … 3 and "X", characters 0 … 3 and "V"; cards are their names.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

SUITS = "SHDC"
SWORDS = [f"{number}{suit}" for number in range(3, 11) for suit in SUITS]
"""FM-1.2"""
LIVES = [f"{rank}{suit}" for rank in "JQKA2" for suit in SUITS] + ["JK"]
"""FM-1.4"""
ROLE = {"JS": "Athos", "JD": "Porthos", "JH": "Aramis", "JC": "d'Artagnan"}
"""FM-1.5"""
BLACK, RED = {"JS", "JC"}, {"JH", "JD"}

SEATS = {
    (4, 4, "dazed"): "P0 P1 P2 P3",
    (4, 4, "servant"): "P0 P1 P2 P3",
    (4, 3, "dazed"): "P0 P1 P2 D",
    (4, 3, "servant"): "P0 P1 P2 S1",
    (4, 2, "dazed"): "P0 P1 D D",
    (4, 2, "servant"): "P0 P1 S0 S1",
    (3, 3, "dazed"): "P0 P1 P2",
    (3, 3, "servant"): "P0 P1 P2",
    (3, 2, "dazed"): "P0 P1 D",
    (3, 2, "servant"): "P0 P1 S0",
    (3, 1, "dazed"): "P0 D D",
    (3, 1, "servant"): "P0 S0 S0",
}
"""The table of FM-2.9."""


def seating(options: Mapping[str, Any]) -> list[str]:
    """FM-2.9"""
    return SEATS[options["layout"], options["players"], options.get("replacement", "dazed")].split()


def owner(seat: str) -> int | None:
    """FM-2.10: the player of a P seat, the master of an S seat, nobody for a D seat."""
    return None if seat == "D" else int(seat[1])


def teams(options: Mapping[str, Any]) -> list[list[int]] | None:
    """FM-15.2, FM-15.3: opposite seats, in the 3-layout 0 and 2 against 1; in QC only with servants."""
    servants = any(seat[0] == "S" for seat in seating(options))
    if options["mode"] != "team" or (options["storyline"] == "QC" and not servants):
        return None
    return [[0, 2], [1, 3]] if options["layout"] == 4 else [[0, 2], [1]]


def sides(options: Mapping[str, Any]) -> list[list[int]]:
    """Who wins together: all in a solitaire (FM-14.3), a fixed team, otherwise each player alone."""
    players = list(range(options["players"]))
    if options["storyline"] in ("AS", "KS"):
        return [players]
    fixed, seats = teams(options), seating(options)
    if fixed is None:
        return [[player] for player in players]
    return [sorted({player for seat in team if (player := owner(seats[seat])) is not None}) for team in fixed]


# ---- set-up (FM-3, FM-22.2) ------------------------------------------------------------------------------


def removed(villain: str, missing: str | None) -> list[str]:
    """FM-3.4, FM-3.5: J, Q, K and 2 of the missing suit; of clubs the joker for the 2; for the villain the ace."""
    if missing is None:
        return []
    cards = [rank + missing for rank in "JQK"] + ["JK" if missing == "C" else "2" + missing]
    return ["A" + missing if card == villain else card for card in cards]


def may_miss(options: Mapping[str, Any]) -> str:
    """FM-3.7, FM-3.8: suits that chance or a life dealer may name."""
    return "SHD" if options["storyline"] == "QC" or options.get("joker_to_villain") else SUITS


def with_x(options: Mapping[str, Any]) -> bool:
    """FM-8.1"""
    return options["storyline"] in ("KC", "KS") or bool(options.get("shadow_in_queen_games"))


def heights(options: Mapping[str, Any]) -> list[int]:
    """FM-22.2: lifelines by character before the first fight."""
    seats: int = options["layout"]
    if options["storyline"] in ("AS", "KS"):
        return [2] * seats + [{4: 8, 3: 7}[seats] - options["prepopped"]]
    return [3] * seats + [4]


# ---- the fight (FM-5, FM-7, FM-9) ------------------------------------------------------------------------


def order(layout: int, x: bool, starter: Any, direction: str | None) -> list[tuple[Any, Any]]:
    """Who strikes for whom (FM-5.1, 5.3, 7.3, 7.4); no direction: a normal fight, clockwise and each for himself."""
    clockwise: list[Any] = [*range(layout), "X"] if x else [*range(layout)]
    around = clockwise if direction != "right" else clockwise[::-1]
    while around[0] != starter:
        around = [*around[1:], around[0]]
    return [(seat, seat if direction is None else around[(at + 1) % len(around)]) for at, seat in enumerate(around)]


def number(card: str) -> int:
    """FM-1.3"""
    return int(card[:-1])


class Strike(NamedTuple):
    seat: Any
    target: Any
    card: str | None


def standing(strikes: Sequence[Strike]) -> list[Strike]:
    """FM-5.4: even times: none stands; odd times: the earliest. An empty strike is no strike (FM-8.3)."""
    left = []
    for at, strike in enumerate(strikes):
        if strike.card is not None:
            same = [i for i, one in enumerate(strikes) if one.card and number(one.card) == number(strike.card)]
            if len(same) % 2 == 1 and same[0] == at:
                left.append(strike)
    return left


def loser(strikes: Sequence[Strike]) -> Any:
    """FM-5.5, FM-5.6: the target of the lowest standing strike, None in a draw."""
    lowest = sorted(standing(strikes), key=lambda strike: number(strike.card or ""))
    return lowest[0].target if lowest else None


class Effect(NamedTuple):
    damaged: Any
    stone: Any
    starter: Any


def hit(lost: Any, stone: Any, defeated: Collection[Any], x: bool, starter: Any) -> tuple[str, Effect]:
    """The hit table (FM-9.2)."""
    if lost is None:
        return "g", Effect(None, stone, starter)
    if lost == "X":
        return ("e", Effect(None, stone, starter)) if stone == "V" else ("d", Effect("V", "V", "X"))
    if lost == stone:
        return ("c", Effect(None, stone, starter)) if x else ("b", Effect("V", "V", lost))
    if lost in defeated:
        return "f", Effect(None, stone, lost)
    return "a", Effect(lost, lost, lost)


# ---- damage (FM-10) --------------------------------------------------------------------------------------


def hard(card: str, storyline: str) -> bool:
    """FM-10.2: the joker; in QS the 2s."""
    return card == "JK" if storyline != "QS" else card != "JK"


def damages(stack: Sequence[str], storyline: str) -> int:
    """FM-10.7: of a character that has all its lifelines."""
    return len(stack) + (1 if hard(stack[0], storyline) else 2)


# ---- the end of a round (FM-13) and its scoring (FM-15) --------------------------------------------------


def ending(options: Mapping[str, Any], defeated: Collection[Any]) -> str | None:
    """FM-13.1 to 13.4"""
    if "V" in defeated:
        return "good"
    seats = seating(options)
    down = [seat for seat in range(len(seats)) if seat in defeated]
    when = options.get("bad_ending", "two")
    if when == "two":
        bad = len(down) == 2
    elif when == "all":
        bad = len(down) == len(seats)
    else:
        bad = all(seat in down for seat, kind in enumerate(seats) if kind != "D")
    return "bad" if bad else None


class Ended(NamedTuple):
    """A round that is over, as it lies on the table."""

    roles: Sequence[str]
    last: Sequence[str]
    """The last lifeline dealt to each character, the villain's at the end."""
    line: Collection[str]
    defeated: Collection[Any]


def gained(options: Mapping[str, Any], round: Ended) -> list[int]:
    """What each side gains in the round (FM-15.5)."""
    storyline, mode, seats = options["storyline"], options["mode"], seating(options)
    if storyline in ("AS", "KS"):
        return [int("V" in round.defeated)]
    fixed = teams(options)
    if storyline in ("AC", "KC"):
        each = [int(seat in round.defeated) for seat in range(len(seats))]
    elif storyline == "QC":
        each = [against_one(mode, round, seat) for seat in range(len(seats))]
        if fixed:
            return [each[team[0]] for team in fixed]  # FM-16.11, and once for a player of two seats (FM-15.8)
    elif mode == "team":
        assert fixed is not None
        return [int(paired(round, team)) for team in fixed]
    else:
        each = [int(ambition(round, seat)) for seat in range(len(seats))]
    if fixed:
        return [sum(each[seat] for seat in team) for team in fixed]
    return [
        sum(points for seat, points in enumerate(each) if owner(seats[seat]) == player)
        for player in range(options["players"])
    ]


def against_one(mode: str, round: Ended, seat: int) -> int:
    """The lines of QC in FM-15.5."""
    role, villain_alive, alive = round.roles[seat], "V" not in round.defeated, seat not in round.defeated
    if mode == "solo":
        if role == "JC":
            return 1 + alive if villain_alive else 0
        return int(not villain_alive and alive)
    colour = BLACK if role in BLACK else RED
    served = villain_alive == (role in BLACK)
    both = len(round.roles) == 4 and not any(
        at in round.defeated for at, other in enumerate(round.roles) if other in colour
    )
    return served + both if served else 0


def in_line(round: Ended, *cards: str) -> bool:
    return all(card in round.line for card in cards)


def behind_the_joker(round: Ended) -> Any:
    """The character whose last lifeline the joker was."""
    at = list(round.last).index("JK")
    return "V" if at == len(round.last) - 1 else at


def condition(round: Ended, role: str) -> bool:
    """The cards of FM-15.9 to 15.12, and that the joker's character lives."""
    if role == "JD":
        return in_line(round, "AD", "KD", "QD", "2D")
    if role == "JH":
        return in_line(round, "AH", "KH", "QH", "2H")
    if role == "JS":
        return in_line(round, "2S", "2C")
    return in_line(round, "JK") and behind_the_joker(round) not in round.defeated


def ambition(round: Ended, seat: int) -> bool:
    """FM-15.9 to 15.12: all but d'Artagnan must be alive themselves."""
    role = round.roles[seat]
    return condition(round, role) and (role == "JC" or role not in round.line)


def paired(round: Ended, team: Sequence[int]) -> bool:
    """FM-15.13"""
    return all(condition(round, round.roles[seat]) for seat in team) and any(
        seat not in round.defeated for seat in team
    )


# ---- the match (FM-16) -----------------------------------------------------------------------------------


def goal(options: Mapping[str, Any]) -> int:
    """The column "match ends" of FM-15.5, or the option `target` (FM-16.2)."""
    if options["match"] == "target":
        number: int = options["target"]
        return number
    match options["storyline"], options["mode"]:
        case (("AC" | "KC"), "solo"):
            return 3
        case (("AC" | "KC"), "team"):
            return 5
        case (("AS" | "KS"), _):
            return 1
        case "QC", "solo":
            return 5
        case "QC", "team":
            return 5 if options["layout"] == 4 else 3
    return 3


def winners(options: Mapping[str, Any], totals: Sequence[int], lives: Sequence[int]) -> list[int] | None:
    """The players who have won after a scored round; None if the match goes on (FM-16). `lives`: left, by side."""
    survival, coop = options["storyline"] in ("AC", "KC"), options["storyline"] in ("AS", "KS")
    if options["match"] != "single" and max(totals) < goal(options):
        return None
    best = min(totals) if survival else max(totals)
    leading = [side for side, total in enumerate(totals) if total == best]
    if len(leading) > 1 and options["tie_rule"] == "play_on" and not coop:
        return None
    if not survival and best == 0:
        return []  # FM-16.6, FM-16.7
    if options["tie_rule"] == "lives":  # FM-16.12
        most = max(lives[side] for side in leading)
        leading = [side for side in leading if lives[side] == most]
    return sorted(player for side in leading for player in sides(options)[side])
