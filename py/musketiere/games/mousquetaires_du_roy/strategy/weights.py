"""Numbers of judgement, tuned by playing; the rest is worked out. Worths are in actions of a Musketeer."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """One set of them."""

    # ---- what things are worth
    combat: float = 1.0
    """A Combat card."""
    double: float = 1.7
    skill: float = 1.0
    """A Skill card +1; one +2 is worth `skill_2`."""
    skill_2: float = 1.8
    misplaced: float = 0.35
    """Share of that in the hand of somebody who is not the one for the skill."""
    any_skill: float = 0.7
    """In the hand of Aramis."""
    character: float = 1.0
    """A Character card that is still in hand."""
    drawn: float = 1.0
    """Any card that nobody has seen; to who draws it, `full` less for each card in his hand."""
    full: float = 0.05
    pistole: float = 0.35
    alms: float = 0.8
    """How much more those are worth that beggars may ask for."""
    purse: int = 8
    """Pistoles that the team has use for."""
    life: float = 0.5
    last_life: float = 1.0
    """How many times as much the last one is worth, which costs his next turn (MR-18.3)."""
    perfidy: float = 2.5
    """A Perfidy card in Milady's hand."""
    kitty: float = 1.0
    """To make Milady lose one."""
    driven: float = 0.5
    """To drive Rochefort away."""
    horse: float = 3.5
    """For a whole match, as what follows; the later, the less."""
    pistol: float = 2.5
    cuirass: float = 2.0
    toledo: float = 1.5
    improved_skill: float = 2.5
    asked: float = 0.0
    """How much more it is worth for each challenge of the quest that still asks for that skill, at any time."""
    improved_botte: float = 1.2

    # ---- how the match goes on
    pace: float = 0.45
    """Share of all actions that go to the quest."""
    stock: float = 0.6
    """How much of what the team has goes to the quest."""
    ample: float = 5.0
    """How gradually more of it becomes useless."""
    honour_rate: float = 0.6
    """Honour lost in a turn, missions solved and failed taken together."""
    mission_pace: float = 2.5
    """Actions that go to the Louvre in a turn."""
    paris_pace: float = 3.0
    siege_life: float = 4.0
    """Turns that cards at La Rochelle stay."""
    siege_later: float = 3.5
    """Blue dice there afterwards."""

    # ---- how much dangers weigh: in the long run, and soon; the spread is how gradually they come near
    haste: float = 0.35
    """A turn more, whatever else it brings."""
    time: float = 2.0
    time_spread: float = 3.0
    honour: float = 1.0
    honour_spread: float = 2.0
    honour_soon: float = 2.5
    honour_soon_spread: float = 1.0
    siege: float = 1.0
    siege_spread: float = 4.0
    siege_soon: float = 1.5
    siege_soon_spread: float = 1.5
    constance: float = 1.5
    constance_spread: float = 2.0

    # ---- where Milady is
    guess_passed: float = 0.4
    """Where somebody may have attempted something in vain for her."""

    # ---- Milady
    interruption: float = 1.5
    """A Musketeer who meets Rochefort."""
    spare: float = 0.7
    """A life of Rochefort."""
    paris_card: float = 3.0
    """A Paris card in her hand."""
    lie_in_wait: float = 0.6
    """Who may still come to a place, as Musketeers who stand there."""
    patience: float = 3.0
    """What a Perfidy card must cost the team to be played now."""
    conscripts: float = 1.3
    """How much an action that everybody lacks hurts more than one that one lacks."""
    blocked: float = 2.5
    """Work that the team would have done in a place."""
    epic: float = 1.2
    """An Epic token that an adversary pays."""
    nemesis: float = 1.0
    early_force: float = 0.0
    """0 if the weakest tokens lie in the inn, 1 if the strongest do."""


RULE_BASED: Final = Weights()
"""Those of the rule-based player, for good: old matches go on with them."""
TEAM: Final = Weights(
    double=1.91,
    skill=1.08,
    skill_2=1.85,
    misplaced=0.24,
    character=0.94,
    drawn=1.88,
    pistole=0.34,
    alms=1.02,
    purse=10,
    life=0.4,
    last_life=3.0,
    perfidy=2.81,
    kitty=1.03,
    driven=0.63,
    horse=4.58,
    pistol=2.12,
    cuirass=2.08,
    improved_skill=2.04,
    improved_botte=1.22,
    pace=0.49,
    stock=0.52,
    ample=15.0,
    honour_rate=0.67,
    mission_pace=3.07,
    paris_pace=4.09,
    siege_life=6.15,
    siege_later=7.18,
    haste=0.38,
    time=1.38,
    time_spread=2.62,
    honour=1.28,
    honour_spread=2.76,
    honour_soon=1.18,
    honour_soon_spread=2.33,
    siege=1.72,
    siege_spread=7.52,
    siege_soon=1.16,
    siege_soon_spread=2.04,
    constance=1.73,
    constance_spread=2.37,
    guess_passed=0.37,
    interruption=1.29,
    spare=0.72,
    paris_card=3.04,
    lie_in_wait=0.73,
)
"""Of a good team. What things are worth was found by 2,400 matches in which every weight of both sides was drawn anew,
a bit more or a bit less; the dangers were fitted to how 750 of them went on (see `judgement`)."""
SHORT: Final = TEAM._replace(
    drawn=2.4,
    full=0.2,
    asked=1.0,
    pace=0.33,
    stock=0.4,
    time=4.0,
    time_spread=1.8,
    honour_soon=1.8,
    siege=1.3,
    siege_soon=1.4,
)
"""Of a good team in a short match (MR-3.13), where nothing can be put off: by those of a whole one it gathered cards
until time ran out. Whoever followed the counsel won, of 100 short matches against each, 66, 71 and 58 against novice,
casual and master with these, and 55, 44 and 34 before; with these `master` won 47 of 100 whole matches, and 61 by
those of a whole one.
Since cards are brought together for the quest (`pooling`), and its skills are improved for what it still asks: of 400
such matches (seeds 1000 to 1099 and 2000 to 2099, four Musketeers) 153 of 200 were won against `novice`, 122 of 200
against `skilled`, and 141 and 122 before; 37.8 % of the actions were for drawing instead of 44.5, 25.8 a match instead
of 31.0, and the first task of the quest was done by turn 3 in 79 % instead of 68. Against `novice` honour took 16 of
the 200, the siege 14, time 10, Constance 7. That an improved skill is worth 1.6 more for each challenge instead of 1.0
won 125 of 200 against 148; the same for the whole of a match, twice as much as in a whole one, 136 with 38.7 % for
drawing, and without either 145 with 41.6 %."""
JUDGED: Final = Weights(
    double=1.91,
    skill=1.08,
    skill_2=1.85,
    misplaced=0.24,
    character=1.05,
    drawn=1.88,
    pistole=0.34,
    alms=1.1,
    purse=10,
    life=0.43,
    perfidy=2.81,
    kitty=1.03,
    driven=0.63,
    horse=4.58,
    pistol=2.12,
    cuirass=2.08,
    improved_skill=2.4,
    improved_botte=1.22,
    pace=0.54,
    stock=0.52,
    ample=24.3,
    honour_rate=0.62,
    mission_pace=3.42,
    paris_pace=3.92,
    siege_life=5.86,
    siege_later=9.0,
    haste=0.38,
    time=1.21,
    time_spread=2.18,
    honour=1.45,
    honour_spread=3.23,
    honour_soon=1.26,
    honour_soon_spread=2.12,
    siege=1.85,
    siege_spread=7.52,
    siege_soon=1.16,
    siege_soon_spread=2.29,
    constance=1.73,
    constance_spread=2.49,
    guess_passed=0.37,
    interruption=1.29,
    spare=0.72,
    paris_card=3.04,
    lie_in_wait=0.73,
)
"""By which it is judged how likely the team is to win; its dangers were fitted to matches of such players."""
MILADY: Final = Weights(
    skill=1.15,
    pistole=0.54,
    life=0.6,
    perfidy=4.0,
    pace=0.51,
    ample=5.3,
    honour_rate=0.54,
    mission_pace=2.97,
    paris_pace=2.95,
    siege_life=5.52,
    siege_later=9.95,
    time=1.8,
    time_spread=1.76,
    honour=1.31,
    honour_spread=2.72,
    honour_soon=1.52,
    honour_soon_spread=1.32,
    siege=1.82,
    siege_spread=7.54,
    siege_soon=1.15,
    siege_soon_spread=1.77,
    constance=1.53,
    constance_spread=2.39,
    interruption=0.77,
    paris_card=9.0,
    lie_in_wait=0.4,
    patience=2.29,
    conscripts=2.26,
    blocked=3.63,
    epic=0.6,
    nemesis=1.1,
    early_force=1.0,
)
"""Of a good Milady, found in the same way."""


def of_team(length: str) -> Weights:
    """Of a good team in a match of that length (MR-28.13)."""
    return SHORT if length == "short" else TEAM
