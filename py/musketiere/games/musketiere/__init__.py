"""Musketiere (F.-J. Lamminger, 1991): secret cards against the Cardinal's guard for 2 to 4 players."""
