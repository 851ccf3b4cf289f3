### Servers that somebody names for meetings across networks. In the settings.

servers-title = Players in other networks
servers-about = Devices in one network find each other by themselves. For those that are further apart you may name servers: one that helps them find each other (STUN), or one that passes on what they say (TURN). As long as you name none, nobody is asked for anything.
servers-learn = A server that you name learns the addresses of the devices that meet, and when. One that passes things on learns how much they say too, but not what: that is encrypted. It is asked whenever you invite somebody or answer an invitation at this device.
servers-none = No server is named.
servers-address = Address of a server
servers-user = User name
servers-password = Password
servers-add = Name this server
servers-forget = Forget { $address }
servers-kept = Kept on this device only, in plain text, password included; no backup takes them along.
servers-fault-address = That is no address of such a server. It begins with stun:, stuns:, turn: or turns:, then comes a name or a number, and perhaps a port.
servers-fault-password = A server that passes things on wants a user name and a password.
servers-fault-known = That server is named already.
servers-fault-full = No more servers can be named; forget one first.
