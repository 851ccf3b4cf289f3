### Les mots du jeu Parade hors de la table : options, joueurs, nouvelle partie.

name-parade-1 = Jussac
name-parade-2 = Cahusac

option-deals = Nombre de donnes
option-deals-hint = Chaque donne compte six assauts.
option-opener = Qui ouvre l’assaut suivant
option-opener-in_turn = À tour de rôle
option-opener-in_turn-hint = Après chaque assaut, c’est l’autre qui ouvre.
option-opener-loser = Le perdant
option-opener-loser-hint = Qui a perdu l’assaut ouvre le suivant.

parade-blade = lame { $number }

goal-parade = Lay the better blade.
goal-parade-how = Each lays one blade, and the higher one wins the deal.
minutes-parade = A match takes a minute.
