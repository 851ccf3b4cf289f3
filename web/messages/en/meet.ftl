### Codes that go from one device to another: shown, and read.

meet-picture = { $what } as a QR code
meet-copy = Copy
meet-copied = Copied. It can be pasted anywhere.
meet-send = Send …

scan-asking = The browser is asking whether the camera may be used …
scan-picture = What the camera sees
scan-hint = Point the camera at the code on the other device.
scan-refused = The camera may not be used here. Allow it in the settings of the browser, or paste the code below.
scan-missing = No camera can be used here. Paste the code below.
scan-paste = Or paste the code or link
scan-read = Read it

signal-other = That answer belongs to another invitation. Show the guest this one, and read its answer.
signal-used = Somebody else has already answered this invitation. A new one is needed for each guest.
