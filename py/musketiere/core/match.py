"""A match: game, options, seed and one list of actions. Replay, undo, save and load all come from this list."""

from __future__ import annotations

import json
from bisect import insort
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final, TypeAlias, cast

from musketiere.core.errors import EngineError, IllegalAction, InvalidOptions, InvalidRecord, MissingData, UndoRefused
from musketiere.core.game import Data, Event, Game, Move, Seat
from musketiere.core.reading import read_json
from musketiere.core.rng import Rng
from musketiere.core.written import WrittenActions, checksum, stable

FORMAT: Final = 1
"""Version of the record itself; `Game.rules_version` is that of the rules it was played by."""
MAX_SEED: Final = 2**53 - 1
"""Seeds are whole numbers that JSON readers everywhere keep exactly."""

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class Match:
    """One match in play or over. `events` is its whole story, `game` goes by the rules by which it was begun."""

    def __init__(self, game: AnyGame, options: Any = None, seed: int = 0, position: str | None = None) -> None:
        """Deals with `options` and `seed`, or sets up `position`, which then brings its own options."""
        self.game = game
        self.seed = seed
        self.position = position
        self._begin(options)
        self.options = self.state.options

    def _begin(self, options: Any) -> None:
        """As it stands before the first action."""
        rng = Rng(self.seed)
        self.events: list[Event] = []
        self.actions: list[tuple[Seat, Move]] = []
        self._revocable: list[bool] = []
        self._quiet: list[bool] = []
        self._written = WrittenActions()
        if self.position is None:
            self.state = self.game.deal(options, rng, self.events)
        else:
            self.state = self.game.set_up(self.position, rng, self.events)
        self._mark()

    # ---- playing -------------------------------------------------------------------------------------

    def act(self, seat: Seat, action: Any) -> list[Event]:
        """Carries out an action and tells what happened.

        Raises `IllegalAction` and changes nothing if it is not legal now.
        """
        return self.act_move(seat, self.game.encode(action))

    def act_move(self, seat: Seat, move: Move) -> list[Event]:
        """As `act`, with the action as a move."""
        before = self.state.decision
        if before is None:
            raise IllegalAction("match-over")
        if type(seat) is not int or seat not in before.seats:
            raise IllegalAction("not-your-turn", seat=seat)
        if move not in self.state.legal(seat):
            raise IllegalAction("illegal-action", action=str(self.game.decode(move)))
        first_event = len(self.events)
        self.state.apply(seat, move)
        self.actions.append((seat, move))
        after = self.state.decision
        still_open = after is not None and before.secret and len(after.seats) == len(before.seats) - 1 > 0
        stays = after is not None and not before.secret and after.seats in (before.seats, (seat,))
        happened = self.events[first_event:]
        self._revocable.append((still_open or stays) and not any(event.reveals for event in happened))
        self._quiet.append(not happened and after == before)
        if before.secret:
            self._file_choice(first_event)
        if not still_open:
            if before.secret:
                self.actions[self._decision_start :] = sorted(self.actions[self._decision_start :])
                self._written.cut(self._decision_start)
            self._mark()
        return happened

    def _mark(self) -> None:
        """Notes where the decision that is open now begins."""
        self._decision_start = len(self.actions)
        self._events_start = len(self.events)

    def _file_choice(self, at: int) -> None:
        """Puts a secret choice among the others in seat order: when each arrived is no part of the match.

        Every choice has written exactly one event with its `seat`, before anything that follows from them. The actions
        are put in order when all have chosen: until then the last one can be taken back.
        """
        choice = self.events.pop(at)
        insort(self.events, choice, self._events_start, at, key=lambda event: cast(int, event.data["seat"]))

    @property
    def settled(self) -> int:
        """How many actions stand before the decision that is open: nothing that is played changes their order."""
        return self._decision_start

    @property
    def settled_events(self) -> list[Event]:
        """The story before the decision that is open: nothing that is played changes their order, and nothing in it
        tells who of several has decided in secret already."""
        return self.events[: self._events_start]

    def count(self, seats: Collection[Seat | None]) -> int:
        """How many actions they can tell who look from these seats.

        What is put together, tells nothing and leaves the decision as it was may still be taken back: until it takes
        effect only who decides knows how far it is.
        """
        count = len(self.actions)
        decision = self.state.decision
        if decision is not None and not any(seat in decision.seats for seat in seats):
            while count and self._quiet[count - 1]:
                count -= 1
        return count

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo(seat)` would be carried out."""
        return bool(self.actions) and self.actions[-1][0] == seat and self._revocable[-1]

    def undo(self, seat: Seat) -> None:
        """Takes back the last action.

        Only its own seat may, and only as long as nobody acted after it, the turn did not change, and neither chance
        nor anything hidden was shown. Raises `UndoRefused` otherwise.
        """
        if not self.actions or self.actions[-1][0] != seat:
            raise UndoRefused("undo-nothing")
        if not self._revocable[-1]:
            raise UndoRefused("undo-final")
        kept = self.actions[:-1]
        self._begin(self.options)
        for actor, move in kept:
            self.act_move(actor, move)

    def replay(self) -> Iterator[Match]:
        """Plays the match once more and yields it after 0, 1, 2 … actions: the same object, which then plays on."""
        match = Match(self.game, self.options, self.seed, self.position)
        yield match
        for seat, move in self.actions:
            match.act_move(seat, move)
            yield match

    @property
    def winners(self) -> list[Seat]:
        """Nobody has won what is not over."""
        outcome = self.state.outcome
        return [] if outcome is None else list(outcome.winners)

    def story(self, seat: Seat | None) -> list[Data]:
        """All events, as a seat or a spectator (None) may know them."""
        return [event.seen_by(seat) for event in self.events]

    # ---- records -------------------------------------------------------------------------------------

    def record(self) -> Data:
        """Everything needed to play the match again, as plain data. Holds what is hidden: keep it from players."""
        actions = [self._action_data(*action) for action in self.actions]
        return {**self._opening(), "actions": actions, "check": self.check}

    @property
    def check(self) -> str:
        """The checksum of the record."""
        return self._write().check(self._opening())

    def record_text(self) -> str:
        """The record as JSON on one line. What was written before is not written again."""
        opening, written = self._opening(), self._write()
        start = json.dumps(opening, ensure_ascii=False).removesuffix("}")
        return f'{start}, "actions": {written.text()}, "check": "{written.check(opening)}"}}'

    def _opening(self) -> Data:
        """What its record has beside actions and checksum."""
        opening: Data = {
            "format": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "options": self.game.options_data(self.options),
            "seed": self.seed,
        }
        return opening if self.position is None else {**opening, "position": self.position}

    def _write(self) -> WrittenActions:
        """All actions, written as far as they have not been yet."""
        for seat, move in self.actions[len(self._written) :]:
            self._written.add(self._action_data(seat, move))
        return self._written

    def _action_data(self, seat: Seat, move: Move) -> list[object]:
        return [seat, self.game.action_data(self.game.decode(move))]

    def text(self) -> str:
        """The record as stable text, one action to a line: the same match always gives the same text."""
        record = self.record()
        actions = record["actions"]
        assert isinstance(actions, list)
        lines = ",\n  ".join(_compact(action) for action in actions)
        parts = [
            f'"{key}": ' + (f"[\n  {lines}\n ]" if key == "actions" and actions else _compact(value))
            for key, value in record.items()
        ]
        return "{" + ",\n ".join(parts) + "}\n"

    @classmethod
    def from_text(cls, text: str, games: Mapping[str, AnyGame]) -> Match:
        """Reads `text()` back. Raises `InvalidRecord` with the place where it is damaged."""
        try:
            record = read_json(text)
        except ValueError as fault:
            raise InvalidRecord("record-damaged", at=getattr(fault, "pos", 0)) from fault
        return cls.from_record(record, games)

    @classmethod
    def from_record(cls, record: object, games: Mapping[str, AnyGame]) -> Match:
        """Replays a record. Raises `InvalidRecord` if it is damaged, too new, or does not replay exactly, and
        `MissingData` if its data file is not here."""
        whole = cls.whole_record(record)
        match = cls._played(cls.game_of(whole, games), whole)
        if stable(match.record()) != stable(whole):  # says more, or says it otherwise, than what was played
            raise InvalidRecord("record-damaged", at="actions")
        return match

    @staticmethod
    def whole_record(record: object) -> dict[str, Any]:
        """The record, if its checksum fits. Whether it can be played is another question. Raises `InvalidRecord`."""
        if not isinstance(record, dict) or type(record.get("format")) is not int:
            raise InvalidRecord("record-damaged", at="format")
        if record["format"] > FORMAT:
            raise InvalidRecord("record-newer", format=record["format"])
        if record["format"] < FORMAT:
            raise InvalidRecord("record-older")
        content = {key: value for key, value in record.items() if key != "check"}
        if record.get("check") != checksum(content):
            raise InvalidRecord("record-damaged", at="check")
        return record

    @staticmethod
    def game_of(record: Mapping[str, object], games: Mapping[str, AnyGame]) -> AnyGame:
        """The game of a record, by the rules of its time. Raises `InvalidRecord` if it is not here."""
        game = games.get(str(record.get("game")))
        if game is None:
            raise InvalidRecord("record-other-game", game=str(record.get("game")))
        by_version = game.by_version(record.get("rules_version"))
        if by_version is None:
            raise InvalidRecord("record-rules", rules_version=str(record.get("rules_version")))
        return by_version

    @classmethod
    def _played(cls, game: AnyGame, record: dict[str, Any]) -> Match:
        seed, position, actions = record.get("seed"), record.get("position"), record.get("actions")
        if type(seed) is not int or not 0 <= seed <= MAX_SEED:
            raise InvalidRecord("record-damaged", at="seed")
        if not isinstance(position, str | None):
            raise InvalidRecord("record-damaged", at="position")
        if not isinstance(actions, list):
            raise InvalidRecord("record-damaged", at="actions")
        options = record.get("options")
        if not isinstance(options, dict):
            raise InvalidRecord("record-damaged", at="options")
        try:
            match = cls(game, game.parse_options(options), seed, position)
        except MissingData:
            raise
        except InvalidOptions as fault:
            raise InvalidRecord("record-damaged", at="options") from fault
        except EngineError as fault:
            raise InvalidRecord("record-damaged", at="position") from fault
        for number, entry in enumerate(actions, 1):
            try:
                seat, action = entry
                match.act(seat, game.parse_action(action))
            except (EngineError, TypeError, ValueError) as fault:
                raise InvalidRecord("record-action", number=number) from fault
        return match


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
