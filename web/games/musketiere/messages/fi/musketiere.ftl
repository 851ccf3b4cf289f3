### Pelin Musketiere sanat pöydän ulkopuolella: asetukset, pelaajat, uusi peli.

name-musketiere-1 = D’Artagnan
name-musketiere-2 = Aramis
name-musketiere-3 = Porthos
name-musketiere-4 = Athos

option-match_end = Pelin loppu
option-match_end-target = Tavoitteeseen
option-match_end-single = Yksi erä
option-match_end-games = Monta erää
option-match_end-target-hint = Peli päättyy sen erän jälkeen, jossa joku saavuttaa tavoitteen; suurin summa voittaa.
option-match_end-single-hint = Yksi erä, enintään yhdeksän kaksintaistelua; eniten dukaatteja kerännyt voittaa.
option-match_end-games-hint = Näin monta erää pelataan; suurin summa voittaa.
option-target_score = Tavoite
option-target_score-unit = dukaattia
option-match_games = Erien määrä
option-guard_deck = Kaartin pakka

deck-summary = Viisitoista kaartikorttia
deck-summary-changed = Viisitoista kaartikorttia (muutettu)
deck-note = Säännöissä, jotka meillä on, mainitaan vain seitsemän vahvuutta. Muut kahdeksan (8, 10, 11, 12, 14, 15, 18, 20) olemme valinneet itse; ne eivät ole julkaistut vahvuudet. Jos omistat pelin, kirjoita tähän sen luvut.
deck-named = Säännöissä mainitut
deck-named-why = Näiden on oltava pakassa: ennen erää poistettavat kortit ovat niiden joukossa.
deck-ours = Meidän valintamme
deck-number = Kortin { $number }/8 vahvuus
deck-reset = Takaisin meidän pakkaamme

## Kaartin pakka (MU-10.7, MU-10.8)

error-guard-deck-missing = Kaartin pakassa on oltava vahvuus { $strength }.
warning-guard-deck-misfit = Nämä vahvuudet eivät ole väliltä 8–20: { $strengths }. Pakalla voi pelata, mutta ennen erää poistettavat kortit eivät sovi siihen.

## Mistä on kyse

goal-musketiere = Voita eniten dukaatteja.
goal-musketiere-how = Kolme korttia kuvapuoli alaspäin on palkkiosi. Enintään yhdeksässä kaksintaistelussa seisotte yhdessä kardinaalin kaartia vastaan: jos se lyödään, korkein kortti saa jalokiven; jos se voittaa, matalin joutuu vankilaan. Jalokivi kaksinkertaistaa palkkiosi kortin; vankilassa se on arvoton, kunnes se vapautetaan. Pelaajan kolmas jalokivi päättää erän.
minutes-musketiere = Yksi erä kestää noin viisi minuuttia, ottelu 100 dukaattiin noin kaksikymmentä.
