### Wörter am Tisch von Mousquetaires du Roy.

mr-title = Mousquetaires du Roy, { $turn ->
    [0] Aufbau
   *[other] Runde { $turn }
}
mr-where = { $turn ->
    [0] Aufbau
   *[other] Runde { $turn } · { $phase ->
        [milady] Mylady
        [musketeers] Musketiere
        [la_rochelle] La Rochelle
       *[end] Nacht
    }
}
mr-places = Orte
mr-tracks = Leisten
mr-rewards = Belohnungen der Belagerung
mr-reward-perfidy = { $side ->
    [milady] du ziehst
   *[other] Mylady zieht
} eine Perfidie-Karte
mr-reward-epic = das Team bekommt einen Ruhmesmarker; genug davon führen durch eine Galerie des Louvre
mr-reward-one_for_all = das Team bekommt „Einer für alle, alle für einen“: eine Runde lang hat jeder Musketier eine Aktion mehr
mr-reward-paid = schon bezahlt
mr-track-short-time = Zeit
mr-track-short-honour = Ehre
mr-track-short-siege = Belagerung
mr-track-short-constance = Constance
mr-track-short-louvre = Louvre
mr-track-short-quest = Suche
mr-track-time = { $left ->
    [one] Noch 1 Feld
   *[other] Noch { $left } Felder
} bis zum Kardinalsfeld; { $side ->
    [milady] du wirfst
   *[other] Mylady wirft
} in La Rochelle { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}.
mr-track-honour = { $left ->
    [one] Noch 1 Punkt
   *[other] Noch { $left } Punkte
}; bei null { $side ->
    [milady] hast du gewonnen
   *[other] hat Mylady gewonnen
}.
mr-track-toll = Heute Nacht sinkt sie um { $count }.
mr-track-siege = { $left ->
    [one] 1 Feld
   *[other] { $left } Felder
} bis zu Richelieu, { $right } bis zum anderen Ende.
mr-track-louvre = { $left ->
    [0] Der Auftrag scheitert jetzt.
    [one] Noch 1 Runde, bis der Auftrag im Louvre scheitert.
   *[other] Noch { $left } Runden, bis der Auftrag im Louvre scheitert; schon eine Runde davor sinkt die Ehre der Königin.
}
mr-track-constance = Noch { $left ->
    [one] 1 Erfolg
   *[other] { $left } Erfolge
}, und Constance ist erwürgt: { $side ->
    [milady] Du hast gewonnen
   *[other] Mylady hat gewonnen
}.
mr-track-constance-safe = Niemand bedroht Constance.
mr-track-quest = { $done } von { $of } Teilen des Wegs geschafft{ $board ->
    [none] { "" }
   *[other] ; jetzt, auf Plan { $number } von { $boards }: { mr-quest-goal }
}. Nach dem letzten haben die Musketiere gewonnen.
mr-alarm-short = { $turns ->
    [0] 1 Schritt
    [1] Nacht!
   *[other] { $turns } Rd.
}
mr-alarm = { $turns ->
    [0] { $side ->
        [milady] Ein Schritt bis zum Sieg
       *[other] Ein Schritt vor dem Ende
    }
    [1] Heute Nacht!
   *[other] Noch { $turns } Runden
}
mr-track-siege-now = Die Belagerung steht bei { $at }

## Der Plan

mr-milady-here = Mylady
mr-milady-secret = Mylady, heimlich
mr-milady-perhaps = Vielleicht ist Mylady hier
mr-perhaps = { $place ->
    [la_rochelle] { $cards ->
        [0] Ist Mylady hier, nimmt sie eine Kampfkarte, die ihr auf die Wälle legt; noch liegt keine dort.
       *[other] Ist Mylady hier, nimmt sie nach den Musketieren eine Kampfkarte von den Wällen.
    }
    [richelieu] Ist Mylady hier, wählt sie nach den Musketieren eine Perfidie-Karte oder zieht nach, bis sie drei hat; es sei denn, jemand findet sie.
    [miladys_house] { $plots ->
        [0] Ist Mylady hier, bringt es ihr nichts: Es ist keine Pariskarte mehr da.
       *[other] Ist Mylady hier, nimmt sie nach den Musketieren eine Pariskarte ihrer Wahl.
    }
   *[other] { $rochefort ->
        [out] Ist Mylady hier, verrät es nichts: Rochefort ist kampfunfähig.
       *[fit] Ist Mylady hier, kann Rochefort bei jedem Versuch eingreifen, nur bei Athos nicht.
    }
}
# What everybody has been told of where she was
mr-trail = Mylady war { $places }.
mr-trail-place = { $place } (Runde { $turn })
mr-map-paris = Paris
mr-map-louvre = Louvre
mr-map-quest = Suche
mr-map-la_rochelle = La Rochelle
mr-map-richelieu = Palais
mr-map-miladys_house = Haus
mr-map-vieux_colombier = Vieux-Colombier
mr-map-bastille = Bastille
mr-closed = Sackgasse: In dieser Runde darf niemand dorthin
mr-quest-step = { $number } von { $of }
mr-steps-left = noch { $left }
mr-yours = Deiner
# What he alone can do, in two words on his plate
mr-power = { $power ->
    [rochefort_immune] kein Rochefort
    [extra_die] +1 Würfel
    [any_skill] jede Karte
    [better_botte] leichte Finte
   *[remote_exchange] tauscht überall
}
mr-out = kampfunfähig
mr-life = Leben: { $life } von { $most }.
mr-actions-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
mr-stands = Ort: { $place }.
mr-botte = Finte: mindestens { $demands }.
mr-botte-out = Finte: mindestens { $demands }. Mit so wenigen Würfeln ist sie nicht zu werfen.
mr-botte-short = { $can ->
    [no] Finte: zu wenige Würfel
   *[yes] Finte
}
mr-led = Geführt von { $name }: { $liking }
mr-skills = Fähigkeiten
mr-tokens = Ausrüstung und Verbesserungen
mr-hand-of = Karten von { $name }
mr-secrets = Was nur { $side ->
    [milady] du weißt
   *[other] Mylady weiß
}
mr-destination = Ziel: { $place }
mr-rochefort-out = Rochefort ist kampfunfähig und verstellt niemandem den Weg.
mr-at-mission = { $rochefort ->
    [out] { mr-rochefort-out }
   *[fit] Wer sich hier um den Auftrag kümmert, dem kann Rochefort den Weg verstellen, nur Athos nicht.
}
mr-at-quest = { $rochefort ->
    [out] { mr-rochefort-out }
   *[fit] Wer hier die Suche weiterführt, dem kann Rochefort den Weg verstellen, nur Athos nicht.
}
mr-at-la_rochelle = { $cards ->
    [0] Am Ende nimmst du eine Kampfkarte von den Wällen, falls sie dort eine hinlegen.
   *[other] Am Ende nimmst du eine Kampfkarte von den Wällen.
}
mr-at-richelieu = Am Ende suchst du dir eine Perfidie-Karte aus oder ziehst nach, bis du drei hast; es sei denn, jemand kommt und findet dich.
mr-at-miladys_house = { $plots ->
    [0] Es ist keine Pariskarte mehr da, die du nehmen könntest.
   *[other] Am Ende nimmst du eine Pariskarte deiner Wahl.
}
mr-at-instead = { $what ->
    [bars] Dafür verstellt Rochefort dann niemandem den Weg.
   *[acts] Dafür tust du am Ende nichts.
}
mr-cannot = { $why ->
    [rochefort] Rochefort ist mit Mylady hier: Zuerst muss { $name } ihn verwunden.
    [last_life] Eine Wunde kostet { $name } das letzte Leben und damit den nächsten Zug.
    [closed] Der Weg dorthin ist in dieser Runde versperrt.
    [full] Auf den Wällen ist jeder Platz besetzt.
    [beggars] Solange die Bettler dort sind, darf sich niemand an diesem Auftrag versuchen: Sie wollen { $price } Pistolen, das Team hat { $pistoles }.
   *[named] { $name } darf sich an diesem Auftrag nicht versuchen: Dort wartet seine Nemesis.
}
mr-no-mission = In Paris ist im Augenblick alles ruhig.
mr-done = erledigt
mr-beaten = Besiegt
mr-face-down = verdeckt
# What a Paris card does, where there is room for a few words
mr-effect = { $effect ->
    [honour] Jede Nacht: Ehre −1
    [perfidy] Jede Nacht: 1 Perfidie-Karte
    [siege_die] La Rochelle: 1 roter Würfel mehr
    [strangle] Jede Nacht: Würfel gegen Constance
    [tax] Jede Nacht: 1 Pistole weniger
   *[wound] Jede Nacht: 1 Wunde
}
mr-attempt-challenge = Versuchen
mr-attempt-duel = Fechten
mr-rochefort-first = Erst Rochefort
mr-foe-life = Leben: { $life } von { $most }
ambush-assassin-laid = Ein roter Würfel für jeden, der hereinkommt: Ein Degen ist eine Wunde, Kürass hin oder her.
ambush-voleurs-laid = Ein roter Würfel für jeden, der hereinkommt: Ein Degen kostet das Team eine Pistole.
ambush-courtisane-laid = Herausforderungen in Charme sind hier einen Punkt schwerer; der Wert ist mit diesem Punkt angegeben.
mr-pay-beggars = { $price ->
    [one] 1 Pistole zahlen
   *[other] { $price } Pistolen zahlen
}
mr-spaces = Kampfkarten in La Rochelle
mr-space-free = frei
mr-siege-now = Am Ende der Runde: { $blue ->
    [one] 1 blauer Würfel
   *[other] { $blue } blaue Würfel
} gegen { $red ->
    [one] 1 roten
   *[other] { $red } rote
}.
mr-siege-so = Heute Nacht
mr-siege-reinforced = Verstärkung: { $side ->
    [milady] Du wirfst
   *[other] Mylady wirft
} einen Würfel mehr.
mr-siege-limit = { $end ->
    [left] Richelieu: La Rochelle fällt
   *[right] Musketiere: Belagerung scheitert
}
mr-siege-end = { $end ->
    [forward] Boden gewonnen
    [back] Boden verloren
   *[lost] davon: sie fällt
}
mr-siege-never = 0 von 10
mr-milady-hand = { $side ->
    [milady] Du hast
   *[other] Mylady hat
} { $perfidy ->
    [one] 1 Perfidie-Karte
   *[other] { $perfidy } Perfidie-Karten
} und { $paris ->
    [one] 1 Pariskarte
   *[other] { $paris } Pariskarten
}.
mr-way = Der Weg zu den Diamantspangen
mr-square-free = frei
mr-square-was = Jetzt frei. Hier war: { $token }
mr-behind = Hinter den geschlossenen Türen: { $what }.
mr-guards = { $count ->
    [one] 1 Gardist
   *[other] { $count } Gardisten
}
mr-decoys = { $count ->
    [one] 1 Attrappe
   *[other] { $count } Attrappen
}
mr-traps = { $count ->
    [one] 1 Falle
   *[other] { $count } Fallen
}
mr-unseen = Gardisten, die noch niemand gesehen hat: { $what }.
mr-of-force = { $count } mit Stärke { $force }
mr-inn-turn = Die nächste Tür öffnen
mr-inn-meet = Nächste Tür: { $token }
mr-inn-advance = Vorrücken bis Tür { $square }
mr-gallery-ways = Die Herausforderung genügt, oder beide Gardisten.
mr-passage = Geheimgang: { $count ->
    [one] 1 Ruhmesmarker
   *[other] { $count } Ruhmesmarker
}

## Duelle

mr-duel = { $name } gegen { $foe }
mr-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
mr-round = Gang { $round }
mr-reroll-die = Diesen Würfel noch einmal werfen ({ $face })
mr-absorbed = Der Kürass hält.
mr-chance = { $like ->
    [never] nie
    [hardly] unter 1 von { $of }
    [mostly] über { $count } von { $of }
    [sure] sicher
   *[some] { $count } von { $of }
}
mr-chance-other = { $like ->
    [never] nie
    [hardly] unter 1
    [mostly] über { $count }
    [sure] sicher
   *[some] { $count }
}
mr-odds = Trifft ihn: { $hit }; { $lives ->
    [more] verliert Leben
   *[one] verliert ein Leben
}: { $hurt }.
mr-odds-armed = Trifft ihn: { $hit }, mit Karten { $hits }; { $lives ->
    [more] verliert Leben
   *[one] verliert ein Leben
}: { $hurt }, mit Karten { $hurts }.
mr-sign-odds = Wer getroffen wird, verliert das Duell; de Cavois hat zwei Leben und zwei Duelle zu verlieren. Beide können zugleich getroffen werden oder keiner: Die zwei Zahlen müssen kein Ganzes ergeben. Mit Karten: wenn er alle seine Kampfkarten einsetzt.
mr-odds-rochefort = Rochefort trifft: { $hurt }; verliert ein Leben: { $hit }.
mr-odds-bare = Ohne Karten
mr-odds-all = Mit Karten
mr-odds-hits = { $by ->
    [rochefort] Rochefort trifft
   *[him] Trifft ihn
}
mr-odds-hurt = { $lives ->
    [more] Verliert 1 Leben oder mehr
   *[one] Verliert ein Leben
}
mr-odds-several = { $kind ->
    [both] beide Karten
   *[mixed] { $count } Karten
}
mr-committed = Eingesetzte Karten
mr-odds-costs = Preis
mr-odds-so = Diese Karten
mr-botte-mine = { $name }: Die Finte sitzt!
mr-botte-its = { $foe }: Die Finte sitzt!
mr-botte-both = Beide Finten zugleich!
mr-duel-opponent = { $name } trifft, und { $foe } blutet.
mr-duel-musketeer = { $foe } trifft, und { $name } blutet.
mr-duel-both = Beide sind getroffen.
mr-duel-both-beaten = { $foe } ist besiegt, doch auch { $name } ist getroffen.
mr-duel-tie = Kein Blut: unentschieden.
mr-duel-why = { $by ->
    [mine] Seine Finte saß: eine Wunde, was immer die Würfel sonst zeigen.
    [its] Die Finte des Gegners saß: eine Wunde, was immer die Würfel sonst zeigen.
    [both] Beide Finten saßen: je eine Wunde.
    [tie] Kein Degen kam durch, und kein Würfel ist übrig.
   *[swords] Degen, die kein Schild aufhielt: { $mine } von ihm, { $its } vom Gegner.
}
mr-duel-round = Gang { $round }{ $each ->
    [yes] , je ein Würfel weniger
   *[no] { "" }
}. { $mine ->
    [botte] { $name } braucht eine Finte oder einen Degen, den kein Schild aufhält
    [sword] { $name } braucht einen Degen, den kein Schild aufhält
   *[none] { $name } hat keinen Würfel mehr
}; { $its ->
    [botte] sein Gegner braucht eine Finte oder einen solchen Degen
    [sword] sein Gegner braucht einen Degen, den kein Schild aufhält
   *[none] sein Gegner hat keinen Würfel mehr
}.
mr-duel-left = { $life ->
    [0] Der Gegner steht noch: Das kostet ein weiteres Duell.
    [one] Der Gegner hat noch ein Leben: Das kostet ein weiteres Duell.
   *[other] Der Gegner hat noch { $life } Leben: Das kostet ein weiteres Duell.
}

## Was gefragt ist

mr-you = { $side ->
    [milady] Du bist Mylady, allein gegen die Musketiere: Die Diamantspangen sollen nicht zurückkommen.
    [all] Du führst die Musketiere gegen Mylady: Bring die Diamantspangen der Königin zurück.
    [one] Du bist { $names }, mit { $others } gegen Mylady: Bringt die Diamantspangen der Königin zurück.
   *[some] Du führst { $names }, mit { $others } gegen Mylady: Bringt die Diamantspangen der Königin zurück.
}
mr-ask-destination = Wohin gehst du, ganz im Geheimen?
mr-ask-paris = Eine Karte in Paris ins Spiel bringen?
mr-ask-man = Wen schickst du? { $mission }: noch Stärke { $force }.
mr-ask-ambush = Ein Hinterhalt für diesen Auftrag? { $mission }
mr-ask-nemesis = Wessen Nemesis ist es?
mr-ask-perfidy = Eine Perfidie-Karte ziehen oder eine spielen?
mr-ask-target = { $card }: Gegen wen?
mr-ask-close = Welcher Weg ist in dieser Runde eine Sackgasse?
mr-ask-reveal = { $attempt ->
    [challenge] { $name } stellt sich einer Herausforderung: { $what }.
    [duel] { $name } sucht ein Duell mit { $what }.
    [guard] { $name } sucht ein Duell mit einem Gardisten: { $what }.
    [inn] { $name } greift im Gasthof nach einer Tür: { $what }.
   *[passage] { $name } sucht den Geheimgang.
} { $there ->
    [yes] Greift Rochefort ein?
   *[no] Du bist nicht dort.
}
mr-ask-own = Du bist { $place } und darfst eine Karte { $where ->
    [la_rochelle] von den Wällen nehmen
   *[other] nehmen
}: Welche?
mr-ask-reroll = Einen Schild noch einmal werfen?
mr-ask-wound = Wer wird verwundet?
mr-ask-lay = { $laid ->
    [yes] { $board }: Soll es so bleiben?
   *[no] { $board }, { $where }: Welcher Marker { $door ->
        [0] wartet dort?
       *[other] kommt hinter die Tür { $door } von links?
    }
}
mr-ask-jail = Mylady hat { $name } verhaften lassen. Sofort einen Ausbruch versuchen?
mr-ask-one_for_all = „Einer für alle, alle für einen“ spielen?
mr-ask-next = Wer beginnt seinen Zug?
mr-ask-action = { $count ->
    [0] { $rides ->
        [yes] { $name } hat keine Aktion mehr, kann aber noch reiten.
       *[no] { $name } hat keine Aktion mehr.
    }
    [one] { $name }: noch 1 Aktion.
   *[other] { $name }: noch { $count } Aktionen.
}{ $leaves ->
    [yes] {" "}Er muss zuerst Richelieus Palais verlassen. Wohin?
   *[no] {""}
}
mr-ask-pay = { $token }: Mit welcher Karte bezahlst du?
mr-ask-buy = Mit derselben Aktion noch einen Marker kaufen?
mr-ask-offer = Was tauschen { $name } und { $partner }?
mr-ask-trade = { $name } bietet { $partner } diesen Tausch an. Einverstanden?
mr-ask-planchet = Planchet: eine Reihe des Gasthofs ansehen oder ziehen?
mr-ask-heal = Mousqueton: Wer wird geheilt?
mr-ask-cards = { $what }: Welche Karte hilft?
mr-cards-sum = { $skill } { $own }{ $laid ->
    [0] { "" }
   *[other] { " " }+ { $laid }
} von { $value }: { $left ->
    [one] 1 fehlt
   *[other] { $left } fehlen
}.
mr-ask-commit = { $name } gegen { $foe }: Welche Karten setzt du ein?
mr-ask-blade = Die Toledoklinge: einen Würfel noch einmal werfen?
mr-ask-sacrifice = Die Belagerung geht zurück auf { $to }{ $lives ->
    [0] . Gibt { $name } ein Leben, um ein Feld zu halten?
    [one] , und La Rochelle ist verloren. Gibt { $name } ein Leben, um ein Feld zu halten?
   *[other] , und La Rochelle ist verloren, wenn nicht { $lives } Leben gegeben werden. Gibt { $name } eines davon?
}

## Antworten

mr-do-done = { $asking ->
    [commit] { mr-attempt-duel }
    [buy] Nichts mehr
    [offer] { mr-exchange-short }
   *[other] Fertig
}
mr-do-pass = { $asking ->
    [blade] Würfel behalten
    [reroll] Würfel behalten
    [ambush] Kein Hinterhalt
    [paris] Keine Karte
    [perfidy] Keins von beidem
   *[other] Nichts
}
mr-do-yes = { $asking ->
    [sacrifice] Ein Leben geben
    [one_for_all] Ausspielen
    [trade] Einverstanden
   *[other] Ja
}
mr-do-no = { $asking ->
    [sacrifice] Das Feld aufgeben
    [one_for_all] Noch nicht
    [trade] Ablehnen
   *[other] Nein
}
mr-do-appear = Rochefort greift ein
mr-do-stay_hidden = Verborgen bleiben
mr-do-draw_perfidy = Eine Karte ziehen
mr-do-refill = Nachziehen, bis es drei sind
mr-do-after_you = Nach dir
mr-do-wait = Warten
mr-do-escape_pay = Bestechen: 1 Pistole, 1 Aktion
mr-do-escape_fight = Gegen den Kerkermeister fechten: 1 Aktion
mr-do-draw = { $asking ->
    [planchet] 2 Karten ziehen
   *[other] Karte ziehen
}
mr-do-passage = Geheimgang
mr-do-end_turn = Seinen Zug beenden
mr-draw-short = Ziehen
mr-end-sure = { $count ->
    [one] Beenden, mit noch 1 Aktion?
   *[other] Beenden, mit noch { $count } Aktionen?
}
mr-end-sure-short = Ende?
mr-end-short = Ende
mr-do-reroll = Den Schild noch einmal werfen
mr-do-destination = Heimlich { $place }
mr-do-close = Den Weg { $place } sperren
mr-begin = { $name } beginnt
mr-go = Er geht { $place }
mr-paris-asks = { $count ->
    [0] Gegner bis Stärke { $force }.
   *[other] { $challenges }; Gegner bis Stärke { $force }.
}
mr-reach = { $brief ->
    [yes] { "" }
   *[no] { $name }:{ " " }
}{ $own }{ $cards ->
    [0] { "" }
   *[other] { " " }+ { $cards }{ $any ->
        [yes] , jede Karte passt
       *[no] { "" }
    }
}{ $short ->
    [0] { "" }
   *[other] , { $short } zu wenig
}
mr-back-to-room = Zurück in den Schankraum
mr-end-title = { $side ->
    [milady] Mylady gewinnt
   *[team] Die Musketiere gewinnen
}
# Was an diesem Tisch geschehen ist, wenn die Partie vorbei ist
mr-end-course = In { $turns ->
    [one] einer Runde
   *[other] { $turns } Runden
} schafften die Musketiere { $boards } von { $of } Plänen der Suche und { $done ->
    [0] keinen Auftrag
    [one] 1 Auftrag
   *[other] { $done } Aufträge
}{ $failed ->
    [0] .
    [one] ; 1 scheiterte.
   *[other] ; { $failed } scheiterten.
}
mr-end-enough = { $what ->
    [siege] In der Nacht der Runde { $turn } standen { $red } rote gegen { $blue } blaue Degen: { $count ->
        [one] Ein blauer Degen mehr hätte
       *[other] { $count } blaue Degen mehr hätten
    } gereicht.
    [honour] In Runde { $turn } fiel sie von 1 auf 0: Ein Punkt mehr hätte da gereicht.
   *[constance] In der Nacht der Runde { $turn } zog sich die Schlinge zu: { $count ->
        [one] Noch eine Aufgabe
       *[other] Noch { $count } Aufgaben
    } in Paris, und sie wäre rechtzeitig frei gewesen.
}
mr-end-lacked = { $what ->
    [galleries] Den Musketieren { $left ->
        [one] fehlte noch 1 Galerie
       *[other] fehlten noch { $left } Galerien
    } des Louvre.
    [england] Den Musketieren fehlten noch { $left ->
        [one] 1 Etappe
       *[other] { $left } Etappen
    } in England und alle Galerien.
    [quest] Den Musketieren { $left ->
        [one] fehlte noch 1 Teil
       *[other] fehlten noch { $left } Teile
    } der Suche.
   *[milady] { $side ->
        [milady] Euch
       *[other] Mylady
    } { $left ->
        [one] fehlte noch 1 Schritt
       *[other] fehlten noch { $left } Schritte
    } ({ $track }).
}
mr-end-beaten = { $name } zieht den Degen gegen { $foe } und siegt.
mr-end-most = Am meisten { $each ->
    [yes] taten { $names }: Herausforderungen bestanden und Gegner getroffen, je { $count }.
   *[no] tat { $names }: Herausforderungen bestanden und Gegner getroffen, zusammen { $count }.
}
mr-end-fell = { $names } { $each ->
    [yes] waren je
   *[no] war
} { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} kampfunfähig.
mr-end-team-quest = Ihr habt die Spangen rechtzeitig zurückgebracht!
mr-end-team-time = Der Ball begann ohne die Spangen.
mr-end-team-honour = Die Ehre der Königin war nicht zu retten.
mr-end-team-siege = La Rochelle fiel hinter eurem Rücken.
mr-end-team-constance = Für Constance kamt ihr zu spät.
mr-end-milady-quest = Sie sind Euch entwischt, Mylady.
mr-end-milady-time = Ihr habt gewonnen, Mylady: Ihnen blieb keine Zeit.
mr-end-milady-honour = Ihr habt gewonnen, Mylady: Die Königin ist entehrt.
mr-end-milady-siege = Ihr habt gewonnen, Mylady: La Rochelle ist verloren.
mr-end-milady-constance = Ihr habt gewonnen, Mylady: Constance schweigt.
mr-ride = Er reitet { $place } (ohne Aktion)
mr-ride-back = Zurück in den Schankraum (ohne Aktion)
mr-way-short = { $way ->
    [ride] Ritt → { $place }
   *[move] → { $place }
}
mr-open-short = { $what ->
    [buy] Kauf
    [exchange] Tausch
   *[character] Spielen
}
mr-open-buy = Kaufen …
mr-open-exchange = Tauschen …
mr-open-character = Eine Karte spielen …
mr-reinforce-combat = Kampf legen
mr-reinforce-double_combat = Doppelten Kampf legen
mr-offer-gives = { $name } gibt
mr-offer-nothing = noch nichts
mr-offer-yours = Karte der Hand unten wählen
mr-offer-keep = { $name }: doch nicht tauschen
mr-ask-weigh = { $what }: wirklich?
mr-weigh-points = Gefordert: { $value }. Er hat { $own }{ $cards ->
    [0] { "" }
   *[other] { " " }und in Karten bis zu { $cards } dazu
}.
mr-stake = Auf dem Spiel: { $of ->
    [last] die letzte Aufgabe von „{ $name }“
    [part] eine der { $left } übrigen Aufgaben von „{ $name }“
   *[quest] ein Schritt der Suche
}{ $reward ->
    [none] { "" }
   *[other] ; das bringt { $reward }
}.
mr-weigh-back = Zurück
mr-weigh-cost = { $attempt ->
    [yes] { $count ->
        [one] Kostet so oder so seine letzte Aktion.
       *[other] Kostet so oder so eine seiner { $count } Aktionen.
    }
   *[no] { $count ->
        [one] Kostet seine letzte Aktion.
       *[other] Kostet eine seiner { $count } Aktionen.
    }
}
mr-may-step-in = Rochefort kann eingreifen.
mr-weigh-rochefort = { $how ->
    [surely] Mylady ist hier: Rochefort wird eingreifen.
   *[perhaps] Ist Mylady hier, kann Rochefort eingreifen.
}
mr-weigh-lives = { $count ->
    [one] Noch ein Leben.
   *[other] { $count } Leben: Jede Wunde kostet eines.
}
mr-ask-drawer = { $drawer ->
    [buy] Was kaufen? Ein oder zwei Marker kosten eine Aktion.
    [character] Welche Karte spielen? Das kostet eine Aktion.
    [partner] Mit { $name }: eine Karte wählen.
   *[exchange] Mit wem? Eine Person wählen oder gleich eine Karte.
}
mr-trade-takes = Was { $name } geben könnte
mr-trade-token = { $way ->
    [give_token] { $token } geben
   *[take_token] { $token } nehmen
}
mr-cards-of-name = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
mr-trade-whole = { $way ->
    [gives] { $partner } geben: { $given }
    [gets] Von { $partner } nehmen: { $taken }
   *[both] Mit { $partner } tauschen: { $given } gegen { $taken }
}
mr-exchange-short = Tausch
mr-manned-so-far = Schon gewählt
mr-laid-so-far = Schon gelegt
# In the list of Milady's reserve: why he cannot be chosen now
mr-guard = { $guard ->
    [chosen] Für diesen Auftrag gewählt
   *[strong] Stärker als das, was noch frei ist
}
mr-set-up-chance = Der Rest nach Zufall
mr-set-up-advised = Den Rest wie geraten

## Was geschieht
## Ein Satz, der mit $name beginnt, sagt „Er“, wenn schon der vorige von ihm handelte.

mr-he = Er
mr-tell-turn_started = Runde { $turn }.
mr-tell-destination_chosen = { $known ->
    [yes] { $side ->
        [milady] Du gehst
       *[other] Mylady geht
    } heimlich { $to }.
   *[no] Mylady hat gewählt, wohin sie geht.
}
mr-drawn-hers = Jetzt hat sie { $count } davon. In jeder späteren Runde kann sie eine spielen, statt zu ziehen.
mr-tell-perfidy_drawn = { $reason ->
    [search] { $side ->
        [milady] Du suchst dir aus dem Perfidie-Stapel eine Karte aus
       *[other] Mylady sucht sich die Perfidie-Karte, die sie braucht
    }
    [siege] Die Belagerung bringt { $side ->
        [milady] dir
       *[other] Mylady
    } eine Perfidie-Karte
    [paris] { $side ->
        [milady] Dein Komplott in Paris bringt dir
       *[other] Ihr Komplott in Paris bringt Mylady
    } eine Perfidie-Karte
    [louvre] Für den gescheiterten Auftrag { $side ->
        [milady] ziehst du
       *[other] zieht Mylady
    } eine Perfidie-Karte
   *[other] { $side ->
        [milady] Du ziehst
       *[other] Mylady zieht
    } { $count ->
        [one] eine Perfidie-Karte
       *[other] { $count } Perfidie-Karten
    }
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
mr-tell-perfidy_played = { $side ->
    [milady] Du spielst { $card }
   *[other] Mylady spielt { $card }
}{ $target ->
    [musketeer] {" "}gegen { $name }.
    [place] : In dieser Runde kommt niemand { $to }.
    [turn] . { $about }
   *[none] .
}
mr-tell-perfidy_lost = { $side ->
    [milady] Du musst eine Karte abwerfen: { $card }.
   *[other] Mylady muss eine Karte abwerfen: { $card }.
}
mr-tell-rochefort_healed = Rochefort bekommt { $amount ->
    [one] 1 Leben
   *[other] { $amount } Leben
} zurück.
mr-tell-paris_taken = { $known ->
    [yes] { $side ->
        [milady] Du legst dir
       *[other] Mylady legt sich
    } eine Pariskarte zurecht: { $card }.
   *[no] Mylady legt sich eine Pariskarte zurecht.
}
mr-tell-mission_placed = { $where ->
    [paris] { $side ->
        [milady] Du führst in Paris etwas im Schilde: { $mission }.
       *[other] Mylady führt in Paris etwas im Schilde: { $mission }.
    }
   *[louvre] Im Louvre wartet ein Auftrag: { $mission }.
}
mr-tell-manned = { $count ->
    [0] Niemand bewacht ihn.
    [one] Bewacht wird er von { $foes }.
   *[other] Bewacht wird er von { $foes }.
}
mr-tell-ambush_placed = { $ambush ->
    [mendiants] Bettler belagern die Tür.
    [assassin] Ein Meuchelmörder liegt dort auf der Lauer.
    [voleurs] Diebe liegen dort auf der Lauer.
    [courtisane] Eine Kurtisane lässt sich dort nicht leicht erobern.
   *[nemesis] Dort trifft { $name } seine Nemesis und kann nichts versuchen.
}
mr-tell-ambush_rolled = { $ambush ->
    [assassin] { $face ->
        [sword] { $name } läuft dem Meuchelmörder in die Arme.
       *[other] { $name } kommt an dem Meuchelmörder vorbei.
    }
   *[voleurs] { $face ->
        [sword] { $name } fällt unter die Diebe.
       *[other] { $name } kommt an den Dieben vorbei.
    }
}
mr-tell-beggars_paid = { $name } zahlt, und die Bettler gehen ihrer Wege.
mr-tell-mission_ended = { $result ->
    [done] { $where ->
        [paris] In Paris vereitelt: { $mission }.
       *[louvre] Der Auftrag im Louvre ist erledigt: { $mission }.
    }
    [failed] Der Auftrag im Louvre ist gescheitert: { $mission }.
   *[replaced] { $side ->
        [milady] Du lässt dein altes Komplott fallen: { $mission }.
       *[other] Mylady lässt ihr altes Komplott fallen: { $mission }.
    }
}
mr-cry-mission = { $result ->
    [failed] Der Auftrag ist gescheitert!
   *[done] { $where ->
        [paris] Das Komplott ist vereitelt!
       *[louvre] Der Auftrag ist erledigt!
    }
}
mr-deed-epic = Für den letzten Plan aufheben: Dort führen Ruhmesmarker durch eine Galerie.
mr-deed-beaten = { $foe } ist besiegt!
mr-cry-board = { $board ->
    [inn] Durch den Gasthof!
    [calais] Weiter von Calais!
    [england] Zurück aus England!
   *[galleries] Die letzte Galerie!
}
mr-tell-board_placed = { $board ->
    [inn] Die Suche nach den Diamantspangen beginnt in einem Gasthof.
    [calais] Die Suche führt weiter nach Calais.
    [england] { $first ->
        [yes] Die Suche beginnt auf halbem Weg, in England.
       *[no] Die Suche führt weiter nach England.
    }
   *[galleries] Die Suche führt weiter in die Galerien des Louvre.
}
mr-tell-tokens_laid = { $side ->
    [milady] Du legst
   *[other] Mylady legt
} { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} verdeckt aus.
mr-tell-board_finished = { $board ->
    [inn] { $name } hat den Weg durch den Gasthof gefunden.
    [calais] { $name } hat den Weg aus Calais freigekämpft.
    [england] { $name } hat die Reise nach England zu Ende gebracht.
   *[galleries] { $name } hat die letzte Galerie genommen.
}
mr-tell-stage_passed = Geschafft: { $stage }.
mr-tell-gallery_passed = { $gallery } liegt hinter den Musketieren{ $how ->
    [passage] , durch den Geheimgang.
   *[other] .
}
mr-tell-token_revealed = Aufgedeckt: { $tokens }.
mr-tell-token_discarded = { $cause ->
    [beaten] Der Gardist ist besiegt.
    [decoy] Hinter der Tür ist niemand.
   *[trap] Hinter der Tür ist eine Falle.
}
mr-tell-musketeer_started = { $name } beginnt.
mr-tell-moved = { $cause ->
    [release] { $name } ist frei und geht { $place }.
   *[move] { $free ->
        [yes] { $name } reitet { $place }.
       *[no] { $name } geht { $place }.
    }
}
mr-tell-inn_moved = { $square ->
    [0] { $name } geht zurück in den Schankraum.
   *[other] { $name } rückt vor bis zur { $square }. Tür der Reihe { $line }.
}
mr-tell-bought = { $token ->
    [pistol] { $name } kauft eine Reiterpistole.
    [toledo] { $name } kauft eine Toledoklinge.
    [cuirass] { $name } kauft einen Kürass.
    [horse] { $name } kauft ein Vollblut.
    [improved_erudition] { $name } verbessert seine Bildung.
    [improved_nobility] { $name } verbessert seinen Edelmut.
    [improved_gallantry] { $name } verbessert seinen Charme.
    [improved_panache] { $name } verbessert seine Tapferkeit.
   *[improved_botte] { $name } verbessert seine Finte.
}
mr-tell-adventure_drawn = { $known ->
    [yes] { $name } zieht { $cards }.
   *[no] { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
}
mr-tell-exchanged = { $way ->
    [gives] { $name } gibt { $partner } { $given }.
    [gets] { $name } bekommt von { $partner } { $taken }.
   *[both] { $name } gibt { $partner } { $given } und bekommt dafür { $taken }.
}
mr-tell-exchange_refused = { $partner } will nicht mit { $name } tauschen.
mr-tell-character_played = { $name } ruft einen Freund zu Hilfe: { $card }.
mr-tell-reinforced = { $name } verstärkt La Rochelle: { $card }.
mr-tell-element_declared = { $kind ->
    [challenge] { $name } stellt sich { $place } einer Herausforderung.
    [duel] { $name } will sich { $place } duellieren.
    [inn] { $name } greift im Gasthof nach einer Tür der Reihe { $line }.
   *[passage] { $name } sucht den Geheimgang.
}
mr-tell-milady_revealed = { $cause ->
    [rochefort] { $side ->
        [milady] Jetzt wissen sie es: Du bist { $place }!
       *[other] Mylady ist { $place }!
    }
    [richelieu] { $side ->
        [milady] Du wirst { $place } gefunden und bekommst dort keine Karte.
       *[other] Mylady wird { $place } gefunden und bekommt dort keine Karte.
    }
   *[end] { $side ->
        [milady] Niemand hat dich gefunden: Du warst { $place }.
       *[other] Am Abend kommt heraus, wo Mylady war: { $place }.
    }
}
mr-tell-milady_acted = { $side ->
    [milady] Von den Wällen von La Rochelle nimmst du eine Karte: { $card }.
   *[other] Von den Wällen von La Rochelle verschwindet eine Karte: { $card }.
}
mr-tell-rochefort_appeared = Rochefort verstellt { $name } den Weg.
mr-appeared-about = { $what ->
    [element_declared] Ist Mylady hier? Sie kann an { $places } Orten sein.
    [fallen] Im Vieux-Colombier kommt er wieder auf die Beine, mit allen Leben.
   *[rochefort_appeared] { $side ->
        [milady] Du bist hier. Wird Rochefort verwundet, flieht er mit dir.
       *[other] Mylady ist hier. Erst wenn Rochefort verwundet ist, ist der Weg frei.
    }
}
mr-tell-rochefort_fled = { $side ->
    [milady] Rochefort ist verwundet und flieht mit dir in dein Haus.
   *[other] Rochefort ist verwundet und flieht mit Mylady in ihr Haus.
}
mr-tell-action_cancelled = Aus dem Versuch von { $name } wird nichts.
mr-tell-action_resumed = Der Weg ist frei für { $name }.
mr-tell-challenge_won = { $name } meistert { $challenge } mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}{ $count ->
    [0] .
   *[other] , dank { $cards }.
}
mr-tell-validated = Die Belohnung: { $reward }.
mr-tell-duel_started = { $name } zieht den Degen gegen { $foe }.
mr-tell-committed = { $name } wirft { $blue ->
    [one] 1 Würfel
   *[other] { $blue } Würfel
}.
mr-tell-thrown = Gang { $round }: Die Würfel zeigen { $swords } gegen { $enemy }.
mr-tell-toledo = Mit der Toledoklinge neu geworfen: { $new } statt { $old }.
mr-tell-botte = { $who ->
    [both] Beide Finten sitzen; sonst zählt nichts.
    [musketeer] Die Finte des Musketiers sitzt; sonst zählt nichts.
   *[opponent] Die Finte des Gegners sitzt; sonst zählt nichts.
}
mr-tell-round_result = Ein Kürass hält.
mr-tell-duel_ended = { $result ->
    [opponent] { $name } trifft zuerst.
    [musketeer] { $name } wird getroffen.
    [both] Beide treffen.
   *[tie] Niemand wird verletzt.
}
mr-tell-wounded = { $cause ->
    [final_wound] { $name } bekommt noch einen letzten Stich ab.
    [trap] { $name } gerät in eine Falle und wird verwundet.
    [paris] { $name } wird durch das Komplott in Paris verwundet.
   *[other] { $name } trägt { $amount ->
        [one] eine Wunde
       *[other] { $amount } Wunden
    } davon.
}
mr-tell-healed = { $name } bekommt { $amount ->
    [one] 1 Leben
   *[other] { $amount } Leben
} zurück.
mr-tell-fallen = { $name } ist kampfunfähig und wird ins Vieux-Colombier getragen.
mr-tell-recovered = { $name } ist wieder auf den Beinen.
mr-tell-jailed = { $cause ->
    [richelieu] { $side ->
        [milady] { $name } findet dich nicht und kommt in die Bastille.
       *[other] { $name } findet Mylady nicht und kommt in die Bastille.
    }
   *[perfidy] { $name } wird in die Bastille gebracht.
}
mr-tell-escape = { $name } besticht den Kerkermeister.
mr-tell-siege_thrown = { $again ->
    [yes] Ein Würfel wird noch einmal geworfen: { $swords } gegen { $enemy }.
   *[no] { $side ->
        [milady] Das Team wirft { $swords }, du { $enemy }.
       *[other] Das Team wirft { $swords }, Mylady { $enemy }.
    }
}
mr-tell-sacrificed = { $name } hält den Wall mit seinem Blut.
mr-tell-token_moved = { $token ->
    [time] Die Zeit rückt auf Feld { $after } vor.{ $more }
    [honour] Die Ehre der Königin { $way ->
        [up] steigt
       *[down] sinkt
    } auf { $after }{ $cause ->
        [ladder] : Der Louvre hat zu lange gewartet
        [paris] : Paris redet
       *[other] {""}
    }.
    [siege] { $way ->
        [up] Die Verteidiger gewinnen Boden: Die Belagerung steht bei { $after }.
       *[down] Richelieu gewinnt Boden: Die Belagerung steht bei { $after }.
    }
   *[louvre] Im Louvre drängt die Zeit: Sprosse { $after } der Leiter.
}
mr-siege-dice-now = In La Rochelle gibt die Zeit { $side ->
    [milady] dir
   *[other] Mylady
} von nun an { $dice ->
    [one] 1 roten Würfel
   *[other] { $dice } rote Würfel
} statt { $before }.
mr-tell-siege_reward = { $reward ->
    [epic] Die Belagerung bringt dem Team einen Ruhmesmarker.
   *[one_for_all] Die Belagerung bringt dem Team „Einer für alle, alle für einen“.
}
mr-tell-purse = { $way ->
    [up] Das Team bekommt { $what }.
   *[down] Das Team verliert { $what }.
}
mr-tell-epic = { $way ->
    [up] Das Team bekommt { $what }.
   *[down] Das Team verliert { $what }.
}
mr-tell-strangling = { $added ->
    [0] Constance bekommt Luft
   *[other] Die Schlinge um Constance zieht sich zu
}; bisher { $total ->
    [one] 1 Degen
   *[other] { $total } Degen
}.
mr-tell-one_for_all = Einer für alle, alle für einen!
mr-tell-match_ended = { $ending }

## Wohin jemand geht, wo jemand ist, wen ein Musketier trifft und wer das von da an ist

place-paris-to = nach Paris
place-louvre-to = in den Louvre
place-quest-to = zur Suche
place-la_rochelle-to = nach La Rochelle
place-richelieu-to = zu Richelieu
place-miladys_house-to = nach Hause
place-vieux_colombier-to = ins Vieux-Colombier
place-bastille-to = in die Bastille
place-paris-at = in Paris
place-louvre-at = im Louvre
place-quest-at = bei der Suche
place-la_rochelle-at = in La Rochelle
place-richelieu-at = bei Richelieu
place-miladys_house-at = zu Hause
place-vieux_colombier-at = im Vieux-Colombier
place-bastille-at = in der Bastille
adversary-force_2 = { quest-force_2 }
adversary-force_3 = { quest-force_3 }
adversary-force_4 = { quest-force_4 }
adversary-force_2-met = einen Gardisten der Stärke 2
adversary-force_3-met = einen Gardisten der Stärke 3
adversary-force_4-met = einen Gardisten der Stärke 4
adversary-gaoler-met = den Kerkermeister
adversary-force_2-the = der Gardist
adversary-force_3-the = { adversary-force_2-the }
adversary-force_4-the = { adversary-force_2-the }
adversary-gaoler-the = der Kerkermeister

## Die Geschichte

mr-story-setup = Vor der ersten Runde
mr-story-dealt = Jeder Musketier bekommt { $cards ->
    [one] 1 Abenteuerkarte
   *[other] { $cards } Abenteuerkarten
}, { $side ->
    [milady] du
   *[other] Mylady
} { $perfidy ->
    [one] 1 Perfidie-Karte
   *[other] { $perfidy } Perfidie-Karten
} und eine Pariskarte.
mr-story-turn = Runde { $turn }
mr-story-evening = In der Nacht
mr-story-waits = { $name } wartet ab.

## Hilfe

mr-help-word = Hilfe
mr-help-open = So wird gespielt
mr-help-title = So wird gespielt
mr-help-team = Du gewinnst, wenn der letzte Plan der Suche geschafft ist. Mylady gewinnt durch die Zeit, durch die Ehre der Königin, durch die Belagerung oder wenn Constance erdrosselt wird.
mr-help-milady = Du gewinnst durch die Zeit, durch die Ehre der Königin, durch die Belagerung oder wenn Constance erdrosselt wird. Die Musketiere gewinnen durch die Suche.
mr-help-actions = Ein Musketier geht, kauft ein, zieht eine Karte, tauscht, spielt eine Person, stellt sich einer Herausforderung, ficht, verstärkt La Rochelle oder kommt aus der Bastille frei: jedes davon eine Aktion.
mr-help-challenge = Bei einer Herausforderung wird nicht gewürfelt: Seine Fähigkeit und die Karten, die er ausgibt, müssen zusammen ihren Wert erreichen.
mr-help-duel = Ein Duell endet beim ersten Blut: Jeder Degen, den kein Schild pariert, ist eine Wunde. Nach einem Gang ohne Blut machen beide mit einem Würfel weniger weiter.
mr-help-botte = Eine Finte ist der geheime Stoß eines Fechters: der Wurf aus Symbolen, der neben ihm abgebildet ist. Wer mindestens diese Symbole wirft, verwundet den anderen einmal und wird selbst nicht verwundet, was die übrigen Würfel auch zeigen; gelingt sie beiden, wird jeder einmal verwundet. Damit ist das Duell zu Ende.
mr-help-rochefort = { $side ->
    [milady] Wo du bist, darf Rochefort jedem den Weg verstellen, nur Athos nicht. Verwundet flieht er, und alle wissen, wo ihr wart.
   *[team] Wo Mylady ist, darf Rochefort jedem den Weg verstellen, nur Athos nicht. Verwundet flieht er, und alle wissen, wo beide waren.
}
mr-help-louvre = Im Louvre gibt es immer einen Auftrag. Sein Marker rückt jede Runde eine Sprosse weiter; auf der dritten und noch einmal auf der vierten sinkt die Ehre der Königin, und auf der vierten ist der Auftrag gescheitert. Rechtzeitig erledigt, gibt er einen Punkt Ehre zurück.
mr-help-pistoles = Pistolen sind der Lohn vieler Herausforderungen und Duelle; auch Monsieur des Essarts bringt welche. Sie kaufen Ausrüstung und bezahlen Bettler und Kerkermeister.
mr-help-epic = Auch Ruhmesmarker sind Lohn. Heb sie für den letzten Plan auf: Drei davon führen auf geheimem Weg durch eine Galerie des Louvre.
mr-help-siege = Kampfkarten in La Rochelle würfeln am Ende jeder Runde; der Unterschied an Degen verschiebt die Belagerung.
mr-help-fallen = Wer kein Leben mehr hat, wird ins Vieux-Colombier getragen und steht am Ende der nächsten Musketierphase wieder auf.
mr-help-destination = Zuerst wählst du heimlich, wo du in dieser Runde bist, und Rochefort mit dir.
mr-help-paris = Dann darfst du eine Pariskarte ins Spiel bringen, Gegner schicken, so stark, wie sie es erlaubt, und einen Hinterhalt legen.
mr-help-perfidy = Dann ziehst du eine Perfidie-Karte oder spielst eine.
mr-help-own = Hat dich niemand gefunden, handelst du am Ende: eine Karte in La Rochelle entfernen, bei Richelieu Karten nehmen oder zu Hause eine Pariskarte.

## Die erste Runde, erklärt

mr-coach-cardinal = Der Kardinal flüstert
mr-coach-ask-next = Du gewinnst durch die Suche, mit allen Musketieren, in beliebiger Reihenfolge. Berühre einen, um seine Karten zu sehen, und noch einmal, um mit ihm zu beginnen.
mr-coach-ask-action = { $name } hat { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}. { mr-now-how } { $gold ->
    [no] Hier wird kein Weg empfohlen: Du hast die Wahl.
   *[yes] Was golden ist, hilft jetzt am meisten.
}
mr-coach-attempt = Beginne mit dem, was { $name } hier versuchen kann: Berühre es, und der Knopf unten führt es aus. Ein erledigter Auftrag nimmt Mylady eine Waffe. Alles andere steht unten.
mr-coach-last-action = Das ist seine letzte Aktion. Wenn sich sonst nichts lohnt, zieh eine Karte: Das ist nie vergeudet.
mr-coach-ask-cards = In einer Herausforderung müssen seine Fähigkeit und seine Karten den Wert erreichen; ohne Würfel, ohne Glück. Berühre die Karten, die er dafür noch braucht.
mr-coach-ask-commit = Kampfkarten bringen mehr Würfel, nur für dieses Duell. Damit gewinnt er öfter, kann aber trotzdem verwundet werden: Was zu erwarten ist, steht über den Knöpfen.
mr-coach-ask-blade = Mit der Toledoklinge darf er einmal in diesem Duell einen seiner Würfel noch einmal werfen. Sieh nach, was seiner Finte noch fehlt.
mr-coach-ask-offer = Zwei Musketiere am selben Ort dürfen mit einer Aktion tauschen, so viel sie wollen. Das lohnt sich, wenn einer danach kann, was vorher keiner konnte.
mr-coach-ask-buy = Mit einer Aktion kauft man bis zu zwei Dinge. Ausrüstung kostet Pistolen; eine Verbesserung kostet eine Karte und bleibt für immer.
mr-coach-ask-pay = Eine Verbesserung bezahlt man mit einer Karte. Berühre die, auf die er verzichten kann.
mr-coach-ask-sacrifice = Bei der Belagerung geht gleich Boden verloren. Ein Musketier in La Rochelle kann ein Leben geben, um ein Feld zu halten, aber seine Leben braucht er auch für Duelle.
mr-coach-challenge-won = { $side ->
    [milady] Sie haben eine Herausforderung bestanden. Tragen alle Teile eines Auftrags ihr Siegel, ist er erledigt, und die Ehre der Königin kann wieder steigen.
   *[team] Bestanden! Sie trägt jetzt ein Siegel. Tragen alle Teile eines Auftrags eines, ist er erledigt.
}
mr-coach-dice = Beide werfen zugleich. Eine Finte, der Wurf, der neben jedem abgebildet ist, trifft sofort und beendet das Duell. Ohne Finte trifft jeder Degen, den kein Schild pariert. Bleiben beide unverletzt, geht es mit einem Würfel weniger weiter.
mr-coach-mission-ended = { $place ->
    [louvre] Dieser Auftrag ist vorbei, und schon ist ein neuer da: Im Louvre ist nie Ruhe.
   *[paris] Das war der Auftrag in Paris. Bis Mylady eine andere Karte spielt, ist dort Frieden.
}
mr-coach-door = Hier beginnt die Suche, und mit ihr gewinnst du. Hinter jeder Tür wartet ein Gardist, eine Falle oder niemand. Wer eine Reihe leert, öffnet allen den nächsten Plan; nach dem vierten hast du gewonnen.
mr-coach-bastille = { $side ->
    [milady] Ein Gefangener verliert Zeit: Er kommt für eine Pistole oder im Kampf frei, und beides kostet ihn eine Aktion.
   *[team] Ein Gefangener kommt für eine Pistole frei oder indem er gegen den Kerkermeister ficht. Beides kostet eine Aktion.
}
mr-coach-ambush = { $side ->
    [milady] Dein Hinterhalt bleibt beim Auftrag, bis der vorbei ist. Bettler kann man bezahlen, damit sie gehen.
   *[team] Ein Hinterhalt bleibt beim Auftrag, bis der vorbei ist. Bettler kann man bezahlen, damit sie gehen.
}
mr-coach-may-step-in = Wo ein ? steht, ist vielleicht Mylady, und Rochefort mit ihr. Ist sie hier, kann er einen Versuch aufhalten: Dann muss er erst verwundet werden.
mr-coach-rochefort = { $side ->
    [milady] Rochefort ficht für dich. Bleibt er unverletzt, ist der Versuch verloren; wird er verwundet, flieht er mit dir, und du hast in dieser Runde keine Aktion.
   *[team] Mylady ist hier, und Rochefort mit ihr! Erst wenn er verwundet ist, ist der Weg frei. Nur Athos hält er nie auf.
}
mr-coach-revealed = { $side ->
    [milady] Jetzt wissen sie, wo du warst. In der nächsten Runde wählst du neu, und wieder heimlich.
   *[team] Erst jetzt erfährt man, wo Mylady war. Wo sie einmal war, kann sie wieder hingehen: Es lohnt sich, das zu behalten.
}
mr-coach-fallen = { $side ->
    [milady] Einer von ihnen ist kampfunfähig und verliert Zeit, bis er sich erholt.
   *[team] Er ist kampfunfähig, aber nicht verloren: Im Vieux-Colombier kommt er mit allen Leben wieder auf die Beine.
}
mr-coach-siege = Jede Runde endet in La Rochelle: Die Kampfkarten auf den Wällen werfen für die Musketiere, und die Zeit gibt Mylady ihre Würfel. Der Unterschied an Degen verschiebt die Belagerung.
mr-coach-tracks = { $side ->
    [milady] Eines davon genügt dir zum Sieg: Zeit, Ehre der Königin, Belagerung, Constance. Die Zeit rückt von selbst vor. Berühre eines, um zu sehen, wie nah du bist.
   *[team] Eines davon genügt Mylady zum Sieg: Zeit, Ehre der Königin, Belagerung, Constance. Berühre eines, um zu sehen, wie nah sie ist. Du gewinnst durch die Suche.
}
mr-coach-ask-destination = Du bist Mylady. Wähle heimlich, wo du in dieser Runde bist: Rochefort geht mit dir und kann den Musketieren dort den Weg verstellen.
mr-coach-ask-paris = Du darfst eine Pariskarte ins Spiel bringen. Sie arbeitet am Ende jeder Runde für dich, bis die Musketiere mit ihr fertig sind.
mr-coach-ask-man = Jeder Auftrag wird bewacht. Schick Gegner, die zusammen nicht zu stark dafür sind; jeder von ihnen muss dann im Duell besiegt werden.
mr-coach-ask-ambush = Zu den Gegnern darfst du einen Hinterhalt legen. Jeder Hinterhalt dient nur einmal, er darf also auch auf einen besseren Auftrag warten.
mr-coach-ask-nemesis = Nenne den Musketier, der bei diesem Auftrag nichts versuchen kann: den, der am besten damit fertig würde.
mr-coach-ask-perfidy = Zieh jetzt eine Perfidie-Karte für später, oder spiel eine. Nicht beides.
mr-coach-ask-target = Wähle den Musketier, den es trifft: den, der dir an ihrer Stelle am meisten fehlen würde.
mr-coach-ask-close = Sperr den Weg, den sie in dieser Runde am nötigsten brauchen. Wer schon dort steht, darf bleiben.
mr-coach-musketeers = Jetzt sind die Musketiere an der Reihe. Sie wissen nicht, wo du bist, aber sie raten.
mr-coach-ask-reveal = Ein Musketier versucht etwas an deinem Ort. Schick Rochefort, und alle wissen, wo du bist; oder lass es durchgehen und warte auf einen besseren Augenblick.
mr-coach-ask-own = Niemand hat dich gefunden, also handelst du jetzt, wo du bist.
mr-coach-end = { $side ->
    [milady] Das war eine ganze Runde. Halte die Musketiere auf: Lass die Zeit ablaufen oder zehre an der Ehre der Königin, brich die Belagerung, lass Constance erdrosseln.
   *[team] Das war eine ganze Runde. Du gewinnst allein durch die Suche, Plan um Plan, bis durch die Galerien des Louvre. Bewahre bis dahin Zeit, Ehre, Belagerung und Constance vor Mylady.
}

## Die zweite Lektion, Belagerung und Hinterhalt

mr-coach-siege-beggars = Solange die Bettler hier sind, darf sich niemand an diesem Auftrag versuchen. Für { $price } Pistolen gehen sie, ohne Aktion und sogar von weitem. Bezahl sie gleich, solange { $name } noch Aktionen hat.
mr-coach-siege-clear = Der Weg ist frei, und für diese Herausforderung reicht { $name } die eigene Fähigkeit: eine Aktion, keine Karte, und mehr hat der Hinterhalt nicht gekostet.
mr-coach-siege-go = Die Belagerung steht zwei Felder vor dem Rand, und dort gewinnt Mylady sofort, so gut alles andere auch geht. Berühre La Rochelle und schick { $name } hin.
mr-coach-siege-reinforce = Auf den Wällen wirft eine Kampfkarte in dieser und in jeder weiteren Runde einen Würfel; im Duell würde sie nur einmal dienen. Leg sie hierher.
mr-coach-siege-sacrifice = Mylady hat mehr Degen geworfen, und bei der Belagerung geht gleich der letzte Boden verloren. Jedes Leben, das ein Musketier dort gibt, hält ein Feld: Ein Leben heilt wieder, eine verlorene Belagerung nicht. Gib es.
mr-coach-siege-end = Das entscheidet auf die Dauer: nach Hinterhalten sehen, bevor man Aktionen ausgibt, die Wälle besetzen, bevor die Belagerung dem Rand nahe kommt, und dort einen Musketier haben, der ein Leben geben kann. Behalte die Marker oben im Auge.

## Eine Wahl in wenigen Worten, wo von ihr die Rede ist

# $type is what is done, $name the card, person, place or thing.
mr-choice = { $type ->
    [buy] Kaufen: { $name }
    [give] Geben: { $name }
    [give_token] { $token } geben
    [take] Nehmen: { $name }
    [take_token] Nehmen: { $name }
    [pay_card] Bezahlen mit: { $name }
    [character] Ausspielen: { $name }
    [card] Dazu: { $name }
    [commit] Ins Duell: { $name }
    [challenge] Versuchen: { $name }
    [duel] Fechten: { $name }
    [inn] Versuchen: { $name }
    [reveal_line] Aufdecken: { $name }
    [exchange] Tauschen mit { $name }
    [name] { $name } nennen
    [man] Auftrag besetzen: { $name }
    [lay_ambush] Hinterhalt: { $name }
    [play_perfidy] Perfidie: { $name }
    [search] Suchen: { $name }
    [play_paris] In Paris: { $name }
    [take_paris] Nehmen: { $name }
    [discard_space] Ablegen: { $name }
    [lay_token] Legen: { $name }
    [pay_beggars] Die Bettler { $name } bezahlen
    [blade] Würfel { $name } neu werfen
   *[other] { $name }
}

## Warum eine Wahl gut ist

mr-why-than = als sonst
mr-why-against = Dagegen spricht: { $why }
mr-why-quest = { $way ->
    [more] Die Suche kommt weiter { mr-why-than }.
    [less] Die Suche kommt weniger weit { mr-why-than }.
    [up] Die Suche kommt voran.
   *[down] Die Suche wird zurückgeworfen.
}
mr-why-louvre = { $way ->
    [more] Vom Auftrag im Louvre wird mehr erledigt { mr-why-than }.
    [less] Vom Auftrag im Louvre wird weniger erledigt { mr-why-than }.
   *[up] Vom Auftrag im Louvre wird etwas erledigt.
}
mr-why-paris = { $way ->
    [more] Vom Auftrag in Paris wird mehr erledigt { mr-why-than }.
    [less] Vom Auftrag in Paris wird weniger erledigt { mr-why-than }.
   *[up] Vom Auftrag in Paris wird etwas erledigt.
}
mr-why-siege_dice = { $way ->
    [more] Mehr Würfel halten La Rochelle { mr-why-than }.
    [less] Weniger Würfel halten La Rochelle { mr-why-than }.
    [up] In La Rochelle kommen Würfel hinzu.
   *[down] In La Rochelle gehen Würfel verloren.
}
mr-why-cards = { $way ->
    [more] Die Musketiere haben mehr Karten { mr-why-than }.
    [less] Die Musketiere haben weniger Karten { mr-why-than }.
    [up] Die Musketiere gewinnen Karten.
   *[down] Die Musketiere verlieren Karten.
}
mr-why-life = { $way ->
    [more] Die Musketiere behalten mehr Leben { mr-why-than }.
    [less] Die Musketiere behalten weniger Leben { mr-why-than }.
    [up] Die Musketiere gewinnen Leben zurück.
   *[down] Die Musketiere verlieren Leben.
}
mr-why-honour = { $way ->
    [more] Der Königin bleibt mehr Ehre { mr-why-than }.
    [less] Der Königin bleibt weniger Ehre { mr-why-than }.
    [up] Die Ehre der Königin steigt.
   *[down] Die Ehre der Königin sinkt.
}
mr-why-siege = { $way ->
    [more] Die Belagerung läuft für die Musketiere besser { mr-why-than }.
    [less] Die Belagerung läuft für die Musketiere schlechter { mr-why-than }.
    [up] Die Belagerung kommt für die Musketiere voran.
   *[down] Die Belagerung geht für die Musketiere zurück.
}
mr-why-time = { $way ->
    [more] Es vergeht mehr Zeit { mr-why-than }.
    [less] Es vergeht weniger Zeit { mr-why-than }.
   *[up] Es vergeht Zeit.
}
mr-why-rochefort = { $way ->
    [more] Rochefort behält mehr Leben { mr-why-than }.
    [less] Rochefort behält weniger Leben { mr-why-than }.
    [up] Rochefort gewinnt Leben zurück.
   *[down] Rochefort verliert Leben.
}
mr-why-perfidy = { $way ->
    [more] { $side ->
        [milady] Du hast
       *[other] Mylady hat
    } mehr Perfidie-Karten { mr-why-than }.
    [less] { $side ->
        [milady] Du hast
       *[other] Mylady hat
    } weniger Perfidie-Karten { mr-why-than }.
    [up] { $side ->
        [milady] Du gewinnst
       *[other] Mylady gewinnt
    } Perfidie-Karten.
   *[down] { $side ->
        [milady] Du gibst
       *[other] Mylady gibt
    } Perfidie-Karten her.
}
mr-why-honour_tonight = { $count ->
    [0] Tut niemand etwas, ist die Ehre der Königin heute Nacht verloren.
   *[other] Tut niemand etwas, sinkt die Ehre der Königin heute Nacht auf { $number }.
}
mr-why-siege_tonight = Wie die Würfel jetzt liegen, geht La Rochelle heute Nacht verloren: { $number }.
mr-why-constance_tonight = Ohne Hilfe wird Constance heute Nacht erdrosselt: { $number }.
mr-figure-challenges = Herausforderungen bestanden
mr-figure-won = Duelle gewonnen
mr-figure-both = Duelle, in denen beide getroffen wurden
mr-figure-lost = Duelle verloren
mr-figure-wounds = Wunden erhalten
mr-figure-done = Gemeinsam erledigte Aufträge
mr-figure-failed = Gemeinsam verfehlte Aufträge

## Warum gefragt wird

mr-question-destination = Wo du bist, kann Rochefort den Weg verstellen. In La Rochelle, bei Richelieu oder zu Hause handelst du nach den Musketieren, wenn dich niemand gefunden hat.
mr-question-paris = Eine Pariskarte schadet am Ende jeder Runde, bis die Musketiere ihren Auftrag erledigt haben. Es liegt nur eine: Eine neue vertreibt die alte.
mr-question-man = Jeder Gegner, den du schickst, muss im Duell besiegt werden, ehe der Auftrag erledigt ist. Wer besiegt wird, ist verloren; die anderen kehren zu dir zurück.
mr-question-ambush = Ein Hinterhalt macht diesen einen Auftrag gefährlicher. Jeder taugt nur einmal in der ganzen Partie: Einen guten hebt man besser auf.
mr-question-nemesis = Wen du nennst, der kann an diesem Auftrag nichts versuchen. Nenne den, der es am besten könnte.
mr-question-perfidy = In jeder Runde ziehst du eine Perfidie-Karte oder spielst eine, nie beides.
mr-question-target = Die Karte trifft einen Musketier. Am härtesten trifft es den, der gleich etwas vollendet oder wenig Leben hat.
mr-question-close = Dorthin kann in dieser Runde niemand gehen. Wer schon dort ist, darf bleiben und handeln.
mr-question-reveal = Greift Rochefort ein, wartet der Versuch auf sein Duell und ist verloren, wenn er nicht verwundet wird. Dann wissen aber alle, wo du bist, und du hast in dieser Runde keine Aktion.
mr-question-own = Niemand hat dich gefunden: Du handelst nach den Musketieren. In La Rochelle nimmst du eine Kampfkarte von den Wällen, bei Richelieu bekommst du Perfidie-Karten, zu Hause eine Pariskarte.
mr-question-reroll = Nur Degen bewegen die Belagerung. Ein Schild, noch einmal geworfen, kann einer werden.
mr-question-wound = Die Pariskarte verwundet einen Musketier. Wer kein Leben mehr hat, ist kampfunfähig und verliert Zeit, bis er sich erholt.
mr-question-lay = Hier verbirgst du, was den Musketieren auf der Suche begegnet. Sie sehen nur Rückseiten; lege das Schlimmste dorthin, wo sie wohl vorbeikommen.
mr-question-jail = Aus der Bastille führen zwei Wege: eine Pistole oder ein Duell mit dem Kerkermeister. Ein Versuch jetzt kostet eine Aktion dieser Runde. Wie das Duell auch ausgeht, selbst unentschieden: Er kommt frei.
mr-question-one_for_all = Jetzt gespielt, hat jeder Musketier, der kämpfen kann, in dieser Runde eine Aktion mehr. Das geht einmal in der ganzen Partie.
mr-question-next = Die Reihenfolge wählst du. Jeder tut alle seine Aktionen am Stück: Beginnen soll, wessen Erfolg den anderen hilft.
mr-question-action = Alles kostet eine Aktion. Aufträge halten Mylady auf, die Suche gewinnt die Partie: Beides braucht Karten, und Karten brauchen Zeit.
mr-question-pay = Eine Verbesserung wird mit einer Karte bezahlt und gilt für immer. Gib die, die dir am wenigsten fehlt.
mr-question-buy = Eine Aktion kauft bis zu zwei verschiedene Marker. Der zweite kostet Pistolen, aber keine weitere Aktion.
mr-question-offer = Was der eine hat, fehlt vielleicht dem anderen. Karten und Ausrüstung wechseln in beide Richtungen; Geschenke sind erlaubt.
mr-question-trade = Ein Tausch braucht das Einverständnis beider. Eine Ablehnung kostet niemanden eine Aktion.
mr-question-planchet = Planchet deckt die Marker einer Reihe des Gasthofs auf, damit man weiß, was dort wartet, oder bringt zwei Abenteuerkarten.
mr-question-heal = Mousqueton heilt bis zu zwei Wunden von jemandem, der noch steht. Wer kein Leben mehr hat, erholt sich von selbst.
mr-question-cards = Fähigkeit und Karten zusammen müssen den Wert der Herausforderung erreichen; gewürfelt wird nicht. Was darüber hinausgeht, ist verloren.
mr-question-commit = Jede Kampfkarte bringt einen Würfel mehr, eine doppelte zwei, nur in diesem Duell und jetzt oder nie. Höchstens sechs Würfel.
mr-question-blade = Einmal im Duell darfst du einen deiner Würfel noch einmal werfen, und die neue Seite gilt. So kann deine Finte noch gelingen, wenn der andere seine schon hat.
mr-question-sacrifice = Jedes gegebene Leben hält die Belagerung um ein Feld auf. Erreicht sie Richelieus Ende, ist alles verloren.

## Was ein Zeichen bedeutet: je ein Satz

mr-sign-milady = { $how ->
    [seen] { $side ->
        [milady] In dieser Runde haben sie dich hier gesehen, und Rochefort bei dir.
       *[other] Mylady ist in dieser Runde hier gesehen worden, und Rochefort ist bei ihr.
    }
    [secret] Hier bist du in dieser Runde, heimlich, und Rochefort mit dir.
   *[perhaps] Vielleicht ist Mylady hier: Nach dem, was alle wissen, ist es nicht auszuschließen.
}
mr-sign-steps = { $mission }: Herausforderungen und Gegner, die hier noch zu bestehen sind: { $left }.
mr-sign-pistoles = Pistolen des ganzen Teams: { $count }. Sie kaufen Ausrüstung und den Weg aus der Bastille.
mr-sign-epic = Ruhmesmarker des ganzen Teams: { $count }. Drei davon öffnen einen Geheimgang in einer Galerie des Louvre, auf dem letzten Plan der Suche.
mr-sign-yours = Für diesen Musketier entscheidest du.
mr-sign-life = Leben: { $life } von { $most }. Jede Wunde kostet eins, und ohne Leben ist er eine Weile kampfunfähig.
mr-sign-skill = { $skill }: so viel hat er selbst; in einer Herausforderung kommen seine Karten dieser Fähigkeit dazu.
mr-sign-cards = Abenteuerkarten auf seiner Hand: { $count }.
mr-sign-actions = Aktionen, die ihm in dieser Runde bleiben: { $count }.
mr-sign-reward = Was es einbringt: { $reward }.
mr-sign-space = Ein freier Platz auf den Wällen: Eine Kampfkarte, die hier liegt, würfelt am Ende jeder Runde.
mr-sign-guard = Ein Gardist: Er muss im Duell besiegt werden.
mr-sign-hidden = Diesen Gardisten hat noch niemand gesehen; wie stark er ist, zeigt sich, wenn man ihm begegnet.
mr-sign-door = Diese Tür hat noch niemand geöffnet; was dahinter wartet, weiß nur Mylady.
mr-sign-botte = Finte, sein geheimer Stoß: Mit mindestens { $demands } trifft er sofort, und das Duell ist zu Ende.
mr-sign-behind = So viel ist sicher; was hinter welcher Tür wartet, weiß nur Mylady. Ein Gardist muss im Duell besiegt werden, eine Attrappe lässt einen vorbei, eine Falle verwundet.
mr-sign-unseen = Die noch ungesehenen Gardisten gehören zu diesen; welche es sind, weiß nur Mylady.
mr-epic-about = Genug Ruhmesmarker öffnen einen Geheimgang in einer Galerie des Louvre, auf dem letzten Plan der Suche.
mr-sign-foe-life = Leben, die noch bleiben: { $count }. Das Duell endet mit der ersten Wunde.
mr-sign-die = { $work ->
    [flies] Diesen Degen pariert nichts: Er trifft.
    [parried] Ein Schild der anderen Seite pariert diesen Degen.
    [parries] Dieser Schild pariert einen Degen der anderen Seite.
    [botte] Ein Teil der Finte, die trifft.
    [idle] Dieser Würfel tut in diesem Gang nichts.
   *[open] { $face ->
        [sword] Ein Degen trifft, wenn ihn kein Schild der anderen Seite pariert.
        [shield] Ein Schild pariert einen Degen der anderen Seite.
       *[fleur] Eine Lilie zählt nur für eine Finte.
    }
}
mr-sign-force = Stärke { $force }: So viele rote Würfel werden im Duell für ihn geworfen.
mr-sign-foe = { $name }, Stärke { $force }: im Duell gegen so viele rote Würfel zu besiegen.
mr-sign-challenge = Eine Herausforderung ({ $skill }): Fähigkeit und ausgegebene Karten müssen zusammen { $value } erreichen, ohne Würfel.
mr-sign-done = Besiegelt: Das ist ein für alle Mal erledigt.

## Was drängt, was ein Weg wagt

mr-night = Die Nacht der { $turn }. Runde
mr-night-won = { $side ->
    [team] Gewonnen habt ihr heute
   *[other] Gewonnen haben die Musketiere heute
}: { $what }.
mr-night-thing = { $what ->
    [mission] { $count ->
        [one] eine ganze Mission
       *[other] { $count } ganze Missionen
    }
    [task] { $count ->
        [one] 1 Aufgabe
       *[other] { $count } Aufgaben
    }
   *[part] { $count ->
        [one] 1 Teil der Suche
       *[other] { $count } Teile der Suche
    }
}
mr-night-caught = { $cause ->
    [richelieu] { $side ->
        [milady] Du wurdest { $place } ertappt: In dieser Nacht bekommst du keine Karte.
       *[other] Mylady wurde { $place } ertappt: In dieser Nacht bekommt sie keine Karte.
    }
   *[rochefort] { $side ->
        [milady] Rochefort hat dich { $place } verraten
       *[other] Rochefort hat Mylady { $place } verraten
    }{ $fled ->
        [yes] {" "}und ist verwundet geflohen
       *[no] {""}
    }: { $side ->
        [milady] In dieser Nacht kannst du nichts tun
       *[other] In dieser Nacht kann sie nichts tun
    }.
}
mr-hurry-night = Bis zum Ende der Runde
mr-night-over = Weiter zur nächsten Runde
# What Milady says to it
mr-taunt-near = { $other ->
    [yes] Noch eine solche Nacht, meine Herren.
   *[no] Hört ihr es auch? Es ist bald vorbei.
}
mr-taunt-failed = { $other ->
    [yes] Die Königin hat auf euch gewartet. Ich auch.
   *[no] So viele Helden, und keiner war schnell genug.
}
mr-taunt-strangled = { $other ->
    [yes] Arme Constance. Sie glaubt noch immer, dass ihr kommt.
   *[no] Der Strick hat Geduld. Ich auch.
}
mr-taunt-foiled = { $other ->
    [yes] Ein hübscher Plan, und ihr habt ihn verdorben. Ich habe noch mehr.
   *[no] Gut gefochten, meine Herren. Jetzt bin ich verstimmt.
}
mr-taunt-siege = { $other ->
    [yes] Aus La Rochelle höre ich nur Gutes.
   *[no] Die Wälle bröckeln. Halten wenigstens eure Degen?
}
mr-taunt-honour = { $other ->
    [yes] Ein Wort hier, ein Wort da: arme Königin.
   *[no] Was ganz Paris flüstert, habe ich zuerst geflüstert.
}
mr-taunt-idle = { $other ->
    [yes] Eine ruhige Nacht. Genießt sie.
   *[no] Ihr bewacht jede Tür, nur nicht die richtige.
}
mr-schemed = Myladys Zug
mr-schemed-then = Das war Mylady. Nun sind die Musketiere an der Reihe.
mr-schemed-met = { $ambush ->
    [assassin] Sofort verwundet: { $names }.
   *[voleurs] Sofort um { $pistoles } bestohlen: { $names }.
}
mr-schemed-plot = Ihr Ränkespiel in Paris geht weiter: { $plot }. { $left ->
    [one] Noch eine Aufgabe
   *[other] Noch { $left } Aufgaben
}, dann ist es vorbei.
mr-schemed-quest = Noch { $left ->
    [one] 1 Aufgabe
   *[other] { $left } Aufgaben
} der Suche, und die Musketiere gewinnen.
mr-schemed-where = { $places ->
    [one] Jetzt kann sie nur noch an einem Ort sein.
   *[other] Wo sie jetzt ist, weiß niemand: { $places } Orte kommen in Frage.
}
mr-news = Inzwischen
mr-night-change = In dieser Runde: { $change }.
mr-news-changes = Was sich geändert hat
mr-news-change = { $track }: von { $before } auf { $after }
mr-news-wounds = { $count ->
    [one] { $name }: 1 Wunde
   *[other] { $name }: { $count } Wunden
}
mr-news-perfidy = { $side ->
    [milady] Du
   *[other] Mylady
}: { $count ->
    [one] 1 Perfidie-Karte mehr
   *[other] { $count } Perfidie-Karten mehr
}
mr-now-turns = { $turns ->
    [1] in dieser Runde
   *[other] binnen { $turns } Runden
}
mr-now-tonight = noch in dieser Runde ({ $chance })
mr-now-when = { $side ->
    [milady] { $turns ->
        [0] heute Nacht (in { $chance } Fällen)
        [one] heute Nacht
       *[other] { $dice ->
            [yes] bei diesem Tempo noch etwa { $turns } Runden, mit Glück { $soonest }, dann
           *[no] bei diesem Tempo noch { $turns } Runden, dann
        }
    }
   *[team] { $turns ->
        [0] Heute Nacht (in { $chance } Fällen)
        [one] Heute Nacht
       *[other] { $dice ->
            [yes] Bei diesem Tempo noch etwa { $turns } Runden, mit Pech { $soonest }, dann
           *[no] Bei diesem Tempo noch { $turns } Runden, dann
        }
    }
}
mr-now-whose = { $side ->
    [milady] Zum Sieg:
   *[team] Gefahr.
}
mr-now-danger = { $when } { $way ->
    [time] ist die Zeit um
    [honour] ist die Ehre der Königin verloren
    [siege] fällt La Rochelle
   *[constance] stirbt Constance
}{ $side ->
    [milady] .
   *[team] , und Mylady gewinnt.
}
mr-now-over = Das ist die letzte Runde: Vollendet jetzt die Suche, sonst gewinnt Mylady.
mr-now-danger-brief = { $way ->
    [over] Die letzte Runde: jetzt oder nie.
    [time] Die Zeit endet { $when }.
    [last] Heute Nacht scheitert der Auftrag im Louvre.
    [honour] Die Ehre kann { $when } dahin sein.
    [siege] La Rochelle kann { $when } fallen.
   *[constance] Constance kann { $when } sterben.
}
mr-now-helps = { $side ->
    [milady] Was dich hindert
   *[team] Was hilft
}
mr-now-remedy = { $place ->
    [la_rochelle] { $remedy ->
        [0] Auf den Wällen ist kein Platz mehr.
        [one] { mr-now-helps }: 1 Kampfkarte auf den Wällen.
       *[other] { mr-now-helps }: bis zu { $remedy } Kampfkarten auf den Wällen.
    }
   *[other] { mr-now-helps }: { $remedy ->
        [one] die letzte Aufgabe
       *[other] { $remedy } Aufgaben
    } { $place ->
        [paris] in Paris
       *[louvre] im Louvre
    }{ $reach }.
}
mr-now-reach = { $within ->
    [all] { $remedy ->
        [one] , die sich jetzt erfüllen lässt
       *[other] , die sich jetzt alle erfüllen lassen
    }
   *[other] , davon { $within } jetzt schon möglich
}
mr-now-toll = Heute Nacht sinkt die Ehre von { $from } auf { $to }: { $of ->
    [both] ein Punkt durch das Komplott in Paris, einer durch den Louvre.
    [paris] In Paris wird geredet.
   *[louvre] Der Louvre hat zu lange gewartet.
}
mr-steps = Was du in dieser Runde entscheidest
mr-step = { $step ->
    [destination] Versteck
    [paris] Paris
    [perfidy] Perfidie
   *[own] Am Ende
}
mr-outlook-where = { $state ->
    [bars] Du bist { $at } entdeckt; dort verstellt Rochefort noch den Weg: { $names }.
    [seen] Du bist entdeckt: Am Ende tust du nichts mehr.
    [alone] Niemand kann dich { $at } finden.
    [safe] Bei Richelieu kann dich niemand mehr finden.
    [richelieu] Wer dich bei Richelieu noch finden kann: { $names }.
    [out] { mr-rochefort-out }
    [idle] Rochefort kann { $at } niemandem mehr den Weg verstellen.
   *[lurks] Wem Rochefort { $at } noch den Weg verstellen kann: { $names }.
}
mr-outlook-way = Im Weg steht ihnen { $at }: { $who }; noch { $left ->
    [one] 1 Aufgabe
   *[other] { $left } Aufgaben
}.
mr-outlook-holds = Heute Nacht sinkt die Ehre nicht.
mr-now-last = Heute Nacht scheitert der Auftrag im Louvre, und die Ehre der Königin sinkt.
mr-now-forgone-brief = Wie es steht, scheitert der Louvre heute Nacht{ $falls ->
    [0] .
   *[other] : Ehre { $from } → { $to }.
}
mr-now-forgone = Wie es steht, scheitert heute Nacht der Auftrag im Louvre: { $falls ->
    [0] Mylady
   *[other] Die Ehre sinkt von { $from } auf { $to }, Mylady
} zieht eine Perfidie-Karte, und ein neuer Auftrag beginnt.
mr-lead-worth = { $what ->
    [last] Es ist die letzte Aufgabe dort.
   *[reward] Das bringt { $reward }.
}
mr-lead-inn = { $count ->
    [one] Es ist die letzte Tür dieser Reihe.
   *[other] Keine Reihe hat weniger Türen übrig: { $count }.
}
mr-lead-night = { $end ->
    [lost] Heute Nacht fällt die Stadt: { $now }; mit seiner Karte { $other }.
   *[back] Heute Nacht geht dort Boden verloren: { $now }; mit seiner Karte { $other }.
}
mr-lead-points = Bisher hat er { $has } von { $value }.
mr-lead-better = Trifft ihn: { $now }; mit { $count ->
    [one] 1 Kampfkarte mehr
   *[other] { $count } Kampfkarten mehr
} { $other }.
mr-lead-rather = { $able ->
    [no] Was { $place ->
        [louvre] der Louvre
       *[paris] Paris
    } verlangt, hat noch niemand.
    [barred] Vorerst kann niemand { $place ->
        [louvre] im Louvre
       *[paris] in Paris
    } etwas ausrichten.
    [part] { $place ->
        [louvre] Im Louvre
       *[paris] In Paris
    } { $within ->
        [one] ist
       *[other] sind
    } nur { $within } von { $remedy } Aufgaben machbar, darum hilft das mehr.
    [lost] { $place ->
        [louvre] Im Louvre
       *[paris] In Paris
    } sind zu wenige der { $remedy } Aufgaben machbar ({ $within }): Kommen keine besseren Karten, ist die Partie heute Nacht verloren.
    [later] { $place ->
        [louvre] Für den Louvre
        [paris] Für Paris
       *[la_rochelle] Für La Rochelle
    } bleiben etwa { $turns } Runden, diese mitgezählt; jetzt hilft das hier mehr.
   *[yes] Das hilft jetzt mehr als { $place ->
        [louvre] der Louvre
        [paris] Paris
       *[la_rochelle] La Rochelle
    }.
}
# What the present board asks for
mr-quest-goal = { $board ->
    [inn] alle Türen einer Reihe im Gasthof
    [calais] die Herausforderungen von Calais, dann de Wardes
    [england] durch England, als Nächstes „{ $next }“
   *[galleries] durch die Galerien des Louvre, als Nächstes „{ $next }“
}
mr-now-quest = { $side ->
    [milady] Ihr Weg
   *[team] Zum Sieg
}: { mr-quest-goal } (Plan { $number } von { $of }). { $left ->
    [one] Noch 1 Aufgabe bis zum Ende der Suche.
   *[other] Noch { $left } Aufgaben bis zum Ende der Suche.
}
mr-sign-danger = So { $side ->
    [milady] gewinnst du
   *[other] gewinnt Mylady
} zuerst, wenn niemand etwas dagegen tut; bei Würfeln: so wahrscheinlich wie nicht, die frühere Zahl einmal in zehn Fällen.
mr-lead = { $how ->
    [lacks] Ziehen, { $card ->
        [combat] { $count ->
            [one] es fehlt noch { $count } Kampfkarte
           *[other] es fehlen noch { $count } Kampfkarten
        }
       *[skill] { $count ->
            [one] es fehlt noch { $count } Punkt
           *[other] es fehlen noch { $count } Punkte
        }
    }: { $aim }{ $why }.
    [ready] Ziehen: Neue Karten helfen jetzt mehr. Warten kann: { $aim }{ $why }{ $wait }.
    [gather] Karten ziehen, Ziel: { $aim }{ $why }.
    [other] Mit { $name } Karten tauschen. Dann reichen dessen Karten: { $aim }{ $why }.
    [before] Erst { $do ->
        [draw] ziehen
        [buy] „{ $piece }“ kaufen
        [exchange] Karten tauschen
        [pay_beggars] die Bettler bezahlen
       *[other] „{ $piece }“ spielen
    }, dann: { $aim }{ $why }.
    [go] Nächstes Ziel: { $aim }{ $why }.
    [dare] Notfalls: { $aim }{ $why }. Er wird öfter getroffen, als er trifft.
    [barred] Erst Rochefort verwunden, der den Weg versperrt, dann: { $aim }{ $why }.
   *[now] Jetzt machbar: { $aim }{ $why }.
}
mr-lead-piece = { $do ->
    [buy] „{ $piece }“ kaufen. { $about }
   *[character] „{ $piece }“ spielen. { $about }
}
mr-lead-first = Zuerst { $name }. { $words }
mr-lead-why = { $place ->
    [louvre] , für die Ehre der Königin
    [paris] , gegen Myladys Ränke
    [quest] , für die Suche
    [la_rochelle] , gegen die Belagerung
   *[other] { "" }
}
mr-lead-wait = { "" } ({ $way ->
    [siege] La Rochelle hält
    [honour] die Ehre der Königin hält
   *[constance] Constance lebt
} { $dice ->
    [yes] noch etwa { $turns } Runden, mit Pech { $soonest }
   *[no] noch { $turns } Runden
}{ $way ->
    [siege] ; heute Nacht geht Boden verloren: { $chance }
   *[other] { "" }
})
mr-lead-because = { $way ->
    [time] , denn die Zeit endet { $when }
    [last] , denn sonst scheitert dort der Auftrag in dieser Runde, und die Ehre sinkt
    [honour] , denn sonst ist die Ehre der Königin { $when } verloren
    [siege] , denn sonst fällt La Rochelle { $when }
   *[constance] , denn sonst stirbt Constance { $when }
}
mr-aim = { $task ->
    [challenge] { $brief ->
        [yes] { $what } { $at }
       *[no] die Herausforderung { $what } { $at }
    }
    [duel] das Duell mit { $what } { $at }
    [guard] das Duell mit einem Gardisten { $at }
    [inn] die nächste Tür { $line ->
        [0] einer beliebigen Reihe
       *[other] von Reihe { $line }
    } im Gasthof
    [open] das Duell mit dem Gardisten an der offenen Tür von Reihe { $line } im Gasthof
    [door] die nächste Tür { $line ->
        [0] einer beliebigen Reihe
       *[other] von Reihe { $line }
    } im Gasthof (dahinter kann ein Gardist warten)
    [passage] der Geheimgang
    [laid] eine Kampfkarte auf die Mauern von La Rochelle
    [reinforce] die Mauern von La Rochelle
   *[exchange] ein Tausch mit { $what } { $at }
}
mr-scheme-go = Am meisten zu holen: { $one } oder { $other }.
mr-scheme-card = { $what ->
    [plot] { $known ->
        [yes] Von den Karten auf der Hand kostet „{ $card }“ sie am meisten.
       *[no] Besser keine Karte: Was in Paris liegt, kostet sie mehr.
    }
   *[strike] { $known ->
        [yes] „{ $card }“ trifft sie jetzt am härtesten.
       *[no] Besser ziehen: Keine Karte auf der Hand trifft sie jetzt hart genug.
    }
}
mr-unjudged = Tauschgeschäfte werden nicht beurteilt: Was sie wert sind, zeigt sich erst daran, was mit den Karten geschieht.
mr-plan = { $do ->
    [play_perfidy] Jetzt „{ $card }“, dafür keine neue Karte.
    [draw_perfidy] Eine neue Karte, und deine warten auf später.
    [play_paris] Jetzt „{ $card }“{ $lies ->
        [yes] , und „{ $there }“ ist vorbei.
       *[no] .
    }
    [pass] Deine Karten warten{ $lies ->
        [yes] , und „{ $there }“ geht weiter.
       *[no] , und in Paris bleibt es ruhig.
    }
   *[take] „{ $card }“ nehmen.
}
mr-vain = Bewirkt jetzt nichts
mr-draw-rest = { $hints ->
    [on] { $count } ziehen: bis zu { $count } Karten, jede für eine seiner { $count } Aktionen; es endet, sobald sich Besseres ergibt oder etwas, das ebenso gut ist.
   *[off] { $count } ziehen: { $count } Karten für alle { $count } Aktionen, die ihm bleiben.
}
mr-draw-all = { $count } ziehen
mr-draw-stop = Nicht weiter ziehen
mr-add-all = Alle nötigen spielen
mr-add-all-sign = Alle nötigen spielen: die empfohlenen Karten, eine nach der anderen, bis der Wert erreicht ist.
mr-now-how = { $mouse ->
    [yes] Zeig mit der Maus auf einen Ort der Karte, um zu sehen, was dort zu tun ist; ein Klick führt hin.
   *[no] Berühre einen Ort der Karte, um zu sehen, was dort zu tun ist; der Knopf darunter führt hin.
}
mr-now-suspect = Wo ein ? steht, ist vielleicht Mylady, und Rochefort mit ihr.
mr-now-either = { $differ ->
    [when] Ein Ziel, zwei Wege:
   *[what] Zwei Wege, etwa gleich gut. Was ist dir lieber?
}
mr-either-why = Wo zwei Wege etwa gleich gut sind, ist keiner golden. { $differ ->
    [when] Das Ziel ist dasselbe: Geh es gleich an oder zieh erst Karten.
   *[what] Sie bringen nicht dasselbe: Nimm, was dir lieber ist.
}
mr-now-botte = Finte: Wer wirft, was unter seinem Namen steht, trifft sofort, und das Duell ist zu Ende.
mr-makes-sense = Der Weg lohnt sich
mr-gold = { $what ->
    [louvre] Der Louvre: Dort kann er etwas für die Ehre der Königin tun.
    [paris] Paris: Dort kann er etwas gegen Myladys Auftrag tun.
    [quest] Die Suche: Er kann sie voranbringen.
    [la_rochelle] La Rochelle: Seine Kampfkarten halten die Wälle.
    [vieux_colombier] Das Vieux-Colombier: Er muss Richelieus Palais verlassen.
    [challenge] Die Herausforderung: Er hat, was sie verlangt.
    [duel] Das Duell, so bewaffnet. { $odds }
    [back] Der Schankraum: Von dort lohnt eine andere Reihe des Gasthofs mehr.
    [last_life] Das Duell: Nichts hilft mehr, doch eine Wunde kostet sein letztes Leben und damit seinen nächsten Zug.
    [risk] Das Duell: Was es bringt, ist das Wagnis wert.
    [wound] Das Duell: Was es bringt, ist das Leben wert, das es sicher kostet.
    [hurt] Das Duell: Was es bringt, ist das Leben wert, das es fast sicher kostet.
    [inn] Der Gasthof: Die nächste Tür ist ein Schritt der Suche.
    [passage] Der Geheimgang: Die Ruhmesmarker reichen dafür.
    [reinforce] Eine Karte legen: In La Rochelle bewirkt sie mehr als auf der Hand.
    [draw] Ziehen: Gerade lohnt nichts Erreichbares eine Aktion; die meisten Karten sind ein Würfel oder ein Punkt für das, was kommt.
    [store] Ziehen: Die meisten Karten sind ein Würfel oder ein Punkt für das, was kommt.
    [opening] Ziehen: Noch hat er wenige Karten; die meisten sind ein Würfel oder ein Punkt für das, was kommt.
    [buy] Kaufen: Das hilft ihm auf Dauer, und zwar mehr als das, was er gleich tun könnte.
    [exchange] Tauschen: Manche Karte bewirkt in einer anderen Hand mehr.
    [character] Eine Karte spielen: Sie hilft sofort, und mehr als das, was er sonst tun könnte.
    [pay_beggars] Die Bettler bezahlen: Hinter ihnen gibt es etwas zu tun.
    [escape] Aus der Bastille heraus: Drinnen gibt es wenig zu tun. Auch ein Unentschieden gegen den Kerkermeister macht ihn frei.
    [ahead] Der Ritt kostet ihn nichts: Sein nächster Zug beginnt dort, wo er etwas tun kann.
    [spent] Er hat keine Aktion mehr.
   *[end_turn] Das Ende: Nichts, was bleibt, lohnt eine Aktion.
}
mr-gold-buy = { $for ->
    [skill] { $name } { $at } ist dann für ihn um einen Punkt leichter.
   *[arms] Es hilft in jedem Duell, und { $name } ist { $at } noch zu besiegen.
}
mr-gold-lamp = Die Lampe hält dies für das Beste.
mr-now-lamp = { $what }: Das hält die Lampe für das Beste.
mr-gold-answer = { $answer ->
    [paris] Von deinen Karten kostet sie die Musketiere am meisten.
    [paris_not] Was in Paris liegt, kostet die Musketiere mehr, als es deine Karten täten.
    [man] Von allen, die passen, kostet er sie am meisten, auch wenn man abzieht, was sein Fall ihnen einbringt.
    [ambush] Von deinen Hinterhalten stört er bei diesem Auftrag am meisten.
    [nemesis] Keiner versteht sich besser auf das, was dort zu tun ist.
    [perfidy] Von deinen Karten schadet sie den Musketieren jetzt am meisten.
    [perfidy_not] Keine deiner Karten schadet ihnen jetzt genug: lieber noch eine für später.
    [target] Ihn kostet es am meisten.
    [close] Dort stört es die Musketiere am meisten.
    [reveal] Das Duell kostet den Musketier wohl mehr als Rochefort.
    [reveal_not] Das Duell kostet Rochefort wohl mehr als den Musketier.
    [discard_space] Keine andere Karte hält die Wälle mit mehr Würfeln.
    [refill] Mehrere zufällige Karten bringen mehr als eine nach Wahl.
    [search] Von den Karten dort würde diese den Musketieren zurzeit am meisten schaden.
    [take_paris] Von den Komplotten dort würde dieses die Musketiere zurzeit am meisten kosten.
    [own_not] Hier ist für dich nichts zu holen.
    [reroll] Schlechter als ein Schild kann es nicht werden.
    [wound] Er ist am ehesten kampfunfähig.
    [commit] In diesem Duell bringt sie mehr als später.
    [commit_not] Mehr Karten bringen später mehr.
    [buy_not] Sonst ist nichts seinen Preis wert.
    [offer] Beim anderen bringt es mehr.
    [offer_not] Alles, was beim anderen mehr bringt, hat die Hand gewechselt.
    [cards] Billiger ist der Wert nicht zu erreichen.
    [blade] Dieser Würfel hat am meisten zu gewinnen.
    [blade_not] Neu geworfen würde wohl kein Würfel besser.
    [sacrifice] Die Belagerung braucht das Feld mehr als er das Leben.
    [sacrifice_not] Er braucht das Leben mehr als die Belagerung das Feld.
    [jail] Später würde es ebenso viel kosten: lieber gleich hinaus.
    [heal] Er hat am meisten verloren.
   *[pay] Sie kann er am ehesten entbehren.
}
mr-risk = { $what ->
    [bastille] { $places ->
        [0] Die Bastille ist ihm sicher: Mylady ist nicht dort.
       *[other] Es droht die Bastille: { $chance }, denn Mylady kann an { $places } Orten sein. Findet er sie, bekommt sie keine Karte.
    }
    [assassin] Der Meuchelmörder lauert: eine Wunde, { $chance }.
   *[voleurs] Diebe lauern: eine Pistole weniger, { $chance }.
}
