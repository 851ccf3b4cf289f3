### Ein Tisch, an dem jeder sein eigenes Gerät hat: zusammenkommen, sich verbinden, und was aus der Verbindung wird.

## Vor dem Spiel

stage-title = { together-title }
stage-rules = Andere Regeln oder mehr Spieler
stage-fair = Niemand sucht sich die Karten aus: Jedes Gerät trägt seinen Teil zum Mischen bei und prüft am Ende, dass nichts geändert wurde. Die Karten liegen auf dem Gerät des Gastgebers, das jedem Gerät nur die eigenen zeigt; wer als Gastgeber seine Seite zerlegt, könnte alle sehen.
stage-begin = Geben und beginnen
stage-dealing = Die Karten werden gegeben …
stage-nobody = Noch ist niemand da. Lass den ersten Gast den Code scannen.
stage-free = Wo niemand sitzt, spielt ein Computergegner.
stage-away = { $name } ist gerade nicht zu hören; zum Geben braucht es jedes Gerät.

## Der Weg herein

invite-preparing = Eine Einladung wird vorbereitet …
invite-title = Einen Gast einladen
invite-show = Lass den Gast diesen Code scannen oder schick ihn als Link.
invite-code = Einladung
invite-scan = Das Gerät des Gastes zeigt dann eine Antwort.
invite-read = Die Antwort lesen
invite-back = Die Einladung wieder zeigen
invite-opening = Die beiden Geräte suchen einander …
invite-servers = { $count ->
    [one] Ein Server, den du in den Einstellungen genannt hast, wird gefragt und erfährt die Adresse dieses Geräts: { $servers }.
   *[other] Server, die du in den Einstellungen genannt hast, werden gefragt und erfahren die Adresse dieses Geräts: { $servers }.
}
join-title = Du bist eingeladen
join-preparing = Eine Antwort wird vorbereitet …
join-show = Zeig diese Antwort dem Gastgeber oder schick sie zurück.
join-code = Antwort
join-waiting = Sobald der Gastgeber sie gelesen hat, sitzt du am Tisch.
join-here = Du sitzt am Tisch
join-name = Dein Name
join-sit = Hierher setzen
join-look-on = Nur zusehen
join-gathering = Der Gastgeber gibt, wenn alle da sind.
join-failed = Diese Einladung führt an keinen Tisch
join-odd = Was die Seite des Gastgebers von diesem Tisch sagt, ist hier nicht zu verstehen.
join-cut = Die Verbindung zum Gastgeber ist abgerissen
join-cut-how = Nichts ist verloren: Die Partie wartet auf dich. Lass den Gastgeber noch einmal einladen und lies die neue Einladung; dein Platz bleibt dir.
join-moved = Die Partie ist jetzt auf dem Gerät von { $name }
join-moved-how = Lass dich von { $name } einladen und lies die Einladung; dein Platz bleibt dir.
join-read = Eine Einladung lesen

## Am Tisch

guests-onlookers = { $count ->
    [one] { $count } Gerät sieht zu
   *[other] { $count } Geräte sehen zu
}
guests-computer = Computer
guests-host = Gastgeber
guests-here = da
guests-away = nicht da
guests-what-host-has = Die Partie ist auf dem Gerät des Gastgebers gespeichert.
guests-invite = Noch einmal einladen
guests-lend = Einen Computergegner weiterspielen lassen
guests-disband = Nur an diesem Gerät weiterspielen
guests-disband-how = Die Gäste werden entlassen, und die Partie geht an diesem Gerät von Hand zu Hand.
guests-full-here = Es sind so viele Geräte da, wie an einem Tisch Platz haben.
guests-stalled = Das Gerät des Gastgebers ist nicht zu hören. Es wird gewartet …
guests-fair = Die Karten sind ehrlich gegeben worden: Anteile, Aufzeichnung und alles, was dieses Gerät erfahren hat, stimmen überein.
guests-unfair-commitment = Die Karten sind nicht ehrlich gegeben worden: Ein Anteil wurde geändert, nachdem sich alle festgelegt hatten.
guests-unfair-seed = Die Karten sind nicht ehrlich gegeben worden: Sie folgen nicht aus den Anteilen aller Geräte.
guests-unfair-agreement = Diese Partie wurde nicht nach dem gespielt, was vor dem Geben vereinbart war.
guests-unfair-story = Was dieses Gerät erfahren hat, steht so nicht in der Aufzeichnung der Partie.
gestures = Gesten
gesture-hat = Den Hut ziehen
gesture-applause = Applaudieren
gesture-laugh = Lachen
gesture-sigh = Seufzen
gesture-glove = Den Handschuh hinwerfen
gesture-hourglass = Um Eile bitten
gesture-made-hat = { $name } zieht den Hut
gesture-made-applause = { $name } applaudiert
gesture-made-laugh = { $name } lacht
gesture-made-sigh = { $name } seufzt
gesture-made-glove = { $name } wirft den Handschuh hin
gesture-made-hourglass = { $name } zeigt auf die Sanduhr

## Was schiefgeht

guests-no-way = Die beiden Geräte haben keinen Weg zueinander gefunden. Sie müssen im selben Netz sein, einem WLAN oder dem Hotspot eines der beiden; manche Netze halten ihre Geräte getrennt. Wer weiter voneinander entfernt ist, kann in den Einstellungen einen Server nennen.
guests-no-webrtc = Dieser Browser kann nicht mit anderen Geräten spielen.
signal-damaged = Das ist nicht der ganze Code. Lies ihn noch einmal.
signal-newer = Dieser Code stammt von einer neueren Fassung dieser Seite. Lade die Seite neu.
signal-kind = Das ist der andere der beiden Codes: Die Einladung geht an den Gast, die Antwort an den Gastgeber.
error-guests-cut = Die Verbindung zum Gastgeber ist abgerissen. Die Partie wartet auf dich.
error-guests-host-away = Der Gastgeber ist nicht am Tisch. Die Partie geht weiter, wenn er zurück ist.
error-guests-host-behind = Der Gastgeber hat in einem anderen Tab weitergespielt. Von dort geht die Partie weiter.
error-guests-not-here = Das geht nur am Gerät des Gastgebers.
error-guests-other-build = Der Gastgeber hat eine andere Fassung dieser Seite. Ladet beide Seiten neu und verbindet euch noch einmal.
error-guests-full = An diesem Tisch sind so viele Geräte, wie Platz haben.
error-seat-not-here = Niemand sieht vom Platz eines anderen aus zu.
guests-free = frei
guests-onlooker = jemand, der zusieht
guests-leave = Den Tisch verlassen
guests-disband-do = Die Gäste entlassen
guests-unchecked = Dieses Gerät war nicht dabei, als gegeben wurde: Es kann das Geben nicht prüfen.
guests-redealt = Der Gastgeber lässt noch einmal geben, bevor jemand Karten gesehen hat. Wer gibt, bis ihm die Karten gefallen, hat sie sich ausgesucht.
guests-insecure = Geräte können nur auf einer Seite zusammen spielen, die über https kam.
error-guests-deal-refused = Das Gerät von { $name } hat beim Geben nicht mitgemacht. Noch hat nichts begonnen; versuch es noch einmal.
stage-running = Gerade wird eine Partie an mehreren Geräten gespielt. Ein anderer Tisch entlässt ihre Gäste.
stage-gather-anew = Einen anderen Tisch versammeln

## Die Partie geht an ein anderes Gerät

hand-title = Die Partie an ein anderes Gerät übergeben
hand-how = Dann läuft die Partie auf jenem Gerät, und alle Karten liegen dort; wer dessen Seite zerlegt, könnte sie sehen. Dieses Gerät wird Gast an seinem Platz, und von der Partie bleibt hier nichts. Die anderen werden gleich dorthin geführt; wer gerade nicht zu erreichen ist, verbindet sich mit einem neuen Code.
hand-ask = { $name } fragen
handing-title = Die Partie wird übergeben
handing-asking = { $name } wird gefragt …
handing-withdraw = Doch nicht
handing-sending = Die Partie geht an { $name } …
handing-leading = Die Partie ist auf dem Gerät von { $name }. Die anderen werden dorthin geführt …
handing-declined = { $name } lässt die Partie bei dir.
handing-failed = Die Partie konnte nicht an { $name } übergeben werden. Sie ist hier wie zuvor.
handed-done = { $name } richtet die Partie jetzt aus.
handed-title = Diese Partie ist auf einem anderen Gerät
handed-how = { $name } richtet die Partie jetzt aus, und hier ist nichts von ihr geblieben. Dein Platz bleibt dir: Lass dich von { $name } einladen und lies die Einladung.
take-title = Willst du Gastgeber sein?
take-how = Die Partie soll an dich übergehen. Sie wird dann auf diesem Gerät gespeichert und läuft hier, lass die Seite also offen; wer sie zerlegt, könnte alle Karten sehen. Zuerst prüft dieses Gerät, ob es die Partie ist, die du gespielt hast.
take-yes = Die Partie übernehmen
take-no = Sie beim Gastgeber lassen
take-preparing = Dieses Gerät macht sich bereit …
take-waiting = Die Partie kommt herüber …
take-done = Du bist jetzt Gastgeber.
take-pending = Die Verbindung ist abgerissen, während dir die Partie übergeben wurde. Steht auf der Seite des Gastgebers, dass sie jetzt bei dir ist, spiel hier weiter; wenn nicht, ist sie noch dort: Lass dich von ihm einladen.
take-pending-do = Hier als Gastgeber weiterspielen
error-handed-unasked = Jemand wollte dieses Gerät ungefragt zum Gastgeber machen. Der Tisch ist verlassen.
error-handed-unfair = Was übergeben wurde, ist nicht die Partie, die dieses Gerät gespielt hat. Sie bleibt beim Gastgeber.
error-handed-here = Diese Partie ist auf diesem Gerät schon gespeichert. Sie bleibt beim Gastgeber.
error-handed-not-kept = Dieses Gerät kann die Partie nicht speichern. Sie bleibt beim Gastgeber.
error-handed-since = Jenes Gerät hat die Partie inzwischen übergeben und ist nicht mehr ihr Gastgeber.
