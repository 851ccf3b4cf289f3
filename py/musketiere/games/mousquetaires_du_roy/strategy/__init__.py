"""The rule-based strategy of Mousquetaires du Roy, for Milady and for the team, from a view only (section 35).

    outlook         how the match stands: what the team has to do, and what runs out meanwhile
    work            what it takes to get something done;  quest_work  the same of the quest;  stock  what the team has
    odds            exact odds of duels;  fights  what they are worth and with which cards
    guess           where Milady may be
    attempts        what each element is worth;  tasks  all there is to do;  plans  what a Musketeer makes of it
    shopping, exchanges
    treachery       what Perfidy cards cost the team
    team, milady    the answers to each question

    levels          what a level and a character make of the weights
    judgement       how likely the team is to win
    search          what a search must know of a decision;  playing_on  how a world goes on
    reasons         why a choice is good;  threats  what is lost tonight, and when;  reach  what can be done before
    leads           what is worth wanting now;  steps  with what one had best begin;  rivals  what is about as good
    counsel         what is told beside what is legal: what presses, what is best, what it risks

Whatever it reads, it reads in a world made from the view (`worlds.sample`), and there only what the view tells: the
same view and stream of chance give the same move, whatever the truth is. A move that is part of a chain (an exchange, a
purchase, the cards for a duel) is worked out anew at each link, from the same things and with the same result.
"""

from __future__ import annotations

from musketiere.core.game import Move
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.strategy import milady, team
from musketiere.games.mousquetaires_du_roy.strategy.weights import RULE_BASED
from musketiere.games.mousquetaires_du_roy.view import View
from musketiere.games.mousquetaires_du_roy.worlds import sample


def suggest(view: View, rng: Rng) -> Move:
    """The move that the strategy chooses for the seat of the view."""
    assert view.seat is not None
    world = sample(view, rng)
    if view.is_milady:
        return milady.ANSWERS[view.asking](world, rng, RULE_BASED)
    return team.ANSWERS[view.asking](world, view.seat, RULE_BASED)
