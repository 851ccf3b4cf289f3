### Parade-pelin sanat pöydän ulkopuolella: asetukset, pelaajat, uusi peli.

name-parade-1 = Jussac
name-parade-2 = Cahusac

option-deals = Jakojen määrä
option-deals-hint = Jaossa on kuusi ottelua.
option-opener = Kuka avaa seuraavan ottelun
option-opener-in_turn = Vuorotellen
option-opener-in_turn-hint = Jokaisen ottelun jälkeen avaa toinen miekkailija.
option-opener-loser = Häviäjä
option-opener-loser-hint = Ottelun hävinnyt avaa seuraavan.

parade-blade = terä { $number }

goal-parade = Lay the better blade.
goal-parade-how = Each lays one blade, and the higher one wins the deal.
minutes-parade = A match takes a minute.
