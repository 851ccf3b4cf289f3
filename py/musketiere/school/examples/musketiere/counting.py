"""Counts cards: what others may still hold tells how much of the guard's strength is left to oneself."""

from musketiere.games.musketiere.cards import CARDS, VALUE
from musketiere.games.musketiere.moves import ChoosePay, FreePrison, PlayCard, TakeGem
from musketiere.school import Player


class Counting(Player):
    def choose(self, view, legal, rng):
        if isinstance(legal[0], ChoosePay):
            return self.pay(view, rng)
        if isinstance(legal[0], PlayCard):
            return PlayCard(self.card(view))
        return self.stone(view, legal)

    def pay(self, view, rng):
        """The highest, a middle and the lowest card (`view.hand` is sorted), on places that tell nothing."""
        cards = [view.hand[-1], view.hand[5], view.hand[0]]
        rng.shuffle(cards)
        return ChoosePay(tuple(cards))

    def card(self, view):
        """The lowest card with which the guard should be beaten; if none is enough, the middle one: not the lowest."""
        known = {*view.hand, *view.pay, *view.played}
        unseen = [VALUE[card] for card in CARDS if card not in known]
        others = len([seat for seat in view.counting if seat != self.seat])
        expected = others * sum(unseen) / len(unseen)
        enough = [card for card in view.hand if VALUE[card] + expected >= view.guard]
        return enough[-1] if enough else view.hand[len(view.hand) // 2]

    def stone(self, view, legal):
        """A gem on the highest card if there is one; else whatever harms the lowest card."""

        def value(action):
            return VALUE[view.pay[action.place]]

        good = [action for action in legal if isinstance(action, TakeGem | FreePrison)]
        return max(good, key=value) if good else min(legal, key=value)
