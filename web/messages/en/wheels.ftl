### Wheels: packages of Python that a visitor's player brings.

wheels = Wheels that it brings
wheels-own = A player may bring packages of its own: wheels of pure Python, chosen as files. They run in its sandbox and are asked of nobody. Its text names each by its file and its digest; the wheels themselves stay on this device and go along in a backup.
wheels-what = It brings these packages. Its text names them by their digests, so that no other file is taken for them.
wheels-choose = Choose wheels
wheels-looking = The wheel is being looked through …
wheels-missing = It is not on this device. Choose the file { $file }.
wheels-lacking = { $name } also needs { $wanted }, which is not brought.
wheels-unfit = { $name } needs { $wanted }; what is brought of it is another version.
wheels-unread = Whether what is brought will do for { $name } cannot be told: { $wanted } is written in a way that is not understood here.
wheels-remove = Do without { $name }
wheel-fault-name = { $file } is not named like a wheel: name-version-py3-none-any.whl.
wheel-fault-pure = { $file } is not pure Python: only wheels for py3-none-any can be brought.
wheel-fault-python = { $file } is for Python { $detail }, and another one runs here.
wheel-fault-compiled = { $file } is not pure Python: { $detail } in it is compiled.
wheel-fault-large = { $file } is too large: a wheel may have 8 MB.
wheel-fault-unpacked = What is in { $file } is too much: 4000 files and 40 MB at most.
wheel-fault-zip = { $file } is damaged, or no archive that can be read.
wheel-fault-path = { $file } is refused: the path { $detail } in it would lead elsewhere, or is there twice.
wheel-fault-parts = { $file } is no whole wheel: { $detail } is missing or cannot be read.
wheel-fault-other = What is in { $file } has another name or another version than the file.
wheel-fault-record = { $file } was changed after it was made: { $detail } does not agree with its list.
wheel-fault-another = { $file } is none of the wheels that the player names: the digest is another one.
wheel-fault-many = A player brings { $most } wheels at most.
wheel-fault-full = There is no room: 16 MB of wheels are kept, and players of yours name all of them.
