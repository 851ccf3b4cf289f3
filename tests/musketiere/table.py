"""A match of Musketiere in the notation of the rules (MU-0.5), so that a test reads like a clause."""

from __future__ import annotations

from typing import Any

from musketiere.core.game import Data, Event, Seat
from musketiere.core.match import Match
from musketiere.games.musketiere.cards import VALUE, parse_card
from musketiere.games.musketiere.game import MUSKETIERE


class Table:
    """A match, looked at from everywhere."""

    def __init__(self, position: str | None = None, *, seed: int = 0, **options: object) -> None:
        """Set up from a position text, its lines also separated by `;`, or dealt from options."""
        if position is None:
            self.match = Match(MUSKETIERE, MUSKETIERE.parse_options(options), seed)
        else:
            self.match = Match(MUSKETIERE, seed=seed, position=position.replace(";", "\n"))

    # ---- looking -------------------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> Any:
        return view_data(self.match, seat)

    @property
    def hands(self) -> list[list[str]]:
        return [self.view(seat)["hand"] for seat in self.seats]

    @property
    def pay(self) -> list[list[str]]:
        """By seat and place; empty until laid."""
        return [self.view(seat)["pay"] or [] for seat in self.seats]

    @property
    def seats(self) -> range:
        return range(self.match.game.seats(self.match.options))

    @property
    def rows(self) -> str:
        """For example `G-- --- P--`; of a game that was just scored, as it ended."""
        view = self.view()
        fresh = view["phase"] == "choose_pay" and view["last_game"] is not None
        return " ".join(line["row"] for line in view["last_game"]["pay"]) if fresh else " ".join(view["rows"])

    @property
    def centre(self) -> str:
        """For example `2G 3P`."""
        centre = self.view()["centre"]
        return f"{centre['gems']}G {centre['prisons']}P"

    @property
    def acting(self) -> tuple[str, Seat | None]:
        """What is asked and, of a winner or loser, of whom."""
        view = self.view()
        return view["phase"], view["acting"]

    @property
    def totals(self) -> list[int]:
        totals: list[int] = self.view()["totals"]
        return totals

    def legal(self, seat: Seat) -> list[str]:
        """The legal actions of a seat, for example `take_gem(2, centre)`; none named for the pay."""
        return legal_names(self.match, seat)

    def told(self, type: str, seat: Seat | None = None) -> list[Data]:
        """The events of a type, as a seat or a spectator (None) was told them."""
        return [event for event in self.match.story(seat) if event["type"] == type]

    # ---- playing -------------------------------------------------------------------------------------

    def act(self, seat: Seat, **action: object) -> list[Event]:
        return self.match.act(seat, MUSKETIERE.parse_action(action))

    def lay(self, *pay: str) -> None:
        """Every seat lays three cards, each given as `9/3 9/0 0/3`."""
        for seat, cards in enumerate(pay):
            self.act(seat, type="choose_pay", cards=cards.split())

    def turn(self, cards: str) -> dict[str, object]:
        """Every seat plays a card; what was decided."""
        for seat, card in enumerate(cards.split()):
            happened = self.act(seat, type="play_card", card=card)
        decided = happened[-1]
        assert decided.type == "duel_decided"
        return dict(decided.data)

    def do(self, name: str) -> list[Event]:
        """The winner or loser acts, for example `take_prison(1, (1,1))`."""
        kind, _, inside = name.rstrip(")").partition("(")
        place, _, source = inside.partition(", ")
        action: Data = {"type": kind, "place": int(place)}
        if source:
            at = source.strip("()").split(",")
            action["source"] = "centre" if source == "centre" else [int(number) for number in at]
        seat = self.acting[1]
        assert seat is not None
        return self.act(seat, **action)


def view_data(match: Match, seat: Seat | None) -> Any:
    return MUSKETIERE.view_data(MUSKETIERE.view(match.state, seat))


def legal_names(match: Match, seat: Seat) -> list[str]:
    """Legal actions in notation, sorted; none named for the pay."""
    described: Any = MUSKETIERE.legal_data(match.state, seat) or {}
    return sorted(action_name(action) for action in described.get("actions", []))


def action_name(action: dict[str, Any]) -> str:
    """An action with a stone or a card, as the rules write it."""
    if action["type"] == "play_card":
        return f"play_card({action['card']})"
    source = action.get("source")
    if source is None:
        return f"{action['type']}({action['place']})"
    at = source if source == "centre" else f"({source[0]},{source[1]})"
    return f"{action['type']}({action['place']}, {at})"


def value(card: str) -> int:
    """Of `7/3` seven."""
    return VALUE[parse_card(card)]


def order(card: str) -> tuple[int, int]:
    """The order of the cards, told anew from MU-1.2."""
    first, second = card.split("/")
    return int(first), int(second)
