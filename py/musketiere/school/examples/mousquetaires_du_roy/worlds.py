"""Looks at possible worlds: where may Milady be, after all that this seat knows?"""

from collections import Counter

from musketiere.games.mousquetaires_du_roy.material import PLACES
from musketiere.school import Player

WORLDS = 16
FIRST = ["duel", "challenge", "inn", "card", "commit", "man", "lay_ambush", "play_perfidy", "yes", "done"]
LAST = ["move", "exchange", "wait", "end_turn"]


class Worlds(Player):
    def choose(self, view, legal, rng):
        ways = [action for action in legal if action.type == "move"]
        first = [action for action in legal if action.type in FIRST]
        if first or not ways:
            return min(first or legal, key=self.rank)
        worlds = [self.game.sample(view, rng) for _ in range(WORLDS)]
        where = Counter(world.destination for world in worlds)
        return min(ways, key=lambda action: (where[PLACES.index(action.what)], rng.random()))

    def rank(self, action):
        if action.type in FIRST:
            return FIRST.index(action.type)
        return len(FIRST) + (LAST.index(action.type) + 1 if action.type in LAST else 0)
