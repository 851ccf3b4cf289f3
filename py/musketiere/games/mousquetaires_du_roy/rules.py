"""The rules of Mousquetaires du Roy: how a match runs. What happens where stands in the rooms beside this one.

    turn            the phases, and the end of a turn                     MR-4
    milady          Phase I, and what she does at the end of Phase II     MR-5, MR-19
    perfidy         her Perfidy cards                                     MR-12
    missions        Paris and the Louvre; manning                         MR-15, MR-16
    ambushes        what lies in wait there                               MR-13
    automatic       who decides when nobody plays her                     MR-26
    musketeers      Phase II: whose turn it is, and his actions           MR-6, MR-7
    belongings      purchases, exchanges, Character cards                 MR-14, table 27.5
    elements        what is attempted; challenges                         MR-8
    duel            dice and wounds                                       MR-9
    rochefort       who steps in                                          MR-10
    quest, inn      the four boards                                       MR-21 to MR-25
    bastille, richelieu, vieux_colombier                                  MR-20, MR-19, MR-18
    siege           La Rochelle                                           MR-17
    tracks          tokens, purses and the end of the match               MR-1

A match is an agenda: the last step on it is carried out, and may put others there, until somebody must decide. Clause
ids (MR-x.y) are those of the rules text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from musketiere.core.game import Decision, Event, Move, Outcome, Rank, Seat
from musketiere.games.mousquetaires_du_roy import (
    ambushes,
    automatic,
    bastille,
    belongings,
    duel,
    elements,
    milady,
    missions,
    musketeers,
    perfidy,
    quest,
    rochefort,
    siege,
    turn,
    vieux_colombier,
)
from musketiere.games.mousquetaires_du_roy.board import Board, Step, Steps
from musketiere.games.mousquetaires_du_roy.material import NOBODY, PLACES, Musketeer, Place
from musketiere.games.mousquetaires_du_roy.view import seen


class Question(NamedTuple):
    """A decision (MR-29): what may be answered, and what an answer does."""

    legal: Callable[[State, Seat], list[Move]]
    answer: Callable[[State, Seat, Move], None]
    silent: bool = False
    """Asked even if there is only one answer: its silence, or how often one is asked, would give something away."""


class State(Board):
    """A match that is played by the rules."""

    __slots__ = ()

    # ---- decisions (MR-29) ---------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """Who must choose what; several seats of the team where any of them may begin (MR-6.4)."""
        return Decision(seen(self), tuple(self.to_act), False) if self.to_act else None

    def legal(self, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat, none while it has nothing to decide."""
        return QUESTIONS[self.asking].legal(self, seat) if seat in self.to_act else ()

    def apply(self, seat: Seat, move: Move) -> None:
        """Carries out a move taken from `legal(seat)`."""
        asked = self.asking
        self.to_act, self.asking = [], ""
        QUESTIONS[asked].answer(self, seat, move)
        self.play_on()

    def play_on(self) -> None:
        """Whatever needs no decision, until somebody must decide or the match is over."""
        while not self.to_act and self.outcome is None:
            name, *numbers = self.agenda.pop()
            STEPS[name](self, *numbers)

    def then(self, *steps: Step) -> None:
        """Puts steps on the agenda, to be done in the order given, before all that is there already."""
        self.agenda += reversed(steps)

    def ask(self, question: str, seats: Sequence[Seat | None]) -> None:
        """Lets seats of the team, or Milady's (None if nobody plays her), decide.

        One who has a single answer is not asked (MR-29), and where nobody plays Milady the procedure answers.
        """
        self.asking = question
        if None in seats:
            QUESTIONS[question].answer(self, NOBODY, automatic.answer(self, question))
            return
        self.to_act = [seat for seat in seats if seat is not None]
        if len(self.to_act) > 1 or QUESTIONS[question].silent:
            return
        legal = self.legal(self.to_act[0])
        assert legal, question
        if len(legal) == 1:
            seat = self.to_act[0]
            self.to_act, self.asking = [], ""
            QUESTIONS[question].answer(self, seat, legal[0])

    def ask_milady(self, question: str) -> None:
        """Her seat, or the procedure of MR-26."""
        self.ask(question, (self.milady,))

    # ---- telling (MR-32) -----------------------------------------------------------------------------

    def tell(self, type: str, *, reveals: bool = False, **data: object) -> None:
        """Something everybody may know. `reveals` marks what cannot be unlearned."""
        if self.log is not None:
            self.log.append(Event({"type": type, **data}, reveals=reveals))

    def tell_team(self, type: str, secret: Mapping[str, object], *, reveals: bool = False, **data: object) -> None:
        """`data` for all, and what is secret for the team."""
        if self.log is not None:
            self.log.append(Event({"type": type, **data}, dict.fromkeys(self.team, secret), reveals))

    def tell_milady(self, type: str, secret: Mapping[str, object], *, reveals: bool = False, **data: object) -> None:
        """`data` for all, and what is secret for who plays Milady."""
        if self.log is not None:
            self.log.append(
                Event({"type": type, **data}, {} if self.milady is None else {self.milady: secret}, reveals)
            )

    def tell_moved(self, who: Musketeer, before: Place, place: Place, cause: str, *, free: bool = False) -> None:
        """`cause`: move, jail, release or fallen."""
        self.tell("moved", musketeer=who, before=PLACES[before], after=PLACES[place], free=free, cause=cause)

    # ---- chance (MR-0.4) -----------------------------------------------------------------------------

    def roll_blue(self, dice: int) -> tuple[int, ...]:
        """One call of the generator per die."""
        return tuple(self.edition.blue[self.rng.below(6)] for _ in range(dice))

    def roll_red(self, dice: int) -> tuple[int, ...]:
        """As `roll_blue`."""
        return tuple(self.edition.red[self.rng.below(6)] for _ in range(dice))

    # ---- the end (MR-1) ------------------------------------------------------------------------------

    def finish(self, musketeers_win: bool, reason: str) -> None:
        """Ends the match at once; the first ending counts (MR-1.7)."""
        if self.outcome is not None:
            return
        seats = range(self.options.seats)
        winners = tuple(seat for seat in seats if (seat == self.milady) != musketeers_win)
        ranking = [Rank(seat, 1, 1) for seat in winners]
        behind = 1 + (len(winners) or 1)  # also an automatic Milady is before them
        ranking += [Rank(seat, behind, 0) for seat in seats if seat not in winners]
        self.outcome = Outcome(reason, winners, tuple(ranking))
        self.agenda, self.to_act, self.asking = [], [], ""
        self.tell("match_ended", winner="musketeers" if musketeers_win else "milady", reason=reason)


STEPS: Final[Steps] = {
    **turn.STEPS,
    **milady.STEPS,
    **missions.STEPS,
    **ambushes.STEPS,
    **perfidy.STEPS,
    **bastille.STEPS,
    **musketeers.STEPS,
    **elements.STEPS,
    **rochefort.STEPS,
    **duel.STEPS,
    **quest.STEPS,
    **siege.STEPS,
    "recover": vieux_colombier.recover_all,
}
"""What can stand on the agenda."""

QUESTIONS: Final[Mapping[str, Question]] = {
    "destination": Question(milady.destinations, milady.choose_destination),
    "paris": Question(milady.paris_cards, milady.play_paris, silent=True),
    "man": Question(missions.adversaries, missions.man),
    "ambush": Question(ambushes.ambushes, ambushes.lay),
    "nemesis": Question(ambushes.all_musketeers, ambushes.name),
    "perfidy": Question(perfidy.cards, perfidy.choose),
    "target": Question(perfidy.targets, perfidy.strike),
    "close": Question(perfidy.places, perfidy.close),
    "jail": Question(bastille.ways_out, bastille.at_once),
    "one_for_all": Question(musketeers.yes_or_no, musketeers.rally),
    "next": Question(musketeers.starters, musketeers.start),
    "action": Question(musketeers.actions, musketeers.act),
    "pay": Question(belongings.payments, belongings.pay),
    "buy": Question(belongings.purchases, belongings.buy_more, silent=True),
    "offer": Question(belongings.offers, belongings.offer, silent=True),
    "trade": Question(musketeers.yes_or_no, belongings.answer_trade),
    "planchet": Question(belongings.scouting, belongings.scout),
    "heal": Question(belongings.patients, belongings.heal),
    "cards": Question(elements.skill_cards, elements.name_card),
    "commit": Question(duel.combat_cards, duel.commit, silent=True),
    "blade": Question(duel.blades, duel.use_blade),
    "reveal": Question(rochefort.appearances, rochefort.decide, silent=True),
    "own": Question(milady.own_actions, milady.act),
    "reroll": Question(siege.rerolls, siege.reroll),
    "sacrifice": Question(musketeers.yes_or_no, siege.sacrifice),
    "wound": Question(turn.victims, turn.wound_victim),
    "lay": Question(quest.tokens_to_lay, quest.lay, silent=True),
}
"""The decisions by name."""
