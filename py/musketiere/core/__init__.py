"""What every game shares. Knows no game by name and imports nothing else of the package."""
