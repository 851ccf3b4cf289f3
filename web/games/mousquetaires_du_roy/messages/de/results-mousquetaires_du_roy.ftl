### Mousquetaires du Roy: die Ergebnisse.

results-parts-mousquetaires_du_roy = Nach Seite
feat-mousquetaires_du_roy-honour = Die Königin gerettet, mit einem Punkt Ehre übrig
feat-mousquetaires_du_roy-last-hour = In letzter Stunde auf dem Ball
feat-mousquetaires_du_roy-standing = Die Königin gerettet, und kein Musketier ist gefallen
feat-mousquetaires_du_roy-missions = Die Königin gerettet, und kein Auftrag ist gescheitert
feat-mousquetaires_du_roy-unseen = Als Mylady gewonnen und nie gesehen worden
