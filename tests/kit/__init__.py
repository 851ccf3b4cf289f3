"""What the tests of every game share. Knows no game by name: a `Subject` brings one along."""
