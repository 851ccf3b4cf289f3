### Die Regeln von Mousquetaires du Roy in unseren eigenen Worten. Die Notizen am Rand nennen die Absätze des Regeltextes.
### Zahlen, die eine Datendatei ändern kann, kommen aus der Hausausgabe.

rules-mousquetaires_du_roy-lead = Auf der einen Seite steht Mylady, auf der anderen die Musketiere, die sich alle übrigen teilen. Die Diamantspangen der Königin müssen rechtzeitig zum Ball zurück sein, und Mylady hat vier Wege, das zu verhindern.

rules-mousquetaires_du_roy-aim-title = Worum es geht
rules-mousquetaires_du_roy-aim-1 = Die Musketiere gewinnen, sobald alle Pläne der Suche nach den Diamantspangen geschafft sind: der Gasthof, Calais, England und die Galerien des Louvre.
rules-mousquetaires_du_roy-aim-2 = Mylady gewinnt, sobald eines von vier Dingen geschieht: Die Zeit erreicht das Kardinalsfeld mit der Nummer { $time }; die Ehre der Königin sinkt auf 0; die Belagerung von La Rochelle wird { $left } Felder nach links gedrängt, bis zu Richelieu; oder Constance wird erdrosselt.
rules-mousquetaires_du_roy-aim-3 = Was zuerst geschieht, beendet die Partie. Ein Unentschieden gibt es nicht.

rules-mousquetaires_du_roy-edition-title = Die Werte sind von uns
rules-mousquetaires_du_roy-edition-1 = Die veröffentlichten Texte, die wir haben, erklären, wie gespielt wird, aber kaum, wie stark, wie teuer und wie viel. Fähigkeiten, Preise, Karten und Pläne auf dieser Seite sind darum eine Hausausgabe: unsere eigenen Werte, nicht die veröffentlichten. Die Tafeln unten zeigen sie.
rules-mousquetaires_du_roy-edition-2 = Wer das Spiel besitzt, kann eine Datendatei mit anderen Werten laden und mit ihnen spielen. Jede gespeicherte Partie und jeder Link merkt sich, mit welchen Werten gespielt wurde.

rules-mousquetaires_du_roy-table-title = Was auf dem Tisch liegt
rules-mousquetaires_du_roy-table-1 = Ein Musketier steht an einem von sieben Orten, Mylady an einem von sechs; Entfernungen spielen keine Rolle. Rochefort ist immer da, wo sie ist, und meistens weiß niemand, wo das ist.
rules-mousquetaires_du_roy-table-2 = Pistolen und Ruhmesmarker gehören dem ganzen Team. Abenteuerkarten, Ausrüstung und Verbesserungen gehören einem einzelnen Musketier. Die Spieler des Teams sehen alle ihre Karten; Mylady sieht nur, wie viele es sind.
rules-mousquetaires_du_roy-places-picture = Die Orte, und was dort geschieht.

rules-mousquetaires_du_roy-setup-title = Vorbereitung
rules-mousquetaires_du_roy-setup-1 = Die Musketiere beginnen in Paris, nur Tréville im Vieux-Colombier. Was sie mitbringen, hängt davon ab, wie viele sie sind.
rules-mousquetaires_du_roy-numbers-picture = Mit drei, vier oder fünf Musketieren. Mehr Ehre als am Anfang kann es nie geben.
rules-mousquetaires_du_roy-setup-2 = Mylady beginnt mit einer Pariskarte und so vielen Perfidie-Karten, wie die Tafel sagt, alle geheim. Sie legt den Gasthof aus, und der erste Auftrag im Louvre wird aufgedeckt.
rules-mousquetaires_du_roy-setup-3 = Es gibt auch eine kurze Partie, nach einer Regel von uns. Sie beginnt auf halbem Weg: Von der Suche werden nur England und die Galerien des Louvre gespielt, Mylady legt also statt des Gasthofs England aus; und die Zeit beginnt in der Mitte zwischen ihrem üblichen Anfang und dem Kardinalsfeld. Alles andere ist wie in einer ganzen Partie.
rules-mousquetaires_du_roy-heroes-picture = Die fünf Helden. Tréville ist in der Regel nur dabei, wenn alle fünf es sind.

rules-mousquetaires_du_roy-turn-title = Die Runde
rules-mousquetaires_du_roy-turn-1 = Jede Runde hat vier Phasen: Mylady plant; die Musketiere handeln; um La Rochelle wird gekämpft; die Runde endet.
rules-mousquetaires_du_roy-turn-2 = Am Ende der Runde rückt die Zeit ein Feld vor, dann der Louvre-Marker eine Sprosse, und dann wirkt die ausliegende Pariskarte, falls es eine gibt.

rules-mousquetaires_du_roy-plans-title = Mylady plant
rules-mousquetaires_du_roy-plans-1 = Zuerst wählt Mylady geheim ihr Ziel: Paris, den Louvre, die Suche, La Rochelle, Richelieus Palais oder ihr eigenes Haus. Es darf auch mehrmals dasselbe sein.
rules-mousquetaires_du_roy-plans-2 = Dann darf sie eine Pariskarte aus ihrer Hand ins Spiel bringen.
rules-mousquetaires_du_roy-plans-3 = Zuletzt zieht sie eine Perfidie-Karte oder spielt eine, oder sie lässt beides.

rules-mousquetaires_du_roy-act-title = Die Musketiere handeln
rules-mousquetaires_du_roy-act-1 = Jeder einsatzfähige Musketier ist einmal an der Reihe, in beliebiger Folge, und bringt seinen Zug zu Ende, bevor der nächste beginnt. Er hat { $actions } Aktionen, mit nur drei Musketieren im Spiel { $actions_of_three }.
rules-mousquetaires_du_roy-act-2 = Eine Aktion ist eines von diesen Dingen, so oft er will: an einen anderen Ort gehen, außer in Myladys Haus und in die Bastille; einen oder zwei Marker kaufen; eine Abenteuerkarte ziehen; mit einem Musketier am selben Ort tauschen; eine Personenkarte spielen; eine Herausforderung versuchen; ein Duell fechten; eine Kampfkarte auf einen freien Platz in La Rochelle legen, wenn er dort ist; versuchen, aus der Bastille zu kommen; oder einen Schritt der Suche tun, der nichts davon ist.
rules-mousquetaires_du_roy-act-3 = Er darf früher aufhören; übrige Aktionen verfallen. Bettler zu bezahlen und zu reiten kostet keine Aktion.
rules-mousquetaires_du_roy-act-4 = Wer aus dem Team beginnt? Wer als Erster zugreift. Du kannst auch zurücktreten und den anderen den Vortritt lassen; dann wirst du wieder gefragt, wenn einer von ihnen gespielt hat.

rules-mousquetaires_du_roy-challenges-title = Herausforderungen
rules-mousquetaires_du_roy-challenges-1 = Eine Herausforderung nennt eine Fähigkeit und einen Wert. Die Fähigkeit des Musketiers, eins mehr, wenn sie verbessert ist, und die passenden Fähigkeitskarten, die er abwirft, müssen zusammen den Wert erreichen. Gewürfelt wird nicht: Was er vorweisen kann, gelingt ihm, und er darf nur versuchen, was er vorweisen kann.
rules-mousquetaires_du_roy-challenge-picture = Eine Herausforderung: { $challenge }. { $hero } hat { $skill }, verbessert { $improved }, und wirft eine Karte im Wert von { $card } ab: genau genug.
rules-mousquetaires_du_roy-challenges-2 = Eine bestandene Herausforderung ist ein für alle Mal erledigt und zahlt, was sie verspricht: Pistolen und Ruhmesmarker dem Team, Karten dem Musketier selbst.

rules-mousquetaires_du_roy-duels-title = Duelle
rules-mousquetaires_du_roy-duels-1 = Der Musketier nennt einen Gegner an seinem Ort. Er wirft { $blue } blaue Würfel, einen mehr für jede Kampfkarte und zwei mehr für jede doppelte Kampfkarte, die er vor dem ersten Wurf abwirft; nie mehr als { $blue_max } im Ganzen. Der Gegner wirft so viele rote Würfel, wie seine Stärke angibt.
rules-mousquetaires_du_roy-duels-2 = Beide werfen zugleich. Zuerst zählen die Finten: Eine Finte gelingt, wenn der Wurf mindestens die Symbole zeigt, die sie verlangt. Gelingt sie nur einer Seite, schlägt diese eine Wunde und nimmt selbst keine, was die Würfel auch sonst zeigen. Gelingt sie beiden, wird jeder einmal verwundet.
rules-mousquetaires_du_roy-bottes-picture = Was ein Wurf mindestens zeigen muss, und auf wie vielen Seiten eines Würfels jedes Symbol steht.
rules-mousquetaires_du_roy-botte-picture = Athos gegen Bernajoux. Drei Lilien sind die Finte des Athos: eine Wunde, und die drei Degen von Bernajoux zählen nicht.
rules-mousquetaires_du_roy-both-picture = Beide Finten gelingen: Athos und Bernajoux werden je einmal verwundet.
rules-mousquetaires_du_roy-duels-3 = Gelingt keine Finte, ist jeder Degen, den kein Schild der anderen Seite pariert, eine Wunde. Lilien taugen nur für Finten.
rules-mousquetaires_du_roy-hit-picture = Athos gegen Biscarat. Zwei Degen, einer davon pariert: Biscarat ist einmal getroffen. Der Schild des Athos pariert den einzigen Degen gegen ihn.
rules-mousquetaires_du_roy-duels-4 = Ein Duell endet mit dem ersten Blut. Solange niemand verwundet ist, legt jede Seite einen Würfel weg und wirft die übrigen neu. Hat eine Seite keine Würfel mehr, macht die andere allein weiter; hat keine mehr welche, ist es ein Unentschieden.
rules-mousquetaires_du_roy-tie-picture = Noch einmal Athos gegen Biscarat. Gang um Gang ein Würfel weniger, und nie eine Wunde: unentschieden.
rules-mousquetaires_du_roy-duels-5 = Ein Gegner ist besiegt, wenn er so viele Wunden wie Leben hat, und fast alle haben nur ein Leben. Dann zahlt er seine Belohnung. Ist er nicht besiegt, braucht es eine weitere Aktion, um wieder gegen ihn zu fechten.
rules-mousquetaires_du_roy-adversaries-picture = Die Gegner, unter denen Mylady wählt, und die übrigen. Die Stärke ist die Zahl der roten Würfel.

rules-mousquetaires_du_roy-tokens-title = Ausrüstung, Verbesserungen und Tausch
rules-mousquetaires_du_roy-tokens-1 = Mit einer Aktion kauft man einen oder zwei verschiedene Marker, an jedem Ort. Niemand hat denselben Marker zweimal. Ausrüstung kostet Pistolen und darf getauscht werden; Verbesserungen kosten eine Karte und bleiben bei dem, der sie gekauft hat.
rules-mousquetaires_du_roy-equipment-picture = Was es zu kaufen gibt.
rules-mousquetaires_du_roy-tokens-2 = Ein Tausch bringt beliebig viele Karten und Ausrüstung von einem Musketier zu einem anderen am selben Ort, in beide Richtungen oder nur in eine. Der Partner darf kampfunfähig sein. Ihn kostet es nichts; wenn ihr es so ausgemacht habt, muss sein Spieler zustimmen. Eine Ablehnung kostet keine Aktion, aber derselbe Partner wird in dieser Runde nicht noch einmal gefragt.

rules-mousquetaires_du_roy-rochefort-title = Rochefort
rules-mousquetaires_du_roy-rochefort-1 = Wenn ein Musketier dort, wo Mylady ist, etwas an einem Auftrag oder an der Suche versucht, darf Rochefort eingreifen. Nie gegen Athos, und nie, wenn jemand weiterzieht, kauft, tauscht, Karten zieht, eine Person spielt oder Bettler bezahlt.
rules-mousquetaires_du_roy-rochefort-2 = Der Musketier hat schon gesagt, was er versucht. Mylady zeigt sich, und er muss mit Rochefort fechten, der { $rochefort_dice } rote Würfel wirft und { $rochefort_life } Leben hat. Das kostet keine eigene Aktion.
rules-mousquetaires_du_roy-outcomes-picture = Wer verwundet wird, und was daraus folgt.
rules-mousquetaires_du_roy-rochefort-3 = Mylady darf einen Versuch auch durchgehen lassen und verborgen bleiben; beim nächsten kann Rochefort noch erscheinen. Hat er sich einmal gezeigt, greift er jedes Mal ein. Hier wird sie bei jedem Versuch gefragt, wo sie auch ist, damit die Pause nichts verrät.
rules-mousquetaires_du_roy-rochefort-4 = Flieht Rochefort, geht Mylady mit ihm nach Hause: Sie nimmt dort keine Pariskarte und hat in dieser Runde keine Aktion. Ohne Leben greift er nicht mehr ein, bis der Balsam ihn heilt.

rules-mousquetaires_du_roy-paris-title = Paris
rules-mousquetaires_du_roy-paris-1 = Eine ausliegende Pariskarte ist ein Auftrag. Mylady besetzt ihn mit Gegnern aus ihrem Vorrat, die zusammen nicht stärker sein dürfen, als die Karte erlaubt; mit mindestens einem, falls einer passt. Dann darf sie einen Hinterhalt dazulegen.
rules-mousquetaires_du_roy-paris-2 = Der Auftrag ist erledigt, wenn alle seine Herausforderungen und Duelle gewonnen sind, in beliebiger Folge und von beliebigen Musketieren. Bis dahin wirkt die Karte am Ende jeder Runde. Eine erledigte Pariskarte kommt aus dem Spiel.
rules-mousquetaires_du_roy-paris-3 = Mylady darf eine neue Pariskarte an die Stelle einer alten spielen. Die alte kommt mit ihrem Hinterhalt aus dem Spiel, und die unbesiegten Gegner kehren zu ihr zurück.
rules-mousquetaires_du_roy-missions-picture = Die Pariskarten.

rules-mousquetaires_du_roy-louvre-title = Der Louvre
rules-mousquetaires_du_roy-louvre-1 = Im Louvre liegt immer ein Auftrag, ebenso besetzt und erledigt, wenn alle seine Herausforderungen und Duelle gewonnen sind. Dann steigt die Ehre der Königin um { $bonus }, aber nie höher als am Anfang, und sofort kommt der nächste Auftrag.
rules-mousquetaires_du_roy-louvre-2 = Am Ende jeder Runde geht der Louvre-Marker eine Sprosse seiner Leiter hinab. Auf manchen Sprossen sinkt die Ehre der Königin um eins. Auf der letzten ist der Auftrag gescheitert: Mylady nimmt ihre Gegner zurück und zieht eine Perfidie-Karte, ein neuer Auftrag wird aufgedeckt, und der Marker kehrt nach oben zurück.
rules-mousquetaires_du_roy-ladder-picture = Die Leiter des Louvre.
rules-mousquetaires_du_roy-salons-picture = Die Aufträge im Louvre.

rules-mousquetaires_du_roy-siege-title = La Rochelle
rules-mousquetaires_du_roy-siege-1 = In La Rochelle sind drei Plätze für Kampfkarten. In der dritten Phase wirft jede Kampfkarte dort einen blauen Würfel, eine doppelte zwei. Mylady wirft rote Würfel nach der Zeit; manche ihrer Karten geben einen dazu, aber sie wirft nie mehr als { $red_max }.
rules-mousquetaires_du_roy-siege-2 = Nur Degen zählen. Die Belagerung rückt um den Unterschied: nach rechts, wenn das Team mehr hat, nach links, wenn Mylady mehr hat. Soll sie nach links, darf jeder Musketier dort ein Leben opfern, um den Weg um ein Feld zu verkürzen.
rules-mousquetaires_du_roy-siege-picture = Ein Degen gegen drei: zwei Felder nach links. Ein Musketier opfert ein Leben, und es ist nur noch eines.
rules-mousquetaires_du_roy-siege-3 = Manche Felder bringen eine Belohnung, jedes nur einmal: wenn sie zum ersten Mal erreicht oder überschritten werden. Das rechte Ende gewinnt die Partie nicht. Das linke verliert sie.
rules-mousquetaires_du_roy-track-picture = Was die Zeit Mylady gibt, und was die Felder bringen.

rules-mousquetaires_du_roy-richelieu-title = Richelieu und Myladys eigene Aktion
rules-mousquetaires_du_roy-richelieu-1 = Ein Musketier, der in Richelieus Palais kommt, durchsucht es sofort. Ist Mylady da, wird sie aufgedeckt und verliert ihre Aktion. Ist sie nicht da, kommt er in die Bastille. Wer seinen Zug dort beginnt, muss zuerst weiterziehen und darf in dieser Runde nicht zurück.
rules-mousquetaires_du_roy-richelieu-2 = Wenn alle Musketiere gespielt haben, zeigt Mylady, wo sie ist, falls sie nicht schon gefunden wurde, und handelt.
rules-mousquetaires_du_roy-own-picture = Was Mylady wo tut.

rules-mousquetaires_du_roy-bastille-title = Die Bastille
rules-mousquetaires_du_roy-bastille-1 = Hierher kommt ein Musketier, wenn er Richelieus Palais vergeblich durchsucht oder wenn Mylady ihn mit einer Karte verhaften lässt.
rules-mousquetaires_du_roy-bastille-2 = Hinaus kommt er mit einer Aktion und entweder einer Pistole oder einem Duell gegen einen Kerkermeister, der { $gaoler } rote Würfel wirft. Wie das Duell auch ausgeht, danach ist der Gefangene im Vieux-Colombier.
rules-mousquetaires_du_roy-bastille-3 = Wer verhaftet wurde, darf es sofort versuchen, mit einer Aktion seines kommenden Zuges. Wer von Richelieu geschickt wurde, frühestens in der nächsten Runde. Bis dahin darf ein Gefangener kaufen, Karten ziehen, Personen spielen und mit einem Mitgefangenen tauschen.

rules-mousquetaires_du_roy-fallen-title = Kampfunfähig
rules-mousquetaires_du_roy-fallen-1 = Ein Musketier ohne Leben ist kampfunfähig. Er wird sofort ins Vieux-Colombier gebracht, sein Zug ist vorbei, und er behält seine Karten und Marker.
rules-mousquetaires_du_roy-fallen-2 = Wer sich erholt, wird ganz geheilt und zieht eine Abenteuerkarte, aber das ist dann sein ganzer Zug. Fiel er durch eine Perfidie-Karte, einen Meuchelmörder oder einen Ausbruch, bevor er an die Reihe kam, erholt er sich sofort. Sonst erholt er sich in der nächsten Runde, nachdem die anderen gespielt haben.
rules-mousquetaires_du_roy-fallen-3 = Sonst wird im Vieux-Colombier niemand geheilt.

rules-mousquetaires_du_roy-quest-title = Die Suche
rules-mousquetaires_du_roy-quest-1 = Die Pläne der Suche kommen einer nach dem anderen und liegen alle an einem Ort. Was ein Musketier dort geschafft hat, ist für alle geschafft. Wer einen Plan abschließt, zieht { $finish } Abenteuerkarten, und sofort folgt der nächste Plan.
rules-mousquetaires_du_roy-quest-inn = Der Gasthof hat { $lines } Reihen zu { $length } Feldern, auf jedem ein verdeckter Marker: { $guards } Gardisten, { $decoys } Attrappen und { $traps } Fallen, wie Mylady sie gelegt hat. Ein Musketier kommt im Schankraum an. Eine Aktion führt ihn in eine Reihe: Er deckt ihren ersten Marker auf und trifft auf ihn. Sind davor Felder frei, führt ihn eine Aktion auf das letzte freie und die nächste zum Marker.
rules-mousquetaires_du_roy-quest-meet = Mit einem Gardisten muss er fechten; ist er geschlagen, nimmt der Musketier sein Feld ein. Eine Attrappe wird einfach abgelegt. Eine Falle verwundet ihn und wird auch abgelegt. Sobald eine Reihe leer ist, ist der Plan geschafft, und alle anderen Marker sind für Mylady verloren.
rules-mousquetaires_du_roy-inn-picture = Der erste Gardist dieser Reihe ist geschlagen, und { $first } steht an seiner Stelle. Ein Feld weiter ist { $second } auf eine Attrappe gestoßen. Was auf den letzten beiden Feldern liegt, weiß nur Mylady.
rules-mousquetaires_du_roy-quest-calais = In Calais müssen alle Herausforderungen bestanden sein, in beliebiger Folge, bevor jemand mit de Wardes fechten kann.
rules-mousquetaires_du_roy-quest-england = England hat Etappen in fester Folge, mal eine Herausforderung, mal ein verdeckter Gardist.
rules-mousquetaires_du_roy-quest-galleries = Durch jede Galerie des Louvre führt einer von drei Wegen: ein Geheimgang für { $passage } Ruhmesmarker, eine Herausforderung oder ein Sieg über beide Gardisten, mit je einer Aktion. Ihr dürft auf einem Weg beginnen und auf einem anderen weitergehen. Wer die letzte Galerie hinter sich lässt, gewinnt die Partie für alle.
rules-mousquetaires_du_roy-steps-picture = Die Schritte der Suche.

rules-mousquetaires_du_roy-cards-title = Die Karten
rules-mousquetaires_du_roy-cards-adventure = Abenteuerkarten ziehen die Musketiere. Gespielte Personenkarten werden abgelegt, nur Bassompierre bleibt in La Rochelle.
rules-mousquetaires_du_roy-adventure-picture = Der Abenteuerstapel: { $adventure } Karten.
rules-mousquetaires_du_roy-cards-perfidy = Perfidie-Karten gehören Mylady. Sie spielt höchstens eine in jeder Runde.
rules-mousquetaires_du_roy-perfidy-picture = Der Perfidie-Stapel: { $perfidy } Karten.
rules-mousquetaires_du_roy-cards-ambush = Auch die Hinterhalte gehören Mylady, von Anfang an alle auf ihrer Hand. Zu jedem Auftrag darf sie einen legen, wenn er ausgelegt wird. Endet der Auftrag, kommt sein Hinterhalt aus dem Spiel. Meuchelmörder und Diebe treffen sofort alle, die da sind, und später jeden, der kommt.
rules-mousquetaires_du_roy-ambushes-picture = Die Hinterhalte: { $ambushes } Karten.

rules-mousquetaires_du_roy-alone-title = Wenn niemand Mylady ist
rules-mousquetaires_du_roy-alone-1 = Mag niemand Mylady sein, kann ein Computerspieler sie spielen. Oder sie spielt von selbst: Ihr Ziel wird ausgelost und bleibt allen verborgen, und wen ihre Karten treffen, entscheidet der Zufall. Sie spielt ihre älteste Pariskarte, wenn keine ausliegt, zieht eine Perfidie-Karte und spielt dann, wenn sie zwei hat, die älteste, besetzt Aufträge so stark wie möglich, legt zu jedem einen Hinterhalt und schickt Rochefort bei der ersten Gelegenheit. Die Schwierigkeit sagt, um wie viel niedriger die Ehre der Königin beginnt.

rules-mousquetaires_du_roy-options-title = Was ihr ausmachen könnt
rules-mousquetaires_du_roy-options-1 = Drei, vier oder fünf Musketiere sind dabei, gespielt von einem allein oder auf mehrere verteilt. Rochefort kann verpflichtet sein, beim ersten Versuch zu erscheinen, den er stören darf. Gefangenen kann alles verboten sein außer dem Ausbruch. Bettler müssen vielleicht an Ort und Stelle bezahlt werden. Und für einen Tausch kann die Zustimmung vom Spieler des Partners nötig sein.

rules-mousquetaires_du_roy-house-title = Wo wir entscheiden mussten
rules-mousquetaires_du_roy-house-1 = Außer den Werten lassen die veröffentlichten Texte Fragen offen. Das sind die Antworten, auf die es am meisten ankommt; der Regeltext nennt alle.
rules-mousquetaires_du_roy-house-board = Die Etappen von England, die automatische Mylady, die Besonderheiten von Porthos, Aramis und Tréville und das, was Sackgasse, Eile und „Einer für alle“ bewirken, sind von uns.
rules-mousquetaires_du_roy-house-once = Toledoklinge und Kürass helfen einmal in jedem Duell. Gegen Finten, Fallen, Meuchelmörder und Karten hilft ein Kürass nicht.
rules-mousquetaires_du_roy-house-spent = Eine Aktion, die Rochefort verdorben hat, ist verbraucht, aber die dafür genannten Karten bleiben.
rules-mousquetaires_du_roy-house-reinforce = Wer La Rochelle verstärkt, muss dort sein; nur Bassompierre kommt von überall her.
rules-mousquetaires_du_roy-house-fallen = Wer durch seine eigene Aktion fällt, behält, was er damit gewonnen hat.
rules-mousquetaires_du_roy-house-ladder = Die Leiter des Louvre beginnt auf ihrer ersten Sprosse.
rules-mousquetaires_du_roy-house-chain = Was mehrere Entscheidungen braucht, wie ein Tausch, wird eine nach der anderen zusammengestellt, und jede lässt sich zurücknehmen, bis alles zugleich gilt.
rules-mousquetaires_du_roy-house-undo = Auf dieser Seite darfst du deine letzte Entscheidung zurücknehmen, solange noch du zu entscheiden hast und seither nichts aufgedeckt oder gewürfelt wurde.
rules-mousquetaires_du_roy-house-known = Die Computerspieler wissen, was ihre Seite weiß, und mehr nicht: Der von Mylady sieht nie die Hände der Musketiere, und die der Musketiere sehen nie, wo sie ist.

rules-mousquetaires_du_roy-credit-title = Dank
rules-mousquetaires_du_roy-credit-1 = Mousquetaires du Roy ist von François Combe und Gilles Lehmann, erschienen 2010 bei Ystari, auf Deutsch als „Mylady und die Musketiere“. Die Worte und Bilder auf dieser Seite sind von uns.

## In den Bildern

picture-round = Gang { $number }
picture-tie = unentschieden
picture-wounds = { $count ->
    [0] keine Wunde
    [one] eine Wunde
   *[other] { $count } Wunden
}
picture-siege = { $blue } gegen { $red }

## Die Tafeln

values-setup-actions = Aktionen für jeden
values-setup-time = Die Zeit beginnt auf
values-setup-honour = Die Ehre der Königin
values-setup-pistoles = Pistolen
values-setup-epic = Ruhmesmarker
values-setup-cards = Abenteuerkarten für jeden
values-setup-perfidy = Myladys Perfidie-Karten
values-hero = Held
values-skills = Fähigkeiten und Leben
values-power = Was ihn auszeichnet
values-botte = Finte
values-demand = Mindestens
values-who = Wessen
values-improved = { $names }, verbessert
values-all-others = alle anderen
values-die-blue = Ein blauer Würfel hat
values-die-red = Ein roter Würfel hat
values-adversary = Gegner
values-force = Stärke
values-reward = Belohnung, Besonderheit
values-token = Marker
values-price = Preis
values-effect = Wirkung
values-price-improved_skill = irgendeine Karte
values-price-improved_botte = eine Kampfkarte
values-wounded = Verwundet
values-follows = Was folgt
values-wounded-rochefort = nur Rochefort
values-wounded-both = beide
values-wounded-musketeer = nur der Musketier
values-wounded-nobody = niemand
values-follows-rochefort = Rochefort flieht in Myladys Haus, und sie mit ihm. Der Musketier fährt genau mit dem fort, was er versucht hat.
values-follows-both = Rochefort flieht. Der Musketier fährt fort, wenn er nicht kampfunfähig ist.
values-follows-musketeer = Rochefort bleibt. Die Aktion ist vertan.
values-follows-nobody = { values-follows-musketeer }
values-mission = Auftrag
values-challenges = Herausforderungen (Belohnungen)
values-no-challenges = keine Herausforderung
values-up-to = Stärke bis
values-square = Sprosse { $square }
values-honour-falls = die Ehre der Königin sinkt um eins
values-failed = der Auftrag ist gescheitert
values-from-time = Zeit ab { $from }
values-dice = { $count ->
    [one] Mylady wirft 1 Würfel
   *[other] Mylady wirft { $count } Würfel
}
values-space = Belagerung auf { $space }
values-pays-perfidy = Mylady zieht eine Perfidie-Karte
values-pays-epic = Das Team bekommt einen Ruhmesmarker
values-pays-one_for_all = Das Team bekommt „Einer für alle, alle für einen“
values-where = Wo
values-deed = Was sie tut
values-own-la_rochelle = Sie legt von den drei Plätzen eine Kampfkarte ihrer Wahl ab, einfach oder doppelt.
values-own-richelieu = Sie nimmt aus dem Stapel eine Perfidie-Karte ihrer Wahl, oder sie zieht, bis sie drei hat.
values-own-miladys_house = Sie sieht den Paris-Stapel durch und nimmt die Karte, die ihr gefällt.
values-own-other = Nichts.
values-elsewhere = Anderswo
values-board = Plan
values-steps = Schritte
values-stage = { $stage }: { $task }
values-then = dann de Wardes
values-card = Karte
values-number = Zahl
values-skill-cards = Fähigkeit +{ $value }
