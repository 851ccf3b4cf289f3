### Worte des Spiels Parade außerhalb des Tisches: Optionen, Spieler, neue Partie.

name-parade-1 = Jussac
name-parade-2 = Cahusac

option-deals = Anzahl der Runden
option-deals-hint = Jede Runde hat sechs Gänge.
option-opener = Wer den nächsten Gang eröffnet
option-opener-in_turn = Abwechselnd
option-opener-in_turn-hint = Nach jedem Gang eröffnet der andere Fechter.
option-opener-loser = Der Verlierer
option-opener-loser-hint = Wer den Gang verloren hat, eröffnet den nächsten.

parade-blade = Klinge { $number }

goal-parade = Lay the better blade.
goal-parade-how = Each lays one blade, and the higher one wins the deal.
minutes-parade = A match takes a minute.
