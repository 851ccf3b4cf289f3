"""What holds at every step of matches played at random, over all options and data files."""

from __future__ import annotations

from tests.kit.machine import MatchMachine
from tests.mousquetaires_du_roy.subject import SUBJECT


class MousquetairesMachine(MatchMachine):
    """Tests MR-33.23 and MR-33.24."""

    subject = SUBJECT


TestMousquetairesDuRoy = MousquetairesMachine.TestCase
