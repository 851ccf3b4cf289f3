### Musketieren tehtävät: mitä kysytään ja miksi vastaus on oikea.

problem-low-prison = Kaksintaistelu on hävitty. Missä vankila haittaa vähiten?
problem-low-prison-why = Vangittu kortti ei tuota mitään: nollalla ei menetä mitään, ja ysi voi vielä saada jalokiven.
