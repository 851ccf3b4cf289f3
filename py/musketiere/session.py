"""The open match: who follows it, who asks, who decides."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, cast

from musketiere.core.errors import IllegalAction, InvalidRecord, InvalidRequest
from musketiere.core.game import Move, Seat
from musketiere.core.match import Match
from musketiere.core.reading import read_json
from musketiere.core.rng import Rng
from musketiere.core.written import checksum
from musketiere.games import GAMES
from musketiere.players import FULL, computer_player, is_computer
from musketiere.players.player import Thinking
from musketiere.requests import EFFORTS, HUMAN, is_in, parse_budget, parse_own_players, parse_strings, plain_name
from musketiere.study import Study

if TYPE_CHECKING:
    from musketiere.fair import Shares
    from musketiere.protocol import Advance, Inspected, Pending, Ponder, Save, SavedMatch, Update

TAKEN_BACK: Final = 1000
"""At most so many of its decisions beyond those it has taken a seat may have been shown by the lamp."""


@dataclass
class Session(Study):
    """A table at which people act and computer players think; it can be stored and opened again."""

    _thinking: tuple[Seat, Thinking[Move]] | None = field(default=None, repr=False)

    # ---- saving --------------------------------------------------------------------------------------

    def save(self) -> Save:
        """What the store keeps: a text that `load` reads back, and a summary without secrets for the list.

        Both call the controllers `sitters`, as the first of them did.
        """
        kept: dict[str, object] = {
            "names": list(self.names),
            "sitters": list(self.controllers),
            "player_seed": self.player_seed,
        }
        if self.effort != FULL:
            kept["effort"] = self.effort
        if any(self.lamps):
            kept["lamps"] = list(self.lamps)
        if self.practice:
            kept["practice"] = True
        if any(self.players):
            kept["players"] = [None if player is None else player._asdict() for player in self.players]
        if self.lent:
            kept["lent"] = list(self.lent)
        if self.shares is not None:
            kept["shares"] = self.shares.data()
        saved: SavedMatch = {
            "game": self.match.game.id,
            "names": list(self.names),
            "sitters": list(self.controllers),
            "over": self.is_over,
            "winners": self.match.winners,
            "lesson": self.lesson,
        }
        if any(self.lamps):
            saved["lamps"] = self.lamp_counts
        if self.practice:
            saved["practice"] = True
        summary = self.match.game.summary(self.match.state)
        check = _seal(kept, self.match.check)
        start = json.dumps(kept, ensure_ascii=False).removesuffix("}")
        text = f'{start}, "record": {self.match.record_text()}, "check": "{check}"}}'
        return {"text": text, "summary": cast("SavedMatch", {**summary, **saved})}

    @classmethod
    def load(cls, text: object) -> Session:
        """Reads the text of `save`; of an older build it has a checksum in its record alone. Raises `InvalidRecord`, or
        `MissingData` if its data file is not here."""
        kept = _read(text)
        match = Match.from_record(kept["record"], GAMES)
        effort, practice = kept.get("effort", FULL), kept.get("practice", False)
        if not is_in(effort, EFFORTS):
            raise InvalidRecord("record-damaged", at="effort")
        if type(practice) is not bool:
            raise InvalidRecord("record-damaged", at="practice")
        lamps = parse_lamps(kept.get("lamps"), match)
        shares = _dealt_from(kept["shares"], match) if "shares" in kept else None
        try:
            names, controllers = parse_strings(kept.get("names")), parse_strings(kept.get("sitters"))
            players = parse_own_players(kept.get("players"), controllers)
            seated = names, controllers, kept["player_seed"], effort, lamps, practice
            lent = _parse_lent(kept.get("lent", []), controllers)
            return cls(match, *seated, players=players, shares=shares, lent=lent)
        except InvalidRequest as fault:
            raise InvalidRecord("record-damaged", at="sitters") from fault

    # ---- deciding ------------------------------------------------------------------------------------

    def act(self, name: object, seat: object, action: object) -> Update:
        """A person at a client acts. Raises `IllegalAction` and changes nothing if he may not."""
        client = self._client(name)
        self._carry_out(self._own_seat(client, seat), self._parse_action(action))
        return self._update(client)

    def stand_in(self, name: object, seat: object) -> Update:
        """A computer player decides once for a person at a client, who wishes it. Raises `IllegalAction` if there is
        nothing to decide."""
        client = self._client(name)
        own, game = self._own_seat(client, seat), self.match.game
        if not self.match.state.legal(own):
            raise IllegalAction("not-your-turn", seat=own)
        self._carry_out(own, game.suggest(game.view(self.match.state, own), self._stream(own)))
        return self._update(client)

    def undo(self, name: object, seat: object) -> Update:
        """A person at a client takes back the last action of his seat. Raises `UndoRefused`."""
        client = self._client(name)
        own = self._own_seat(client, seat)
        self.match.undo(own)
        self._acted[own] += 1
        self._drop_thinking()
        for asking in self.clients.values():
            if asking.question is not None and asking.question.at > len(self.match.actions):
                asking.drop_question()
        return self._update(client)

    def pending(self, seat: object) -> Pending:
        """What a seat that is decided from outside must decide. Raises `InvalidRequest`, and `IllegalAction` if it
        has nothing to decide."""
        match, external = self.match, self._external_seat(seat)
        legal = self._legal_data(external)
        if legal is None:
            raise IllegalAction("not-your-turn", seat=external)
        view = match.game.view_data(match.game.view(match.state, external))
        return {"actions": len(match.actions), "view": view, "legal": legal}

    def decide(self, seat: object, action: object) -> None:
        """Decides for a seat that is decided from outside. Raises `IllegalAction` and changes nothing if it may not."""
        self._carry_out(self._external_seat(seat), self._parse_action(action))

    def advance(self, name: object, budget: object, clock: Callable[[], float] = perf_counter) -> Advance:
        """Lets the next computer player think for about `budget` milliseconds and carries out what it decides; where a
        visitor has written it, says only that it must decide. Raises `InvalidRequest`."""
        client, milliseconds = self._client(name), parse_budget(budget)
        seat = self.next_computer()
        if seat is None:
            return {}
        if self.players[seat] is not None:
            return {"own": seat}
        thinking, move = self._go_on_thinking(seat, milliseconds, clock)
        if move is None:
            return {"thinking": {"seat": seat, "progress": thinking.progress}}
        self._thinking = None
        self._carry_out(seat, move)
        return {"update": self._update(client)}

    def ponder(self, name: object, budget: object, clock: Callable[[], float] = perf_counter) -> Ponder:
        """Lets the next computer player think for about `budget` milliseconds and carries out nothing: what it comes to
        waits for `advance`, and is dropped if something is taken back before. Raises `InvalidRequest`."""
        self._client(name)
        milliseconds, seat = parse_budget(budget), self.next_computer()
        if seat is None or self.players[seat] is not None:
            return {}
        thinking, move = self._go_on_thinking(seat, milliseconds, clock)
        return {"thinking": {"seat": seat, "progress": thinking.progress}} if move is None else {}

    def lend(self, seat: object, player: object) -> bool:
        """Lets a computer player decide at the seat of a person until it is given back (None); whether that changed
        anything. Whoever looks from there must follow the match anew. Raises `InvalidRequest`."""
        at = self.parse_seat(seat)
        if player is None:
            if at not in self.lent:
                return False
            controller = HUMAN
            self.lent = tuple(one for one in self.lent if one != at)
        else:
            controller = str(player)
            if not is_computer(controller):
                raise InvalidRequest("unknown-player", player=controller)
            if self.controllers[at] != HUMAN:
                raise InvalidRequest("seat-not-human", seat=at)
            self.lent = (*self.lent, at)
            if not self.is_over:
                self._turn_away(at)
        self.controllers = (*self.controllers[:at], controller, *self.controllers[at + 1 :])
        self._drop_thinking()
        return True

    def decide_own(self, name: object, seat: Seat, move: Move) -> Update:
        """Carries out what the player of a visitor has decided at its seat."""
        client = self._client(name)
        self._carry_out(seat, move)
        return self._update(client)

    def close(self) -> None:
        """Drops all thoughts that are under way: another match is opened."""
        self._drop_thinking()
        super().close()

    def _turn_away(self, seat: Seat) -> None:
        """Nobody looks from there any more."""
        for name, client in [*self.clients.items()]:
            if seat in client.seats:
                client.drop_question()
                del self.clients[name]

    def _external_seat(self, seat: object) -> Seat:
        if not self._is_seat(seat) or not self._is_external(seat):
            raise InvalidRequest("seat-not-external", seat=str(seat))
        return seat

    def _carry_out(self, seat: Seat, move: Move) -> None:
        """Raises `IllegalAction` and changes nothing if it is not legal now."""
        match = self.match
        settled = match.settled
        match.act_move(seat, move)
        self._acted[seat] += 1
        self._moments = []
        is_closed = match.settled > settled  # else others choose on in secret
        for asking in self.clients.values():
            if asking.question is not None and (is_closed or asking.question.seat == seat):
                asking.drop_question()

    def next_computer(self) -> Seat | None:
        """The first computer player that must decide, whoever has written it. Where several seats may, others among
        them go first."""
        decision = self.match.state.decision
        if decision is None:
            return None
        computers = [seat for seat in decision.seats if self.players[seat] or is_computer(self.controllers[seat])]
        return computers[0] if computers and (decision.secret or len(computers) == len(decision.seats)) else None

    def _go_on_thinking(
        self, seat: Seat, milliseconds: float, clock: Callable[[], float]
    ) -> tuple[Thinking[Move], Move | None]:
        """The thought of a computer player, and the move once it is decided."""
        if self._thinking is None or self._thinking[0] != seat:
            self._drop_thinking()
            self._thinking = seat, self._begin_thinking(seat)
        _, thinking = self._thinking
        try:
            return thinking, thinking.go_on(milliseconds, clock)
        except Exception:
            self._drop_thinking()  # there is nothing left of it that could go on
            raise

    def _begin_thinking(self, seat: Seat) -> Thinking[Move]:
        game = self.match.game
        lesson = game.lessons.get(self.lesson or "")
        player = computer_player(self.controllers[seat], game, self.effort, lesson)
        return Thinking(player.think(game.view(self.match.state, seat), self._stream(seat)))

    def _stream(self, seat: Seat) -> Rng:
        """For the next decision of a seat: it is the same again after it has been taken back."""
        return Rng(f"{self.player_seed} {seat} {self._own_actions(seat)}")

    def _drop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking[1].cancel()
            self._thinking = None


def _parse_lent(given: object, controllers: Sequence[str]) -> tuple[Seat, ...]:
    """Seats of people that computer players keep for them. Raises `InvalidRecord`."""
    seats = [seat for seat in given if is_in(seat, range(len(controllers)))] if isinstance(given, list) else []
    if seats != given or len({*seats}) < len(seats) or not all(is_computer(controllers[seat]) for seat in seats):
        raise InvalidRecord("record-damaged", at="lent")
    return tuple(seats)


def inspect(text: object) -> Inspected:
    """What the text of `save` says of itself, if it is whole and its rules are here. Whether it replays is not tried.
    Raises `InvalidRecord`."""
    kept = _read(text)
    record = kept["record"]
    game = Match.game_of(record, GAMES)
    try:
        names, controllers = parse_strings(kept.get("names")), parse_strings(kept.get("sitters"))
    except InvalidRequest as fault:
        raise InvalidRecord("record-damaged", at="sitters") from fault
    if not isinstance(record.get("actions"), list):
        raise InvalidRecord("record-damaged", at="actions")
    return {
        "game": game.id,
        "names": [plain_name(name) for name in names],
        "controllers": list(controllers),
        "actions": len(record["actions"]),
    }


def _read(text: object) -> dict[str, Any]:
    """The text of `save` as plain data, if its checksums fit."""
    try:
        kept = read_json(text) if isinstance(text, str) else None
    except ValueError as fault:
        raise InvalidRecord("record-damaged", at=getattr(fault, "pos", 0)) from fault
    if not isinstance(kept, dict) or type(kept.get("player_seed")) is not int:
        raise InvalidRecord("record-damaged", at="player_seed")
    record = Match.whole_record(kept.get("record"))
    if "check" in kept and kept["check"] != _seal(kept, record["check"]):
        raise InvalidRecord("record-damaged", at="check")
    return kept


def _dealt_from(given: object, match: Match) -> Shares:
    """The shares that a match was dealt from. Raises `InvalidRecord`."""
    from musketiere.fair import parse_shares

    try:
        shares = parse_shares(given)
    except InvalidRequest as fault:
        raise InvalidRecord("record-damaged", at="shares") from fault
    if shares.seed != match.seed:
        raise InvalidRecord("record-damaged", at="shares")
    return shares


def _seal(kept: Mapping[str, object], record: str) -> str:
    """The checksum of what is stored beside the record, and of the checksum that the record has."""
    beside = {key: value for key, value in kept.items() if key not in ("record", "check")}
    return checksum({**beside, "record": record})


def parse_lamps(given: object, match: Match) -> tuple[list[int], ...]:
    """By seat; none where nothing is said of them. Raises `InvalidRecord`.

    A decision may lie beyond what is played: what was looked at there stays counted when it is taken back.
    """
    if given is None:
        return ()
    lamps = [own for own in given if isinstance(own, list)] if isinstance(given, list) else []
    if lamps != given or len(lamps) != match.game.seats(match.options):
        raise InvalidRecord("record-damaged", at="lamps")
    taken = Counter(seat for seat, _ in match.actions)
    decisions = [range(taken[seat] + TAKEN_BACK) for seat in range(len(lamps))]
    if not all(is_in(at, faced) for own, faced in zip(lamps, decisions, strict=True) for at in own):
        raise InvalidRecord("record-damaged", at="lamps")
    if any(len({*own}) < len(own) for own in lamps):
        raise InvalidRecord("record-damaged", at="lamps")
    return tuple(lamps)
