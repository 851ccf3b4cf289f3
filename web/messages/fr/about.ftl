### À propos de cette page.

about-what = Musketiere réunit trois jeux de Mousquetaires autour d’une table. Les règles sont écrites en Python et tournent dans votre navigateur ; rien de ce que vous jouez ne quitte votre appareil, et la page ne fait appel à aucun autre site.
about-kept = Les parties et les réglages ne sont conservés que dans ce navigateur. Effacer les données de ce site les supprime.
about-games = Les jeux
about-names = Les noms des Mousquetaires viennent du roman d’Alexandre Dumas.
about-made-with = De quoi elle est faite
about-licence-ours = La page et le moteur : licence MIT.
about-fonts = Caractères : EB Garamond (Georg Duffner, Octavio Pardo) et IM Fell English SC (Igino Marini), tous deux sous SIL Open Font License 1.1.
about-carried = Tout le reste de ce que la page emporte, chaque élément avec le texte de sa licence :
about-source = code source
about-changed = (modifié par { $by })
about-public-domain = domaine public
about-bill = Nomenclature logicielle (CycloneDX)
