"""A story followed event by event with the rules in hand: each must be the one that they make the next (FM-21)."""

from __future__ import annotations

from itertools import count
from typing import Any

from tests.four_musketeers import referee
from tests.four_musketeers.referee import Ended, Strike
from tests.four_musketeers.table import Table

STRIKE = {"seat", "target", "card", "source", "forced", "discarded", "discard"}
FIELDS = {
    "match_started": {"options", "seats", "teams"},
    "round_started": {"round", "lead", "dealer", "villain"},
    "missing_chosen": {"suit", "by"},
    "line_added": {"cards", "reason"},
    "roles_dealt": {"seats"},
    "lifelines_dealt": {"stacks", "left"},
    "stone_placed": {"character"},
    "hands_dealt": {"hand", "counts", "random", "kept", "reshuffled", "hands"},
    "fight_started": {"fight", "in_hand", "cyclical", "starter", "stone"},
    "direction_chosen": {"seat", "direction", "automatic"},
    "struck": {*STRIKE, "blocked", "standing", "random"},
    "top_shown": {"seat", "card"},
    "fight_decided": {"standing", "loser", "line"},
    "replay_used": {"left"},
    "replay_declined": {"left"},
    "life_popped": {"character", "card", "last", "left"},
    "role_turned": {"character", "up", "role"},
    "defeated": {"character", "role"},
    "stone_moved": {"from", "to"},
    "seat_changed": {"seat", "now", "top"},
    "starter_set": {"seat", "reason"},
    "round_ended": {"ending", "defeated"},
    "roles_shown": {"roles"},
    "round_scored": {"scores"},
    "match_ended": {"winners", "ranking", "rounds"},
    "setting_changed": {"setting", "value"},
}


class ToldSoFar(Exception):
    """The story ends here, since the match was left here."""


class Walk:
    """Follows the story of a match."""

    def __init__(self, table: Table) -> None:
        self.story = iter(table.match.events)
        self.ahead: Any = None

    def peek(self) -> str:
        if self.ahead is None:
            self.ahead = next(self.story, None)
        if self.ahead is None:
            raise ToldSoFar
        return str(self.ahead.type)

    def next_is(self, type: str, **fields: object) -> Any:
        assert self.peek() == type
        event, self.ahead = self.ahead, None
        told = event.data
        assert set(told) == {"type", *FIELDS[type]}
        assert {name: told[name] for name in fields} == fields
        self.private = event.private
        return told

    # ---- match and round -----------------------------------------------------------------------------

    def match(self) -> None:
        self.options = dict(self.next_is("match_started")["options"])
        self.seats = referee.seating(self.options)
        self.characters: list[Any] = [*range(len(self.seats)), "V"]
        self.owners = [referee.owner(seat) for seat in self.seats]
        self.totals = [0] * len(referee.sides(self.options))
        self.lead: int | None = None
        for number in count(1):
            while number > 1 and self.solitaire and self.peek() == "setting_changed":
                changed = self.next_is("setting_changed")
                assert self.options[changed["setting"]] != changed["value"]
                self.options[changed["setting"]] = changed["value"]
            self.round(number)
            won = referee.winners(self.options, self.totals, self.lives())
            if won is not None:
                self.match_ended(won, number)
                return

    def lives(self) -> list[int]:
        """By side; a team has its dazed seats too."""
        teams = referee.teams(self.options) or [
            [at for at, owner in enumerate(self.owners) if owner in players] for players in referee.sides(self.options)
        ]
        return [sum(self.left[seat] for seat in seats) for seats in teams]

    @property
    def solitaire(self) -> bool:
        return self.options["storyline"] in ("AS", "KS")

    def round(self, number: int) -> None:
        n = len(self.seats)
        started = self.next_is("round_started", round=number, villain=self.options["storyline"])
        if self.lead is not None:
            assert started["lead"] == (self.lead + 1) % n
        elif self.options["first_lead"] != "random":
            assert started["lead"] == int(self.options["first_lead"])
        self.lead = started["lead"]
        assert self.lead is not None
        assert started["dealer"] == (self.lead - 1) % n
        self.set_up(started["dealer"])
        self.replays: int = self.options.get("free_replays", 0)
        self.x = referee.with_x(self.options)
        self.now = ["dazed" if seat == "D" else "active" for seat in self.seats]
        self.defeated: list[Any] = []
        self.roles: dict[Any, str] = {"V": self.options["storyline"]}
        self.hand = self.fight = self.random = 0
        self.hands_dealt()
        starter: Any = "X" if self.x and not self.options.get("stone_to_lead") else self.lead
        while starter is not None:
            starter = self.one_fight(starter)

    def set_up(self, dealer: int) -> None:
        options, villain = self.options, self.options["storyline"]
        self.line: list[str] = []
        suit = None
        if options["layout"] == 3:
            chosen = self.next_is("missing_chosen")
            suit = chosen["suit"]
            if len(options["missing"]) == 1:
                assert (suit, chosen["by"]) == (options["missing"], "option")
            else:
                automatic = options["missing"] == "random" or self.seats[dealer] == "D"
                assert suit in referee.may_miss(options)
                assert chosen["by"] == ("chance" if automatic else dealer)
            self.line += self.next_is("line_added", reason="missing")["cards"]
            assert sorted(self.line) == sorted(referee.removed(villain, suit))
        if options.get("prepopped"):
            self.line += self.next_is("line_added", reason="prepopped")["cards"]
        self.next_is("roles_dealt", seats=list(range(len(self.seats))))
        dealt = self.next_is("lifelines_dealt")
        self.stacks = {who: list(stack) for who, stack in zip(self.characters, dealt["stacks"], strict=True)}
        assert [len(stack) for stack in self.stacks.values()] == referee.heights(options)
        assert dealt["left"] == [referee.damages(stack, villain) for stack in self.stacks.values()]
        self.left = dict(zip(self.characters, dealt["left"], strict=True))
        self.last = [stack[0] for stack in self.stacks.values()]
        lifelines = [card for stack in self.stacks.values() for card in stack]
        assert all((card[0] == "2" or card == "JK") == (card in self.last) for card in lifelines)
        in_play = [role for role in referee.ROLE if role != f"J{suit}"]
        everything = [*lifelines, *self.line, *in_play, villain]
        assert sorted(everything) == sorted(referee.LIVES)
        assert not options.get("joker_to_villain") or self.last[-1] == "JK"
        self.up = {who: who == "V" for who in self.characters}
        self.stone: Any = self.lead if options.get("stone_to_lead") else "V"
        self.next_is("stone_placed", character=self.stone)

    def hands_dealt(self) -> None:
        n = len(self.seats)
        self.hand += 1
        self.in_hand = 0
        second = n == 3 and self.hand % 2 == 0
        self.random = self.random if second else 8
        dealt = self.next_is(
            "hands_dealt",
            hand=self.hand,
            counts=[{4: 6, 3: 4}[n]] * n,
            random=self.random,
            kept=12 if n == 3 and not second else 0,
            reshuffled=not second,
        )
        self.tops: dict[int, str] = {}
        for seat, hand in enumerate(dealt["hands"]):
            if self.now[seat] == "dazed":
                [self.tops[seat]] = hand
            elif self.seats[seat][0] == "S":
                assert len(hand) == dealt["counts"][seat]
            else:
                assert hand is None

    # ---- a fight -------------------------------------------------------------------------------------

    def one_fight(self, starter: Any) -> Any:
        """Who starts the next one; None if the round is over."""
        self.fight += 1
        self.in_hand += 1
        last = self.in_hand == {4: 6, 3: 4}[len(self.seats)]
        self.next_is(
            "fight_started",
            fight=self.fight,
            in_hand=self.in_hand,
            cyclical=last,
            starter=starter,
            stone=self.stone,
        )
        direction = None
        if last:
            automatic = starter == "X" or self.now[starter] == "dazed"
            direction = self.next_is("direction_chosen", seat=starter, automatic=automatic)["direction"]
            assert direction == "left" or not automatic
        self.strikes: list[Strike] = []
        for seat, target in referee.order(len(self.seats), self.x, starter, direction):
            self.strike(seat, target)
        lost = referee.loser(self.strikes)
        line, effect = referee.hit(lost, self.stone, self.defeated, self.x, starter)
        standing = [strike.seat for strike in referee.standing(self.strikes)]
        self.next_is("fight_decided", standing=standing, loser=lost, line=line)
        if effect.damaged is not None and self.replays:
            used = self.peek() == "replay_used"
            self.replays -= used
            self.next_is("replay_used" if used else "replay_declined", left=self.replays)
            if used:
                line, effect = "replayed", referee.Effect(None, self.stone, starter)
        if effect.damaged is not None:
            self.damage(effect.damaged)
        assert self.stone == effect.stone
        ending = referee.ending(self.options, self.defeated)
        if ending:
            self.round_ended(ending)
            return None
        if line == "a" and lost in self.defeated and self.now[lost] == "active":
            self.now[lost] = self.options["defeated_as"]
            changed = self.next_is("seat_changed", seat=lost, now=self.now[lost])
            assert (changed["top"] is not None) == (self.now[lost] == "dazed" and not last)
            self.tops[lost] = changed["top"]
        reason = "loser" if line in "abdf" else "replay"
        self.next_is("starter_set", seat=effect.starter, reason=reason)
        if last:
            self.hands_dealt()
        return effect.starter

    def strike(self, seat: Any, target: Any) -> None:
        dazed = seat != "X" and self.now[seat] == "dazed"
        forced = self.options["storyline"] == "AS" and target == self.stone and self.random > 0
        struck = self.next_is("struck", seat=seat, target=target, forced=forced)
        private = self.private
        if seat == "X":
            assert struck["source"] == ("random" if self.random else "empty")
        elif forced:
            assert struck["source"] == "random"
        elif dazed or not self.random:
            assert struck["source"] == "hand"
        if struck["source"] == "random":
            self.random -= 1
        assert struck["random"] == self.random
        assert (struck["card"] is None) == (struck["source"] == "empty")
        assert struck["discarded"] == (struck["source"] == "random" and seat != "X")
        if struck["discarded"]:
            public = dazed or self.seats[seat][0] == "S"
            assert (struck["discard"] is not None) == public
            assert set(private) == (set() if public else {self.owners[seat]})
        if dazed:
            assert self.tops[seat] == (struck["discard"] if forced else struck["card"])
            self.tops[seat] = self.next_is("top_shown", seat=seat)["card"]
            assert (self.tops[seat] is None) == (self.in_hand == {4: 6, 3: 4}[len(self.seats)])
        self.strikes.append(Strike(seat, target, struck["card"]))
        standing = [strike.seat for strike in referee.standing(self.strikes)]
        assert struck["blocked"] == [one.seat for one in self.strikes if one.card and one.seat not in standing]
        lowest = referee.loser(self.strikes)
        line, _ = referee.hit(lowest, self.stone, self.defeated, self.x, None)
        assert struck["standing"] == {"standing": standing, "lowest": lowest, "line": line}

    # ---- damage and the end of a round ---------------------------------------------------------------

    def damage(self, who: Any) -> None:
        stack, storyline = self.stacks[who], self.options["storyline"]
        self.left[who] -= 1
        if stack:
            card = stack.pop()
            self.line.append(card)
            self.next_is("life_popped", character=who, card=card, last=not stack, left=len(stack))
            if not stack:
                self.turn(who, referee.hard(card, storyline))
        elif not self.up[who]:
            self.turn(who, True)
        else:
            role = self.next_is("defeated", character=who)["role"]
            assert self.roles[who] == role
            self.line.append(role)
            self.defeated.append(who)
        self.next_is("stone_moved", **{"from": self.stone, "to": who})
        self.stone = who

    def turn(self, who: Any, up: bool) -> None:
        if self.up[who] != up:
            self.up[who] = up
            role = self.next_is("role_turned", character=who, up=up)["role"]
            if up:
                assert self.roles.setdefault(who, role) == role
            else:
                assert role is None

    def round_ended(self, ending: str) -> None:
        defeated = [who for who in self.characters if who in self.defeated]
        self.next_is("round_ended", ending=ending, defeated=defeated)
        roles = self.next_is("roles_shown")["roles"]
        assert all(roles[seat] == role for seat, role in self.roles.items() if seat != "V")
        assert len(set(roles)) == len(self.seats)
        gained = referee.gained(self.options, Ended(roles, self.last, self.line, self.defeated))
        self.totals = [total + more for total, more in zip(self.totals, gained, strict=True)]
        scores = self.next_is("round_scored")["scores"]
        assert [side["players"] for side in scores] == referee.sides(self.options)
        assert [side["gained"] for side in scores] == gained
        assert [side["total"] for side in scores] == self.totals

    def match_ended(self, won: list[int], rounds: int) -> None:
        fewest = self.options["storyline"] in ("AC", "KC")
        sides = referee.sides(self.options)
        tied = self.lives() if self.options["tie_rule"] == "lives" else [0] * len(sides)
        mine = {
            player: (-total if fewest else total, lives)
            for side, total, lives in zip(sides, self.totals, tied, strict=True)
            for player in side
        }
        better = {player: sum(other > own for other in mine.values()) for player, own in mine.items()}
        ranking = [
            {"seat": player, "rank": 1 + better[player], "total": abs(mine[player][0])}
            for player in sorted(mine, key=lambda player: (better[player], player))
        ]
        self.next_is("match_ended", winners=won, ranking=ranking, rounds=rounds)
