"""The arithmetic of section 22: counted from what is told, held against what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from musketiere.core.game import Event
from musketiere.games.four_musketeers.cards import LIVES, SWORDS, names
from musketiere.games.four_musketeers.options import Options
from musketiere.games.four_musketeers.rules import State


class Ledger:
    """Follows a match from its deal, event by event; `fights` has the fights of each round."""

    def __init__(self) -> None:
        self.open()

    def open(self) -> None:
        """Nothing has been heard."""
        self.heard = 0
        self.fights: list[int] = []
        self.stone: object = None
        self.random = 0
        self.strikes: list[tuple[object, str]] = []
        self.last = ""
        self.begin_round()

    def begin_round(self) -> None:
        """Nothing has been dealt."""
        self.line: list[str] = []
        self.removed = self.prepopped = 0
        self.withstands: dict[object, int] = {}
        """Damages that defeat a character (FM-10.7)."""
        self.popped: Counter[object] = Counter()
        self.turned: Counter[object] = Counter()
        self.fallen: Counter[object] = Counter()
        self.damages: Counter[object] = Counter()

    def follow(self, events: Sequence[Event], options: Options, state: State) -> None:
        """Hears what is new of a match dealt with `options`; what was taken back is forgotten."""
        if len(events) < self.heard:
            self.open()
        if not self.heard:
            self.options = options
        for event in events[self.heard :]:
            self.hear(event, state.seats)
            self.last = event.type
        self.heard = len(events)
        if state.dealt:
            self.compare(state)

    # ---- what is told --------------------------------------------------------------------------------

    def hear(self, event: Event, seats: int) -> None:
        data: Any = event.data
        match event.type:
            case "setting_changed":
                self.options = replace(self.options, **{data["setting"]: data["value"]})
            case "round_started":
                self.begin_round()
                self.fights.append(0)
            case "line_added":
                self.line += data["cards"]
                if data["reason"] == "missing":
                    self.removed = len(data["cards"])
                else:
                    self.prepopped = len(data["cards"])
            case "lifelines_dealt":
                self.lifelines(data["stacks"])
            case "stone_placed":
                self.stone = data["character"]
            case "hands_dealt":
                self.hands(data, seats)
            case "fight_started":
                self.fight(data)
            case "struck":
                self.random = data["random"]
                if data["card"] is not None:
                    self.strikes.append((data["target"], data["card"][:-1]))
            case "fight_decided":
                self.decided(data["loser"])
            case "life_popped":
                self.popped[data["character"]] += 1
                self.line.append(data["card"])
            case "role_turned" if self.last != "life_popped":
                self.turned[data["character"]] += 1
            case "defeated":
                self.fallen[data["character"]] += 1
                self.line.append(data["role"])
            case "stone_moved":
                self.damage(data)

    def lifelines(self, stacks: Sequence[Sequence[str]]) -> None:
        """FM-22.2"""
        options = self.options
        few = options.solitaire
        assert self.removed == (4 if options.layout == 3 else 0)
        assert self.prepopped == (options.prepopped if few else 0)
        full = [2 if few else 3] * options.layout + [(options.layout + 4 if few else 4) - self.prepopped]
        assert [len(stack) for stack in stacks] == full
        for character, stack in zip([*range(options.layout), "V"], stacks, strict=True):
            hard = (stack[0] == "JK") != (options.storyline == "QS")
            self.withstands[character] = len(stack) + (1 if hard else 2)

    def hands(self, dealt: Any, seats: int) -> None:
        """FM-22.7"""
        assert dealt["counts"] == [6 if seats == 4 else 4] * seats
        again = seats == 4 or dealt["hand"] % 2 == 1
        assert dealt["reshuffled"] == again
        assert dealt["random"] == (8 if again else self.random)
        assert dealt["kept"] == (12 if seats == 3 and again else 0)
        self.random = dealt["random"]

    def fight(self, started: Any) -> None:
        """FM-22.10, FM-22.13"""
        self.fights[-1] += 1
        self.strikes = []
        starter = started["starter"]
        assert started["stone"] == self.stone
        if not self.fallen:
            assert self.stone in ("V", starter)
            if self.options.shadow:
                assert (starter == "X") == (self.stone == "V")
        assert self.options.bad_ending != "two" or self.fallen.total() <= 1

    def decided(self, loser: object) -> None:
        """FM-22.11, FM-22.12"""
        if loser is None:
            assert len(self.strikes) % 2 == 0
            return
        at = [target for target, _ in self.strikes].index(loser)
        numbers = [number for _, number in self.strikes]
        assert numbers[at] not in numbers[:at]
        assert len(numbers) != 4 or numbers[at] != "10"

    def damage(self, moved: Any) -> None:
        """FM-22.8, FM-22.9"""
        assert moved["from"] == self.stone != moved["to"]
        character = self.stone = moved["to"]
        self.damages[character] += 1
        counted = self.popped[character] + self.turned[character] + self.fallen[character]
        assert self.damages[character] == counted <= self.withstands[character]
        assert bool(self.fallen[character]) == (counted == self.withstands[character])
        ahead = 1 if self.options.stone_to_lead else 0
        assert 2 * self.damages["V"] <= self.damages.total() + ahead

    # ---- what lies there -----------------------------------------------------------------------------

    def compare(self, state: State) -> None:
        """FM-22.3 to 22.6"""
        assert names(state.line) == self.line
        assert len(self.line) == self.removed + self.prepopped + self.popped.total() + self.fallen.total()
        lives = [card for stack in state.stacks for card in stack]
        lives += [role for role in (*state.roles, state.villain) if role not in state.line]
        assert sorted(lives + state.line) == [*LIVES]
        swords = [card for hand in state.hands for card in hand]
        assert sorted(swords + state.random + state.kept + state.used) == [*SWORDS]
        assert state.strikes or len({len(hand) for hand in state.hands}) == 1
