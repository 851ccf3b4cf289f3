### Ce que la lampe dit des choix du lecteur.

lamp-title = La lampe
lamp-sees = Elle ne voit que ce que vous voyez.
lamp-about-points = Ce que vaut un choix, en points.
lamp-about-ducats = Ce que vaut un choix, en ducats.
lamp-about-hits = Ce que vaut un choix, en touches.
lamp-about-chance = La chance de gagner, en pour cent.
lamp-thinking = Elle regarde ce qui peut être et ce qui peut venir…
lamp-choices = Les meilleurs choix
lamp-says = La lampe dit : { $name }, { $worth }.
lamp-sure = sûr
lamp-likely = assez sûr
lamp-open = ouvert
lamp-do = Jouer ainsi
