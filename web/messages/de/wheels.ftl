### Wheels: Pakete für Python, die ein Spieler mitbringt.

wheels = Wheels, die er mitbringt
wheels-own = Ein Spieler darf eigene Pakete mitbringen: Wheels in reinem Python, als Dateien ausgewählt. Sie laufen in seinem Käfig, und niemand wird nach ihnen gefragt. Sein Text nennt von jedem Datei und Prüfsumme; die Wheels selbst bleiben auf diesem Gerät und gehen in einer Sicherung mit.
wheels-what = Er bringt diese Pakete mit. Sein Text nennt ihre Prüfsummen, damit keine andere Datei dafür gehalten wird.
wheels-choose = Wheels auswählen
wheels-looking = Das Wheel wird durchgesehen …
wheels-missing = Es ist nicht auf diesem Gerät. Wähle die Datei { $file } aus.
wheels-lacking = { $name } braucht auch { $wanted }; das wird nicht mitgebracht.
wheels-unfit = { $name } braucht { $wanted }; mitgebracht wird davon eine andere Version.
wheels-unread = Ob das Mitgebrachte für { $name } genügt, lässt sich nicht sagen: { $wanted } ist so geschrieben, dass es hier nicht verstanden wird.
wheels-remove = Ohne { $name } auskommen
wheel-fault-name = { $file } heißt nicht wie ein Wheel: name-version-py3-none-any.whl.
wheel-fault-pure = { $file } ist kein reines Python: Nur Wheels für py3-none-any lassen sich mitbringen.
wheel-fault-python = { $file } ist für Python { $detail }; hier läuft ein anderes.
wheel-fault-compiled = { $file } ist kein reines Python: { $detail } darin ist übersetzter Code.
wheel-fault-large = { $file } ist zu groß: Ein Wheel darf 8 MB haben.
wheel-fault-unpacked = In { $file } ist zu viel: höchstens 4000 Dateien und 40 MB.
wheel-fault-zip = { $file } ist beschädigt oder kein lesbares Archiv.
wheel-fault-path = { $file } wird abgelehnt: Der Pfad { $detail } darin würde anderswohin führen oder kommt zweimal vor.
wheel-fault-parts = { $file } ist kein vollständiges Wheel: { $detail } fehlt oder ist nicht lesbar.
wheel-fault-other = Was in { $file } steckt, hat einen anderen Namen oder eine andere Version als die Datei.
wheel-fault-record = { $file } wurde nachträglich verändert: { $detail } passt nicht zu seinem Verzeichnis.
wheel-fault-another = { $file } ist keines der Wheels, die der Spieler nennt: Die Prüfsumme ist eine andere.
wheel-fault-many = Ein Spieler bringt höchstens { $most } Wheels mit.
wheel-fault-full = Es ist kein Platz mehr: 16 MB an Wheels sind gespeichert, und alle werden von deinen Spielern genannt.
