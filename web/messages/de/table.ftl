### Was jeder Tisch sagt. $you ist „yes“, wenn der Satz sich an die Person vor dem Bildschirm wendet.

## Der Tisch

table-rivals = Die Mitspieler
table-me = Deine Seite des Tisches
table-hand = Deine Hand
table-hand-empty = Keine Karte mehr
liking-bold = spielt kühn
liking-careful = spielt vorsichtig
liking-vengeful = nachtragend
table-you = Du
lamp-word = Lampe
lamp-ask = Die Lampe fragen
lamp-put-out = Die Lampe löschen
lamp-ask-again = Die Lampe fragen (bisher { $used })
hand-marked = { $mark ->
    [0] { $name }, von der Lampe genannt
   *[other] { $name }, Nummer { $mark } der Lampe
}
table-practice = Übung · { $where }

## Was ein Mitspieler tut

says-thinking = überlegt …
says-choosing = wählt …

## Was gefragt ist

button-undo = Zurücknehmen
undo-none = Es gibt nichts, was sich noch zurücknehmen ließe.
button-hurry = Bis ich wähle
button-hurry-end = Bis zum Schluss
button-hurry-round = Bis zum Ende der Runde
button-on = Weiter

## Was geschieht

tell-chosen = Du hast gewählt. Solange der Ring läuft, kannst du es zurücknehmen.
tell-thinking = { $name } überlegt …
tell-waiting = Warten auf { $names } …
tell-match-over = Die Partie ist zu Ende.
own-fault-raised = Der Spieler „{ $player }“ ({ $name }) hat eine Ausnahme ausgelöst; der Zufall hat für ihn entschieden.
own-fault-illegal = Der Spieler „{ $player }“ ({ $name }) hat gewählt, was nicht erlaubt ist; der Zufall hat für ihn entschieden.
own-fault-garbled = Der Spieler „{ $player }“ ({ $name }) hat seine Antwort verdorben; der Zufall hat für ihn entschieden.
own-fault-move-time = Der Spieler „{ $player }“ ({ $name }) hat zu lange überlegt; der Zufall hat für ihn entschieden, und er beginnt neu.
own-fault-died = Das Python des Spielers „{ $player }“ ({ $name }) endete oder begann nicht; der Zufall hat für ihn entschieden.
own-fault-line = Er scheiterte in Zeile { $line }.
strangers-title = Ein Spieler, der hier noch nicht gelaufen ist
strangers-what = { $count ->
    [one] { $names } kam mit dieser Partie und ist auf diesem Gerät noch nicht gelaufen. Lies ihn zuerst: Wer die Datei gemacht hat, kann ihn geändert haben. Er läuft in einem Käfig, in dem er nichts kann als spielen.
   *[other] { $names } kamen mit dieser Partie und sind auf diesem Gerät noch nicht gelaufen. Lies sie zuerst: Wer die Datei gemacht hat, kann sie geändert haben. Sie laufen in Käfigen, in denen sie nichts können als spielen.
}
strangers-run = { $count ->
    [one] Er darf laufen
   *[other] Sie dürfen laufen
}
strangers-leave = Die Partie verlassen

## Was bisher geschah

story-title = Die Geschichte
scores-unknown = noch nicht bekannt
story-word = Verlauf
story-open = Was bisher geschah
story-empty = Hier beginnt die Geschichte.
story-company-bold = { $count ->
    [one] { $names } spielt kühn.
   *[other] { $names } spielen kühn.
}
story-company-careful = { $count ->
    [one] { $names } spielt vorsichtig.
   *[other] { $names } spielen vorsichtig.
}
story-company-vengeful = { $count ->
    [one] { $names } vergisst keine Kränkung.
   *[other] { $names } vergessen keine Kränkung.
}
story-company-level = { $count ->
    [one] Stufe des Computerspielers: { $levels }.
   *[other] Stufe der Computerspieler: { $levels }.
}

## Ende der Partie

end-title-won = Du hast gewonnen!
end-title-nobody = Niemand gewinnt
end-title-shared = Ihr teilt euch den Sieg!
end-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
end-title-lost = { $count ->
    [one] Verloren: { $names } gewinnt
   *[other] Verloren: { $names } gewinnen
}
end-rank = { $rank }.
end-again = Noch einmal spielen
end-stronger = { $count ->
    [one] Stärkerer Gegner
   *[other] Stärkere Gegner
} ({ $level ->
    [casual] Kadett
    [skilled] Leutnant
   *[master] Hauptmann
})
end-weaker = { $count ->
    [one] Leichterer Gegner
   *[other] Leichtere Gegner
} ({ $level ->
    [casual] Kadett
    [skilled] Leutnant
   *[novice] Page
})
end-swap = Plätze tauschen
end-daily = Zur Partie des Tages
end-review = Durchsicht
end-home = Startseite
end-record = Text dieser Partie kopieren
end-record-copied = Kopiert. Mit diesem Text lässt sich die ganze Partie noch einmal spielen.
end-record-failed = Der Browser hat das Kopieren nicht erlaubt. Hier ist der Text:
end-record-text = Text dieser Partie
end-open = Endstand

## Weitergeben

curtain-title = Gib { $name } das Gerät
curtain-text = Die Karten bleiben verdeckt, bis { $name } so weit ist.
curtain-ready = Ich bin { $name }

## Störungen

failed-title = Diese Partie lässt sich nicht öffnen
failed-retry = Noch einmal versuchen

## Die erste Lektion

coach-title = Planchet flüstert
coach-ok = Verstanden
coach-more = Mehr
coach-key = Esc
coach-skip = Lektion beenden
coach-on = Weiterspielen
coach-own = Eigene Partie
coach-form = Partie einrichten

## Was eine Wahl wert ist

unit-chance = { $worth } % Siegchance
unit-points = { $count ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}
difference-chance = { $worth } von 100 Siegen
difference-points = { unit-points }
end-figures = Die Partie in Zahlen
end-turn-coming = Der Wendepunkt wird gesucht …
end-turn-none = Kein einzelner Augenblick hat diese Partie gewendet.
end-turn = { $what ->
    [turn] Der Wendepunkt: { $where }. Die Partie wendete sich { end-turn-side }.
   *[most] Der stärkste Augenblick vor dem Ende: { $where }, { end-turn-side }.
}
end-turn-side = { $you ->
    [yes] { $way ->
        [up] zu deinen Gunsten
       *[down] gegen dich
    }
   *[no] { $way ->
        [up] zugunsten von { $name }
       *[down] gegen { $name }
    }
}
why-open = Warum?
why-gold = Darum ist es golden:
why-rule = Die Regel
why-rules = Regeln
