"""A match followed with somebody's eyes: which card or token lies where, and which of them he has seen.

Every card and token has a number of its own here, its place when the match began. Told from the clauses and the story;
nothing here asks what the engine would show to whom.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from musketiere.core.game import Event, Move, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import moves
from musketiere.games.mousquetaires_du_roy.board import Token
from musketiere.games.mousquetaires_du_roy.material import ADVENTURE, DECOY, PERFIDY, QUEST_TOKENS
from musketiere.games.mousquetaires_du_roy.state import State

Slot: TypeAlias = int
"""A card or token, by its number in the list of its faces."""
KINDS: Final = tuple(QUEST_TOKENS)


class Deck:
    """Cards that look alike from behind: their faces, and which of them have been seen. Once a pile is shuffled again
    they are followed no longer, and none of them gets another face."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = [*faces]
        self.seen: set[Slot] = set()
        self.lost = False

    def lose(self) -> None:
        self.lost = True
        self.seen = {*range(len(self.faces))}

    def add(self, face: int, *, seen: bool) -> Slot:
        self.faces.append(face)
        slot = len(self.faces) - 1
        if seen:
            self.seen.add(slot)
        return slot

    def pick(self, among: Sequence[Slot], faces: Sequence[int]) -> list[Slot]:
        """Cards with these faces, rather those that have been seen."""
        picked: list[Slot] = []
        for face in () if self.lost else faces:
            left = [slot for slot in among if slot not in picked and self.faces[slot] == face]
            picked.append(min(left, key=lambda slot: slot not in self.seen))
        return picked

    def redrawn(self, rng: Rng, share: int) -> list[int]:
        """Other faces for one in so many of those that nobody has seen."""
        hidden = [slot for slot in range(len(self.faces)) if slot not in self.seen and not rng.below(share)]
        drawn = [self.faces[slot] for slot in hidden]
        rng.shuffle(drawn)
        faces = self.faces.copy()
        for slot, face in zip(hidden, drawn, strict=True):
            faces[slot] = face
        return faces


class Follower:
    """Follows a match with the eyes of a seat, or of a spectator (None)."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        state: State = match.state
        self.in_team = seat is not None and seat != state.milady
        self.is_milady = seat is not None and seat == state.milady
        self.automatic = state.milady is None
        self.actions: list[tuple[Deck | None, list[Slot]]] = []
        """For each action the card that it names, if that can be hidden."""
        self.adventure, self.perfidy = Deck([]), Deck([])
        self.hands = [[self.adventure.add(card, seen=self.in_team) for card in hand] for hand in state.hands]
        self.pile = [self.adventure.add(card, seen=False) for card in state.adventure_pile]
        self.perfidy_hand = [
            self.perfidy.add(card, seen=self.is_milady or self.automatic) for card in state.perfidy_hand
        ]
        self.perfidy_pile = [self.perfidy.add(card, seen=False) for card in state.perfidy_pile]
        self.paris = Deck(range(len(state.edition.paris)))
        there = [] if state.paris is None else [state.paris.card]
        self.paris.seen = {*(self.paris.faces if self.is_milady else ()), *state.gone, *there}
        self.tokens = Deck([])
        lying = [*(one for line in state.inn for one in line), *state.quest_tokens]
        self.boards = [[None if one is None else self._laid(one) for one in lying]]
        self.stock = [
            self.tokens.add(force, seen=self.is_milady) for force, count in state.stock.items() for _ in range(count)
        ]
        self.missions = 0
        """Louvre missions that have come into play."""
        self.turns = 0
        self.chosen: Slot | None = None
        """Which action chose the destination of this turn; None if none of the match did."""
        self.offered: list[Slot] = []

    def _laid(self, one: Token) -> Slot:
        return self.tokens.add(one.kind, seen=one.up or self.is_milady)

    # ---- actions -------------------------------------------------------------------------------------

    def act(self, state: State, number: int, move: Move) -> None:
        """What somebody is about to do."""
        kind, face = moves.kind(move), moves.index(move)
        deck, slots = None, list[Slot]()
        match kind:
            case "destination":
                self.chosen = number
            case "exchange":
                self.offered = []
            case "give" | "take":
                hand = self.hands[state.active if kind == "give" else state.partner]
                deck, slots = self.adventure, self.adventure.pick(_without(hand, self.offered), [face])
                self.offered += slots
            case "pay_card" | "card" | "commit":
                named = [] if kind == "pay_card" else [*(state.cards if kind == "card" else _committed(state))]
                who = state.active if state.duel is None else state.duel.musketeer
                deck, slots = self.adventure, self.adventure.pick(self.hands[who], [*named, face])[-1:]
            case "play_perfidy":
                deck, slots = self.perfidy, self.perfidy.pick(self.perfidy_hand, [face])
                self.perfidy.seen.update(slots)  # at once, or as soon as its target is named
            case "play_paris" | "take_paris":
                deck, slots = self.paris, [face]
                if kind == "play_paris":
                    self.paris.seen.add(face)
            case "lay_token":
                laid = KINDS[face]
                if not state.laying:
                    self.boards.append([])
                if laid >= DECOY:
                    slots = [self.tokens.add(laid, seen=self.is_milady)]
                else:
                    slots = self.tokens.pick(self.stock, [laid])
                    self.stock.remove(slots[0])
                deck = self.tokens
                self.boards[-1] += slots
        self.actions.append((deck, slots))

    # ---- events --------------------------------------------------------------------------------------

    def see(self, state: State, event: Event) -> None:
        """What has happened; `state` is as it is after the whole action."""
        data: Any = event.data
        match event.type:
            case "turn_started":
                self.turns += 1
                self.chosen = None
            case "adventure_drawn" if not self.adventure.lost:
                slot = self.pile.pop()
                self.hands[data["musketeer"]].append(slot)
                if self.in_team:
                    self.adventure.seen.add(slot)
            case "committed" | "challenge_won":
                self.show(data["musketeer"], data["cards"], leave=True)
            case "element_declared":
                self.show(data["musketeer"], data["cards"], leave=False)
            case "bought" if data["discarded"]:
                self.show(data["musketeer"], [data["discarded"]], leave=True)
            case "character_played" if data["card"] != "bassompierre":
                self.show(data["musketeer"], [data["card"]], leave=True)
            case "reinforced":
                self.show(data["musketeer"], [data["card"]], leave=True)
            case "exchanged":
                self.hand_over(data["musketeer"], data["partner"], event.private[0])
            case "perfidy_drawn":
                self.draw_perfidy(data["reason"])
            case "perfidy_played" | "perfidy_lost":
                if event.type == "perfidy_lost":  # by its place in the hand
                    self.perfidy.seen.update(self.perfidy_hand)
                card = self.perfidy.pick(self.perfidy_hand, [PERFIDY.index(data["card"])])
                self.perfidy_hand = _without(self.perfidy_hand, card)
            case "pile_shuffled" if data["pile"] in ("adventure", "perfidy"):
                {"adventure": self.adventure, "perfidy": self.perfidy}[data["pile"]].lose()
            case "mission_placed" if data["where"] == "louvre":
                self.missions += 1
            case "token_revealed":
                self.tokens.seen.add(self.at(data["position"]))
            case "board_finished":
                if data["revealed"]:
                    self.tokens.seen.update(slot for slot in self.boards[-1] if slot is not None)
            case "tokens_laid" if self.automatic:  # by chance, from what was left
                self.tokens.seen.update(range(len(self.tokens.faces)))
                lying = [*(one for line in state.inn for one in line), *state.quest_tokens]
                self.boards.append([None if one is None else self.tokens.add(one.kind, seen=True) for one in lying])

    def at(self, position: int) -> Slot:
        """The token that lies there."""
        slot = self.boards[-1][position]
        assert slot is not None
        return slot

    def show(self, who: int, names: Sequence[str], *, leave: bool) -> None:
        """Cards of a hand are named for all."""
        slots = self.adventure.pick(self.hands[who], [ADVENTURE.index(name) for name in names])
        self.adventure.seen.update(slots)
        if leave:
            self.hands[who] = _without(self.hands[who], slots)

    def hand_over(self, who: int, partner: int, private: Any) -> None:
        given = self.offers(who, private["given"])
        taken = self.offers(partner, private["taken"])
        self.hands[who] = [*_without(self.hands[who], given), *taken]
        self.hands[partner] = [*_without(self.hands[partner], taken), *given]

    def offers(self, who: int, names: Sequence[str]) -> list[Slot]:
        """Cards of his that change hands: what was put together, and what was the only one to choose."""
        if self.adventure.lost:
            return []
        slots = [slot for slot in self.offered if slot in self.hands[who]]
        left = [ADVENTURE.index(name) for name in names]
        for slot in slots:
            left.remove(self.adventure.faces[slot])
        return [*slots, *self.adventure.pick(_without(self.hands[who], slots), left)]

    def draw_perfidy(self, reason: str) -> None:
        if reason == "search":  # the pile is shuffled then
            self.perfidy.lose()
        if self.perfidy.lost:
            return
        slot = self.perfidy_pile.pop()
        self.perfidy_hand.append(slot)
        if self.is_milady or self.automatic:  # the procedure plays by what she holds
            self.perfidy.seen.add(slot)


def _without(slots: Sequence[Slot], gone: Sequence[Slot]) -> list[Slot]:
    return [slot for slot in slots if slot not in gone]


def _committed(state: State) -> tuple[int, ...]:
    return () if state.duel is None else state.duel.committed
