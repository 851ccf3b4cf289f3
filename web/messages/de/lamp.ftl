### Was die Lampe von den Möglichkeiten sagt, die man hat.

lamp-title = Die Lampe
lamp-sees = Sie sieht nur, was du siehst.
lamp-about-points = Was eine Wahl wert ist, in Punkten.
lamp-about-ducats = Was eine Wahl wert ist, in Dukaten.
lamp-about-hits = Was eine Wahl wert ist, in Treffern.
lamp-about-chance = Die Aussicht zu gewinnen, in Prozent.
lamp-thinking = Sie betrachtet, was sein kann und was kommen kann …
lamp-choices = Die besten Möglichkeiten
lamp-says = Die Lampe sagt: { $name }, { $worth }.
lamp-sure = sicher
lamp-likely = recht sicher
lamp-open = offen
lamp-do = So spielen
