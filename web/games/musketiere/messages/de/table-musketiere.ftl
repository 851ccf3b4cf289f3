### Der Tisch von Musketiere: was gefragt ist, was geschieht, was geschehen ist.
### $you ist „yes“, wenn der Satz sich an die Person vor dem Bildschirm wendet.

## Karten und Steine

card-name = { $swords ->
    [0] { $value } ohne Degen
    [1] { $value } mit einem Degen
    [2] { $value } mit zwei Degen
    [3] { $value } mit drei Degen
   *[other] { $value } mit vier Degen
}
card-of-several = { $value } ({ $swords ->
    [0] ohne Degen
    [1] ein Degen
    [2] zwei Degen
    [3] drei Degen
   *[other] vier Degen
})
card-down = verdeckte Karte
stone-G = ein Edelstein
stone-P = ein Gefängnisstein
nth-place = { $place ->
    [1] erste Karte
    [2] zweite Karte
   *[other] dritte Karte
}

## Der Tisch

table-title = Musketiere, Spiel { $game }
table-where = Duell { $duel } von 9
table-where-game = Spiel { $game } · Duell { $duel }
table-where-pay = Wahl des Lohns
table-seat-total = { $count ->
    [one] bisher ein Dukaten
   *[other] bisher { $count } Dukaten
}
table-seat-hand = { $count ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-middle = Das Duell
table-guard = Die Garde des Kardinals, Stärke { $strength }
table-pile = { $count ->
    [one] noch eine Gardekarte im Stapel
   *[other] noch { $count } Gardekarten im Stapel
}
table-centre = In der Tischmitte: { $gems ->
    [0] kein Edelstein
    [one] ein Edelstein
   *[other] { $gems } Edelsteine
}, { $prisons ->
    [0] kein Gefängnisstein
    [one] ein Gefängnisstein
   *[other] { $prisons } Gefängnissteine
}
table-no-gems = keine Edelsteine mehr
table-no-prisons = keine Gefängnis­steine mehr
table-sum-label = Bisher { $sum } von { $strength }
table-needed = Es braucht { $needed } oder mehr!
table-laid = Karten in diesem Duell
table-laid-none = noch nichts gelegt
table-laid-tried = { $card }, noch nicht gespielt
table-not-counting = zählt nicht
table-pay = Dein Lohn
table-pay-of = Lohn von { $name }
table-place-empty = { nth-place }: noch nichts
table-place-down = { nth-place }, verdeckt
table-place-open = { nth-place }: { $value }
table-place-own = { nth-place }: deine { $value }
table-place-stone = { $what }, darauf { $stone }
table-lies = jetzt wert
table-so-far = { $total } bisher

## Was ein Mitspieler tut

says-chosen = hat gewählt
says-imprisoned = alle gefangen
says-highest = höchste Karte
says-lowest = niedrigste Karte
says-two-gems = hat zwei Steine

## Was aus einem Duell geworden ist

cry-won = { $you ->
    [yes] { $over ->
        [0] Gewonnen, auf den Punkt!
       *[other] Gewonnen, um { $over }!
    }
   *[no] Gewonnen! { $name } vorn.
}
cry-lost = { $you ->
    [yes] { $short ->
        [one] Um eins verloren!
       *[other] Um { $short } verloren!
    }
   *[no] Verloren! { $name } hinten.
}
cry-third = { $you ->
    [yes] Dein dritter Edelstein!
   *[no] Der dritte Edelstein!
}
cry-gem = Deine { $value } ist { $worth } wert!
cry-robbed = { $lost ->
    [0] { $name } beraubt dich!
    [one] { $name } raubt dir einen Dukaten!
   *[other] { $name } raubt dir { $lost } Dukaten!
}
cry-prison = Deine { $value } muss ins Gefängnis!
cry-robs = { $name } beraubt { $other }!
why-taken = { $what ->
    [gem] In der Mitte liegt kein Edelstein mehr.
   *[prison] In der Mitte liegt kein Gefängnis mehr.
}
undo-none-stone = Ein Stein bleibt, wo er liegt: Was danach kommt, wird sofort aufgedeckt, und alle haben es gesehen.
stake-empty = { $what ->
    [both] In der Mitte liegt nichts mehr: Wer gewinnt, darf einen Edelstein rauben, wer verliert, nimmt einem anderen ein Gefängnis ab.
    [prisons] Kein Gefängnis mehr da: Wer verliert, nimmt eines von einem Mitspieler und befreit dessen Karte.
   *[gems] Kein Edelstein mehr da: Wer gewinnt, darf einen rauben.
}
stake-full = { $what ->
    [both] Die Mitte ist leer, keine deiner Karten ist frei: Ein Sieg befreit einen Gefangenen, eine Niederlage kostet einen Edelstein.
    [prisons] Kein Gefängnis mehr da: Verlierst du, gibst du einen Edelstein ab, denn keine deiner Karten ist frei.
   *[gems] Kein Edelstein mehr da: Gewinnst du, befreist du einen Gefangenen, denn keine deiner Karten ist frei.
}
stake-third = { $you ->
    [yes] Du hast zwei Edelsteine: Ein dritter beendet das Spiel.
   *[no] { $name } hat zwei Edelsteine: Ein dritter beendet das Spiel.
}
ahead-stronger = Stärkere Garden können folgen: { $guards }.
ahead-none = Eine stärkere Garde kommt nicht mehr: Für keine musst du etwas aufheben.
last-duel-won = Zuletzt gewonnen, { $sum } gegen { $strength }.
last-duel-lost = Zuletzt verloren, { $sum } gegen { $strength }.

## Was ein Gegner zu dem sagt, was ihm geschah, nach seinem Charakter

voice-gem = { $character ->
    [bold] { $time ->
        [0] Wie erwartet!
        [1] Nur her zu mir!
       *[2] Wer sonst?
    }
    [careful] { $time ->
        [0] Sicher ist sicher.
        [1] Stück für Stück.
       *[2] Den hüte ich.
    }
    [vengeful] { $time ->
        [0] Ein Anfang.
        [1] Der steht mir zu.
       *[2] Das war noch offen.
    }
   *[none] { $time ->
        [0] Ein Edelstein!
        [1] Welch ein Glück!
       *[2] Wie er funkelt!
    }
}
voice-robs = { $character ->
    [bold] { $time ->
        [0] Her damit!
        [1] Gebt ihn her!
       *[2] Zu langsam!
    }
    [careful] { $time ->
        [0] Es muss sein.
        [1] Verzeiht mir.
       *[2] Notgedrungen.
    }
    [vengeful] { $time ->
        [0] Ich vergesse nichts.
        [1] Auch der ist jetzt meiner.
       *[2] Auge um Auge.
    }
   *[none] { $time ->
        [0] Besten Dank!
        [1] Zu gütig!
       *[2] Unwiderstehlich!
    }
}
voice-avenges = { $you ->
    [yes] { $time ->
        [0] Das war für meinen!
        [1] Jetzt sind wir quitt!
       *[2] Wie du mir, so ich dir!
    }
   *[no] { $time ->
        [0] Für meinen, { $name }!
        [1] Wir sind quitt, { $name }!
       *[2] Weißt du noch, { $name }?
    }
}
voice-robbed = { $character ->
    [bold] { $time ->
        [0] Ihr wagt es?
        [1] Zieht den Degen!
       *[2] Das heißt Krieg!
    }
    [careful] { $time ->
        [0] Ich ahnte es.
        [1] Schlecht gehütet.
       *[2] Nichts ist sicher.
    }
    [vengeful] { $time ->
        [0] Das merk ich mir.
        [1] Das ist notiert.
       *[2] Das rächt sich.
    }
   *[none] { $time ->
        [0] Mein Edelstein!
        [1] Nicht schon wieder!
       *[2] Haltet den Dieb!
    }
}
voice-jailed = { $character ->
    [bold] { $time ->
        [0] Eine Kleinigkeit!
        [1] Mauern? Pah!
       *[2] Ich breche aus!
    }
    [careful] { $time ->
        [0] Ich wusste es.
        [1] Ausgerechnet heute.
       *[2] Zu kühn von mir.
    }
    [vengeful] { $time ->
        [0] Das hol ich auf.
        [1] Noch eine Rechnung.
       *[2] Ich zähle die Tage.
    }
   *[none] { $time ->
        [0] O weh!
        [1] Warum ich?
       *[2] So ein Pech!
    }
}
voice-freed = { $character ->
    [bold] { $time ->
        [0] Auf ein Neues!
        [1] Wo ist mein Degen?
       *[2] Mich hält keine Mauer!
    }
    [careful] { $time ->
        [0] Endlich sicher.
        [1] Frische Luft!
       *[2] Jetzt bloß Vorsicht.
    }
    [vengeful] { $time ->
        [0] Jetzt komme ich.
        [1] Da bin ich wieder.
       *[2] Zu früh gefreut.
    }
   *[none] { $time ->
        [0] Frei!
        [1] Tageslicht!
       *[2] Welch ein Segen!
    }
}
voice-returned = { $character ->
    [bold] { $time ->
        [0] Es gibt noch mehr!
        [1] Was soll’s!
       *[2] Lasst ihn rollen!
    }
    [careful] { $time ->
        [0] Schade drum.
        [1] Wie gewonnen …
       *[2] Nichts bleibt.
    }
    [vengeful] { $time ->
        [0] Den hol ich mir.
        [1] Auch das zahlt ihr.
       *[2] Das vergess ich nicht.
    }
   *[none] { $time ->
        [0] Leb wohl, Stein!
        [1] Er war so schön.
       *[2] Da geht er hin.
    }
}
voice-walled = { $character ->
    [bold] { $time ->
        [0] Im Käfig? Vorerst!
        [1] Trotzdem: En garde!
       *[2] Wartet nur!
    }
    [careful] { $time ->
        [0] Alles verloren.
        [1] Nichts mehr zu hüten.
       *[2] Hätte ich gewartet.
    }
    [vengeful] { $time ->
        [0] Wenn ich rauskomme …
        [1] Das büßt ihr alle.
       *[2] Ich merke mir jeden.
    }
   *[none] { $time ->
        [0] Alle drei!
        [1] Zu Hilfe!
       *[2] Wer holt mich raus?
    }
}
voice-near = { $character ->
    [bold] { $time ->
        [0] Bald ist es meins!
        [1] Wer hält mich auf?
       *[2] Fast am Ziel!
    }
    [careful] { $time ->
        [0] Nur ruhig jetzt.
        [1] Jetzt kein Fehler.
       *[2] Noch nicht gewonnen.
    }
    [vengeful] { $time ->
        [0] Bald sind wir quitt.
        [1] Ihr werdet sehen.
       *[2] Die Rechnung kommt.
    }
   *[none] { $time ->
        [0] Fast geschafft!
        [1] Nicht mehr weit!
       *[2] Kann das sein?
    }
}
voice-envies = { $character ->
    [bold] { $time ->
        [0] Nicht für lange!
        [1] Der nächste ist meiner!
       *[2] Den gönn ich Euch!
    }
    [careful] { $time ->
        [0] Einer weniger.
        [1] Hätte ich gewagt …
       *[2] Hütet ihn gut.
    }
    [vengeful] { $time ->
        [0] Das hab ich gesehen.
        [1] Freut Euch nur.
       *[2] Wir sprechen uns noch.
    }
   *[none] { $time ->
        [0] Ihr Glückspilz!
        [1] Sehr hübsch.
       *[2] So einen will ich auch.
    }
}
voice-mocks = { $character ->
    [bold] { $time ->
        [0] Ha! Ich nicht!
        [1] Kopf einziehen!
       *[2] Wer spielt so tief?
    }
    [careful] { $time ->
        [0] Lieber Vorsicht.
        [1] Gottlob, nicht ich.
       *[2] Da bleib ich fern.
    }
    [vengeful] { $time ->
        [0] Geschieht Euch recht.
        [1] Das freut mich.
       *[2] Wohlverdient.
    }
   *[none] { $time ->
        [0] O je!
        [1] Kopf hoch!
       *[2] Puh, nicht ich!
    }
}

## Was gefragt ist

ask-choose_pay =
    Wähle drei Karten als Lohn.
    Sie zählen, kämpfen aber nicht.
advice-pay = Ein Edelstein verdoppelt hohe, ein Gefängnis auf niedrigen kostet wenig. Die anderen neun kämpfen, neue gibt es nicht.
advice-swords = Degen entscheiden nur bei gleicher Zahl.
advice-last = { $you ->
    [yes] Du hast { $total } von { $target } Dukaten: Dieses Spiel kann das letzte sein.
   *[no] { $name } hat { $total } von { $target } Dukaten: Dieses Spiel kann das letzte sein.
}
advice-weak = Ein schweres Blatt: Im Lohn macht ein Edelstein aus der { $high } eine { $double }, und ein Gefängnis auf der { $low } kostet { $low ->
    [0] nichts
   *[other] wenig
}.
aim-cheap = Ein Gefängnis auf der { $value } kostet { $value ->
    [0] nichts
   *[other] wenig
}.
aim-lowest = Geht es verloren, spiel nur nicht die niedrigste.
ask-choose_pay-more = { $left ->
    [1] Noch eine Karte.
   *[2] Noch zwei Karten.
}
ask-choose_pay-ready =
    Diese drei werden dein Lohn.
    Haben alle gewählt, ist es nicht mehr zu ändern.
ask-choose_pay-instead =
    Die { $value } geht zurück auf die Hand.
    Diese drei werden dein Lohn.
ask-play_card = Ihr braucht mindestens { $strength }.
ask-play_card-beyond = Zusammen erreicht ihr { $strength } nicht: Nur die niedrigste Karte büßt dafür.
ask-play_card-hardly = { $strength } ist kaum zu erreichen: Dafür müssten fast lauter höchste Karten liegen.
ask-play_card-alone = Du kämpfst allein gegen { $strength }.
ask-play_card-imprisoned =
    Deine drei Musketiere sind gefangen: Deine Karte zählt nicht.
    { $left ->
        [one] { "" }
       *[other] Welche kannst du entbehren?
    }
ask-play_card-last = Deine letzte Karte gegen { $strength }.
hint-drag = Hochgezogen ist eine Karte sofort gespielt.
ask-take_gem =
    Gewonnen! { $swords ->
        [yes] Gleiche Zahl, mehr Degen.
       *[no] Du hattest die höchste Karte.
    }
    Wohin kommt der Edelstein?
ask-take_gem-source =
    Gewonnen! Kein Edelstein ist übrig:
    Wem nimmst du einen?
ask-take_gem-or-free =
    Gewonnen! Nimm einen Edelstein für eine Karte ohne Stein
    oder befreie einen Gefangenen.
ask-take_gem-or-free-source =
    Gewonnen! Edelsteine liegen bei { $names }:
    Nimm einen oder befreie einen Gefangenen.
ask-free_prison =
    Gewonnen! Keine deiner Karten ist frei.
    Befreie einen Gefangenen.
ask-take_prison =
    Verloren. { $swords ->
        [yes] Gleiche Zahl, weniger Degen.
       *[no] Du hattest die niedrigste Karte.
    }
    Wohin kommt der Gefängnisstein?
ask-take_prison-source =
    Verloren. Kein Gefängnisstein ist übrig:
    Wem nimmst du einen?
ask-return_gem =
    Verloren. Keine deiner Karten ist frei.
    Gib einen Edelstein zurück.
ask-take_gem-whose = Wessen Edelstein nimmst du? Dessen Karte verliert ihn.
ask-take_prison-whose = Wessen Gefängnisstein nimmst du? Dessen Karte kommt damit frei.
ask-pick-place = Wähle nun, wohin er kommt.
ask-would = { $count ->
    [one] Dein Lohn wäre dann einen Dukaten wert.
   *[other] Dein Lohn wäre dann { $count } Dukaten wert.
}

button-choose_pay = Diese drei legen
button-play_card = { $value } spielen
button-play-none = Wähle eine Karte
button-pay-none = { $picked } von 3 gewählt
button-take_gem = Edelstein nehmen
button-take_gem-from = Edelstein von { $name } nehmen
button-place-none = { $what ->
    [free_prison] Wähle den Gefangenen
    [return_gem] Wähle den Edelstein
    [whose-take_gem] Wähle den Edelstein
    [whose-take_prison] Wähle das Gefängnis
    [either] Edelstein oder Gefangener?
   *[other] Wähle einen Platz
}
button-free_prison = Befreien
button-take_prison = Gefängnis nehmen
button-take_prison-from = Gefängnis von { $name } nehmen
button-return_gem = Zurückgeben
place-take_gem = { nth-place }: Edelstein hierher{ $value ->
    [none] {""}
   *[other] , deine { $value } wäre { $worth } wert
}
place-free_prison = { nth-place }: hier befreien{ $value ->
    [none] {""}
   *[other] , deine { $value } zählt wieder
}
place-take_prison = { nth-place }: Gefängnisstein hierher{ $value ->
    [none] {""}
   *[other] , deine { $value } wäre nichts mehr wert
}
place-return_gem = { nth-place }: diesen Edelstein zurückgeben{ $value ->
    [none] {""}
   *[other] , deine { $value } zählt nur noch einfach
}
source-take = Von { $name } nehmen: { $stone }, { nth-place }

## Was geschieht

tell-choice = { $you ->
    [yes] Du hast gewählt.
   *[no] { $name } hat gewählt.
}
tell-dealt = Zwölf Karten für jeden.
tell-guard = Die Garde ist aufgedeckt: { $strength }.
tell-turned = { $you ->
    [yes] Du: { $card }.
   *[no] { $name }: { $card }.
}
tell-won = Gewonnen, { $sum } gegen { $strength }!
tell-highest = { $you ->
    [yes] Deine Karte war die höchste.
   *[no] { $name } hatte die höchste Karte.
}
tell-lost = Verloren, { $sum } gegen { $strength }.
tell-lowest = { $you ->
    [yes] Deine Karte war die niedrigste.
   *[no] { $name } hatte die niedrigste Karte.
}
tell-by-swords = Bei gleicher Zahl sind mehr Degen höher.
tell-gem = { $you ->
    [yes] Du nimmst einen Edelstein.
   *[no] { $name } nimmt einen Edelstein.
}
tell-gem-from = { $you ->
    [yes] Du nimmst { $other } einen Edelstein weg.
   *[no] { $otherYou ->
        [yes] { $name } nimmt dir einen Edelstein weg!
       *[no] { $name } nimmt { $other } einen Edelstein weg.
    }
}
tell-freed = { $you ->
    [yes] Du befreist einen Gefangenen.
   *[no] { $name } befreit einen Gefangenen.
}
tell-prison = { $you ->
    [yes] Du bekommst einen Gefängnisstein.
   *[no] { $name } bekommt einen Gefängnisstein.
}
tell-prison-from = { $you ->
    [yes] Du übernimmst einen Gefängnisstein von { $other }.
   *[no] { $otherYou ->
        [yes] { $name } übernimmt einen Gefängnisstein von dir.
       *[no] { $name } übernimmt einen Gefängnisstein von { $other }.
    }
}
tell-returned = { $you ->
    [yes] Keine deiner Lohnkarten ist frei: Dafür gibst du einen Edelstein zurück.
   *[no] { $name } hat keine freie Lohnkarte und gibt dafür einen Edelstein zurück.
}
tell-imprisoned = { $you ->
    [yes] Deine drei Musketiere sind gefangen. Deine Karten zählen nicht, bis jemand einen deiner Gefängnissteine nimmt.
   *[no] Alle drei Musketiere von { $name } sind gefangen.
}
tell-released = { $you ->
    [yes] Du kämpfst wieder mit.
   *[no] { $name } kämpft wieder mit.
}
tell-three-gems = { $you ->
    [yes] Dein dritter Edelstein! Das Spiel ist sofort zu Ende.
   *[no] Der dritte Edelstein für { $name }. Das Spiel ist sofort zu Ende.
}
tell-nine-duels = Das neunte Duell ist vorbei: Nun wird der Lohn gezählt.

## Was bisher geschah

story-game = Spiel { $game }
story-game-text = Herausgenommene Gardekarten: { $removed }.
story-pay = Dein Lohn: { $cards }.
story-duel = Duell { $duel } – Garde { $strength }
story-duel-won = Duell { $duel } – Garde { $strength }, { $by ->
    [0] auf den Punkt gewonnen
   *[other] gewonnen um { $by }
}
story-duel-lost = Duell { $duel } – Garde { $strength }, verloren um { $by }
story-card = { $who } { $value }
story-card-out = { $who } { $value } (zählt nicht)
story-highest = { $you ->
    [yes] Du hattest die höchste Karte.
   *[no] { $name } hatte die höchste Karte.
}
story-highest-swords = { $you ->
    [yes] Du hattest die höchste Karte, { $card }.
   *[no] { $name } hatte die höchste Karte, { $card }.
}
story-lowest = { $you ->
    [yes] Du hattest die niedrigste Karte.
   *[no] { $name } hatte die niedrigste Karte.
}
story-lowest-swords = { $you ->
    [yes] Du hattest die niedrigste Karte, { $card }.
   *[no] { $name } hatte die niedrigste Karte, { $card }.
}
story-gem-own = Ein Edelstein auf deine { $value }, jetzt { $worth } wert.
story-prison-own = Ein Gefängnisstein auf deine { $value }.
story-freed-own = Deine { $value } ist wieder frei.
story-returned-own = Der Edelstein von deiner { $value } geht zurück.
story-place = Er kommt auf die { nth-place }.
story-freed-place = Die { nth-place } ist wieder frei.
story-scored = Wertung von Spiel { $game }
story-three-gems = { $you ->
    [yes] Du hast es mit drei Edelsteinen beendet.
   *[no] { $name } hat es mit drei Edelsteinen beendet.
}
story-nine-duels = Alle neun Duelle sind gekämpft.
story-score = { $who } { $score }
story-totals = Stand: { $totals }.

## Was bekannt ist

known-title = { known-open }
known-word = Gesehen
known-open = Gesehene Karten
known-left = Gardekarten noch im Stapel
known-left-none = Keine.
known-turned = Aufgedeckte Gardekarten
known-removed = In diesem Spiel nicht dabei
known-ours = Von den fünfzehn Gardekarten des Spiels haben wir acht gewählt (8, 10, 11, 12, 14, 15, 18, 20); es sind nicht die veröffentlichten.
known-cards = Musketierkarten
known-unseen = noch nicht gesehen
known-own = deine
known-played = ausgespielt
known-own-cards = Deine: { $cards }.
known-swords = In jeder Spalte liegt oben die Karte mit vier Degen, unten die ohne.
known-played-value = { $value }: { $count ->
    [0] keine ausgespielt
    [one] eine von fünf ausgespielt
   *[other] { $count } von fünf ausgespielt
}

## Punkte

scores-title = Dukaten
scores-target = Ziel { $target }
scores-single = Ein einziges Spiel
scores-single-pay = Ein einziges Spiel: was dein Lohn jetzt wert ist
scores-games = Spiel { $game } von { $games }
scores-tie-break = Stechen: Spiel { $game }
scores-last = Letzte Wertung

sheet-title = Wertung von Spiel { $game }
sheet-three-gems = { $you ->
    [yes] Du hast deinen dritten Edelstein gelegt: Das Spiel ist aus.
   *[no] { $name } hat den dritten Edelstein gelegt: Das Spiel ist aus.
}
sheet-nine-duels = Neun Duelle sind gekämpft.
sheet-free = { $value }
sheet-G = { $value } × 2 = { $points }
sheet-P = { $value } gefangen = 0
sheet-score = { $count ->
    [one] ein Dukaten
   *[other] { $count } Dukaten
}
sheet-total = { $total } insgesamt
pay-needs = { $otherYou ->
    [yes] Noch { $count } bis zu dir …
   *[no] Noch { $count } bis zu { $other } …
}
pay-behind = { $you ->
    [yes] Du liegst { $count } hinter { $other }.
   *[no] { $otherYou ->
        [yes] { $count } hinter dir.
       *[no] { $count } hinter { $other }.
    }
}
pay-level = { $otherYou ->
    [yes] Gleichauf mit dir!
   *[no] Gleichauf mit { $other }!
}
pay-ahead = { $you ->
    [yes] Du liegst vorn …
   *[no] { $name } liegt vorn …
}
pay-leads = { $you ->
    [yes] Du führst um { $count }!
   *[no] { $name } führt um { $count }!
}
sheet-next = Nächstes Spiel

## Die erste Lektion

coach-pay = Die meisten Dukaten gewinnen. Drei deiner Karten werden dein Lohn: Sie bringen Dukaten, kämpfen aber nicht. Ein Edelstein verdoppelt eine hohe, ein Gefängnis auf einer niedrigen kostet wenig. Die Degen am Rand entscheiden nur bei gleicher Zahl.
coach-guard = Die Garde des Kardinals! Jeder legt heimlich eine Karte; zusammen mindestens { $strength }. Dann nimmt die höchste einen Edelstein; sonst muss die niedrigste ins Gefängnis.
coach-beyond = { $strength } ist kaum zu erreichen: Dazu müsste jeder eine 10 spielen. Also geht es darum, nicht die niedrigste Karte zu haben: Oft reicht eine mittlere, und deine besten bleiben dir.
coach-gem = Zusammen habt ihr es geschafft, und deine Karte war die höchste. Ein Edelstein verdoppelt die Karte, auf der er liegt: am besten deine höchste freie.
coach-others-win = Das Duell ist gewonnen, aber die höchste Karte hatte jemand anderes: { $name } { $does ->
    [gem] nimmt einen Edelstein
    [free] befreit einen Gefangenen
    [rob] nimmt einem Mitspieler einen Edelstein weg, denn in der Tischmitte liegt keiner mehr
    [rob-or-free] nimmt einem Mitspieler einen Edelstein weg, denn in der Tischmitte liegt keiner mehr, oder befreit einen Gefangenen
   *[either] nimmt einen Edelstein oder befreit einen Gefangenen
}.
coach-swords = Gleicher Wert: Dann entscheiden die Degen am Rand. Mehr davon sind höher.
coach-prison = Die Garde war zu stark, deine Karte die niedrigste. Unter einem Gefängnisstein ist eine Karte nichts wert: Nimm am besten deine niedrigste freie. Auf einer 0 kostet er nichts.
coach-others-lose = Die Garde war zu stark. { $name } hatte die niedrigste Karte und muss dafür büßen. Du bist davongekommen.
coach-gem-or-free = Du kannst einen Edelstein nehmen oder stattdessen einen Gefangenen befreien: Die Karte zählt dann wieder. Bei einer hohen Karte lohnt sich das.
coach-free = Deine Karte war die höchste, aber alle deine Karten sind belegt: Befreie { $count ->
    [one] deinen Gefangenen.
   *[other] einen Gefangenen, am besten den wertvollsten.
} Die Karte zählt dann wieder.
coach-return = Alle deine Karten sind belegt, für einen Gefängnisstein ist kein Platz: Dafür gibst du einen Edelstein zurück.
coach-robbed = In der Tischmitte lag kein Edelstein mehr, also hat { $name } dir deinen genommen{ $over ->
    [yes] .
   *[no] : Solange sie leer ist, kann dich jedes Duell, das ein anderer gewinnt, einen Edelstein kosten.
}{ $value ->
    [0] { "" }
   *[other] { " " }Deine { $value } bringt wieder { $value } statt { $double }{ $over ->
        [yes] .
       *[no] {" "}und hat Platz für einen neuen Edelstein.
    }
}
coach-source = { $stone ->
    [gem] In der Tischmitte liegt kein Edelstein mehr, also nimmst du einen von einem Mitspieler: Seine Karte verliert ihn. Tippe oben einen an.
   *[prison] In der Tischmitte liegt kein Gefängnisstein mehr, also nimmst du einen von einem Mitspieler: Seine Karte zählt dann wieder. Tippe oben einen an.
}
coach-goes = { $stone ->
    [gem] Ein Edelstein verdoppelt die Karte, auf der er liegt: am besten deine höchste freie.
   *[prison] Unter einem Gefängnisstein ist eine Karte nichts wert: Nimm am besten deine niedrigste freie.
}
coach-imprisoned = Deine drei Musketiere sind gefangen. Du spielst weiter mit, aber deine Karte zählt nicht, bis ein anderer Verlierer einen deiner Gefängnissteine nimmt.
coach-imprisoned-other = Alle drei Musketiere von { $name } sind gefangen: Die Karte von { $name } zählt nicht mehr zur Summe und ist weder höchste noch niedrigste.
coach-scoring = Der Lohn ist aufgedeckt: Jede Karte bringt ihren Wert in Dukaten, mit einem Edelstein das Doppelte, im Gefängnis nichts.
coach-end = Nun kennst du das Spiel: Lohn, Duelle, Edelsteine und Gefängnis. Nach dem letzten Duell wird der Lohn aufgedeckt, und die meisten Dukaten gewinnen. Ab jetzt melde ich mich nur noch, wenn etwas neu ist.

## Die zweite Lektion: was die Steine entscheiden

coach-stones-danger = Die Mitte hat keinen Edelstein mehr: Wer jetzt einen gewinnt, nimmt ihn einem anderen. { $name } hat zwei, und mit dem dritten ist das Spiel vorbei. Die höchste Karte eines gewonnenen Duells nimmt den Edelstein: Das ist deine beste wert.
coach-stones-rob = In der Tischmitte liegt kein Edelstein mehr, also nimmst du einen von einem Mitspieler. Nimmst du ihn dem, der zwei hat, schiebt das auch das Ende hinaus. Deine 10 zu befreien hat Zeit.
coach-stones-sacrifice = { $strength } ist nicht zu erreichen, also bringt die niedrigste Karte ein Gefängnis. Auf der 0 in deinem Lohn kostet es nichts: Spiel deine niedrigste Karte, und heb dir die guten für Duelle auf, die zu gewinnen sind.
coach-stones-prison = Leg den Gefängnisstein auf die 0: Eine Karte, die nichts wert ist, hat nichts zu verlieren. Billiger ist ein verlorenes Duell nicht zu haben.
coach-stones-full = Jetzt sind alle deine Lohnkarten belegt. Verlierst du, gibst du einen Edelstein zurück; gewinnst du, befreist du einen Gefangenen. { $strength } ist zu erreichen: Spiel deine höhere Karte.
coach-stones-free = Weil alle deine Karten belegt sind, nimmst du keinen Edelstein, sondern befreist einen Gefangenen. Die 10 zählt sofort wieder; die 0 kann bleiben, wo sie ist.
coach-stones-end = So entscheiden die Steine: Ein Edelstein, den du einem anderen nimmst, zählt doppelt, ein Gefängnisstein auf einer 0 kostet nichts, und eine befreite 10 zählt wieder. Denk daran, wenn du den Lohn wählst: Eine 0 darin ist ein billiges Gefängnis, bringt aber auch keine Dukaten.

## Eine Wahl in wenigen Worten, wo von ihr die Rede ist

choice-choose_pay = Lohn: { $cards }
choice-take_gem = Edelstein auf die { $value }
choice-free_prison = Die { $value } befreit
choice-take_prison = Gefängnis auf die { $value }
choice-return_gem = Edelstein von der { $value } zurück
choice-from = { $choice }, von { $name }, { nth-place }

## Warum eine Wahl so viel wert ist

lamp-guard-alone = Die { $value } schlägt die Garde mit { $strength } allein.
lamp-guard-surely = Die Garde mit { $strength } ist so gut wie geschlagen: { $others ->
    [1] { $name } bringt
   *[other] Die anderen bringen
} etwa { $rest }, es braucht nur { $need }.
lamp-guard-hardly = Die Garde mit { $strength } ist kaum zu schlagen: { $others ->
    [1] { $name } bringt etwa { $rest } und müsste
   *[other] Die anderen bringen etwa { $rest } und müssten
} { $need } bringen.
lamp-guard-perhaps = Die { $value } erreicht { $strength }, wenn { $others ->
    [1] { $name } { $need } bringt. { $name } bringt
   *[other] die anderen { $need } bringen. Sie bringen
} etwa { $rest }; das genügt { $often }.
lamp-guard-beyond = Die { $value } kann { $strength } nicht erreichen: { $others ->
    [1] { $name } müsste
   *[other] Die anderen müssten
} { $need } bringen, möglich sind höchstens { $most }.
lamp-guard-short = Allein erreicht die { $value } { $strength } nicht.
lamp-often = { $often ->
    [never] nie
    [hardly] fast nie
    [nearly] fast immer
    [always] immer
   *[some] in { $times } von zehn Fällen
}
lamp-gains = Höchste Karte und damit ein Edelstein: { $often }.
lamp-gains-or-frees = Höchste Karte und damit ein Edelstein oder ein befreiter Gefangener: { $often }.
lamp-loses = Niedrigste Karte eines verlorenen Duells und damit ein Gefängnisstein: { $often }.
lamp-loses-gem = Niedrigste Karte eines verlorenen Duells und damit ein Edelstein zurück: { $often }.
lamp-safe = Sie wird kaum die niedrigste Karte eines verlorenen Duells sein.
lamp-kept = Mit { $card } wäre dieses Duell { $often } zu gewinnen, doch die Karte ist in einem späteren mehr wert.
lamp-spared = { $card } wäre jetzt sicherer, doch die Karte ist in einem späteren Duell mehr wert.
lamp-lost = So gut wie verloren. Was noch lohnt: { $players ->
    [2] jeder Dukaten
   *[other] der zweite Platz
}{ $free ->
    [0] .
    [1] {" "}und ein Edelstein auf der { $high }.
   *[other] , ein Edelstein auf der { $high } und das Gefängnis auf der { $low }.
}
lamp-hand = Eine schwere Hand; ein Plan dafür: Überlass die starken Garden den anderen und heb die { $high } für eine schwache auf. Ein Edelstein auf der teuersten Karte des Lohns und Gefängnis nur auf der billigsten ist ein gutes Ende.
lamp-turn = Schwer, aber nicht verloren. Die Wende: in einem gewonnenen Duell die höchste Karte. { $how ->
    [gem] Ein Edelstein auf der { $high } bringt { $high } mehr.
    [free] Die { $jailed } aus dem Gefängnis bringt { $jailed } mehr.
   *[either] Ein Edelstein auf der { $high } bringt { $high } mehr, die { $jailed } aus dem Gefängnis { $jailed }.
}
lamp-spent = Die Karte zählt jetzt nicht mit: Hier genügt eine, die entbehrlich ist.
lamp-pay-gem = { $card } trägt am Ende einen Edelstein: { $often }.
lamp-pay-prison = { $card } sitzt am Ende im Gefängnis: { $often }.
lamp-now = { $card } zählt { $change ->
    [1] { $count } mehr.
    [-1] { $count } weniger.
   *[0] so viel wie zuvor.
}
lamp-ends-game = Der dritte Edelstein beendet das Spiel sofort.
lamp-robs = Der Edelstein kommt von { $name }.
lamp-robs-leader = Der Edelstein kommt von { $name }, und dort liegt unter den anderen am meisten.
lamp-helps = Der Gefängnisstein kommt von { $name }; dort hilft das.
lamp-helps-last = Der Gefängnisstein kommt von { $name }; das hilft dort, wo am wenigsten liegt.
review-uncounted = Sie zählt Dukaten, Steine und Lohn, aber anders als die Lampe keine Karte, die noch zu spielen ist: Darum beginnt sie ausgeglichen, gleich mit welcher Hand{ $marked ->
    [yes] { " " }(schraffiert)
   *[no] { "" }
}.
lamp-ducats = Dieses Spiel bringt wohl { $own } Dukaten, { $others ->
    [1] { $name }
   *[other] dem Besten unter den anderen
} { $most }.

## Das Ende

end-won = { $by ->
    [narrow] Um Haaresbreite!
    [clear] Niemand kam dir nahe!
   *[plain] Der vollste Beutel ist deiner!
}
end-lost = { $by ->
    [narrow] So knapp!
    [clear] { $other } war nicht einzuholen
   *[plain] { $other } hat den vollsten Beutel
}
end-ahead = { $count ->
    [one] Ein Dukaten mehr als { $other }.
   *[other] { $count } Dukaten mehr als { $other }.
}
end-missing = { $count ->
    [one] Dir hat ein Dukaten gefehlt: { $other } gewinnt.
   *[other] Dir haben { $count } Dukaten gefehlt: { $other } gewinnt.
}
end-gem = { $you ->
    [yes] { $count ->
        [one] Der Edelstein auf deiner { $values } gab den Ausschlag.
       *[other] Die Edelsteine auf deiner { $values } gaben den Ausschlag.
    }
   *[no] { $count ->
        [one] Der Edelstein auf der { $values } von { $name } gab den Ausschlag.
       *[other] Die Edelsteine auf der { $values } von { $name } gaben den Ausschlag.
    }
}
end-jailed = Ohne das Gefängnis hätte deine { $value } gewonnen.
end-weak = { $rank ->
    [1] Und das mit den schwächsten Karten von allen!
    [shared] Du hattest die schwächsten Karten von allen, und doch ist der Sieg auch deiner.
    [2] Du hattest die schwächsten Karten von allen, und doch ist es Platz zwei.
    [3] Du hattest die schwächsten Karten von allen, und doch ist es nicht der letzte Platz.
   *[last] Du hattest aber auch die schwächsten Karten von allen.
}
end-exchange = Karten von { $name } spielen
end-exchange-about = Dieselben Karten von der anderen Seite: { $won ->
    [yes] Gewinnst du auch dort?
   *[no] War es dort leichter?
}
end-exchanged = Ihr habt nun beide Blätter gespielt: du { $own } + { $now } = { $sum } Dukaten, { $name } { $theirs } + { $after } = { $theirSum }.
figure-free = Dukaten, freie Karten
figure-gems = Dukaten, Karten mit Edelstein
figure-jailed = Dukaten, im Gefängnis verloren
figure-won = Siege mit der höchsten Karte
figure-lost = Niederlagen mit der niedrigsten Karte
figure-robbed = Edelsteine weggenommen

## Warum gefragt wird

question-choose_pay = Die drei Karten, die du wählst, sind dein Lohn. Am Ende bringt jede ihren Wert in Dukaten, mit einem Edelstein das Doppelte, im Gefängnis nichts. Was hier liegt, kann nicht mehr kämpfen; die anderen neun Karten sind alles, was du für bis zu neun Duelle hast. In welcher Reihenfolge du die drei wählst, macht keinen Unterschied.
question-play_card = Alle Karten zusammen müssen die Stärke der Garde erreichen. Gelingt es, nimmt die höchste einen Edelstein oder befreit einen Gefangenen. Wenn nicht, bekommt die niedrigste einen Gefängnisstein. Bei gleicher Zahl ist die Karte mit mehr Degen die höhere. Liegt in der Mitte keiner mehr, wird er einem Mitspieler genommen.
question-beyond = Deine { $best } { $others ->
    [seen] und die höchsten Karten, die die anderen noch haben können, ergäben
   *[highest] und eine 10 von jedem anderen ergäben
} { $most }: weniger als { $strength }. Dieses Duell geht also verloren, und die niedrigste Karte bekommt einen Gefängnisstein.
question-winner_acts = Deine Karte war die höchste. Ein Edelstein verdoppelt eine deiner Lohnkarten; stattdessen kannst du einen Gefangenen befreien. Liegt in der Mitte kein Edelstein mehr, nimmst du ihn einem Mitspieler weg. Der dritte Edelstein beendet das Spiel.
question-loser_acts = Deine Karte war die niedrigste. Eine Karte im Gefängnis bringt nichts, bis sie befreit wird: Wähle eine, die du entbehren kannst. Liegt in der Mitte kein Gefängnisstein mehr, übernimmst du einen von einem Mitspieler und befreist so dessen Karte. Sind alle deine Karten belegt, geht stattdessen ein Edelstein zurück.

## Was ein Zeichen bedeutet: je ein Satz

sign-ducats = Bisher gewonnene Dukaten: { $count }. Wer am Ende der Partie die meisten hat, gewinnt.
sign-hand = Karten auf der Hand: { $count }. Nur wer sie hält, sieht sie; jedes Duell kostet eine.
sign-worth = So viel brächten die drei Lohnkarten, wenn das Spiel jetzt zu Ende wäre: { $now } Dukaten.
sign-gems = { $count ->
    [0] Hier liegt kein Edelstein mehr. Wer jetzt einen gewinnt, nimmt ihn einem Mitspieler weg.
   *[other] Edelsteine in der Mitte: { $count }. Jeder verdoppelt die Lohnkarte, auf die er gelegt wird; liegt hier keiner mehr, nimmt man ihn einem Mitspieler weg.
}
sign-prisons = { $count ->
    [0] Hier liegt kein Gefängnisstein mehr. Wer jetzt einen nehmen muss, übernimmt ihn von einem Mitspieler und befreit so dessen Karte.
   *[other] Gefängnissteine in der Mitte: { $count }. Eine Lohnkarte im Gefängnis bringt nichts; liegt hier keiner mehr, übernimmt man ihn von einem Mitspieler.
}
sign-pile = Gardekarten, die in diesem Spiel noch kommen: { $count }. Ihre Stärken stehen unter „{ known-open }“.
sign-guard = Die Garde des Kardinals: Zusammen müssen die Karten dieses Duells { $strength } erreichen.
sign-sum = Die aufgedeckten Karten ergeben { $sum }; für den Sieg im Duell braucht es { $strength }.
sign-down = Eine verdeckt gespielte Karte; alle werden zugleich aufgedeckt.
sign-slot = Hier liegt die Karte, die dieser Spieler im Duell spielt.
sign-out = Wer alle drei Karten im Gefängnis hat, spielt mit, aber seine Karte zählt nicht.
sign-two-gems = Der dritte Edelstein beendet das Spiel sofort.
sign-card = Im Duell zählt sie { $value } zur Summe{ $swords ->
    [0] { "" }; sie hat keinen Degen, und bei gleichen Zahlen sind mehr Degen höher.
    [one] { "" }; ihr Degen entscheidet nur zwischen gleichen Zahlen.
   *[other] { "" }; ihre { $swords } Degen entscheiden nur zwischen gleichen Zahlen.
}
sign-pay-card = Als Lohn bringt sie ihre Zahl in Dukaten: { $value }; mit Edelstein { $double }, im Gefängnis keinen.
sign-place = { $stone ->
    [G] Ein Edelstein: Diese Lohnkarte bringt das Doppelte. Nur ihr Besitzer kennt sie.
    [P] Ein Gefängnisstein: Diese Lohnkarte bringt nichts, bis sie befreit wird. Nur ihr Besitzer kennt sie.
    [none] Ein Platz für eine der drei Lohnkarten, die vor dem ersten Duell gewählt werden.
   *[other] Eine verdeckte Lohnkarte: Am Ende bringt sie ihren Wert in Dukaten. Nur ihr Besitzer kennt sie.
}
sign-pay = { $stone ->
    [G] Auf dieser { $value } liegt ein Edelstein: Am Ende des Spiels bringt sie { $points } Dukaten.
    [P] Diese { $value } ist im Gefängnis: Sie bringt nichts, wenn sie nicht befreit wird.
   *[other] Diese { $value } bringt am Ende des Spiels { $points } Dukaten; ein Edelstein würde sie verdoppeln.
}
sign-bears = Für einen weiteren Stein ist auf ihr kein Platz.
unit-ducats = { $count ->
   *[other] { $worth } Dukaten
}
difference-ducats = { unit-ducats }
