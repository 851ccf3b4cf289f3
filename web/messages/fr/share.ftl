### Les liens, la donne du jour et ce à quoi mène un lien.

## La feuille

share-making = Le lien se prépare…
share-what = Que partager
share-what-record = La partie terminée
share-what-play = La partie jusqu’ici
share-what-deal = La donne seule
share-names = Noms des joueurs
share-names-with = Avec les noms
share-names-without = Sans les noms
share-does-record = Ouvrir le lien, c’est revoir la partie de la première à la dernière carte.
share-does-play = Ouvrir le lien, c’est continuer d’ici à votre place, avec vos cartes. Votre partie reste comme elle est.
share-does-deal = Ouvrir le lien, c’est recevoir les mêmes cartes, à la même table.
share-carries-hidden = Le lien contient toute la donne, y compris ce qui est caché : en jouant plusieurs fois à partir de lui, on peut apprendre ce que cette partie cache.
share-address = Lien
share-hand = Partager…
share-hand-failed = L’appareil n’a pas pris le lien. Vous pouvez encore le copier.
share-copy = Copier le lien
share-copied = Copié. Le lien peut se coller n’importe où.
share-copy-failed = Le navigateur n’a pas permis de copier. Le texte est sélectionné dans son champ : vous pouvez l’y copier.
share-qr = Code QR
share-qr-label = Code QR du lien
share-qr-hint = À viser avec l’appareil photo d’un autre appareil.
share-qr-long = Le lien a { $length } caractères. Un code QR encore lisible en contient { $longest } au plus : mieux vaut copier le lien.
share-embed = Pour une page web
share-embed-lines = Lignes pour une page web ou un billet
share-embed-copy = Copier les lignes
share-embed-copied = Copié. Les lignes se placent dans le code source de la page.
share-text-record = { $game } : une partie à revoir
share-text-play = { $game } : une partie à continuer
share-text-deal = { $game } : que tirer de cette donne ?

## Une table en quelques mots

share-yes = oui
share-no = non
share-seat = Place { $number }

## Ce à quoi mène un lien

link-reading = Lecture du lien…
link-failed = Ce lien ne peut pas être ouvert
link-failed-hint = Les parties conservées ici n’ont pas changé.
link-computer = Ordinateur : { $level }
link-deal = Une donne pour vous
link-deal-what = Les cartes sont distribuées exactement comme pour la personne qui a envoyé ce lien.
link-deal-enter = Jouer cette donne
link-deal-again = La rejouer
link-play = Une partie à continuer
link-play-what = On continue sur une copie ; la partie dont elle vient reste comme elle est.
link-play-enter = Continuer d’ici
link-play-again = Rejouer d’ici
link-copy = C’est déjà commencé.
link-copy-over = C’est déjà joué jusqu’au bout.

## La donne du jour

daily-what = Aujourd’hui, tout le monde reçoit les mêmes cartes.
daily-begin = Commencer
daily-over = { $won ->
    [yes] La donne du jour est gagnée !
   *[no] La donne du jour est jouée. Ce n’était pas pour cette fois.
}
daily-text = { $game }, donne du jour, { $day } : { $won ->
    [yes] gagnée !
   *[no] pas gagnée
} – { $totals }
daily-me = moi
daily-text-label = Votre résultat, à partager
daily-copy = Copier mon résultat
daily-copied = Copié. Il ne dévoile aucune carte.
daily-next = La prochaine donne arrive demain.
daily-days = Vos jours
daily-streak = { $count ->
    [one] Série : un jour.
   *[other] Série : { $count } jours.
}
daily-days-none = Vos résultats s’inscriront ici, jour après jour.
daily-day-over = { $won ->
    [yes] Gagnée
   *[no] Pas gagnée
}
daily-date = La date est celle de l’appareil. Vos résultats restent, même si son horloge change.
