### Les codes qui passent d’un appareil à l’autre : montrés, et lus.

meet-picture = { $what } en code QR
meet-copy = Copier
meet-copied = Copié. À coller où l’on veut.
meet-send = Envoyer…

scan-asking = Le navigateur demande si l’appareil photo peut servir…
scan-picture = Ce que voit l’appareil photo
scan-hint = À pointer vers le code de l’autre appareil.
scan-refused = L’appareil photo ne peut pas servir ici. Autorisez-le dans les réglages du navigateur, ou collez le code ci-dessous.
scan-missing = Aucun appareil photo ne peut servir ici. Collez le code ci-dessous.
scan-paste = Ou coller le code ou le lien
scan-read = Lire

signal-other = Cette réponse va avec une autre invitation. Montrez celle-ci à l’invité, et lisez sa réponse.
signal-used = Quelqu’un d’autre a déjà répondu à cette invitation. Il en faut une nouvelle pour chaque invité.
