### Four Musketeers: die Ergebnisse.

results-parts-four_musketeers = Nach Geschichte
feat-four_musketeers-one-life = Gewonnen, als ein Treffer mehr das Ende gewesen wäre
feat-four_musketeers-unhurt = Gewonnen, ohne eine einzige Lebenskarte zu verlieren
feat-four_musketeers-all-stand = Gewonnen, und alle Musketiere standen noch
