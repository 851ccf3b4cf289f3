### About this page.

about-what = Musketiere brings three Musketeer games to one table. The rules are written in Python and run inside your browser; nothing you play leaves your device, and no other site is asked for anything.
about-kept = Matches and settings are kept in this browser only. Clearing the data of this site removes them.
about-games = The games
about-names = The names of the Musketeers come from the novel by Alexandre Dumas.
about-made-with = What it is made with
about-licence-ours = The page and the engine: MIT licence.
about-fonts = Typefaces: EB Garamond (Georg Duffner, Octavio Pardo) and IM Fell English SC (Igino Marini), both under the SIL Open Font License 1.1.
about-carried = All else that the page carries, each part with its licence in its own words:
about-source = source
about-changed = (changed by { $by })
about-public-domain = public domain
about-bill = Bill of materials (CycloneDX)
