### Four Musketeers : les résultats.

results-parts-four_musketeers = Par récit
