"""The prepared matches: for each side a first turn in which every situation turns up soon.

As the Musketeers: Milady hides at the Louvre, where Aramis can solve a challenge with a card but meets Rochefort first;
Porthos has a challenge with a card and two weak guards before him in Paris; Athos stands before the doors of the inn,
where the quest begins. There are pistoles to spend and cards to draw, and La Rochelle wants dice.

As Milady: she chooses where to go, plays a Paris card, mans it, lays an ambush and strikes with a Perfidy card. Then
each of the Musketeers attempts something in another place, so that Rochefort can appear wherever there is anything to
defend; elsewhere she acts at the end of the turn.

A second lesson, as the Musketeers, has a turn in which beggars lie at the Louvre and the siege is about to be lost.

The other side plays what is prepared for the first turn; then it decides for itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.game import Lesson, Move
from musketiere.games.mousquetaires_du_roy.moves import Action, encode
from musketiere.games.mousquetaires_du_roy.view import View

_INN: Final = "inn force_2 decoy force_3 trap | force_3 force_2 decoy force_4 | decoy force_2 trap force_3"

_TURNS: Final = (
    (Action("duel", 0), Action("draw"), Action("move", "paris"), Action("duel", 0)),
    (Action("inn", 0), Action("inn", 0), Action("draw"), Action("inn", 0)),
    (Action("duel", 0), Action("duel", 0), Action("move", "la_rochelle"), Action("reinforce", "combat")),
)
"""By Musketeer, against a Milady who learns: all his actions."""


def move(view: View) -> Move | None:
    """The prepared move of the seat of the view, or None where nothing is prepared."""
    public = view.public
    if public.turn > 1:
        return None
    if view.is_milady:
        return encode(Action("appear")) if view.asking == "reveal" else None
    if view.asking == "next":
        return encode(Action("start", public.due.index(True)))
    turn = _TURNS[public.active] if view.asking == "action" and public.active < len(_TURNS) else ()
    number = len(turn) - public.conscripts - public.actions
    return encode(turn[number]) if 0 <= number < len(turn) else None


LESSONS: Final[Mapping[str, Lesson]] = {
    "team": Lesson(
        f"""
musketeers 3
where quest paris louvre
pistoles 4
hands nobility_1 combat gallantry_1 | combat panache_1 nobility_1 | erudition_1 gallantry_1 combat
adventure_pile double_combat nobility_1 combat planchet erudition_2 des_essarts combat gallantry_2 panache_2
louvre dette_de_jeu | | laffemas
paris trafiquants | | lubin brisemont
paris_hand complot
{_INN}
phase musketeers
destination louvre
""",
        0,
        move,
    ),
    "siege": Lesson(
        """
musketeers 3
turn 9
time 9
honour 4
siege -6
pistoles 3
where paris quest louvre
hands nobility_1 | panache_1 | erudition_1 combat
spaces combat - -
louvre dette_de_jeu | 1 | laffemas/beaten | mendiants
phase musketeers
destination paris
due aramis
active aramis
actions 3
""",
        0,
        seed=18,
    ),
    "milady": Lesson(
        f"""
musketeers 3
heroes porthos aramis dartagnan
where louvre quest paris
life 3 4 2
hands combat combat gallantry_1 | erudition_1 combat panache_1 | combat combat nobility_1
spaces combat - -
louvre dette_de_jeu | | laffemas
paris_hand message_reine enlevement_constance
perfidy_hand guet_apens conscrits impasse
{_INN}
""",
        1,
        move,
    ),
}
