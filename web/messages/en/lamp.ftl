### What the lamp says of the choices that the reader has.

lamp-title = The lamp
lamp-sees = It sees only what you see.
lamp-about-chance = The chance to win, in per cent.
lamp-about-round-chance = The chance to win the round, in per cent.
lamp-about-round-points = What a choice brings in this round, in hundredths of a point.
lamp-thinking = It looks at what may be and what may come …
lamp-choices = The best choices
lamp-says = The lamp says: { $name }, { $worth }.
lamp-sure = sure
lamp-likely = fairly sure
lamp-open = open
lamp-do = Play this
