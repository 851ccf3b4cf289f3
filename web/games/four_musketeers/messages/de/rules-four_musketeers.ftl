### Die Regeln von Vier Musketiere in unseren eigenen Worten. Die Notizen am Rand nennen die Absätze des Regeltextes.

rules-four_musketeers-lead = Drei oder vier Musketiere, geführt von einem bis vier Spielern, kreuzen die Degen, und ein Schurke sieht zu. Wer ein Gefecht verliert, verliert ein Stück seines Lebens, es sei denn, ein kleiner Stein schützt ihn: Dann blutet der Schurke. Sechs Geschichten bestimmen, was ihr daraus macht.

rules-four_musketeers-aim-title = Worum es geht
rules-four_musketeers-aim-1 = Jeder ist ein Musketier hinter einer verdeckten Rollenkarte. Auf ihr liegen seine Lebenskarten, für alle sichtbar. In jedem Gefecht spielt jeder Musketier eine Zahl, und die niedrigste verliert.
rules-four_musketeers-aim-2 = Ein Stein schützt immer genau einen. Verliert ein Musketier ohne den Stein, verliert er eine Lebenskarte und bekommt den Stein. Verliert der geschützte Musketier, verliert an seiner Stelle der Schurke eine Lebenskarte, und der Stein gehört wieder ihm.
rules-four_musketeers-aim-3 = Die Runde endet gut, wenn der Schurke besiegt ist, und schlecht, wenn zwei Musketiere es sind. Ob du das eine willst oder das andere oder noch etwas ganz anderes, hängt von der Geschichte ab.

rules-four_musketeers-cards-title = Die Karten
rules-four_musketeers-cards-1 = Gebraucht werden ein Spiel mit 52 Karten, ein Joker und ein Stein.
rules-four_musketeers-cards-2 = Die 32 Karten von 3 bis 10 sind die Degenkarten. Im Gefecht zählt nur die Zahl, nie die Farbe.
rules-four_musketeers-cards-3 = Die übrigen 21 sind Lebenskarten. Die Buben sind die Musketiere: Athos ist Pik, Porthos Karo, Aramis Herz, d’Artagnan Kreuz. Eines der schwarzen Asse, Könige und Damen ist der Schurke und bestimmt die Geschichte. Die Zweien und der Joker sind letzte Lebenskarten, alle anderen zusätzliche.
rules-four_musketeers-roles-picture = Die vier Musketiere, und der Comte de Rochefort als Schurke.

rules-four_musketeers-setup-title = Vorbereitung
rules-four_musketeers-setup-1 = Jeder Musketier bekommt eine verdeckte Rolle, die Karte des Schurken liegt offen. Auf jede Rolle kommt offen eine letzte Lebenskarte und darauf zusätzliche: zwei für jeden Musketier, drei für den Schurken. In den beiden Solitären bekommt ein Musketier nur eine und der Schurke alle anderen.
rules-four_musketeers-setup-2 = Die oberste Lebenskarte geht immer zuerst verloren, und niemand darf die Reihenfolge ändern. Der Stein liegt anfangs beim Schurken.
rules-four_musketeers-setup-picture = Vier Musketiere und der Schurke, der den Stein hat. Die vorderste Karte geht zuerst verloren; die letzte Lebenskarte liegt gleich auf der Rolle.
rules-four_musketeers-setup-3 = Mit vier Musketieren bekommt jeder sechs Degenkarten; die acht, die übrig bleiben, sind der verdeckte Zufallsstapel. Nach sechs Gefechten werden die gebrauchten Karten gemischt, jeder bekommt wieder sechs, und der Zufallsstapel wird von unten auf acht aufgefüllt.
rules-four_musketeers-setup-4 = Mit drei Musketieren bekommt jeder vier Degenkarten, acht sind der Zufallsstapel, und zwölf bleiben für eine zweite Hand von vieren. Der Zufallsstapel muss für beide Hände reichen; danach werden alle Degenkarten gemischt.
rules-four_musketeers-setup-5 = Mit drei Musketieren fehlt eine Farbe. Bube, König, Dame und 2 dieser Farbe liegen von Anfang an in der Reihe der Geschichte, bei Kreuz der Joker statt der 2. Welche Farbe, bestimmt der Zufall, in „Jeder auf seine Weise“ der Geber der Lebenskarten.
rules-four_musketeers-setup-6 = Wer die erste Runde eröffnet, bestimmt der Zufall; danach ist es immer der nächste Platz im Uhrzeigersinn. Wer eröffnet, beginnt das erste Gefecht.

rules-four_musketeers-fight-title = Das Gefecht
rules-four_musketeers-fight-1 = Wer beginnt, führt den ersten Hieb; die anderen folgen im Uhrzeigersinn. Jeder spielt eine Karte offen, und alle sehen sie, bevor der Nächste sich entscheidet.
rules-four_musketeers-fight-2 = Gleiche Zahlen blocken einander. Ist eine Zahl zweimal oder viermal gespielt, steht keiner dieser Hiebe; ist sie dreimal gespielt, steht nur der erste.
rules-four_musketeers-fight-3 = Von den Hieben, die stehen, verliert der niedrigste. Der Verlierer beginnt das nächste Gefecht.
rules-four_musketeers-blocked-picture = Die beiden Fünfen blocken einander. Von dem, was steht, ist die 7 am niedrigsten: { $fourth } verliert.
rules-four_musketeers-third-picture = Die dritte 5 blockt die zweite und sich selbst, und die erste steht wieder: Du verlierst.
rules-four_musketeers-fight-4 = Steht kein Hieb, ist es ein Unentschieden: Niemand wird getroffen, die Karten sind verbraucht, und derselbe Platz beginnt noch einmal.
rules-four_musketeers-draw-picture = Zwei Vieren und zwei Neunen: Nichts steht, ein Unentschieden.
rules-four_musketeers-fight-5 = Je später du an der Reihe bist, desto sicherer bist du. Wer eine schon gespielte Zahl wiederholt, verliert nie.

rules-four_musketeers-hit-title = Der Stein und der Schaden
rules-four_musketeers-hit-1 = Ein Musketier, der ohne den Stein verliert, nimmt Schaden: Seine oberste Lebenskarte geht verloren. Sie kommt ans Ende der Reihe der Geschichte, die offen für alle liegt, und der Stein kommt zu ihm.
rules-four_musketeers-open-picture = { $fourth } hat ohne den Stein verloren. Der Herz-König kommt in die Reihe der Geschichte, und der Stein kommt zu { $fourth }.
rules-four_musketeers-hit-2 = Hat der Verlierer den Stein, nimmt an seiner Stelle der Schurke den Schaden, und der Stein geht an ihn. Ohne Schattenmusketier ist er anders nicht zu erreichen; zweimal hintereinander trifft es ihn also nie.
rules-four_musketeers-protected-picture = Danach verliert { $fourth } noch einmal, nun mit dem Stein. Der Kreuz-König des Schurken geht verloren, und der Stein kehrt zum Schurken zurück.
rules-four_musketeers-hits-picture = Wer verliert, und was es bewirkt. Mit einem Schattenmusketier treten die letzten drei Zeilen an die Stelle der zweiten.

rules-four_musketeers-last-title = Die letzte Lebenskarte
rules-four_musketeers-last-1 = Geht eine 2 verloren, liegt die Rollenkarte verdeckt; die des Schurken wird umgedreht. Der nächste Treffer deckt sie auf, und der übernächste bedeutet die Niederlage.
rules-four_musketeers-two-picture = Eine 2 geht verloren; der nächste Treffer deckt die Rolle auf, der dritte besiegt.
rules-four_musketeers-last-2 = Der Joker ist eine Falle: Geht er verloren, wird die Rolle sofort aufgedeckt, und der nächste Treffer bedeutet die Niederlage.
rules-four_musketeers-joker-picture = Der Joker geht verloren, und die Rolle wird sofort aufgedeckt; der zweite Treffer besiegt.
rules-four_musketeers-last-3 = In „Jeder auf seine Weise“ ist das gespiegelt: Eine 2 ist die Falle, und der Joker gibt einen Treffer mehr.
rules-four_musketeers-last-4 = Die Rollenkarte eines Besiegten kommt in die Reihe der Geschichte.

rules-four_musketeers-cyclical-title = Das Reihumgefecht
rules-four_musketeers-cyclical-1 = Das letzte Gefecht jeder Hand geht reihum. Wer beginnt, sagt vor seinem Hieb „links“, das ist im Uhrzeigersinn, oder „rechts“.
rules-four_musketeers-cyclical-2 = Dann führt jeder den Hieb für den Nachbarn auf dieser Seite: der Erste für den Nächsten, der für den Übernächsten, und der Letzte für den Ersten. Geblockt wird wie immer, aber es verliert der, für den die niedrigste Karte gespielt wurde, die steht.
rules-four_musketeers-cyclical-picture = { $third } beginnt nach links. Die Vieren blocken einander; die niedrigste Karte, die steht, ist die 6, und { $second } hat sie für { $third } gespielt. Also verliert { $third }.

rules-four_musketeers-shadow-title = Schattenhiebe
rules-four_musketeers-shadow-1 = Solange der Zufallsstapel eine Karte hat, darfst du statt offen aus dem Schatten schlagen: Lege eine Karte deiner Hand verdeckt weg und decke dann die oberste des Zufallsstapels auf. Sie ist dein Hieb und zählt wie jede andere.
rules-four_musketeers-shadow-picture = Du wirfst eine Karte ab, die niemand sieht. Der Zufallsstapel deckt eine 9 auf.
rules-four_musketeers-shadow-2 = Den Abwurf wählst du, bevor du weißt, was aufgedeckt wird, und er wird niemandem gezeigt. Eine andere Grenze als den Zufallsstapel selbst gibt es nicht.

rules-four_musketeers-x-title = Der Schattenmusketier
rules-four_musketeers-x-1 = In „Jeder für wen“ und „Alle für wen“ und, wenn ihr wollt, in den beiden Geschichten der Damen kämpft ein Schattenmusketier mit. Er sitzt zwischen dem letzten Platz und dem ersten und beginnt die Runde. Ist er an der Reihe, ist sein Hieb die oberste Karte des Zufallsstapels. Beginnt er ein Reihumgefecht, geht es nach links.
rules-four_musketeers-x-2 = Die Lebenskarten des Schurken sind auch seine, und er ist geschützt, solange der Schurke den Stein hat. Der Schurke nimmt nur Schaden, wenn der Schattenmusketier verliert, während ein Musketier den Stein hat. Verliert, wer gerade geschützt ist, geschieht nichts, und derselbe Platz beginnt noch einmal: eine freie Wiederholung.
rules-four_musketeers-x-3 = Ist der Zufallsstapel leer, ist es auch sein Hieb: Er blockt nichts und kann nicht der niedrigste sein. In einem gewöhnlichen Gefecht kann er dann nicht verlieren. In einem Reihumgefecht kann der nicht verlieren, für den er schlagen sollte; er selbst schon.
rules-four_musketeers-empty-picture = Drei Musketiere, reihum nach links, { $second } beginnt. Der Hieb des Schattenmusketiers ist leer, und du kannst nicht verlieren. Am niedrigsten ist die 5, die { $third } für ihn gespielt hat: Der Schattenmusketier verliert.

rules-four_musketeers-defeated-title = Besiegt, aber nicht fort
rules-four_musketeers-defeated-1 = Ein besiegter Musketier kämpft auf seinem Platz weiter. In der Regel wird er zum Taumelmusketier: Seine Hand wird zu einem Stapel gemischt, von dem nur die oberste Karte offen liegt, und diese spielt er immer. Er führt von sich aus keinen Schattenhieb und beginnt Reihumgefechte nach links.
rules-four_musketeers-defeated-2 = In den Geschichten der Damen und in Teams könnt ihr stattdessen Geister vereinbaren: Der Spieler eines Geistermusketiers entscheidet weiter wie zuvor.
rules-four_musketeers-defeated-3 = Zu verlieren hat er nichts mehr. Verliert er ohne den Stein, geschieht nichts; hat er ihn noch, wirkt der Treffer wie bei jedem Geschützten. Sein Platz bleibt in jedem Fall im Kreis, bis die Runde aus ist.

rules-four_musketeers-seats-title = Weniger Spieler als Plätze
rules-four_musketeers-seats-1 = Auf den freien Plätzen sitzen entweder lauter Taumelmusketiere oder lauter Diener. Die Hand eines Dieners liegt offen; sein Herr entscheidet für ihn, kennt seine Rolle und bekommt, was er einbringt. Ein Taumelmusketier bringt niemandem etwas ein, aber auch er hat Lebenskarten, und er zählt, wenn er besiegt wird.
rules-four_musketeers-seats-2 = Zu zweit oder zu dritt empfehlen wir drei Musketiere, in Teams vier. Allein lassen sich die beiden Solitäre spielen.

rules-four_musketeers-end-title = Das Ende einer Runde
rules-four_musketeers-end-1 = Gutes Ende: Der Schurke ist besiegt. Schlechtes Ende: Der zweite Musketier ist es, Taumelmusketiere und Diener eingeschlossen. Beides beendet die Runde sofort. Dann werden alle Rollen aufgedeckt, und die Runde wird gewertet.

rules-four_musketeers-stories-title = Sechs Geschichten
rules-four_musketeers-villains-picture = Sechs Schurken, sechs Geschichten.
rules-four_musketeers-stories-AC = Jeder für jeden: Kreuz-Ass, der Comte de Rochefort. Überleben: Jeder besiegte Musketier ist eine Niederlage für seinen Spieler oder sein Team, wie auch immer die Runde endet. Jeder für sich, bis jemand drei Niederlagen hat, in Teams, bis ein Team fünf hat.
rules-four_musketeers-stories-KC = Jeder für wen: Kreuz-König, Monsieur Bonacieux. Dasselbe mit einem Schattenmusketier.
rules-four_musketeers-stories-AS = Alle für einen: Pik-Ass, Kardinal Richelieu. Ein Solitär: Alle Spieler stehen auf derselben Seite. Der Hieb für den Musketier, der den Stein hat, muss ein Schattenhieb sein, solange der Zufallsstapel eine Karte hat; in einem Reihumgefecht ist das der seines Nachbarn.
rules-four_musketeers-stories-KS = Alle für wen: Pik-König, der Comte de Wardes. Ein Solitär mit einem Schattenmusketier.
rules-four_musketeers-stories-talk = In einem Solitär sagt ihr einander nicht, welche Karten ihr habt und ob jemand hoch oder niedrig spielen soll. Über alles, was offen liegt, und darüber, wann etwas an der Zeit ist, dürft ihr reden.
rules-four_musketeers-stories-QC = Alle gegen eine: Kreuz-Dame, Madame Bonacieux. D’Artagnan schützt sie, die anderen sind hinter ihr her. Im Streit der Farben steht Schwarz, Athos und d’Artagnan, gegen Rot, Porthos und Aramis, und niemand sagt, wer wer ist.
rules-four_musketeers-stories-QS = Jeder auf seine Weise: Pik-Dame, Mylady de Winter. Jede Rolle hat ein Ziel: Am Ende müssen bestimmte Karten in der Reihe der Geschichte liegen, und der Musketier muss leben. D’Artagnan will den Joker dort sehen und den, der ihn hatte, am Leben; er selbst darf besiegt werden, wenn nicht er es war.
rules-four_musketeers-ambitions-picture = Was in der Reihe der Geschichte liegen muss: für Porthos alle Karos, für Aramis alle Herzen, für Athos die schwarzen Zweien, für d’Artagnan der Joker.
rules-four_musketeers-stories-pairs = Bei gepaarten Zielen kennt, wer sich gegenübersitzt, beide Rollen. Beide punkten nur, wenn die Karten beider da sind und wenigstens einer von ihnen lebt; wer den Joker hatte, muss trotzdem leben.
rules-four_musketeers-scores-picture = Was eine Runde bringt, und wann die Partie endet.

rules-four_musketeers-match-title = Die Partie
rules-four_musketeers-match-1 = Eine Partie erzählt nur eine Geschichte, und jede Runde wird neu gegeben. Die wenigsten Niederlagen oder die meisten Punkte gewinnen. Ihr könnt eine eigene Zahl festlegen oder eine einzige Runde spielen.
rules-four_musketeers-match-2 = Haben mehrere das beste Ergebnis, gewinnen sie alle; oder, wenn ihr das lieber mögt, spielt ihr weiter, bis eine Seite allein vorn liegt. Nach einer einzelnen Runde ums Überleben können die Leben entscheiden: Von denen mit den wenigsten Niederlagen gewinnt, wer die meisten Leben übrig hat. Ein Solitär wird gespielt, bis es gewonnen ist; gezählt wird, wie viele Runden ihr gebraucht habt.

rules-four_musketeers-settings-title = Ein Solitär, leichter oder schwerer
rules-four_musketeers-settings-1 = Vor der Runde kommen einige der obersten Lebenskarten des Schurken in die Reihe der Geschichte, in der Regel eine. Mit keiner und mit drei Musketieren müsst ihr fehlerlos spielen.
rules-four_musketeers-settings-2 = Ihr habt einige freie Wiederholungen, in der Regel eine: Brächte ein Gefecht Schaden, kann der Wortführer, das ist der erste Spieler, ihn aufheben. Der Stein bleibt, die Karten sind verbraucht, und derselbe Platz beginnt noch einmal.
rules-four_musketeers-settings-3 = Dem Schurken lässt sich der Joker als letzte Lebenskarte geben, das ist ein Treffer weniger. Der Stein kann anfangs bei dem Musketier liegen, der eröffnet. Und das schlechte Ende kann warten, bis alle Musketiere besiegt sind oder kein Spieler mehr einen hat.
rules-four_musketeers-settings-4 = Vor jeder Runde außer der ersten kann der Wortführer das alles ändern.

rules-four_musketeers-people-title = Wen die Karten zeigen
rules-four_musketeers-people-1 = Jede Lebenskarte ist jemand, mit dem die Musketiere zu tun haben, und die Reihe der Geschichte erzählt, wem sie begegnet sind und in welcher Folge. Die hohen schwarzen Karten sind die Schurken; ist ein anderer von ihnen der Schurke der Geschichte, sind sie Lebenskarten wie alle.
rules-four_musketeers-people-picture = Die übrigen: Freunde, Herrscher und Geliebte, und Kitty, Myladys Zofe. Die Zweien sind die Trugbilder ihres Palastes.

rules-four_musketeers-house-title = Wo wir entscheiden mussten
rules-four_musketeers-house-1 = Die gedruckten Regeln lassen ein paar Fragen offen. Das sind unsere Antworten; der Regeltext führt sie alle auf.
rules-four_musketeers-house-draw = Ein Unentschieden und eine freie Wiederholung verbrauchen die Karten und zählen als Gefecht der Hand.
rules-four_musketeers-house-discard = Beim Schattenhieb wird erst abgeworfen und dann aufgedeckt. Den Abwurf sieht niemand, außer bei einem Diener und einem Taumelmusketier.
rules-four_musketeers-house-defeated = Der Treffer, der besiegt, bringt noch den Stein; spätere Treffer auf einen Besiegten ohne ihn bringen nichts. Sonst wäre er ein Weg zum Schurken ohne Ende.
rules-four_musketeers-house-pile = Die Hand eines neuen Taumelmusketiers wird gemischt, damit niemand sie ordnen kann.
rules-four_musketeers-house-ghosts = Im Solitär und beim Überleben ohne Teams gibt es keine Geister.
rules-four_musketeers-house-ace = Gehört der Schurke zur fehlenden Farbe, bleibt er, und das Ass dieser Farbe kommt in die Reihe der Geschichte. In „Alle gegen eine“ fehlt Kreuz nur, wenn ihr es so wählt, denn d’Artagnan sollte dabei sein.
rules-four_musketeers-house-teams = Mit drei Musketieren sind der erste und der dritte Platz ein Team gegen den zweiten. Für gepaarte Ziele braucht es vier.
rules-four_musketeers-house-athos = Athos will die schwarzen Zweien heraushaben; wer sie hatte, darf leben.
rules-four_musketeers-house-ties = Punktet in einer einzelnen Runde niemand, gewinnt niemand, außer ihr wolltet weiterspielen.
rules-four_musketeers-house-settings = Die Einstellungen eines Solitärs ändern sich nur zwischen zwei Runden, nie mittendrin.
rules-four_musketeers-house-undo = Auf dieser Seite darfst du deine letzte Entscheidung zurücknehmen, solange du weiter am Zug bist, für dich oder deinen Diener, und seither nichts aufgedeckt wurde.
rules-four_musketeers-house-known = Alles Offene lässt sich nachsehen, auch frühere Hiebe der Runde, und die Seite zeigt, was ein offener Hieb bis jetzt bewirken würde, und wer nach Chancen fragt, sieht auch, wie wahrscheinlich das Gefecht danach wen trifft. Die Computerspieler wissen nicht mehr, als ihr eigener Spieler darf.

rules-four_musketeers-credit-title = Dank
rules-four_musketeers-credit-1 = Vier Musketiere, englisch Four Musketeers, finnisch Neljä musketööriä, ist aus dem Spiel Limbo von 2013 hervorgegangen; wir folgen der Fassung 3.0.1 von 2023. Die gedruckten Regeln nennen keinen Autor, aber sie danken allen, die mit Ideen, beim Entwickeln und beim Spielen geholfen haben: Emmi Viitala, Piia Tamminen, Ville Viitala, Johannes Aho, Akseli Leinonen, Tuuli Vahtero, Tomi Laine, Matti Lehtinen und Ella Salminen. Wir auch. Die Worte und Bilder auf dieser Seite sind von uns.

## In den Bildern

scene-blocked = geblockt
scene-lowest-strike = niedrigste
scene-you = Du
scene-loses = { $you ->
    [yes] Du verlierst
   *[no] { $name } verliert
}
scene-draw = Unentschieden
scene-for = für { $you ->
    [yes] dich
   *[no] { $name }
}
scene-empty = leerer Hieb
scene-discard = Abwurf
scene-line = Reihe der Geschichte
scene-villain = Schurke
scene-defeated = besiegt

## Die Tabelle der Treffer

hits-loser = Verlierer
hits-stone = Stein
hits-effect = Was geschieht
hits-musketeer = Musketier
hits-defeated = besiegter Musketier
hits-shadow = Schattenmusketier
hits-not-his = nicht bei ihm
hits-his = bei ihm
hits-musketeer-has = bei einem Musketier
hits-villain-has = beim Schurken
hits-a = Er verliert eine Lebenskarte; der Stein kommt zu ihm.
hits-b = Der Schurke verliert eine Lebenskarte; der Stein geht an den Schurken.
hits-f = Nichts; er beginnt das nächste Gefecht.
hits-c = Nichts; derselbe Platz beginnt noch einmal.

## Die Tabelle der Wertung

scores-storyline = Geschichte
scores-round = In einer Runde
scores-end = Die Partie endet bei
scores-round-survival = 1 Niederlage für jeden besiegten Musketier
scores-round-solitaire = 1 Sieg, wenn der Schurke besiegt ist
scores-round-QC-solo = d’Artagnan: 1, wenn Madame Bonacieux lebt, 2, wenn auch er lebt; die anderen: 1, wenn sie besiegt ist und sie selbst leben
scores-round-QC-team = Schwarz: je 1, wenn Madame Bonacieux lebt; Rot: je 1, wenn nicht; mit vier Musketieren je 1 mehr, wenn beide dieser Farbe leben
scores-round-QS-solo = 1, wenn das Ziel erreicht ist
scores-round-QS-team = 1, wenn beide Ziele erreicht sind
scores-end-QC-team = { result-roles }, mit drei Musketieren { $three }
