### Installing the page, playing without the net, and what the browser keeps. Said on the home page and in the settings.

offline-title = On this device
offline-waiting = As soon as Python runs, the page fetches what it needs to work offline.
offline-downloading = Fetching all that is needed to play offline: { $percent }% of { $total } MB
offline-downloading-update = A new version of this page is on its way: { $percent }% of { $total } MB. Play on meanwhile.
offline-downloading-label = Download for playing offline
offline-ready = Ready to play offline
offline-ready-long = Everything is here: the page opens and plays offline too.
offline-update = A new version of this page is ready.
offline-update-do = Update now
offline-update-how = The page loads again; your matches stay. If you would rather not, the new version comes by itself once the page is closed everywhere.
offline-update-elsewhere = The page is also open in another tab or window. Close it there first, so that nothing is interrupted.
offline-update-at-table = A new version of this page is ready. It waits until you leave the table.
offline-update-notice = A new version of this page is ready. “Update now” stands in the settings and at the foot of the home page.
offline-failed-incomplete = Not everything needed to play offline could be fetched. Online, the page works as it is.
offline-failed-full = There is no room in this browser to keep the page for playing offline. Online, it works as it is.
offline-failed-update-incomplete = The new version could not be fetched whole. This one goes on working, offline too.
offline-failed-update-full = There is no room in this browser for the new version. This one goes on working, offline too.
offline-impossible-refused = This browser does not let the page keep its files (a private window, or a setting), so it cannot be played offline here.
offline-impossible-insecure = The page can be kept for playing offline only where it comes over a secure connection (https).

install-do = Install
install-how-ios = To install it like an app: in Safari, tap Share, then “Add to Home Screen”.

storage-kept = The browser keeps your matches until you delete them yourself.
storage-may-go = The browser may clear your matches, for example when space runs short or after weeks without a visit. In a private window they go with the window.
storage-asks = The browser will ask you first.
storage-ask = Ask the browser to keep them
storage-asked = The browser promises nothing yet. Installing the page, or coming back often, may change its mind.

## In place of the page when its files are damaged and the net is gone

damaged-title = The page cannot be opened just now
damaged-text = A file of this page is damaged on this device, and it cannot be fetched again offline. Your matches are kept. Go online, then load the page again.

## The manifest of the installed page

manifest-new = { $game }: new match
manifest-shot-home = The games to choose from
manifest-shot-table = At the table of { $game }
