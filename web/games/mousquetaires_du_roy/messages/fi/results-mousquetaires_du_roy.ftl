### Mousquetaires du Roy: tulokset.

results-parts-mousquetaires_du_roy = Puolittain
feat-mousquetaires_du_roy-honour = Kuningatar pelastettu, kunniaa jäljellä yksi piste
feat-mousquetaires_du_roy-last-hour = Tanssiaisiin aivan viime hetkellä
feat-mousquetaires_du_roy-standing = Kuningatar pelastettu, eikä yksikään musketööri kaatunut
feat-mousquetaires_du_roy-missions = Kuningatar pelastettu, eikä yksikään tehtävä epäonnistunut
feat-mousquetaires_du_roy-unseen = Voitto Miladyna, kertaakaan näyttäytymättä
