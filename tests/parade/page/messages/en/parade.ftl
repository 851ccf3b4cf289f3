### Words of the game Parade outside the table: options, players, new match.

name-parade-1 = Jussac
name-parade-2 = Cahusac

option-deals = Number of deals
option-deals-hint = Each deal has six bouts.
option-opener = Who opens the next bout
option-opener-in_turn = In turn
option-opener-in_turn-hint = After each bout the other fencer opens.
option-opener-loser = The loser
option-opener-loser-hint = Whoever has lost the bout opens the next one.

parade-blade = blade { $number }

goal-parade = Lay the better blade.
goal-parade-how = Each lays one blade, and the higher one wins the deal.
minutes-parade = A match takes a minute.
