"""How computer players of Musketiere decide: by rules of thumb (`rule_based`), or by a search (`search`)."""

from musketiere.games.musketiere.strategy.rule_based import suggest

__all__ = ["suggest"]
