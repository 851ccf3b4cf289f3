"""Tests of Musketiere: every clause of `docs/rules/musketiere.md`, section by section."""
