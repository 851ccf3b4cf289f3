### What the lamp says of the choices that the reader has.

lamp-title = The lamp
lamp-sees = It sees only what you see.
lamp-about-chance = The chance of winning, in per cent.
lamp-about-round-chance = The chance of winning the round, in per cent.
lamp-about-round-points = In points of this round, on average.
lamp-thinking = It looks at what may be and what may come …
lamp-choices = The best choices
lamp-nothing-to-weigh = There is nothing to weigh here: this is the only choice.
lamp-says = { $name }, says the lamp: { $worth }.
lamp-says-only = The lamp says: there is nothing to weigh. { $name }, { $worth }.
lamp-best-sure = surely the best
lamp-best-likely = probably the best
lamp-best-open = perhaps the best
lamp-other-sure = surely worse
lamp-other-likely = probably worse
lamp-other-open = perhaps as good
lamp-first-anyway = All told it still comes out ahead.
lamp-do = Play this
