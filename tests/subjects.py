"""The games under test: what holds for every game is tested with each of them."""

from typing import Final

from tests.kit.subject import Subject
from tests.musketiere.subject import SUBJECT as MUSKETIERE

SUBJECTS: Final[tuple[Subject, ...]] = (MUSKETIERE,)
