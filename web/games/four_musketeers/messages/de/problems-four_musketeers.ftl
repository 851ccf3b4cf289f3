### The problems of Four Musketeers: the question, and why the answer is right

problem-from-shadow = Der nächste Treffer besiegt dich. Du führst den letzten Hieb, und es liegen 6, 7 und 9; du hast 3, 4 und 5. Was tust du?
problem-from-shadow-why = Jede deiner Karten wäre die niedrigste. Wirf also eine ab und schlag aus dem Schatten: Von dem, was der Zufallsstapel bringen kann, sind etwa zwei von drei Karten sicher, und eine niedrige Karte bist du los.
problem-block-for-friend = Du führst den letzten Hieb. Dein Partner gegenüber hat die 5 gespielt und ist bisher der Niedrigste; auch eine 7 und eine 9 liegen da. Welche Karte?
problem-block-for-friend-why = Eine Zahl, die wiederholt wird, blockt beide Hiebe. Deine 5 nimmt die 5 deines Partners aus dem Gefecht, und die 7 eines Gegners ist die niedrigste, die steht. Mit einer höheren Karte wird dein Partner getroffen, mit der 3 du.
problem-spare-villain = Du bist d’Artagnan, hast den Schutzstein und führst den letzten Hieb; es liegen 5, 7 und 9. Welche Karte?
problem-spare-villain-why = Wer mit dem Stein verliert, verliert selbst nichts: Getroffen wird Madame Bonacieux. Den anderen wäre es recht, aber du allein gewinnst, wenn sie lebt. Sei nicht der Niedrigste, auch wenn es dir nicht weh täte.
problem-turn-fight = Das letzte Gefecht der Hand: Jede Karte zählt für den Nachbarn. Du fängst an und hast eine 3. Links oder rechts?
problem-turn-fight-why = Deine 3 wird meist die niedrigste sein, und getroffen wird, für wen sie zählt. Links von dir sitzt, wer nur noch zwei Lebenskarten hat, rechts, wer vier hat: Schlag dort, wo weniger übrig ist.
problem-right-one-loses = Ihr seid zu viert gegen den Kardinal, und er nimmt nur Schaden, wenn der mit dem Stein verliert. Dessen Hieb ist die 7; auch eine 9 und eine 4 liegen da, und du bist der Letzte. Welche Karte?
problem-right-one-loses-why = Jetzt verlöre die 4, und ein Freund würde umsonst getroffen. Deine 4 blockt sie; dann ist die 7 dessen, der den Stein hat, die niedrigste, die steht, und der Kardinal wird getroffen.
problem-end-round = Ein Musketier ist besiegt; du und der mit der 7 wärt es beim nächsten Treffer. Du führst den letzten Hieb, und es liegen 5, 7 und 9. Welche Karte?
problem-end-round-why = Mit dem zweiten Besiegten endet die Runde, und es zählt, nicht dieser zu sein. Deine 5 blockt die 5, die 7 ist die niedrigste, und die Runde ist vorbei, während du noch stehst. Mit einer höheren Karte musst du alle weiteren Gefechte überstehen.
