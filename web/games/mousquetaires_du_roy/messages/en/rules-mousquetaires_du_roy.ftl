### The rules of Mousquetaires du Roy in our own words, for people. The notes in the margin name the clauses of the rules
### text. Numbers that a data file may change come from the house edition.

rules-mousquetaires_du_roy-lead = One side is Milady; the other is the Musketeers, shared out among everybody else. The Queen’s diamond studs must be back in time for the ball, and Milady has four ways to see that they are not.

rules-mousquetaires_du_roy-aim-title = The idea
rules-mousquetaires_du_roy-aim-1 = The Musketeers win at once when all boards of the quest for the diamond studs are done: the inn, Calais, England and the galleries of the Louvre.
rules-mousquetaires_du_roy-aim-2 = Milady wins at once when one of four things happens: Time reaches the Cardinal’s space, number { $time }; the Queen’s honour falls to 0; the siege of La Rochelle is pushed { $left } spaces to the left, to Richelieu’s end; or Constance is strangled.
rules-mousquetaires_du_roy-aim-3 = Whichever comes first ends the match. There is no draw.

rules-mousquetaires_du_roy-edition-title = The values are ours
rules-mousquetaires_du_roy-edition-1 = The published texts we worked from explain how to play, but they hardly say how strong, how costly or how many. So the skills, prices, cards and boards on this page are a house edition: our own values, not the published ones. The tables below show them.
rules-mousquetaires_du_roy-edition-2 = Whoever owns the game can load a data file with other values and play with those. Every saved match and every link remembers which values it was played with.

rules-mousquetaires_du_roy-table-title = What lies on the table
rules-mousquetaires_du_roy-table-1 = A Musketeer stands in one of seven places, and Milady in one of six; distances do not matter. Rochefort is always where she is, and most of the time nobody knows where that is.
rules-mousquetaires_du_roy-table-2 = Pistoles and Epic tokens belong to the whole team. Adventure cards, equipment and improvements belong to one Musketeer. The players of the team see all their cards; Milady sees only how many there are.
rules-mousquetaires_du_roy-places-picture = The places, and what happens there.

rules-mousquetaires_du_roy-setup-title = Getting ready
rules-mousquetaires_du_roy-setup-1 = The Musketeers begin in Paris, only Tréville at the Vieux-Colombier. How much they bring along depends on how many they are.
rules-mousquetaires_du_roy-numbers-picture = With three, four or five Musketeers. The honour at the start is also the most there can be.
rules-mousquetaires_du_roy-setup-2 = Milady begins with one Paris card and as many Perfidy cards as the table says, all of them secret. She lays out the inn, and the first mission at the Louvre is turned up.
rules-mousquetaires_du_roy-setup-3 = There is a short match as well, by a rule of our own. It begins half-way: of the quest only England and the galleries of the Louvre are played, so Milady lays out England instead of the inn; and Time starts half-way between its usual start and the Cardinal’s space. Everything else is as in a whole match.
rules-mousquetaires_du_roy-heroes-picture = The five heroes. Tréville usually takes part only when all five do.

rules-mousquetaires_du_roy-turn-title = The turn
rules-mousquetaires_du_roy-turn-1 = Every turn has four phases: Milady plans; the Musketeers act; La Rochelle is fought over; the turn ends.
rules-mousquetaires_du_roy-turn-2 = At the end of the turn Time advances one space, then the Louvre token one square, and then the Paris card in play takes effect, if there is one.

rules-mousquetaires_du_roy-plans-title = Milady plans
rules-mousquetaires_du_roy-plans-1 = First Milady secretly chooses her destination: Paris, the Louvre, the quest, La Rochelle, Richelieu’s palace or her own house. It may be the same again and again.
rules-mousquetaires_du_roy-plans-2 = Then she may bring a Paris card of her hand into play.
rules-mousquetaires_du_roy-plans-3 = Last, she either draws a Perfidy card or plays one, or does neither.

rules-mousquetaires_du_roy-act-title = The Musketeers act
rules-mousquetaires_du_roy-act-1 = Every Musketeer who is not out of action acts once, in any order the team likes, and finishes before the next one starts. He has { $actions } actions, with three Musketeers in play { $actions_of_three }.
rules-mousquetaires_du_roy-act-2 = An action is one of these, as often as he likes: move to any place but Milady’s house and the Bastille; buy one or two tokens; draw an Adventure card; exchange with a Musketeer in the same place; play a Character card; attempt a challenge; fight a duel; put a Combat card on a free space at La Rochelle, while he is there; try to get out of the Bastille; or take a step of the quest that is none of these.
rules-mousquetaires_du_roy-act-3 = He may stop early; actions that are left are lost. Paying beggars and riding a horse cost no action.
rules-mousquetaires_du_roy-act-4 = Which of the team begins is settled by whoever begins. You can also step back and let the others go first; then you are asked again when one of them has acted.

rules-mousquetaires_du_roy-challenges-title = Challenges
rules-mousquetaires_du_roy-challenges-1 = A challenge names a skill and a value. The Musketeer’s skill, one more if it is improved, and the Skill cards of that skill which he discards must together reach the value. There are no dice: what he can show is what he has, and he may only attempt what he can show.
rules-mousquetaires_du_roy-challenge-picture = A challenge of { $challenge }. { $hero } has { $skill }, improved to { $improved }, and discards a card worth { $card }: exactly enough.
rules-mousquetaires_du_roy-challenges-2 = A challenge that is met is done for good, and pays what it promises: pistoles and Epic tokens to the team, cards to the Musketeer himself.

rules-mousquetaires_du_roy-duels-title = Duels
rules-mousquetaires_du_roy-duels-1 = The Musketeer names an opponent in his place. He throws { $blue } blue dice, one more for each Combat card and two more for each Double Combat card that he discards before the first throw; never more than { $blue_max } in all. The opponent throws as many red dice as his force.
rules-mousquetaires_du_roy-duels-2 = Both throw at once. First look for bottes: a botte is met when a throw shows at least the symbols it demands. If only one side meets its botte, it inflicts one wound and suffers none, whatever else the dice show. If both do, each suffers one wound.
rules-mousquetaires_du_roy-bottes-picture = What a throw must show at least, and on how many faces of a die each symbol stands.
rules-mousquetaires_du_roy-botte-picture = Athos against Bernajoux. Three fleurs-de-lis are the botte of Athos: one wound, and the three swords of Bernajoux count for nothing.
rules-mousquetaires_du_roy-both-picture = Both bottes: Athos and Bernajoux are wounded once each.
rules-mousquetaires_du_roy-duels-3 = If neither side meets its botte, every sword that no shield of the other side parries is a wound. Fleurs-de-lis are good only for bottes.
rules-mousquetaires_du_roy-hit-picture = Athos against Biscarat. Two swords, one of them parried: Biscarat is hit once. The shield of Athos parries the only sword against him.
rules-mousquetaires_du_roy-duels-4 = A duel ends with first blood. As long as nobody is wounded, each side puts one die away and throws the rest again. If one side has no dice left, the other goes on alone; if neither has, it is a tie.
rules-mousquetaires_du_roy-tie-picture = Athos against Biscarat again. Round by round there is a die less and never a wound: a tie.
rules-mousquetaires_du_roy-duels-5 = An opponent is defeated when his wounds reach his life, and almost all have one life only. Then he pays his reward. If he is not defeated, it takes another action to fight him again.
rules-mousquetaires_du_roy-adversaries-picture = Milady’s adversaries, and those she does not have to choose. The force is the number of red dice.

rules-mousquetaires_du_roy-tokens-title = Equipment, improvements and exchanges
rules-mousquetaires_du_roy-tokens-1 = One action buys one or two different tokens, in any place. Nobody owns the same token twice. Equipment costs pistoles and may be exchanged; improvements cost a card and stay with whoever bought them.
rules-mousquetaires_du_roy-equipment-picture = What there is to buy.
rules-mousquetaires_du_roy-tokens-2 = An exchange moves any cards and any equipment between two Musketeers in the same place, in both directions or in one. The comrade may be out of action. It costs him nothing; if you have agreed so, his player must consent. A refusal costs no action, but whoever offered may not ask the same comrade again this turn.

rules-mousquetaires_du_roy-rochefort-title = Rochefort
rules-mousquetaires_du_roy-rochefort-1 = When a Musketeer attempts any part of a mission or of the quest in the place where Milady is, Rochefort may step in. He never does so against Athos, and never when somebody moves, buys, exchanges, draws, plays a Character card or pays beggars.
rules-mousquetaires_du_roy-rochefort-2 = The Musketeer has already said what he attempts. Milady shows herself, and he must fight Rochefort, who throws { $rochefort_dice } red dice and has { $rochefort_life } lives. That costs no action of its own.
rules-mousquetaires_du_roy-outcomes-picture = Who is wounded, and what follows.
rules-mousquetaires_du_roy-rochefort-3 = Milady may also let an attempt pass and stay hidden; Rochefort can still appear at the next one. Once he has shown himself, he steps in every time. Here she is asked at every attempt, wherever she is, so that the pause gives nothing away.
rules-mousquetaires_du_roy-rochefort-4 = When Rochefort flees, Milady goes home with him: she takes no Paris card there and has no action this turn. Without any life left he can step in no more, until Balm heals him.

rules-mousquetaires_du_roy-paris-title = Paris
rules-mousquetaires_du_roy-paris-1 = A Paris card in play is a mission. Milady mans it with adversaries of her reserve, whose forces together may not be more than the card allows; at least one, if any fits. Then she may lay an ambush on it.
rules-mousquetaires_du_roy-paris-2 = The mission is done when all its challenges and duels are won, in any order and by any Musketeers. Until then the card takes effect at the end of every turn. A Paris card that is done leaves the game.
rules-mousquetaires_du_roy-paris-3 = Milady may play a new Paris card onto an old one. The old one leaves the game with its ambush, and its undefeated adversaries return to her.
rules-mousquetaires_du_roy-missions-picture = The Paris cards.

rules-mousquetaires_du_roy-louvre-title = The Louvre
rules-mousquetaires_du_roy-louvre-1 = There is always a mission at the Louvre, manned in the same way, and done when all its challenges and duels are won. Then the Queen’s honour rises by { $bonus }, though never above its start, and the next mission comes at once.
rules-mousquetaires_du_roy-louvre-2 = At the end of each turn the Louvre token goes down one square of the Louvre ladder. On some squares the Queen’s honour falls by one. On the last the mission has failed: Milady takes back her adversaries and draws a Perfidy card, a new mission is turned up, and the token returns to the top.
rules-mousquetaires_du_roy-ladder-picture = The Louvre ladder.
rules-mousquetaires_du_roy-salons-picture = The missions at the Louvre.

rules-mousquetaires_du_roy-siege-title = La Rochelle
rules-mousquetaires_du_roy-siege-1 = At La Rochelle there are three spaces for Combat cards. In the third phase a Combat card there throws one blue die, a Double Combat card two. Milady throws red dice by Time; some cards of hers add one, but she never throws more than { $red_max }.
rules-mousquetaires_du_roy-siege-2 = Only swords count. The siege moves by the difference: to the right if the team has more, to the left if Milady has more. If it is to move to the left, every Musketeer there may give one of his lives to shorten the way by one space.
rules-mousquetaires_du_roy-siege-picture = One sword against three: two spaces to the left. A Musketeer gives a life, and it is only one.
rules-mousquetaires_du_roy-siege-3 = Some spaces pay a reward, each only once: the first time they are reached or passed. The right end does not win the match. The left end loses it.
rules-mousquetaires_du_roy-track-picture = What Time gives Milady, and what the spaces pay.

rules-mousquetaires_du_roy-richelieu-title = Richelieu, and Milady’s own action
rules-mousquetaires_du_roy-richelieu-1 = A Musketeer who arrives at Richelieu’s palace searches it at once. If Milady is there, she is revealed and loses her action. If she is not, he is put into the Bastille. Whoever begins to act there must first move away, and may not return that turn.
rules-mousquetaires_du_roy-richelieu-2 = When all Musketeers have acted, Milady shows where she is, unless she has been found already, and acts.
rules-mousquetaires_du_roy-own-picture = What Milady does where.

rules-mousquetaires_du_roy-bastille-title = The Bastille
rules-mousquetaires_du_roy-bastille-1 = A Musketeer gets here by searching Richelieu’s palace in vain, or by Milady’s card Arrested.
rules-mousquetaires_du_roy-bastille-2 = Getting out costs one action and either a pistole or a duel with a gaoler, who throws { $gaoler } red dice. However the duel ends, the prisoner is then at the Vieux-Colombier.
rules-mousquetaires_du_roy-bastille-3 = A Musketeer who was arrested may try at once, with one of his actions of this turn; one sent by Richelieu may not try before the next turn. Meanwhile a prisoner may buy, draw, play Character cards and exchange with a fellow prisoner.

rules-mousquetaires_du_roy-fallen-title = Out of action
rules-mousquetaires_du_roy-fallen-1 = A Musketeer without life is out of action. He is brought to the Vieux-Colombier at once; his actions of this turn are lost, but he keeps his cards and tokens.
rules-mousquetaires_du_roy-fallen-2 = Recovering heals him fully and lets him draw an Adventure card, but takes the place of all his actions of that turn. If he fell before he could begin to act, by a Perfidy card, an assassin or an escape, he recovers at once. Otherwise he recovers next turn, after the others have acted.
rules-mousquetaires_du_roy-fallen-3 = Nobody else is healed at the Vieux-Colombier.

rules-mousquetaires_du_roy-quest-title = The quest
rules-mousquetaires_du_roy-quest-1 = The boards of the quest come one after the other and all lie in one place. What one Musketeer has done there is done for all. Whoever finishes a board draws { $finish } Adventure cards, and the next board follows at once.
rules-mousquetaires_du_roy-quest-inn = The inn has { $lines } lines of { $length } squares, with a token face down on each: { $guards } guards, { $decoys } decoys and { $traps } traps, as Milady has laid them. A Musketeer arrives in the Common Room. An action takes him into a line, and he turns up and meets its first token. If squares before it are free, one action takes him to the last free one, and the next action to the token.
rules-mousquetaires_du_roy-quest-meet = A guard must be fought; if he is beaten, the Musketeer takes his square. A decoy is simply discarded. A trap wounds him, and is discarded too. As soon as one line is cleared the board is done, and all other tokens are lost to Milady.
rules-mousquetaires_du_roy-inn-picture = The first guard of this line is beaten and { $first } stands in his place. One square further on { $second } has met a decoy. What lies on the last two squares nobody but Milady knows.
rules-mousquetaires_du_roy-quest-calais = In Calais all challenges must be met, in any order, before anybody can fight de Wardes.
rules-mousquetaires_du_roy-quest-england = England has stages in a fixed order, some of them a challenge and some a guard, face down.
rules-mousquetaires_du_roy-quest-galleries = Each gallery of the Louvre is passed in one of three ways: by a secret passage for { $passage } Epic tokens, by a challenge, or by defeating both guards, with an action for each. You may begin in one way and go on in another. Passing the last gallery wins the match.
rules-mousquetaires_du_roy-steps-picture = The steps of the quest.

rules-mousquetaires_du_roy-cards-title = The cards
rules-mousquetaires_du_roy-cards-adventure = Adventure cards are drawn by Musketeers. Character cards are discarded when they have been played; only Bassompierre stays at La Rochelle.
rules-mousquetaires_du_roy-adventure-picture = The Adventure deck: { $adventure } cards.
rules-mousquetaires_du_roy-cards-perfidy = Perfidy cards are Milady’s. She plays at most one in a turn.
rules-mousquetaires_du_roy-perfidy-picture = The Perfidy deck: { $perfidy } cards.
rules-mousquetaires_du_roy-cards-ambush = Ambushes are Milady’s too, and all in her hand from the start. She may lay one on each mission when it is placed. When the mission ends, its ambush leaves the game. Assassin and Thieves act at once on everybody who is there, and later on whoever enters.
rules-mousquetaires_du_roy-ambushes-picture = The ambushes: { $ambushes } cards.

rules-mousquetaires_du_roy-alone-title = Without a Milady
rules-mousquetaires_du_roy-alone-1 = If nobody wants to be Milady, a computer player can be her. Or she plays by herself: her destination is drawn and hidden from everybody, and so is whom her cards hit. She plays her oldest Paris card when none is in play, draws a Perfidy card and then plays her oldest if she holds two, mans missions as strongly as she can, lays an ambush on each, and sends Rochefort at the first chance. The difficulty sets how much lower the Queen’s honour starts.

rules-mousquetaires_du_roy-options-title = What you can agree on
rules-mousquetaires_du_roy-options-1 = Three, four or five Musketeers take part, played by one player, or shared among several. Rochefort can be made to appear at the first attempt he may disturb. Prisoners can be forbidden everything but trying to escape. Beggars may have to be paid on the spot. And exchanges may need the consent of the partner’s player.

rules-mousquetaires_du_roy-house-title = Where we had to decide
rules-mousquetaires_du_roy-house-1 = Besides the values, the published texts leave questions open. These are the answers that matter most; the rules text gives them all.
rules-mousquetaires_du_roy-house-board = The stages of England, the automatic Milady, the powers of Porthos, Aramis and Tréville, and what Dead end, Urgency and One for all do are our own.
rules-mousquetaires_du_roy-house-once = A Toledo blade and a cuirass help once in each duel. A cuirass is no help against bottes, traps, assassins or cards.
rules-mousquetaires_du_roy-house-spent = An action that Rochefort has spoilt is spent, but the cards named for it are kept.
rules-mousquetaires_du_roy-house-reinforce = Reinforcing La Rochelle takes being there; Bassompierre alone comes from anywhere.
rules-mousquetaires_du_roy-house-fallen = Whoever falls by his own action still earns what he has won by it.
rules-mousquetaires_du_roy-house-ladder = The Louvre ladder starts on its first square.
rules-mousquetaires_du_roy-house-chain = What takes several choices, such as an exchange, is put together one by one, and each can be taken back until all take effect.
rules-mousquetaires_du_roy-house-undo = On this page you may take back your last decision as long as the next decision is still yours and nothing has been shown or thrown since.
rules-mousquetaires_du_roy-house-known = The computer players know what their own side knows, and no more: Milady’s never sees the hands of the Musketeers, and theirs never sees where she is.

rules-mousquetaires_du_roy-credit-title = Thanks
rules-mousquetaires_du_roy-credit-1 = Mousquetaires du Roy was designed by François Combe and Gilles Lehmann and published by Ystari in 2010, in German as Mylady und die Musketiere. The words and pictures on this page are our own.

## In the pictures

picture-round = Round { $number }
picture-tie = tie
picture-wounds = { $count ->
    [0] no wound
    [one] one wound
   *[other] { $count } wounds
}
picture-siege = { $blue } against { $red }

## The tables

values-setup-actions = Actions each
values-setup-time = Time starts on
values-setup-honour = The Queen’s honour
values-setup-pistoles = Pistoles
values-setup-epic = Epic tokens
values-setup-cards = Adventure cards each
values-setup-perfidy = Milady’s Perfidy cards
values-hero = Hero
values-skills = Skills and life
values-power = What sets him apart
values-botte = Botte
values-demand = At least
values-who = Whose
values-improved = { $names }, improved
values-all-others = all others
values-die-blue = A blue die has
values-die-red = A red die has
values-adversary = Adversary
values-force = Force
values-reward = Reward, peculiarity
values-token = Token
values-price = Price
values-effect = What it does
values-price-improved_skill = any card
values-price-improved_botte = a Combat card
values-wounded = Wounded
values-follows = What follows
values-wounded-rochefort = only Rochefort
values-wounded-both = both
values-wounded-musketeer = only the Musketeer
values-wounded-nobody = nobody
values-follows-rochefort = Rochefort flees to Milady’s house, and she with him. The Musketeer goes on with exactly what he attempted.
values-follows-both = Rochefort flees. The Musketeer goes on, if he is not out of action.
values-follows-musketeer = Rochefort stays. The action is spent in vain.
values-follows-nobody = { values-follows-musketeer }
values-mission = Mission
values-challenges = Challenges (rewards)
values-no-challenges = no challenge
values-up-to = Force up to
values-square = Square { $square }
values-honour-falls = the Queen’s honour falls by one
values-failed = the mission has failed
values-from-time = Time from { $from }
values-dice = { $count ->
    [one] Milady throws 1 die
   *[other] Milady throws { $count } dice
}
values-space = The siege at { $space }
values-pays-perfidy = Milady draws a Perfidy card
values-pays-epic = The team gains an Epic token
values-pays-one_for_all = The team gains One for all, all for one
values-where = Where
values-deed = What she does
values-own-la_rochelle = She discards one Combat or Double Combat card of her choice from the three spaces.
values-own-richelieu = She takes a Perfidy card of her choice from the pile, or draws until she holds three.
values-own-miladys_house = She looks through the Paris pile and takes the card she likes.
values-own-other = Nothing.
values-elsewhere = Elsewhere
values-board = Board
values-steps = Steps
values-stage = { $stage }: { $task }
values-then = then de Wardes
values-card = Card
values-number = Number
values-skill-cards = Skill +{ $value }
