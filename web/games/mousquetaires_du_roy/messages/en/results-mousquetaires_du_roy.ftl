### What Mousquetaires du Roy says of its results.

results-parts-mousquetaires_du_roy = By side
