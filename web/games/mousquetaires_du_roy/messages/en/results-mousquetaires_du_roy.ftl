### What Mousquetaires du Roy says of its results.

results-parts-mousquetaires_du_roy = By side
feat-mousquetaires_du_roy-honour = Saved the Queen with one point of honour left
feat-mousquetaires_du_roy-last-hour = Came to the ball in the very last hour
feat-mousquetaires_du_roy-standing = Saved the Queen, and not one Musketeer fell
feat-mousquetaires_du_roy-missions = Saved the Queen without one mission failed
feat-mousquetaires_du_roy-unseen = Won as Milady without ever being seen
