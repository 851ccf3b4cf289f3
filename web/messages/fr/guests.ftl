### Une table où chacun a son propre appareil : se réunir, se relier, et ce que devient la liaison.

## Avant la partie

stage-title = { together-title }
stage-rules = D’autres règles ou plus de joueurs
stage-fair = Personne ne choisit la donne : chaque appareil y apporte sa part, et vérifie à la fin que rien n’a été changé. Les cartes se trouvent sur l’appareil de l’hôte, qui ne montre à chacun que les siennes ; un hôte qui démonterait sa propre page pourrait toutes les voir.
stage-begin = Donner et commencer
stage-dealing = On donne les cartes…
stage-nobody = Personne n’est encore là. Faites scanner le code au premier invité.
stage-free = Là où personne n’est assis, un joueur de l’ordinateur prend place.
stage-away = On n’entend plus { $name } pour l’instant ; la donne a besoin de tous les appareils.

## L’entrée

invite-preparing = L’invitation se prépare…
invite-title = Inviter quelqu’un
invite-show = Faites scanner ce code à l’invité, ou envoyez-le comme lien.
invite-code = Invitation
invite-scan = L’appareil de l’invité montre alors une réponse.
invite-read = Lire la réponse
invite-back = Montrer de nouveau l’invitation
invite-opening = Les deux appareils se cherchent…
invite-servers = { $count ->
    [one] Un serveur que vous avez nommé dans les réglages est interrogé, et apprend l’adresse de cet appareil : { $servers }.
   *[other] Des serveurs que vous avez nommés dans les réglages sont interrogés, et apprennent l’adresse de cet appareil : { $servers }.
}
join-title = Vous êtes invité
join-preparing = La réponse se prépare…
join-show = Montrez cette réponse à l’hôte, ou renvoyez-la-lui.
join-code = Réponse
join-waiting = Dès que l’hôte l’aura lue, vous serez à table.
join-here = Vous êtes à table
join-name = Votre nom
join-sit = S’asseoir ici
join-look-on = Regarder seulement
join-gathering = L’hôte donne quand tout le monde est là.
join-failed = Cette invitation ne mène à aucune table
join-odd = Ce que la page de l’hôte dit de cette table est incompréhensible ici.
join-cut = La liaison avec l’hôte est coupée
join-cut-how = Rien n’est perdu : la partie vous attend. Que l’hôte invite encore une fois, et lisez la nouvelle invitation ; votre place vous est gardée.
join-moved = La partie est maintenant sur l’appareil de { $name }
join-moved-how = Faites-vous inviter par { $name }, et lisez l’invitation ; votre place vous est gardée.
join-read = Lire une invitation

## À la table

guests-onlookers = { $count ->
    [one] { $count } appareil regarde
   *[other] { $count } appareils regardent
}
guests-computer = ordinateur
guests-host = hôte
guests-here = présent
guests-away = absent
guests-what-host-has = La partie est gardée sur l’appareil de l’hôte.
guests-invite = Inviter encore une fois
guests-lend = Laisser jouer un joueur de l’ordinateur
guests-disband = Continuer sur ce seul appareil
guests-disband-how = Les invités sont libérés, et la partie passe de main en main sur cet appareil.
guests-full-here = Il y a autant d’appareils qu’une table peut en recevoir.
guests-stalled = On n’entend plus l’appareil de l’hôte. On attend…
guests-fair = La donne était loyale : les parts, l’enregistrement et tout ce que cet appareil a appris concordent.
guests-unfair-commitment = La donne n’était pas loyale : une part a été changée après que tous s’étaient engagés.
guests-unfair-seed = La donne n’était pas loyale : les cartes ne découlent pas des parts de tous les appareils.
guests-unfair-agreement = Cette partie n’a pas été jouée selon ce qui était convenu avant la donne.
guests-unfair-story = Ce que cet appareil a appris n’est pas ce que dit l’enregistrement de la partie.
gestures = Gestes
gesture-hat = Saluer du chapeau
gesture-applause = Applaudir
gesture-laugh = Rire
gesture-sigh = Soupirer
gesture-glove = Jeter le gant
gesture-hourglass = Presser les autres
gesture-made-hat = { $name } salue du chapeau
gesture-made-applause = { $name } applaudit
gesture-made-laugh = { $name } rit
gesture-made-sigh = { $name } soupire
gesture-made-glove = { $name } jette le gant
gesture-made-hourglass = { $name } montre le sablier

## Ce qui tourne mal

guests-no-way = Les deux appareils n’ont trouvé aucun chemin l’un vers l’autre. Ils doivent être sur le même réseau, un Wi-Fi ou le partage de connexion de l’un d’eux ; certains réseaux isolent leurs appareils. Si vous êtes plus loin l’un de l’autre, vous pouvez nommer un serveur dans les réglages.
guests-no-webrtc = Ce navigateur ne peut pas jouer avec d’autres appareils.
signal-damaged = Ce n’est pas le code entier. Lisez-le encore une fois.
signal-newer = Ce code vient d’une version plus récente de cette page. Rechargez la page.
signal-kind = C’est l’autre des deux codes : l’invitation va à l’invité, la réponse à l’hôte.
error-guests-cut = La liaison avec l’hôte est coupée. La partie vous attend.
error-guests-host-away = L’hôte n’est pas à la table. La partie reprendra à son retour.
error-guests-host-behind = L’hôte a continué la partie dans un autre onglet. Elle reprend à partir de là.
error-guests-not-here = Cela n’est possible que sur l’appareil de l’hôte.
error-guests-other-build = L’hôte a une autre version de cette page. Rechargez les deux pages, puis reliez-vous de nouveau.
error-guests-full = Cette table a autant d’appareils qu’elle peut en recevoir.
error-seat-not-here = Personne ne regarde depuis la place d’un autre.
guests-free = libre
guests-onlooker = quelqu’un qui regarde
guests-leave = Quitter la table
guests-disband-do = Libérer les invités
guests-unchecked = Cet appareil n’était pas là quand les cartes ont été données : il ne peut pas vérifier la donne.
guests-redealt = L’hôte fait donner les cartes une fois de plus, avant que quiconque en ait vu. Qui donne jusqu’à ce que les cartes lui plaisent les a choisies.
guests-insecure = Les appareils ne peuvent jouer ensemble que sur une page venue par https.
error-guests-deal-refused = L’appareil de { $name } n’a pas pris part à la donne. Rien n’a commencé ; réessayez.
stage-running = Une partie se joue en ce moment sur plusieurs appareils. Une autre table libère ses invités.
stage-gather-anew = Réunir une autre table

## La partie passe sur un autre appareil

hand-title = Confier la partie à un autre appareil
hand-how = C’est alors cet appareil qui mène la partie et qui a toutes les cartes ; qui démonterait sa page pourrait les voir. Le vôtre devient un invité, à sa place, et il n’y reste rien de la partie. Les autres y sont conduits aussitôt ; qui n’est pas joignable en ce moment s’y relie par un nouveau code.
hand-ask = Demander à { $name }
handing-title = La partie passe sur un autre appareil
handing-asking = On demande à { $name }…
handing-withdraw = Tout compte fait, non
handing-sending = La partie part chez { $name }…
handing-leading = La partie est sur l’appareil de { $name }. On y conduit les autres…
handing-declined = { $name } vous laisse la partie.
handing-failed = La partie n’a pas pu être confiée à { $name }. Elle est ici comme avant.
handed-done = { $name } est l’hôte maintenant.
handed-title = Cette partie est sur un autre appareil
handed-how = { $name } est l’hôte maintenant, et il n’est rien resté de la partie ici. Votre place vous est gardée : faites-vous inviter par { $name }, et lisez l’invitation.
take-title = Voulez-vous être l’hôte ?
take-how = L’hôte voudrait vous confier la partie. Elle sera alors gardée sur cet appareil et s’y jouera : laissez donc la page ouverte ; qui la démonterait pourrait voir toutes les cartes. Cet appareil vérifie d’abord que c’est bien la partie que vous avez jouée.
take-yes = Prendre la partie
take-no = La laisser à l’hôte
take-preparing = Cet appareil s’y prépare…
take-waiting = La partie arrive…
take-done = Vous êtes l’hôte maintenant.
take-pending = La liaison a été coupée pendant que la partie vous était confiée. Si la page de l’hôte dit qu’elle est chez vous maintenant, continuez ici ; sinon, elle y est encore : faites-vous inviter par l’hôte.
take-pending-do = Continuer ici comme hôte
error-handed-unasked = On a voulu faire de cet appareil l’hôte sans le demander. La table a été quittée.
error-handed-unfair = Ce qui a été confié n’est pas la partie que cet appareil a jouée. Elle reste chez l’hôte.
error-handed-here = Cette partie est déjà gardée sur cet appareil. Elle reste chez l’hôte.
error-handed-not-kept = Cet appareil ne peut pas garder la partie. Elle reste chez l’hôte.
error-handed-since = Cet appareil a confié la partie depuis, et n’en est plus l’hôte.
