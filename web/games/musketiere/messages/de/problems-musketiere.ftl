### Die Aufgaben von Musketiere: was gefragt ist und warum die Antwort stimmt.

problem-low-prison = Das Duell ist verloren. Wo schadet dir das Gefängnis am wenigsten?
problem-low-prison-why = Eine gefangene Karte zählt nichts: Auf einer 0 ist nichts verloren, und die 9 kann noch einen Edelstein tragen.
