from musketiere.school import Player


class MiddleCard(Player):
    def choose(self, view, legal, rng):
        return legal[len(legal) // 2]
