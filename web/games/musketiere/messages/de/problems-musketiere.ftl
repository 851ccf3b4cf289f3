### The problems of Musketiere: the question, and why the answer is right

problem-low-card = Du hast das Duell verloren. Auf welche deiner drei Karten kommt das Gefängnis?
problem-low-card-why = Im Gefängnis ist eine Karte nichts wert. Auf der 1 kostet das einen Dukaten, auf der 8 oder der 10 so viele, wie sie zeigen; und die 10 bleibt frei für einen Edelstein. So gewinnst du zu 55 %, sonst zu 42 %.
problem-free-ten = Du hast das Duell gewonnen: ein Edelstein für deine 2 oder die Freiheit für deine 10?
problem-free-ten-why = Zähle, was sich ändert. Ein Edelstein auf der 2 bringt zwei Dukaten, die befreite 10 bringt zehn. So gewinnst du zu 65 %, mit dem Edelstein zu 47 %.
problem-rob = Das letzte Duell des letzten Spiels gehört dir, und in der Mitte liegt kein Edelstein mehr. Wessen nimmst du, und für welche Karte?
problem-rob-why = Ein Edelstein, den der Führende verliert, zählt doppelt: Deine 10 gewinnt zehn Dukaten, und er verliert den Wert einer Karte. Das gewinnt fast immer; mit dem Edelstein des anderen sind es 73 %, mit dem Edelstein auf der 4 sind es 86 %.
problem-second-lowest = Eine Garde mit 30: Zu dritt werdet ihr sie nicht schlagen. Welche Karte gibst du dafür her?
problem-second-lowest-why = Ist ein Duell verloren, zahlt nur die niedrigste Karte. Die 1 ist in 72 von 100 Fällen die niedrigste, die 4 nur in 24; und die 10 ist noch da, wenn sie etwas gewinnen kann.
problem-just-enough = Dein Gegner ist ganz gefangen: Du stehst allein gegen die Garde mit 8. Welche Karte?
problem-just-enough-why = Allein gewinnt jede Karte den Edelstein, die an die Garde heranreicht. Die 8 tut es so sicher wie die 10, und die 10 bleibt für eine Garde, an die keine andere heranreicht: 61 % gegen 49 %.
problem-jailed = Alle drei Karten von dir sind gefangen. Welche Karte gibst du in diesem Duell her?
problem-jailed-why = Wer ganz gefangen ist, kann weder gewinnen noch verlieren: Das ist der Augenblick, die 0 loszuwerden, die später die niedrigste Karte wäre. So gewinnst du zu 71 %, ohne die 4 zu 57 %, ohne die 10 zu 43 %.
problem-ten-now = Noch zwei Duelle, und du hast eine 10 und eine 2. Diese Garde hat 12; die letzte wird 14, 18, 25 oder 30 haben. Welche Karte jetzt?
problem-ten-now-why = Sieh nach, was noch im Stapel liegt. Hier gewinnt die 10 in drei von vier Fällen einen Edelstein; von den vier Garden, die noch kommen können, sind zwei kaum zu schlagen, und dort wäre sie vertan. 62 % gegen 48 %.
problem-last-ten = Noch zwei Duelle, und du hast eine 10 und eine 1. Diese Garde hat 7; die letzte wird 5, 12, 14 oder 25 haben. Welche Karte jetzt?
problem-last-ten-why = Diese Garde fällt in 87 von 100 Fällen ohne deine Hilfe, und die 1 ist dabei sicher. Im letzten Duell wäre die 1 eine Gefahr, und die 10 kann noch einen Edelstein gewinnen. 63 % gegen 49 %.
problem-help = Das Duell ist verloren, in der Mitte liegt kein Gefängnis mehr: Du musst eines von jemand anderem nehmen. Von wem?
problem-help-why = Ein Gefängnis, das du nimmst, gibt dem Besitzer eine Karte zurück. Für den Letzten mit 40 Dukaten ändert das wenig; für den, der 88 hat, wäre es ein Geschenk. 57 % gegen 39 %.
problem-end-it = Du führst mit sechs Dukaten und hast zwei Edelsteine, auf niedrigen Karten. Eine Garde mit 7: welche Karte?
problem-end-it-why = Der dritte Edelstein beendet das Spiel sofort, und alle werten, was jetzt daliegt. Du führst: Mach Schluss, bevor die anderen ihre Edelsteine haben. Die 10 gewinnt 66 % der Partien, eine niedrige Karte höchstens 51 %.
problem-let-go = Eine Garde mit 20 und ein Gegner mit zwei Edelsteinen: Ein dritter würde das Spiel beenden. Welche Karte?
problem-let-go-why = Lass diesen Kampf fahren. Mit der 9 fällt die Garde in 60 von 100 Fällen, meist für jemand anderen; mit der 0 gehst du selbst ins Gefängnis. Mit der 4 hält sie stand, und meist hat jemand anderes die niedrigste Karte. 56 % gegen 47 % und 46 %.
