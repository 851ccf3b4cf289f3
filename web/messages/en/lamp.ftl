### What the lamp says of the choices that the reader has.

lamp-title = The lamp
lamp-sees = It sees only what you see.
lamp-about-chance = { $hopes ->
    [lost] As good as lost from here: do as you please.
    [hard] Hard to win from here, whatever you do.
   *[open] How likely each is to win.
}
lamp-even = { $even }% would be even.
lamp-alike = Too close to call.
lamp-about-round-chance = How likely each is to win the round, not this fight alone.
lamp-about-round-points = Best first, by all that may come.
lamp-offer = The lamp shows what the best computer player would do. At the end, “with the lamp” will stand beside your name.
lamp-light = Light it
lamp-thinking = It looks at what may be and what may come …
lamp-choices = The best choices
lamp-nothing-to-weigh = There is nothing to weigh here: only this is worth considering.
lamp-says = The lamp says: { $name }, { $worth }.
lamp-says-only = The lamp says: there is nothing to weigh. { $name }, { $worth }.
lamp-best-sure = clearly the best
lamp-best-slight = a little better than the rest
lamp-best-likely = probably the best
lamp-best-open = among the best
lamp-best-tried = among the best, and looked at longest
lamp-other-sure = clearly worse
lamp-other-slight = a little worse
lamp-other-likely = probably worse
lamp-other-open = about as good as the first
lamp-first-anyway = All told it still comes out ahead.
lamp-do = Play this
