### Four Musketeers: tulokset.

results-parts-four_musketeers = Tarinoittain
feat-four_musketeers-one-life = Voitto, vaikka yksi osuma lisää olisi ollut loppu
feat-four_musketeers-unhurt = Voitto menettämättä yhtäkään elämäkorttia
feat-four_musketeers-all-stand = Voitto kaikkien musketöörien yhä seistessä
