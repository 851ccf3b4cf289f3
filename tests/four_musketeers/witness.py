"""What somebody at the table has seen: a second telling of section 20, from the events and who sits where."""

from __future__ import annotations

from typing import Any

from musketiere.core.game import Event, Seat
from musketiere.core.match import Match
from musketiere.games.four_musketeers.cards import parse_card


class Witness:
    """Follows a match with the eyes of a player, or of a spectator (None); forgets what was before the round."""

    def __init__(self, match: Match, player: Seat | None) -> None:
        started: Any = match.events[0].data
        self.player = player
        self.sits: list[Any] = started["seats"]
        self.opened = {seat for seat, sits in enumerate(self.sits) if sits["kind"] == "servant"}
        self.own = {seat for seat, sits in enumerate(self.sits) if player is not None and sits["owner"] == player}
        self.allied = set(self.own)  # seats whose role the player may look at (FM-20.5, 20.6, 20.8)
        if match.options.storyline == "QS":
            self.allied.update(*(team for team in started["teams"] or () if self.own & set(team)))
        self.last_round: set[str] = set()
        self.forget()
        for event in match.events:
            self.see(event)

    def forget(self) -> None:
        """A new round."""
        self.dazed = {seat for seat, sits in enumerate(self.sits) if sits["kind"] == "dazed"}
        self.hands: list[set[str]] = []
        """Sword cards seen, by hand of the round (as far as the match goes back)."""
        self.roles: dict[int, str] = {}
        self.line: set[str] = set()

    def see(self, event: Event) -> None:
        """One event after the other."""
        data: Any = event.data
        own: Any = event.private.get(self.player, {}) if self.player is not None else {}
        match event.type:
            case "round_started":
                self.forget()
            case "line_added":
                self.line |= set(data["cards"])
            case "roles_dealt":
                self.roles |= {seat: own["roles"][seat] for seat in self.allied}
            case "hands_dealt":
                self.hands.append(set())
                for seat in range(len(self.sits)):
                    if seat in self.dazed:  # FM-20.12
                        self.turn(data["hands"][seat][0])
                    elif seat in self.opened:  # FM-20.11
                        self.turn(*data["hands"][seat])
                    elif seat in self.own:  # FM-20.10
                        self.turn(*own["hands"][seat])
            case "struck":
                self.turn(data["card"])  # FM-20.15
                if data["discarded"] and data["seat"] in self.dazed | self.opened:  # FM-20.16
                    self.turn(data["discard"])
                elif data["discarded"] and data["seat"] in self.own:
                    self.turn(own["discard"])
            case "top_shown":
                self.turn(data["card"])
            case "seat_changed" if data["now"] == "dazed":
                self.dazed.add(data["seat"])
                self.turn(data["top"])
            case "role_turned" if data["up"] and data["character"] != "V":  # FM-20.9
                self.roles[data["character"]] = data["role"]
            case "defeated" if data["character"] != "V":
                self.roles[data["character"]] = data["role"]
            case "roles_shown":
                self.roles = dict(enumerate(data["roles"]))
                self.last_round = {*data["roles"], *self.line}

    def turn(self, *cards: str | None) -> None:
        """Sees sword cards."""
        self.hands[-1].update(card for card in cards if card is not None)

    def swords(self, hand: int) -> set[int]:
        """Sword cards seen in that hand, counted from the first one seen."""
        return {parse_card(name) for name in self.hands[hand]}

    @property
    def cards(self) -> set[str]:
        """Everything in this round, and what lay open at the end of the last one."""
        return set().union(*self.hands, self.roles.values(), self.line, self.last_round)
