### Servers that somebody names for meetings across networks. In the settings.

servers-title = Mitspieler in anderen Netzen
servers-about = Geräte im selben Netz finden einander von selbst. Für weiter entfernte kannst du Server nennen: einen, der ihnen hilft, einander zu finden (STUN), oder einen, der weitergibt, was sie sagen (TURN). Solange du keinen nennst, wird niemand nach etwas gefragt.
servers-learn = Ein Server, den du nennst, erfährt die Adressen der Geräte, die sich treffen, und wann. Gibt er weiter, was sie sagen, erfährt er auch, wie viel es ist, aber nicht was: Es ist verschlüsselt. Gefragt wird er, sooft du an diesem Gerät jemanden einlädst oder eine Einladung beantwortest.
servers-none = Kein Server ist genannt.
servers-address = Adresse eines Servers
servers-user = Benutzername
servers-password = Passwort
servers-add = Diesen Server nennen
servers-forget = { $address } vergessen
servers-kept = Bleibt nur auf diesem Gerät, unverschlüsselt und mitsamt dem Passwort; keine Sicherung nimmt es mit.
servers-fault-address = Das ist keine Adresse eines solchen Servers. Sie beginnt mit stun:, stuns:, turn: oder turns:, dann folgt ein Name oder eine Nummer und vielleicht ein Port.
servers-fault-password = Ein Server, der weitergibt, verlangt Benutzernamen und Passwort.
servers-fault-known = Dieser Server ist schon genannt.
servers-fault-full = Mehr Server lassen sich nicht nennen; vergiss zuerst einen.
