"""Cards are whole numbers inside a game; outside they have names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from musketiere.core.errors import IllegalAction


class Notation:
    """The names of the cards 0, 1, 2 …"""

    def __init__(self, names: Sequence[str]) -> None:
        self._name = names
        self._card = {name: card for card, name in enumerate(names)}

    def parse_card(self, name: object) -> int:
        """The card of that name. Raises `IllegalAction` if there is none."""
        card = self._card.get(name) if isinstance(name, str) else None
        if card is None:
            raise IllegalAction("illegal-action", action=str(name))
        return card

    def names(self, cards: Iterable[int]) -> list[str]:
        """Cards in notation."""
        return [self._name[card] for card in cards]
