### What Four Musketeers says of its results.

results-parts-four_musketeers = By storyline
