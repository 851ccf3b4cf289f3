"""Our search with an evaluation of one's own: `best` carries out each action in many possible worlds."""

from musketiere.games.four_musketeers.cards import NUMBER
from musketiere.school import Player, best


class Search(Player):
    def choose(self, view, legal, rng):
        return best(self.game, view, legal, rng, self.worth, worlds=24)

    def worth(self, state, seat):
        """Damages that the own seats can still take; high cards in the hand are worth a little too."""
        own = [figure for figure, owner in enumerate(state.seating.owners) if owner == seat]
        lives = sum(state.damages_left(figure) for figure in own)
        others = sum(state.damages_left(figure) for figure in range(state.seats) if figure not in own)
        swords = sum(NUMBER[card] for figure in own for card in state.hands[figure])
        return lives - others / 3 + swords / 100
