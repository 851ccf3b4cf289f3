### Problems: positions in which one choice is clearly better.

problems-what = Each lays one moment of a match on the table. Find the choice that is clearly better; the reason comes afterwards.
problems-solved = { $solved } of { $count } solved on this device
problems-is-solved = solved
problems-is-open = not solved yet

problem-number = Problem { $number } of { $count }
problem-look = To the table
problem-recall = What is asked?
problem-judging = Let us see …
problem-weighing = Counting what it is worth …
problem-right = Correct! { $name }.
problem-wrong = { $name }? Something else is better.
problem-cost = That costs { $cost }.
problem-next = Next problem
problem-all-solved = All solved: to the list
problem-play-on = Play on from here
