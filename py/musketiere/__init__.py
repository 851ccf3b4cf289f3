"""Three musketeer games: rules, views and computer players in pure Python."""

__version__ = "0.1.0"
