"""Dice and duels, followed from the story (MR-33.12 to 33.14)."""

from __future__ import annotations

from typing import Any

from musketiere.core.game import Event
from musketiere.games.mousquetaires_du_roy.edition import Edition


class DuelWatch:
    """Follows one duel after the other."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.most: list[int] | None = None
        """Blue and red dice of the last round; None while nobody fights."""
        self.rounds = 0
        self.bottes: tuple[bool, bool] | None = None
        """Whose botte was met in the last round: the Musketeer's, his opponent's."""
        self.who = -1
        self.result = ""

    def see(self, event: Event) -> None:
        """One event after the other."""
        data: Any = event.data
        match event.type:
            case "duel_started":
                assert self.most is None
                self.who, self.rounds, self.bottes, self.result = data["musketeer"], 0, None, ""
                self.most = [self.edition.blue_max, data["red"]]
                assert data["red"] <= self.edition.red_max
            case "thrown":
                dice = [len(data["blue"]), len(data["red"])]
                assert self.most is not None
                assert all(now <= before for now, before in zip(dice, self.most, strict=True))
                assert self.bottes is None
                self.rounds += 1
                assert self.rounds == data["round"] <= max(self.edition.blue_max, self.edition.red_max)
                self.most = dice
            case "botte":
                self.bottes = data["by_musketeer"], data["by_opponent"]
                assert any(self.bottes)
            case "duel_ended":
                self.result = data["result"]
                if self.bottes is not None:
                    won = {(True, False): "opponent", (False, True): "musketeer", (True, True): "both"}
                    assert self.result == won[self.bottes]
                self.most = None
            case "wounded" if data["cause"] in ("duel", "escape"):
                assert data["musketeer"] == self.who
                assert self.result in ("musketeer", "both")
                assert self.bottes is None or (self.bottes[1] and data["amount"] == 1)
            case "siege_thrown":
                assert len(data["blue"]) <= self.edition.blue_max
                assert data["red"].count("sword") <= len(data["red"]) <= self.edition.red_max
            case "ambush_rolled" | "strangling":
                assert len(data.get("red", ())) <= self.edition.red_max
            case _:
                pass
