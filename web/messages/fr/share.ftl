### Links, the deal of the day, and what a link leads to.
