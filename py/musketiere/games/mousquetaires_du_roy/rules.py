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

Every room knows the ones that it needs and `state`, on which they all stand; this file alone knows all of them.
Clause ids (MR-x.y) are those of the rules text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from musketiere.core.game import Move
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
from musketiere.games.mousquetaires_du_roy.board import Steps
from musketiere.games.mousquetaires_du_roy.state import Question, State


class PlayableState(State):
    """A match that is played by the rules of all rooms."""

    __slots__ = ()

    steps: ClassVar[Steps] = {
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
    questions: ClassVar[Mapping[str, Question]] = {
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

    def automatic(self, question: str) -> Move:
        """MR-26.5"""
        return automatic.answer(self, question)
