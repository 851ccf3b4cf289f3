### Four Musketeers : les résultats.

results-parts-four_musketeers = Par récit
feat-four_musketeers-one-life = Victoire à un coup de la fin
feat-four_musketeers-unhurt = Victoire sans perdre une seule carte de vie
feat-four_musketeers-all-stand = Victoire avec tous les Mousquetaires debout
