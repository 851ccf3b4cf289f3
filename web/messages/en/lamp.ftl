### What the lamp says of the choices that the reader has.

lamp-title = The lamp
lamp-sees = It sees only what you see.
lamp-about-points = What a choice is worth, in points.
lamp-about-ducats = What a choice is worth, in ducats.
lamp-about-hits = What a choice is worth, in hits.
lamp-about-chance = The chance to win, in per cent.
lamp-thinking = It looks at what may be and what may come …
lamp-choices = The best choices
lamp-says = The lamp says: { $name }, { $worth }.
lamp-sure = sure
lamp-likely = fairly sure
lamp-open = open
lamp-do = Play this
