### The problems of Musketiere: the question, and why the answer is right

problem-low-prison = Das Duell ist verloren. Wo schadet dir das Gefängnis am wenigsten?
problem-low-prison-why = Eine gefangene Karte zählt nichts: Auf einer 0 ist nichts verloren, und die 9 kann noch einen Edelstein tragen.
problem-free-ten = Du hast das Duell gewonnen: ein Edelstein für deine 2 oder die Freiheit für deine 10?
problem-free-ten-why = Zähle, was sich ändert. Ein Edelstein auf der 2 bringt zwei Dukaten, die befreite 10 bringt zehn; und eine freie Karte kann noch einen Edelstein bekommen.
problem-rob = Das letzte Duell des letzten Spiels gehört dir, und in der Mitte liegt kein Edelstein mehr. Wessen nimmst du, und für welche Karte?
problem-rob-why = Ein Edelstein, den der Führende verliert, zählt doppelt: Deine 10 gewinnt zehn Dukaten, und er verliert den Wert einer Karte. Das gewinnt fast immer; der Edelstein des anderen lässt dem Führenden seine Dukaten, und auf der 4 bringt er sechs weniger.
problem-second-lowest = Eine Garde mit 30: Zu dritt werdet ihr sie nicht schlagen. Welche Karte gibst du dafür her?
problem-second-lowest-why = Ist ein Duell verloren, zahlt nur die niedrigste Karte. Die 1 ist fast immer die niedrigste, die 4 selten; und die 10 ist noch da, wenn sie etwas gewinnen kann.
problem-just-enough = Dein Gegner ist ganz gefangen: Du stehst allein gegen die Garde mit 8. Welche Karte?
problem-just-enough-why = Allein gewinnt jede Karte den Edelstein, die an die Garde heranreicht. Die 8 tut es so sicher wie die 10, und die 10 bleibt für eine Garde, an die sonst keine deiner Karten heranreicht.
problem-jailed = Deine drei Karten sind alle gefangen. Welche Karte gibst du in diesem Duell her?
problem-jailed-why = Wer ganz gefangen ist, kann weder gewinnen noch verlieren: Das ist der Augenblick, die 0 loszuwerden, die später die niedrigste Karte wäre. Die 10 wäre am meisten wert und wäre vertan.
problem-ten-now = Noch zwei Duelle, und du hast eine 10 und eine 2. Diese Garde hat 12; die letzte wird 14, 18, 25 oder 30 haben. Welche Karte jetzt?
problem-ten-now-why = Sieh nach, was noch im Stapel liegt. Hier schlägt die 10 die Garde und gewinnt meist den Edelstein; von den vieren, die noch kommen können, sind zwei kaum zu schlagen, und dort wäre sie vertan.
problem-last-ten = Noch zwei Duelle, und du hast eine 10 und eine 1. Diese Garde hat 7; die letzte wird 5, 12, 14 oder 25 haben. Welche Karte jetzt?
problem-last-ten-why = Diese Garde fällt in mehr als vier von fünf Fällen ohne deine Hilfe, und die 1 ist dabei sicher. Im letzten Duell wäre die 1 eine Gefahr, und die 10 kann noch einen Edelstein gewinnen.
problem-help = Das Duell ist verloren, in der Mitte liegt kein Gefängnisstein mehr: Du musst einen von jemand anderem nehmen. Von wem?
problem-help-why = Ein Gefängnisstein, den du nimmst, gibt seinem Besitzer eine Karte zurück. Für den Letzten mit 40 Dukaten ändert das wenig; für den, der 88 hat, wäre es ein Geschenk. Auf welche deiner Karten er kommt, zählt weniger.
problem-end-it = Du führst mit sechs Dukaten und hast zwei Edelsteine, auf niedrigen Karten. Eine Garde mit 7: welche Karte?
problem-end-it-why = Der dritte Edelstein beendet das Spiel sofort, und alle werten, was jetzt daliegt. Du führst: Mach Schluss, bevor die anderen ihre Edelsteine haben. Mit einer niedrigen Karte geht es weiter, und deine drei Karten sind wenig wert.
problem-let-go = Eine Garde mit 20 und ein Gegner mit zwei Edelsteinen: Ein dritter würde das Spiel beenden. Welche Karte?
problem-let-go-why = Lass dieses Duell fahren. Mit der 9 fällt die Garde vielleicht, aber meist für jemand anderen; mit der 0 gehst du selbst ins Gefängnis. Mit der 4 hält sie stand, und meist hat jemand anderes die niedrigste Karte.
