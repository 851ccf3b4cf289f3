### Die Regeln von Musketiere in unseren eigenen Worten. Die Notizen am Rand nennen die Absätze des Regeltextes.

rules-musketiere-lead = Zwei bis vier Spieler sind Musketiere im Dienst der Königin. Gemeinsam treten sie gegen die Garde des Kardinals an; doch ist das Duell gewonnen, nimmt nur einer den Edelstein, und ist es verloren, muss nur einer ins Gefängnis.

rules-musketiere-aim-title = Worum es geht
rules-musketiere-aim-1 = Jeder legt drei Karten verdeckt vor sich hin: seinen Lohn. In höchstens neun Duellen spielt jeder eine Karte gegen eine Gardekarte. Erreichen eure Karten zusammen ihre Stärke, ist das Duell gewonnen, und wer die höchste Karte gespielt hat, nimmt einen Edelstein oder befreit einen Gefangenen. Wenn nicht, muss der mit der niedrigsten Karte einen Gefängnisstein nehmen.
rules-musketiere-aim-2 = Am Ende wird der Lohn aufgedeckt. Eine Karte mit Edelstein zählt doppelt, eine Karte mit Gefängnisstein nichts. Wer die meisten Dukaten gesammelt hat, gewinnt.

rules-musketiere-cards-title = Karten und Steine
rules-musketiere-cards-1 = Es gibt 55 Musketierkarten: eine für jeden Wert von 0 bis 10 mit jeder Zahl von Degen von 0 bis 4.
rules-musketiere-cards-2 = Der größere Wert ist die höhere Karte. Bei gleichen Werten entscheiden die Degen: Die Karte mit mehr Degen ist die höhere. Zwei Karten sind also nie gleich. Zu etwas anderem sind die Degen nicht da; sie zählen nie zu einer Summe.
rules-musketiere-cards-3 = Es gibt 15 Gardekarten. Die Regeln, die wir haben, nennen die Stärken 4, 5, 7, 25, 30, 35 und 40. Die anderen acht, 8, 10, 11, 12, 14, 15, 18 und 20, haben wir gewählt; es sind nicht die veröffentlichten. Zu Beginn einer Partie kannst du deine eigenen einstellen.
rules-musketiere-cards-4 = Drei Edelsteine und drei Gefängnissteine liegen in der Tischmitte. Beide zusammen nennen wir Steine.
rules-musketiere-cards-picture = Von hoch nach niedrig: eine 7 mit vier Degen, eine 7 mit zwei, eine 6 ohne.

rules-musketiere-setup-title = Vorbereitung
rules-musketiere-setup-1 = Einige Gardekarten bleiben aus dem Spiel: zu zweit 25, 30, 35 und 40; zu dritt 4, 35 und 40; zu viert 4, 5 und 7. Die übrigen werden gemischt und liegen als verdeckter Stapel bereit. Ein paar von ihnen erscheinen nie.
rules-musketiere-setup-2 = Jeder bekommt zwölf Musketierkarten. Der Rest kommt ungesehen zur Seite. So beginnt jedes Spiel einer Partie, mit allen Karten und allen Steinen.

rules-musketiere-pay-title = Den Lohn wählen
rules-musketiere-pay-1 = Alle Spieler wählen gleichzeitig und geheim drei beliebige ihrer zwölf Karten als Lohn. Sie liegen verdeckt vor dir, in der Reihenfolge, in der du sie gewählt hast; die anderen neun sind deine Hand.
rules-musketiere-pay-2 = Deinen eigenen Lohn darfst du jederzeit ansehen; die anderen sehen ihn erst bei der Wertung. Lohnkarten wechseln nie den Platz und kommen nie auf die Hand zurück.
rules-musketiere-pay-3 = Hohe Karten sind guter Lohn, aber sie fehlen dir in den Duellen, wo sie dir Edelsteine brächten.

rules-musketiere-duel-title = Ein Duell
rules-musketiere-duel-1 = Die oberste Gardekarte wird aufgedeckt: Alle kennen ihre Stärke, bevor sie wählen.
rules-musketiere-duel-2 = Jeder wählt geheim eine Karte seiner Hand, ohne etwas zu zeigen oder anzukündigen. Wenn alle gewählt haben, werden alle Karten zugleich aufgedeckt.
rules-musketiere-duel-3 = Zählt die Werte zusammen. Erreicht die Summe die Stärke der Garde, ist das Duell gewonnen; gleich viel genügt. Ist sie kleiner, ist das Duell verloren.
rules-musketiere-duel-4 = Gewonnen: Der Spieler mit der höchsten Karte nimmt einen Edelstein oder befreit einen Gefangenen. Verloren: Der Spieler mit der niedrigsten Karte nimmt einen Gefängnisstein. Danach haben die gespielten Karten und die Gardekarte ausgedient; sie bleiben für alle offen liegen. Dann beginnt das nächste Duell; im neunten spielt jeder seine letzte Karte.
rules-musketiere-duel-won-picture = Stärke 20. Die Karten 7, 7 und 6 machen genau 20: Das Duell ist gewonnen. { $first } und { $second } haben beide eine 7 gespielt, aber { $second } hat vier Degen und { $first } zwei; also nimmt { $second } einen Edelstein.
rules-musketiere-duel-lost-picture = Stärke 15. Die Karten 4, 4 und 6 machen nur 14: Das Duell ist verloren. Die 4 mit einem Degen ist niedriger als die 4 mit dreien; also nimmt { $second } einen Gefängnisstein.

rules-musketiere-won-title = Das Duell ist gewonnen: Edelstein oder Freiheit
rules-musketiere-won-1 = Der Sieger tut eines von beiden: einen Edelstein nehmen und auf eine eigene Lohnkarte ohne Stein legen; oder einen Gefangenen befreien, indem er einen Gefängnisstein von einer eigenen Lohnkarte in die Tischmitte legt. Wer eine freie Karte und einen Gefängnisstein hat, darf wählen. Wer keinen Gefängnisstein hat, muss einen Edelstein nehmen.
rules-musketiere-won-2 = Der Edelstein kommt aus der Tischmitte. Nur wenn dort keiner mehr liegt, kommt er von einem Mitspieler: Der Sieger wählt, von wem und von welcher Karte, und diese Karte wird frei.
rules-musketiere-won-3 = Eine Lohnkarte trägt nie mehr als einen Stein. Sind alle drei Karten des Siegers belegt, muss er einen Gefangenen befreien und bekommt keinen Edelstein, auch nicht für die eben befreite Karte.
rules-musketiere-won-choice-picture = { $first } hat gewonnen und darf einen Edelstein auf die freie dritte Karte legen oder die zweite befreien.
rules-musketiere-won-full-picture = Alle drei Karten von { $first } sind belegt. Es kann nur ein Gefangener befreit werden; einen Edelstein gibt es diesmal nicht.
rules-musketiere-won-robbery-picture = In der Tischmitte liegt kein Edelstein mehr. { $first } nimmt den von { $third }, dessen Karte frei wird.

rules-musketiere-lost-title = Das Duell ist verloren: Gefängnis
rules-musketiere-lost-1 = Der Verlierer muss einen Gefängnisstein nehmen und auf eine eigene Lohnkarte ohne Stein legen.
rules-musketiere-lost-2 = Der Gefängnisstein kommt aus der Tischmitte. Nur wenn dort keiner mehr liegt, kommt er von der Lohnkarte eines Mitspielers, die dadurch frei wird. Der Verlierer wählt, von wem und von welcher Karte, ohne ihre Vorderseite zu sehen.
rules-musketiere-lost-3 = Sind alle drei Karten des Verlierers belegt, nimmt er keinen Gefängnisstein, sondern muss einen Edelstein in die Tischmitte zurücklegen, was auch immer dort liegt.
rules-musketiere-lost-full-picture = Alle drei Karten von { $first } sind belegt: Einer der beiden Edelsteine geht in die Tischmitte zurück.

rules-musketiere-prison-title = Drei Musketiere gefangen
rules-musketiere-prison-1 = Tragen alle drei deiner Lohnkarten einen Gefängnisstein, wenn die Gardekarte aufgedeckt wird, bist du für dieses Duell ganz gefangen. Du spielst trotzdem eine Karte, und sie wird mit den anderen aufgedeckt, aber sie zählt nicht: nicht zur Summe und weder als höchste noch als niedrigste. Die Garde bleibt so stark wie immer.
rules-musketiere-prison-2 = Ein gewonnenes Duell befreit dich nicht. Aber im nächsten verlorenen Duell muss der Verlierer einen deiner Gefängnissteine nehmen, denn andere gibt es nicht, und vom folgenden Duell an zählst du wieder mit.
rules-musketiere-prison-3 = Zu zweit kämpft der andere solange allein: Er ist Sieger jedes gewonnenen und Verlierer jedes verlorenen Duells.
rules-musketiere-prison-picture = Stärke 18. { $second } ist ganz gefangen, darum zählt die 10 nicht: 9 und 8 machen 17, das Duell ist verloren. { $third } hat die niedrigste Karte gespielt, die zählt, und nimmt einen der Gefängnissteine von { $second }.

rules-musketiere-score-title = Ende des Spiels und Wertung
rules-musketiere-score-1 = Das Spiel endet sofort, wenn ein Spieler seinen dritten Edelstein legt. Sonst endet es nach dem neunten Duell. Was nicht gespielt wurde, kommt ungesehen weg und zählt nicht.
rules-musketiere-score-2 = Alle Lohnkarten werden aufgedeckt. Eine Karte ohne Stein bringt ihren Wert in Dukaten, eine mit Edelstein das Doppelte, eine mit Gefängnisstein nichts. Der dritte Edelstein bringt nichts extra.
rules-musketiere-score-picture = Die 10 mit Edelstein bringt 20, die gefangene 8 nichts, die freie 5 bringt 5: zusammen 25 Dukaten.

rules-musketiere-match-title = Die Partie
rules-musketiere-match-1 = Die Dukaten der Spiele werden zusammengezählt. In der Regel ist die Partie aus, wenn nach einem ganzen Spiel jemand das Ziel von 100 Dukaten erreicht hat; die höchste Summe gewinnt, auch wenn mehrere am Ziel sind.
rules-musketiere-match-2 = Du kannst ein anderes Ziel setzen, ein einzelnes Spiel spielen oder eine feste Zahl von Spielen.
rules-musketiere-match-3 = Haben mehrere die höchste Summe, gewinnen sie gemeinsam; oder, wenn ihr das lieber mögt, wird noch ein Spiel gespielt, bis einer allein vorn liegt.

rules-musketiere-house-title = Wo wir entscheiden mussten
rules-musketiere-house-1 = Die gedruckten Regeln sind kurz und lassen ein paar Fragen offen. Das sind unsere Antworten.
rules-musketiere-house-deck = Acht Stärken der Garde sind von uns, wie oben gesagt. Kommt in einem eigenen Stapel eine herausgenommene Stärke mehrmals vor, geht eine Karte davon.
rules-musketiere-house-secret = Den Lohn wählen alle gleichzeitig und geheim, damit niemand im Vorteil ist.
rules-musketiere-house-final = Eine Wahl gilt, sobald sie abgegeben ist. Auf dieser Seite darfst du sie zurücknehmen, solange nach dir niemand gehandelt hat und nichts aufgedeckt wurde.
rules-musketiere-house-open = Gespielte Karten bleiben offen liegen.
rules-musketiere-house-taker = Muss ein Stein von einem Mitspieler kommen, wählt der, der ihn nimmt, von wem.
rules-musketiere-house-must = Ein Sieger ohne Gefängnisstein kann den Edelstein nicht ablehnen.
rules-musketiere-house-imprisoned = Ob jemand ganz gefangen ist, steht fest, wenn die Gardekarte aufgedeckt wird, und gilt für das ganze Duell. Seine Karte wird mit den anderen aufgedeckt.
rules-musketiere-house-shared = Erreichen mehrere im selben Spiel das Ziel, gewinnt die höchste Summe; gleiche Summen gewinnen gemeinsam.
rules-musketiere-house-known = Alle dürfen wissen, wer schon gewählt hat, welche Gardekarten noch im Stapel sind (aber nicht, in welcher Folge), und jede schon gespielte Karte. Mehr wissen auch die Computerspieler nicht, außer ihren eigenen Karten.

rules-musketiere-credit-title = Dank
rules-musketiere-credit-1 = Musketiere ist von Franz-Josef Lamminger, erschienen 1991 bei Hexagames. Die Worte und Bilder auf dieser Seite sind von uns.

scene-highest = höchste
scene-lowest = niedrigste
scene-aside = zählt nicht
scene-won = { $sum } gegen { $guard }: gewonnen
scene-lost = { $sum } gegen { $guard }: verloren
scene-centre = Tischmitte
scene-or = oder
scene-none = leer
scene-total = { $sum } Dukaten
