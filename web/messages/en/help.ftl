### Help: the keys, and what the signs of a table mean.

help-rules = Rules of the games
help-signs = What the signs mean
help-signs-how = Touch a sign on the table and it says what it is; hold it down where it lies on a card or a button. Under a mouse it says so by itself, and on the keyboard I goes through all of them.
help-signs-now = On the table now

keys-title = Keyboard, mouse and finger
keys-intro = Everything can be done with the keyboard alone.
keys-tab = Tab
keys-tab-does = Go to the next thing that can be chosen; with Shift, to the one before
keys-enter = Enter or Space
keys-enter-does = Choose or press it; once all cards that are wanted are chosen, Enter lays them; where nothing has the focus, Enter presses the one button that is gold
keys-arrows = Arrow keys
keys-arrows-does = Move through a hand of cards or a group of choices
keys-digits = 1 … 9, 0
keys-digits-does = Choose the card or the place with that number (a 10 with 1 or 0; once more for the next of the same number); Enter then plays it
keys-drag = Drag a card
keys-drag-does = In the card games: drop it on the table; where one card is asked for, it is played
keys-double = Double-click a card
keys-double-does = The same, with the mouse
keys-lamp = L
keys-lamp-does = When you must decide: ask the lamp, or put it out
keys-chances = C
keys-chances-does = In Four Musketeers, when you must strike: show the chances on the cards, or hide them
keys-hurry = N
keys-hurry-does = While the others play: go on to your next decision
keys-signs = I
keys-signs-does = At a table: explain the signs one after another; the arrow keys go on, Esc ends it
keys-watch = ← → Home End Space
keys-watch-does = While you watch a match: step by step, with Shift part by part; to the beginning; to the end; let it go on, or pause
keys-escape = Esc, Ctrl+Z
keys-escape-does = Put back what you have chosen; take back what you have played, while its time runs or the button for it is there; Esc also closes what is open
keys-help = ?
keys-help-does = Show this help
