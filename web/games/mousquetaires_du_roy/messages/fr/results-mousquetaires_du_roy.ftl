### Mousquetaires du Roy : les résultats.

results-parts-mousquetaires_du_roy = Par camp
