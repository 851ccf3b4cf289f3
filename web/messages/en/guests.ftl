### A table at which everybody has a device of his own: gathering, meeting, and what becomes of the wire.

## The stage

stage-title = { together-title }
stage-rules = Other rules or more players
stage-fair = Nobody chooses the deal: every device adds a share to it, and checks at the end that nothing was changed. The cards lie on the host’s device, which shows each device its own only; a host who takes his own page apart could see them all.
stage-begin = Deal and begin
stage-dealing = The cards are being dealt …
stage-nobody = Nobody has come yet. Let the first guest scan the code.
stage-free = Where nobody sits, a computer player does.
stage-away = { $name } is not heard just now; the deal needs every device.

## The way in

invite-preparing = An invitation is being made …
invite-title = Invite a guest
invite-show = Let the guest scan this code, or send it as a link.
invite-code = Invitation
invite-scan = The guest’s device then shows an answer.
invite-read = Read the answer
invite-back = Show the invitation again
invite-opening = The two devices are finding each other …
invite-servers = { $count ->
    [one] A server that you named in the settings is asked, and learns this device’s address: { $servers }.
   *[other] Servers that you named in the settings are asked, and learn this device’s address: { $servers }.
}
join-title = You are invited
join-preparing = An answer is being made …
join-show = Show this answer to the host, or send it back.
join-code = Answer
join-waiting = As soon as the host has read it, you sit at the table.
join-here = You are at the table
join-name = Your name
join-sit = Sit here
join-look-on = Only look on
join-gathering = The host deals when everybody is here.
join-failed = This invitation does not lead to a table
join-cut = The way to the host is cut
join-cut-how = Nothing is lost: the match waits for you. Let the host invite once more, and read the new invitation; your seat is kept.
join-read = Read an invitation

## At the table

guests-onlookers = { $count ->
    [one] { $count } device looks on
   *[other] { $count } devices look on
}
guests-computer = computer
guests-host = host
guests-here = here
guests-away = not here
guests-what-host-has = The match is kept on the host’s device.
guests-invite = Invite once more
guests-lend = Let a computer player go on
guests-disband = Go on at this device alone
guests-disband-how = The guests are let go, and the match passes from hand to hand at this device.
guests-full-here = As many devices are here as a table has room for.
guests-stalled = The host’s device is not heard. Waiting …
guests-fair = The deal was fair: shares, record and everything this device was told agree.
guests-unfair-commitment = The deal was not fair: a share was changed after everybody had committed to theirs.
guests-unfair-seed = The deal was not fair: the cards do not follow from the shares of all devices.
guests-unfair-agreement = This match was not played by what was agreed before the deal.
guests-unfair-story = What this device was told is not what the record of the match says.
gestures = Gestures
gesture-hat = Lift the hat
gesture-applause = Applaud
gesture-laugh = Laugh
gesture-sigh = Sigh
gesture-glove = Throw down the glove
gesture-hourglass = Ask for haste
gesture-made-hat = { $name } lifts the hat
gesture-made-applause = { $name } applauds
gesture-made-laugh = { $name } laughs
gesture-made-sigh = { $name } sighs
gesture-made-glove = { $name } throws down the glove
gesture-made-hourglass = { $name } points at the hourglass

## What goes wrong

guests-no-way = The two devices found no way to each other. They must be in the same network, a Wi-Fi or the hotspot of one of them; some networks keep their devices apart. Who is further apart may name a server in the settings.
guests-no-webrtc = This browser cannot play with other devices.
signal-damaged = That is not the whole code. Read it once more.
signal-newer = That code comes from a newer version of this page. Reload the page.
signal-kind = That is the other one of the two codes: an invitation goes to the guest, the answer to the host.
error-guests-cut = The way to the host is cut. The match waits for you.
error-guests-host-away = The host is not at the table. The match goes on when he is back.
error-guests-not-here = That can be done at the host’s device only.
error-guests-other-build = The host has another version of this page. Reload both pages, then meet again.
error-guests-full = As many devices are at that table as it has room for.
error-seat-not-here = Nobody looks from a seat of somebody else.
guests-free = free
guests-onlooker = somebody who looks on
guests-leave = Leave the table
guests-disband-do = Let the guests go
guests-unchecked = This device was not there when the cards were dealt: it cannot check the deal.
guests-redealt = The host has the cards dealt once more, before anybody has seen any. Whoever deals until he likes the cards has chosen them.
guests-insecure = Devices can play together only on a page that came by https.
error-guests-deal-refused = The device of { $name } has not taken part in the deal. Nothing has begun; try again.
stage-running = A match is being played at several devices just now. Another table lets its guests go.
stage-gather-anew = Gather another table
