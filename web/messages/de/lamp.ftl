### Was die Lampe von den Möglichkeiten sagt, die man hat.

lamp-title = Die Lampe
lamp-sees = Sie sieht nur, was du siehst.
lamp-about-chance = Die Aussicht zu gewinnen, in Prozent.
lamp-about-round-chance = Die Aussicht, die Runde zu gewinnen, in Prozent.
lamp-about-round-points = In Punkten dieser Runde, im Schnitt.
lamp-thinking = Sie betrachtet, was sein kann und was kommen kann …
lamp-choices = Die besten Möglichkeiten
lamp-nothing-to-weigh = Hier gibt es nichts abzuwägen: Nur dies kommt in Frage.
lamp-says = Die Lampe sagt: { $name }, { $worth }.
lamp-says-only = Die Lampe sagt: Es gibt nichts abzuwägen. { $name }, { $worth }.
lamp-sure = sicher
lamp-likely = recht sicher
lamp-open = offen
lamp-do = So spielen
