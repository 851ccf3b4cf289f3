### Wörter des Spiels Musketiere außerhalb des Tisches: Optionen, Spieler, neue Partie.

name-musketiere-1 = D’Artagnan
name-musketiere-2 = Aramis
name-musketiere-3 = Porthos
name-musketiere-4 = Athos

option-match_end = Ende der Partie
option-match_end-target = Bis zum Ziel
option-match_end-single = Ein Spiel
option-match_end-games = Mehrere Spiele
option-match_end-target-hint = Die Partie endet nach dem Spiel, in dem jemand das Ziel erreicht; die höchste Summe gewinnt.
option-match_end-single-hint = Ein Spiel mit höchstens neun Duellen; wer am meisten Dukaten hat, gewinnt.
option-match_end-games-hint = So viele Spiele werden gespielt; die höchste Summe gewinnt.
option-target_score = Zielpunktzahl
option-target_score-unit = Dukaten
option-match_games = Anzahl der Spiele
option-guard_deck = Stapel der Garde

deck-summary = Die fünfzehn Gardekarten
deck-summary-changed = Die fünfzehn Gardekarten (geändert)
deck-note = Die Regeln, die wir haben, nennen nur sieben Stärken. Die anderen acht (8, 10, 11, 12, 14, 15, 18, 20) haben wir gewählt; es sind nicht die veröffentlichten. Wenn du das Spiel besitzt, trage deine ein.
deck-named = In den Regeln genannt
deck-named-why = Diese müssen dabei sein: Unter ihnen sind die Karten, die vor jedem Spiel herausgenommen werden.
deck-ours = Unsere Wahl
deck-number = Stärke der Karte { $number } von 8
deck-reset = Zurück zu unserem Stapel

## Das Gardepaket (MU-10.7, MU-10.8)

error-guard-deck-missing = Im Stapel der Garde muss die Stärke { $strength } vorkommen.
warning-guard-deck-misfit = Diese Stärken liegen außerhalb von 8 bis 20: { $strengths }. Der Stapel ist spielbar, aber die Karten, die vor jedem Spiel herausgenommen werden, passen nicht zu ihm.

## Worum es geht

goal-musketiere = Gewinne die meisten Dukaten.
goal-musketiere-how = Drei verdeckte Karten sind dein Lohn. In bis zu neun Duellen steht ihr gemeinsam gegen die Garde des Kardinals: Ist sie besiegt, bringt sie der höchsten Karte einen Edelstein; siegt sie, muss die niedrigste ins Gefängnis. Ein Edelstein verdoppelt eine Karte deines Lohns; im Gefängnis zählt sie nichts, bis sie befreit wird. Hat jemand drei Edelsteine, ist das Spiel zu Ende.
minutes-musketiere = Ein Spiel dauert etwa fünf Minuten, eine Partie bis 100 Dukaten etwa zwanzig.
