### Ce que la lampe dit des choix du lecteur.

lamp-title = La lampe
lamp-sees = Elle ne voit que ce que vous voyez.
lamp-about-chance = La chance de gagner, en pour cent.
lamp-about-round-chance = La chance de gagner la manche, en pour cent.
lamp-about-round-points = Ce qu’un choix rapporte dans cette manche, en centièmes de point.
lamp-thinking = Elle regarde ce qui peut être et ce qui peut venir…
lamp-choices = Les meilleurs choix
lamp-says = La lampe dit : { $name }, { $worth }.
lamp-sure = sûr
lamp-likely = assez sûr
lamp-open = ouvert
lamp-do = Jouer ainsi
