"""Four Musketeers (2013-2023): sword fights with an ordinary deck, six storylines, for 1 to 4 players."""
