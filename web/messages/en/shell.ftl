### The page around the tables: home, new match, settings, notices.

## Everywhere

site-name = Musketiere
site-tagline = Three games of the Musketeers and the Cardinal, for an evening with friends or with the computer.
title-of-page = { $page } · Musketiere
skip-to-content = Skip to the content
list = { $first } and { $last }
close = Close
retry = Try again
reload = Reload the page
dismiss = Dismiss this notice
loading-page = One moment …
part-failed = This part of the page could not be fetched. Check the connection and try again.

## Menu

help = Help
menu = Menu
menu-home = Home
menu-leave = Leave the table
menu-leave-hint = The match is kept; carry on whenever you like.
menu-new = New match
menu-rules = Rules
menu-share = { share-open }
menu-settings = Settings
menu-help = { help }
menu-about = About this page
school-title = The fencing school

## Home

home-players = { $min } to { $max } players
home-players-fixed = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
home-author = { $name }, { $year }
home-carry-on = Carry on
home-carry-on-with = Carry on with { $game }
home-again = { $game } once more
home-became = { $won ->
    [yes] You won the last match
    [no] Time for revenge
   *[open] Played to the end last time
}
home-play = Play now
goal-play = Play
goal-learn = Begin the lesson
new-first-time = First time? Begin with the lesson
home-new = New match
home-learn = Learn by playing
home-problems = Problems
home-rules = Rules
home-daily-new = the same for everybody
home-daily-over = played today
home-unknown = There is no such page here. This is the home page.
home-school = Write a computer player of your own in Python, and let it fight ours.
home-matches = Your matches
home-matches-none = No match yet. What you play is kept in this browser alone.
home-matches-place = Matches { $from } to { $to } of { $count }
home-matches-newer = Newer
home-matches-older = Older
results-title = Results
together-title = Everybody on their own phone
import-title = Open a match from a link or its text
import-label = The address of a link, or the text that the end of a match offers to copy
import-open = Open the match
import-name = Player { $number }
home-match-over = Finished
home-match-lesson = First lesson
home-match-practice = Practice
home-match-when = Last played { $when }
home-match-totals = Standing
home-resume = Resume
home-look = Look at it
home-resume-named = Resume the match of { $names }
home-look-named = Look at the finished match of { $names }
home-watch = Watch again
home-watch-named = Watch the finished match of { $names } again
home-review = Review
home-review-named = Review the finished match of { $names }
home-share = Share
home-share-named = Share the finished match of { $names }
home-delete = Delete
home-delete-named = Delete the match of { $names }
home-deleted = The match of { $names } is deleted.
home-undo-delete = Undo
home-undo-delete-named = Bring back the match of { $names }
home-storage-failed = The match could not be changed: this browser does not let the page at its data.

## Sharing, the deal of the day

share-title = Share
share-open = Share …
link-title = A link
daily-title = Deal of the day
lamp-used = { $count ->
    [one] with the lamp, once
   *[other] with the lamp, { $count } times
}

## Python on its way

engine-loading = Loading: { $percent }% of { $total } MB
engine-starting = The table is being laid …
engine-loading-label = Loading the rules engine
engine-waiting = Your table is being laid. The match begins by itself.
engine-failed-title = Python could not start
engine-recovered = Python had stopped and is running again. The match goes on where it was.

## New match

new-title = { $game }: new match
new-rest = The other choices come as soon as Python is here.
new-who = Who plays
option-players = Number of players
option-players-hint = Computer players count too.
new-name = Name of player { $number }
new-controller = Who plays for player { $number }
new-controller-human = Human
new-controller-computer = Computer
new-controller-own = My players
player-random = Recruit
player-rule_based = rules of thumb
player-external = from the fencing school
player-novice = Page
player-novice-hint = The page is new at court: he overlooks things and soon forgets what has been played. For children and first matches.
player-casual = Cadet
player-casual-hint = The cadet knows what his cards are worth, but remembers little and lets himself be surprised.
player-skilled = Lieutenant
player-skilled-hint = The lieutenant weighs every choice, counts what has gone and watches how you play.
player-master = Captain
player-master-hint = The captain forgets nothing and reads your hand from what you play. Nobody here plays better.
character-any = as it comes
character-bold = bold
character-bold-hint = Takes risks where much can be won.
character-careful = careful
character-careful-hint = Would rather win little than lose much.
character-vengeful = vengeful
character-vengeful-hint = Does not forget who has harmed him.
new-character = Character of player { $number }
new-characters = Each computer player has a character too. Left as it comes, no two at a table are alike.
new-levels = How well the computer players play
new-watch = No human plays: you will watch.
new-pass = Several people on one device: the page covers the cards whenever you pass it on.
new-match = The match
option-tie_rule = If the best result is shared
option-tie_rule-shared = All of them win
option-tie_rule-shared-hint = Everybody with the best result wins.
option-tie_rule-play_on = The match goes on
option-tie_rule-play_on-hint = Play goes on until one alone is ahead.
new-more = More options
new-begin = Begin the match
new-waiting = Waiting for Python …
new-starting = Dealing …
new-faults = { $count ->
    [one] One thing must be put right before the match can begin.
   *[other] { $count } things must be put right before the match can begin.
}
new-name-missing = Every player needs a name.
new-name-twice = Two players are called { $name }. Give each a name of their own.
new-defaults = Back to the usual rules

## First lesson

guide-title = Learn by playing
problems-title = Problems: { $game }
guide-preparing = Your hand is being prepared.

## Rules

rules-title = Rules of { $game }
rules-contents = What is where
rules-clauses = Clauses { $clauses }

## Settings

settings-title = Settings
settings-language = Language
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-fi = Suomi
settings-theme = Day or night
settings-theme-system = Like the system
settings-theme-light = Day
settings-theme-dark = Night
settings-speed = Speed of the computer players
settings-speed-slow = Unhurried
settings-speed-normal = Normal
settings-speed-fast = Brisk
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-motion-off = None
settings-motion-hint = Reduced: things fade instead of flying. None: everything is simply there.
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = On
settings-sound-hint = Steel, cards and dice at the table, and a few notes at the end.
settings-hints = Hints
settings-hints-off = Off
settings-hints-on = On
settings-hints-hint = In Mousquetaires du Roy: what is worth wanting now, and gold on what helps.
settings-kept = Kept in this browser.

## About

about-title = About this page

## Notices

crash-title = Something went wrong on this page
crash-text = This was not your doing. All you have played is kept: load the page again and carry on.
