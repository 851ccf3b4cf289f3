"""The games under test: what holds for every game is tested with each of them."""

from typing import Final

from musketiere.games import PLACES
from tests.four_musketeers.subject import SUBJECT as FOUR_MUSKETEERS
from tests.kit.play import start
from tests.kit.subject import Subject
from tests.mousquetaires_du_roy.subject import SUBJECT as MOUSQUETAIRES_DU_ROY
from tests.musketiere.subject import SUBJECT as MUSKETIERE
from tests.parade.subject import SUBJECT as PARADE

PLACES["parade"] = "tests.parade.game:PARADE"
"""A fourth game is one folder and this line."""
SUBJECTS: Final[tuple[Subject, ...]] = (MUSKETIERE, FOUR_MUSKETEERS, MOUSQUETAIRES_DU_ROY, PARADE)
SECRET: Final = tuple(one for one in SUBJECTS if start(one.game).state.decision.secret)
"""Those in which seats decide at the same time."""
LESSONS: Final = tuple((one, name) for one in SUBJECTS for name in one.game.lessons)
