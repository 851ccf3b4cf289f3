### Wörter des Spiels Vier Musketiere am Tisch und daneben: Karten, Geschichten, Rollen, Enden, Optionen.
### Das Spiel ist auf Englisch erschienen. Alle deutschen Begriffe sind unsere Übersetzung, bis auf die Namen der Personen.

name-four_musketeers-1 = Charlotte
name-four_musketeers-2 = Lucien
name-four_musketeers-3 = Marguerite
name-four_musketeers-4 = Étienne

## Karten, wie sie vorgelesen werden

suit-name = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
playing-card = { $rank ->
    [JK] Joker
    [A] { suit-name }-Ass
    [K] { suit-name }-König
    [Q] { suit-name }-Dame
    [J] { suit-name }-Bube
   *[other] { suit-name } { $rank }
}

## Wer ist wer

person-JS = Athos
person-JD = Porthos
person-JH = Aramis
person-JC = d’Artagnan
person-AS = Kardinal Richelieu
person-KS = Comte de Wardes
person-QS = Mylady de Winter
person-AC = Comte de Rochefort
person-KC = Monsieur Bonacieux
person-QC = Madame Bonacieux
person-AH = Monsieur de Tréville
person-KH = König Ludwig XIII.
person-QH = Königin Anna
person-AD = Herzog von Buckingham
person-KD = Lord de Winter
person-QD = Madame Coquenard
person-JK = Kitty
person-2S = Wurzel des Bösen
person-2C = Doppeltes Spiel
person-2H = Vollkommene Liebe
person-2D = Höchster Luxus
person-X = Schattenmusketier
seat-dazed = { $number ->
    [0] Taumelmusketier
    [1] Taumelmusketier I
    [2] Taumelmusketier II
   *[other] Taumelmusketier III
}
seat-servant = { $number ->
    [0] Diener von { $name }
   *[other] Diener { $number } von { $name }
}

## Gruppen, Geschichten und Spielweisen

group-survival = Überleben
group-survival-about = Wer am seltensten besiegt wird, gewinnt; in einer einzelnen Runde können die meisten Leben entscheiden.
group-solitaire = Gemeinsam
group-solitaire-about = Alle Spieler stehen gemeinsam gegen den Schurken.
group-roles = Rollen
group-roles-about = Jeder hat eine verdeckte Rolle und will, was sie sagt.

storyline-AC = Jeder für jeden
storyline-AC-about = Jeder gegen jeden im Fechtsaal. Wer den Stein hat, ist sicher: Verliert er, trifft es den Comte de Rochefort.
storyline-KC = Jeder für wen
storyline-KC-about = In Monsieur Bonacieux’ dunklem Haus schlägt ein Schattenmusketier mit, mit einer Karte vom Stapel. Nur wenn der Schatten verliert, trifft es den Schurken.
storyline-AS = Alle für einen
storyline-AS-about = Alle gemeinsam gegen Kardinal Richelieu. Ihn trifft es nur, wenn der geschützte Musketier verliert, und dessen Karte bestimmt der Zufall.
storyline-KS = Alle für wen
storyline-KS-about = Alle gemeinsam gegen den Comte de Wardes, der als Schattenmusketier mitschlägt, mit einer Karte vom Stapel. Ihn trifft es nur, wenn er verliert.
storyline-QC = Alle gegen eine
storyline-QC-about = Mylady hat die Musketiere auf Madame Bonacieux gehetzt. Deine verdeckte Rolle sagt, ob du sie schützt oder jagst.
storyline-QS = Jeder auf seine Weise
storyline-QS-about = In Myladys Spiegelpalast will jede verdeckte Rolle bestimmte Lebenskarten aus dem Spiel haben: Selbst ein Treffer kann dir nützen.
storyline-mark = { $level ->
    [1] Leicht
    [2] Mittel
   *[3] Anspruchsvoll
} · eine Runde dauert etwa { $fights } Gefechte
storyline-first = Hier anfangen

mode-AC-solo = Jeder für sich
mode-AC-solo-about = Ein besiegter Musketier ist eine Niederlage. { $to ->
    [0] Nach dieser einen Runde gewinnt, wer die wenigsten hat.
    [1] Mit der ersten gewinnt, wer die wenigsten hat.
    [2] Sobald jemand zwei hat, gewinnt, wer die wenigsten hat.
    [3] Sobald jemand drei hat, gewinnt, wer die wenigsten hat.
   *[other] Sobald jemand { $to } hat, gewinnt, wer die wenigsten hat.
}
mode-AC-team = In Teams
mode-AC-team-about = Wer sich gegenübersitzt, ist ein Team. { $to ->
    [0] Nach dieser einen Runde gewinnt das mit weniger Niederlagen.
    [1] Mit der ersten Niederlage gewinnt das mit weniger.
    [5] Sobald ein Team fünf Niederlagen hat, gewinnt das mit weniger.
   *[other] Sobald ein Team { $to } Niederlagen hat, gewinnt das mit weniger.
}
mode-KC-solo = { mode-AC-solo }
mode-KC-solo-about = { mode-AC-solo-about }
mode-KC-team = { mode-AC-team }
mode-KC-team-about = { mode-AC-team-about }
mode-AS-coop = Gemeinsam
mode-AS-coop-about = { $to ->
    [0] Alle gewinnen oder verlieren zusammen, in dieser einen Runde.
    [1] Alle gewinnen oder verlieren zusammen; ihr spielt weiter, bis der Schurke besiegt ist.
   *[other] Alle gewinnen oder verlieren zusammen; ihr spielt weiter, bis ihr { $to } Runden gewonnen habt.
}
mode-KS-coop = { mode-AS-coop }
mode-KS-coop-about = { mode-AS-coop-about }
mode-QC-solo = Jeder für sich
mode-QC-solo-about = D’Artagnan bekommt bis zu zwei Punkte, wenn sie lebt, jeder andere einen, wenn sie besiegt wird und er selbst davonkommt. Allein gegen alle anderen hat d’Artagnan den schwereren Stand.
mode-QC-team = Streit der Farben
mode-QC-team-about = Schwarz schützt sie, Rot ist hinter ihr her, und niemand sagt, welche Farbe er hat.
mode-QS-solo = Jeder für sich
mode-QS-solo-about = Jedes erreichte Ziel bringt einen Punkt. { $to ->
    [0] Nach dieser einen Runde gewinnen die meisten Punkte.
    [1] Ein Punkt gewinnt.
    [3] Drei Punkte gewinnen.
   *[other] { $to } Punkte gewinnen.
}
mode-QS-team = Gepaarte Ziele
mode-QS-team-about = Wer sich gegenübersitzt, kennt beide Rollen und punktet nur, wenn beide Ziele erreicht sind.

## Zum ersten Mal in einer Geschichte

intro-KC-1 = Monsieur Bonacieux hat den Mann des Kardinals in d’Artagnans Wohnung gelassen und die Tür verriegelt. Im Dunkeln kämpft er als Schattenmusketier mit, von einem eigenen Platz im Kreis aus.
intro-KC-2 = Der Schattenmusketier beginnt die Runde. In jedem Gefecht ist sein Hieb die oberste Karte des Zufallsstapels. Ist der Stapel leer, ist es auch sein Hieb, und nur ein Reihumgefecht kann ihn noch treffen.
intro-KC-3 = Die Lebenskarten von Bonacieux sind auch seine. Der Schurke nimmt nur Schaden, wenn der Schattenmusketier verliert, während ein Musketier den Stein hat.
intro-KC-4 = Verliert, wer gerade geschützt ist, geschieht nichts, und derselbe Platz beginnt das nächste Gefecht. Am Ende zählt allein, nicht besiegt zu sein.
intro-AS-1 = Der Kardinal hat die meisten Lebenskarten, jeder Musketier nur zwei. Ihr steht alle zusammen: Besiegt ihn, bevor ihr besiegt seid.
intro-AS-2 = Er nimmt nur Schaden, wenn der geschützte Musketier ein Gefecht verliert. Einer von euch muss sich also treffen lassen, um den Stein zu bekommen, und dann noch einmal verlieren.
intro-AS-3 = Doch er führt dem Geschützten den Degen: Der Hieb für den Musketier mit dem Stein muss ein Schattenhieb sein, solange der Zufallsstapel eine Karte hat.
intro-AS-4 = { $alone ->
    [yes] { "" }
   *[no] Sagt einander nicht, welche Karten ihr habt und ob jemand hoch oder niedrig spielen soll; über alles, was offen liegt, dürft ihr reden.
}
intro-AS-5 = { $once ->
    [yes] { "" }
   *[no] { $alone ->
        [yes] Zwischen zwei Runden kannst du es leichter oder schwerer machen.
       *[no] Zwischen zwei Runden kann der erste Spieler, euer Wortführer, es leichter oder schwerer machen.
    }
}
intro-KS-1 = Der Schattenmusketier ist der verkleidete Comte de Wardes. Er hat die meisten Lebenskarten, jeder Musketier nur zwei. Ihr steht alle zusammen gegen ihn.
intro-KS-2 = Er beginnt die Runde, und in jedem Gefecht ist sein Hieb die oberste Karte des Zufallsstapels. Ist der Stapel leer, ist es auch sein Hieb, und nur ein Reihumgefecht kann ihn noch treffen.
intro-KS-3 = Er nimmt nur Schaden, wenn er verliert, während ein Musketier den Stein hat. Verliert, wer gerade geschützt ist, geschieht nichts, und derselbe Platz beginnt das nächste Gefecht.
intro-KS-4 = { intro-AS-4 }
intro-KS-5 = { intro-AS-5 }
intro-QC-1 = Mylady hat den Musketieren eingeredet, die Schurkin sei Madame Bonacieux. Deine Rolle sagt dir, was du willst; sie liegt verdeckt, wie alle Rollen.
intro-QC-2 = { $mode ->
    [team] Die schwarzen Musketiere, Athos und d’Artagnan, punkten, wenn Madame Bonacieux lebt. Die roten, Porthos und Aramis, punkten, wenn sie besiegt ist. Dein Partner weiß nicht, wer du bist.
   *[solo] D’Artagnan punktet, wenn Madame Bonacieux lebt, und noch einmal, wenn auch er lebt. Jeder andere punktet, wenn sie besiegt ist und er selbst noch lebt.
}
intro-QC-3 = Sind zwei Musketiere besiegt, ist die Runde aus und sie ist entkommen. Achte darauf, wer wen schont, und zeige nicht zu früh, wer du bist.
intro-QS-1 = Im Spiegelpalast hat jeder Musketier ein eigenes Ziel. Deine Rolle nennt dir deines.
intro-QS-2 = Für die meisten Ziele müssen am Ende der Runde bestimmte Karten in der Reihe der Geschichte liegen. Es kommt also darauf an, welche Lebenskarten verloren gehen, und manchmal willst du selbst eine verlieren.
intro-QS-3 = Die letzten Lebenskarten sind gespiegelt. Nach einer 2 wird die Rollenkarte sofort aufgedeckt, und der nächste Treffer besiegt. Nach dem Joker bleibt sie verdeckt, und es braucht noch zwei Treffer.
intro-QS-4 = { $mode ->
    [team] Du kennst die Rolle deines Partners gegenüber. Euer Team punktet nur, wenn beide Ziele erreicht sind und wenigstens einer von euch lebt.
   *[solo] Ist dein Ziel erreicht, beende die Runde schnell, bevor andere ihres erreichen.
}

## Rollen: eine Geschichte und ein Ziel

story-QC-JC = Du liebst Constance Bonacieux, und du weißt, dass Mylady gelogen hat.
story-QC-JS = { $mode ->
    [team] Mylady hast du schon früher durchschaut. Du stehst zu d’Artagnan und zu Constance.
   *[solo] Du hast schon einmal gesehen, was ein schönes Gesicht verbergen kann, und glaubst, was man über Madame Bonacieux sagt.
}
story-QC-JD = Mylady war reizend, das Essen vorzüglich, und die Sache gegen Madame Bonacieux schien klar.
story-QC-JH = Der Brief, der Madame Bonacieux anklagt, ist in schöner Schrift geschrieben, und Briefen vertraust du.
aim-QC-JC = { $mode ->
    [team] Lebt Madame Bonacieux, ein Punkt für jeden schwarzen Musketier{ $layout ->
        [3] .
       *[4] , und noch einer für jeden, wenn beide leben.
    }
   *[solo] Lebt Madame Bonacieux, ein Punkt, und noch einer, wenn auch d’Artagnan lebt.
}
aim-QC-JS = { $mode ->
    [team] Lebt Madame Bonacieux, ein Punkt für jeden schwarzen Musketier{ $layout ->
        [3] .
       *[4] , und noch einer für jeden, wenn beide leben.
    }
   *[solo] Ein Punkt, wenn Madame Bonacieux besiegt ist und Athos lebt.
}
aim-QC-JD = { $mode ->
    [team] Ist Madame Bonacieux besiegt, ein Punkt für jeden roten Musketier{ $layout ->
        [3] .
       *[4] , und noch einer für jeden, wenn beide leben.
    }
   *[solo] Ein Punkt, wenn Madame Bonacieux besiegt ist und Porthos lebt.
}
aim-QC-JH = { $mode ->
    [team] Ist Madame Bonacieux besiegt, ein Punkt für jeden roten Musketier{ $layout ->
        [3] .
       *[4] , und noch einer für jeden, wenn beide leben.
    }
   *[solo] Ein Punkt, wenn Madame Bonacieux besiegt ist und Aramis lebt.
}
story-QS-JD = In jedem Spiegel Seide, Gold und eine reich gedeckte Tafel. Das alles könnte dir gehören.
story-QS-JH = In jedem Spiegel dasselbe Gesicht und eine Liebe ohne Makel.
story-QS-JS = Irgendwo hinter dem Glas sitzt die Wurzel des Bösen, und neben ihr der Verrat. Du wirst beide finden.
story-QS-JC = Hinter einem der Spiegel ruft jemand um Hilfe. Für weniger würdest du dein Leben geben.
aim-QS-JD = Ass, König, Dame und 2 von Karo liegen in der Reihe der Geschichte. { aim-QS-self }
aim-QS-JH = Ass, König, Dame und 2 von Herz liegen in der Reihe der Geschichte. { aim-QS-self }
aim-QS-JS = Pik 2 und Kreuz 2 liegen in der Reihe der Geschichte. { aim-QS-self }
aim-QS-JC = Der Joker liegt in der Reihe der Geschichte, und wer ihn hatte, lebt noch. { $mode ->
    [team] { aim-QS-pair }
   *[solo] D’Artagnan selbst darf besiegt werden, außer der Joker war seiner.
}
aim-QS-self = { $mode ->
    [team] { aim-QS-pair }
   *[solo] Und du lebst.
}
aim-QS-pair = Auch das Ziel deines Partners muss erreicht sein, und einer von euch beiden muss leben.

## Enden

ending-AC-good = Rocheforts Plan ist durchschaut, und die Degen kommen zurück an die Wand.
ending-AC-bad = Zwei Musketiere liegen auf den Dielen des Fechtsaals, und Rochefort geht, ohne ein Geräusch zu machen.
ending-KC-good = Der Schatten ist fort, und Bonacieux schiebt mit zitternden Händen den Riegel zurück.
ending-KC-bad = Als die Tür endlich aufgeht, stehen zwei Musketiere nicht mehr auf.
ending-AS-good = Der Kardinal legt seine Figuren nieder: Sie haben bis zuletzt zusammengehalten.
ending-AS-bad = Der Kardinal zieht seine letzte Figur, und das Brett gehört ihm.
ending-KS-good = Die Maske fällt, und es ist de Wardes, der um Gnade bittet.
ending-KS-bad = Der Schatten wischt die Klinge ab, verbeugt sich und ist fort.
ending-QC-good = Madame Bonacieux ist besiegt. Zu spät fragt jemand, wer sie angeklagt hat.
ending-QC-bad = Zwei Musketiere sind geschlagen, und Madame Bonacieux ist in Sicherheit.
ending-QS-good = Die Spiegel zerspringen, und Mylady kann sich nirgends mehr verstecken.
ending-QS-bad = Zwei Musketiere sind zwischen den Spiegeln verloren, und Mylady löscht die Lichter.

## Warum ein Platz so gewertet wurde

reason-villain-alive = Madame Bonacieux lebt{ $mode ->
    [team] .
   *[solo] , aber { $musketeer } nicht.
}
reason-villain-alive-and-self = Madame Bonacieux lebt, und { $mode ->
    [team] beide schwarzen Musketiere leben auch.
   *[solo] { $musketeer } mit ihr.
}
reason-villain-defeated = { $musketeer } konnte Madame Bonacieux nicht retten.
reason-served = Madame Bonacieux ist besiegt{ $mode ->
    [team] .
   *[solo] , und { $musketeer } lebt.
}
reason-served-both = Madame Bonacieux ist besiegt, und beide roten Musketiere leben.
reason-served-defeated = Madame Bonacieux ist besiegt, aber { $musketeer } auch.
reason-failed = Madame Bonacieux ist { $musketeer } entkommen.
reason-ambition = { $musketeer } hat sein Ziel erreicht.
reason-ambition-cards = { $musketeer } fehlt in der Reihe der Geschichte: { $cards }.
reason-ambition-defeated = { $role ->
    [JC] Der Joker war gerettet, aber wer ihn hatte, ist besiegt.
   *[other] Alle Karten waren da, aber { $musketeer } ist besiegt.
}
reason-ambition-team = { $musketeer } hatte das Seine getan, aber die Ziele des Teams sind nicht erreicht.

## Ergebnisse

result-survival = { $count ->
    [one] { $count } Niederlage
   *[other] { $count } Niederlagen
}
result-lives = { $count ->
    [0] besiegt
    [one] noch 1 Leben
   *[other] noch { $count } Leben
}
result-solitaire = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
result-roles = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Optionen (FM-18)

option-storyline = Geschichte
option-mode = Wie ihr spielt
# Where nobody can play alone
option-players_together = Anzahl der Spieler
option-players_together-hint = Computerspieler zählen mit. Allein spielt man „{ storyline-AS }“ oder „{ storyline-KS }“.
option-layout = Musketiere im Kreis
option-layout-3 = Drei
option-layout-3-hint = Vier Karten auf der Hand; eine Farbe und ihr Musketier fehlen.
option-layout-4 = Vier
option-layout-4-hint = Sechs Karten auf der Hand; alle Musketiere sind dabei.
option-replacement = Auf freien Plätzen sitzen
option-replacement-dazed = Taumelmusketiere
option-replacement-dazed-hint = Ein Taumelmusketier spielt die oberste Karte eines offenen Stapels; niemand entscheidet für ihn.
option-replacement-servant = Diener
option-replacement-servant-hint = Die Hand eines Dieners liegt offen, und sein Herr entscheidet für ihn.
option-defeated_as = Ein besiegter Musketier kämpft weiter als
option-defeated_as-dazed = Taumelmusketier
option-defeated_as-dazed-hint = Seine Hand wird zum Stapel, der sich von oben her selbst spielt.
option-defeated_as-ghost = Geistermusketier
option-defeated_as-ghost-hint = Sein Spieler entscheidet weiter; zu verlieren gibt es nur nichts mehr.
option-shadow_in_queen_games = Schattenmusketier
option-shadow_in_queen_games-hint = Er kämpft mit, und nur durch ihn nimmt die Dame Schaden. Empfohlen für drei Spieler mit drei Musketieren.
option-missing = Fehlende Farbe
option-missing-random = Zufall
option-missing-dealer = Der Geber der Lebenskarten wählt
option-missing-hint = In jeder Runde fehlt eine Farbe: Ihr Musketier, ihr König, ihre Dame und ihre 2 liegen von Anfang an in der Reihe der Geschichte.
option-first_lead = Wer die erste Runde eröffnet
option-first_lead-random = Zufall
option-first_lead-hint = Danach geht es von Runde zu Runde im Uhrzeigersinn weiter.
option-match = Länge der Partie
option-match-standard = Wie üblich
option-match-standard-hint = { $group ->
    [survival] Bis eine Seite { result-survival } hat; die wenigsten gewinnen.
    [solitaire] Bis ihr { result-solitaire } habt.
   *[roles] Bis eine Seite { result-roles } hat.
}
option-tie_rule-lives = Die meisten Leben gewinnen
option-tie_rule-lives-hint = Von denen mit den wenigsten Niederlagen gewinnt, wer die meisten Leben übrig hat.
option-match-target = Eigene Zahl
option-match-target-hint = { $group ->
    [survival] Bis eine Seite so viele Niederlagen hat; die wenigsten gewinnen.
    [solitaire] Bis ihr so viele Runden gewonnen habt.
   *[roles] Bis eine Seite so viele Punkte hat.
}
option-match-single = Eine Runde
option-match-single-hint = Die Partie endet nach einer Runde.
option-target = Zahl
option-prepopped = Lebenskarten, die der Schurke schon verloren hat
option-prepopped-hint = Je mehr er verloren hat, desto leichter wird es.
option-free_replays = Freie Wiederholungen je Runde
option-free_replays-hint = So oft kann der Wortführer in einer Runde einen Treffer aufheben.
option-joker_to_villain = Der Schurke hat den Joker
option-joker_to_villain-hint = Er ist seine letzte Lebenskarte und hält einen Treffer weniger aus als eine 2.
option-stone_to_lead = Ein Musketier hat anfangs den Stein
option-stone_to_lead-hint = Wer die Runde eröffnet, hat ihn und beginnt das erste Gefecht.
option-bad_ending = Die Runde ist verloren, wenn
option-bad_ending-two = zwei Musketiere besiegt sind
option-bad_ending-all = alle Musketiere besiegt sind
option-bad_ending-last_player = kein Spieler mehr einen Musketier hat
option-bad_ending-hint = Je später sie verloren ist, desto leichter wird es.

## Das Formular

new-story = Die Geschichte
new-kind = Art des Spiels
new-seats = Wer wo sitzt
new-team = Team { $number }

## Worum es geht

goal-four_musketeers = Spiel nicht die niedrigste Karte.
goal-four_musketeers-shadow = Versteck dich, wenn deine Karten zu niedrig sind.
# How each fight goes, whatever the storyline
goal-four_musketeers-fight = Gleiche Zahlen blockieren einander, und die niedrigste, die bleibt, wird getroffen. Ein Treffer kostet ein Herz und bringt den blauen Stein, der den nächsten abhält.
goal-four_musketeers-lost = Ihr verliert zusammen, sobald zwei von euch besiegt sind, wenn ihr nichts anderes wählt.
goal-four_musketeers-how = { goal-four_musketeers-fight } Eine Runde „{ storyline-AC }“ endet, wenn der Schurke oder zwei Musketiere besiegt sind. Bei „Gleich spielen“ gewinnt, wer dann noch steht und die meisten Herzen hat. Andere Geschichten haben eigene Ziele.
goal-four_musketeers-KC = { goal-four_musketeers }
goal-four_musketeers-how-KC = { goal-four_musketeers-fight } { storyline-KC-about }
goal-four_musketeers-AS = Besiegt zusammen den Schurken.
goal-four_musketeers-how-AS = { goal-four_musketeers-fight } { storyline-AS-about } { goal-four_musketeers-lost }
goal-four_musketeers-KS = { goal-four_musketeers-AS }
goal-four_musketeers-how-KS = { goal-four_musketeers-fight } { storyline-KS-about } { goal-four_musketeers-lost }
goal-four_musketeers-QC = Tu, was deine verdeckte Rolle will.
goal-four_musketeers-how-QC = { goal-four_musketeers-fight } { storyline-QC-about }
goal-four_musketeers-QS = { goal-four_musketeers-QC }
goal-four_musketeers-how-QS = { goal-four_musketeers-fight } { storyline-QS-about }
goal-four_musketeers-how-shadow = Schlag mit einer Zahl, die schon daliegt: Beide sind aus dem Spiel, und du bist nicht der Niedrigste. Oder wirf eine Karte verdeckt ab und schlag aus dem Schatten: Die oberste Karte des Zufallsstapels schlägt für dich, welche es auch sei. Und eine dritte gleiche Zahl bringt die erste zurück. Drei Gefechte zeigen, wann dich was rettet.
minutes-four_musketeers-lesson = Die Lektion dauert etwa drei Minuten.
minutes-four_musketeers = { $match ->
    [single] Eine Runde dauert etwa zehn Minuten.
   *[other] Eine Runde dauert etwa zehn Minuten; eine Partie aus mehreren Runden dauert eine halbe Stunde oder länger.
}
