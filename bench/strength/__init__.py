"""How well the computer players play: whole matches, one seat against copies of another player."""
