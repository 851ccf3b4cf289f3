### Four Musketeers: tulokset.

results-parts-four_musketeers = Tarinoittain
