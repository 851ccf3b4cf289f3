### Wörter des Spiels Mousquetaires du Roy am Tisch und daneben: Orte, Karten, Marker, Personen, Optionen.
### Auf Deutsch ist das Spiel als „Mylady und die Musketiere“ erschienen; die Begriffe hier sind unsere Übersetzung.

name-mousquetaires_du_roy-1 = Jeanne
name-mousquetaires_du_roy-2 = Mathieu
name-mousquetaires_du_roy-3 = Agnès
name-mousquetaires_du_roy-4 = Bastien
name-mousquetaires_du_roy-5 = Rémi
name-mousquetaires_du_roy-6 = Cécile

## Die Ausgabe, die gespielt wird

edition-own = Datendatei „{ $name }“: Das sind nicht die veröffentlichten Werte.
edition-official = Datendatei „{ $name }“: nach eigener Auskunft die veröffentlichten Werte.

## Orte

place-paris = Paris
place-paris-about = Der Auftrag, den Mylady ins Spiel gebracht hat, falls es einen gibt.
place-louvre = Der Louvre
place-louvre-about = Immer ein Auftrag. Erfüllt: die Ehre der Königin +1, und die Leiter beginnt von vorn; sonst sinkt die Ehre auf der dritten und vierten Sprosse.
place-quest = Die Suche
place-quest-about = Der Weg zu den Diamantspangen: Gasthof, Calais, England und die Galerien des Louvre.
place-la_rochelle = La Rochelle
place-la_rochelle-about = Die Belagerung. Wer hier ist, legt als Aktion eine Kampfkarte ab; die hier liegen, würfeln am Ende jeder Runde.
place-richelieu = Richelieus Palais
place-richelieu-about = Wer Mylady hier findet, nimmt ihr ihre Aktion; wer sie nicht findet, kommt in die Bastille.
place-miladys_house = Myladys Haus
place-miladys_house-about = Hierher darf kein Musketier. Mylady holt sich hier Pariskarten, und mit dem verwundeten Rochefort flieht sie hierher.
place-vieux_colombier = Das Vieux-Colombier
place-vieux_colombier-about = Hier liegt, wer kampfunfähig ist: Solange er sich erholt, ist er nicht am Zug, danach hat er alle Leben wieder und eine Karte mehr. Gefährten dürfen kommen und mit ihm tauschen; sonst wird hier niemand geheilt.
place-bastille = Die Bastille
place-bastille-about = Ein Gefangener kommt für eine Pistole frei oder indem er gegen den Kerkermeister kämpft.

## Seiten, Phasen und Leisten

side-team = Die Musketiere
side-milady = Mylady
side-team-of = Auf der Seite der Musketiere
side-milady-of = Auf Myladys Seite
phase-milady = Myladys Pläne
phase-musketeers = Die Musketiere
phase-la_rochelle = La Rochelle
phase-end = Ende der Runde
milady-has-won = { $side ->
    [milady] hast du gewonnen
   *[other] hat Mylady gewonnen
}
track-time = Zeit
track-time-about = Jede Runde ein Feld weiter. Auf dem Kardinalsfeld { milady-has-won }.
track-honour = Die Ehre der Königin
track-honour-about = Sie sinkt um eins auf den beiden letzten Sprossen der Louvre-Leiter, durch manche Perfidie-Karte und manchen Auftrag in Paris; ein erledigter Auftrag im Louvre gibt einen Punkt zurück. Bei 0 { milady-has-won }.
track-siege = Die Belagerung
track-siege-about = Degen schieben sie hin und her. Ganz links, bei Richelieu, { milady-has-won }.
track-louvre = Die Louvre-Leiter
track-louvre-about = Wie viel Zeit für den Auftrag im Louvre bleibt: jede Runde eine Sprosse weiter. Auf der dritten und der vierten Sprosse sinkt die Ehre der Königin.
track-constance = Constance
track-constance-about = Jeder Erfolg des Würgers zieht die Schnur enger. Ist sie zugezogen, { milady-has-won }.
track-quest = Die Suche
track-quest-about = Plan um Plan zu den Diamantspangen: Hinter dem letzten haben die Musketiere gewonnen.
pistoles = { $count ->
    [one] 1 Pistole
   *[other] { $count } Pistolen
}
epic-tokens = { $count ->
    [one] 1 Ruhmesmarker
   *[other] { $count } Ruhmesmarker
}
adventure-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
life-points = { $count ->
    [one] 1 Leben
   *[other] { $count } Leben
}

## Fähigkeiten und Würfel

skill-erudition = Bildung
skill-nobility = Edelmut
skill-gallantry = Charme
skill-panache = Tapferkeit
challenge-of = { $skill } { $value }
face-sword = Degen
face-shield = Schild
face-fleur = Lilie
symbols-sword = { $count } Degen
symbols-shield = { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
symbols-fleur = { $count ->
    [one] 1 Lilie
   *[other] { $count } Lilien
}
symbols-other = { $count ->
    [one] 1 Würfel ohne Lilie
   *[other] { $count } Würfel ohne Lilie
}
botte-base = einfache Finte
botte-improved = verbesserte Finte
botte-master = Meisterfinte
botte-guard = Gardefinte
botte-elite = Elitefinte

## Die Musketiere

hero-athos = Athos
hero-porthos = Porthos
hero-aramis = Aramis
hero-dartagnan = d’Artagnan
hero-treville = Tréville
power-rochefort_immune = Gegen ihn greift Rochefort nie ein.
power-extra_die = Er wirft im Duell einen blauen Würfel mehr.
power-any_skill = Seine Fähigkeitskarten passen zu jeder Herausforderung.
power-better_botte = Seine Finte gelingt leichter als die der anderen.
power-remote_exchange = Wenn er tauscht, darf sein Partner an jedem Ort sein.

## Gegner

adversary-boisrenard = Boisrenard
adversary-lubin = Lubin
adversary-brisemont = Brisemont
adversary-laffemas = Laffemas
adversary-biscarat = Biscarat
adversary-cahusac = Cahusac
adversary-la_houdiniere = La Houdinière
adversary-vitray = Vitray
adversary-bernajoux = Bernajoux
adversary-de_cavois = de Cavois
adversary-jussac = Jussac
adversary-felton = Felton
adversary-rochefort = Rochefort
adversary-de_wardes = de Wardes
adversary-gaoler = Kerkermeister
adversary-token = Gardist
special-cuirass = Sein Kürass fängt die erste Wunde ab, aber nicht die einer Finte.
special-final_wound = Am Ende des Duells schlägt er noch eine Wunde, wie es auch ausgeht.
force = Stärke { $force }

## Abenteuerkarten

adventure-combat = Kampf
adventure-combat-about = Ein blauer Würfel mehr im Duell oder bei der Belagerung.
adventure-double_combat = Doppelter Kampf
adventure-double_combat-about = Zwei blaue Würfel mehr im Duell oder bei der Belagerung.
adventure-skill = { $skill } +{ $value }
adventure-skill-about = { $any ->
    [yes] Zählt { $value } in jeder Herausforderung: Bei ihm gilt das für alle Fähigkeitskarten.
   *[no] Zählt { $value } in einer Herausforderung dieser Fähigkeit.
}
adventure-tag = { $card ->
    [combat] Kampf
    [double_combat] Doppel{"\u00AD"}kampf
    [erudition] Bildung
    [nobility] Edelmut
    [gallantry] Charme
    [panache] Tapfer{"\u00AD"}keit
    [des_essarts] Des Essarts
    [buckingham] Bucking{"\u00AD"}ham
    [bassompierre] Bassom{"\u00AD"}pierre
    [planchet] Plan{"\u00AD"}chet
    [kitty] Kitty
   *[mousqueton] Mous{"\u00AD"}queton
}
adventure-des_essarts = Monsieur des Essarts
adventure-des_essarts-about = Das Team bekommt 3 Pistolen.
adventure-buckingham = Buckingham
adventure-buckingham-about = Das Team bekommt einen Ruhmesmarker: Genug davon führen durch eine Galerie des Louvre.
adventure-bassompierre = Monsieur de Bassompierre
adventure-bassompierre-about = Er nimmt einen freien Platz in La Rochelle ein, von wo auch immer er gespielt wird, und würfelt dort mit einem Würfel.
adventure-planchet = Planchet
adventure-planchet-about = Zieht 2 Abenteuerkarten oder deckt, wo die Quest mit dem Gasthof beginnt, alle Marker einer Reihe dort auf.
adventure-kitty = Kitty
adventure-kitty-about = Mylady wirft eine zufällige Perfidie-Karte ab.
adventure-mousqueton = Mousqueton
adventure-mousqueton-about = Bei einem einsatzfähigen Musketier heilen bis zu 2 Wunden.

## Perfidie-Karten

of-miladys-choice = { $side ->
    [milady] deiner Wahl
   *[other] Myladys Wahl
}
perfidy-renforts = Verstärkung
perfidy-renforts-about = { $side ->
    [milady] Du wirfst in dieser Runde in La Rochelle einen Würfel mehr; hast du schon alle, darfst du einen Schild neu werfen.
   *[other] Mylady wirft in dieser Runde in La Rochelle einen Würfel mehr; hat sie schon alle, darf sie einen Schild neu werfen.
}
perfidy-guet_apens = Überfall
perfidy-guet_apens-about = Ein Musketier nach { of-miladys-choice } wird verwundet. Ein Kürass hilft nicht.
perfidy-conscrits = Zwangsrekruten
perfidy-conscrits-about = In dieser Runde hat jeder Musketier eine Aktion weniger.
perfidy-embastille = Verhaftet
perfidy-embastille-about = Ein Musketier kommt in die Bastille. Er darf sofort einen Ausbruch versuchen.
perfidy-baume = Balsam
perfidy-baume-about = Rochefort bekommt 2 Leben zurück, auch wenn er kampfunfähig ist.
perfidy-calomnie = Verleumdung
perfidy-calomnie-about = Die Ehre der Königin sinkt um eins.
perfidy-impasse = Sackgasse
perfidy-impasse-about = In dieser Runde darf niemand an den gesperrten Ort gehen: Paris, Louvre, Suche oder La Rochelle.
perfidy-urgence = Eile
perfidy-urgence-about = Der Zeitmarker rückt sofort ein Feld vor.

## Hinterhalte

ambush-mendiants = Bettler
ambush-mendiants-about = Um diesen Auftrag kann sich niemand kümmern, bis die Bettler { pistoles } bekommen haben.
ambush-assassin = Meuchelmörder
ambush-assassin-about = Ein roter Würfel für jeden, der jetzt da ist oder später hereinkommt: Ein Degen ist eine Wunde, Kürass hin oder her.
ambush-voleurs = Diebe
ambush-voleurs-about = Ein roter Würfel für jeden, der jetzt da ist oder später hereinkommt: Ein Degen kostet das Team eine Pistole.
ambush-courtisane = Kurtisane
ambush-courtisane-about = Herausforderungen in Charme sind bei diesem Auftrag um einen Punkt schwerer.
ambush-nemesis = Nemesis
ambush-nemesis-about = Ein Musketier, der genannt wird, darf sich um diesen Auftrag nicht kümmern.

## Ausrüstung und Verbesserungen

token-pistol = Reiterpistole
token-pistol-about = Ein Degen mehr im ersten Gang jedes Duells. Für eine Finte zählt er nicht.
token-toledo = Toledoklinge
token-toledo-about = Einmal in jedem Duell darf er einen seiner Würfel neu werfen, auch wenn dem Gegner die Finte gelungen ist.
token-cuirass = Kürass
token-cuirass-about = Fängt in jedem Duell die erste Wunde durch einen nicht parierten Degen ab.
token-horse = Vollblut
token-horse-about = In jedem seiner Züge kostet ein Ortswechsel keine Aktion.
token-improved_erudition = Verbesserte Bildung
token-improved_nobility = Verbesserter Edelmut
token-improved_gallantry = Verbesserter Charme
token-improved_panache = Verbesserte Tapferkeit
token-improved_skill = Verbesserte Fähigkeit
token-improved_skill-about = Die Fähigkeit ist für immer um eins höher. Das kostet eine beliebige Abenteuerkarte und lässt sich nicht tauschen.
token-improved_botte = Verbesserte Finte
token-improved_botte-about = Seine Finte, der Wurf, der sofort trifft, gelingt leichter. Das kostet eine Kampfkarte, einfach oder doppelt, und lässt sich nicht tauschen.
token-one_for_all = Einer für alle, alle für einen
token-one_for_all-about = Einmal zu spielen, bevor die Musketiere beginnen: In dieser Runde hat jeder von ihnen eine Aktion mehr.

## Pariskarten und was sie bewirken

paris-trafiquants = Die Schmuggler
paris-complot = Das Komplott
paris-message_reine = Botschaft für die Königin
paris-constance_disparue = Constance ist verschwunden
paris-constance_sequestree = Constance ist eingesperrt
paris-enlevement_constance = Die Entführung der Constance
effect-siege_die = { $side ->
    [milady] Du wirfst
   *[other] Mylady wirft
} in La Rochelle einen Würfel mehr.
effect-wound = Am Ende der Runde wird ein Musketier nach { of-miladys-choice } verwundet.
effect-honour = Am Ende der Runde sinkt die Ehre der Königin um eins.
effect-perfidy = Am Ende der Runde { $side ->
    [milady] ziehst du
   *[other] zieht Mylady
} eine Perfidie-Karte.
effect-tax = Am Ende der Runde verliert das Team eine Pistole oder, wenn es keine hat, einen Ruhmesmarker.
effect-strangle = Am Ende der Runde { $side ->
    [milady] wirfst du so viele Würfel, wie die Zeit dir gibt
   *[other] wirft Mylady so viele Würfel, wie die Zeit ihr gibt
}; bei { $successes } Degen insgesamt ist Constance erdrosselt, und damit { milady-has-won }.

## Aufträge im Louvre

louvre-dette_de_jeu = Die Spielschuld der Königin
louvre-duchesse_de_chevreuse = Die Herzogin von Chevreuse
louvre-affaire_des_poisons = Die Giftaffäre
louvre-lettre_d_espagne = Ein Brief aus Spanien
louvre-espion_du_cardinal = Der Spion des Kardinals
louvre-bal_de_l_ambassadeur = Der Ball des Gesandten
louvre-confesseur_de_la_reine = Der Beichtvater der Königin
louvre-honneur_d_une_dame = Die Ehre einer Dame

## Die Suche

board-inn = Der Gasthof
board-inn-about = Reihen geschlossener Türen. Wer alle Türen einer Reihe öffnet, hat den Weg gefunden.
board-calais = Calais
board-calais-about = Erst alle Herausforderungen, in beliebiger Folge, und dann de Wardes.
board-england = England
board-england-about = Etappe um Etappe über den Kanal und zurück bis zum Ball der Königin.
board-galleries = Die Galerien des Louvre
board-galleries-about = Jede nimmt man durch einen Geheimgang, eine Herausforderung oder zwei Gegner. Hinter der letzten wartet die Königin.
stage = Etappe { $number }
stage-1 = Der Kanal
stage-2 = Agenten in Portsmouth
stage-3 = Audienz bei Buckingham
stage-4 = Der Heimweg
stage-5 = Der Ball der Königin
gallery = Galerie { $number }
line = Reihe { $number }
common-room = Schankraum
secret-passage = Geheimgang
quest-force_2 = Gardist, Stärke 2
quest-force_3 = Gardist, Stärke 3
quest-force_4 = Gardist, Stärke 4
quest-decoy = Attrappe
quest-decoy-about = Nur eine Strohpuppe: Der Musketier rückt einfach vor.
quest-trap = Falle
quest-trap-about = Der Musketier wird verwundet und rückt vor. Ein Kürass hilft nicht.
quest-hidden = Noch ungesehener Gardist
quest-door = Geschlossene Tür

## Warum eine Partie endete

victory-quest-why = Die Königin trägt die Diamantspangen auf dem Ball.
victory-quest = { victory-quest-why } Die Musketiere haben gewonnen.
victory-time-why = Die Zeit ist um, und der Kardinal fragt die Königin nach den Spangen.
victory-time = { victory-time-why } Mylady hat gewonnen.
victory-honour-why = Von der Ehre der Königin ist nichts geblieben.
victory-honour = { victory-honour-why } Mylady hat gewonnen.
victory-siege-why = La Rochelle ist verloren.
victory-siege = { victory-siege-why } Mylady hat gewonnen.
victory-constance-why = Constance ist tot.
victory-constance = { victory-constance-why } Mylady hat gewonnen.

## Optionen (MR-28)

option-musketeers = Musketiere im Spiel
option-musketeers-3 = Drei
option-musketeers-3-hint = Weniger Degen, aber jeder hat eine Aktion mehr.
option-musketeers-4 = Vier
option-musketeers-4-hint = Das übliche Spiel.
option-musketeers-5 = Fünf
option-musketeers-5-hint = In der Regel mit Tréville. Die Königin hat weniger Ehre zu verlieren, und die Uhr läuft schon.
option-heroes = Welche Musketiere
option-heroes-hint = Wo es eine Reihenfolge braucht, ist es diese.
option-players-team = Spieler auf der Seite der Musketiere
option-players-team-hint = Computerspieler zählen mit, Mylady nicht.
option-split = Wer wen spielt
option-split-hint = Alle sehen alle Hände der Musketiere; jeder entscheidet für seine eigenen.
option-milady = Mylady
option-milady-seat = Am Tisch
option-milady-seat-hint = Ein Mensch oder ein Computerspieler spielt sie, mit eigenen Geheimnissen.
option-milady-automatic = Von selbst
option-milady-automatic-hint = Niemand spielt sie: Karten und Zufall entscheiden, was sie tut, und ihr steht alle zusammen.
option-auto_level = Schwierigkeit
option-auto_level-easy = Leicht
option-auto_level-normal = Normal
option-auto_level-hard = Schwer
option-auto_level-hint = Je schwerer, desto weniger Ehre hat die Königin zu verlieren.
option-rochefort = Rochefort
option-rochefort-ask = Mylady entscheidet
option-rochefort-ask-hint = Sie darf einen Versuch durchgehen lassen und verborgen bleiben.
option-rochefort-auto = Greift immer ein
option-rochefort-auto-hint = Er erscheint beim ersten Versuch, den er stören darf.
option-strict_bastille = Strenge Bastille
option-strict_bastille-hint = Ein Gefangener kann nichts tun, als einen Ausbruch zu versuchen.
option-beggars_presence = Die Bettler wollen dich sehen
option-beggars_presence-hint = Wer sie bezahlt, muss an ihrem Ort sein.
option-auto_trade = Tauschen ohne Zustimmung
option-auto_trade-hint = Sonst wird der Spieler des Partners gefragt.
option-length = Länge der Partie
option-length-whole = Ganze Partie
option-length-whole-hint = Alle Pläne der Suche, einer nach dem anderen.
option-length-short = Kurze Partie
option-length-short-hint = Eine Regel von uns: Die halbe Suche liegt hinter den Musketieren, und die halbe Zeit ist um.
option-data = Werte des Spielmaterials
option-data-hint = Die eingebaute Hausausgabe oder eine eigene Datendatei.

## Die Seiten

play-as = Deine Seite
play-as-team = Die Musketiere
play-as-team-hint = Der Computer ist Mylady.
play-as-milady = Mylady
play-as-milady-hint = Der Computer spielt die Musketiere.
play-as-both = Beide
play-as-both-hint = Mehrere an einem Gerät, oder du gegen dich selbst.

## Eigene Datendateien

data-title = Mit eigenen Werten spielen
data-about = Die veröffentlichten Werte dürfen wir nicht weitergeben. Wenn du das Spiel besitzt, schreib seine Werte in eine Datendatei: einen Text im Format TOML, so wie unsere eigene. Sie bleibt in diesem Browser und geht nirgendwo anders hin.
data-own = Geladene Datendateien
data-load = Datendatei laden …
data-loading = Die Datei wird gelesen …
data-copy = Unsere als Anfang herunterladen
data-loaded = Die Datendatei „{ $name }“ ist geladen und in diesem Browser aufgehoben.
data-loaded-visit = Die Datendatei „{ $name }“ ist geladen, aber nur für diesen Besuch: Der Browser lässt die Seite sie nicht speichern.
data-is-house = Das ist unsere eigene Datendatei; das Spiel hat sie schon.
data-refused = { $count ->
    [one] Mit „{ $file }“ kann man nicht spielen. Eines stimmt nicht:
   *[other] Mit „{ $file }“ kann man nicht spielen. { $count } Dinge stimmen nicht:
}
data-faults = Was an „{ $file }“ nicht stimmt
data-no-text = „{ $file }“ ist keine Datendatei: Das ist kein Text in UTF-8.
data-refused-hint = Es ist nichts geändert worden. Berichtige die Datei und lade sie noch einmal.
data-remove = Entfernen
data-remove-named = Datendatei { $name } entfernen
data-remove-ask = { $count ->
    [0] Datendatei „{ $name }“ entfernen? Keine gespeicherte Partie braucht sie.
    [one] Datendatei „{ $name }“ entfernen? Eine gespeicherte Partie braucht sie und wartet, bis du sie wieder lädst.
   *[other] Datendatei „{ $name }“ entfernen? { $count } gespeicherte Partien brauchen sie und warten, bis du sie wieder lädst.
}
data-keep = Behalten
data-removed = Die Datendatei „{ $name }“ ist entfernt.
data-house = Hausausgabe
data-other = „{ $name }“ ({ $fingerprint }) ist geladen, aber das ist eine andere Datei. Gebraucht wird die mit dem Fingerabdruck { $wanted }.

## Fehler in Datendateien (MR-27)

error-data-long = Eine Datendatei hat höchstens { $max } Zeichen.
error-data-nesting = Das ist keine Datendatei: Sie ist zu tief verschachtelt.
error-data-syntax = Zeile { $line }, Spalte { $column }: Das lässt sich nicht als TOML lesen.
error-data-key-unknown = Zeile { $line }: Den Schlüssel „{ $at }“ hat eine Datendatei nicht.
error-data-key-missing = Zeile { $line }: Der Schlüssel „{ $at }“ fehlt.
error-data-type = Zeile { $line }, { $at }: Hierher gehört { $kind ->
    [integer] eine ganze Zahl
    [flag] true oder false
    [list] eine Liste
    [table] eine Tabelle
   *[text] ein Text
}.
error-data-range = Zeile { $line }, { $at }: Der Wert muss zwischen { $min } und { $max } liegen.
error-data-choice = Zeile { $line }, { $at }: Möglich ist nur { $choices }.
error-data-count = Zeile { $line }, { $at }: Es müssen genau { $count } Einträge sein.
error-data-length = Zeile { $line }, { $at }: Es müssen { $min } bis { $max } Einträge sein.
error-data-twice = Zeile { $line }, { $at }: „{ $id }“ steht hier zum zweiten Mal.
error-data-name = Zeile { $line }, { $at }: Ein Name hat 1 bis 40 sichtbare Zeichen, ohne Leerzeichen davor und dahinter.
error-data-id = Zeile { $line }, { $at }: Eine Kennung hat 1 bis 40 Zeichen, Kleinbuchstaben von a bis z, Ziffern und _, und beginnt mit einem Buchstaben.
error-data-botte = Zeile { $line }, { $at }: Eine Finte verlangt 1 bis 6 Symbole.
error-data-space = Zeile { $line }, { $at }: Ein Feld von La Rochelle ist eine ganze Zahl wie -3, aber nicht 0.
error-data-too-few = Zeile { $line }, { $at }: Zusammen müssen es mindestens { $needed } sein, es sind aber { $there }.
error-data-inn = Zeile { $line }, { $at }: Der Gasthof hat { $squares } Felder, aber { $tokens } Marker.
error-data-time-dice = Zeile { $line }, { $at }: Das erste Feld muss 0 sein, und jedes muss größer sein als das davor.
error-data-ascending = Zeile { $line }, { $at }: Jede Zahl muss größer sein als die davor.
error-data-one-for-all = Zeile { $line }, { $at }: „one_for_all“ kann nur auf einem Feld stehen.
error-data-quest-order = Zeile { $line }, { $at }: Jeder Plan muss hier einmal stehen, und die Galerien zuletzt.

## Das Formular

new-sides = Die beiden Seiten

## Worum es geht

goal-mousquetaires_du_roy = Bringt die Diamantspangen der Königin zurück, oder verhindert es.
goal-mousquetaires_du_roy-how = Die Musketiere müssen die Suche zu Ende bringen. Mylady, irgendwo verborgen, hat gewonnen, sobald die Zeit abläuft, die Ehre der Königin fällt, La Rochelle verloren geht oder Constance stirbt.
goal-mousquetaires_du_roy-team = Du führst die Musketiere gegen Mylady: Bring die Diamantspangen der Königin zurück.
goal-mousquetaires_du_roy-how-team = Führ die Suche zu Ende, bevor Mylady, irgendwo verborgen, auf einem ihrer vier Wege gewinnt: Zeit, Ehre, Belagerung oder Constance.
goal-mousquetaires_du_roy-milady = Du bist Mylady, allein gegen die Musketiere: Verhindere, dass die Diamantspangen der Königin zurückkommen.
goal-mousquetaires_du_roy-how-milady = Irgendwo verborgen hältst du die Musketiere auf. Einer von vier Wegen genügt dir: Zeit, Ehre, Belagerung oder Constance.
goal-mousquetaires_du_roy-all = { $length ->
    [short] Die letzten zwei der vier Orte, nacheinander
   *[other] Alle vier Orte, nacheinander
}
goal-mousquetaires_du_roy-one = Eines davon genügt
minutes-mousquetaires_du_roy = { $length ->
    [short] Eine kurze Partie, eine halbe Stunde.
   *[other] Eine Partie dauert etwa eine Dreiviertelstunde, eine kurze eine halbe Stunde, mit drei Musketieren ein paar Minuten weniger.
}
