"""Counts cards: the lowest strike that stands is met, so a number is safe when few lower ones are to be feared."""

from musketiere.games.four_musketeers.cards import NUMBER, SWORDS
from musketiere.games.four_musketeers.fight import NO_CARD
from musketiere.games.four_musketeers.moves import Strike
from musketiere.school import Player


class Counting(Player):
    def choose(self, view, legal, rng):
        strikes = [action for action in legal if isinstance(action, Strike) and not action.shadow]
        if not strikes:
            return legal[0]
        unseen = self.unseen(view)
        return min(strikes, key=lambda strike: self.fear(view, strike, unseen))

    def unseen(self, view):
        """Sword cards that the own side sees nowhere and has not seen in this round."""
        seen = {card for hand in view.hands for card in hand or ()}
        for fight in (*view.fights, view):
            seen.update(strike.card for strike in fight.strikes)
        return [card for card in SWORDS if card not in seen]

    def fear(self, view, strike, unseen):
        """How likely a card is the lowest (FM-5.5), if the next one is any of the unseen: not at all where a lower one
        lies, or one of its number, which falls with it (FM-5.4). Of cards that are alike in that the lower one goes."""
        number = NUMBER[strike.card]
        laid = [NUMBER[other.card] for other in view.strikes if other.card != NO_CARD]
        if any(other <= number for other in laid):
            return 0, number
        higher = sum(NUMBER[card] > number for card in unseen)
        return higher / max(1, len(unseen)), number
