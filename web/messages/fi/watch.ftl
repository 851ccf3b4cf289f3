### Päättyneen pelin katsominen askel askeleelta.

watch-controls = Pelin katsominen
watch-play = Toista
watch-pause = Tauko
watch-again = Katso alusta
watch-back = Askel taaksepäin
watch-forward = Askel eteenpäin
watch-part-back = Edellinen vaihe
watch-part-forward = Seuraava vaihe
watch-first = Alkuun
watch-last = Loppuun
watch-share = Jaa
watch-place = Kohta pelissä
watch-step = { $at } / { $last }
watch-opening = { $count ->
    [one] { $names }: yksin pöydässä.
   *[other] Pöydässä: { $names }.
}
watch-opening-how = Paina ”Toista” tai etene askelin nuolilla.

## Kenen silmin

watch-eyes = Kenen kortit näet
watch-seat = Paikka
watch-onlooker = Katsoja
watch-cards = Kortit
watch-cards-seen = Paikalta nähtynä
watch-cards-outside = Vain kaikille näkyvät
watch-cards-all = Kaikki auki
watch-eyes-done = Takaisin peliin
watch-seen-by = näkymä: { $name }
watch-seen-own = niin kuin sinä sen näit
watch-seen-outside = näkymä ulkopuolelta
watch-seen-open = kaikki kortit auki
watch-hand = Käsi: { $name }
watch-side = Pelaajan puoli: { $name }

## Läpikäynti

watch-review = Läpikäynti
watch-review-open = Läpikäynti: mahdollisuudet ja kalleimmat valinnat
watch-review-back = Takaisin läpikäyntiin
watch-review-leave = Lopeta läpikäynti
