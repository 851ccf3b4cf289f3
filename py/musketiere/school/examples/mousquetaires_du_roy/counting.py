"""Counts where Milady has been met, from what happens: the team goes where she rarely is, she where nobody has been."""

from collections import Counter

from musketiere.school import Player

FIRST = ["duel", "challenge", "inn", "card", "commit", "man", "lay_ambush", "play_perfidy", "yes", "done"]
LAST = ["move", "destination", "exchange", "wait", "end_turn"]


class Counting(Player):
    def begin(self, view):
        self.met = Counter()

    def saw(self, event):
        if event["type"] == "milady_revealed":
            self.met[event["place"]] += 1

    def choose(self, view, legal, rng):
        return min(legal, key=lambda action: (self.rank(action), self.met[action.what], rng.random()))

    def rank(self, action):
        """What is best done first."""
        if action.type in FIRST:
            return FIRST.index(action.type)
        return len(FIRST) + (LAST.index(action.type) + 1 if action.type in LAST else 0)
