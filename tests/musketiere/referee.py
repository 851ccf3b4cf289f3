"""What sections 4 to 6 and 8 demand, told a second time from public things only, in the words of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from tests.musketiere.table import order, value

FACTOR = {"-": 1, "G": 2, "P": 0}


def counting(rows: Sequence[str]) -> list[int]:
    """MU-4.2"""
    return [seat for seat, row in enumerate(rows) if row != "PPP"]


def decide(guard: int, cards: Sequence[str], seats: Sequence[int]) -> tuple[int, bool, int]:
    """Sum, won or lost, and who is winner or loser (MU-4.5 to 4.8)."""
    total = sum(value(cards[seat]) for seat in seats)
    ranked = sorted(seats, key=lambda seat: order(cards[seat]))
    return total, total >= guard, ranked[-1] if total >= guard else ranked[0]


def legal(rows: Sequence[str], seat: int, won: bool) -> list[str]:
    """The legal actions of the winner or loser (MU-11.3 to 11.6)."""
    own = rows[seat]
    free = [place for place in range(3) if own[place] == "-"]
    stone, take = ("G", "take_gem") if won else ("P", "take_prison")
    everywhere = [(at, place) for at, row in enumerate(rows) for place in range(3) if row[place] == stone]
    sources = ["centre"] if len(everywhere) < 3 else [f"({at},{place})" for at, place in everywhere if at != seat]
    actions = [f"{take}({place}, {source})" for place in free for source in sources]
    if won:
        actions += [f"free_prison({place})" for place in range(3) if own[place] == "P"]
    elif not free:
        actions = [f"return_gem({place})" for place in range(3) if own[place] == "G"]
    return sorted(actions)


def after(rows: Sequence[str], seat: int, action: str) -> list[str]:
    """The rows after an action."""
    kind, _, rest = action.rstrip(")").partition("(")
    place, _, source = rest.partition(", ")
    left = {"take_gem": "G", "take_prison": "P", "free_prison": "-", "return_gem": "-"}[kind]
    done = [*rows]
    if source not in ("", "centre"):
        robbed, at = map(int, source.strip("()").split(","))
        done[robbed] = _put(done[robbed], at, "-")
    done[seat] = _put(done[seat], int(place), left)
    return done


def _put(row: str, place: int, stone: str) -> str:
    return row[:place] + stone + row[place + 1 :]


def points(cards: Sequence[str], row: str) -> list[int]:
    """MU-8.4"""
    return [value(card) * FACTOR[stone] for card, stone in zip(cards, row, strict=True)]
