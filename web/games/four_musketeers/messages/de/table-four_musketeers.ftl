### Der Tisch von Vier Musketiere: was gefragt ist, was geschieht, was geschehen ist.
### $you ist „yes“, wenn der Satz sich an die Person vor dem Bildschirm wendet, $otherYou, wenn ihr etwas geschieht.

## Der Tisch

four-title = Vier Musketiere: { $storyline }, Runde { $round }
four-where = { $storyline }{ $round ->
    [0] { "" }
   *[other] { " " }· Runde { $round }
}{ $fight ->
    [0] { "" }
   *[other] { " " }· Gefecht { $fight }
}
four-cast = Die Mitspieler und der Schurke
four-fight = Das Gefecht
four-strikes = Hiebe dieses Gefechts
four-line = Reihe der Geschichte
four-line-name = aus dem Spiel
four-line-empty = In der Reihe der Geschichte liegt noch keine Karte.
four-line-cards = Darin: { $cards }.
four-random-name = Zufallsstapel
four-random = { $count ->
    [0] Der Zufallsstapel ist leer: kein Schattenhieb mehr.
    [one] Noch ein Schattenhieb im Zufallsstapel.
   *[other] Noch { $count } Schattenhiebe im Zufallsstapel.
}
four-protected = hat den Schutzstein
four-left = { $count ->
    [one] Der nächste Treffer besiegt.
   *[other] Noch { $count } Treffer bis zur Niederlage.
}
four-role-unknown = unbekannt
four-stack = { $count ->
    [one] Der nächste Treffer kostet
   *[other] Die nächsten Treffer kosten der Reihe nach
} { $cards }. Dann hält die Rollenkarte ({ $role }) noch { $after ->
    [one] einen Treffer
   *[other] { $after } Treffer
} aus.
four-stack-down = Keine Lebenskarte mehr, die Rollenkarte liegt verdeckt: { $role }.
four-stack-up = Keine Lebenskarte mehr, die Rollenkarte liegt offen: { $role }.
four-stack-defeated = Besiegt.
four-open-hand = Offene Hand
four-top = Oberste Karte des Stapels
four-strike = Hieb { $turn }: { $card }, { $how ->
    [random] vom Zufallsstapel,
    [held] über den Tisch gehalten,
   *[hand] aus der Hand,
} { $state ->
    [blocked] geblockt
    [lowest] die niedrigste, die steht
   *[stands] steht
}
four-strike-empty = leerer Hieb
four-strike-for = schlägt für
four-nth = { $turn }.
four-strike-waits = ist als Nummer { $turn } an der Reihe

## Wo wenig Platz ist

four-short-X = Schatten
four-short-AC = Rochefort
four-short-KC = Bonacieux
four-short-AS = Richelieu
four-short-KS = De Wardes
four-short-QC = Bonacieux
four-short-QS = Mylady
four-short-dazed = { $number ->
    [0] Musketier
    [1] Musketier I
    [2] Musketier II
   *[other] Musketier III
}
four-short-servant = { $you ->
    [yes] Dein Diener
   *[no] Diener von { $name }
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
four-dazed = Du taumelst: Die oberste Karte deines Stapels schlägt für dich.
four-whose = Hand von: { $name }
# Nothing is left to choose: it strikes by itself after a while
four-last-card = { $you ->
    [yes] Deine letzte Karte.
   *[no] Die letzte Karte dieser Hand.
}
# It decides the fight, and waits for a touch
four-last-decides = { $you ->
    [yes] Deine letzte Karte entscheidet!
   *[no] Die letzte Karte entscheidet!
}

## Wie es um einen Platz steht

four-says-lowest = niedrigste
four-says-would = in Gefahr
four-says-would-lose = würde verlieren
four-says-hit = getroffen!
four-says-protected = geschützt
four-says-last = ein Treffer noch!
four-says-down = noch zwei Treffer
four-says-villain = { $villain ->
    [QC] sieht zu
    [QS] die Schurkin
   *[other] der Schurke
}
four-says-shadow = ist der Schatten
four-says-dazed = taumelt
four-says-ghost = Geist
four-says-defeated = besiegt

## Was an einem Gefecht hängt und was daraus wurde, in großen Worten

four-stake-ends = { $of ->
    [you] Wirst du getroffen, ist die Runde aus.
    [both] Wirst du getroffen oder { $names }, ist die Runde aus.
    [one] Wird { $names } getroffen, ist die Runde aus.
   *[many] Der nächste Treffer kann die Runde beenden.
}
four-stake-defeat = { $of ->
    [you] Noch ein Treffer, und du bist besiegt.
    [one] Noch ein Treffer, und { $names } ist besiegt.
   *[many] Nur einen Treffer vom Ende: { $names }.
}
four-stake-lead = { $who ->
    [you] Dann gewinnst du.
    [share] Dann teilst du den Sieg mit { $names }.
   *[others] Der Sieg ginge dann an { $names }.
}
four-stake-wins = { $who ->
    [you] Wird { $villain } getroffen, gewinnst du.
    [share] Wird { $villain } getroffen, teilst du den Sieg mit { $names }.
   *[others] Wird { $villain } getroffen, siegt { $names }.
}
four-ahead = { $who ->
    [you] Du führst.
    [share] Du führst mit { $names }.
   *[others] Vorn: { $names }.
}
four-before = Eben: { $cards }, { $end ->
    [draw] unentschieden
    [nothing] niemand wurde getroffen
    [you] du wurdest getroffen
   *[other] { $name } wurde getroffen
}.
four-out = { $you ->
    [yes] Bleibt deine { $number } die niedrigste, wird niemand getroffen.
   *[no] Bleibt die { $number } von { $name } die niedrigste, wird niemand getroffen.
}
four-aim = { $what ->
    [lives] Wer mit den meisten Leben steht, gewinnt.
    [survival] Wer die wenigsten Niederlagen hat, gewinnt.
   *[solitaire] Gemeinsam gegen { $villain }.
}
four-start = { $lead ->
    [ahead] Du hast eins mehr: Vorsicht.
   *[behind] Du hast eins weniger{ $joker ->
        [yes] : Deine letzte Lebenskarte ist der Joker.
       *[no] .
    }
}
four-stone-now = { $where ->
    [villain] Ein Treffer bringt den Stein, und der schützt.
    [you] Du bist sicher: { $shadow ->
        [yes] Du hast den Stein.
       *[no] Verlierst du, trifft es { $villain }.
    }
    [shadow] Verliert der Schatten, trifft es { $villain }.
    [defeated] Verlierst du, trifft es { $villain }.
   *[other] Verliert { $name }, trifft es { $villain }.
}
four-next-neighbours = { $keeps ->
    [yes] Als Nächstes zählt die Karte, die du behältst, für einen Nachbarn.
   *[no] Als Nächstes zählt die letzte Karte eines jeden für einen Nachbarn.
}
four-now-neighbours = Die niedrigste Karte trifft den, auf den ihr Pfeil zeigt.
four-threat = Eine dritte { $number } holt { $whose ->
    [you] deine
    [named] die von { $name }
   *[first] die erste
} zurück.
four-cry-neighbours = Für den Nachbarn!
four-cry-hit = { $you ->
    [yes] Du bist getroffen!
   *[no] { $name } ist getroffen!
}
four-cry-saved = Der Stein schützt!
four-cry-blocked = { $number } blockt { $number }: beide draußen!
four-cry-third = Die dritte { $number }!
four-cry-dealt = Neue Karten!
four-cry-draw = Alle geblockt: unentschieden!
four-cry-spent = Niemand wird getroffen!
four-cry-role = { $you ->
    [yes] Du bist { $role }!
   *[no] { $name } ist { $role }!
}
four-cry-defeated = { $you ->
    [yes] Du bist besiegt!
   *[no] { $name } ist besiegt!
}
four-cry-dazed = { $you ->
    [yes] Du taumelst weiter!
   *[no] { $name } taumelt weiter!
}
four-fight-of = { $cyclical ->
    [yes] Das letzte Gefecht dieser Hand geht reihum: Jeder schlägt für einen Nachbarn
   *[no] Gefecht { $at } von { $of } dieser Hand
}
four-stake-fails = Wird { $name } getroffen, verlierst du die Runde.

## Was Gegner zu dem sagen, was ihnen geschieht, jeder nach seinem Charakter, und der Schurke nach seiner Art

four-voice-hit = { $character ->
    [bold] Ein Kratzer!
    [careful] Wie leichtsinnig.
    [vengeful] Das vergess ich nicht.
   *[none] Getroffen!
}
four-voice-again = { $character ->
    [bold] Zweimal? Genug!
    [careful] Nicht schon wieder …
    [vengeful] Das wird teuer.
   *[none] Schon wieder ich!
}
four-voice-unlucky = { $character ->
    [bold] Verfluchte Schatten!
    [careful] Auf Glück ist kein Verlass.
    [vengeful] Das Glück schuldet mir was.
   *[none] So ein Pech!
}
four-voice-lucky = { $character ->
    [bold] Das Glück liebt mich!
    [careful] Das war knapp.
    [vengeful] Die Nacht ist mein.
   *[none] Uff!
}
four-voice-last = { $character ->
    [bold] Kommt nur her!
    [careful] Jetzt in Deckung.
    [vengeful] Ich nehme euch mit.
   *[none] Noch einer, und aus.
}
four-voice-defeated = { $character ->
    [bold] Welch ein Gefecht!
    [careful] Ich sah es kommen.
    [vengeful] Ihr hört von mir.
   *[none] Ich bin besiegt.
}
four-voice-passed = { $character ->
    [bold] Nimm das!
    [careful] Gut geschützt.
    [vengeful] Nicht zweimal!
   *[none] Mich nicht!
}
four-voice-wounds = { $character ->
    [bold] Mitten hindurch!
    [careful] Verzeiht mir.
    [vengeful] Der war für Euch.
   *[none] Erwischt!
}
# Zu Gefährten: wo alle zusammenstehen, oder wer getroffen wird, gehört zu seinem Team
four-comrade-hit = { $character ->
    [bold] Ein Kratzer!
    [careful] Ich halte durch.
    [vengeful] Macht nichts.
   *[none] Nicht der Rede wert.
}
four-comrade-last = { $character ->
    [bold] Noch stehe ich!
    [careful] Deckt mich, Freunde.
    [vengeful] So leicht nicht.
   *[none] Noch einer, und aus.
}
four-comrade-defeated = { $character ->
    [bold] Weiter, Freunde!
    [careful] Macht ohne mich weiter.
    [vengeful] Rächt mich!
   *[none] Jetzt liegt’s an euch.
}
four-comrade-wounds = { $character ->
    [bold] Verzeiht, mein Freund!
    [careful] Verzeiht mir.
    [vengeful] Das mach ich wieder gut.
   *[none] Oh, verzeiht!
}
four-villain-hit = { $villain ->
    [KC] Mein armer Beutel!
    [AS] Ein kleiner Verlust.
    [KS] Das bereut Ihr!
    [QC] Ist das Eure Ehre?
    [QS] Ihr wagt es?
   *[AC] Unverschämt!
}
four-villain-last = { $villain ->
    [KC] Das sag ich dem Kardinal!
    [AS] Frankreich wird richten.
    [KS] Auf Leben und Tod!
    [QC] D’Artagnan, zu Hilfe!
    [QS] Ich komme immer wieder.
   *[AC] In die Enge? Nie!
}
four-villain-gloats = { $villain ->
    [KC] Geschieht ihm recht!
    [AS] Wie vorausgesehen.
    [KS] Der Nächste, bitte!
    [QC] Haltet ein!
    [QS] Wie überaus traurig.
   *[AC] Einer weniger.
}

## Was gefragt ist

four-ask-missing = Du gibst die Lebenskarten: Welche Farbe soll fehlen?
four-ask-direction =
    { $you ->
        [yes] Du schlägst für einen Nachbarn, der andere für dich.
       *[no] { $name } schlägt zuerst, für einen Nachbarn.
    }
    In welche Richtung soll es gehen?
four-ask-replay = { $you ->
    [yes] { $lives ->
        [0] Du verlierst dein letztes Leben.
       *[other] Du verlierst ein Leben (noch { $lives }) und bekommst den Stein.
    }
   *[no] { $lives ->
        [0] { $name } verliert das letzte Leben.
       *[other] { $name } verliert ein Leben (noch { $lives }) und bekommt den Stein.
    }
}{ $lost ->
    [yes] { " " }Damit ist die Runde verloren.
   *[no] { "" }
} { $left ->
    [one] Oder du gibst die freie Wiederholung her.
   *[other] Oder du gibst eine von { $left } freien Wiederholungen her.
}
four-ask-settings = Soll die nächste Runde leichter oder schwerer werden?
four-ask-servant = { $name } schlägt, du entscheidest.
four-ask-strike = { $shadow ->
    [first] Wähl eine Karte für deinen Hieb.
    [yes] Karte oder Schattenhieb?
   *[no] Deine Karte?
}
four-ask-first = Du schlägst zuerst.
four-ask-same = { $hurt ->
    [yes] Jede Karte trifft dich
   *[no] Jede Karte bewirkt das Gleiche
}: Denk an { $fights ->
    [1] das letzte Gefecht.
   *[other] die nächsten { $fights } Gefechte.
}{ $shadow ->
    [yes] { " " }Oder lass den Schatten schlagen.
   *[no] { "" }
}
four-ask-over = { $who ->
    [you] Mit jeder Karte gewinnst du die Runde.
    [share] Mit jeder Karte teilst du den Sieg.
   *[over] Mit jeder Karte endet die Runde.
}
four-ask-lost = Jetzt verliert jede Karte.{ $saving ->
    [yes] { " " }Nur der Schatten kann dich retten.
   *[no] { "" }
}
four-ask-against = Am niedrigsten: { $number } ({ $you ->
    [yes] du
   *[no] { $name }
}{ $stone ->
    [yes] , mit dem Stein
   *[no] {""}
}).
four-ask-for = { $otherYou ->
    [yes] Deine Karte zählt für dich.
   *[no] Deine Karte zählt für { $other }!
} { $shadow ->
    [yes] Wähle sie oder wirf sie für einen Schattenhieb ab.
   *[no] Wähle sie.
}
four-ask-forced = Das muss ein Schattenhieb sein: Wähle die Karte, die du dafür abwirfst.
four-ask-discard = { $card } abwerfen? An ihrer Stelle schlägt die oberste Karte des Zufallsstapels.

four-decided-so = { $so ->
    [lost] Kaum noch zu gewinnen.
    [shared] So gut wie gewonnen, vielleicht geteilt.
   *[won] So gut wie gewonnen.
}
four-play-out = Zum Ende der Runde
four-button-none = Wähl eine Karte
four-button-strike = Mit { $number } schlagen
# Below the words of the button
four-button-hits = { $whom ->
    [you] trifft dich
    [nobody] trifft niemanden
    [named] trifft { $name }
   *[other] trifft: { $name }
}
four-button-odds = { $stake ->
    [yes] du kommst durch: { $chance }
    [side] verschont eure Seite: { $chance }
   *[no] verschont dich: { $chance }
}
four-button-shadow = Schattenhieb
four-shadow-risk = { $share ->
    [none] { $stake ->
        [yes] du kommst immer durch
        [side] verschont eure Seite immer
       *[no] verschont dich immer
    }
    [all] { $stake ->
        [yes] du kommst nie durch
        [side] verschont eure Seite nie
       *[no] verschont dich nie
    }
   *[some] { $stake ->
        [yes] du kommst durch: { $chance }
        [side] verschont eure Seite: { $chance }
       *[no] verschont dich: { $chance }
    }
}
four-button-accept = Geschehen lassen
four-button-replay = Treffer aufheben
# Below these words
four-button-replay-costs = { $left ->
    [one] dann keine
   *[other] eine von { $left }
}

## Was ein Hieb bisher bedeuten würde

four-fate-safe = heil
four-fate-hit = getroffen
four-fate-serves = dient dir
four-fate-defeat = du besiegt
four-fate-lost = Runde verloren
four-fate-name = wen es trifft
four-fate-unsettled = wen es bisher träfe
# Below the number of a card
four-tag = { $what ->
    [lost] verloren
    [defeat] besiegt
    [you] dich
    [spared] dich nicht
    [nobody] keinen
    [likely] { $name }?
   *[other] { $name }
}
four-would-spared = { $stake ->
    [yes] Dich trifft es nicht, was auch kommt; doch die Runde kann verloren gehen.
   *[no] Dich trifft es nicht, was auch kommt.
}
four-would-first = Du wirst getroffen, wenn niemand { $lower ->
    [yes] niedriger schlägt oder deine { $number } blockt.
   *[no] deine { $number } blockt.
}
four-would-a = { $certain ->
    [yes] { $you ->
        [yes] Mit dieser Karte wirst du getroffen.
       *[no] Mit dieser Karte wird { $name } getroffen.
    }
   *[no] { $you ->
        [yes] Bisher würdest du getroffen.
       *[no] Bisher würde { $name } getroffen.
    }
}
four-would-b = { $certain ->
    [yes] { $you ->
        [yes] Mit dieser Karte verlierst du, und getroffen wird { $villain }.
       *[no] Mit dieser Karte verliert { $name }, und getroffen wird { $villain }.
    }
   *[no] { $you ->
        [yes] Bisher würdest du verlieren, und getroffen würde { $villain }.
       *[no] Bisher würde { $name } verlieren, und getroffen würde { $villain }.
    }
}
four-would-c = { $certain ->
    [yes] { $you ->
        [yes] Mit dieser Karte verlierst du, bist aber geschützt.
       *[no] Mit dieser Karte verliert { $name }, ist aber geschützt.
    }
   *[no] { $you ->
        [yes] Bisher würdest du verlieren, bist aber geschützt.
       *[no] Bisher würde { $name } verlieren, ist aber geschützt.
    }
}
four-would-d = { $certain ->
    [yes] Mit dieser Karte verliert der Schatten, und getroffen wird { $villain }.
   *[no] Bisher würde der Schatten verlieren, und getroffen würde { $villain }.
}
four-would-e = { $certain ->
    [yes] Mit dieser Karte verliert der Schatten, ist aber geschützt.
   *[no] Bisher würde der Schatten verlieren, ist aber geschützt.
}
four-would-f = { $certain ->
    [yes] { $you ->
        [yes] Mit dieser Karte verlierst du, doch es kostet dich nichts.
       *[no] Mit dieser Karte verliert { $name }, doch es kostet nichts.
    }
   *[no] { $you ->
        [yes] Bisher würdest du verlieren, doch es kostet dich nichts.
       *[no] Bisher würde { $name } verlieren, doch es kostet nichts.
    }
}
four-would-g = { $certain ->
    [yes] Mit dieser Karte steht kein Hieb.
   *[no] Bisher stünde kein Hieb.
}
four-would-alone = Dann steht nur noch der letzte Hieb und trifft { $you ->
    [yes] dich
   *[no] { $name }
}, außer seine Zahl liegt schon da.
four-would-for = { $you ->
    [yes] Deine Karte
   *[no] Die Karte von { $name }
} zählt für { $otherYou ->
    [yes] dich
   *[no] { $other }
}.
four-odds-lower = { $how ->
    [third] Hier ist die { $low } sicherer als die { $high }: Als dritte { $low } zählt sie nicht, und die erste zählt wieder.
    [lies] Hier ist die { $low } sicherer als die { $high }: Sie blockt die Karte, die schon liegt.
    [neighbour] Diese Karte zählt für { $other }: Hier ist die { $low } sicherer als die { $high }.
   *[open] Hier ist die { $low } sicherer als die { $high }: Andere können sie blocken, und dann verliert sie nicht.
}
four-would-odds = Wahrscheinlich trifft es: { $hits }.
four-odds-one = { $who ->
    [you] dich
    [nobody] niemanden
   *[other] { $name }
} { $chance }
four-odds-last = Ein Treffer würde dich besiegen.
four-chances-hide = Ausblenden
four-chances-hide-what = Chancen auf den Karten ausblenden
four-chances = Chancen zeigen
four-chances-about = In Prozent, auf Karten und Knöpfen: wie wahrscheinlich dich ein Gefecht verschont, solange andere noch schlagen. Ohne sie wägst du selbst ab; die Lampe nennt sie dir, wenn du sie fragst.
four-odds-what = { $stake ->
    [yes] so wahrscheinlich kommst du durch: nicht getroffen, und die Runde nicht verloren
    [side] so wahrscheinlich verschont dieses Gefecht dich und die Deinen
   *[no] so wahrscheinlich verschont dich dieses Gefecht
}
four-would-third = Die erste { $number } zählt dann wieder.
four-would-serves = Das dient deinem Ziel.
four-would-defeat = Es ist dein letztes Leben: Du wärst besiegt.
four-would-second = { $lost ->
    [yes] Mit dieser Niederlage ist die Runde verloren.
    [own] Mit diesem Treffer ist die Runde für dich verloren.
   *[no] Mit der zweiten Niederlage ist die Runde aus.
}
# Where no figure stands on the cards, to whoever asks for them
four-odds-none = { $why ->
    [waits] Die Chancen werden berechnet …
    [safe] In diesem Gefecht trifft dich kaum etwas.
   *[kept] In diesem Gefecht kostet dich und die Deinen kaum etwas.
}
four-odds-same = { $stake ->
    [yes] Du kommst durch: { $chance }, mit jeder Karte
    [side] Verschont eure Seite: { $chance }, mit jeder Karte
   *[no] Verschont dich: { $chance }, mit jeder Karte
}

## Was geschieht

four-tell-round = Runde { $round }. { $you ->
    [yes] Du eröffnest.
   *[no] { $name } eröffnet.
}
four-tell-missing = Drei kämpfen: { $role } fehlt, und Lebenskarten seiner Farbe sind aus dem Spiel.
four-tell-prepopped = { $count ->
    [one] Der Schurke hat schon eine Lebenskarte verloren.
   *[other] Der Schurke hat schon { $count } Lebenskarten verloren.
}
four-tell-dealt = Die Degenkarten werden gegeben; { $kept ->
    [0] der Rest ist der Zufallsstapel.
   *[other] der Rest ist der Zufallsstapel, und { $kept } warten auf die nächste Hand.
}
four-tell-dealt-kept = Neue Hände: Die beiseitegelegten Karten werden gegeben. Der Zufallsstapel bleibt, wie er ist.
four-tell-fight = Gefecht 1. { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
four-tell-cyclical = Das letzte Gefecht der Hand: Nun schlägt jeder für einen Nachbarn.
four-tell-direction = { $you ->
    [yes] Du wählst die Richtung.
   *[no] { $name } wählt die Richtung.
}
four-tell-clockwise = Niemand wählt: Es geht im Uhrzeigersinn.
four-tell-between = Deine zählt für { $other }, die von { $name } für dich.
four-striking = { $you ->
    [yes] Du schlägst …
   *[no] { $name } schlägt …
}
four-struck-open = { $you ->
    [yes] Du schlägst mit { $number }.
   *[no] { $name } schlägt mit { $number }.
}
four-struck-pile = Deine oberste Karte schlägt: { $number }.
four-struck-shadow = { $you ->
    [yes] Du führst einen Schattenhieb: { $number }.
   *[no] { $name } führt einen Schattenhieb: { $number }.
}
four-struck-forced = { $you ->
    [yes] Der Kardinal führt dir den Degen: { $number }.
   *[no] { $name }: Der Kardinal führt den Degen, { $number }.
}
four-struck-blocked = Gleiche Zahlen blocken einander: Beide Karten mit { $number } sind draußen.
four-struck-third = Die dritte { $number }: Die erste zählt wieder, diese nicht.
four-struck-empty = Der Zufallsstapel ist leer, und mit ihm der Hieb des Schattenmusketiers.
four-struck-for = { $otherYou ->
    [yes] Das zählt für dich.
   *[no] Das zählt für { $other }.
}
four-decided-a = { $you ->
    [yes] Dein Hieb ist der niedrigste: Du bist getroffen.
   *[no] { $name } hat den niedrigsten Hieb und ist getroffen.
}
four-decided-b = { $you ->
    [yes] Dein Hieb ist der niedrigste, aber der Stein schützt dich: Getroffen ist { $villain }.
   *[no] { $name } hat den niedrigsten Hieb, aber der Stein schützt: Getroffen ist { $villain }.
}
four-decided-c = { $you ->
    [yes] Dein Hieb ist der niedrigste, aber der Stein schützt dich: Nichts geschieht.
   *[no] { $name } hat den niedrigsten Hieb, aber der Stein schützt: Nichts geschieht.
}
four-decided-d = Der Schattenmusketier hat den niedrigsten Hieb: Getroffen ist { $villain }.
four-decided-e = Der Schattenmusketier hat den niedrigsten Hieb, ist aber geschützt: Nichts geschieht.
four-decided-f = { $you ->
    [yes] Dein Hieb ist der niedrigste, doch es kostet dich nichts.
   *[no] { $name } hat den niedrigsten Hieb, doch es kostet nichts.
}
four-for-a = { $you ->
    [yes] Der niedrigste Hieb zählt für dich: Du bist getroffen.
   *[no] Der niedrigste Hieb zählt für { $name }: getroffen!
}
four-for-b = { $you ->
    [yes] Der niedrigste Hieb zählt für dich, aber der Stein schützt dich: Getroffen ist { $villain }.
   *[no] Der niedrigste Hieb zählt für { $name }, aber der Stein schützt: Getroffen ist { $villain }.
}
four-for-c = { $you ->
    [yes] Der niedrigste Hieb zählt für dich, aber der Stein schützt dich: Nichts geschieht.
   *[no] Der niedrigste Hieb zählt für { $name }, aber der Stein schützt: Nichts geschieht.
}
four-for-d = Der niedrigste Hieb zählt für den Schattenmusketier: Getroffen ist { $villain }.
four-for-e = Der niedrigste Hieb zählt für den Schattenmusketier, aber der Stein schützt: Nichts geschieht.
four-for-f = { $you ->
    [yes] Der niedrigste Hieb zählt für dich, doch es kostet dich nichts.
   *[no] Der niedrigste Hieb zählt für { $name }, doch es kostet nichts.
}
four-decided-g = Jeder Hieb ist geblockt: unentschieden, und niemand wird getroffen.
four-tell-replay = { $left ->
    [0] Eine freie Wiederholung hebt den Treffer auf. Es war die letzte.
    [one] Eine freie Wiederholung hebt den Treffer auf. Eine ist noch da.
   *[other] Eine freie Wiederholung hebt den Treffer auf. { $left } sind noch da.
}
four-tell-no-replay = Keine Wiederholung: Der Treffer gilt.
four-tell-popped = { $you ->
    [yes] Du verlierst { $card }.
   *[no] { $name } verliert { $card }.
}
four-tell-life = { $you ->
    [yes] Du verlierst
   *[no] { $name } verliert
} ein Leben: { $left ->
    [one] Eins bleibt.
   *[other] { $left } bleiben.
}
four-tell-stone = { $you ->
    [yes] Du bekommst den Stein.
   *[no] { $name } bekommt den Stein.
}
four-tell-up = { $you ->
    [yes] Deine Rollenkarte liegt offen: { $role }. Der nächste Treffer besiegt dich.
   *[no] Die Rollenkarte von { $name } liegt offen: { $role }. Der nächste Treffer ist der letzte.
}
four-tell-up-villain = Die Karte von { $name } liegt wieder offen. Der nächste Treffer ist der letzte.
four-tell-down = { $you ->
    [yes] Deine letzte Lebenskarte ist weg: Deine Rollenkarte liegt verdeckt, noch zwei Treffer.
   *[no] Die letzte Lebenskarte von { $name } ist weg: Die Karte darunter liegt verdeckt, noch zwei Treffer.
}
four-tell-down-villain = Die letzte Lebenskarte von { $name } ist weg, darum wird die Karte darunter verdeckt: noch zwei Treffer, und der erste deckt sie wieder auf.
four-tell-defeated = { $you ->
    [yes] Du bist besiegt.
   *[no] { $name } ist besiegt.
}
four-tell-dazed = { $you ->
    [yes] Du taumelst: Von nun an schlägt für dich die oberste Karte deines Stapels. Zu verlieren hast du nichts mehr.
   *[no] { $name } taumelt, spielt aber weiter die oberste Karte: die kleine Zahl.
}
four-tell-ghost = { $you ->
    [yes] Du kämpfst als Geist weiter: besiegt, aber du entscheidest noch und hast nichts mehr zu verlieren.
   *[no] { $name } kämpft als Geist weiter: besiegt, aber dort wird noch entschieden, und zu verlieren ist nichts mehr.
}

## Was bisher geschah

four-story-round = Runde { $round }
four-story-lead = { $you ->
    [yes] Du eröffnest.
   *[no] { $name } eröffnet.
}
four-story-fight = Gefecht { $fight }
four-story-cyclical = Gefecht { $fight }, reihum
four-story-strike = { $who }: { $number }{ $shadow ->
    [yes] { " " }(Schatten)
   *[no] { "" }
}{ $blocked ->
    [yes] , geblockt
   *[no] { "" }
}
four-story-strike-for = { $who }: { $number } für { $otherYou ->
    [yes] dich
   *[no] { $other }
}{ $shadow ->
    [yes] { " " }(Schatten)
   *[no] { "" }
}{ $blocked ->
    [yes] , geblockt
   *[no] { "" }
}
four-story-empty = { $who }: leer
four-story-over = Ende der Runde

## Worum gespielt wird

four-goal-word = Ziel
four-goal-open = Worum du spielst
four-goal = Gespielt wird bis { $result }{ $group ->
    [survival] ; die wenigsten gewinnen.
   *[other] .
}
four-goal-ends = Die Runde endet, wenn { $villain } besiegt ist oder { $lost ->
    [all] alle Musketiere es sind.
    [last_player] niemand mehr einen Musketier hat.
   *[two] zwei Musketiere es sind.
}
four-goal-single = Eine Runde{ $what ->
    [lives] ; wer mit den meisten Leben steht, gewinnt.
    [survival] ; die wenigsten Niederlagen gewinnen.
   *[other] { "" }
}
four-role-of = { $who }: { $role }
four-role-plain = In dieser Geschichte hat die Rolle kein eigenes Ziel: Sie wird aufgedeckt, wenn die letzten Lebenskarten fort sind.
four-ambition = Was { $role } will
four-wanted = Fehlt noch in der Reihe der Geschichte: { $cards }.
four-wanted-none = Alles liegt in der Reihe der Geschichte.
four-standing = Bisher: { $result }.
four-team = Team { $number }
four-teams = { $first } gegen { $second }
four-known = Welche Karten noch da sind
four-known-number = { $number }: { $hidden } noch nicht gesehen, { $own } auf deiner Hand, { $seen } gesehen
four-known-sign = { $at ->
    [hidden] noch nicht gesehen
    [own] auf deiner Hand
   *[seen] gesehen
}
four-known-hidden = { $count } noch nicht gesehen: { $where }.
four-known-where = { $place ->
    [hands] { $count } auf anderen Händen
    [random] { $count } im Zufallsstapel
    [kept] { $count } für die nächste Hand
   *[thrown] { $count } verdeckt abgeworfen
}
four-means = Was die Karten hier bedeuten
four-signs = Was auf deinen Karten steht
four-last = Nach einer 2 bleibt die Rollenkarte verdeckt, und der zweite Treffer besiegt. Nach dem Joker wird sie sofort aufgedeckt, und der nächste Treffer besiegt.
four-last-mirrored = Die letzten Lebenskarten sind gespiegelt: Nach einer 2 wird die Rollenkarte sofort aufgedeckt, und der nächste Treffer besiegt; nach dem Joker bleibt sie verdeckt, und es braucht noch zwei.
four-stone = Wer Schaden nimmt, bekommt den Stein. Verliert der Musketier mit dem Stein ein Gefecht, nimmt { $villain } den Schaden und bekommt den Stein zurück.
four-stone-shadow = Wer Schaden nimmt, bekommt den Stein. Verliert der Musketier mit dem Stein ein Gefecht, geschieht nichts. { $villain } nimmt Schaden, wenn der Schattenmusketier verliert, während ein Musketier den Stein hat.
four-shadow-strikes = Für einen Schattenhieb wirfst du eine Karte verdeckt ab, und an ihrer Stelle schlägt die oberste Karte des Zufallsstapels. { $count ->
    [0] Es ist keiner mehr da.
    [one] Einer ist noch da.
   *[other] { $count } sind noch da.
}
four-replays = { $you ->
    [yes] Du sprichst für alle: In dieser Runde darfst du
   *[no] { $name } spricht für alle und darf in dieser Runde
} { $left ->
    [one] einen Treffer
   *[other] { $left } Treffer
} aufheben, mit einer freien Wiederholung.
four-goal-tie = Wer am Ende gleichauf ist, teilt den Sieg.

## Das Ende einer Runde

four-over = { $ending ->
    [good] { $story ->
        [QC] { $villain } ist gefasst: Die Runde ist zu Ende.
       *[other] { $villain } ist besiegt: Die Runde ist zu Ende.
    }
   *[bad] { $group ->
        [solitaire] Die Musketiere sind besiegt: Die Runde ist zu Ende.
       *[other] Besiegt: { $own ->
            [yes] du und { $others }
            [alone] du
           *[no] { $others }
        }. Die Runde ist zu Ende.
    }
}
four-end-beaten = { $villain } ist besiegt!
four-end-victor = { $villain } hat gewonnen
four-end-own = { $storyline ->
    [AC] { $mood ->
        [won] Der Fechtmeister verneigt sich, und zwar vor dir.
       *[lost] Du zählst deine blauen Flecken und hängst den Degen weg: Dieser Saal sieht dich wieder.
    }
    [KC] { $mood ->
        [won] Du tastest dich hinaus ans Licht, den Degen in der Hand.
       *[lost] In dieser Finsternis hat jemand anders den kühleren Kopf behalten.
    }
    [QC] { $mood ->
        [won] Wer auch immer über Constance recht hatte: Niemand hat mehr von dem bekommen, was er wollte, als du.
       *[lost] Wer auch immer über Constance recht hatte: Jemand anders hat mehr von dem bekommen, was er wollte.
    }
   *[QS] { $mood ->
        [won] Du hast hinter alle Spiegel gesehen, und niemand hat dort mehr gefunden als du.
       *[lost] Zwischen all den Spiegeln hat jemand anders mehr gefunden als du.
    }
}
four-end-short = { $left ->
    [one] Noch ein Treffer, und { $villain } wäre besiegt.
   *[other] Noch { $left } Treffer, und { $villain } wäre besiegt.
}
four-end-close = { $you ->
    [yes] Noch ein Treffer, und du wärst besiegt.
   *[no] Noch ein Treffer, und { $name } wäre besiegt.
}
four-end-well = In dieser Runde warst du nie nur einen Treffer von der Niederlage entfernt: gut gefochten!
four-end-shared = In dieser Partie zählen nur die Niederlagen, nicht die Leben, die noch übrig sind; bei „Gleich spielen“ entscheiden auch sie.
four-round-title = Das Ende von Runde { $round }
four-round-mine = Runde { $round }: { $group ->
    [survival] { $defeated ->
        [yes] du wurdest besiegt
       *[no] du kommst davon
    }
    [solitaire] { $gained ->
        [0] verloren
       *[other] gewonnen
    }
   *[roles] { $gained ->
        [0] kein Punkt für dich
        [one] ein Punkt für dich
       *[other] { $gained } Punkte für dich
    }
}
four-total = Insgesamt: { $total }
four-last-fight = Das letzte Gefecht
four-last-round = Letzte Runde
four-go-on = Weiter mit der Partie
four-next-round = Nächste Runde
four-settings-title = Wie schwer soll die nächste Runde werden?
four-setting-prepopped = Wie viele Lebenskarten hat der Schurke vorab verloren?
four-setting-free_replays = Wie viele Treffer dürft ihr aufheben?
four-setting-joker_to_villain = Was ist die letzte Lebenskarte des Schurken?
four-setting-joker_to_villain-yes = der Joker
four-setting-joker_to_villain-yes-about = Er fällt einen Treffer früher.
four-setting-joker_to_villain-no = die, die der Zufall gibt
four-setting-joker_to_villain-no-about = Auch der Joker kann es sein.
four-setting-stone_to_lead = Wer hat anfangs den Stein?
four-setting-stone_to_lead-yes = wer eröffnet
four-setting-stone_to_lead-yes-about = Geschützt vom ersten Gefecht an.
four-setting-stone_to_lead-no = der Schurke
four-setting-stone_to_lead-no-about = Der erste Treffer kostet ein Leben.
four-setting-bad_ending = Wann ist die Runde verloren?
four-settings-open = Leichter oder schwerer?
four-intro-begin = An den Tisch
four-intro-more = Mehr über diese Geschichte
four-intro-against = { $group ->
    [solitaire] Gegen dich: { $villain }. Alle, die spielen, halten zusammen.
    [survival] { $mode ->
        [team] Gegen dich: das andere Team, und { $villain }.
       *[solo] Gegen dich: alle anderen Musketiere, und { $villain }.
    }
   *[roles] Um dich: Musketiere, die vielleicht etwas anderes wollen, und { $villain }. Keiner sagt, wer er ist.
}

## Die erste Lektion

four-coach-aim = Das bist du. Jedes Herz ist ein Leben, und ein Treffer kostet eines: Wer am Ende mit den meisten steht, gewinnt.
four-coach-strike = Jeder schlägt einmal, und die niedrigste Zahl wird getroffen. Unten auf jeder Karte steht, wen sie träfe: Wähle eine.
four-coach-unsettled = Ein gestrichelter Name wird getroffen, wie es jetzt steht. Nach dir schlagen noch andere.
four-coach-odds = Nach dir schlagen noch andere. Die Zahl auf einer Karte sagt, wie wahrscheinlich sie dich verschont, nach dem, was sie wohl halten.
four-coach-after = Hier liegt die letzte Lebenskarte, und doch sind es mehr Herzen: Ist sie weg, hält die Rollenkarte noch { $after ->
    [one] einen Treffer
   *[other] { $after } Treffer
} aus.
four-coach-repeat = Gleiche Zahlen blocken einander: Beide sind aus dem Gefecht, und keine kann die niedrigste sein. Deine { $number } wäre hinter dieser versteckt.
four-coach-shadow = { $certain ->
    [yes] Mit deiner { $number } würdest du getroffen.
    [likely] Mit deiner { $number } würdest du wohl getroffen.
   *[no] Mit deiner { $number } würdest du bisher getroffen.
} Sie muss nicht schlagen: Berühre sie und sieh den anderen Knopf an.
four-coach-discard = Hier wird sie verdeckt abgeworfen, und die oberste Karte des Zufallsstapels schlägt an ihrer Stelle: ein Schattenhieb.
four-coach-draw = Kein Hieb steht: ein Unentschieden. Niemand wird getroffen, und derselbe Platz beginnt das nächste Gefecht.
four-coach-hit = { $you ->
    [yes] Dein Hieb war der niedrigste, darum verlierst du ein Leben: Seine Karte liegt nun hier und ist aus dem Spiel.
   *[no] { $name } hatte den niedrigsten Hieb und verliert ein Leben: Seine Karte liegt nun hier und ist aus dem Spiel.
}
four-coach-cyclical = Im letzten Gefecht einer Hand schlägt jeder für einen Nachbarn; wer beginnt, wählt die Richtung, und die Pfeile zeigen, für wen. Eine schlechte Karte schadet nun jemand anderem.
four-coach-direction = Das letzte Gefecht einer Hand: Jeder schlägt für einen Nachbarn, und du sagst, auf welcher Seite. Der Tisch zeigt, wer deine Karte bekommt; dein anderer Nachbar schlägt dann für dich.
four-coach-defeated = { $you ->
    [yes] Du bist besiegt. Ist es ein zweiter Musketier oder der Schurke, ist die Runde aus.
   *[no] { $name } ist besiegt. Ist es ein zweiter Musketier oder der Schurke, ist die Runde aus.
}
four-coach-dazed = { $you ->
    [yes] Du kämpfst taumelnd weiter: Niemand entscheidet mehr für dich, und deine Karten werden von oben vom Stapel gespielt. Du hast nichts mehr zu verlieren; verlierst du mit dem Stein, trifft es wie bisher { $villain }.
   *[no] { $name } kämpft taumelnd weiter: Niemand wählt mehr für { $name }, und die nächste Karte liegt immer offen. Zu verlieren ist nichts mehr; verliert { $name } mit dem Stein, trifft es wie bisher { $villain }.
}
four-coach-ghost = { $you ->
    [yes] Du kämpfst als Geist weiter: besiegt, aber du entscheidest noch und hast nichts mehr zu verlieren.
   *[no] { $name } kämpft als Geist weiter: besiegt, aber dort wird noch entschieden, und zu verlieren ist nichts mehr.
}
four-coach-stone = { $you ->
    [yes] Du wurdest getroffen, darum hast du den Stein. Verlierst du mit ihm, trifft es { $villain }: Deine niedrigste Karte ist jetzt eine gute.
   *[no] { $name } wurde getroffen und hat den Stein: Verliert { $name } auch das nächste Gefecht, trifft es { $villain }.
}
four-coach-signs = Berühre ein Zeichen auf dem Tisch, und es sagt, was es bedeutet.
four-coach-end = { $ending ->
    [good] Die Runde ist aus: { $villain } ist besiegt.
   *[bad] Die Runde ist aus: Zwei Musketiere sind besiegt.
} Das war „Jeder für jeden“, wo jeder gegen jeden kämpft, die einfachste von sechs Geschichten: Jede andere hat etwas Eigenes.
four-coach-begins = Wer ein Gefecht verliert, schlägt im nächsten zuerst; die anderen folgen im Uhrzeigersinn.

## Die zweite Lektion: sich verstecken

four-coach-hide = Die niedrigste Zahl wird getroffen, also versteck dich: { $name } hat mit einer 5 geschlagen, und deine 5 blockt sie. Beide sind dann draußen, und deine 6 behältst du.
four-coach-hidden = Beide Fünfen sind aus dem Gefecht, und niemand erreicht dich. Von dem, was noch steht, hat { $name } das Niedrigste.
four-coach-all-low = Hier ist keine Zahl, die dich verstecken könnte, und jede deiner Karten wäre die niedrigste. Lass den Schatten schlagen: Berühre deine 3, die schlechteste.
four-coach-drawn = Der Schatten hat für dich geschlagen, und deine schlechteste Karte bist du los: Niemand weiß, welche es war. Der Zufallsstapel ist klein: Heb dir das für eine schlechte Hand auf.
four-coach-third = Zwei Vieren blocken einander, und deine 6 wäre die niedrigste. Eine dritte 4 bringt die erste zurück: Dann hat { $name } den niedrigsten Hieb und nicht du.
four-coach-third-back = Von drei gleichen Zahlen steht die erste wieder, und deine ist aus dem Gefecht: { $name } wird getroffen, und mit der zweiten Niederlage ist die Runde aus.
four-coach-shadow-end = So bleibt man unversehrt: sich hinter einer Zahl verstecken, die schon liegt, aus dem Schatten schlagen, wenn jede Karte schlecht ist, und vor dem Hieb abzählen, was was blockt. Wer zuletzt schlägt, sieht am meisten.

## Eine Wahl in wenigen Worten, wo von ihr die Rede ist

four-choice-strike = { $card }
four-choice-shadow = Für einen Schattenhieb wegwerfen: { $card }

## Warum eine Wahl so viel wert ist: was sie in den betrachteten Welten bringt, und was die beste der anderen

# Von der besten Wahl: was sie bewirkt
four-gist-wanted = { $wanted ->
    [yes] : Es bringt die Karte in die Geschichte, die du dort haben willst ({ $card }).
   *[no] .
}
# For whom that is good
four-gist-because = { $because ->
    [friend] : Das ist deine Seite.
    [ward] : Du willst, dass sie lebt.
    [fails] : Ein Treffer dort beendet die Runde gegen dich.
    [ends] : Ein Treffer dort beendet die Runde, während andere führen.
    [instead] : Ein Treffer dort kostet keinen Gegner ein Leben.
    [aim] : Das willst du.
    [rival] : Das kostet einen Gegner ein Leben.
   *[none] .
}
four-gist = { $what ->
    [safe] { $you ->
        [yes] Das verschont dich.
       *[no] { $name } wird nicht getroffen.
    }
    [safer] { $you ->
        [yes] Das verschont dich öfter.
       *[no] { $name } wird seltener getroffen.
    }
    [last] Dein letztes Leben bleibt öfter verschont.
    [spares] { $name } wird seltener getroffen{ four-gist-because }
    [wanted] { $you ->
        [yes] Du wirst öfter getroffen, und das nützt dir{ four-gist-wanted }
       *[no] { $name } wird öfter getroffen, und das nützt dir{ four-gist-wanted }
    }
    [leader] { $name }, an der Spitze, wird öfter getroffen.
    [coleader] { $name }, mit an der Spitze, wird öfter getroffen.
    [ending] { $name } wird öfter getroffen: So endet die Runde eher, solange du vorn liegst.
    [strikes] { $name } wird öfter getroffen{ four-gist-because }
    [nobody] Öfter bleibt jeder verschont.
    [somebody] Öfter wird jemand getroffen.
   *[keeps] { $card ->
        [higher] Die höhere Karte, die { $number }, bleibt für ein späteres Gefecht.
        [lowest] Deine niedrigste Karte, die { $number }, bleibt fürs letzte Gefecht: Da zählt sie für einen Nachbarn.
       *[other] Das spart bessere Karten für später auf.
    }
}
# Womit verglichen wird: mit der besten anderen Wahl
four-reason-other = { $rival ->
    [card] mit der { $number }
    [shadow] aus dem Schatten
   *[way] andersherum
}
four-reason-rather = Warum nicht die { $number }: { $spared ->
    [own] Sie verschont dich in { $chance } der Fälle
    [side] Sie verschont eure Seite in { $chance } der Fälle
   *[round] Du kommst mit ihr in { $chance } der Fälle durch
}, mit dieser Wahl in { $otherwise }, aber { $cost ->
    [later] in einem späteren Gefecht ist sie mehr wert.
    [neighbour] gegen einen Nachbarn ist sie mehr wert.
    [more] { $name } wird mit ihr öfter getroffen.
    [less] { $name } wird mit ihr seltener getroffen.
    [companion] { $name } steht auf deiner Seite und wird mit ihr öfter getroffen.
    [leader] { $name } liegt vorn und wird mit ihr seltener getroffen.
    [coleader] { $name } liegt mit vorn und wird mit ihr seltener getroffen.
    [cards] du behieltest schlechtere Karten.
    [nobody] öfter trifft sie niemanden.
    [somebody] öfter trifft sie jemanden.
   *[all] alles in allem ist sie schwächer.
}
# Where companions fight along, it is not them
four-reason-you = { $self ->
    [yes] dich selbst
   *[no] dich
}
four-reason-hit = { $otherYou ->
    [yes] Das verschont { four-reason-you } { $often ->
        [never] nie
        [hardly] fast nie
        [always] immer
        [nearly] fast immer
       *[some] in { $chance } der Fälle
    }
   *[no] { $other } wird { $often ->
        [never] nie
        [hardly] fast nie
        [always] immer
        [nearly] fast immer
       *[some] in { $chance } der Fälle
    } getroffen
}, { four-reason-other } { $oftenElse ->
    [never] nie
    [hardly] fast nie
    [always] immer
    [nearly] fast immer
   *[some] in { $otherwise }
}.
four-reason-alike = { $otherYou ->
    [yes] Das verschont { four-reason-you } { $often ->
        [never] nie
        [hardly] fast nie
        [always] immer
        [nearly] fast immer
       *[some] in { $chance } der Fälle
    }
   *[no] { $other } wird { $often ->
        [never] nie
        [hardly] fast nie
        [always] immer
        [nearly] fast immer
       *[some] in { $chance } der Fälle
    } getroffen
}, { $often ->
    [never] ebenso
    [always] ebenso
   *[some] etwa genauso oft
} { four-reason-other }.
four-reason-nobody = { $often ->
    [never] Immer wird jemand
    [hardly] Fast immer wird jemand
    [always] Nie wird jemand
    [nearly] Fast nie wird jemand
   *[some] In { $chance } der Fälle wird niemand
} getroffen, { four-reason-other } { $oftenElse ->
    [never] immer jemand
    [hardly] fast immer jemand
    [always] nie jemand
    [nearly] fast nie jemand
   *[some] { $often ->
        [some] in { $otherwise }
       *[other] in { $otherwise } der Fälle niemand
    }
}.
# Dasselbe von dem, was der schlichte Satz eben gesagt hat
four-reason-said = { $often ->
    [never] Aber { four-reason-other } trifft es { $oftenElse ->
        [always] immer.
        [nearly] fast immer.
       *[some] in { $otherwise } der Fälle.
    }
   *[some] { $often ->
        [always] Immer
        [nearly] Fast immer
        [hardly] Fast nie
       *[some] In { $chance } der Fälle
    }, { four-reason-other } { $oftenElse ->
        [never] nie.
        [hardly] fast nie.
        [always] immer.
        [nearly] fast immer.
       *[some] in { $otherwise }.
    }
}
four-reason-keep-said = { $hands ->
    [0] Viel hängt nicht daran.
    [1] Etwa ein Treffer weniger, bis es neue Karten gibt.
   *[other] Etwa ein Treffer weniger, wenn es { $hands }-mal neue Karten gibt.
}
four-reason-keep = { $better ->
    [yes] { $card ->
        [higher] Die höhere Karte, die { $number }, bleibt für ein späteres Gefecht
        [lowest] Deine niedrigste Karte, die { $number }, bleibt für einen Nachbarn
       *[other] Du behältst bessere Karten
    }: { $hands ->
        [0] viel hängt nicht daran.
        [1] etwa ein Treffer weniger bis zum nächsten Geben.
       *[other] etwa ein Treffer weniger, wenn { $hands }-mal gegeben wird.
    }
   *[no] { $card ->
        [higher] Die { $number } wäre in einem späteren Gefecht besser
        [lowest] Die { $number } wäre für einen Nachbarn besser aufgehoben
       *[other] Du behältst schlechtere Karten
    }: { $hands ->
        [0] viel hängt nicht daran.
        [1] etwa ein Treffer mehr bis zum nächsten Geben.
       *[other] etwa ein Treffer mehr, wenn { $hands }-mal gegeben wird.
    }
}
four-reason-deck = { $left ->
    [one] Die letzte Karte des Zufallsstapels bleibt für später.
   *[other] Der Zufallsstapel behält seine { $left } Karten für später.
}
four-reason-same = Es kommt aufs selbe hinaus wie die beste andere Wahl, jetzt und später.
four-reason-shadow = Diese Karte bist du los, und eine Zufallskarte schlägt für sie{ $left ->
    [0] , die letzte.
    [one] ; eine bleibt dann übrig.
   *[other] ; { $left } bleiben dann übrig.
}
four-reason-chance = Dann wird die Runde in { $chance } der Fälle gewonnen, mit der besten anderen Wahl in { $otherwise }.
unit-round-chance = { $worth } % Siegchance in der Runde
difference-round-chance = { $worth } von 100 Runden
unit-round-chance-about = Gerechnet, als würde diese Runde hundertmal gespielt: so viele davon würdest du mit der besten Wahl mehr gewinnen.
unit-round-points = { $count ->
    [one] { $worth } Punkt in 100 Runden
   *[other] { $worth } Punkte in 100 Runden
}
unit-round-points-about = Gerechnet, als würde diese Runde hundertmal gespielt: so viele Punkte bringt sie dir, weniger die Hälfte dessen, was jeder der anderen holt. Geht es ums Überleben, ist eine Niederlage ein verlorener Punkt.
difference-round-points = { $count ->
    [one] { $worth } Punkt in 100 Runden
   *[other] { $worth } Punkte in 100 Runden
}
four-figure-lost = Gefechte verloren
four-figure-lives = Lebenskarten verloren
four-figure-passed = Mit dem Stein weitergegebene Treffer
four-figure-defeats = Besiegt

## Warum gefragt wird

# Was in diesem Gefecht auf dem Tisch liegt, noch vor der Regel
four-here-blocked = Die beiden { $number }en blocken einander.
four-here-lowest = { $you ->
    [yes] Am niedrigsten von dem, was gerade steht, ist deine { $number }.
   *[no] Am niedrigsten von dem, was gerade steht, ist die { $number } von { $name }.
}
four-here-none = Gerade steht kein Hieb.
four-here-blocks = Mit einer { $number } würdest du die { $number } blocken, die schon liegt: Beide wären draußen.
four-here-third = Eine { $number } von dir wäre die dritte: Sie ist draußen, und die erste steht wieder.
four-here-last = Nach deinem Hieb ändert sich nichts mehr: Was auf deinen Karten steht, ist sicher.
four-here-coming = { $odds ->
    [yes] Noch dran: { $names }. Die Prozente rechnen damit, was dort wahrscheinlich auf der Hand ist.
   *[no] Noch dran: { $names }. Was auf deinen Karten steht, kann sich also noch ändern.
}
four-here-alike = Hier kommen alle deine Karten auf etwa dasselbe hinaus: Es entscheidet, was die anderen auf der Hand haben.

four-question-choose_missing = Mit drei Musketieren fehlt eine Farbe. Ihre Karten liegen von Anfang an in der Reihe der Geschichte, und niemand kann sie mehr verlieren.
four-question-choose_direction = Das ist das letzte Gefecht der Hand: Jeder schlägt für einen Nachbarn. Die Richtung entscheidet, für wen deine Karte zählt und wessen Karte für dich.
four-question-strike = Die niedrigste Karte, die nicht geblockt ist, verliert das Gefecht. Gleiche Zahlen blocken einander paarweise; von dreien steht die erste. Für einen Schattenhieb wirfst du deine Karte ab, und die oberste des Zufallsstapels schlägt an ihrer Stelle.
four-question-neighbours = In diesem Gefecht schlägt jeder für einen Nachbarn: Der Pfeil unter einem Namen zeigt, für wen. Die niedrigste Karte trifft also den, für den sie zählt, und nicht den, der sie gelegt hat.
four-question-together = { $villain ->
    [AS] Ihr steht alle zusammen, und der Schurke wird nur getroffen, wenn verliert, wer den Stein hat. Doch diesen Degen führt er selbst: Der Hieb für den Musketier mit dem Stein muss ein Schattenhieb sein, solange der Zufallsstapel eine Karte hat.
   *[KS] Ihr steht alle zusammen, und der Schurke wird nur getroffen, wenn der Schattenmusketier verliert, während ein Musketier den Stein hat.
}
four-question-use_replay = Eine freie Wiederholung hebt diesen Treffer auf: Niemand nimmt Schaden, der Stein bleibt, die Karten sind gespielt. In einer Runde gibt es nur wenige; spare sie für einen schlimmeren Treffer. Es entscheidet, wer für alle spricht, denn der Treffer geht alle an.
four-question-choose_settings = Zwischen den Runden lässt sich das Gefecht gegen den Schurken leichter oder schwerer machen. Innerhalb einer Runde bleibt alles, wie es ist.
four-question-begins = Wer ein Gefecht verliert, schlägt im nächsten zuerst; nach einem Unentschieden beginnt derselbe Platz noch einmal. Die anderen folgen im Uhrzeigersinn. Im letzten Gefecht einer Hand wählt, wer beginnt, die Richtung.

## Was ein Zeichen bedeutet: je ein Satz

four-sign-card = Nur die Zahl { $number } zählt, nicht die Farbe: Gleiche Zahlen blocken einander paarweise, und die niedrigste, die steht, verliert.
four-sign-left = { $name }: Treffer bis zur Niederlage: { $count }. Jeder kostet die vorderste Lebenskarte; sind alle weg, hält die Rollenkarte darunter, die sagt, wer das ist, noch aus: { $after }.
four-sign-team = Team { $number }: Diese Musketiere spielen die Runde auf einer Seite.
four-sign-open = { $who ->
    [dazed] Die oberste Karte des Stapels: Ein Taumelmusketier spielt seine Karten in dieser Reihenfolge, was auch kommt.
    [servant] Die Hand eines Dieners liegt offen, und sein Herr entscheidet, was er spielt.
   *[player] Diese Karten liegen nur für dich offen, weil du diese Partie ansiehst.
}
four-sign-became = { $became ->
    [ghost] Ein Geist: besiegt, aber sein Spieler entscheidet weiter, und er hat nichts mehr zu verlieren.
   *[dazed] Er taumelt: Niemand entscheidet für ihn, er spielt seine Karten, wie sie im Stapel liegen.
}
four-sign-villain = { $villain ->
    [AC] Rochefort will, dass die Musketiere einander besiegen.
    [KC] Bonacieux will die Musketiere im Dunkeln besiegt sehen.
    [AS] Richelieu will die Musketiere besiegen, die zusammen gegen ihn stehen.
    [KS] De Wardes will die Musketiere besiegen, die zusammen gegen ihn stehen.
    [QC] Madame Bonacieux will lebend davonkommen.
   *[QS] Milady will, dass die Musketiere sich zwischen ihren Spiegeln verlieren.
} { $shadow ->
    [yes] Getroffen wird { $name }, wenn der Schatten verliert, während ein Musketier den Stein hat.
   *[no] Von hier schlägt niemand; getroffen wird { $name }, wenn ein Gefecht verliert, wer den Stein hat.
}
four-sign-for = Im letzten Gefecht einer Hand schlägt jeder für einen Nachbarn: Diese Karte zählt für { $otherYou ->
    [yes] dich
   *[no] { $other }
}.
# Der Schild bei dem, für den der niedrigste Hieb zählt
four-sign-loses = { $fate ->
    [hit] Ein zerbrochener Schild: Der niedrigste Hieb zählt für { $otherYou ->
        [yes] dich
       *[no] { $other }
    }, und nichts hält den Treffer ab.
    [villain] Der niedrigste Hieb zählt für den Schatten: Getroffen wird { $villain }.
   *[spared] Ein heiler Schild: Der niedrigste Hieb zählt für { $otherYou ->
        [yes] dich, kostet dich
       *[no] { $other }, kostet { $other }
    } aber kein Leben.
}
four-sign-place = { $state ->
    [empty] Ein leerer Hieb: Der Zufallsstapel hatte keine Karte dafür; er blockt nichts und kann nicht verlieren.
    [waits] Schlägt in diesem Gefecht als Nummer { $turn }.
   *[open] Der Ort für den Hieb dieses Platzes.
}
four-sign-shadow-first = Wähle zuerst eine Karte: Sie wird verdeckt abgeworfen, und an ihrer Stelle schlägt die oberste des Zufallsstapels.
four-sign-shadow-odds = Oben auf dem Zufallsstapel liegt eine von { $cards } Karten, die du nicht gesehen hast: Was später ins Spiel kam, kann dort nicht liegen.
four-sign-play-out = Nach allem, was du siehst, ist kaum noch etwas zu entscheiden. Ein Computerspieler schlägt für dich bis zum Ende der Runde, ohne Pause.
four-sign-odds = Gerechnet wie bei der Lampe: aus den Karten, die die anderen wohl halten, und dem, was ein guter Spieler damit schlüge.
four-sign-tie = Die beiden Karten mit { $number } blocken einander: Keine zählt, und keine kann die niedrigste sein.
four-sign-strike = { $state ->
    [blocked] Geblockt: Eine gleiche Zahl liegt dagegen, sie zählt nicht und kann nicht verlieren.
    [lowest] Die niedrigste Karte, die steht: Für wen sie zählt, der verliert das Gefecht.
   *[stands] Diese Karte steht: Keine gleiche Zahl blockt sie, und eine niedrigere steht auch.
}{ $how ->
    [random] { " " }Sie kam vom Zufallsstapel.
   *[hand] { "" }
}
four-sign-line = Was aus dem Spiel ist, liegt hier der Reihe nach, bis die Runde vorbei ist: Jeder Treffer legt die Lebenskarte dazu, die er gekostet hat. Das ist die Reihe der Geschichte.
four-sign-hand = Die Gefechte dieser Hand: Das letzte, mit den Pfeilen, geht reihum: Jeder schlägt für einen Nachbarn.
