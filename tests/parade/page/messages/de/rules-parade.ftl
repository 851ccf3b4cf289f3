### Die Regeln von Parade.

rules-parade-lead = Zwei Fechter legen im Geheimen Klingen. Wer eröffnet, darf zustechen, und ein Stich fragt: Ist Stahl dahinter?
rules-parade-deal-title = Die Runde
rules-parade-deal-1 = Es gibt dreißig Klingen, 1 bis 30; von zweien trifft die höhere. In jeder Runde bekommen beide Fechter sechs, die nur sie sehen. Die anderen achtzehn bleiben beiseite, von niemandem gesehen.
rules-parade-bout-title = Ein Gang
rules-parade-bout-1 = Beide legen gleichzeitig eine Klinge verdeckt. Bis beide liegen, darf man seine zurücknehmen.
rules-parade-bout-2 = Dann wartet der Eröffnende, oder er sticht zu. Wartet er, werden die Klingen aufgedeckt, und der Treffer zählt 1.
rules-parade-bout-3 = Auf einen Stich wird geantwortet. Pariert der andere, werden die Klingen aufgedeckt, und der Treffer zählt 2. Weicht er, bekommt der Eröffnende 1, und niemand sieht die Klingen.
rules-parade-hit-picture = { $higher } trifft, { $lower } nicht: 1 Punkt, wenn der Eröffnende wartete, 2, wenn er zustach.
rules-parade-end-title = Das Ende
rules-parade-end-1 = Die Fechter eröffnen die Runden reihum. In einer Runde eröffnet den nächsten Gang entweder der andere oder wer diesen verloren hat, wie es verabredet war.
rules-parade-end-2 = Nach der letzten Runde hat gewonnen, wer mehr Punkte hat; bei gleich vielen beide.
