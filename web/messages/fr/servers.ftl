### Servers that somebody names for meetings across networks. In the settings.

servers-title = Joueurs sur d’autres réseaux
servers-about = Sur un même réseau, les appareils se trouvent d’eux-mêmes. Pour ceux qui sont plus loin, vous pouvez nommer des serveurs : l’un les aide à se trouver (STUN), l’autre transmet ce qu’ils se disent (TURN). Tant que vous n’en nommez aucun, rien n’est demandé à personne.
servers-learn = Un serveur que vous nommez apprend les adresses des appareils qui se rencontrent, et quand. S’il transmet leurs échanges, il en apprend aussi le volume, mais pas le contenu, qui est chiffré. Il est interrogé chaque fois que, sur cet appareil, vous invitez quelqu’un ou répondez à une invitation.
servers-none = Aucun serveur n’est nommé.
servers-address = Adresse d’un serveur
servers-user = Nom d’utilisateur
servers-password = Mot de passe
servers-add = Nommer ce serveur
servers-forget = Oublier { $address }
servers-kept = Conservés sur cet appareil seulement, en clair, mot de passe compris ; aucune sauvegarde ne les emporte.
servers-fault-address = Ce n’est pas l’adresse d’un tel serveur. Elle commence par stun:, stuns:, turn: ou turns:, suivi d’un nom ou d’un numéro, et parfois d’un port.
servers-fault-password = Un serveur qui transmet demande un nom d’utilisateur et un mot de passe.
servers-fault-known = Ce serveur est déjà nommé.
servers-fault-full = On ne peut pas nommer plus de serveurs ; oubliez-en d’abord un.
