from musketiere.school import Player

FIRST = ["duel", "challenge", "inn", "card", "commit", "man", "play_perfidy", "yes", "done", "move", "start"]


class FirstThingsFirst(Player):
    def choose(self, view, legal, rng):
        known = [action for action in legal if action.type in FIRST]
        return min(known, key=lambda action: FIRST.index(action.type), default=legal[0])
