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
join-odd = What the host’s page says of this table cannot be understood here.
join-cut = The way to the host is cut
join-cut-how = Nothing is lost: the match waits for you. Let the host invite once more, and read the new invitation; your seat is kept.
join-moved = The match is at the device of { $name } now
join-moved-how = Let { $name } invite you, and read the invitation; your seat is kept.
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
error-guests-host-behind = The host has played on in another tab. The match goes on from there.
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

## The match goes over to another device

hand-title = Hand the match over to another device
hand-how = That device then runs the match and holds all cards; whoever takes its page apart could see them. This device becomes a guest at its own seat, and nothing of the match stays here. The others are led there at once; who cannot be reached just now meets the new host by a new code.
hand-ask = Ask { $name }
handing-title = The match is being handed over
handing-asking = { $name } is being asked …
handing-withdraw = Never mind
handing-sending = The match is going over to { $name } …
handing-leading = The match is at the device of { $name }. The others are being led there …
handing-declined = { $name } leaves the match with you.
handing-failed = The match could not be handed over to { $name }. It is here as before.
handed-done = { $name } is the host now.
handed-title = This match is at another device
handed-how = { $name } is the host now, and nothing of the match has stayed here. Your seat is kept: let { $name } invite you, and read the invitation.
take-title = Will you be the host?
take-how = The host would like to hand the match over to you. It is then stored on this device and runs here, so keep the page open; whoever takes it apart could see all cards. This device first checks that it is the match you have been playing.
take-yes = Take the match
take-no = Leave it with the host
take-preparing = This device is getting ready for it …
take-waiting = The match is coming over …
take-done = You are the host now.
take-pending = The way was cut while the match was being handed over to you. If the host’s page says that it is with you now, go on here; if not, it is still there: let the host invite you.
take-pending-do = Go on here as the host
error-handed-unasked = Somebody wanted to make this device the host without asking. That table has been left.
error-handed-unfair = What was handed over is not the match that this device has been playing. It stays with the host.
error-handed-here = That match is stored on this device already. It stays with the host.
error-handed-not-kept = This device cannot store the match. It stays with the host.
error-handed-since = That device has handed the match over since, and is no longer its host.
