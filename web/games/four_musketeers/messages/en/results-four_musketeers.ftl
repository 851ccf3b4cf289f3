### What Four Musketeers says of its results.

results-parts-four_musketeers = By storyline
feat-four_musketeers-one-life = Won when one more hit would have been the end
feat-four_musketeers-unhurt = Won without losing a single life card
feat-four_musketeers-all-stand = Won with every Musketeer still standing
