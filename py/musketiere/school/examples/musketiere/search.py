"""Our search with an evaluation of one's own: `best` carries out each action in many possible worlds."""

from musketiere.games.musketiere.cards import VALUE
from musketiere.games.musketiere.moves import ChoosePay
from musketiere.games.musketiere.rules import WORTH
from musketiere.school import Player, best


class Search(Player):
    def choose(self, view, legal, rng):
        if isinstance(legal[0], ChoosePay):
            rng.shuffle(legal, 40)  # so many of the 1320 ways are enough to look at
            legal = legal[:40]
        return best(self.game, view, legal, rng, self.worth, worlds=16)

    def worth(self, state, seat):
        """Ducats, own ones and those of the best of the others; strong cards in the hand are worth a little too."""
        ducats = [self.ducats(state, each) for each in range(state.players)]
        mine = ducats.pop(seat)
        return mine - max(ducats) + 0.1 * sum(VALUE[card] for card in state.hands[seat])

    def ducats(self, state, seat):
        """Those of earlier games and those that the pay would bring now (MU-8.4)."""
        places = range(3 * seat, 3 * seat + 3) if state.pay else ()
        return state.totals[seat] + sum(VALUE[state.pay[place]] * WORTH[state.stones[place]] for place in places)
