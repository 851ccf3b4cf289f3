### Words of the game Mousquetaires du Roy on and off its table: places, cards, tokens, people, options.
### What a data file brings beyond these is called by its id.

name-mousquetaires_du_roy-1 = Jeanne
name-mousquetaires_du_roy-2 = Mathieu
name-mousquetaires_du_roy-3 = Agnès
name-mousquetaires_du_roy-4 = Bastien
name-mousquetaires_du_roy-5 = Rémi
name-mousquetaires_du_roy-6 = Cécile

## The edition in play

edition-own = Data file “{ $name }”: these are not the published values.
edition-official = Data file “{ $name }”: by its own account the published values.

## Places

place-paris = Paris
place-paris-about = The mission that Milady has brought into play, if there is one.
place-louvre = The Louvre
place-louvre-about = Always a mission. Done: the Queen’s honour +1, and the ladder begins anew; else honour falls on its third and on its fourth square.
place-quest = The quest
place-quest-about = The way to the diamond studs: the inn, Calais, England and the galleries of the Louvre.
place-la_rochelle = La Rochelle
place-la_rochelle-about = The siege. Who is here lays down a Combat card as an action; those that lie here throw dice at the end of every turn.
place-richelieu = Richelieu’s palace
place-richelieu-about = Whoever finds Milady here takes her action from her; whoever does not goes to the Bastille.
place-miladys_house = Milady’s house
place-miladys_house-about = No Musketeer may come here. Milady fetches Paris cards here, and flees here with Rochefort when he is wounded.
place-vieux_colombier = The Vieux-Colombier
place-vieux_colombier-about = Whoever is out of action lies here: while he recovers he has no turn, then all his lives again and one more card. Comrades may come and exchange with him; nobody else is healed here.
place-bastille = The Bastille
place-bastille-about = A prisoner gets out for one pistole, or by fighting the gaoler.

## Sides, phases and tracks

side-team = The Musketeers
side-milady = Milady
side-team-of = The Musketeers’ side
side-milady-of = Milady’s side
phase-milady = Milady’s plans
phase-musketeers = The Musketeers
phase-la_rochelle = La Rochelle
phase-end = End of the turn
milady-has-won = { $side ->
    [milady] you have won
   *[other] Milady has won
}
track-time = Time
track-time-about = The token moves on one space every turn. On the Cardinal’s space { milady-has-won }.
track-honour = The Queen’s honour
track-honour-about = It falls by one on the last two squares of the Louvre ladder, by some Perfidy cards and by some missions in Paris; a mission done at the Louvre gives one point back. At 0 { milady-has-won }.
track-siege = The siege
track-siege-about = Pushed to and fro by swords. At Richelieu’s end, on the left, { milady-has-won }.
track-louvre = The Louvre ladder
track-louvre-about = How much time is left for the mission at the Louvre: one square further every turn. On the third and on the fourth square the Queen’s honour falls.
track-constance = Constance
track-constance-about = Each success of the strangler draws the cord tighter. When it is drawn { milady-has-won }.
track-quest = The quest
track-quest-about = Board by board to the diamond studs: behind the last one the Musketeers have won.
pistoles = { $count ->
    [one] 1 pistole
   *[other] { $count } pistoles
}
epic-tokens = { $count ->
    [one] 1 Epic token
   *[other] { $count } Epic tokens
}
adventure-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
life-points = { $count ->
    [one] 1 life
   *[other] { $count } lives
}

## Skills and dice

skill-erudition = Erudition
skill-nobility = Nobility
skill-gallantry = Gallantry
skill-panache = Panache
challenge-of = { $skill } { $value }
face-sword = sword
face-shield = shield
face-fleur = fleur-de-lis
symbols-sword = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
symbols-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
symbols-fleur = { $count ->
    [one] 1 fleur-de-lis
   *[other] { $count } fleurs-de-lis
}
symbols-other = { $count ->
    [one] 1 die without a fleur-de-lis
   *[other] { $count } dice without a fleur-de-lis
}
botte-base = basic botte
botte-improved = improved botte
botte-master = master’s botte
botte-guard = guard’s botte
botte-elite = elite botte

## The Musketeers

hero-athos = Athos
hero-porthos = Porthos
hero-aramis = Aramis
hero-dartagnan = d’Artagnan
hero-treville = Tréville
power-rochefort_immune = Rochefort never steps in against him.
power-extra_die = He throws one blue die more in duels.
power-any_skill = His Skill cards fit any challenge.
power-better_botte = His botte is easier to meet than the others’.
power-remote_exchange = When he exchanges, his partner may be in any place.

## Adversaries

adversary-boisrenard = Boisrenard
adversary-lubin = Lubin
adversary-brisemont = Brisemont
adversary-laffemas = Laffemas
adversary-biscarat = Biscarat
adversary-cahusac = Cahusac
adversary-la_houdiniere = La Houdinière
adversary-vitray = Vitray
adversary-bernajoux = Bernajoux
adversary-de_cavois = de Cavois
adversary-jussac = Jussac
adversary-felton = Felton
adversary-rochefort = Rochefort
adversary-de_wardes = de Wardes
adversary-gaoler = Gaoler
adversary-token = guard
special-cuirass = His cuirass absorbs the first wound, but not one by a botte.
special-final_wound = When the duel ends he inflicts one wound more, whatever its result.
force = Force { $force }

## Adventure cards

adventure-combat = Combat
adventure-combat-about = One blue die more in a duel, or for the siege.
adventure-double_combat = Double Combat
adventure-double_combat-about = Two blue dice more in a duel, or for the siege.
adventure-skill = { $skill } +{ $value }
adventure-skill-about = { $any ->
    [yes] Adds { $value } in any challenge: in his hand all Skill cards do.
   *[no] Adds { $value } in a challenge of this skill.
}
adventure-tag = { $card ->
    [combat] Combat
    [double_combat] Double Combat
    [erudition] Eru{"\u00AD"}dition
    [nobility] Nobil{"\u00AD"}ity
    [gallantry] Gallan{"\u00AD"}try
    [panache] Panache
    [des_essarts] Des Essarts
    [buckingham] Bucking{"\u00AD"}ham
    [bassompierre] Bassom{"\u00AD"}pierre
    [planchet] Plan{"\u00AD"}chet
    [kitty] Kitty
   *[mousqueton] Mous{"\u00AD"}queton
}
adventure-des_essarts = Monsieur des Essarts
adventure-des_essarts-about = The team gains 3 pistoles.
adventure-buckingham = Buckingham
adventure-buckingham-about = The team gains an Epic token; enough of them pass a gallery of the Louvre.
adventure-bassompierre = Monsieur de Bassompierre
adventure-bassompierre-about = He takes a free space at La Rochelle, from wherever he is played, and throws one die there.
adventure-planchet = Planchet
adventure-planchet-about = Draws 2 Adventure cards or, where the quest begins with the inn, reveals all tokens of one of its lines.
adventure-kitty = Kitty
adventure-kitty-about = Milady discards one Perfidy card at random.
adventure-mousqueton = Mousqueton
adventure-mousqueton-about = One Musketeer who is not out of action heals up to 2 wounds.

## Perfidy cards

of-miladys-choice = { $side ->
    [milady] your choice
   *[other] Milady’s choice
}
perfidy-renforts = Reinforcements
perfidy-renforts-about = { $side ->
    [milady] You throw one die more at La Rochelle this turn; if you have all your dice already, you may reroll a shield.
   *[other] Milady throws one die more at La Rochelle this turn; if she has all her dice already, she may reroll a shield.
}
perfidy-guet_apens = Ambuscade
perfidy-guet_apens-about = One Musketeer of { of-miladys-choice } takes a wound. A cuirass does not help.
perfidy-conscrits = Conscripts
perfidy-conscrits-about = Every Musketeer has one action fewer this turn.
perfidy-embastille = Arrested
perfidy-embastille-about = One Musketeer goes to the Bastille. He may try to escape at once.
perfidy-baume = Balm
perfidy-baume-about = Rochefort regains 2 lives, even if he is out of action.
perfidy-calomnie = Slander
perfidy-calomnie-about = The Queen’s honour falls by one.
perfidy-impasse = Dead end
perfidy-impasse-about = Nobody may move to one place this turn: Paris, the Louvre, the quest or La Rochelle.
perfidy-urgence = Urgency
perfidy-urgence-about = The Time token advances one space at once.

## Ambushes

ambush-mendiants = Beggars
ambush-mendiants-about = Nobody can attempt any part of this mission until the beggars are paid { pistoles }.
ambush-assassin = Assassin
ambush-assassin-about = One red die for everybody who is there now or enters later: a sword is a wound, cuirass or not.
ambush-voleurs = Thieves
ambush-voleurs-about = One red die for everybody who is there now or enters later: a sword costs the team a pistole.
ambush-courtisane = Courtesan
ambush-courtisane-about = Gallantry challenges of this mission are one point harder.
ambush-nemesis = Nemesis
ambush-nemesis-about = One Musketeer, who is named, cannot attempt any part of this mission.

## Equipment and improvements

token-pistol = Pistol
token-pistol-about = One sword more in the first round of every duel. It does not count for a botte.
token-toledo = Toledo blade
token-toledo-about = Once in every duel one of his dice may be rerolled, even when the opponent has met his botte.
token-cuirass = Cuirass
token-cuirass-about = Absorbs the first wound by an unparried sword in every duel.
token-horse = Horse
token-horse-about = Each turn one of his Moves costs no action.
token-improved_erudition = Improved Erudition
token-improved_nobility = Improved Nobility
token-improved_gallantry = Improved Gallantry
token-improved_panache = Improved Panache
token-improved_skill = Improved skill
token-improved_skill-about = The skill is one higher for good. It costs any Adventure card and cannot be exchanged.
token-improved_botte = Improved botte
token-improved_botte-about = His botte, the throw that strikes at once, becomes easier to meet. It costs a Combat or Double Combat card and cannot be exchanged.
token-one_for_all = One for all, all for one
token-one_for_all-about = Played once before the Musketeers begin: each of them has one action more this turn.

## Paris cards and their effects

paris-trafiquants = The smugglers
paris-complot = The plot
paris-message_reine = Message for the Queen
paris-constance_disparue = Constance missing
paris-constance_sequestree = Constance confined
paris-enlevement_constance = The abduction of Constance
effect-siege_die = { $side ->
    [milady] You throw
   *[other] Milady throws
} one die more at La Rochelle.
effect-wound = At the end of the turn one Musketeer of { of-miladys-choice } takes a wound.
effect-honour = At the end of the turn the Queen’s honour falls by one.
effect-perfidy = At the end of the turn { $side ->
    [milady] you draw
   *[other] Milady draws
} a Perfidy card.
effect-tax = At the end of the turn the team loses a pistole, or an Epic token if it has none.
effect-strangle = At the end of the turn { $side ->
    [milady] you throw as many dice as Time gives you
   *[other] Milady throws as many dice as Time gives her
}; with { $successes ->
    [one] 1 sword
   *[other] { $successes } swords
} in all Constance is strangled, and { milady-has-won }.

## Missions at the Louvre

louvre-dette_de_jeu = The Queen’s gambling debt
louvre-duchesse_de_chevreuse = The Duchess of Chevreuse
louvre-affaire_des_poisons = The poison affair
louvre-lettre_d_espagne = A letter from Spain
louvre-espion_du_cardinal = The Cardinal’s spy
louvre-bal_de_l_ambassadeur = The ambassador’s ball
louvre-confesseur_de_la_reine = The Queen’s confessor
louvre-honneur_d_une_dame = A lady’s honour

## The quest

board-inn = The inn
board-inn-about = Lines of closed doors. Whoever opens every door of one of them has found the way.
board-calais = Calais
board-calais-about = First all challenges, in any order, and then de Wardes.
board-england = England
board-england-about = Stage after stage, over the Channel and back to the Queen’s ball.
board-galleries = The galleries of the Louvre
board-galleries-about = Each is passed by a secret passage, a challenge, or two guards. Behind the last one waits the Queen.
stage = Stage { $number }
stage-1 = The Channel
stage-2 = Agents at Portsmouth
stage-3 = Audience with Buckingham
stage-4 = The road home
stage-5 = The Queen’s ball
gallery = Gallery { $number }
line = Line { $number }
common-room = Common Room
secret-passage = Secret passage
quest-force_2 = Guard, force 2
quest-force_3 = Guard, force 3
quest-force_4 = Guard, force 4
quest-decoy = Decoy
quest-decoy-about = Only a straw man: the Musketeer simply advances.
quest-trap = Trap
quest-trap-about = The Musketeer takes a wound and advances. A cuirass does not help.
quest-hidden = Guard not seen yet
quest-door = Closed door

## Why a match ended

victory-quest-why = The Queen wears the diamond studs at the ball.
victory-quest = { victory-quest-why } The Musketeers have won.
victory-time-why = Time has run out, and the Cardinal asks the Queen for the studs.
victory-time = { victory-time-why } Milady has won.
victory-honour-why = Nothing is left of the Queen’s honour.
victory-honour = { victory-honour-why } Milady has won.
victory-siege-why = La Rochelle is lost.
victory-siege = { victory-siege-why } Milady has won.
victory-constance-why = Constance is dead.
victory-constance = { victory-constance-why } Milady has won.

## Options (MR-28)

option-musketeers = Musketeers in play
option-musketeers-3 = Three
option-musketeers-3-hint = Fewer swords, but each of them has one action more.
option-musketeers-4 = Four
option-musketeers-4-hint = The usual game.
option-musketeers-5 = Five
option-musketeers-5-hint = As a rule with Tréville. The Queen has less honour to lose, and the clock is already running.
option-heroes = Which Musketeers
option-heroes-hint = They are played in this order wherever an order is needed.
option-players-team = Players on the Musketeers’ side
option-players-team-hint = Computer players count too. Milady does not.
option-split = Who plays whom
option-split-hint = All of them see all hands of the Musketeers; each decides for his own.
option-milady = Milady
option-milady-seat = At the table
option-milady-seat-hint = A human or a computer player plays her, with secrets of her own.
option-milady-automatic = By herself
option-milady-automatic-hint = Nobody plays her: cards and chance decide what she does, and all of you stand together.
option-auto_level = Difficulty
option-auto_level-easy = Easy
option-auto_level-normal = Normal
option-auto_level-hard = Hard
option-auto_level-hint = The harder, the less honour the Queen has to lose.
option-rochefort = Rochefort
option-rochefort-ask = Milady decides
option-rochefort-ask-hint = She may let an attempt pass and stay hidden.
option-rochefort-auto = Always steps in
option-rochefort-auto-hint = He appears at the first attempt that he may disturb.
option-strict_bastille = Strict Bastille
option-strict_bastille-hint = A prisoner can do nothing but try to escape.
option-beggars_presence = Beggars want to see you
option-beggars_presence-hint = Whoever pays them must be in their place.
option-auto_trade = Exchanges need no consent
option-auto_trade-hint = Otherwise the partner’s player is asked.
option-length = Length of the match
option-length-whole = Whole match
option-length-whole-hint = All boards of the quest, one after another.
option-length-short = Short match
option-length-short-hint = A rule of our own: half of the quest lies behind the Musketeers, and half of Time is gone.
option-data = Values of the components
option-data-hint = The built-in house edition, or a data file of your own.

## The sides

play-as = Which side you play
play-as-team = The Musketeers
play-as-team-hint = The computer is Milady.
play-as-milady = Milady
play-as-milady-hint = The computer plays the Musketeers.
play-as-both = Both
play-as-both-hint = Several people on one device, or you against yourself.

## Data files of one’s own

data-title = Play with values of your own
data-about = The published values are not ours to give. If you own the box, write its values into a data file: a text in TOML format, like ours. It stays in this browser and goes nowhere else.
data-own = Loaded data files
data-load = Load a data file …
data-loading = The file is being read …
data-copy = Download ours as a beginning
data-loaded = The data file “{ $name }” is loaded and kept in this browser.
data-loaded-visit = The data file “{ $name }” is loaded, but for this visit only: this browser does not let the page store it.
data-is-house = This is our own data file; the game has it already.
data-refused = { $count ->
    [one] “{ $file }” cannot be played with. One thing is wrong:
   *[other] “{ $file }” cannot be played with. { $count } things are wrong:
}
data-faults = What is wrong with “{ $file }”
data-no-text = “{ $file }” is not a data file: it is not UTF-8 text.
data-refused-hint = Nothing has been changed. Put the file right and load it again.
data-remove = Remove
data-remove-named = Remove the data file { $name }
data-remove-ask = { $count ->
    [0] Remove the data file “{ $name }”? No stored match needs it.
    [one] Remove the data file “{ $name }”? One stored match needs it and waits until you load it again.
   *[other] Remove the data file “{ $name }”? { $count } stored matches need it and wait until you load it again.
}
data-keep = Keep it
data-removed = The data file “{ $name }” is removed.
data-house = House edition
data-other = “{ $name }” ({ $fingerprint }) is loaded, but it is another file. The one with the fingerprint { $wanted } is needed.

## Faults of data files (MR-27)

error-data-long = A data file has { $max } characters at most.
error-data-nesting = This is not a data file: it is nested too deep.
error-data-syntax = Line { $line }, column { $column }: this cannot be read as TOML.
error-data-key-unknown = Line { $line }: a data file has no key “{ $at }”.
error-data-key-missing = Line { $line }: the key “{ $at }” is missing.
error-data-type = Line { $line }, { $at }: this must be { $kind ->
    [integer] a whole number
    [flag] true or false
    [list] a list
    [table] a table
   *[text] a text
}.
error-data-range = Line { $line }, { $at }: this must lie between { $min } and { $max }.
error-data-choice = Line { $line }, { $at }: this must be one of { $choices }.
error-data-count = Line { $line }, { $at }: there must be exactly { $count } entries.
error-data-length = Line { $line }, { $at }: there must be { $min } to { $max } entries.
error-data-twice = Line { $line }, { $at }: “{ $id }” is here for the second time.
error-data-name = Line { $line }, { $at }: a name has 1 to 40 characters that can be seen, and no blanks around them.
error-data-id = Line { $line }, { $at }: an id has 1 to 40 characters, lower-case letters from a to z, digits and _, and begins with a letter.
error-data-botte = Line { $line }, { $at }: a botte demands 1 to 6 symbols.
error-data-space = Line { $line }, { $at }: a space of La Rochelle is a whole number such as -3, and not 0.
error-data-too-few = Line { $line }, { $at }: at least { $needed } are needed in all, but there are { $there }.
error-data-inn = Line { $line }, { $at }: the inn has { $squares } squares, but { $tokens } tokens.
error-data-time-dice = Line { $line }, { $at }: the first space must be 0, and each must be greater than the one before.
error-data-ascending = Line { $line }, { $at }: each number must be greater than the one before.
error-data-one-for-all = Line { $line }, { $at }: “one_for_all” can stand on one space only.
error-data-quest-order = Line { $line }, { $at }: each board must stand here once, and the galleries last.

## The form

new-sides = The two sides

## What it is about

goal-mousquetaires_du_roy = Bring back the Queen’s diamond studs, or keep them from coming back.
goal-mousquetaires_du_roy-how = The Musketeers must come to the end of the quest. Milady, hidden somewhere, has won as soon as time runs out, the Queen’s honour falls, La Rochelle is lost, or Constance dies.
goal-mousquetaires_du_roy-team = You lead the Musketeers against Milady: bring back the Queen’s diamond studs.
goal-mousquetaires_du_roy-how-team = Come to the end of the quest before Milady, hidden somewhere, wins in one of her four ways: time, honour, siege or Constance.
goal-mousquetaires_du_roy-milady = You are Milady, alone against the Musketeers: keep the Queen’s diamond studs from coming back.
goal-mousquetaires_du_roy-how-milady = Hidden somewhere, you hold the Musketeers up. You need one of four ways: time, honour, siege or Constance.
goal-mousquetaires_du_roy-all = { $length ->
    [short] The last two of the four places, one after the other
   *[other] All four places, one after another
}
goal-mousquetaires_du_roy-one = Any one of these
minutes-mousquetaires_du_roy = { $length ->
    [short] A short match, half an hour.
   *[other] A match takes about three quarters of an hour, a short one half an hour; with three Musketeers a few minutes less.
}
