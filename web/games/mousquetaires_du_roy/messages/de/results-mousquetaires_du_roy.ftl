### Mousquetaires du Roy: die Ergebnisse.

results-parts-mousquetaires_du_roy = Nach Seite
