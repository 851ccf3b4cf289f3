### Four Musketeers: die Ergebnisse.

results-parts-four_musketeers = Nach Geschichte
