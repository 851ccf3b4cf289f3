### Was die Lampe von den Möglichkeiten sagt, die man hat.

lamp-title = Die Lampe
lamp-sees = Sie sieht nur, was du siehst.
lamp-about-chance = { $hopes ->
    [lost] So gut wie verloren, was du auch tust: Mach, was dir gefällt.
    [hard] Von hier ist schwer zu gewinnen, was du auch tust.
   *[open] Wie wahrscheinlich du damit gewinnst.
}
lamp-even = { $even } % wären ausgeglichen.
lamp-alike = Zu knapp, um es zu sagen.
lamp-about-round-chance = Wie wahrscheinlich du damit die Runde gewinnst, nicht nur dieses Gefecht.
lamp-about-round-points = Das Beste zuerst, nach allem, was noch kommen kann.
lamp-offer = Die Lampe zeigt, was der beste Computerspieler täte. Am Ende steht dann neben deinem Namen, dass du gefragt hast: „mit der Lampe“.
lamp-light = Anzünden
lamp-thinking = Sie betrachtet, was sein kann und was kommen kann …
lamp-choices = Die besten Möglichkeiten
lamp-nothing-to-weigh = Hier gibt es nichts abzuwägen: Nur dies kommt in Frage.
lamp-says = Die Lampe sagt: { $name }, { $worth }.
lamp-says-only = Die Lampe sagt: Es gibt nichts abzuwägen. { $name }, { $worth }.
lamp-best-sure = klar am besten
lamp-best-slight = etwas besser als alles andere
lamp-best-likely = wohl am besten
lamp-best-open = mit am besten
lamp-best-tried = mit am besten, und am längsten geprüft
lamp-other-sure = klar schlechter
lamp-other-slight = etwas schlechter
lamp-other-likely = wohl schlechter
lamp-other-open = etwa so gut wie das Erste
lamp-first-anyway = Alles in allem geht es so dennoch am besten aus.
lamp-do = So spielen
