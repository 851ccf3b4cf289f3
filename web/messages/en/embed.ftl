### In a page of others: the poster that embed.js draws, and the page in a frame.

## The poster; no sentence here has a variable, for the script carries them itself

poster-game = A card game, to be played right here
poster-game-do = Play
poster-deal = A deal to play
poster-deal-do = Open this deal
poster-play = A match to carry on
poster-play-do = Carry on from here
poster-record = A finished match
poster-record-do = Watch this match
poster-player = Against a player written in Python
poster-school = A player to write in Python
poster-school-do = Begin
poster-won = won
poster-practice = Played for practice
poster-lamp = The lamp was asked
poster-unread = What this link carries could not be read here. The game can say more.
poster-unread-do = Open the game
poster-before = Nothing is loaded until you press.
poster-full = Open the full page

## The page in a frame

embed-full = Open the full page
embed-full-without = The full page opens without this match.
embed-apart = Most browsers keep what you play inside another page apart from what you play on the full page.
