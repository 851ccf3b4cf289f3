### Ce que la lampe dit des choix du lecteur.

lamp-title = La lampe
lamp-sees = Elle ne voit que ce que vous voyez.
lamp-about-chance = La chance de gagner, en pour cent.
lamp-about-round-chance = La chance de gagner la manche, en pour cent.
lamp-about-round-points = En points de la manche, en moyenne.
lamp-thinking = Elle regarde ce qui peut être et ce qui peut venir…
lamp-choices = Les meilleurs choix
lamp-nothing-to-weigh = Il n’y a rien à peser ici : un seul choix s’offre.
lamp-says = La lampe dit : { $name }, { $worth }.
lamp-says-only = La lampe dit : il n’y a rien à peser. { $name }, { $worth }.
lamp-best-sure = sûrement le meilleur
lamp-best-likely = sans doute le meilleur
lamp-best-open = peut-être le meilleur
lamp-other-sure = sûrement moins bon
lamp-other-likely = sans doute moins bon
lamp-other-open = peut-être aussi bon
lamp-first-anyway = Tout bien pesé, c’est pourtant ce qui réussit le mieux.
lamp-do = Jouer ainsi
