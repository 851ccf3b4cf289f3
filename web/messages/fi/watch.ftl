### Päättyneen pelin katsominen askel askeleelta.

watch-controls = Pelin katsominen
watch-play = Toista
watch-pause = Tauko
watch-again = Katso alusta
watch-back = Askel taaksepäin
watch-forward = Askel eteenpäin
watch-part-back = Edelliseen vaiheeseen
watch-part-forward = Seuraavaan vaiheeseen
watch-first = Alkuun
watch-last = Loppuun
watch-share = Jaa
watch-place = Kohta pelissä
watch-step = { $at } / { $last }

## Kenen silmin

watch-eyes = Kenen kortit näet
watch-seat = Paikka
watch-onlooker = Katsoja
watch-cards = Kortit
watch-cards-seen = Paikalta nähtynä
watch-cards-all = Kaikki auki
watch-eyes-done = Takaisin peliin
watch-seen-by = näkijänä { $name }
watch-seen-open = kaikki kortit auki
watch-hand = Käsi: { $name }
watch-side = Pelaajan puoli: { $name }
