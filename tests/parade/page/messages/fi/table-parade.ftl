### Paraden pöytä. $you on ”yes”, kun lause puhuu ruudun ääressä olevalle pelaajalle.

## Pöytä

parade-title = Parade, jako { $deal }
parade-where = jako { $deal }/{ $deals } · ottelu { $bout }
parade-middle = Ottelu
parade-slot-none = ei laskettua terää
parade-slot-down = terä kuvapuoli alaspäin
parade-hand = { $count ->
    [0] ei terää kädessä
    [one] yksi terä kädessä
   *[other] { $count } terää kädessä
}
parade-points = { $count ->
    [one] { $count } piste
   *[other] { $count } pistettä
}
parade-goal = { $deals ->
    [one] Yksi jako
   *[other] Jako { $deal }/{ $deals }
}

## Mitä miekkailija tekee

parade-says-laid = on laskenut terän
parade-says-scored = + { $points }

## Mitä kysytään

parade-ask-lay =
    Valitse terä
    ja laske se kuvapuoli alaspäin.
parade-ask-open = Molemmat terät on laskettu. Odotatko vai pistätkö?
parade-ask-answer =
    Pisto! Torjutko, panoksena 2,
    vai väistytkö ja menetät 1:n?
parade-do-none = Valitse terä
parade-do-lay = Laske { $number }
parade-do-hold = Odota
parade-do-thrust = Pistä
parade-do-parry = Torju
parade-do-yield = Väisty

## Mitä tapahtuu

parade-tell-dealt = Terät on jaettu.
parade-tell-laid = { $you ->
    [yes] Olet laskenut terän.
   *[other] { $name } on laskenut terän.
}
parade-tell-hold = { $you ->
    [yes] Odotat.
   *[other] { $name } odottaa.
}
parade-tell-thrust = { $you ->
    [yes] Pistät.
   *[other] { $name } pistää.
}
parade-tell-parry = { $you ->
    [yes] Torjut.
   *[other] { $name } torjuu.
}
parade-tell-yield = { $you ->
    [yes] Väistyt.
   *[other] { $name } väistyy.
}
parade-tell-hit = { $you ->
    [yes] Osut, { $blade }: { $points ->
        [one] yksi piste.
       *[other] { $points } pistettä.
    }
   *[other] { $name } osuu, { $blade }: { $points ->
        [one] yksi piste.
       *[other] { $points } pistettä.
    }
}
parade-tell-unseen = { $you ->
    [yes] Saat yhden pisteen. Terät pannaan pois näkemättä.
   *[other] { $name } saa yhden pisteen. Terät pannaan pois näkemättä.
}

## Tarina

parade-story-deal = Jako { $deal }
parade-story-bout = Jako { $deal }, ottelu { $bout }
parade-story-cards = { $who } { $blade }

## Tämän jaon ottelut

parade-bouts-title = Tämän jaon ottelut
parade-bouts-open = Ottelut
parade-bouts-none = Tässä jaossa ei ole vielä oteltu.
parade-bouts-hidden = näkemätön terä

## Ensimmäinen oppitunti

parade-coach-lay = Kuusi terää, kuusi ottelua: kukin käytetään kerran. Laske yksi; { $name } laskee myös, eikä kumpikaan näe toisen terää.
parade-coach-open = Sinä avaat. Korkealla terällä pisto on 2 pisteen arvoinen, matalalla se voi säikäyttää toisen.
parade-coach-answer = Piston takana ei aina ole terästä. Väistyminen maksaa 1:n, hävitty torjunta 2.
parade-coach-end = Se oli yksi jako ja samalla kokonainen peli. Pelaa uudestaan tai valmistele etusivulla pidempi peli.

## Why a choice is worth what it is

parade-why-wins_bout = Se voittaa ottelun { $times } kertaa sadasta.
