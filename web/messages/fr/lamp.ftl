### Ce que la lampe dit des choix du lecteur.

lamp-title = La lampe
lamp-sees = Elle ne voit que ce que vous voyez.
lamp-about-chance = { $hopes ->
    [lost] D’ici, c’est presque perdu, quoi que vous fassiez : faites comme il vous plaira.
    [hard] D’ici, il est difficile de gagner, quoi que vous fassiez.
   *[open] Vos chances de gagner avec chacun.
}
lamp-even = { $even } %, ce serait à égalité.
lamp-alike = Trop serré pour trancher.
lamp-about-round-chance = Vos chances de gagner la manche avec chacun, et non ce seul combat.
lamp-about-round-points = Le meilleur d’abord, d’après tout ce qui peut suivre.
lamp-offer = La lampe montre ce que jouerait le meilleur joueur de l’ordinateur. À la fin, on lira à côté de votre nom que vous l’avez consultée : « avec la lampe ».
lamp-light = L’allumer
lamp-thinking = Elle regarde ce qui peut être et ce qui peut venir…
lamp-choices = Les meilleurs choix
lamp-nothing-to-weigh = Il n’y a rien à peser ici : seul ceci mérite d’être envisagé.
lamp-says = La lampe dit : { $name }, { $worth }.
lamp-says-only = La lampe dit : il n’y a rien à peser. { $name }, { $worth }.
lamp-best-sure = nettement le meilleur
lamp-best-slight = un peu meilleur que les autres
lamp-best-likely = sans doute le meilleur
lamp-best-open = parmi les meilleurs
lamp-best-tried = parmi les meilleurs, et examiné le plus longtemps
lamp-other-sure = nettement moins bon
lamp-other-slight = un peu moins bon
lamp-other-likely = sans doute moins bon
lamp-other-open = à peu près aussi bon que le premier
lamp-first-anyway = Tout bien pesé, c’est pourtant ce qui réussit le mieux.
lamp-do = Jouer ainsi
