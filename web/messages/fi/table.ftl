### Mitä jokainen pöytä sanoo. $you on ”yes”, kun lause puhuu ruudun ääressä olevalle pelaajalle.

## Pöytä

table-rivals = Muut pelaajat
table-me = Sinun puolesi pöydästä
table-hand = Kätesi
table-hand-empty = Ei enää kortteja
liking-bold = pelaa rohkeasti
liking-careful = pelaa varovasti
liking-vengeful = pitkävihainen
table-you = Sinä
lamp-word = Lamppu
lamp-ask = Kysy lampulta
lamp-put-out = Sammuta lamppu
lamp-ask-again = Kysy lampulta (tähän asti { $used })
hand-marked = { $mark ->
    [0] { $name }, lampun valitsema
   *[other] { $name }, lampun numero { $mark }
}
table-practice = Harjoitus · { $where }

## Mitä pelaaja tekee

says-thinking = miettii …
says-choosing = valitsee …

## Mitä kysytään

button-undo = Peru
undo-none = Mitään ei voi enää perua.
button-hurry = Valintaani asti
button-hurry-end = Loppuun asti
button-hurry-round = Kierroksen loppuun
button-on = Jatka

## Mitä tapahtuu

tell-chosen = Olet valinnut. Valinnan voi perua, kunnes rengas on tyhjä.
tell-thinking = { $name } miettii …
tell-waiting = Odotetaan: { $names }…
tell-match-over = Peli on päättynyt.
own-fault-raised = Pelaaja ”{ $player }” ({ $name }) nosti poikkeuksen; sattuma päätti sen puolesta.
own-fault-illegal = Pelaaja ”{ $player }” ({ $name }) valitsi luvattoman siirron; sattuma päätti sen puolesta.
own-fault-garbled = Pelaaja ”{ $player }” ({ $name }) pilasi vastauksensa; sattuma päätti sen puolesta.
own-fault-move-time = Pelaaja ”{ $player }” ({ $name }) mietti liian kauan; sattuma päätti sen puolesta, ja se aloittaa alusta.
own-fault-died = Pelaajan ”{ $player }” ({ $name }) Python päättyi tai ei käynnistynyt; sattuma päätti sen puolesta.
own-fault-line = Se epäonnistui rivillä { $line }.
strangers-title = Pelaaja, jota ei ole vielä suoritettu täällä
strangers-what = { $count ->
    [one] { $names } tuli tämän pelin mukana, eikä sitä ole suoritettu tällä laitteella. Lue se ensin: tiedoston tekijä on voinut muuttaa sitä. Se toimii häkissä, jossa se ei voi muuta kuin pelata.
   *[other] { $names } tulivat tämän pelin mukana, eikä niitä ole suoritettu tällä laitteella. Lue ne ensin: tiedoston tekijä on voinut muuttaa niitä. Ne toimivat häkeissä, joissa ne eivät voi muuta kuin pelata.
}
strangers-run = { $count ->
    [one] Se saa toimia
   *[other] Ne saavat toimia
}
strangers-leave = Poistu pelistä

## Tarina

story-title = Tarina
scores-unknown = ei vielä tiedossa
story-word = Tarina
story-open = Tarina
story-empty = Tarina alkaa tästä.
story-company-bold = { $count ->
    [one] { $names } pelaa rohkeasti.
   *[other] { $names } pelaavat rohkeasti.
}
story-company-careful = { $count ->
    [one] { $names } pelaa varovasti.
   *[other] { $names } pelaavat varovasti.
}
story-company-vengeful = { $count ->
    [one] { $names } ei unohda loukkauksia.
   *[other] { $names } eivät unohda loukkauksia.
}
story-company-level = { $count ->
    [one] Tietokonepelaajan taso: { $levels }.
   *[other] Tietokonepelaajien taso: { $levels }.
}

## Pelin loppu

end-title-won = Voitit!
end-title-nobody = Kukaan ei voita
end-title-shared = Voitto on sinunkin!
end-title = { $count ->
    [one] { $names } voittaa
   *[other] { $names } voittavat yhdessä
}
end-title-lost = { $count ->
    [one] Hävisit: { $names } voittaa
   *[other] Hävisit: { $names } voittavat
}
end-rank = { $rank }.
end-again = Pelaa uudestaan
end-stronger = { $count ->
    [one] Kovempi vastustaja
   *[other] Kovemmat vastustajat
} ({ $level ->
    [casual] kadetti
    [skilled] luutnantti
   *[master] kapteeni
})
end-weaker = { $count ->
    [one] Helpompi vastustaja
   *[other] Helpommat vastustajat
} ({ $level ->
    [casual] kadetti
    [skilled] luutnantti
   *[novice] paaši
})
end-swap = Vaihda paikkoja
end-daily = Päivän jakoon
end-review = Läpikäynti
end-home = Alkuun
end-record = Kopioi pelin teksti
end-record-copied = Kopioitu. Koko pelin voi toistaa tästä tekstistä.
end-record-failed = Selain ei sallinut kopiointia. Tässä on teksti:
end-record-text = Pelin teksti
end-open = Lopputulos

## Laitteen antaminen eteenpäin

curtain-title = Anna laite pelaajalle { $name }
curtain-text = Kortit pysyvät peitossa, kunnes { $name } on valmis.
curtain-ready = Minä olen { $name }

## Häiriöitä

failed-title = Tätä peliä ei voi avata
failed-retry = Yritä uudestaan

## Ensimmäinen oppitunti

coach-title = Planchet kuiskaa
coach-ok = Selvä
coach-more = Lisää
coach-key = Esc
coach-skip = Lopeta oppitunti
coach-on = Jatka peliä
coach-own = Oma peli
coach-form = Valitse asetukset

## Minkä arvoinen valinta on

unit-chance = { $worth } %:n mahdollisuus
unit-points = { $count ->
    [one] { $worth } piste
   *[other] { $worth } pistettä
}
difference-chance = { $worth } voittoa sadasta
difference-points = { unit-points }
end-figures = Peli numeroina
end-turn-coming = Etsitään käännekohtaa…
end-turn-none = Mikään yksittäinen hetki ei kääntänyt tätä peliä.
end-turn = { $what ->
    [turn] Käännekohta: { $where }. Peli kääntyi { end-turn-side }.
   *[most] Vahvin hetki ennen loppua: { $where }, { end-turn-side }.
}
end-turn-side = { $you ->
    [yes] { $way ->
        [up] eduksesi
       *[down] sinua vastaan
    }
   *[no] { $way ->
        [up] pelaajan { $name } eduksi
       *[down] pelaajaa { $name } vastaan
    }
}
why-open = Miksi?
why-gold = Miksi se on kullalla:
why-rule = Sääntö
why-rules = Säännöt
