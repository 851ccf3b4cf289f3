### Mousquetaires du Roy : les résultats.

results-parts-mousquetaires_du_roy = Par camp
feat-mousquetaires_du_roy-honour = La Reine sauvée avec un seul point d’honneur
feat-mousquetaires_du_roy-last-hour = Au bal à la toute dernière heure
feat-mousquetaires_du_roy-standing = La Reine sauvée sans qu’un Mousquetaire tombe
feat-mousquetaires_du_roy-missions = La Reine sauvée sans une mission échouée
feat-mousquetaires_du_roy-unseen = Gagné en Milady sans jamais avoir été vue
