### Words of the game Musketiere outside the table: options, players, new match.

name-musketiere-1 = D’Artagnan
name-musketiere-2 = Aramis
name-musketiere-3 = Porthos
name-musketiere-4 = Athos

option-match_end = End of the match
option-match_end-target = Target score
option-match_end-single = One game
option-match_end-games = Several games
option-match_end-target-hint = The match ends after the game in which somebody reaches the target; the highest total wins.
option-match_end-single-hint = One game of up to nine duels; the highest score wins.
option-match_end-games-hint = This many games are played; the highest total wins.
option-target_score = Target score
option-target_score-unit = ducats
option-match_games = Number of games
option-guard_deck = Guard deck

deck-summary = The fifteen guard cards
deck-summary-changed = The fifteen guard cards (changed)
deck-note = The rules we have name only seven strengths. The other eight (8, 10, 11, 12, 14, 15, 18, 20) are our choice and not the published ones. If you own the game, enter yours.
deck-named = Named by the rules
deck-named-why = These must be in the deck: the cards that are taken out before each game are among them.
deck-ours = Our choice
deck-number = Guard { $number } of 8, strength
deck-reset = Back to our deck

## The guard deck (MU-10.7, MU-10.8)

error-guard-deck-missing = The guard deck must contain the strength { $strength }.
warning-guard-deck-misfit = These strengths lie outside 8 to 20: { $strengths }. The deck can be played, but the cards that are taken out before each game do not fit it.

## What it is about

goal-musketiere = Win the most ducats.
goal-musketiere-how = Three cards lie face down as your pay. In up to nine duels all of you stand together against the Cardinal’s guard: beaten, it brings the highest card a gem; unbeaten, it throws the lowest into prison. A gem doubles a card of your pay; in prison it counts nothing until it is freed. The third gem of a player ends the game.
minutes-musketiere = One game takes about five minutes, a match to 100 ducats about twenty.
