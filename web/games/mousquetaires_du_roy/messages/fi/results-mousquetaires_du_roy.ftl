### Mousquetaires du Roy: tulokset.

results-parts-mousquetaires_du_roy = Puolittain
