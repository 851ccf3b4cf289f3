### Mousquetaires du Roy auf der Startseite.

game-mousquetaires_du_roy = Mousquetaires du Roy
home-mousquetaires_du_roy-pitch = Vier Musketiere eilen, die Königin zu retten, und einer am Tisch ist Mylady.
lesson-mousquetaires_du_roy-team = Lernen als Musketiere
lesson-mousquetaires_du_roy-siege = Lektion 2: Belagerung und Hinterhalt
lesson-mousquetaires_du_roy-milady = Lernen als Mylady
edition-house = Hausausgabe: Die Werte der Karten und Leisten sind unsere, nicht die veröffentlichten.
home-match-where-mousquetaires_du_roy = Runde { $turn }: Ehre { $honour }, Zeit { $time }
about-game-mousquetaires_du_roy = Mousquetaires du Roy ist ein Spiel von François Combe und Gilles Lehmann, erschienen 2010 bei Ystari, auf Deutsch als „Mylady und die Musketiere“. Die Texte, von denen wir ausgegangen sind, nennen die Regeln, aber kaum Werte: Die der Karten, Pläne und Leisten sind eine Hausausgabe von uns, die überall als solche bezeichnet ist, wo mit ihr gespielt wird. Auch Worte und Zeichnungen sind von uns.
