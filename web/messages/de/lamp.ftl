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
lamp-best-sure = sicher am besten
lamp-best-likely = wohl am besten
lamp-best-open = vielleicht am besten
lamp-other-sure = sicher schlechter
lamp-other-likely = wohl schlechter
lamp-other-open = vielleicht ebenso gut
lamp-first-anyway = Alles in allem geht es so dennoch am besten aus.
lamp-do = So spielen
