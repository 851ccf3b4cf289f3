### Mousquetaires du Roy aloitussivulla.

game-mousquetaires_du_roy = Mousquetaires du Roy
home-mousquetaires_du_roy-pitch = Neljä musketööriä kiiruhtaa pelastamaan kuningattaren, ja yksi pelaajista on Milady.
lesson-mousquetaires_du_roy-team = Opi musketööreinä
lesson-mousquetaires_du_roy-siege = Oppitunti 2: piiritys ja väijytys
lesson-mousquetaires_du_roy-milady = Opi Miladyna
edition-house = Oma laitos: korttien ja ratojen arvot ovat meidän, eivät julkaistut.
home-match-where-mousquetaires_du_roy = Kierros { $turn }: kunnia { $honour }, aika { $time }
about-game-mousquetaires_du_roy = Mousquetaires du Roy on François Combe’n ja Gilles Lehmannin peli, jonka Ystari julkaisi vuonna 2010, saksaksi nimellä Mylady und die Musketiere. Tekstit, joista lähdimme, kertovat säännöt mutta tuskin lainkaan arvoja: korttien, pelilautojen ja ratojen arvot ovat oma laitoksemme, ja se sanotaan kaikkialla, missä niillä pelataan. Sanat ja piirroksetkin ovat meidän.
